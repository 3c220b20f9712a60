## Names

title = Віконти Західного королівства
    .about = Мандруйте королівством, споруджуйте будівлі, переписуйте манускрипти й підіймайтеся ярусами замку, поки стикаються доброчестя та порочність.
    .alone = один із чотирьох ботів
    .own = Одинадцять схем і планшети трьох суперників у соло-грі — наші власні: ми ніде не знайшли їх у друці. Так само й тринадцять манускриптів, п’ять карт гравців і Силач.

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
good-silver = срібняки
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
townsfolk-enforcer = Посіпака
townsfolk-foreman = Десятник
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
townsfolk-princess = Королівна
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
printed-townsfolk = зображений на полі городянин

# Solo opponents

bot-cleric = Бот-клірик
bot-builder = Бот-будівельник
bot-noble = Бот-вельможа
bot-card = Картковий бот

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
verb-hire = безплатно найняти городянина
verb-discard =
    { $n ->
        [one] скинути карту
        [few] скинути { $n } карти
       *[many] скинути { $n } карт
    }
verb-destroy =
    { $n ->
        [one] знищити карту
        [few] знищити { $n } карти
       *[many] знищити { $n } карт
    }
verb-rearrange = змінити порядок карт на планшеті
verb-shuffle = затасувати скид у колоду
verb-castle-move = перемістити робітника в замку
verb-workers =
    { $n ->
        [one] безплатно розмістити { $n } робітника
       *[other] безплатно розмістити { $n } робітників
    }
verb-trading-post = безплатно спорудити факторію
verb-guildhall = безплатно спорудити залу гільдії
verb-workshop = безплатно спорудити майстерню
verb-manuscript = безплатно взяти манускрипт вартістю 3 або 4
verb-trading-post-here = безплатно спорудити факторію поряд
verb-destroy-own = знищити будь-яку свою карту
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
when-drop-off = під час скидання з планшета
when-after-trade = після торгівлі
when-after-build = після спорудження
when-after-workers = після розміщення робітників
when-after-transcribe = після переписання
when-gain-debt = за кожен отриманий борг
when-flip-debt = за кожен перевернутий борг
when-collision = під час будь-якого зіткнення
pays-merchants-workers = 2 купці = 1 вельможа
pays-merchants-build = 2 купці = 1 будівельник
pays-merchants-transcribe = 2 купці = 1 клірик
pays-silver-workers = 2 срібняки = 1 вельможа
pays-silver-build = 2 срібняки = 1 будівельник
pays-silver-transcribe = 2 срібняки = 1 клірик
pays-double-workers = 1 золото = 2 вельможі
pays-double-build = 1 камінь = 2 будівельники
pays-double-transcribe = 1 чорнильниця = 2 клірики
pays-other-resources-transcribe = 1 золото чи 1 камінь = 1 клірик
manuscript-works = { $ribbon } ({ $cost }): { $effect }
manuscript-scores = { $ribbon } ({ $cost }), наприкінці гри: { $effect }
printed-manuscript = зображений на полі манускрипт ({ $cost }): { $effect }
player-card = Локація { $n }: { $goods }, { $effect }
scheme-back = майбутня схема, ще не відкрита
scheme-starting = початкова схема, { $icons }
scheme-future = майбутня схема, { $icons }
scheme-else = { $first }, інакше { $other }
scheme-move = рух на { $n }
slot-step = безплатний крок
slot-cheap-dismissal = вигнання за 1 срібняк
slot-discard-with-hire = під час наймання можна скинути карту
slot-virtue-in-collision = 1 очко доброчестя під час зіткнень, якщо немає злочинців
slot-hand = ліміт карт на руці +1

## What an action brings

brings-trade = { $merchants } → { $effect }, скільки завгодно разів
brings-all = { $merchants } → { $effect }, за всіх ваших купців
brings-exchange = обмін на зовнішній локації
brings-build = будівля на вашому березі
brings-workers = робітники в замок
here-inner = робітники або манускрипт ({ $cost })
here-outer = спорудження або торгівля: { $merchants } → { $effect }

## Asks

ask-pair = Виберіть карту гравця з видатним городянином
ask-play = Зіграйте карту в ліву клітинку
ask-move =
    { $n ->
        [one] Перемістіть віконта на { $n } локацію (далі — за срібняки)
        [few] Перемістіть віконта на { $n } локації (далі — за срібняки)
       *[many] Перемістіть віконта на { $n } локацій (далі — за срібняки)
    }
ask-act = Виберіть основну дію
ask-trade = Скільки взяти: { $good }? У вас { $icons }
ask-again = За { $price } ще раз: { $effect }?
ask-building = Яку будівлю спорудити?
ask-site = Де стоятиме { $building }?
ask-link = Який зв’язок застосувати першим?
ask-workers = Скількох робітників розмістити? У вас { $icons }
ask-pay = { $action }: бракує символів ({ $icons }). Чим доплатити?
ask-section =
    { $n ->
        [one] Де розмістити { $n } робітника?
       *[other] Де розмістити { $n } робітників?
    }
ask-castle-move = Перемістити робітника в замку?
ask-group = Робітники якої секції переміщуються першими?
ask-remove = Ярус { $tier }, секція { $segment }: зайвих робітників — { $n }. Чийого прибрати?
ask-hire = Наймання за { $price }: { $name }?
ask-free-hire = Кого найняти безплатно?
ask-free-manuscript = Який манускрипт узяти безплатно?
ask-discard =
    { $n ->
        [one] Скинути карту?
        [few] Скинути карту? (можна ще { $n } рази)
       *[many] Скинути карту? (можна ще { $n } разів)
    }
ask-destroy =
    { $n ->
        [one] Знищити карту?
        [few] Знищити карту? (можна ще { $n } рази)
       *[many] Знищити карту? (можна ще { $n } разів)
    }
ask-destroy-own = Знищити карту зі своєї колоди?
ask-rearrange = Змінити порядок карт на планшеті?
ask-resource = Який ресурс?
ask-choice = Виберіть одне
ask-flip = Перевернути борг чи грамоту?
ask-order = Яку властивість застосувати першою?

## Asks of a companion: what was done at the table

did-pair = Яку карту гравця з видатним городянином ви вибрали?
did-play = Яку карту ви зіграли в ліву клітинку?
did-move = Куди ви перемістили віконта?
did-act = Яку основну дію ви виконали?
did-trade = Скільки ви взяли ({ $good })?
did-again = Ви зробили це ще раз за { $price } ({ $effect })?
did-building = Яку будівлю ви спорудили?
did-site = Де ви спорудили будівлю ({ $building })?
did-link = Який зв’язок ви застосували першим?
did-workers = Скількох робітників ви розмістили?
did-pay = { $action }: чим ви доплатили? (бракувало: { $icons })
did-section =
    { $n ->
        [one] Де ви розмістили { $n } робітника?
       *[other] Де ви розмістили { $n } робітників?
    }
did-castle-move = Ви перемістили робітника в замку?
did-group = Робітників якої секції ви перемістили першими?
did-remove = Ярус { $tier }, секція { $segment }: зайвих робітників — { $n }. Чийого ви прибрали?
did-hire = Ви найняли городянина за { $price }? ({ $name })
did-free-hire = Кого ви найняли безплатно?
did-free-manuscript = Який манускрипт ви взяли безплатно?
did-discard =
    { $n ->
        [one] Ви скинули карту?
        [few] Ви скинули карту? (можна ще { $n } рази)
       *[many] Ви скинули карту? (можна ще { $n } разів)
    }
did-destroy =
    { $n ->
        [one] Ви знищили карту?
        [few] Ви знищили карту? (можна ще { $n } рази)
       *[many] Ви знищили карту? (можна ще { $n } разів)
    }
did-destroy-own = Ви знищили карту зі своєї колоди?
did-rearrange = Ви змінили порядок карт на планшеті?
did-resource = Який ресурс ви взяли?
did-choice = Що ви вибрали?
did-flip = Що ви перевернули: борг чи грамоту?
did-order = Яку властивість ви застосували першою?

## Options

option-pair = { $card }; { $name } ({ $facts })
option-destroy = { $name }: { $gain }
option-top = Верхня карта колоди (наосліп)
option-none = Не виконувати основної дії
option-move = Сюди: { $space } ({ $can })
option-move-price = Сюди за { $price }: { $space } ({ $can })
option-act = { $action }: { $brings }
option-dismiss = { $action } з вигнанням: { $name } ({ $price }) — { $icons }; { $effect }
option-building = Спорудити: { $building } { $n } ({ $price }); відкриє: { $slot }
option-building-free = Спорудити: { $building } { $n }; відкриє: { $slot }
option-site = Тут: { $site } ({ $effect })
option-site-links = Тут: { $site } ({ $effect }); зв’язки: { $links }
linked = { $player } — { $effect }
option-trade-price = { $gain } за { $price }
option-workers = { $workers } ({ $price })
option-section = Секція { $segment }: { $there }; другий ярус дає: { $effect }
option-castle-move = Із секції { $from } до секції { $to }
option-keep = Лишити як є
option-flip-debt = Борг: +1 ресурс, і вже не −2 ПО
option-flip-deed = Грамоту: 3 ПО замість 1

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-first = Перший гравець: { $player }
    .short = право першого ходу
event-round = Раунд { $n }
event-turn = Раунд { $n }: { $player }
event-pair = { $player }: { $pair }; видатний городянин — { $card }
    .short = пара карт із городянином «{ $card }»
event-drop = { $player }: карта «{ $card }» іде з планшета до скиду
event-play = { $player }: зіграно карту «{ $card }»
event-ability = { $player }: діє властивість карти «{ $card }»
event-move = { $player }: віконт іде далі — { $space }
event-meet = { $player }: у локації вже стоїть віконт ({ $other })
event-rearrange = { $player }: порядок карт на планшеті змінено
event-action = { $player }: дія «{ $action }»
event-no-action = { $player }: без основної дії
event-discard = { $player }: скинуто карту «{ $card }»
event-destroy = { $player }: знищено карту «{ $card }»
event-shuffle =
    { $n ->
        [one] { $player }: { $n } карту скиду затасовано в колоду
        [few] { $player }: { $n } карти скиду затасовано в колоду
       *[many] { $player }: { $n } карт скиду затасовано в колоду
    }
event-hire = { $player }: найнято — { $card }
    .short = найнято — { $card }
event-dismiss = { $player }: вигнано — { $card } (сегмент { $segment })
    .short = вигнано — { $card }
event-manuscript = { $player }: манускрипт — { $manuscript }
    .short = манускрипт — { $ribbon }
event-printed-manuscript = { $player }: зображений на полі манускрипт сегмента { $segment }
    .short = манускрипт сегмента { $segment }
event-bonus = { $player }: бонусна карта духовенства, { $ribbon }
event-change = { $player }: { $change }
event-flip-debt = { $player }: борг сплачено
event-flip-deed = { $player }: грамоту засвідчено
event-virtue = { $player }: +1 очко доброчестя, фішка на клітинці { $n }
event-corruption = { $player }: +1 очко порочності, фішка на клітинці { $n }
event-stack = { $player }: фішки зустрілися на клітинці { $n }
event-collision = { $player }: зіткнення на клітинці { $n }
    .short = зіткнення на клітинці { $n }
event-reset = { $player }: фішки повертаються на початкові позиції
event-build = { $player }: нова будівля — { $building }, { $site }
    .short = нова будівля — { $building }
event-link = { $player }: зв’язок — { $site } і { $end }; другий власник: { $other }
event-link-own = { $player }: зв’язок двох власних будівель — { $site } і { $end }
event-place = { $player }: у секції { $segment } розміщено — { $workers }
    .short = { $workers } до замку
event-aside = { $player }: робітник переходить із секції { $segment } до секції { $to }
event-up = { $player }: робітник підіймається на другий ярус секції { $segment } — { $section }
event-top = { $player }: робітник із секції { $segment } підіймається на третій ярус
event-remove = { $player }: з ярусу { $tier } секції { $segment } прибрано робітника (власник: { $other })
    .short = робітник іде із замку ({ $other })
    .yours = ваш робітник залишає ярус { $tier } замку
event-leader = { $player }: здобуто карту очільника замку
event-reveal = Відкрито: { $card }
event-last-round = Раунд { $n } буде останнім
event-end = Гру завершено: підрахунок очок
event-show-townsfolk = Відкрито в сегменті { $segment }: { $card }
event-show-manuscript = Новий манускрипт у сегменті { $segment }: { $manuscript }

because-flip = за перевернутий борг
because-value = вартість карти
because-removed = за прибраного робітника
because-shuffle = тасування без злочинців
because-shuffle-criminals = тасування зі злочинцями
because-criminals = злочинці на планшеті
because-slot = друга майстерня
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
event-rest-scheme = { $player }: ще не відкрито — { $card }
event-gain-scheme = { $player }: отримано — { $card }
event-focus = { $player }: головна ціль — { $effect }
event-cannot = { $player }: не вдається { $effect } — { $reason }
event-instead = { $player }: замість «{ $effect }» — { $other }
cannot-bank-full = на березі немає місця
cannot-no-icons = бракує символів і ресурсів
cannot-no-workers = замало робітників
cannot-nothing-to-flip = нема чого перевертати

## Refusals

why-not-an-option = Тут цього вибрати не можна
why-other-space = Ваш віконт на іншій дорозі
why-all-built = Усі ваші будівлі споруджено
why-no-site = На вашому березі немає вільного майданчика
why-no-workers = У вашому запасі бракує робітників
why-no-icons = Потрібно: { $icons }
why-no-use = На карті городянина немає символу для цієї дії
why-no-pair = Купці цього городянина не складуть нової пари
why-no-silver = Потрібно: { $silver }
why-built = Цю будівлю вже споруджено
why-other-building = Цей ефект дозволяє лише іншу будівлю
why-no-builders = Потрібно: { $icons }
why-no-nobles = Потрібно: { $icons }
why-site-taken = Там уже є будівля
why-other-bank = З вашої локації до цього майданчика не дістатися
why-no-townsfolk = Стос вичерпано, а зображеного на полі городянина найняти не можна
why-no-manuscript = Стос вичерпано, а зображеного на полі манускрипту взяти не можна
why-too-dear = Його вартість більша ніж 4
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
pic-own = У вас
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
head-silver = Срібняки
head-ink = Чорнильниці
head-gold = Золото
head-stone = Камінь
head-track = Трек
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

## Characters of bots; .about goes on after a colon.

character-courtier = придворний
    .about = посилає робітників у замок і хоче його очолити
character-mason = муляр
    .about = зводить факторії, зали гільдій і майстерні
character-scribe = писар
    .about = збирає манускрипти й бонусні карти духовенства

## Settings: an attribute per value.

setting-solo = Суперник у соло-грі
    .cleric = бот-клірик
    .builder = бот-будівельник
    .noble = бот-вельможа
    .card = картковий бот
    .about = Кожен бот прагне свого: манускриптів, будівель, замку або карт.
setting-schemes = Майбутні схеми в колоді бота
    .none = жодної
    .one = 1
    .two = 2
    .three = 3
    .about = Сильніші схеми, що входять у гру згодом: що їх більше, то важче з ботом.

# Cards a person reads off the table

own-decks = Одинадцяти схем, тринадцяти манускриптів і п’яти карт гравців ми ніде не знайшли в друці, тож вони в нас свої. Схеми, манускрипти й карти гравців тягне застосунок і каже, що випало: ваші хай лишаються в коробці, а здобуте записуйте. Свої в нас також планшети трьох суперників і Силач. Городяни, видатні городяни, сегменти й замок — з вашої коробки.
deck-scheme = схема
deck-future = майбутня схема
deck-grey = верхній манускрипт, за годинниковою стрілкою
deck-manuscript = манускрипт
deck-player-card = карта гравця
deck-segment = сегменти, за годинниковою стрілкою
deck-section = секція замку біля першого сегмента
deck-low = сегменти з 13 городянами
deck-hero = видатні городяни
deck-townsfolk = верхні городяни, за годинниковою стрілкою
deck-deck = ваші карти
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
ui-road = Дороги
ui-sites = Майданчики
ui-castle = Замок
ui-segments = Городяни й манускрипти
ui-segment = Сегмент { $segment }
ui-stacks = Борги та грамоти
ui-hand = Ваша рука
ui-row = Карти на планшеті
ui-actions = Основна дія
ui-phases = Ваш планшет за фазами
ui-track = Доброчестя й порочність
ui-section = секція замку { $segment }
ui-nobody = нікого
ui-zoom = Збільшити кільце
ui-free = безплатно
ui-pill-free = 0
ui-here = ви тут
ui-hire-or-dismiss = найняти чи вигнати
ui-dismiss-only = вигнати
ui-dismiss = вигнати за
ui-below =
    { $n ->
        [one] під нею { $n } карта
        [few] під нею { $n } карти
       *[many] під нею { $n } карт
    }
ui-printed = на полі
ui-at-end = наприкінці гри
ui-to-poverty = до злиднів
ui-to-prosperity = до достатку
ui-poverty-shown = Карту злиднів відкрито
ui-prosperity-shown = Карту достатку відкрито
ui-most = найбільше
ui-ends = Щойно десь стане 0, дограють цей раунд і ще один.
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
ui-phase-hire = Наймання
ui-phase-collision = Зіткнення
ui-phase-draw = Добір
ui-phase-done = виконано
ui-act-trade = Торгівля
ui-act-build = Будівля
ui-act-workers = Робітники
ui-act-transcribe = Манускрипт
ui-in-hand = на руці: { $n }
ui-no-hand = На руці порожньо
ui-drops-off = піде до скиду
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
ui-next-virtue = Наступне очко доброчестя спричинить зіткнення на { $n }: { $effect }.
ui-next-corruption = Наступне очко порочності спричинить зіткнення на { $n }: { $effect }.
ui-collision-now = Зіткнення на { $n }:
ui-pairs = Карти гравців і видатні городяни
ui-then = далі
ui-bot-once = один раз
ui-bot-collision = зіткнення
ui-bot-flip = перевернути
ui-bot-scheme = схема
ui-bot-shuffle = тасування

## Name cards and legend: what signs and places are called and what they mean.

legend-icons = Символи дій
legend-goods = Що отримують і втрачають
legend-gives = Що дають знаки
legend-when = Коли
legend-pieces = Фішки та карти
legend-bot = Суперник у соло-грі

sign-merchant = Купець
    .about = Платить за торгівлю на зовнішній локації. 1 срібняк заміняє 1 купця.
sign-builder = Будівельник
    .about = Платить за спорудження: майстерня потребує 3, факторія 5, зала гільдії 7. 1 камінь заміняє 1 будівельника.
sign-noble = Вельможа
    .about = Платить за розміщення робітників: 1, 3, 5 чи 8 вельмож розміщують 1, 2, 3 чи 4 робітників. 1 золото заміняє 1 вельможу.
sign-cleric = Клірик
    .about = Платить за манускрипти. 1 чорнильниця заміняє 1 клірика.
sign-criminal = Злочинець
    .about = Заміняє будь-який інший символ, коли ви платите за дію. Зіграна карта з ним дає 1 очко порочності за кожного злочинця на вашому планшеті.

sign-silver = Срібняк
    .about = Ним платять за наймання, вигнання й кожен додатковий крок віконта; 1 срібняк заміняє 1 купця.
sign-ink = Чорнильниця
    .about = Ресурс: 1 чорнильниця заміняє 1 клірика, коли ви переписуєте манускрипт.
sign-gold = Золото
    .about = Ресурс: 1 золото заміняє 1 вельможу, коли ви розміщуєте робітників.
sign-stone = Камінь
    .about = Ресурс: 1 камінь заміняє 1 будівельника, коли ви споруджуєте будівлю.
sign-resource = Ресурс на вибір
    .about = Чорнильниця, золото або камінь — що хочете, але не срібняк.
sign-debt = Борг
    .about = Несплачений коштує −2 ПО наприкінці гри. Перевернутий уважають сплаченим: відразу 1 ресурс, наприкінці 0 ПО.
sign-paid-debt = Сплачений борг
    .about = Перевернутий борг: сам очок не дає. Хто має їх найбільше, отримує ПО, якщо відкрито карту достатку.
sign-deed = Грамота
    .about = Придбана дає 1 ПО наприкінці гри, перевернута (засвідчена) — 3 ПО.
sign-approved = Засвідчена грамота
    .about = Перевернута грамота: 3 ПО наприкінці гри. Хто має їх найбільше, отримує ще ПО, якщо відкрито карту злиднів.
sign-virtue = Доброчестя
    .about = Світла фішка на треку йде на 1 клітинку ліворуч, назустріч порочності. Де вони зійдуться, там зіткнення: що лівіше, то більше грамот.
sign-corruption = Порочність
    .about = Темна фішка на треку йде на 1 клітинку праворуч, назустріч доброчестю. Де вони зійдуться, там зіткнення: що правіше, то більше боргів.
sign-vp = Переможні очки
    .about = Хто має їх найбільше наприкінці, перемагає.

sign-hire = Безплатне наймання
    .about = Візьміть будь-якого відкритого городянина з поля й не платіть за нього.
sign-dismiss = Вигнання
    .about = Сплатіть вартість відкритого городянина вашого сегмента: він виходить із гри, його символи допомагають цій дії, його верхній ефект спрацьовує.
sign-flip = Перевернути борг або грамоту
    .about = Що саме, вибираєте ви. Борг відразу дає 1 ресурс, грамота наприкінці — 3 ПО замість 1.
sign-flip-debt = Перевернути борг
    .about = Борг сплачено: відразу 1 ресурс, і −2 ПО наприкінці вже не буде.
sign-flip-deed = Перевернути грамоту
    .about = Грамоту засвідчено: 3 ПО замість 1 наприкінці гри.
sign-destroy = Знищити карту
    .about = Можна вилучити з гри карту з руки або верхню карту колоди; ви отримаєте її вартість срібняками.
sign-destroy-own = Знищити карту своєї колоди
    .about = Можна вилучити з гри будь-яку свою карту.
sign-discard = Скинути карту
    .about = Можна покласти до скиду карту з руки або верхню карту колоди.
sign-rearrange = Змінити порядок карт
    .about = Можна перекласти карти на своєму планшеті в іншому порядку.
sign-shuffle = Тасування
    .about = Скид замішують у колоду: 1 очко доброчестя або, якщо на планшеті є злочинці, 1 очко порочності.
sign-castle-move = Переміщення в замку
    .about = Можна перемістити 1 свого робітника першого ярусу до сусідньої секції.
sign-workers = Безплатні робітники
    .about = Розмістіть стільки робітників зі свого запасу в одній секції першого ярусу.
sign-manuscript = Безплатний манускрипт
    .about = Візьміть відкритий манускрипт вартістю 3 або 4 з будь-якого сегмента.
sign-trading-post-here = Факторія поряд із вами
    .about = Безплатно поставте факторію на майданчик, до якого дістає ваш віконт.

sign-immediate = Миттєво
    .about = Властивість спрацьовує, щойно карту зіграно.
sign-ongoing = Постійно
    .about = Властивість діє, поки карта лежить на вашому планшеті.
sign-drop-off = Виходячи
    .about = Властивість спрацьовує, коли карту витісняють праворуч із вашого планшета.
sign-collision = Зіткнення
    .about = Доброчестя й порочність стоять на одній клітинці треку: у фазі 5 власник отримує те, що над нею, інші — те, що під нею.

sign-worker = Робітник
    .about = У замку дає 1, 2 чи 3 ПО — залежно від ярусу.
sign-trading-post = Факторія
    .about = Будівля за 5 будівельників; 1, 2 чи 3 такі дають 4, 9 чи 15 ПО. Як ефект: поставте одну безплатно.
sign-guildhall = Зала гільдії
    .about = Будівля за 7 будівельників; 1, 2 чи 3 такі дають 6, 13 чи 21 ПО. Як ефект: поставте одну безплатно.
sign-workshop = Майстерня
    .about = Будівля за 3 будівельників; 1, 2 чи 3 такі дають 2, 5 чи 9 ПО. Як ефект: поставте одну безплатно.
sign-card = Карта
    .about = Городяни вашої колоди: щоходу ви граєте одну карту.
sign-leader = Очільник замку
    .about = Найбільше робітників на третьому ярусі: 5 ПО наприкінці гри, ліміт карт на руці +1.
sign-ribbon-black = Чорна закладка
    .about = Набори з 1, 2, 3 чи 4 різних закладок дають 1, 4, 9 чи 16 ПО. Хто першим збере три чорні, бере бонусну карту: постійний клірик і 3 ПО.
sign-ribbon-blue = Синя закладка
    .about = Набори з 1, 2, 3 чи 4 різних закладок дають 1, 4, 9 чи 16 ПО. Хто першим збере три сині, бере бонусну карту: 2 постійні купці й 3 ПО.
sign-ribbon-yellow = Жовта закладка
    .about = Набори з 1, 2, 3 чи 4 різних закладок дають 1, 4, 9 чи 16 ПО. Хто першим збере три жовті, бере бонусну карту: постійний вельможа і 3 ПО.
sign-ribbon-grey = Сіра закладка
    .about = Набори з 1, 2, 3 чи 4 різних закладок дають 1, 4, 9 чи 16 ПО. Хто першим збере три сірі, бере бонусну карту: постійний будівельник і 3 ПО.

sign-scheme = Схема
    .about = Верхня майбутня схема йде до скиду бота й робить його сильнішим.
sign-focus = Головна ціль
    .about = Дія, зображена вгорі ліворуч на планшеті бота.
sign-act-build = Бот споруджує будівлю
    .about = Платить будівельниками й каменем за крайню ліву будівлю, на яку вистачає.
sign-act-workers = Бот розміщує робітників
    .about = Платить 3, 5 чи 8 вельмож і золота за 2, 3 чи 4 робітників.
sign-act-transcribe = Бот переписує манускрипт
    .about = Платить кліриками й чорнилом за відкритий манускрипт свого сегмента.

about-road = Віконти йдуть за годинниковою стрілкою. На зовнішніх локаціях торгують і споруджують, на внутрішніх розміщують робітників і переписують манускрипти.
about-sites = Хто споруджує на майданчику, отримує зображене на ньому; зв’язок двох будівель дає щось обом власникам.
about-castle = Робітники підіймаються з ярусу на ярус: 1 ПО за кожного на першому, 2 на другому, 3 на третьому.
about-segments = Кожен сегмент має стос городян, яких наймають чи виганяють, і стос манускриптів. Відкрито лише верх стосу.
about-stacks = Щойно звідси взято останній борг чи останню грамоту, дограють раунд і грають ще один.
about-hand = Щоходу одну карту з руки грають на планшет.
about-row = Карта входить ліворуч, щоходу посувається праворуч і врешті виходить. Її символи рахують, поки вона тут.
about-actions = Щоходу одна дія — з двох, які дозволяє локація вашого віконта.
about-phases = Шість фаз зліва направо. Будівля, що залишає своє місце, відкриває те, що це місце дає.
about-track = Порочність іде праворуч, доброчестя ліворуч. Коли вони зійдуться, у фазі 5 буде зіткнення, а тоді обидві фішки повернуться на краї.
about-keep = Кожен робітник тут дає 3 ПО. Хто сюди піднявся, отримує 1 ресурс; у кого робітників найбільше, той очільник замку.
about-draw = Добір до ліміту наприкінці ходу. Коли колода вичерпана, тасують скид.
about-act-trade = Обмін вашої локації, стільки разів, скільки дозволяють купці й срібняки.
about-act-build = Будівельники й камінь: майстерня 3, факторія 5, зала гільдії 7, на вільний майданчик вашого берега.
about-act-workers = Вельможі й золото: 1, 3, 5 чи 8 розміщують 1, 2, 3 чи 4 робітників у секції замку перед вами.
about-act-transcribe = Клірики й чорнило: стільки, скільки коштує відкритий манускрипт вашого сегмента.
about-outer = Зовнішня локація: торгівля та спорудження.
about-inner = Внутрішня локація: секція замку й манускрипт свого сегмента.
about-section = На ярусі щонайбільше 3 робітники. Де на першому ярусі в гравця їх 3, один підіймається і приносить нагороду, двоє переходять убік, ліворуч і праворуч.
about-book = Його закладку рахують у наборах наприкінці: 1, 2, 3 чи 4 різні дають 1, 4, 9 чи 16 ПО.
about-viscount = Віконт цього гравця; він іде за годинниковою стрілкою.
about-supply = Вони чекають на розміщення в замку.
about-value = Ціна наймання чи вигнання, відстань руху віконта, коли карту зіграно, і срібняки за її знищення.
about-link = Коли на обох кінцях є будівлі, це отримують обидва власники.
about-scheme-move = На стільки зовнішніх локацій віконт бота йде за годинниковою стрілкою.
about-poverty = Якщо взято останній борг: ПО за перше, друге… місце за кількістю засвідчених грамот.
about-prosperity = Якщо взято останню грамоту: ПО за перше, друге… місце за кількістю сплачених боргів.
about-phase-cards = Усі карти посуваються на клітинку праворуч, тоді одну з руки грають ліворуч.
about-phase-move = Віконт іде рівно на вартість щойно зіграної карти; далі — по 1 срібняку за крок.
about-phase-action = Одна дія, оплачена символами свого виду: з карт, відкритих місць і бонусних карт.
about-phase-hire = Можна найняти відкритого городянина вашого сегмента за його вартість срібняками; карта йде у ваш скид.
about-phase-collision = Лише якщо доброчестя й порочність на одній клітинці: ви отримуєте те, що над нею, інші — те, що під нею.
about-phase-draw = Доберіть карти до ліміту.

ui-value = Вартість { $n }
ui-viscount = віконт
ui-hero = Видатний городянин
ui-link = Зв’язок: { $effect }
ui-link-made = На обох кінцях уже є будівлі: це отримано.
ui-site-brings = Хто тут споруджує, отримує: { $effect }.
ui-site-free = вільний майданчик
ui-slot-opens = Відкрите місце дає: { $what }.
ui-slot-costs = Будівля коштує: { $builders }; 1, 2, 3 такі дають { $vp } ПО.
ui-move-price = срібняків, щоб прийти сюди: { $n }
ui-worth = Скільки зараз варте здобуте; остаточно рахують наприкінці.
ui-track-slot = Клітинка { $n } треку
ui-track-slot-all = Зіткнення тут: { $own }; інші: { $others }.
ui-track-slot-criminals = Зіткнення тут: { $own }; інші зі злочинцями: { $others }.
ui-track-slot-no-criminals = Зіткнення тут: { $own }; інші без злочинців: { $others }.
needs-criminals = Лише інші гравці зі злочинцями на планшеті
needs-no-criminals = Лише інші гравці без злочинців на планшеті

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Схеми ботів
    .one = схема
box-schemes-deck = До якої колоди належить
    .starting = початкова
    .future = майбутня
box-schemes-icons = Символи вгорі
box-schemes-criminal = Має рядок для злочинців
box-schemes-bonus = Бонус
box-schemes-move = На скільки локацій рухається
box-schemes-options = Варіанти згори донизу: виконують перший можливий
box-bots = Планшети ботів
    .one = планшет
    .ask = Що на вашому планшеті?
box-bots-id =
    .builder = { bot-builder }
    .noble = { bot-noble }
    .cleric = { bot-cleric }
    .card = { bot-card }
box-bots-focus = Головна ціль
    .act-build = { verb-act-build }
    .act-workers = { verb-act-workers }
    .act-transcribe = { verb-act-transcribe }
    .flip = { verb-flip }
box-bots-chart = Ресурси, у такому порядку
    .ink = { good-ink }
    .gold = { good-gold }
    .stone = { good-stone }
box-bots-start = З чим починає
box-bots-building = Починає з будівлею
box-bots-guildhalls = Символи під залами гільдій, зліва направо
    .builder = { good-builder }
    .cleric = { good-cleric }
    .noble = { good-noble }
box-bots-middle = Символи на середній клітинці
box-bots-right = Символи на правій клітинці
box-bots-crossed = Схеми, з якими не грає
    .starting-noble-1 = початкова, вельможа (1)
    .starting-noble-2 = початкова, вельможа (2)
    .starting-builder = початкова, будівельник
    .starting-cleric = початкова, клірик
    .starting-builder-noble = початкова, будівельник і вельможа
    .starting-builder-cleric = початкова, будівельник і клірик
    .starting-cleric-noble = початкова, клірик і вельможа
    .starting-criminal = початкова, злочинець
    .future-cleric = майбутня, клірик
    .future-builder = майбутня, будівельник
    .future-noble = майбутня, вельможа
    .future-cleric-builder = майбутня, клірик і будівельник
    .future-builder-noble = майбутня, будівельник і вельможа
    .future-cleric-noble = майбутня, клірик і вельможа
    .future-criminal = майбутня, злочинець
    .future-two-criminals = майбутня, два злочинці
box-manuscripts = Манускрипти
    .one = манускрипт
box-manuscripts-ribbon = Закладка
    .black = { ribbon-black }
    .blue = { ribbon-blue }
    .yellow = { ribbon-yellow }
    .grey = { ribbon-grey }
box-manuscripts-cost = Вартість у кліриках
box-manuscripts-effect = Що робить відразу
box-manuscripts-score = Що дає наприкінці
box-manuscripts-grey = Має сірий зворот
box-player_cards = Карти гравця
    .one = карта
box-player_cards-space = Початкова локація
box-player_cards-goods = З чим починають
box-player_cards-effect = Крок унизу карти
box-seats = Поле й стоси за кількістю гравців
    .one = число
    .ask = Що у ваших правилах?
box-seats-id =
    { $id ->
        [1] Соло-гра
       *[other] За { $id } гравців
    }
box-seats-sites = Майданчиків у сегменті
box-seats-debts = Боргів у стосі
box-seats-deeds = Грамот у стосі
box-segments = Сегменти поля
    .one = сегмент
    .ask = Що зображено на вашому сегменті?
box-segments-left = Номер лівої локації
box-segments-right = Номер правої локації
box-segments-trade_left = Обмін ліворуч
box-segments-trade_right = Обмін праворуч
box-segments-merchants = Купці
box-segments-effect = Що дає
box-segments-townsfolk = Городянин, зображений на полі
box-segments-silver = Вартість у срібняках
box-segments-icons = Символи
box-segments-hire = За наймання
box-segments-manuscript = Манускрипт, зображений на полі
box-segments-cost = Вартість у кліриках
box-segments-few = Бік для 1–2 гравців
box-segments-many = Бік для 3–4 гравців
box-segments-sites = Майданчики за годинниковою стрілкою
box-segments-bank = Де лежить
    .left = ліворуч
    .right = праворуч
box-segments-links = Зв’язки з наступним майданчиком
box-townsfolk = Городяни
    .one = городянин
box-townsfolk-silver = Вартість у срібняках
box-townsfolk-icons = Символи
box-townsfolk-hire = За наймання
box-townsfolk-when = Коли діє властивість
    .immediate = відразу, коли її зіграно
    .drop-off = коли вона сходить із планшета
    .after = після дії
    .gain-debt = коли отримують борг
    .flip-debt = коли перевертають борг
    .collision = під час зіткнення
    .pay = допомагає оплатити дію
box-townsfolk-action = До якої дії належить
    .trade = { action-trade }
    .build = { action-build }
    .workers = { action-workers }
    .transcribe = { action-transcribe }
box-townsfolk-way = Як допомагає платити
    .merchants = 2 купці за 1 її символ
    .silver = 2 срібняки за 1 її символ
    .double = її ресурс рахують за 2
    .other-resources = рахують і інші ресурси
box-townsfolk-effect = Що робить властивість
