## What every game is told with.

num = { $n }
none = —
blank = { "" }
list = { $items }
also = { $first }; { $more }
event-because = { $story } ({ $reason })
option-yes = Yes
option-no = No
reason-gain = { $line } +{ $n }
reason-loss = { $line } −{ $n }
reason-expected-gain = { $line } +{ NUMBER($n, minimumFractionDigits: 1) }
reason-expected-loss = { $line } −{ NUMBER($n, minimumFractionDigits: 1) }
reason-others = other lines
reason-opens = then possible: { $what }
reason-denies = otherwise { $player }: { $what }
reason-gone = next time it would be too late for this

## Pictures.

head-players = Players
head-player = Player
head-table = The table
cell-yes = yes
cell-key = { $key }: { $value }
card-fact = { $name }: { $fact }
card-back = a card face down
