## What every game is told with.

num = { $n }
none = —
blank = { "" }
list = { $items }
also = { $first }; { $more }
event-because = { $story } ({ $reason })
option-yes = Да
option-no = Нет
reason-gain = { $line } +{ $n }
reason-loss = { $line } −{ $n }
reason-expected-gain = { $line } +{ NUMBER($n, minimumFractionDigits: 1) }
reason-expected-loss = { $line } −{ NUMBER($n, minimumFractionDigits: 1) }
reason-others = остальные строки
reason-opens = тогда откроется: { $what }
reason-denies = иначе { $player }: { $what }
reason-gone = в следующий раз для этого будет поздно

## Pictures.

head-players = Игроки
head-player = Игрок
head-table = Стол
cell-yes = да
cell-key = { $key }: { $value }
card-fact = { $name }: { $fact }
card-back = карта рубашкой вверх
