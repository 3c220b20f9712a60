## Names

title = Hamlet
    .about = Будуйте село разом: викладайте ділянки, возіть товари віслючками, постачайте церкву. Для одного або двох гравців; для трьох і чотирьох — варіант із нашими числами (H13.1).
    .alone = Ботрик
    .own = Це реконструкція: правила соло-режиму ми знаємо, а правил базової гри — ні. Дев’ятнадцять із двадцяти шести ділянок і дев’ять із дванадцяти жетонів продажу — наші власні, тож форми, ціни й очки можуть відрізнятися від виданих. Гра втрьох і вчотирьох — наш варіант.
bot-botric = Ботрик
good-wood = деревина
    .count =
        { $n ->
            [one] { $n } деревина
           *[other] { $n } деревини
        }
good-stone = камінь
    .count =
        { $n ->
            [one] { $n } камінь
            [few] { $n } камені
           *[many] { $n } каменів
        }
good-wheat = пшениця
    .count =
        { $n ->
            [one] { $n } пшениця
           *[other] { $n } пшениці
        }
good-timber = брус
    .count =
        { $n ->
            [one] { $n } брус
            [few] { $n } бруси
           *[many] { $n } брусів
        }
good-brick = цегла
    .count =
        { $n ->
            [one] { $n } цегла
           *[other] { $n } цегли
        }
good-flour = борошно
    .count =
        { $n ->
            [one] { $n } борошно
            [few] { $n } борошна
           *[many] { $n } борошна
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
            [few] { $n } монети
           *[many] { $n } монет
        }
good-vp = очко
    .count =
        { $n ->
            [one] { $n } очко
            [few] { $n } очки
           *[many] { $n } очок
        }
tile-church = Церква
tile-market = Ринок
tile-town_hall = Ратуша
tile-woodcutter = Лісосіка
tile-quarry = Каменярня
tile-farm = Ферма
tile-sawmill = Лісопилка
tile-stonemason = Майстерня каменяра
tile-dairy_farm = Молочна ферма
tile-flour_mill = Млин
tile-shrine = Капличка
tile-trade_post = Факторія
tile-forest_pond = Лісовий ставок
tile-mountain_pond = Гірський ставок
tile-small_woodland = Малий гай
tile-small_mountain_range = Малий кряж
tile-lumber_mill = Велика лісопилка
tile-large_woodland = Великий гай
tile-warehouse = Склад
tile-barn_bend = Стодола на повороті
tile-master_stonemason = Цех каменярів
tile-large_mountain_range = Великий кряж
tile-monument = Монумент
tile-outpost_a = Форпост А
tile-windmill = Вітряк
tile-tavern = Корчма
tile-square = Площа
tile-barn_through = Стодола на прямій
tile-cow_conservatory = Корівник
tile-stables = Стайня
tile-farrier = Кузня
tile-outpost_b = Форпост Б
stack-bag = мішок
stack-timber = брус
stack-brick = цегла
stack-flour = борошно
stack-milk = молоко
milestone-carpenter = Тесля
milestone-mason = Муляр
milestone-miller = Мельник
milestone-herder = Пастух
milestone-planner = Планувальник
action-hire = Наймання
action-deliver = Поставка до церкви
action-sell = Продаж на ринку
action-produce = Видобуток сировини
action-blueprint = Креслення
action-refine = Виготовлення товару
action-construct = Будівництво ділянки
action-road = Прокладання дороги
disc-a = A
disc-b = B
disc-c = C

## Small pieces

sale = { $cost }: { $gain }
slot-raw =
    { $n ->
        [one] { $n } кубик будь-якої сировини: { $gain }
        [few] { $n } кубики будь-якої сировини: { $gain }
       *[many] { $n } кубиків будь-якої сировини: { $gain }
    }
slot-coins =
    { $n ->
        [one] { $n } монета: { $gain }
        [few] { $n } монети: { $gain }
       *[many] { $n } монет: { $gain }
    }
slot-timber-flour = брус або борошно, разом { $n }: { $gain }
slot-milk-brick = молоко або цегла, разом { $n }: { $gain }
slot-goods = { $goods } у будь-якому поєднанні, разом { $n }: { $gain }
delivery-raw = сировина
delivery-coins = монети
delivery-timber-flour = брус або борошно
delivery-milk-brick = молоко або цегла
delivery-goods = товари ({ $goods })
made-normal = { $player }, звичайна якість
made-high = { $player }, висока якість
no-road = { $score } (дорога не потрібна)
joined = приєднано до доріг
warn-not-joined = не приєднано до доріг
edges-match =
    { $n ->
        [one] збігається { $n } край
        [few] збігаються { $n } краї
       *[many] збігається { $n } країв
    }
edges-dead =
    { $n ->
        [one] { $n } глухий край
        [few] { $n } глухі краї
       *[many] { $n } глухих країв
    }
raw =
    { $n ->
        [one] { $n } кубик сировини
        [few] { $n } кубики сировини
       *[many] { $n } кубиків сировини
    }

## End scores of landmarks

counter-deliveries = кожну власну поставку до церкви
counter-sales = кожен власний продаж на ринку
counter-forest-segments = кожен її лісовий край, що торкається лісу
counter-mountain-segments = кожен її гірський край, що торкається гори
counter-roads = кожен власний міст або стежку
counter-landmarks = кожну власну пам’ятку разом із цією
counter-steps = кожен крок дорогою від церкви, щонайбільше { $most }
counter-villagers = кожного власного мешканця
counter-linked-tiles = кожну ділянку, безпосередньо з’єднану з нею дорогою
counter-donkeys = кожного власного віслючка
counter-donkey-tiles = кожну ділянку, де є власний віслючок
test-path = її з’єднано стежкою
test-bridge = її з’єднано мостом

## Questions

ask-act =
    { $n ->
        [0] Усі ваші мешканці вже діяли: що далі?
       *[other] Що робитиме мешканець? (ще не діяли: { $n })
    }
ask-batch = { $tile }: скільки товарів виготовити?
ask-barn = { $tile }: яку сировину видобути? (порожніх комірок: { $n })
ask-source = { $tile }: чим заплатити? (лишилося: { $n })
ask-sources = { $tile }: що ви використовуєте? (сплатити: { $n })
ask-town-hall = Ратуша: що зробити?
ask-donkey-tile = На яку ділянку поставити нового віслючка?
ask-donkey = Пересуньте віслючка (ще не ходили: { $n })
ask-host = { $tile }: біля якої ділянки будувати?
ask-place = { $tile }: куди викласти? (мешканець тут: { $host })
ask-turn = { $tile }: як повернути?
ask-stand = З якої ділянки прокласти дорогу?
ask-site = { $tile }: куди прокласти дорогу?
ask-botric-villager = Нічия, вирішуєте ви: який мешканець Ботрика піде? (куди: { $tile })
ask-botric-worker = Нічия, вирішуєте ви. Ботрик, { $action }: яка ділянка і який мешканець?
ask-botric-deliver = Нічия, вирішуєте ви: яку поставку зробить Ботрик?
ask-botric-sell = Нічия, вирішуєте ви: який продаж зробить Ботрик?
ask-botric-source = Нічия, вирішуєте ви. { $tile }: чим заплатить Ботрик? (лишилося: { $n })
ask-botric-sources = Нічия, вирішуєте ви. Ботрик, { $tile }: що він використовує? (сплатити: { $n })
ask-botric-barn = Нічия, вирішуєте ви. { $tile }: яку сировину видобуде Ботрик?
ask-botric-place = Нічия, вирішуєте ви: куди Ботрик викладе ділянку «{ $tile }»?
ask-botric-host = Нічия, вирішуєте ви: з якої ділянки Ботрик будуватиме «{ $tile }»?
ask-botric-road = Нічия, вирішуєте ви: де Ботрик прокладе дорогу?
ask-botric-stand = Нічия, вирішуєте ви: з якої ділянки Ботрик прокладе дорогу?

## Questions of a companion: what was done at the table

did-act =
    { $n ->
        [0] Усі ваші мешканці вже діяли: що ви зробили далі?
       *[other] Що зробив мешканець? (ще не діяли: { $n })
    }
did-batch = { $tile }: скільки товарів ви виготовили?
did-barn = { $tile }: яку сировину ви видобули? (порожніх комірок: { $n })
did-source = { $tile }: чим ви заплатили? (лишилося: { $n })
did-sources = { $tile }: що ви використали? (сплатити: { $n })
did-town-hall = Ратуша: що ви зробили?
did-donkey-tile = На яку ділянку ви поставили нового віслючка?
did-donkey = Якого віслючка ви пересунули і куди? (ще не ходили: { $n })
did-host = { $tile }: біля якої ділянки ви будували?
did-place = { $tile }: куди ви виклали ділянку? (мешканець тут: { $host })
did-turn = { $tile }: як ви повернули ділянку?
did-stand = З якої ділянки ви проклали дорогу?
did-site = { $tile }: куди ви проклали дорогу?

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

option-produce = Видобуток: { $tile } ({ $gain })
option-refine = Виготовлення: { $tile } ({ $raw } → { $good })
option-refine-high = Виготовлення: { $tile } ({ $raw } → { $good }, висока якість)
option-town-hall = Піти до ратуші
option-sell = Продаж: { $sale }
option-deliver = Поставка: { $slot }
option-beg = Попросити милостиню: { $gain }
option-construct = Будівництво: { $tile } ({ $price }): { $gain }
option-road = Прокласти дорогу (міст: { $bridge }, стежка: { $path })
option-donkeys = Пересунути віслючків
option-end-turn = Завершити хід
option-done = Це все
option-source = { $good } ({ $tile })
option-source-made = { $good } ({ $tile }; { $made })
option-sources = { $taken }
option-taken = { $goods } ({ $tile })
option-taken-made = { $goods } ({ $tile }; { $made })
option-barn = { $goods }
option-blueprint = Креслення: { $tile }, { $price }
option-blueprint-coins = Креслення: { $tile }, { $price } ({ $gain })
option-villager = Найняти мешканця: { $price }
option-donkey = Найняти віслючка: { $price }
option-step = { $start } → { $to }
option-place = Місце { $n } (поряд: { $tiles })
option-turn = Поворот { $degrees }°: { $joined }; { $edges }
option-path = Стежка { $tile } – { $other }
option-path-of = Стежка { $tile } – { $other } (місце { $n } з { $of })
option-bridge = Міст { $tile } – { $other }
option-bridge-of = Міст { $tile } – { $other } (місце { $n } з { $of })
option-worker = { $tile } (мешканець: { $start })
option-botric-place = Поряд: { $tiles }; { $joined }; { $edges }
option-botric-place-of = Поряд: { $tiles }; { $joined }; { $edges } (спосіб { $n } з { $of })

## What happened

event-first = Перший гравець: { $player }
    .short = право першого ходу
event-turn = Раунд { $n }: { $player }
event-end-turn = { $player }: кінець ходу
event-points = { $player }: { $points }
event-coins = { $player }: { $coins }
event-pay-coins = { $player }: { $coins }
event-buy = { $player }: купівля — { $goods } ({ $price })
event-cube = { $player }: видобуток — { $goods } ({ $tile })
event-beg = { $player }: милостиня біля церкви
event-sale = { $player }: продаж на ринку — { $sale }
    .short = продаж на ринку — { $goods }
event-delivery = { $player }: поставка до церкви — { $slot }
    .short = поставка до церкви — { $slot }
event-church-full = Церква отримала всі поставки: дограємо раунд
event-villager = { $player }: новий мешканець (тепер { $n })
    .short = новий мешканець (тепер { $n })
event-donkey = { $player }: новий віслючок ({ $tile })
event-blueprint = { $player }: креслення «{ $tile }»
event-construct = { $player }: нова ділянка «{ $tile }», поряд: { $tiles }; { $joined }
    .short = нова ділянка «{ $tile }»
event-flag = { $player }: прапорець на ділянці «{ $tile }»
event-milestone = { $player }: відзнака «{ $milestone }»
event-stack = До мішка йде стос «{ $good }»
event-donkey-step = { $player }: віслючок { $start } → { $to }
event-goes = { $player }: мешканець { $start } → { $to }
event-stays = { $player }: мешканець діє на місці ({ $tile })
event-fine = { $player }: несплачені монети ({ $n }), { $points }
event-discs-back = Торбинка порожня: шість фішок повертаються до неї
event-donkey-marks = { $player }: четверту поставку позначає віслючок, { $slot }
event-disc = { $player }: витягнуто фішку — місце { $n }, «{ $action }»
event-road-token = { $player }: усі дороги прокладено, жетон дороги вибуває з ряду
event-token-moves = Жетон «{ $action }» іде на правий кінець
event-pass = { $player }: пас, жодної дії виконати не можна
event-builds = { $player }: є все, щоб збудувати «{ $tile }»
event-bonus =
    { $high ->
        [no] { $player }: бонус за використаний товар
       *[yes] { $player }: бонус за використаний високоякісний товар
    }
event-use =
    { $mark ->
        [no] { $player }: витрата — { $goods } ({ $tile })
       *[yes] { $player }: витрата — { $goods } ({ $tile }; { $made })
    }
event-make =
    { $high ->
        [no] { $player }: виготовлення — { $goods } ({ $tile })
       *[yes] { $player }: виготовлення — { $goods }, висока якість ({ $tile })
    }
event-path = { $player }: нова стежка { $tile } – { $other }
event-path-joins = { $player }: нова стежка { $tile } – { $other }; тепер до доріг приєднано: { $tiles }
    .short = нова стежка { $tile } – { $other }
event-bridge = { $player }: новий міст { $tile } – { $other }
event-bridge-joins = { $player }: новий міст { $tile } – { $other }; тепер до доріг приєднано: { $tiles }
    .short = новий міст { $tile } – { $other }
event-end =
    { $why ->
        [church] Церкву завершено: підрахунок очок
        [still] Три раунди без змін: підрахунок очок
       *[idle] Сорок раундів без поступу: підрахунок очок
    }
event-action-row = Ряд Ботрика: { $actions }
event-decides = { $player }: { $what } — за ознакою «{ $test }» ({ $n } проти { $other })
event-decides-yes = { $player }: { $what } — за ознакою «{ $test }»
event-tie =
    { $dealer ->
        [no] Рівноцінних варіантів — { $n }: вибрав гравець
       *[yes] Рівноцінних варіантів — { $n }: вирішив жереб
    }
event-favour = { $player }: жетон послуги — { $coins } ({ $reason }), тепер { $n }
event-flip =
    { $up ->
        [yes] Жетон послуги перевертають лицем догори
       *[no] Жетон послуги перевертають лицем донизу
    }
event-cannot = { $player }: «{ $action }» не вдається — { $reason }
event-cannot-build = { $player }: «{ $tile }» збудувати не можна — { $reason }
event-wants = { $player }: вибір — «{ $tile }» ({ $wish })
event-open-tile = Нові креслення: { $tiles }
event-open-sale = Новий продаж: { $sale }
because-bonus = бонус за товар
because-no-coins = замість монет
favour-hire = наймання
favour-delivery = поставка
favour-turn = монета за хід
favour-pass = монета за пас
favour-bag = порожня торбинка
cannot-all-villagers = усі мешканці в грі
cannot-no-coins = замало монет
cannot-no-slot = немає відкритої комірки, яку можна оплатити
cannot-church-full = у церкві вже є все
cannot-out-of-reach = для жодного жетона не вистачає товарів
cannot-full = кубик нема куди покласти
cannot-all-blueprints = уже три креслення
cannot-no-blueprint = немає креслення, яке він може взяти
cannot-no-refinery = жодна виробня зараз не може працювати
cannot-no-materials = бракує матеріалів
cannot-no-plan = у черзі немає креслень
cannot-no-flag = немає вільного прапорця
cannot-nowhere = немає місця
cannot-no-site = немає місця для дороги або кубиків на неї
wish-milestone = виробня, чия відзнака ще вільна
wish-landmark = пам’ятка
wish-refinery = виробня
wish-barn = стодола
compare-deliver = поставка
compare-sell = продаж
compare-produce = видобуток
compare-refine = виготовлення
compare-place = місце ділянки
compare-loose = неприєднана ділянка
compare-tile = ділянка для дороги
compare-road = місце дороги
test-by-points = більше очок
test-by-own-high = більше власних високоякісних товарів
test-by-own-normal = більше власних звичайних товарів
test-by-goods = менше товарів
test-by-cubes = менше кубиків
test-by-near = ближче до мешканця
test-by-high = власна висока якість
test-by-more = більше товарів
test-by-breaches = менше ваших доріг і пам’яток
test-by-longest = торкається найдовшої мережі
test-by-church = ближче до церкви
test-by-road = дорога до дороги
test-by-match = збігається ліс або гора
test-by-edges = більше однакових країв
test-by-dead = менше глухих країв
test-by-roads = менше доріг до неї
test-by-yours = не приєднує вашої пам’ятки
test-by-botric-length = довша мережа його доріг
test-by-your-length = довша мережа ваших доріг
test-by-printed-length = довша мережа зображених доріг

## Why not

why-no-villager = Усі ваші мешканці вже діяли
why-donkeys-moved = Ваші віслючки цього ходу вже ходили
why-not-linked = Туди не веде дорога від церкви
why-full = Усі комірки зайняті
why-no-cubes = У запасі немає потрібного кубика
why-no-token = У вас немає вільного жетона цього товару
why-out-of-reach = Сюди не довезти: { $goods }
why-no-beg = Милостиню дають, лише коли лісосіка, каменярня й ферма заповнені
why-slot-filled = Цю комірку заповнено
why-no-coins = Вам потрібно: { $coins }
why-all-villagers = Усі ваші мешканці в грі
why-all-donkeys = Усі ваші віслючки в грі
why-all-blueprints = У вас уже три креслення
why-one-blueprint = За один візит беруть одне креслення
why-nothing-there = Там вам ні на що не вистачає
why-no-flag = У вас не лишилося прапорців
why-no-materials = Бракує: { $goods }
why-nowhere = Немає ділянки, біля якої її можна викласти й оплатити
why-no-room = Ділянка там не вміщується
why-all-roads = Ви проклали всі свої дороги
why-no-site = Немає місця, яке ви могли б оплатити

## The picture

pic-village = Село
pic-row = Креслення (у мішку: { $n })
pic-market = Ринок
pic-church = Церква
pic-milestones = Відзнаки
pic-players = Гравці (раунд { $n })
pic-tiles = Усі ділянки
pic-sales = Усі жетони продажу
head-tile = Ділянка
head-goods = Товари
head-figures = Фігурки
head-roads = Дороги
head-flag = Прапорець
head-price = Плата
head-cost = Ціна
head-vp = Очки
head-coins = Монети
head-tier = Рівень
head-sale = Продаж
head-slot = Комірка
head-milestone = Відзнака
head-unused = Готові
head-villagers = Мешканці
head-donkeys = Віслючки
head-sales = Продажі
head-blueprints = Креслення
head-stack = Стос
head-makes = Вміщує
head-use = Користь або очки наприкінці
head-score = Наприкінці
figures-standing = { $player }: мешканці { $n }
figures-lying = { $player }: лежачі мешканці { $n }
figures-donkeys = { $player }: віслючки { $n }
botric-row = Ряд жетонів
botric-drawn = Витягнуті фішки
botric-favour = Жетон послуги
face-up = лицем догори
face-down = лицем донизу

## Scores

score-deliveries = Поставки до церкви
score-sales = Продажі на ринку
score-tiles = Збудовані ділянки
score-bonus = Бонуси за використані товари
score-instead = Очки замість монет
score-fines = Штрафи
score-landmarks = Пам’ятки
score-roads = Дороги
score-chaplain = Капелан
score-sacristan = Паламар
score-merchant = Торговець
score-landscaper = Землевпорядник
score-coins = Монети
score-goods = Товари, що лишилися

## Characters of bots; .about goes on after a colon.

character-builder = будівничий
    .about = будує ділянки та пам’ятки
character-parishioner = парафіянин
    .about = возить товари до церкви, хоче стати капеланом
character-trader = крамар
    .about = продає на ринку, хоче стати торговцем, збирає монети

## Settings: an attribute per value.

setting-two-donkeys = Легше: ви починаєте з 2 віслючками
    .off = ні
    .on = так
setting-fines = Легше: Ботрик втрачає очки за несплачені монети
    .off = ні
    .on = так
setting-two-villagers = Важче: Ботрик починає з 2 мешканцями, але без монет
    .off = ні
    .on = так
setting-always-up = Важче: жетон послуги завжди лицем догори
    .off = ні
    .on = так
setting-merchant = Важче: «Торговець» лише за перевагу й 5 продажів
    .off = ні
    .on = так
setting-chaplain = Важче: «Капелан» лише за перевагу
    .off = ні
    .on = так
setting-goods = Важче: Ботрик продає свої залишки товарів
    .off = ні
    .on = так
setting-landmarks = Кожна пам’ятка Ботрика дає
    .normal = 3 очки
    .easy = 1 очко (легше)
    .hard = 5 очок (важче)
setting-ties = Нічиї Ботрика
    .ask = вирішуєте ви
    .dealer = вирішує жереб
    .about = Коли кілька рішень для Ботрика однаково добрі: вибираєте ви або жереб.
setting-flags = Пам’ятки Ботрика
    .six = щонайбільше шість, на кожну прапорець
    .more = без обмеження
    .about = Скільки пам’яток може здобути Ботрик.
setting-placing = Ботрик кладе ділянки
    .road = спершу дорогою до дороги
    .church = спершу якнайближче до церкви
    .about = На що Ботрик зважає передусім, коли вільних місць кілька.
setting-longest = Найдовша мережа для Ботрика
    .cut = ваші дороги розрізають мережі
    .whole = лише мережі без ваших доріг
    .about = Ботрик охоче будує біля найдовшої мережі без ваших доріг; правила можна прочитати двояко.
setting-roads = Дорога між уже з’єднаними ділянками
    .new = не дозволена
    .again = дозволена
    .about = Джерела розходяться, чи можна ще раз з’єднати вже з’єднані ділянки.
setting-variant = Утрьох і вчотирьох
    .off = не грають
    .house-3-4 = із нашими числами
    .about = Правил для трьох і чотирьох гравців ми ніде не знайшли. Відомо: ціни на ринку й те, що церква має 6 частин. Наші: комірки церкви, кількість жетонів продажу й монети третього та четвертого гравця; набір із числами вашої коробки їх замінить.

# -- cards a person reads off the table -------------------------------------------------------

own-decks = Дев’ятнадцять із двадцяти шести ділянок, які можна збудувати, у нас свої: їхніх форм, країв, цін і очок ми ніде не знайшли в друці. Так само й дев’ять із дванадцяти жетонів продажу. Креслення й жетони продажу тягне застосунок і каже, що випало: якщо ваші інші, він рахує за своїми. Тож із коробкою на столі цей супутник допоможе лише приблизно.
deck-tile = креслення
deck-sale = жетон продажу
deck-disc = фішка з торбинки
deck-action = жетони дій Ботрика, зліва направо
reveal-tile =
    { $n ->
        [1] Яке креслення витягнуто?
       *[other] Які креслення витягнуто, зліва направо ({ $n })?
    }
reveal-sale = Ринок, жетон { $k }: який жетон продажу відкрито?
reveal-disc = Фішка { $k } з торбинки: яку витягнуто?
reveal-action = Як лежать жетони дій Ботрика, зліва направо ({ $n })?

## Web: what only the drawn boards say, short enough for their places.

ui-pages = Що показати
ui-page-village = Село
ui-page-town-hall = Ратуша
ui-page-market = Ринок
ui-page-church = Церква
ui-page-botric = Ботрик
ui-open-here =
    { $n ->
        [one] { $n } варіант тут
        [few] { $n } варіанти тут
       *[many] { $n } варіантів тут
    }
ui-area-village = Село
ui-area-town-hall = Ратуша
ui-area-market = Ринок
ui-area-church = Церква
ui-area-honours = Відзнаки й нагороди
ui-area-plans = Ваші креслення
ui-area-road = Прокласти дорогу
ui-area-donkeys = Пересунути віслючків
ui-area-botric = Планшет Ботрика
ui-area-turns = Як повернути ділянку
ui-yours = Що у вас є
ui-panels = Ратуша, ринок, церква
ui-anywhere = З будь-якої ділянки
ui-line = { $name }: { $what }
ui-tile-lies = { $name }: { $what }
ui-flag-of = прапорець: { $player }
ui-road = дорога
ui-forest = ліс
ui-mountain = гора
ui-nearer = Збільшити
ui-farther = Зменшити
ui-whole = Усе село
ui-last-spot = Попереднє місце
ui-next-spot = Наступне місце
ui-turn = Повернути
ui-makes = виготовляє
ui-when-built = за будівництво
ui-free = безплатно
ui-holds = лежить
ui-in-bag = у мішку: { $n }
ui-villager = Мешканець
ui-donkey = Віслючок
ui-tokens-left = у стосі: { $n }
ui-sold-out = Продавати більше нема чого.
ui-buy = Ціна за те, чого бракує (крім продажу):
ui-raw = сировина
ui-refined = товар
ui-last-delivery = остання завершує гру
ui-botric-pays = (Ботрик { $n })
ui-beg = Милостиня
ui-botric-first = Спершу наймання (монет: { $n }), поставка, продаж; інакше вирішує фішка.
ui-token-produce = сировина
ui-token-blueprint = креслення
ui-token-refine = товар
ui-token-construct = ділянка
ui-token-road = дорога
ui-odds = фішка { $disc }: { $n } з { $of } у торбинці
ui-disc-bag = Фішки в торбинці:
ui-up = лицем догори
ui-down = лицем донизу
ui-villagers-of = Мешканці, що ще можуть діяти, з усіх
ui-vp = Очки
ui-deliveries = Поставки до церкви
ui-to-act = з { $n } ще діють
ui-roads-left = Лишилося доріг
ui-flags-left = Лишилося прапорців
ui-of = { $n } з { $of }
ui-empty = порожньо

## Signs, for name cards and the legend

legend-goods = Сировина, товари, монети
legend-pieces = Фігурки й краї ділянок
legend-actions = Що можна робити
legend-tiles = Ділянки
sign-wood = { good-wood }
    .about = Сировина з лісосіки; з неї роблять брус і мости.
sign-stone = { good-stone }
    .about = Сировина з каменярні; з неї роблять цеглу й стежки.
sign-wheat = { good-wheat }
    .about = Сировина з ферми; з неї роблять борошно й молоко.
sign-timber = { good-timber }
    .about = Товар із деревини. Хто б його не використав, виробник отримує бонус.
sign-brick = { good-brick }
    .about = Товар із каменю. Хто б його не використав, виробник отримує бонус.
sign-flour = { good-flour }
    .about = Товар із пшениці. Хто б його не використав, виробник отримує бонус.
sign-milk = { good-milk }
    .about = Товар із пшениці. Хто б його не використав, виробник отримує бонус.
sign-coin = { good-coin }
    .about = Нею платять за наймання, креслення й те, чого бракує.
sign-vp = { good-vp }
    .about = У кого наприкінці гри очок найбільше, той перемагає.
sign-villager = { ui-villager }
    .about = Діє раз за хід: на своїй ділянці або на будь-якій, до якої від неї веде дорога.
sign-donkey = { ui-donkey }
    .about = Через ділянку, де стоїть ваш віслючок, товари везуть далі.
sign-flag = { head-flag }
    .about = Показує, чия це пам’ятка.
sign-path = Стежка
    .about = Дорога між двома лісовими краями; коштує 2 камені й служить усім.
sign-bridge = Міст
    .about = Дорога між двома гірськими краями; коштує 2 деревини й служить усім.
sign-forest = Лісовий край
    .about = Де він торкається іншого лісового краю, можна прокласти стежку.
sign-mountain = Гірський край
    .about = Де він торкається іншого гірського краю, можна збудувати міст.
sign-dead-edge = Глухий край
    .about = Ліс торкається гори: тут дорогою ділянок ніколи не з’єднати.
sign-blueprint = { action-blueprint }
    .about = Ділянка, яку можна збудувати; креслення беруть у ратуші, щонайбільше 3 водночас.
sign-construct = { action-construct }
    .about = Сплатіть ціну креслення й покладіть ділянку поряд із ділянкою мешканця.
sign-produce = { action-produce }
    .about = Заповнює сировиною всі вільні комірки ділянки й дає 2 монети.
sign-refine = { action-refine }
    .about = Робить із сировини товари, один до одного.
sign-sale = { action-sell }
    .about = Віддайте те, чого просить жетон; він дає очки й монети.
sign-road = { action-road }
    .about = Стежка коштує 2 камені, міст — 2 деревини. Наприкінці гри дороги дають очки.
sign-donkeys = { ui-area-donkeys }
    .about = Раз за хід: кожен ваш віслючок може зробити один крок дорогою.
sign-honours = { ui-area-honours }
    .about = Відзнаку бере той, хто перший; нагороду — той, хто попереду наприкінці гри.
sign-village = { ui-area-village }
sign-botric = { ui-area-botric }
    .about = Суперник у соло-грі й те, як він вирішує.
sign-disc-bag = Фішки в торбинці
    .about = Витягнута звідси фішка каже, яку дію Ботрик пробує першою.

# What places are for

about-village = Ділянки й дороги між ними. Товари лежать там, де їх зроблено; будь-хто може використати те, що довезуть дороги й віслючки.
about-town-hall = За один візит: щонайбільше одне креслення й скільки завгодно наймань. На кожну ділянку ліворуч від креслення кладуть монету.
about-market = Віддайте те, чого просить жетон, і візьміть його очки й монети.
about-church = Кожна комірка приймає одну поставку; остання завершує гру.
about-town_hall = { about-town-hall }
about-honours = Відзнаки беруть один раз; нагороди дістаються тому, хто попереду наприкінці гри.
about-plans = Ділянки, які ви можете збудувати, щонайбільше 3 водночас.
about-road = З будь-якої ділянки: стежка між лісами за 2 камені, міст між горами за 2 деревини.
about-donkeys = Раз за хід: кожен ваш віслючок може зробити один крок дорогою.
about-turns = Дорога має торкатися дороги; краї, що збігаються, жирні, глухі — червоний пунктир.
about-botric = Спершу він пробує наймання, поставку й продаж; інакше фішка каже, з якого місця ряду починати.
about-kind-source = Дає сировину: видобуток заповнює її комірки й дає 2 монети.
about-kind-barn = Комірка приймає будь-яку сировину: видобуток заповнює їх і дає 2 монети.
about-kind-refinery = Робить із сировини товар: в одній комірці — один.
about-kind-landmark = Належить тому, хто її збудував: це показує прапорець; наприкінці гри дає очки.
about-sale = Жетон лишається вам; хто наприкінці гри має їх найбільше, той «Торговець».
about-villager = Новий мешканець лягає на церкву й діє з наступного ходу.
about-donkey = Нового віслючка ставлять на будь-яку ділянку, до якої від церкви веде дорога.
about-beg = Поки лісосіка, каменярня й ферма нічого не можуть прийняти.
about-spot = Тут можна покласти нову ділянку, поряд із ділянкою мешканця; дорога має торкатися дороги.
about-edge = Тут можна прокласти дорогу.

# Names of what stands alone

ui-slot = Поставка до церкви
ui-spot = Місце для нової ділянки
ui-spots = Місць для нової ділянки: { $n }
ui-road-site = Місце для дороги
ui-free-slot = Вільна комірка
ui-free-plan = Місце для креслення
ui-together = Разом { $n }
ui-bonus-normal = Хто б його не використав, виробник отримує 1 очко й 1 монету.
ui-bonus-high = Хто б його не використав, виробник отримує 2 очки й 2 монети.
ui-about-standing = Цього ходу вони ще можуть діяти.
ui-about-lying = Вони вже діяли або зможуть діяти лише з наступного ходу.
ui-about-donkeys = Через цю ділянку товари власника везуть далі.
ui-milestone-good = За першу виробню цього товару. Увесь такий товар власника відзнаки — високої якості.
ui-milestone-road = За першу дорогу в грі: ще 1 очко за кожну власну дорогу.
ui-award-chaplain = Поставок до церкви дотепер; наприкінці гри виграє той, у кого їх найбільше.
ui-award-merchant = Продажів дотепер; наприкінці гри виграє той, у кого їх найбільше.
ui-award-landscaper = Пам’яток дотепер; наприкінці гри виграє той, у кого їх найбільше.
ui-plan-price =
    { $n ->
        [one] Плата: { $n } монета: на ділянку ліворуч
        [few] Плата: { $n } монети: на кожну ділянку ліворуч одна
       *[many] Плата: { $n } монет: на кожну ділянку ліворуч одна
    }
ui-holds-coins =
    { $n ->
        [one] Тут лежить { $n } монета: вона дістанеться тому, хто візьме креслення
        [few] Тут лежать { $n } монети: вони дістануться тому, хто візьме креслення
       *[many] Тут лежить { $n } монет: вони дістануться тому, хто візьме креслення
    }
ui-figure = Форма ділянки
    .about = Зелені круглі краї — ліс, сірі гострі — гора, просвіти — дороги.
ui-points-now = Очки дотепер; пам’ятки, дороги, нагороди й монети додадуться наприкінці гри

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

box-tiles = Ділянки
    .one = ділянка
    .ask = Що зображено на вашій ділянці?
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
box-tiles-kind = Що це
    .special = особлива
    .source = джерело сировини
    .refinery = виробня
    .landmark = пам’ятка
    .barn = стодола
box-tiles-stack = Де лежить до гри
    .start = у поселенні від початку
    .bag = { stack-bag }
    .timber = стос: { stack-timber }
    .brick = стос: { stack-brick }
    .flour = стос: { stack-flour }
    .milk = стос: { stack-milk }
box-tiles-cost = Ціна
box-tiles-points = Очки за будівництво
box-tiles-makes = Що вміщують комірки
    .wood = { good-wood }
    .stone = { good-stone }
    .wheat = { good-wheat }
    .timber = { good-timber }
    .brick = { good-brick }
    .flour = { good-flour }
    .milk = { good-milk }
    .raw = будь-яка сировина
box-tiles-slots = Комірок
box-tiles-score = Очки наприкінці
box-tiles-road = Дає очки, лише якщо є дорога до церкви
box-sales = Жетони продажу
    .one = жетон
    .ask = Що на вашому жетоні?
box-sales-tier = Рівень
box-sales-cost = Що забирає
box-sales-points = Очки
box-sales-coins = Монети
box-numbers = Числа з правил
    .one = число
    .ask = Що у ваших правилах?
box-numbers-id =
    .sales-per-tier = Жетонів продажу кожного рівня за 1–2 гравців
    .barn-coins = Монет за видобуток у стодолі
    .road-points = Очок за дорогу наприкінці
    .coins-per-point = Монет за одне очко наприкінці
    .steps = Кроків, що їх рахує форпост, щонайбільше
    .still-rounds = Раундів без жодної зміни, що закінчують гру
    .idle-rounds = Бездіяльних раундів, що закінчують гру
box-numbers-n = Скільки
box-seats = Кількість гравців
    .one = кількість гравців
    .ask = Що каже ваша коробка про стільки гравців?
box-seats-id = { $id } гравці
box-seats-coins = Початкові монети за порядком ходу
box-seats-sales = Жетони продажу кожного рівня
box-seats-face_up = Відкриті жетони продажу
box-seats-slots = Місця в церкві
    .c1 = Місце 1
    .c2 = Місце 2
    .c3 = Місце 3
    .c4 = Місце 4
    .c5 = Місце 5
    .c6 = Місце 6
box-church_34 = Церква для трьох і чотирьох
    .one = місце в церкві
    .ask = Що зображено на вашій церкві?
box-church_34-id =
    .c1 = Місце 1
    .c2 = Місце 2
    .c3 = Місце 3
    .c4 = Місце 4
    .c5 = Місце 5
    .c6 = Місце 6
box-church_34-takes = Що приносять
    .wood = { good-wood }
    .stone = { good-stone }
    .wheat = { good-wheat }
    .timber = { good-timber }
    .flour = { good-flour }
    .milk = { good-milk }
    .brick = { good-brick }
box-church_34-n = Скільки
box-church_34-points = Очки
