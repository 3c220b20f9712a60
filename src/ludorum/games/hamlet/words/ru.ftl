## Names

title = Hamlet
    .about = Стройте деревню вместе: выкладывайте участки, возите товары на осликах, поставляйте в церковь. Для одного или двух: правила для троих и четверых нам неизвестны (H12.4).
bot-botric = Ботрик
good-wood = древесина
    .count =
        { $n ->
            [one] { $n } древесина
            [few] { $n } древесины
           *[many] { $n } древесин
        }
good-stone = камень
    .count =
        { $n ->
            [one] { $n } камень
            [few] { $n } камня
           *[many] { $n } камней
        }
good-wheat = пшеница
    .count =
        { $n ->
            [one] { $n } пшеница
            [few] { $n } пшеницы
           *[many] { $n } пшениц
        }
good-timber = брус
    .count =
        { $n ->
            [one] { $n } брус
            [few] { $n } бруса
           *[many] { $n } брусов
        }
good-brick = кирпич
    .count =
        { $n ->
            [one] { $n } кирпич
            [few] { $n } кирпича
           *[many] { $n } кирпичей
        }
good-flour = мука
    .count =
        { $n ->
            [one] { $n } мука
            [few] { $n } муки
           *[many] { $n } муки
        }
good-milk = молоко
    .count =
        { $n ->
            [one] { $n } молоко
            [few] { $n } молока
           *[many] { $n } молока
        }
good-coin = монета
    .count =
        { $n ->
            [one] { $n } монета
            [few] { $n } монеты
           *[many] { $n } монет
        }
good-vp = очко
    .count =
        { $n ->
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        }
tile-church = Церковь
tile-market = Рынок
tile-town_hall = Ратуша
tile-woodcutter = Лесосека
tile-quarry = Каменоломня
tile-farm = Ферма
tile-sawmill = Лесопилка
tile-stonemason = Мастерская каменотёса
tile-dairy_farm = Молочная ферма
tile-flour_mill = Мукомольня
tile-shrine = Часовня
tile-trade_post = Торговый пост
tile-forest_pond = Лесной пруд
tile-mountain_pond = Горный пруд
tile-small_woodland = Малая роща
tile-small_mountain_range = Малый кряж
tile-lumber_mill = Большая лесопилка
tile-large_woodland = Большая роща
tile-warehouse = Склад
tile-barn_bend = Амбар на повороте
tile-master_stonemason = Цех каменотёсов
tile-large_mountain_range = Большой кряж
tile-monument = Монумент
tile-outpost_a = Форпост A
tile-windmill = Ветряная мельница
tile-tavern = Таверна
tile-square = Площадь
tile-barn_through = Амбар на прямой
tile-cow_conservatory = Коровник
tile-stables = Конюшня
tile-farrier = Кузница
tile-outpost_b = Форпост B
stack-bag = мешок
stack-timber = брус
stack-brick = кирпич
stack-flour = мука
stack-milk = молоко
milestone-carpenter = Плотник
milestone-mason = Каменщик
milestone-miller = Мельник
milestone-herder = Пастух
milestone-planner = Планировщик
action-hire = Наём
action-deliver = Поставка в церковь
action-sell = Продажа на рынке
action-produce = Добыча сырья
action-blueprint = Чертёж
action-refine = Производство товара
action-construct = Постройка участка
action-road = Постройка дороги
disc-a = A
disc-b = B
disc-c = C

## Small pieces

sale = { $cost }: { $gain }
slot-raw = { $n } кубиков любого сырья: { $gain }
slot-coins = { $n } монет: { $gain }
slot-timber-flour = брус или мука, вместе { $n }: { $gain }
slot-milk-brick = молоко или кирпич, вместе { $n }: { $gain }
delivery-raw = сырьё
delivery-coins = монеты
delivery-timber-flour = брус или мука
delivery-milk-brick = молоко или кирпич
made-normal = { $player }, обычное качество
made-high = { $player }, высокое качество
no-road = { $score } (дорога не нужна)
joined = присоединён к дорогам
not-joined = не присоединён к дорогам
edges-match =
    { $n ->
        [one] совпадает { $n } край
        [few] совпадают { $n } края
       *[many] совпадает { $n } краёв
    }
edges-dead =
    { $n ->
        [one] { $n } глухой край
        [few] { $n } глухих края
       *[many] { $n } глухих краёв
    }
raw =
    { $n ->
        [one] { $n } сырьё
        [few] { $n } сырья
       *[many] { $n } сырья
    }

## End scores of landmarks

counter-deliveries = каждую собственную поставку в церковь
counter-sales = каждую собственную продажу на рынке
counter-forest-segments = каждый собственный сегмент, касающийся леса
counter-mountain-segments = каждый собственный сегмент, касающийся горы
counter-roads = каждый собственный мост или тропу
counter-landmarks = каждую собственную достопримечательность вместе с этой
counter-steps = каждый шаг по дороге от церкви, не больше 6
counter-villagers = каждого собственного жителя
counter-linked-tiles = каждый участок, прямо соединённый с ней дорогой
counter-donkeys = каждого собственного ослика
counter-donkey-tiles = каждый участок, где есть собственный ослик
test-path = она соединена тропой
test-bridge = она соединена мостом

## Questions

ask-act =
    { $n ->
        [0] Все ваши жители уже действовали: что дальше?
       *[other] Что делает житель? (неиспользованных: { $n })
    }
ask-batch = { $tile }: сколько товаров произвести?
ask-barn = { $tile }: какое сырьё? (пустых ячеек: { $n })
ask-source = { $tile }: что вы используете? (ещё заплатить: { $n })
ask-town-hall = Ратуша: чего вы хотите?
ask-donkey-tile = Где появляется новый ослик?
ask-donkey = Передвиньте ослика (ещё не ходили: { $n })
ask-host = { $tile }: рядом с каким участком строить?
ask-place = { $tile }: где именно? (житель на: { $host })
ask-turn = { $tile }: как повернуть?
ask-stand = Дорога: с какого участка?
ask-site = { $tile }: где дорога?
ask-botric-villager = Ничья, решаете вы: какой житель Ботрика идёт? (куда: { $tile })
ask-botric-worker = Ничья, решаете вы. Ботрик, { $action }: какой участок, какой житель?
ask-botric-deliver = Ничья, решаете вы: какую поставку делает Ботрик?
ask-botric-sell = Ничья, решаете вы: какую продажу делает Ботрик?
ask-botric-source = Ничья, решаете вы. Ботрик, { $tile }: что он использует? (ещё заплатить: { $n })
ask-botric-barn = Ничья, решаете вы. Ботрик, { $tile }: какое сырьё?
ask-botric-place = Ничья, решаете вы. Ботрик строит, { $tile }: где?
ask-botric-host = Ничья, решаете вы. Ботрик строит, { $tile }: с какого участка?
ask-botric-road = Ничья, решаете вы: где Ботрик прокладывает дорогу?
ask-botric-stand = Ничья, решаете вы: с какого участка Ботрик прокладывает дорогу?

## Options

option-produce = Добыча: { $tile } ({ $gain })
option-refine = Производство: { $tile } ({ $raw } → { $good })
option-refine-high = Производство: { $tile } ({ $raw } → { $good }, высокое качество)
option-town-hall = Пойти в ратушу
option-sell = Продажа: { $sale }
option-deliver = Поставка: { $slot }
option-beg = Попросить милостыню: { $gain }
option-construct = Постройка: { $tile } ({ $price }): { $gain }
option-road = Проложить дорогу (мост: { $bridge }, тропа: { $path })
option-donkeys = Передвинуть осликов
option-end-turn = Закончить ход
option-done = Это всё
option-source = { $good } ({ $tile })
option-source-made = { $good } ({ $tile }; { $made })
option-blueprint = Чертёж: { $tile }, { $price }
option-blueprint-coins = Чертёж: { $tile }, { $price } ({ $gain })
option-villager = Нанять жителя: { $price }
option-donkey = Нанять ослика: { $price }
option-step = { $start } → { $to }
option-place = Место { $n }, касается: { $tiles }
option-turn = { $degrees }°: { $joined }; { $edges }
option-path = Тропа { $tile } – { $other }
option-path-of = Тропа { $tile } – { $other } (место { $n } из { $of })
option-bridge = Мост { $tile } – { $other }
option-bridge-of = Мост { $tile } – { $other } (место { $n } из { $of })
option-worker = { $tile } (житель: { $start })
option-botric-place = Рядом: { $tiles }; { $joined }; { $edges }
option-botric-place-of = Рядом: { $tiles }; { $joined }; { $edges } (способ { $n } из { $of })

## What happened

event-first = Первый игрок: { $player }
event-turn = Раунд { $n }: { $player }
event-end-turn = { $player }: конец хода
event-points = { $player }: { $points }
event-coins = { $player }: { $coins }
event-pay-coins = { $player }: { $coins }
event-buy = { $player }: покупка, { $goods } ({ $price })
event-cube = { $player }: добыча, { $goods } ({ $tile })
event-beg = { $player }: милостыня у церкви
event-sale = { $player }: продажа на рынке, { $sale }
event-delivery = { $player }: поставка в церковь, { $slot }
event-church-full = Церковь получила всё: раунд доигрывают до конца
event-villager = { $player }: новый житель, теперь их { $n }
event-donkey = { $player }: новый ослик ({ $tile })
event-blueprint = { $player }: чертёж «{ $tile }»
event-construct = { $player }: новый участок «{ $tile }», рядом: { $tiles }; { $joined }
event-flag = { $player }: флажок на участке «{ $tile }»
event-milestone = { $player }: памятный знак «{ $milestone }»
event-stack = В мешок уходит стопка «{ $good }»
event-donkey-step = { $player }: ослик { $start } → { $to }
event-goes = { $player }: житель { $start } → { $to }
event-stays = { $player }: житель действует на месте ({ $tile })
event-fine = { $player }: неуплаченные монеты ({ $n }), { $points }
event-discs-back = Мешочек пуст: шесть фишек возвращаются
event-donkey-marks = { $player }: четвёртую поставку отмечает ослик, { $slot }
event-disc = { $player }: вытянута фишка, место { $n }, { $action }
event-road-token = { $player }: все дороги проложены, жетон дороги уходит из ряда
event-token-moves = Жетон «{ $action }» уходит на правый конец
event-pass = { $player }: пас, ни одно действие невозможно
event-builds = { $player }: можно построить «{ $tile }»
event-bonus =
    { $high ->
        [no] Использован товар (производитель: { $player })
       *[yes] Использован высококачественный товар (производитель: { $player })
    }
event-use =
    { $mark ->
        [no] { $player }: расход, { $goods } ({ $tile })
       *[yes] { $player }: расход, { $goods } ({ $tile }; { $made })
    }
event-make =
    { $high ->
        [no] { $player }: производство, { $goods } ({ $tile })
       *[yes] { $player }: производство, { $goods }, высокое качество ({ $tile })
    }
event-path = { $player }: новая тропа { $tile } – { $other }
event-path-joins = { $player }: новая тропа { $tile } – { $other }; теперь к дорогам присоединено: { $tiles }
event-bridge = { $player }: новый мост { $tile } – { $other }
event-bridge-joins = { $player }: новый мост { $tile } – { $other }; теперь к дорогам присоединено: { $tiles }
event-end =
    { $why ->
        [church] Церковь заполнена: считают очки
        [still] Три раунда без изменений: считают очки
       *[idle] Сорок раундов без продвижения: считают очки
    }
event-action-row = Ряд Ботрика: { $actions }
event-decides = { $player }, { $what }: { $test } ({ $n } против { $other })
event-decides-yes = { $player }, { $what }: { $test }
event-tie =
    { $dealer ->
        [no] Равных вариантов осталось { $n }: выбрал игрок
       *[yes] Равных вариантов осталось { $n }: решил жребий
    }
event-favour = { $player }: жетон одолжения, { $coins } ({ $reason }), теперь { $n }
event-flip =
    { $up ->
        [yes] Жетон одолжения переворачивают лицевой стороной вверх
       *[no] Жетон одолжения переворачивают лицевой стороной вниз
    }
event-cannot = { $player }: { $action } — нет: { $reason }
event-cannot-build = { $player }: «{ $tile }» построить нельзя: { $reason }
event-wants = { $player } выбирает «{ $tile }»: { $wish }
event-open-tile = Новые чертежи: { $tiles }
event-open-sale = Новая продажа: { $sale }
because-bonus = бонус за товар
because-no-coins = вместо монет
favour-hire = наём
favour-delivery = поставка
favour-turn = монета за ход
favour-pass = монета за пас
favour-bag = пустой мешочек
cannot-all-villagers = все жители в игре
cannot-no-coins = мало монет
cannot-no-slot = нет открытой ячейки, которую можно оплатить
cannot-church-full = в церкви уже всё есть
cannot-out-of-reach = ни для одного жетона не хватает товаров
cannot-full = кубик некуда положить
cannot-all-blueprints = уже три чертежа
cannot-no-blueprint = нет чертежа, который он может взять
cannot-no-refinery = ни одно производство сейчас не может работать
cannot-no-materials = не хватает материалов
cannot-no-plan = в очереди нет чертежей
cannot-no-flag = нет свободного флажка
cannot-nowhere = нет места
cannot-no-site = нет места для дороги или кубиков на неё
wish-milestone = производство, чей памятный знак ещё свободен
wish-landmark = достопримечательность
wish-refinery = производство
wish-barn = амбар
compare-deliver = поставка
compare-sell = продажа
compare-produce = добыча
compare-refine = производство
compare-place = место участка
compare-loose = неприсоединённый участок
compare-tile = участок для дороги
compare-road = место дороги
test-by-points = больше очков
test-by-own-high = больше собственных высококачественных товаров
test-by-own-normal = больше собственных обычных товаров
test-by-goods = меньше товаров
test-by-cubes = меньше кубиков
test-by-near = ближе к жителю
test-by-high = собственное высокое качество
test-by-more = больше товаров
test-by-breaches = меньше ваших дорог и достопримечательностей
test-by-longest = касается самой длинной сети
test-by-church = ближе к церкви
test-by-road = дорога к дороге
test-by-match = совпадает лес или гора
test-by-edges = больше совпавших краёв
test-by-dead = меньше глухих краёв
test-by-roads = меньше дорог к нему
test-by-yours = не присоединяет вашу достопримечательность
test-by-botric-length = длиннее сеть его дорог
test-by-your-length = длиннее сеть ваших дорог
test-by-printed-length = длиннее напечатанная сеть

## Why not

why-no-villager = Все ваши жители уже действовали
why-donkeys-moved = Ваши ослики в этот ход уже ходили
why-not-linked = Туда не ведёт дорога от церкви
why-full = Все ячейки заняты
why-no-cubes = В запасе нет нужного кубика
why-no-token = У вас нет свободного жетона этого товара
why-out-of-reach = Недоступно: { $goods }
why-no-beg = Источник деревни ещё принимает кубики
why-slot-filled = Эта ячейка заполнена
why-no-coins = Вам нужно { $coins }
why-all-villagers = Все ваши жители в игре
why-all-donkeys = Все ваши ослики в игре
why-all-blueprints = У вас три чертежа
why-one-blueprint = За один визит берут один чертёж
why-nothing-there = Вы ничего там не можете оплатить
why-no-flag = У вас не осталось флажков
why-no-materials = Не хватает: { $goods }
why-nowhere = Нет участка, рядом с которым его можно оплатить и выложить
why-no-room = Он там не помещается
why-all-roads = Вы построили все свои дороги
why-no-site = Нет места, которое вы могли бы оплатить

## The picture

pic-village = Деревня
pic-row = Чертежи (в мешке: { $n })
pic-market = Рынок
pic-church = Церковь
pic-milestones = Памятные знаки
pic-players = Игроки (раунд { $n })
pic-tiles = Все участки
pic-sales = Все жетоны продаж
head-tile = Участок
head-goods = Товары
head-figures = Фигурки
head-roads = Дороги
head-flag = Флажок
head-price = Плата
head-cost = Цена
head-vp = Очки
head-coins = Монеты
head-tier = Уровень
head-sale = Продажа
head-slot = Ячейка
head-milestone = Памятный знак
head-unused = Неиспольз.
head-villagers = Жители
head-donkeys = Ослики
head-sales = Продажи
head-blueprints = Чертежи
head-stack = Стопка
head-makes = Вмещает
head-use = Польза или очки в конце
head-score = В конце
figures-standing = { $player }: жители { $n }
figures-lying = { $player }: лежащие жители { $n }
figures-donkeys = { $player }: ослики { $n }
botric-row = Ряд жетонов
botric-drawn = Вытянутые фишки
botric-favour = Жетон одолжения
face-up = лицевой стороной вверх
face-down = лицевой стороной вниз

## Scores

score-deliveries = Поставки в церковь
score-sales = Продажи на рынке
score-tiles = Построенные участки
score-bonus = Бонусы за использованные товары
score-instead = Очки вместо монет
score-fines = Штрафы
score-landmarks = Достопримечательности
score-roads = Дороги
score-chaplain = Капеллан
score-sacristan = Ризничий
score-merchant = Торговец
score-landscaper = Землеустроитель
score-coins = Монеты
score-goods = Оставшиеся товары

## Settings: an attribute per value.

setting-two-donkeys = Легче: вы начинаете с 2 осликами
    .off = нет
    .on = да
setting-fines = Легче: Ботрик теряет очки за неуплаченные монеты
    .off = нет
    .on = да
setting-two-villagers = Труднее: Ботрик начинает с 2 жителями без монет
    .off = нет
    .on = да
setting-always-up = Труднее: жетон одолжения всегда лицом вверх
    .off = нет
    .on = да
setting-merchant = Труднее: «Торговец» лишь за перевес и 5 продаж
    .off = нет
    .on = да
setting-chaplain = Труднее: «Капеллан» лишь за перевес
    .off = нет
    .on = да
setting-goods = Труднее: Ботрик продаёт свои оставшиеся товары
    .off = нет
    .on = да
setting-landmarks = Каждая достопримечательность Ботрика даёт
    .normal = 3 очка
    .easy = 1 очко (легче)
    .hard = 5 очков (труднее)
setting-ties = Ничьи Ботрика
    .ask = решаете вы
    .dealer = решает жребий
setting-flags = Достопримечательности Ботрика
    .six = не больше шести, на каждую флажок
    .more = без ограничения
setting-placing = Ботрик кладёт участки
    .road = сначала дорогой к дороге
    .church = сначала как можно ближе к церкви
setting-roads = Дорога между уже соединёнными участками
    .new = не разрешена
    .again = разрешена

# -- cards a person reads off the table -------------------------------------------------------

own-decks = Девятнадцать из двадцати шести участков, которые можно построить, у нас свои: их форм, краёв, цен и очков мы нигде не нашли в печати. Так же и девять из двенадцати жетонов продаж. Чертежи и жетоны продаж тянет приложение и говорит, что выпало: если ваши другие, оно считает по своим. Так что с коробкой на столе этот спутник поможет лишь приблизительно.
deck-tile = чертёж
deck-sale = жетон продаж
reveal-tile =
    { $n ->
        [1] Какой чертёж вытянут?
       *[other] Какие чертежи вытянуты, слева направо ({ $n })?
    }
reveal-sale = Рынок, жетон { $k }: какой жетон продаж открыт?
reveal-disc = Фишка { $k } из мешочка: какая вытянута?
reveal-action = Как лежат жетоны действий Ботрика, слева направо ({ $n })?

## Web: what only the drawn boards say, short enough for their places.

ui-seats = Игры втроём и вчетвером нет: церкви, стартовых монет и рынка для такого числа игроков мы не знаем (H12.4).
ui-pages = Что показать
ui-page-village = Деревня
ui-page-town-hall = Ратуша
ui-page-market = Рынок
ui-page-church = Церковь
ui-page-botric = Ботрик
ui-open-here =
    { $n ->
        [one] { $n } вариант здесь
        [few] { $n } варианта здесь
       *[many] { $n } вариантов здесь
    }
ui-area-village = Деревня
ui-area-town-hall = Ратуша
ui-area-market = Рынок
ui-area-church = Церковь
ui-area-honours = Памятные знаки и награды
ui-area-plans = Ваши чертежи
ui-area-road = Построить дорогу
ui-area-donkeys = Передвинуть осликов
ui-area-botric = Планшет Ботрика
ui-area-turns = Как повернуть участок
ui-yours = Что у вас есть
ui-panels = Ратуша, рынок, церковь
ui-anywhere = С любого участка
ui-line = { $name }: { $what }
ui-tile-lies = { $name }: { $what }
ui-flag-of = флажок: { $player }
ui-road = дорога
ui-forest = лес
ui-mountain = гора
ui-nearer = Увеличить
ui-farther = Уменьшить
ui-whole = Вся деревня
ui-last-spot = Предыдущее место
ui-next-spot = Следующее место
ui-turn = Повернуть
ui-makes = производит
ui-when-built = за постройку
ui-free = даром
ui-holds = лежит
ui-in-bag = в мешке: { $n }
ui-villager = Житель
ui-donkey = Ослик
ui-tokens-left = в стопке: { $n }
ui-sold-out = Продавать больше нечего.
ui-buy = За недостающее (не при продаже):
ui-raw = сырьё
ui-refined = товар
ui-last-delivery = последняя завершает игру
ui-botric-pays = (Ботрик { $n })
ui-beg = Милостыня
ui-botric-first = Сначала наём (монет: { $n }), поставка, продажа; иначе решает фишка.
ui-token-produce = сырьё
ui-token-blueprint = чертёж
ui-token-refine = товар
ui-token-construct = участок
ui-token-road = дорога
ui-odds = фишка { $disc }: { $n } из { $of } в мешке
ui-disc-bag = Фишки в мешке:
ui-up = лицом вверх
ui-down = лицом вниз
ui-villagers-of = Жители, которые ещё могут действовать, из всех
ui-vp = ПО
ui-deliveries = Поставки в церковь
ui-to-act = из { $n } ещё действуют
ui-roads-left = Осталось дорог
ui-flags-left = Осталось флажков
ui-of = { $n } из { $of }
ui-empty = пусто
