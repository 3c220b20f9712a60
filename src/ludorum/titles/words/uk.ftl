## What every game is told with.

num = { $n }
none = —
blank = { "" }
list = { $items }
also = { $first }; { $more }
event-because = { $story } ({ $reason })
option-yes = Так
option-no = Ні
reason-gain = { $line } +{ $n }
reason-loss = { $line } −{ $n }
reason-expected-gain = { $line } +{ NUMBER($n, minimumFractionDigits: 1) }
reason-expected-loss = { $line } −{ NUMBER($n, minimumFractionDigits: 1) }
reason-others = інші рядки
reason-opens = тоді відкриється: { $what }
reason-denies = інакше { $player }: { $what }
reason-gone = наступного разу на це буде запізно

## Pictures.

head-players = Гравці
head-player = Гравець
head-table = Стіл
cell-yes = так
cell-key = { $key }: { $value }
card-fact = { $name }: { $fact }
card-back = карта сорочкою догори
