# Сторінка `ludorum report`. Числа приходять текстом, уже записані за звичаєм мови.

report-laboratory = лабораторія
report-subtitle =
    { $players ->
        [1] Гра наодинці
        [few] { $players } гравці
       *[other] { $players } гравців
    } · { $bots } · зерно { $seed }
report-unit-games =
    { $n ->
        [one] партія
        [few] партії
       *[other] партій
    }
report-unit-winning = очок зазвичай досить для перемоги
report-unit-score = очок у звичайній партії
report-unit-margin = очок відриву від наступного
report-unit-length = рішень у партії
report-seat = Місце { $n }
report-opponent = Суперник

## In short

report-short = Стисло
report-best-seat = { $who } перемагає найчастіше: { $share } партій (від { $low } до { $high }), рівна частка — { $even }.
report-even = За { $games } партій жодне місце не показало переваги: частки різняться не більше, ніж випадково.
report-alone = { $who } виграє { $share } партій (від { $low } до { $high }).
report-solo-scores = Тут немає суперника: важить рахунок; медіана від { $low } до { $high } очок.
report-best-trial = { $trial }: виграно { $share } партій, найбільше з усіх; { $other }: { $least }, найменше.
report-longest-trial = Найдовша партія — { $trial }: { $n } рішень; { $other }: { $least }.
report-line-more = Найбільше переможців вирізняє рядок «{ $line }»: на { $n } очок більше, ніж у решти.
report-line-less = Решта попереду передусім у рядку «{ $line }»: на { $n } очок.
report-deed-more = Що переможці роблять найчастіше порівняно з рештою: { $deed } ({ $times } від частоти решти).
report-deed-less = Що переможці залишають решті: { $deed } ({ $times } від частоти решти).
report-range = Половина партій триває від { $low } до { $high } рішень; кожна двадцята — понад { $most }.

## The drawings

report-seats = Хто перемагає
report-seats-about = Частка виграних партій, спільні перемоги поділено. Смуга — де лежить справжня частка, у 95 випадках зі 100. Лінія — рівна частка.
report-seats-alone = Частка виграних партій. Смуга — де лежить справжня частка, у 95 випадках зі 100.
report-scores = Рахунок
report-scores-about = Як часто трапляється кожен рахунок; риска — медіана, темніша частина — середня половина.
report-length = Тривалість партії
report-length-about = Рішення людей або ботів; вимушене не рахується.
report-lines = Звідки очки
report-lines-about = Середні очки рядка підсумкового аркуша: місця, що перемогли, і місця, що ні.
report-winners = переможці
report-others = решта
report-difference = різниця
report-deeds = Що роблять переможці
report-deeds-about = Скільки разів переможці роблять це на кожен раз решти. Тонка лінія — 95-відсотковий інтервал. Перемога може бути і причиною звички, і її наслідком.
report-often = Часте
report-often-about = раз на дві партії або частіше
report-rare = Карти й рідкісне
report-rare-about = рідше
report-nothing = Усе це може бути випадковістю.
report-times = ×{ $n }
report-per-game = { $n } за партію
report-compared = Порівняння
report-trial = Грали з
report-median = медіана
report-half = середня половина
report-column-games = партії
report-column-score = рахунок переможця
report-column-margin = відрив
report-column-length = рішення
report-column-wins = перемоги за місцями
report-column-won = виграно

## How it was made

report-made = Як це зроблено
report-command = Команда
report-rules = Правила
report-rules-of = { $title }, редакція правил { $epoch }, Ludorum { $version }
report-settings = Налаштування
report-standard = звичайна гра
report-bots = Боти
report-digest = Відбиток усіх результатів
report-again = Та сама команда зіграє ті самі партії знову й дасть той самий відбиток.
report-fan-made = Ludorum — неофіційна робота шанувальників. Вона не пов’язана з Garphill Games чи іншим видавцем і не містить ані малюнків, ані тексту правил. Якщо гра подобається, будь ласка, придбайте її.

## In sentences about what players do

report-nobody = { "" }
report-another = інший гравець
report-some = { "… " }
