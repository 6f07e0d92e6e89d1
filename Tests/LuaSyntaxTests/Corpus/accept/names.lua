_ = 1
__index = _G
a1, A1, _1, and_, End, nil1 = 1
If.Then.Else = ends.dos
