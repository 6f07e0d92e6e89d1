--! 2:18 a 'local' statement must have at most one '<close>' variable
local a <close>, b <close> = nil, nil
