--! 3:1 unexpected 'until'
--! 3:7 expected a call or an assignment
until a
