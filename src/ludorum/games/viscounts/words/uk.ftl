## Names

title = Віконти Західного королівства
    .about = Мандруйте кільцем, будуйте, переписуйте манускрипти й підіймайтеся замком, поки стикаються доброчестя та порочність.

# Icons and goods: dictionary form; .count goes with a number, nominative.

good-merchant = купець
    .count =
        { $n ->
            [one] { $n } купець
            [few] { $n } купці
           *[many] { $n } купців
        }
good-builder = будівельник
    .count =
        { $n ->
            [one] { $n } будівельник
            [few] { $n } будівельники
           *[many] { $n } будівельників
        }
good-noble = вельможа
    .count =
        { $n ->
            [one] { $n } вельможа
            [few] { $n } вельможі
           *[many] { $n } вельмож
        }
good-cleric = клірик
    .count =
        { $n ->
            [one] { $n } клірик
            [few] { $n } клірики
           *[many] { $n } кліриків
        }
good-criminal = злочинець
    .count =
        { $n ->
            [one] { $n } злочинець
            [few] { $n } злочинці
           *[many] { $n } злочинців
        }
good-silver = срібло
    .count =
        { $n ->
            [one] { $n } срібняк
            [few] { $n } срібняки
           *[many] { $n } срібняків
        }
good-ink = чорнильниця
    .count =
        { $n ->
            [one] { $n } чорнильниця
            [few] { $n } чорнильниці
           *[many] { $n } чорнильниць
        }
good-gold = золото
    .count =
        { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[many] { $n } золота
        }
good-stone = камінь
    .count =
        { $n ->
            [one] { $n } камінь
            [few] { $n } камені
           *[many] { $n } каменів
        }
good-resource = ресурс на вибір
    .count =
        { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурси
           *[many] { $n } ресурсів
        }
good-debt = борг
    .count =
        { $n ->
            [one] { $n } борг
            [few] { $n } борги
           *[many] { $n } боргів
        }
good-deed = грамота
    .count =
        { $n ->
            [one] { $n } грамота
            [few] { $n } грамоти
           *[many] { $n } грамот
        }
good-virtue = доброчестя
    .count =
        { $n ->
            [one] { $n } очко доброчестя
            [few] { $n } очки доброчестя
           *[many] { $n } очок доброчестя
        }
good-corruption = порочність
    .count =
        { $n ->
            [one] { $n } очко порочності
            [few] { $n } очки порочності
           *[many] { $n } очок порочності
        }
good-vp = переможне очко
    .count = { $n } ПО
good-worker = робітник
    .count =
        { $n ->
            [one] { $n } робітник
            [few] { $n } робітники
           *[many] { $n } робітників
        }

# Actions, buildings, ribbons, places

action-trade = Торгівля
action-build = Спорудження будівлі
action-workers = Розміщення робітників
action-transcribe = Переписання манускрипту
building-trading-post = факторія
building-guildhall = зала гільдії
building-workshop = майстерня
ribbon-black = чорна закладка
ribbon-blue = синя закладка
ribbon-yellow = жовта закладка
ribbon-grey = сіра закладка
place-left = ліва
place-inner = внутрішня
place-right = права
end-poverty = Карта злиднів
end-prosperity = Карта достатку

# Townsfolk, starting townsfolk and heroes

townsfolk-acolyte = Прислужник
townsfolk-antagonist = Суперниця
townsfolk-architect = Архітектор
townsfolk-aristocrat = Аристократка
townsfolk-artisan = Ремісник
townsfolk-artist = Художник
townsfolk-benefactor = Благодійник
townsfolk-bishop = Єпископ
townsfolk-charlatan = Шарлатан
townsfolk-chevalier = Шевальє
townsfolk-clergyman = Священнослужитель
townsfolk-conspirator = Змовниця
townsfolk-courier = Гонець
townsfolk-deacon = Диякон
townsfolk-debt-collector = Збирач боргів
townsfolk-defender = Захисник
townsfolk-diplomat = Дипломат
townsfolk-disciple = Послідовник
townsfolk-enforcer = Примушувач
townsfolk-foreman = Виконроб
townsfolk-friar = Чернець
townsfolk-gatekeeper = Брамник
townsfolk-illusionist = Ілюзіоніст
townsfolk-jeweller = Ювелірка
townsfolk-lookout = Дозорець
townsfolk-mason = Муляр
townsfolk-meddler = Інтриган
townsfolk-miner = Рудокоп
townsfolk-missionary = Місіонерка
townsfolk-overseer = Наглядачка
townsfolk-pastor = Пастор
townsfolk-patron = Меценат
townsfolk-peddler = Крамар
townsfolk-pickpocket = Кишеник
townsfolk-priest = Священник
townsfolk-princess = Княжна
townsfolk-racketeer = Здирник
townsfolk-scoundrel = Негідник
townsfolk-sculptor = Скульптор
townsfolk-stonecutter = Каменотес
townsfolk-strongman = Силач
townsfolk-swindler = Шахрай
townsfolk-tinker = Лудильник
townsfolk-traitor = Зрадник
townsfolk-traveller = Мандрівниця
townsfolk-trickster = Дурисвіт
townsfolk-vicar = Вікарій
townsfolk-watchman = Вартовий
townsfolk-woodcutter = Дроворуб
townsfolk-abbot = Абат
townsfolk-financer = Скарбник
townsfolk-journeyman = Підмайстер
townsfolk-labourer = Різнороб
townsfolk-lender = Лихвар
townsfolk-squire = Зброєносець
townsfolk-thief = Злодійка
townsfolk-trader = Торговець
townsfolk-ada = Ада
townsfolk-bertha = Берта
townsfolk-clovis = Хлодвіг
townsfolk-emma = Емма
townsfolk-guntram = Гунтрам
townsfolk-judith = Юдіт
townsfolk-lothaire = Лотар
townsfolk-merovech = Меровей
townsfolk-rudolf = Рудольф
townsfolk-therese = Тереза
printed-townsfolk = надрукований городянин

# Solo opponents

bot-cleric = Бот-клірик
bot-builder = Бот-будівельник
bot-noble = Бот-вельможа
bot-card = Бот карт

## Small pieces

empty = порожньо
segment = { $left }–{ $right }
space-outer = локація { $n }
space-inner = внутрішня локація { $left }–{ $right }
site = майданчик { $n } у сегменті { $segment }
leader = очільник замку
bonus-card = бонусна карта, { $ribbon }
third-tier = третій ярус

## Effects of cards

counter-manuscripts =
    { $n ->
        [one] кожен ваш манускрипт
        [few] кожні { $n } ваші манускрипти
       *[many] кожні { $n } ваших манускриптів
    }
counter-approved-deeds =
    { $n ->
        [one] кожну вашу засвідчену грамоту
        [few] кожні { $n } ваші засвідчені грамоти
       *[many] кожні { $n } ваших засвідчених грамот
    }
counter-paid-debts =
    { $n ->
        [one] кожен ваш сплачений борг
        [few] кожні { $n } ваші сплачені борги
       *[many] кожні { $n } ваших сплачених боргів
    }
counter-workers =
    { $n ->
        [one] кожного вашого робітника в замку
        [few] кожних { $n } ваших робітників у замку
       *[many] кожних { $n } ваших робітників у замку
    }
counter-resources =
    { $n ->
        [one] кожен ресурс, що у вас лишився
        [few] кожні { $n } ресурси, що у вас лишилися
       *[many] кожні { $n } ресурсів, що у вас лишилися
    }
counter-buildings =
    { $n ->
        [one] кожну споруджену вами будівлю
        [few] кожні { $n } споруджені вами будівлі
       *[many] кожні { $n } споруджених вами будівель
    }
counter-merchants =
    { $n ->
        [one] кожного вашого купця
        [few] кожних { $n } ваших купців
       *[many] кожних { $n } ваших купців
    }
counter-builders =
    { $n ->
        [one] кожного вашого будівельника
        [few] кожних { $n } ваших будівельників
       *[many] кожних { $n } ваших будівельників
    }
counter-nobles =
    { $n ->
        [one] кожного вашого вельможу
        [few] кожних { $n } ваших вельмож
       *[many] кожних { $n } ваших вельмож
    }
counter-clerics =
    { $n ->
        [one] кожного вашого клірика
        [few] кожних { $n } ваших кліриків
       *[many] кожних { $n } ваших кліриків
    }
counter-criminals =
    { $n ->
        [one] кожного вашого злочинця
        [few] кожних { $n } ваших злочинців
       *[many] кожних { $n } ваших злочинців
    }

verb-flip = перевернути борг або грамоту
verb-flip-debt = перевернути борг
verb-flip-deed = перевернути грамоту
verb-hire = безплатне наймання
verb-discard =
    { $n ->
        [one] можна скинути карту
        [few] можна скинути { $n } карти
       *[many] можна скинути { $n } карт
    }
verb-destroy =
    { $n ->
        [one] можна знищити карту
        [few] можна знищити { $n } карти
       *[many] можна знищити { $n } карт
    }
verb-rearrange = можна змінити порядок карт
verb-shuffle = затасувати скид у колоду
verb-castle-move = можна перемістити робітника в замку
verb-workers =
    { $n ->
        [one] безплатно поставити { $n } робітника
        [few] безплатно поставити { $n } робітників
       *[many] безплатно поставити { $n } робітників
    }
verb-trading-post = безплатно спорудити факторію
verb-guildhall = безплатно спорудити залу гільдії
verb-workshop = безплатно спорудити майстерню
verb-manuscript = безплатний манускрипт вартістю 3 або 4
verb-trading-post-here = безплатно спорудити факторію поряд
verb-destroy-own = можна знищити будь-яку свою карту
verb-dismiss = вигнати городянина
verb-scheme = отримати схему
verb-act-build = спорудити будівлю
verb-act-workers = розмістити робітників
verb-act-transcribe = переписати манускрипт
verb-focus = головна ціль

## Cards

card-named = { $name }: { $facts }
card-when = { $when }: { $effect }
card-hire = під час наймання чи вигнання: { $effect }
no-ability = без властивості
when-immediate = миттєво
when-drop-off = коли карту витіснено
when-after-trade = після торгівлі
when-after-build = після спорудження
when-after-workers = після розміщення робітників
when-after-transcribe = після переписання
when-gain-debt = за кожен отриманий борг
when-flip-debt = за кожен перевернутий борг
when-collision = під час будь-чийого зіткнення
pays-merchants-workers = 2 купці — це 1 вельможа
pays-merchants-build = 2 купці — це 1 будівельник
pays-merchants-transcribe = 2 купці — це 1 клірик
pays-silver-workers = 2 срібняки — це 1 вельможа
pays-silver-build = 2 срібняки — це 1 будівельник
pays-silver-transcribe = 2 срібняки — це 1 клірик
pays-double-workers = 1 золото — це 2 вельможі
pays-double-build = 1 камінь — це 2 будівельники
pays-double-transcribe = 1 чорнильниця — це 2 клірики
pays-other-resources-transcribe = золото й камені — це клірики
manuscript-works = { $ribbon } ({ $cost }): { $effect }
manuscript-scores = { $ribbon } ({ $cost }), наприкінці { $effect }
printed-manuscript = надрукований манускрипт ({ $cost }): { $effect }
player-card = Локація { $n }: { $goods }, { $effect }
scheme-back = майбутня схема, ще не відкрита
scheme-starting = початкова схема, { $icons }
scheme-future = майбутня схема, { $icons }
scheme-else = { $first }, інакше { $other }
scheme-move = рух на { $n }
slot-step = безплатний крок
slot-cheap-dismissal = вигнання за 1 срібняк
slot-discard-with-hire = скидання з кожним найманням
slot-virtue-in-collision = доброчестя під час зіткнень без злочинців
slot-hand = ліміт карт на руці +1

## What an action brings

brings-trade = { $merchants } → { $effect }, скільки зможете оплатити
brings-all = { $merchants } → { $effect }, за всіх ваших купців
brings-exchange = обмін на зовнішній локації
brings-build = будівля на вашому березі
brings-workers = робітники в замок
here-inner = робітники або манускрипт ({ $cost })
here-outer = спорудження або торгівля: { $merchants } → { $effect }

## Asks

ask-pair = Виберіть карту гравця з видатним городянином
ask-play = Зіграйте карту в ліву клітинку
ask-move = Рух на { $n } або за срібняки далі
ask-act = Ваша основна дія
ask-trade = Скільки взяти ({ $good })? Маєте: { $icons }
ask-again = Ще раз за { $price }: { $effect }?
ask-building = Яка будівля та з якого місця?
ask-site = Куди: { $building }?
ask-link = Який зв’язок перший?
ask-workers = Скільки робітників? Маєте: { $icons }
ask-pay = { $action }, бракує: { $icons }. Чим заплатити?
ask-section =
    { $n ->
        [one] Куди поставити { $n } робітника?
        [few] Куди поставити { $n } робітників?
       *[many] Куди поставити { $n } робітників?
    }
ask-castle-move = Перемістити робітника в замку?
ask-group = Яка секція рухається першою?
ask-remove = Ярус { $tier }, секція { $segment }: зайвих { $n }. Чий робітник піде?
ask-hire = Найняти: { $name } за { $price }?
ask-free-hire = Безплатне наймання: кого?
ask-free-manuscript = Безплатний манускрипт: який?
ask-discard =
    { $n ->
        [one] Скинути карту?
        [few] Скинути карту? ({ $n } рази)
       *[many] Скинути карту? ({ $n } разів)
    }
ask-destroy =
    { $n ->
        [one] Знищити карту?
        [few] Знищити карту? ({ $n } рази)
       *[many] Знищити карту? ({ $n } разів)
    }
ask-destroy-own = Знищити карту своєї колоди?
ask-rearrange = Змінити порядок карт на планшеті?
ask-resource = Який ресурс?
ask-choice = Виберіть одне
ask-flip = Перевернути борг чи грамоту?
ask-order = Яка властивість перша?

## Options

option-pair = { $card }; { $name } ({ $facts })
option-destroy = { $name }: { $gain }
option-top = Верхня карта колоди, не дивлячись
option-none = Без дії
option-move = { $space }: { $can }
option-move-price = { $space } за { $price }: { $can }
option-act = { $action }: { $brings }
option-dismiss = { $action } з вигнанням: { $name } ({ $price }) — { $icons }; { $effect }
option-building = { $building } { $n } ({ $price }), відкриває: { $slot }
option-building-free = { $building } { $n }, відкриває: { $slot }
option-site = { $site }: { $effect }
option-site-links = { $site }: { $effect }; зв’язки: { $links }
linked = { $player } — { $effect }
option-trade-price = { $gain } за { $price }
option-workers = { $workers } ({ $price })
option-section = Секція { $segment }: { $there }; вище: { $effect }
option-castle-move = Із секції { $from } до секції { $to }
option-keep = Лишити як є
option-flip-debt = Борг: +1 ресурс, і вже не −2 ПО
option-flip-deed = Грамоту: 3 ПО замість 1

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-first = Перший гравець: { $player }
event-round = Раунд { $n }
event-turn = Раунд { $n }: { $player }
event-pair = { $player }: { $pair }; видатний городянин: { $card }
event-drop = { $player }: у скид витіснено карту — { $card }
event-play = { $player }: зіграно карту — { $card }
event-ability = { $player }: діє властивість — { $card }
event-move = { $player }: віконт іде далі — { $space }
event-meet = { $player }: зустріч на локації — { $other }
event-rearrange = { $player }: порядок карт на планшеті змінено
event-action = { $player }: { $action }
event-no-action = { $player }: без основної дії
event-discard = { $player }: у скид — { $card }
event-destroy = { $player }: знищено — { $card }
event-shuffle =
    { $n ->
        [one] { $player }: { $n } карту скиду затасовано в колоду
        [few] { $player }: { $n } карти скиду затасовано в колоду
       *[many] { $player }: { $n } карт скиду затасовано в колоду
    }
event-hire = { $player }: наймання — { $card }
event-dismiss = { $player }: вигнання — { $card } ({ $segment })
event-manuscript = { $player }: манускрипт — { $manuscript }
event-printed-manuscript = { $player }: надрукований манускрипт сегмента { $segment }
event-bonus = { $player }: бонусна карта духовенства, { $ribbon }
event-change = { $player }: { $change }
event-flip-debt = { $player }: борг сплачено
event-flip-deed = { $player }: грамоту засвідчено
event-virtue = { $player }: 1 очко доброчестя, фішка на клітинці { $n }
event-corruption = { $player }: 1 очко порочності, фішка на клітинці { $n }
event-stack = { $player }: фішки зустрілися на клітинці { $n }
event-collision = { $player }: зіткнення на клітинці { $n }
event-reset = { $player }: фішки повертаються на краї шкали
event-build = { $player }: споруджено: { $building } — { $site }
event-link = { $player }: зв’язок — { $site } і { $end }; другий власник: { $other }
event-link-own = { $player }: зв’язок двох власних будівель — { $site } і { $end }
event-place = { $player }: { $workers } до секції { $segment }
event-aside = { $player }: робітник переходить із секції { $segment } до секції { $to }
event-up = { $player }: робітник підіймається на другий ярус секції { $segment }: { $section }
event-top = { $player }: робітник із секції { $segment } підіймається на третій ярус
event-remove = { $player }: робітник залишає ярус { $tier } секції { $segment } (власник: { $other })
event-leader = { $player }: карта очільника замку
event-reveal = Відкрито: { $card }
event-last-round = Раунд { $n } буде останнім
event-end = Гру завершено: час рахувати очки
event-show-townsfolk = Відкрито в сегменті { $segment }: { $card }
event-show-manuscript = Новий манускрипт у сегменті { $segment }: { $manuscript }

because-flip = за перевернутий борг
because-value = вартість карти
because-removed = за прибраного робітника
because-shuffle = тасування без злочинців
because-shuffle-criminals = тасування зі злочинцями
because-criminals = злочинці на планшеті
because-slot = місце майстерні
because-chart = за таблицею бота
because-collision = зіткнення

## The bot: what it does and why

event-bot-start = { $player }: починає — { $space }
event-bot-schemes =
    { $n ->
        [one] { $player }: { $n } майбутню схему затасовано в колоду
        [few] { $player }: { $n } майбутні схеми затасовано в колоду
       *[many] { $player }: { $n } майбутніх схем затасовано в колоду
    }
event-scheme = { $player }: { $scheme }
event-rest-scheme = { $player }: досі не відкрито: { $card }
event-gain-scheme = { $player }: отримано: { $card }
event-focus = { $player }: головна ціль — { $effect }
event-cannot = { $player }: не вийде { $effect }: { $reason }
event-instead = { $player }: замість «{ $effect }»: { $other }
cannot-bank-full = на березі немає місця
cannot-no-icons = бракує символів і ресурсів
cannot-no-workers = замало робітників
cannot-nothing-to-flip = нічого перевертати

## Refusals

why-not-an-option = Цього тут не вибрати
why-other-space = Ваш віконт на іншій дорозі
why-all-built = Усі ваші будівлі споруджено
why-no-site = На вашому березі немає вільного майданчика
why-no-workers = У вашому запасі бракує робітників
why-no-icons = Потрібно: { $icons }
why-no-use = Цей городянин не має символу для дії
why-no-silver = Потрібно: { $silver }
why-built = Цю будівлю вже споруджено
why-other-building = Ефект називає іншу будівлю
why-no-builders = Потрібно: { $icons }
why-no-nobles = Потрібно: { $icons }
why-site-taken = Там уже є будівля
why-other-bank = Із вашої локації цей майданчик недосяжний
why-no-townsfolk = Стос порожній; надрукованого городянина не найняти
why-no-manuscript = Стос порожній; надрукованого манускрипту не взяти
why-too-dear = Він коштує більше ніж 4
why-corruption-first = Порочність рухається раніше за доброчестя

## Picture

pic-ring = Кільце за годинниковою стрілкою
pic-townsfolk = Городяни
pic-sites = Будівельні майданчики за годинниковою стрілкою
pic-castle = Замок
pic-players = Гравці (боргів над картою злиднів: { $debts }, грамот над картою достатку: { $deeds })
pic-boards = Планшети
pic-board = Карти на вашому планшеті
pic-hand = Ваша рука (ліміт { $n })
pic-own = Ваше
pic-bot = Бот
pic-slots = Будівлі та що дають їхні місця
pic-schemes = Усі схеми

head-segment = Сегмент
head-who = Хто
head-left-trade = Обмін ліворуч
head-right-trade = Обмін праворуч
head-manuscript = Манускрипт
head-townsfolk = Городянин
head-effect = Ефект
head-below = Під ним
head-slot = №
head-there = Там
head-link = Зв’язок далі
head-reward = Нагорода
head-tier-1 = Перший ярус
head-tier-2 = Другий ярус
head-place = Локація
head-silver = Срібло
head-ink = Чорнило
head-gold = Золото
head-stone = Камінь
head-track = Шкала
head-debts = Борги
head-deeds = Грамоти
head-workers = Робітники
head-left = Ліва
head-middle = Середня
head-right = Права
head-built = Споруджено
head-manuscripts = Манускрипти
head-honours = Відзнаки
head-card = Карта
head-value = Вартість
head-icons = Символи
head-ability = Властивість
head-building = Будівля
head-builders = Будівельники
head-vp = ПО
head-scheme = Схема
head-bonus = Бонус
head-move = Рух
head-options = Варіанти

cell-at = { $player } ({ $place })
cell-trade = { $price } → { $effect }
cell-building = { $building }: { $player }
cell-workers = { $player } { $n }
cell-active = ▸ { $player }
cell-cards = { $n } + { $flipped } перевернуто
cell-track = порочність { $corruption }, доброчестя { $virtue }
cell-built = { $building } { $n }
cell-ribbons = { $ribbon } { $n }
own-icons = Доступні символи
own-draw = Колода
own-discard = Скид
own-slots = Відкриті місця
own-manuscripts = Манускрипти
bot-focus = Головна ціль
bot-chart = Ресурси, у такому порядку
bot-one-kind = усі однакові
bot-slots = Відкриті місця
bot-draw = Колода
bot-discard = Скид
bot-future = Майбутні схеми

## Scores

score-trading-post = Факторії
score-guildhall = Зали гільдій
score-workshop = Майстерні
score-tier-1 = Замок, перший ярус
score-tier-2 = Замок, другий ярус
score-tier-3 = Замок, третій ярус
score-sets = Набори манускриптів
score-texts = Очки на манускриптах
score-leader = Очільник замку
score-bonus = Бонусні карти духовенства
score-debts = Несплачені борги
score-deeds = Придбані грамоти
score-approved = Засвідчені грамоти
score-poverty = Карта злиднів: перевернуті грамоти
score-prosperity = Карта достатку: перевернуті борги
score-leftover = Ресурси, що лишилися

## Settings: an attribute per value.

setting-solo = Суперник у соло-грі
    .cleric = бот-клірик
    .builder = бот-будівельник
    .noble = бот-вельможа
    .card = бот карт
setting-schemes = Майбутні схеми в колоді бота
    .none = жодної
    .one = 1
    .two = 2
    .three = 3

# Cards a person reads off the table

own-decks = Одинадцяти схем, тринадцяти манускриптів і п’яти карт гравців ми ніде не знайшли в друці, тож вони в нас свої. Схеми, манускрипти й карти гравців тягне застосунок і каже, що випало: ваші хай лишаються в коробці, а здобуте записуйте. Свої в нас також планшети трьох суперників і Силач. Городяни, видатні городяни, сегменти й замок — з вашої коробки.
deck-scheme = схема
deck-future = майбутня схема
deck-grey = верхній манускрипт, за годинниковою стрілкою
deck-manuscript = манускрипт
deck-player-card = карта гравця
reveal-segment = У якому порядку лежать сегменти за годинниковою стрілкою?
reveal-section = Яка секція замку лежить біля першого сегмента?
reveal-low = У яких двох сегментах по 13 городян?
reveal-grey = Які манускрипти лежать зверху за годинниковою стрілкою?
reveal-player-card = Які карти гравців викладено?
reveal-hero = Які видатні городяни лежать із ними?
reveal-townsfolk =
    { $place ->
        [none]
            { $n ->
                [one] Якого городянина відкрито?
                [few] Яких { $n } городян відкрито за годинниковою стрілкою?
               *[many] Яких { $n } городян відкрито за годинниковою стрілкою?
            }
       *[other] Який городянин тепер зверху в сегменті { $place } (під ним ще { $k })?
    }
reveal-manuscript = Який манускрипт тепер зверху в сегменті { $place }?
reveal-deck =
    { $n ->
        [one] Яку карту взято?
        [few] Які { $n } карти взято?
       *[many] Які { $n } карт узято?
    }
reveal-scheme = Яку схему відкрито?
reveal-future = Яку майбутню схему отримано?

## Web: what only the drawn boards say, short enough for their places.

ui-boards = Чий планшет показати
ui-your-board = Ваш планшет
ui-board-of = Планшет: { $name }
ui-open-here =
    { $n ->
        [one] { $n } варіант тут
        [few] { $n } варіанти тут
       *[many] { $n } варіантів тут
    }
ui-line = { $name }: { $what }
ui-owned = { $what }: { $name }
ui-road = Шляхи
ui-sites = Майданчики
ui-castle = Замок
ui-segments = Містяни й манускрипти
ui-stacks = Борги та грамоти
ui-hand = Ваша рука
ui-row = Карти на планшеті
ui-actions = Основна дія
ui-phases = Ваш планшет за фазами
ui-track = Доброчестя й порочність
ui-section = секція замку { $segment }
ui-nobody = нікого
ui-zoom = Велике кільце
ui-free = задарма
ui-pill-free = 0
ui-here = ви тут
ui-hire-or-dismiss = найм чи вигнання
ui-dismiss-only = вигнання
ui-dismiss = вигнання за
ui-below =
    { $n ->
        [one] під нею { $n } карта
        [few] під нею { $n } карти
       *[many] під нею { $n } карт
    }
ui-printed = друкований
ui-at-end = наприкінці гри
ui-to-poverty = до злиднів
ui-to-prosperity = до достатку
ui-poverty-shown = Злидні розкрито
ui-prosperity-shown = Достаток розкрито
ui-most = найбільше
ui-ends = Коли десь 0: цей раунд і ще один.
ui-last-round = Раунд { $n } останній.
ui-unpaid = несплачені борги
ui-paid = сплачені борги
ui-acquired = придбані грамоти
ui-approved = засвідчені грамоти
ui-workers-left = робітників у запасі
ui-bonus = бонусна карта
ui-phase-cards = Карти
ui-phase-move = Рух
ui-phase-action = Дія
ui-phase-hire = Найм
ui-phase-collision = Зіткнення
ui-phase-draw = Добір
ui-phase-done = виконано
ui-act-trade = Торгівля
ui-act-build = Будівля
ui-act-workers = Робітники
ui-act-transcribe = Манускрипт
ui-in-hand = на руці: { $n }
ui-no-hand = На руці порожньо
ui-drops-off = виходить
ui-until-covered = поки не закрито
ui-next-card = нова карта
ui-spaces =
    { $n ->
        [one] крок
        [few] кроки
       *[many] кроків
    }
ui-limit = ліміт { $n }
ui-draw-pile = Верхня карта вашої колоди
ui-in-draw = у колоді
ui-in-discard = у скиді: { $n }
ui-slot = { $what } { $n }
ui-uncovered = { $slot }: відкрито
ui-covered = { $slot }: на планшеті
ui-is-uncovered = відкрито
ui-is-covered = на планшеті
ui-gives-step = 1 крок
ui-gives-cheap-dismissal = вигнання за 1
ui-gives-discard-with-hire = +скидання
ui-gives-virtue-in-collision = без злочинців: +1 доброчестя
ui-gives-hand = ліміт +1
ui-markers = порочність на { $corruption }, доброчестя на { $virtue }
ui-apart = відстань між фішками: { $n }
ui-meets-on = зіткнення на { $n }
ui-next-virtue = Наступне доброчестя спричинить зіткнення на { $n }: { $effect }.
ui-next-corruption = Наступна порочність спричинить його на { $n }: { $effect }.
ui-collision-now = Зіткнення на { $n }:
ui-pairs = Карти гравців і їхні герої
ui-then = далі
ui-bot-once = раз
ui-bot-collision = зіткнення
ui-bot-flip = переворот
ui-bot-scheme = схема
ui-bot-shuffle = тасування
