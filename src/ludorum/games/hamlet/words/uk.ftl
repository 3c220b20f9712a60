## Names

title = Hamlet
    .about = Будуйте село разом: викладайте ділянки, возіть товари віслючками, постачайте церкву. Для одного або двох: правила для трьох і чотирьох нам невідомі (H12.4).
bot-botric = Ботрик
good-wood = деревина
    .count =
        { $n ->
            [one] { $n } деревина
            [few] { $n } деревини
           *[many] { $n } деревин
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
            [few] { $n } пшениці
           *[many] { $n } пшениць
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
            [few] { $n } цегли
           *[many] { $n } цеглин
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
tile-trade_post = Торговий пост
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
tile-outpost_a = Форпост A
tile-windmill = Вітряк
tile-tavern = Корчма
tile-square = Площа
tile-barn_through = Стодола на прямій
tile-cow_conservatory = Корівник
tile-stables = Стайня
tile-farrier = Кузня
tile-outpost_b = Форпост B
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
action-hire = Найм
action-deliver = Поставка до церкви
action-sell = Продаж на ринку
action-produce = Видобуток сировини
action-blueprint = Креслення
action-refine = Виготовлення товару
action-construct = Будівництво ділянки
action-road = Будівництво дороги
disc-a = A
disc-b = B
disc-c = C

## Small pieces

sale = { $cost }: { $gain }
slot-raw = { $n } кубиків будь-якої сировини: { $gain }
slot-coins = { $n } монет: { $gain }
slot-timber-flour = брус або борошно, разом { $n }: { $gain }
slot-milk-brick = молоко або цегла, разом { $n }: { $gain }
delivery-raw = сировина
delivery-coins = монети
delivery-timber-flour = брус або борошно
delivery-milk-brick = молоко або цегла
made-normal = { $player }, звичайна якість
made-high = { $player }, висока якість
no-road = { $score } (дорога не потрібна)
joined = приєднано до доріг
not-joined = не приєднано до доріг
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
        [one] { $n } сировина
        [few] { $n } сировини
       *[many] { $n } сировини
    }

## End scores of landmarks

counter-deliveries = кожну власну поставку до церкви
counter-sales = кожен власний продаж на ринку
counter-forest-segments = кожен власний сегмент, що торкається лісу
counter-mountain-segments = кожен власний сегмент, що торкається гори
counter-roads = кожен власний міст або стежку
counter-landmarks = кожну власну пам’ятку разом із цією
counter-steps = кожен крок дорогою від церкви, щонайбільше 6
counter-villagers = кожного власного мешканця
counter-linked-tiles = кожну ділянку, прямо з’єднану з нею дорогою
counter-donkeys = кожного власного віслючка
counter-donkey-tiles = кожну ділянку, де є власний віслючок
test-path = її з’єднано стежкою
test-bridge = її з’єднано мостом

## Questions

ask-act =
    { $n ->
        [0] Усі ваші мешканці вже діяли: що далі?
       *[other] Що робить мешканець? (невикористаних: { $n })
    }
ask-batch = { $tile }: скільки товарів виготовити?
ask-barn = { $tile }: яка сировина? (порожніх комірок: { $n })
ask-source = { $tile }: що ви використовуєте? (ще сплатити: { $n })
ask-town-hall = Ратуша: чого ви хочете?
ask-donkey-tile = Де з’являється новий віслючок?
ask-donkey = Пересуньте віслючка (ще не ходили: { $n })
ask-host = { $tile }: біля якої ділянки будувати?
ask-place = { $tile }: де саме? (мешканець на: { $host })
ask-turn = { $tile }: як повернути?
ask-stand = Дорога: з якої ділянки?
ask-site = { $tile }: де дорога?
ask-botric-villager = Нічия, вирішуєте ви: який мешканець Ботрика йде? (куди: { $tile })
ask-botric-worker = Нічия, вирішуєте ви. Ботрик, { $action }: яка ділянка, який мешканець?
ask-botric-deliver = Нічия, вирішуєте ви: яку поставку робить Ботрик?
ask-botric-sell = Нічия, вирішуєте ви: який продаж робить Ботрик?
ask-botric-source = Нічия, вирішуєте ви. Ботрик, { $tile }: що він використовує? (ще сплатити: { $n })
ask-botric-barn = Нічия, вирішуєте ви. Ботрик, { $tile }: яка сировина?
ask-botric-place = Нічия, вирішуєте ви. Ботрик будує, { $tile }: де?
ask-botric-host = Нічия, вирішуєте ви. Ботрик будує, { $tile }: з якої ділянки?
ask-botric-road = Нічия, вирішуєте ви: де Ботрик прокладає дорогу?
ask-botric-stand = Нічия, вирішуєте ви: з якої ділянки Ботрик прокладає дорогу?

## Options

option-produce = Видобуток: { $tile } ({ $gain })
option-refine = Виготовлення: { $tile } ({ $raw } → { $good })
option-refine-high = Виготовлення: { $tile } ({ $raw } → { $good }, висока якість)
option-town-hall = Піти до ратуші
option-sell = Продаж: { $sale }
option-deliver = Поставка: { $slot }
option-beg = Попросити милостині: { $gain }
option-construct = Будівництво: { $tile } ({ $price }): { $gain }
option-road = Прокласти дорогу (міст: { $bridge }, стежка: { $path })
option-donkeys = Пересунути віслючків
option-end-turn = Завершити хід
option-done = Це все
option-source = { $good } ({ $tile })
option-source-made = { $good } ({ $tile }; { $made })
option-blueprint = Креслення: { $tile }, { $price }
option-blueprint-coins = Креслення: { $tile }, { $price } ({ $gain })
option-villager = Найняти мешканця: { $price }
option-donkey = Найняти віслючка: { $price }
option-step = { $start } → { $to }
option-place = Місце { $n }, торкається: { $tiles }
option-turn = { $degrees }°: { $joined }; { $edges }
option-path = Стежка { $tile } – { $other }
option-path-of = Стежка { $tile } – { $other } (місце { $n } з { $of })
option-bridge = Міст { $tile } – { $other }
option-bridge-of = Міст { $tile } – { $other } (місце { $n } з { $of })
option-worker = { $tile } (мешканець: { $start })
option-botric-place = Поруч: { $tiles }; { $joined }; { $edges }
option-botric-place-of = Поруч: { $tiles }; { $joined }; { $edges } (спосіб { $n } з { $of })

## What happened

event-first = Перший гравець: { $player }
event-turn = Раунд { $n }: { $player }
event-end-turn = { $player }: кінець ходу
event-points = { $player }: { $points }
event-coins = { $player }: { $coins }
event-pay-coins = { $player }: { $coins }
event-buy = { $player }: купівля, { $goods } ({ $price })
event-cube = { $player }: видобуток, { $goods } ({ $tile })
event-beg = { $player }: милостиня біля церкви
event-sale = { $player }: продаж на ринку, { $sale }
event-delivery = { $player }: поставка до церкви, { $slot }
event-church-full = Церква отримала все: раунд дограють до кінця
event-villager = { $player }: новий мешканець, тепер їх { $n }
event-donkey = { $player }: новий віслючок ({ $tile })
event-blueprint = { $player }: креслення «{ $tile }»
event-construct = { $player }: нова ділянка «{ $tile }», поруч: { $tiles }; { $joined }
event-flag = { $player }: прапорець на ділянці «{ $tile }»
event-milestone = { $player }: відзнака «{ $milestone }»
event-stack = До мішка йде стос «{ $good }»
event-donkey-step = { $player }: віслючок { $start } → { $to }
event-goes = { $player }: мешканець { $start } → { $to }
event-stays = { $player }: мешканець діє на місці ({ $tile })
event-fine = { $player }: несплачені монети ({ $n }), { $points }
event-discs-back = Торбинка порожня: шість фішок повертаються
event-donkey-marks = { $player }: четверту поставку позначає віслючок, { $slot }
event-disc = { $player }: витягнуто фішку, місце { $n }, { $action }
event-road-token = { $player }: усі дороги прокладено, жетон дороги вибуває з ряду
event-token-moves = Жетон «{ $action }» іде на правий кінець
event-pass = { $player }: пас, жодна дія неможлива
event-builds = { $player }: можна збудувати «{ $tile }»
event-bonus =
    { $high ->
        [no] Використано товар (виробник: { $player })
       *[yes] Використано високоякісний товар (виробник: { $player })
    }
event-use =
    { $mark ->
        [no] { $player }: витрата, { $goods } ({ $tile })
       *[yes] { $player }: витрата, { $goods } ({ $tile }; { $made })
    }
event-make =
    { $high ->
        [no] { $player }: виготовлення, { $goods } ({ $tile })
       *[yes] { $player }: виготовлення, { $goods }, висока якість ({ $tile })
    }
event-path = { $player }: нова стежка { $tile } – { $other }
event-path-joins = { $player }: нова стежка { $tile } – { $other }; тепер до доріг приєднано: { $tiles }
event-bridge = { $player }: новий міст { $tile } – { $other }
event-bridge-joins = { $player }: новий міст { $tile } – { $other }; тепер до доріг приєднано: { $tiles }
event-end =
    { $why ->
        [church] Церква заповнена: рахують очки
        [still] Три раунди без змін: рахують очки
       *[idle] Сорок раундів без поступу: рахують очки
    }
event-action-row = Ряд Ботрика: { $actions }
event-decides = { $player }, { $what }: { $test } ({ $n } проти { $other })
event-decides-yes = { $player }, { $what }: { $test }
event-tie =
    { $dealer ->
        [no] Рівних варіантів лишилося { $n }: вибрав гравець
       *[yes] Рівних варіантів лишилося { $n }: вирішив жереб
    }
event-favour = { $player }: жетон послуги, { $coins } ({ $reason }), тепер { $n }
event-flip =
    { $up ->
        [yes] Жетон послуги перевертають лицем догори
       *[no] Жетон послуги перевертають лицем донизу
    }
event-cannot = { $player }: { $action } — ні: { $reason }
event-cannot-build = { $player }: «{ $tile }» збудувати не можна: { $reason }
event-wants = { $player } обирає «{ $tile }»: { $wish }
event-open-tile = Нові креслення: { $tiles }
event-open-sale = Новий продаж: { $sale }
because-bonus = бонус за товар
because-no-coins = замість монет
favour-hire = найм
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
test-by-printed-length = довша надрукована мережа

## Why not

why-no-villager = Усі ваші мешканці вже діяли
why-donkeys-moved = Ваші віслючки цього ходу вже ходили
why-not-linked = Туди не веде дорога від церкви
why-full = Усі комірки зайняті
why-no-cubes = У запасі немає потрібного кубика
why-no-token = У вас немає вільного жетона цього товару
why-out-of-reach = Недосяжно: { $goods }
why-no-beg = Джерело села ще приймає кубики
why-slot-filled = Цю комірку заповнено
why-no-coins = Вам потрібно { $coins }
why-all-villagers = Усі ваші мешканці в грі
why-all-donkeys = Усі ваші віслючки в грі
why-all-blueprints = У вас три креслення
why-one-blueprint = За один візит беруть одне креслення
why-nothing-there = Ви нічого там не можете оплатити
why-no-flag = У вас не лишилося прапорців
why-no-materials = Бракує: { $goods }
why-nowhere = Немає ділянки, біля якої її можна оплатити й викласти
why-no-room = Вона там не поміщається
why-all-roads = Ви збудували всі свої дороги
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
head-unused = Невикор.
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

## Settings: an attribute per value.

setting-two-donkeys = Легше: ви починаєте з 2 віслючками
    .off = ні
    .on = так
setting-fines = Легше: Ботрик втрачає очки за несплачені монети
    .off = ні
    .on = так
setting-two-villagers = Важче: Ботрик починає з 2 мешканцями без монет
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
setting-flags = Пам’ятки Ботрика
    .six = щонайбільше шість, на кожну прапорець
    .more = без обмеження
setting-placing = Ботрик кладе ділянки
    .road = спершу дорогою до дороги
    .church = спершу якнайближче до церкви
setting-roads = Дорога між уже з’єднаними ділянками
    .new = не дозволена
    .again = дозволена

# -- cards a person reads off the table -------------------------------------------------------

own-decks = Дев’ятнадцять із двадцяти шести ділянок, які можна збудувати, у нас свої: їхніх форм, країв, цін і очок ми ніде не знайшли в друці. Так само й дев’ять із дванадцяти жетонів продажу. Креслення й жетони продажу тягне застосунок і каже, що випало: якщо ваші інші, він рахує за своїми. Тож із коробкою на столі цей супутник допоможе лише приблизно.
deck-tile = креслення
deck-sale = жетон продажу
reveal-tile =
    { $n ->
        [1] Яке креслення витягнуто?
       *[other] Які креслення витягнуто, зліва направо ({ $n })?
    }
reveal-sale = Ринок, жетон { $k }: який жетон продажу відкрито?
reveal-disc = Фішка { $k } з торбинки: яку витягнуто?
reveal-action = Як лежать жетони дій Ботрика, зліва направо ({ $n })?

## Web: what only the drawn boards say, short enough for their places.

ui-seats = Гри втрьох і вчотирьох немає: церкви, стартових монет і ринку для такої кількості гравців ми не знаємо (H12.4).
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
ui-area-road = Побудувати дорогу
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
ui-free = даром
ui-holds = лежить
ui-in-bag = у мішку: { $n }
ui-villager = Мешканець
ui-donkey = Віслючок
ui-tokens-left = у стосі: { $n }
ui-sold-out = Продавати більше нічого.
ui-buy = За те, чого бракує (не в продажу):
ui-raw = сировина
ui-refined = товар
ui-last-delivery = остання завершує гру
ui-botric-pays = (Ботрик { $n })
ui-beg = Милостиня
ui-botric-first = Спершу найм (монет: { $n }), поставка, продаж; інакше вирішує фішка.
ui-token-produce = сировина
ui-token-blueprint = креслення
ui-token-refine = товар
ui-token-construct = ділянка
ui-token-road = дорога
ui-odds = фішка { $disc }: { $n } з { $of } у мішку
ui-disc-bag = Фішки в мішку:
ui-up = лицем догори
ui-down = лицем донизу
ui-villagers-of = Мешканці, що ще можуть діяти, з усіх
ui-vp = ПО
ui-deliveries = Поставки до церкви
ui-to-act = з { $n } ще діють
ui-roads-left = Лишилося доріг
ui-flags-left = Лишилося прапорців
ui-of = { $n } з { $of }
ui-empty = порожньо
