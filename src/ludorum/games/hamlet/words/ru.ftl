## Names

title = Hamlet
    .about = Стройте деревню сообща: выкладывайте участки, развозите товары на осликах, делайте поставки в церковь. Для одного или двоих; для троих и четверых — вариант с нашими числами (H13.1).
    .alone = Ботрик
    .own = Это реконструкция: правила одиночного режима мы знаем, а правил базовой игры — нет. Девятнадцать из двадцати шести участков и девять из двенадцати жетонов продажи — наши собственные, поэтому формы, цены и очки могут отличаться от изданных. Игра втроём и вчетвером — наш вариант.
bot-botric = Ботрик
good-wood = древесина
    .count =
        { $n ->
            [one] { $n } древесина
            [few] { $n } древесины
           *[many] { $n } древесины
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
           *[many] { $n } пшеницы
        }
good-timber = брус
    .count =
        { $n ->
            [one] { $n } брус
            [few] { $n } бруса
           *[many] { $n } брусьев
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
action-hire = Наём жителя
action-deliver = Поставка в церковь
action-sell = Продажа на рынке
action-produce = Добыча сырья
action-blueprint = Приобретение чертежа
action-refine = Производство товара
action-construct = Постройка участка
action-road = Постройка дороги
disc-a = A
disc-b = B
disc-c = C

## Small pieces

sale = { $cost } → { $gain }
slot-raw = { $n } кубиков любого сырья → { $gain }
slot-coins = { $n } монет → { $gain }
slot-timber-flour = брус или мука, всего { $n } → { $gain }
slot-milk-brick = молоко или кирпич, всего { $n } → { $gain }
slot-goods = { $goods } в любом сочетании, всего { $n } → { $gain }
delivery-raw = сырьё
delivery-coins = монеты
delivery-timber-flour = брус или мука
delivery-milk-brick = молоко или кирпич
delivery-goods = товары ({ $goods })
made-normal = { $player }, обычное качество
made-high = { $player }, высокое качество
no-road = { $score } (дорога не нужна)
joined = присоединён к дорогам
warn-not-joined = не присоединён к дорогам
edges-match =
    { $n ->
        [0] края не совпадают
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
        [one] { $n } кубик сырья
        [few] { $n } кубика сырья
       *[many] { $n } кубиков сырья
    }

## End scores of landmarks

counter-deliveries = каждую вашу поставку в церковь
counter-sales = каждую вашу продажу на рынке
counter-forest-segments = каждый сегмент этого участка, где лес граничит с лесом
counter-mountain-segments = каждый сегмент этого участка, где гора граничит с горой
counter-roads = каждый ваш мост и каждую вашу тропу
counter-landmarks = каждую вашу достопримечательность, включая эту
counter-steps = каждый шаг по дороге от церкви, не больше { $most }
counter-villagers = каждого вашего жителя
counter-linked-tiles = каждый участок, соединённый с ней дорогой напрямую
counter-donkeys = каждого вашего ослика
counter-donkey-tiles = каждый участок с вашим осликом
test-path = сюда ведёт тропа
test-bridge = сюда ведёт мост

## Questions

ask-act =
    { $n ->
        [0] Все ваши жители уже действовали. Что дальше?
        [one] Выберите действие: свободен { $n } житель
        [few] Выберите действие: свободны { $n } жителя
       *[many] Выберите действие: свободно { $n } жителей
    }
ask-batch = { $tile }: сколько товаров произвести?
ask-barn = { $tile }: какое сырьё? (пустых ячеек: { $n })
ask-source = { $tile }: чем платить? (осталось: { $n })
ask-sources = { $tile }: что вы используете? (заплатить: { $n })
ask-town-hall = Ратуша: что сделать?
ask-donkey-tile = На каком участке поставить нового ослика?
ask-donkey = Передвиньте ослика (ещё не ходили: { $n })
ask-host = { $tile }: рядом с каким участком строить?
ask-place = { $tile }: где построить? (житель: { $host })
ask-turn = { $tile }: как повернуть?
ask-stand = С какого участка строить дорогу?
ask-site = { $tile }: где проложить дорогу?
ask-botric-villager = Варианты равны, выбираете вы. Какой житель Ботрика пойдёт на участок «{ $tile }»?
ask-botric-worker = Варианты равны, выбираете вы. Ботрик ({ $action }): какой участок и какой житель?
ask-botric-deliver = Варианты равны, выбираете вы. Какую поставку делает Ботрик?
ask-botric-sell = Варианты равны, выбираете вы. Какую продажу делает Ботрик?
ask-botric-source = Варианты равны, выбираете вы. Ботрик ({ $tile }): чем он платит? (осталось: { $n })
ask-botric-sources = Варианты равны, выбираете вы. Ботрик, { $tile }: что он использует? (заплатить: { $n })
ask-botric-barn = Варианты равны, выбираете вы. Ботрик ({ $tile }): какое сырьё?
ask-botric-place = Варианты равны, выбираете вы. Ботрик строит «{ $tile }»: где?
ask-botric-host = Варианты равны, выбираете вы. Ботрик строит «{ $tile }»: с какого участка?
ask-botric-road = Варианты равны, выбираете вы. Где Ботрик прокладывает дорогу?
ask-botric-stand = Варианты равны, выбираете вы. С какого участка Ботрик прокладывает дорогу?

## Questions of a companion: what was done at the table

did-act =
    { $n ->
        [0] Все ваши жители уже действовали. Что вы сделали дальше?
       *[other] Какое действие вы выполнили? (свободных жителей: { $n })
    }
did-batch = { $tile }: сколько товаров вы произвели?
did-barn = { $tile }: какое сырьё вы добыли? (пустых ячеек: { $n })
did-source = { $tile }: чем вы заплатили? (осталось: { $n })
did-sources = { $tile }: что вы использовали? (заплатить: { $n })
did-town-hall = Ратуша: что вы сделали?
did-donkey-tile = На какой участок вы поставили нового ослика?
did-donkey = Какого ослика вы передвинули и куда? (ещё не ходили: { $n })
did-host = { $tile }: рядом с каким участком вы строили?
did-place = { $tile }: где вы построили участок? (житель: { $host })
did-turn = { $tile }: как вы повернули участок?
did-stand = С какого участка вы строили дорогу?
did-site = { $tile }: где вы проложили дорогу?

# Ties of Botric are decided now, at the table too.

did-botric-villager = { ask-botric-villager }
did-botric-worker = { ask-botric-worker }
did-botric-deliver = { ask-botric-deliver }
did-botric-sell = { ask-botric-sell }
did-botric-source = { ask-botric-source }
did-botric-sources = { ask-botric-sources }
did-botric-barn = { ask-botric-barn }
did-botric-place = { ask-botric-place }
did-botric-host = { ask-botric-host }
did-botric-road = { ask-botric-road }
did-botric-stand = { ask-botric-stand }

## Options

option-produce = Добыча: { $tile } ({ $gain })
option-refine = Производство: { $tile } ({ $raw } → { $good })
option-refine-high = Производство: { $tile } ({ $raw } → { $good }, высокое качество)
option-town-hall = Пойти в ратушу
option-sell = Продажа: { $sale }
option-deliver = Поставка: { $slot }
option-beg = Попросить милостыню: { $gain }
option-construct = Постройка: { $tile } ({ $price }) → { $gain }
option-road = Проложить дорогу (мост: { $bridge }, тропа: { $path })
option-donkeys = Передвинуть осликов
option-end-turn = Закончить ход
option-done = Это всё
option-source = { $good } ({ $tile })
option-source-made = { $good } ({ $tile }; { $made })
option-sources = { $taken }
option-taken = { $goods } ({ $tile })
option-taken-made = { $goods } ({ $tile }; { $made })
option-barn = { $goods }
option-blueprint = Чертёж: { $tile }, { $price }
option-blueprint-coins = Чертёж: { $tile }, { $price } ({ $gain })
option-villager = Нанять жителя: { $price }
option-donkey = Нанять ослика: { $price }
option-step = { $start } → { $to }
option-place = Место { $n }, рядом: { $tiles }
option-turn = Поворот { $degrees }°: { $joined }; { $edges }
option-path = Тропа { $tile } – { $other }
option-path-of = Тропа { $tile } – { $other } (место { $n } из { $of })
option-bridge = Мост { $tile } – { $other }
option-bridge-of = Мост { $tile } – { $other } (место { $n } из { $of })
option-worker = { $tile } (житель: { $start })
option-botric-place = Рядом: { $tiles }; { $joined }; { $edges }
option-botric-place-of = Рядом: { $tiles }; { $joined }; { $edges } (способ { $n } из { $of })

## What happened

event-first = Первый игрок: { $player }
    .short = право первого хода
event-turn = Раунд { $n }: { $player }
event-end-turn = { $player }: конец хода
event-points = { $player }: { $points }
event-coins = { $player }: { $coins }
event-pay-coins = { $player }: { $coins }
event-buy = { $player }: покупка — { $goods } ({ $price })
event-cube = { $player }: добыча — { $goods } ({ $tile })
event-beg = { $player }: милостыня у церкви
event-sale = { $player }: продажа на рынке — { $sale }
    .short = продажа на рынке — { $goods }
event-delivery = { $player }: поставка в церковь — { $slot }
    .short = поставка в церковь — { $slot }
event-church-full = Все поставки в церковь сделаны: раунд доигрывается до конца
event-villager = { $player }: новый житель, теперь их { $n }
    .short = новый житель (теперь { $n })
event-donkey = { $player }: новый ослик ({ $tile })
event-blueprint = { $player }: чертёж «{ $tile }»
event-construct = { $player }: новый участок «{ $tile }», рядом: { $tiles }; { $joined }
    .short = новый участок «{ $tile }»
event-flag = { $player }: флажок на участке «{ $tile }»
event-milestone = { $player }: памятный знак «{ $milestone }»
event-stack = В мешок уходит стопка «{ $good }»
event-donkey-step = { $player }: ослик { $start } → { $to }
event-goes = { $player }: житель { $start } → { $to }
event-stays = { $player }: житель действует на месте ({ $tile })
event-fine = { $player }: штраф за неуплаченные монеты ({ $n }) — { $points }
event-discs-back = Мешочек пуст: шесть фишек возвращаются
event-donkey-marks = { $player }: четвёртую поставку отмечает ослик — { $slot }
event-disc = { $player }: вытянута фишка, место { $n } — { $action }
event-road-token = { $player }: все дороги проложены, жетон дороги уходит из ряда
event-token-moves = Жетон «{ $action }» уходит на правый конец
event-pass = { $player }: пас — доступных действий нет
event-builds = { $player }: можно построить «{ $tile }»
event-bonus =
    { $high ->
        [no] Использован товар (производитель: { $player })
       *[yes] Использован высококачественный товар (производитель: { $player })
    }
event-use =
    { $mark ->
        [no] { $player }: израсходовано — { $goods } ({ $tile })
       *[yes] { $player }: израсходовано — { $goods } ({ $tile }; { $made })
    }
event-make =
    { $high ->
        [no] { $player }: произведено — { $goods } ({ $tile })
       *[yes] { $player }: произведено — { $goods }, высокое качество ({ $tile })
    }
event-path = { $player }: новая тропа { $tile } – { $other }
event-path-joins = { $player }: новая тропа { $tile } – { $other }; теперь к дорогам присоединено: { $tiles }
    .short = новая тропа { $tile } – { $other }
event-bridge = { $player }: новый мост { $tile } – { $other }
event-bridge-joins = { $player }: новый мост { $tile } – { $other }; теперь к дорогам присоединено: { $tiles }
    .short = новый мост { $tile } – { $other }
event-end =
    { $why ->
        [church] Все поставки в церковь сделаны: подсчёт очков
        [still] Три раунда без изменений: подсчёт очков
       *[idle] Сорок раундов без продвижения: подсчёт очков
    }
event-action-row = Ряд действий Ботрика: { $actions }
event-decides = { $player }: { $what } — { $test } ({ $n } против { $other })
event-decides-yes = { $player }: { $what } — { $test }
event-tie =
    { $dealer ->
        [no] Равноценных вариантов: { $n }, выбирает игрок
       *[yes] Равноценных вариантов: { $n }, решает жребий
    }
event-favour = { $player }: жетон одолжения — { $coins } ({ $reason }), теперь { $n }
event-flip =
    { $up ->
        [yes] Жетон одолжения перевёрнут лицевой стороной вверх
       *[no] Жетон одолжения перевёрнут лицевой стороной вниз
    }
event-cannot = { $player }: { $action } — невозможно: { $reason }
event-cannot-build = { $player }: постройка «{ $tile }» — невозможно: { $reason }
event-wants = { $player }: выбран участок «{ $tile }» ({ $wish })
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
cannot-church-full = все поставки в церковь уже сделаны
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
test-by-own-high = больше своих высококачественных товаров
test-by-own-normal = больше своих обычных товаров
test-by-goods = меньше товаров
test-by-cubes = меньше кубиков
test-by-near = ближе к жителю
test-by-high = свой высококачественный товар
test-by-more = больше товаров
test-by-breaches = меньше ваших дорог и достопримечательностей
test-by-longest = рядом с самой длинной сетью дорог
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
why-no-beg = Лесосека, каменоломня или ферма ещё может принять кубик
why-slot-filled = Эта ячейка заполнена
why-no-coins = Нужно: { $coins }
why-all-villagers = Все ваши жители в игре
why-all-donkeys = Все ваши ослики в игре
why-all-blueprints = У вас уже три чертежа
why-one-blueprint = За одно посещение ратуши берут один чертёж
why-nothing-there = Там вам не хватает монет ни на что
why-no-flag = У вас не осталось флажков
why-no-materials = Не хватает: { $goods }
why-nowhere = Этот участок негде выложить или нечем оплатить
why-no-room = Участок там не помещается
why-all-roads = Вы построили все свои дороги
why-no-site = Дорогу негде проложить или нечем оплатить

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
head-unused = Свободны
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
botric-row = Ряд действий
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

## Characters of bots; .about goes on after a colon.

character-builder = зодчий
    .about = строит участки и достопримечательности
character-parishioner = прихожанин
    .about = возит товары в церковь, хочет стать капелланом
character-trader = купец
    .about = продаёт на рынке, хочет стать торговцем, копит монеты

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
setting-always-up = Труднее: жетон одолжения всегда лицевой стороной вверх
    .off = нет
    .on = да
setting-merchant = Труднее: «Торговец» только при перевесе и 5 продажах
    .off = нет
    .on = да
setting-chaplain = Труднее: «Капеллан» только при перевесе
    .off = нет
    .on = да
setting-goods = Труднее: Ботрик продаёт свои оставшиеся товары
    .off = нет
    .on = да
setting-landmarks = Каждая достопримечательность Ботрика даёт
    .normal = 3 очка
    .easy = 1 очко (легче)
    .hard = 5 очков (труднее)
setting-ties = Равноценные варианты Ботрика
    .ask = выбираете вы
    .dealer = решает жребий
    .about = Когда несколько решений для Ботрика одинаково хороши: выбираете вы или жребий.
setting-flags = Достопримечательности Ботрика
    .six = не больше шести, на каждую флажок
    .more = без ограничения
    .about = Сколько достопримечательностей может получить Ботрик.
setting-placing = Ботрик кладёт участки
    .road = сначала дорогой к дороге
    .church = сначала как можно ближе к церкви
    .about = На что Ботрик смотрит прежде всего, когда свободных мест несколько.
setting-longest = Самая длинная сеть для Ботрика
    .cut = ваши дороги разрезают сети
    .whole = только сети без ваших дорог
    .about = Ботрик охотно строит у самой длинной сети без ваших дорог; правила можно прочесть двояко.
setting-roads = Дорога между уже соединёнными участками
    .new = не разрешена
    .again = разрешена
    .about = Источники расходятся, можно ли ещё раз соединить уже соединённые участки.
setting-variant = Втроём и вчетвером
    .off = не играют
    .house-3-4 = с нашими числами
    .about = Правил для троих и четверых мы нигде не нашли. Известно: цены на рынке и то, что у церкви 6 частей. Наши: ячейки церкви, число жетонов продаж и монеты третьего и четвёртого игрока; набор с числами вашей коробки их заменит.

# -- cards a person reads off the table -------------------------------------------------------

own-decks = Девятнадцать из двадцати шести участков, которые можно построить, у нас свои: их форм, краёв, цен и очков мы нигде не нашли в печати. Так же и девять из двенадцати жетонов продаж. Чертежи и жетоны продаж тянет приложение и говорит, что выпало: если ваши другие, оно считает по своим. Так что с коробкой на столе этот спутник поможет лишь приблизительно.
deck-tile = чертёж
deck-sale = жетон продаж
deck-disc = фишка из мешочка
deck-action = жетоны действий Ботрика, слева направо
reveal-tile =
    { $n ->
        [1] Какой чертёж вытянут?
       *[other] Какие чертежи вытянуты, слева направо ({ $n })?
    }
reveal-sale = Рынок, жетон { $k }: какой жетон продаж открыт?
reveal-disc = Фишка { $k } из мешочка: какая вытянута?
reveal-action = Как лежат жетоны действий Ботрика, слева направо ({ $n })?

## Web: what only the drawn boards say, short enough for their places.

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
ui-free = бесплатно
ui-holds = лежит
ui-in-bag = в мешке: { $n }
ui-villager = Житель
ui-donkey = Ослик
ui-tokens-left = в стопке: { $n }
ui-sold-out = Продавать больше нечего.
ui-buy = Купить недостающее (не для продажи):
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
ui-odds = фишка { $disc }: { $n } из { $of } в мешочке
ui-disc-bag = Фишки в мешочке:
ui-up = лицом вверх
ui-down = лицом вниз
ui-villagers-of = Жители: свободные из всех
ui-vp = ★
ui-deliveries = Поставки в церковь
ui-to-act = из { $n } свободны
ui-roads-left = Осталось дорог
ui-flags-left = Осталось флажков
ui-of = { $n } из { $of }
ui-empty = пусто

## Signs, for name cards and the legend

legend-goods = Сырьё, товары, монеты
legend-pieces = Фигурки и края участков
legend-actions = Что можно делать
legend-tiles = Участки
sign-wood = { good-wood }
    .about = Сырьё с лесосеки; из неё делают брус и мосты.
sign-stone = { good-stone }
    .about = Сырьё из каменоломни; из него делают кирпич и тропы.
sign-wheat = { good-wheat }
    .about = Сырьё с фермы; из неё делают муку и молоко.
sign-timber = { good-timber }
    .about = Товар из древесины. Кто бы его ни использовал, производитель получает бонус.
sign-brick = { good-brick }
    .about = Товар из камня. Кто бы его ни использовал, производитель получает бонус.
sign-flour = { good-flour }
    .about = Товар из пшеницы. Кто бы его ни использовал, производитель получает бонус.
sign-milk = { good-milk }
    .about = Товар из пшеницы. Кто бы его ни использовал, производитель получает бонус.
sign-coin = { good-coin }
    .about = Ею платят за наём, чертежи и то, чего не хватает.
sign-vp = { good-vp }
    .about = У кого в конце игры очков больше всего, тот побеждает.
sign-villager = { ui-villager }
    .about = Действует раз за ход: на своём участке или на любом, куда от него ведёт дорога.
sign-donkey = { ui-donkey }
    .about = Через участок, где стоит ваш ослик, товары везут дальше.
sign-flag = { head-flag }
    .about = Показывает, чья это достопримечательность.
sign-path = Тропа
    .about = Дорога между двумя лесными краями; стоит 2 камня и служит всем.
sign-bridge = Мост
    .about = Дорога между двумя горными краями; стоит 2 древесины и служит всем.
sign-forest = Лесной край
    .about = Где он касается другого лесного края, можно проложить тропу.
sign-mountain = Горный край
    .about = Где он касается другого горного края, можно построить мост.
sign-dead-edge = Глухой край
    .about = Лес касается горы: здесь дорогой участки никогда не соединить.
sign-blueprint = { action-blueprint }
    .about = Участок, который можно построить; чертёж берут в ратуше, не больше 3 сразу.
sign-construct = { action-construct }
    .about = Заплатите цену чертежа и положите участок рядом с участком жителя.
sign-produce = { action-produce }
    .about = Заполняет сырьём все свободные места участка и даёт 2 монеты.
sign-refine = { action-refine }
    .about = Делает из сырья товары, один к одному.
sign-sale = { action-sell }
    .about = Отдайте то, чего просит жетон; он даёт очки и монеты.
sign-road = { action-road }
    .about = Тропа стоит 2 камня, мост — 2 древесины. В конце игры дороги дают очки.
sign-donkeys = { ui-area-donkeys }
    .about = Раз за ход: каждый ваш ослик может сделать один шаг по дороге.
sign-honours = { ui-area-honours }
    .about = Памятный знак берёт тот, кто первый; награду — тот, кто впереди в конце игры.
sign-village = { ui-area-village }
sign-botric = { ui-area-botric }
    .about = Соперник в одиночной игре и то, как он решает.
sign-disc-bag = Фишки в мешке
    .about = Вытянутая отсюда фишка говорит, какое действие Ботрик пробует первым.

# What places are for

about-village = Участки и дороги между ними. Товары лежат там, где их сделали; кто угодно может использовать то, что довезут дороги и ослики.
about-town-hall = За один визит: не больше одного чертежа и сколько угодно наймов. На каждый участок слева от чертежа кладут монету.
about-market = Отдайте то, чего просит жетон, и возьмите его очки и монеты.
about-church = Каждая ячейка принимает одну поставку; последняя завершает игру.
about-town_hall = { about-town-hall }
about-honours = Памятные знаки берут один раз; награды достаются тому, кто впереди в конце игры.
about-plans = Участки, которые вы можете построить, не больше 3 сразу.
about-road = С любого участка: тропа между лесами за 2 камня, мост между горами за 2 древесины.
about-donkeys = Раз за ход: каждый ваш ослик может сделать один шаг по дороге.
about-turns = Дорога должна касаться дороги; совпавшие края жирные, глухие — красный пунктир.
about-botric = Сначала он пробует наём, поставку и продажу; иначе фишка говорит, с какого места ряда начинать.
about-kind-source = Даёт сырьё: добыча заполняет его места и даёт 2 монеты.
about-kind-barn = Место принимает любое сырьё: добыча заполняет их и даёт 2 монеты.
about-kind-refinery = Делает из сырья товар, по одному на месте.
about-kind-landmark = Принадлежит тому, кто её построил: это показывает флажок; в конце игры даёт очки.
about-sale = Жетон остаётся вам; у кого в конце игры их больше всего, тот «Торговец».
about-villager = Новый житель ложится на церковь и действует со следующего хода.
about-donkey = Нового ослика ставят на любой участок, куда от церкви ведёт дорога.
about-beg = Пока лесосека, каменоломня и ферма ничего не могут принять.
about-spot = Здесь можно положить новый участок, рядом с участком жителя; дорога должна касаться дороги.
about-edge = Здесь можно построить дорогу.

# Names of what stands alone

ui-slot = Поставка в церковь
ui-spot = Место для нового участка
ui-spots = Мест для нового участка: { $n }
ui-road-site = Место для дороги
ui-free-slot = Свободное место
ui-free-plan = Место для чертежа
ui-together = Вместе { $n }
ui-bonus-normal = Кто бы его ни использовал, производитель получает 1 очко и 1 монету.
ui-bonus-high = Кто бы его ни использовал, производитель получает 2 очка и 2 монеты.
ui-about-standing = В этот ход они ещё могут действовать.
ui-about-lying = Они уже действовали или смогут действовать только со следующего хода.
ui-about-donkeys = Через этот участок товары владельца везут дальше.
ui-milestone-good = За первое производство этого товара. Весь такой товар владельца знака — высокого качества.
ui-milestone-road = За первую дорогу в игре: ещё 1 очко за каждую свою дорогу.
ui-award-chaplain = Поставок в церковь до сих пор; в конце игры выигрывает тот, у кого их больше всего.
ui-award-merchant = Продаж до сих пор; в конце игры выигрывает тот, у кого их больше всего.
ui-award-landscaper = Достопримечательностей до сих пор; в конце игры выигрывает тот, у кого их больше всего.
ui-plan-price =
    { $n ->
        [one] Плата: { $n } монета, на участок слева
        [few] Плата: { $n } монеты, по одной на каждый участок слева
       *[many] Плата: { $n } монет, по одной на каждый участок слева
    }
ui-holds-coins =
    { $n ->
        [one] Здесь лежит { $n } монета: она достанется тому, кто возьмёт чертёж
        [few] Здесь лежат { $n } монеты: они достанутся тому, кто возьмёт чертёж
       *[many] Здесь лежит { $n } монет: они достанутся тому, кто возьмёт чертёж
    }
ui-figure = Форма участка
    .about = Зелёные круглые края — лес, серые острые — гора, просветы — дороги.
ui-points-now = Очки до сих пор; достопримечательности, дороги, награды и монеты добавятся в конце игры

# Signs of tiles

sign-church = { tile-church }
    .about = { about-church }
sign-market = { tile-market }
    .about = { about-market }
sign-town_hall = { tile-town_hall }
    .about = { about-town_hall }
sign-woodcutter = { tile-woodcutter }
    .about = { about-kind-source }
sign-quarry = { tile-quarry }
    .about = { about-kind-source }
sign-farm = { tile-farm }
    .about = { about-kind-source }
sign-sawmill = { tile-sawmill }
    .about = { about-kind-refinery }
sign-stonemason = { tile-stonemason }
    .about = { about-kind-refinery }
sign-dairy_farm = { tile-dairy_farm }
    .about = { about-kind-refinery }
sign-flour_mill = { tile-flour_mill }
    .about = { about-kind-refinery }
sign-shrine = { tile-shrine }
    .about = { about-kind-landmark }
sign-trade_post = { tile-trade_post }
    .about = { about-kind-landmark }
sign-forest_pond = { tile-forest_pond }
    .about = { about-kind-landmark }
sign-mountain_pond = { tile-mountain_pond }
    .about = { about-kind-landmark }
sign-small_woodland = { tile-small_woodland }
    .about = { about-kind-landmark }
sign-small_mountain_range = { tile-small_mountain_range }
    .about = { about-kind-landmark }
sign-lumber_mill = { tile-lumber_mill }
    .about = { about-kind-refinery }
sign-large_woodland = { tile-large_woodland }
    .about = { about-kind-landmark }
sign-warehouse = { tile-warehouse }
    .about = { about-kind-landmark }
sign-barn_bend = { tile-barn_bend }
    .about = { about-kind-barn }
sign-master_stonemason = { tile-master_stonemason }
    .about = { about-kind-refinery }
sign-large_mountain_range = { tile-large_mountain_range }
    .about = { about-kind-landmark }
sign-monument = { tile-monument }
    .about = { about-kind-landmark }
sign-outpost_a = { tile-outpost_a }
    .about = { about-kind-landmark }
sign-windmill = { tile-windmill }
    .about = { about-kind-refinery }
sign-tavern = { tile-tavern }
    .about = { about-kind-landmark }
sign-square = { tile-square }
    .about = { about-kind-landmark }
sign-barn_through = { tile-barn_through }
    .about = { about-kind-barn }
sign-cow_conservatory = { tile-cow_conservatory }
    .about = { about-kind-refinery }
sign-stables = { tile-stables }
    .about = { about-kind-landmark }
sign-farrier = { tile-farrier }
    .about = { about-kind-landmark }
sign-outpost_b = { tile-outpost_b }
    .about = { about-kind-landmark }

## Your box: kinds of records, their fields, and what may stand there.

box-tiles = Участки
    .one = участок
    .ask = Что напечатано на вашем участке?
box-tiles-id =
    .flour_mill = { tile-flour_mill }
    .shrine = { tile-shrine }
    .trade_post = { tile-trade_post }
    .forest_pond = { tile-forest_pond }
    .mountain_pond = { tile-mountain_pond }
    .small_woodland = { tile-small_woodland }
    .small_mountain_range = { tile-small_mountain_range }
    .lumber_mill = { tile-lumber_mill }
    .large_woodland = { tile-large_woodland }
    .warehouse = { tile-warehouse }
    .barn_bend = { tile-barn_bend }
    .master_stonemason = { tile-master_stonemason }
    .large_mountain_range = { tile-large_mountain_range }
    .monument = { tile-monument }
    .outpost_a = { tile-outpost_a }
    .windmill = { tile-windmill }
    .tavern = { tile-tavern }
    .square = { tile-square }
    .barn_through = { tile-barn_through }
    .cow_conservatory = { tile-cow_conservatory }
    .stables = { tile-stables }
    .farrier = { tile-farrier }
    .outpost_b = { tile-outpost_b }
box-tiles-kind = Что это
    .special = особый
    .source = источник сырья
    .refinery = производство
    .landmark = достопримечательность
    .barn = амбар
box-tiles-stack = Где лежит до игры
    .start = в деревне с начала
    .bag = { stack-bag }
    .timber = стопка: { stack-timber }
    .brick = стопка: { stack-brick }
    .flour = стопка: { stack-flour }
    .milk = стопка: { stack-milk }
box-tiles-cost = Цена
box-tiles-points = Очки за постройку
box-tiles-makes = Что вмещают ячейки
    .wood = { good-wood }
    .stone = { good-stone }
    .wheat = { good-wheat }
    .timber = { good-timber }
    .brick = { good-brick }
    .flour = { good-flour }
    .milk = { good-milk }
    .raw = любое сырьё
box-tiles-slots = Ячеек
box-tiles-score = Очки в конце
box-tiles-road = Даёт очки, только если есть дорога к церкви
box-sales = Жетоны продаж
    .one = жетон
    .ask = Что на вашем жетоне?
box-sales-tier = Уровень
box-sales-cost = Что забирает
box-sales-points = Очки
box-sales-coins = Монеты
box-numbers = Числа из правил
    .one = число
    .ask = Что в ваших правилах?
box-numbers-id =
    .sales-per-tier = Жетонов продаж каждого уровня при 1–2 игроках
    .barn-coins = Монет за добычу в амбаре
    .road-points = Очков за дорогу в конце
    .coins-per-point = Монет за одно очко в конце
    .steps = Сколько шагов самое большее считает форпост
    .still-rounds = Раундов без единого изменения, после которых игра кончается
    .idle-rounds = Праздных раундов, после которых игра кончается
box-numbers-n = Сколько
box-seats = Число игроков
    .one = число игроков
    .ask = Что говорит ваша коробка о стольких игроках?
box-seats-id = { $id } игрока
box-seats-coins = Начальные монеты по порядку хода
box-seats-sales = Жетоны продаж каждого уровня
box-seats-face_up = Открытые жетоны продаж
box-seats-slots = Места в церкви
    .c1 = Место 1
    .c2 = Место 2
    .c3 = Место 3
    .c4 = Место 4
    .c5 = Место 5
    .c6 = Место 6
box-church_34 = Церковь для троих и четверых
    .one = место в церкви
    .ask = Что изображено на вашей церкви?
box-church_34-id =
    .c1 = Место 1
    .c2 = Место 2
    .c3 = Место 3
    .c4 = Место 4
    .c5 = Место 5
    .c6 = Место 6
box-church_34-takes = Что приносят
    .wood = { good-wood }
    .stone = { good-stone }
    .wheat = { good-wheat }
    .timber = { good-timber }
    .flour = { good-flour }
    .milk = { good-milk }
    .brick = { good-brick }
box-church_34-n = Сколько
box-church_34-points = Очки
