# Страница `ludorum report`. Числа приходят текстом, уже записанные по обычаю языка.

report-laboratory = лаборатория
report-subtitle =
    { $players ->
        [1] Одиночная игра
        [few] { $players } игрока
       *[other] { $players } игроков
    } · { $bots } · зерно { $seed }
report-unit-games =
    { $n ->
        [one] партия
        [few] партии
       *[other] партий
    }
report-unit-winning = обычный счёт победителя
report-unit-score = обычный счёт
report-unit-margin = обычный отрыв от второго места
report-unit-length = решений в партии
report-seat = Место { $n }
report-opponent = Соперник

## In short

report-short = Коротко
report-best-seat = { $who } побеждает чаще всех: { $share } партий (от { $low } до { $high }), равная доля — { $even }.
report-even = Преимущества ни у одного места не видно (партий: { $games }): доли различаются не больше, чем случайно.
report-alone = { $who } выигрывает { $share } партий (от { $low } до { $high }).
report-solo-scores = Здесь нет соперника: важен счёт; медиана от { $low } до { $high } очков.
report-best-trial = { $trial }: выиграно { $share } партий, больше всего; { $other }: { $least }, меньше всего.
report-longest-trial = Дольше всего — { $trial }: решений { $n }; { $other }: { $least }.
report-line-more = Больше всего победителей отличает строка «{ $line }»: в среднем +{ $n } ПО против остальных.
report-line-less = Остальные впереди прежде всего в строке «{ $line }»: в среднем +{ $n } ПО.
report-deed-more = Чаще остальных победители делают вот что: { $deed } ({ $times }).
report-deed-less = Реже остальных победители делают вот что: { $deed } ({ $times }).
report-range = Половина партий длится от { $low } до { $high } решений; каждая двадцатая — дольше { $most }.

## The drawings

report-seats = Кто побеждает
report-seats-about = Доля выигранных партий, общие победы поделены. Полоса — где лежит истинная доля, в 95 случаях из 100. Линия — равная доля.
report-seats-alone = Доля выигранных партий. Полоса — где лежит истинная доля, в 95 случаях из 100.
report-scores = Счёт
report-scores-about = Как часто встречается каждый счёт; метка — медиана, тёмная часть — средняя половина.
report-length = Длительность партии
report-length-about = Решения людей или ботов; вынужденное не считается.
report-lines = Откуда очки
report-lines-about = Средние очки строки итогового листа: у победивших мест и у остальных.
report-winners = победители
report-others = остальные
report-difference = разница
report-deeds = Что делают победители
report-deeds-about = Во сколько раз чаще победители делают это по сравнению с остальными. Тонкая линия — 95-процентный интервал. Привычка может быть и причиной победы, и её следствием.
report-often = Повседневное
report-often-about = раз в две партии или чаще
report-rare = Карты и редкое
report-rare-about = реже
report-nothing = Ничего, что не могло бы быть случайностью.
report-times = ×{ $n }
report-per-game = { $n } за партию
report-compared = Сравнение
report-trial = Играли с
report-median = медиана
report-half = средняя половина
report-column-games = партии
report-column-score = счёт победителя
report-column-margin = отрыв
report-column-length = решения
report-column-wins = победы по местам
report-column-won = выиграно

## How it was made

report-made = Как это сделано
report-command = Команда
report-rules = Правила
report-rules-of = { $title }, редакция правил { $epoch }, Ludorum { $version }
report-settings = Настройки
report-standard = обычная игра
report-bots = Боты
report-digest = Отпечаток всех концовок
report-again = Та же команда сыграет те же партии снова и даст тот же отпечаток.
report-fan-made = Ludorum — неофициальная работа поклонников. Она не связана с Garphill Games или другим издателем и не содержит ни рисунков, ни текста правил. Если игра нравится, пожалуйста, купите её.

## In sentences about what players do

report-nobody = { "" }
report-another = другой игрок
report-some = { "… " }
