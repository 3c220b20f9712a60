## Names

title = Адріанів вал
    .about = Будуйте мильовий замок і стіну та стримуйте піктів; усі діють одночасно.
    .alone = на очки, зі званням

# Items, attributes and icons: dictionary form; .count goes with a number, nominative.

good-soldier = солдат
    .count =
        { $n ->
            [one] { $n } солдат
            [few] { $n } солдати
           *[many] { $n } солдатів
        }
good-builder = будівельник
    .count =
        { $n ->
            [one] { $n } будівельник
            [few] { $n } будівельники
           *[many] { $n } будівельників
        }
good-servant = слуга
    .count =
        { $n ->
            [one] { $n } слуга
            [few] { $n } слуги
           *[many] { $n } слуг
        }
good-civilian = житель
    .count =
        { $n ->
            [one] { $n } житель
            [few] { $n } жителі
           *[many] { $n } жителів
        }
good-resource = ресурс
    .count =
        { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурси
           *[many] { $n } ресурсів
        }
good-renown = слава
    .count =
        { $n ->
            [one] { $n } очко слави
            [few] { $n } очки слави
           *[many] { $n } очок слави
        }
good-piety = релігійність
    .count =
        { $n ->
            [one] { $n } очко релігійності
            [few] { $n } очки релігійності
           *[many] { $n } очок релігійності
        }
good-valour = доблесть
    .count =
        { $n ->
            [one] { $n } очко доблесті
            [few] { $n } очки доблесті
           *[many] { $n } очок доблесті
        }
good-discipline = порядок
    .count =
        { $n ->
            [one] { $n } очко порядку
            [few] { $n } очки порядку
           *[many] { $n } очок порядку
        }
good-trader = торговець
    .count =
        { $n ->
            [one] { $n } торговець
            [few] { $n } торговці
           *[many] { $n } торговців
        }
good-performer = виконавець
    .count =
        { $n ->
            [one] { $n } виконавець
            [few] { $n } виконавці
           *[many] { $n } виконавців
        }
good-priest = жрець
    .count =
        { $n ->
            [one] { $n } жрець
            [few] { $n } жерці
           *[many] { $n } жерців
        }
good-apparitor = чиновник
    .count =
        { $n ->
            [one] { $n } чиновник
            [few] { $n } чиновники
           *[many] { $n } чиновників
        }
good-patrician = патрицій
    .count =
        { $n ->
            [one] { $n } патрицій
            [few] { $n } патриції
           *[many] { $n } патриціїв
        }
good-cohort = комірка когорти
    .count =
        { $n ->
            [one] { $n } комірка когорти
            [few] { $n } комірки когорти
           *[many] { $n } комірок когорти
        }
good-production = коло виробництва
    .count =
        { $n ->
            [one] { $n } коло виробництва
            [few] { $n } кола виробництва
           *[many] { $n } кіл виробництва
        }
good-favour = послуга
    .count =
        { $n ->
            [one] { $n } послуга
            [few] { $n } послуги
           *[many] { $n } послуг
        }
good-disdain = ганьба
    .count =
        { $n ->
            [one] { $n } очко ганьби
            [few] { $n } очки ганьби
           *[many] { $n } очок ганьби
        }
good-vp = переможне очко
    .count = { $n } ПО

# Areas of the sheets and citizen tracks, as headings

area-mining = Заготівля сировини
    .low = заготівля сировини
area-guard = Сторожа стіни
    .low = сторожа стіни
area-cippi = Кіпи
    .low = кіпи
area-wall = Стіна
    .low = стіна
area-fort = Форт
    .low = форт
area-production = Виробництво ресурсів
area-granary = Комори
area-hotel = Готель
area-workshop = Майстерня
area-road = Дорога
area-precinct = Дворики
area-market = Ринок
area-theatre = Театр
area-ludus = Школа гладіаторів
area-gardens = Сади
area-temple = Храми
area-baths = Терми
area-courthouse = Будівля суду
area-diplomats = Дипломати
area-scouts = Шпигуни
area-map = Шпигунська мапа
area-traders = Торговці
    .low = торговці
area-performers = Виконавці
    .low = виконавці
area-priests = Жерці
    .low = жерці
area-apparitores = Чиновники
    .low = чиновники
area-patricians = Патриції
    .low = патриції
ware = { $n }

# Buildings and landmarks: .acc as the object of "build".

building-medium-granary = середня комора
    .acc = середню комору
building-large-granary = велика комора
    .acc = велику комору
building-small-hotel = малий готель
    .acc = малий готель
building-large-hotel = великий готель
    .acc = великий готель
building-small-workshop = мала майстерня
    .acc = малу майстерню
building-large-workshop = велика майстерня
    .acc = велику майстерню
building-small-road = мала дорога
    .acc = малу дорогу
building-large-road = велика дорога
    .acc = велику дорогу
building-small-precinct = малий дворик
    .acc = малий дворик
building-medium-precinct = середній дворик
    .acc = середній дворик
building-large-precinct = великий дворик
    .acc = великий дворик
building-market = ринок
    .acc = ринок
building-theatre = театр
    .acc = театр
building-ludus = школа гладіаторів
    .acc = школу гладіаторів
building-small-gardens = малі сади
    .acc = малі сади
building-large-gardens = великі сади
    .acc = великі сади
building-small-temple = малий храм
    .acc = малий храм
building-medium-temple = середній храм
    .acc = середній храм
building-large-temple = великий храм
    .acc = великий храм
building-baths = терми
    .acc = терми
building-courthouse = будівля суду
    .acc = будівлю суду
building-archway = арка
    .acc = арку
building-monolith = моноліт
    .acc = моноліт
building-column = колона
    .acc = колону
building-statue = статуя
    .acc = статую

# Cohorts, courthouse columns, gladiators, patterns

cohort-left = ліва когорта
cohort-centre = центральна когорта
cohort-right = права когорта
column-left = лівий стовпчик
column-centre = центральний стовпчик
column-right = правий стовпчик
favour-temple = послуга храму
favour-diplomat = послуга дипломата
gladiator-red = червоний гладіатор
gladiator-blue = синій гладіатор
shape-I = лінія
shape-L = літера L
shape-O = квадрат
shape-S = зигзаг
shape-T = літера T

# Player cards: the same name for path and prospect

general-architect = Архітектор
general-aristocrat = Аристократ
general-defender = Оборонець
general-engineer = Інженер
general-fighter = Боєць
general-forager = Заготівник
general-merchant = Купець
general-planner = Планувальник
general-pontiff = Понтифік
general-ranger = Розвідник
general-trainer = Учитель
general-vanguard = Авангард

# What a path counts

counter-landmarks = монументи
counter-disdain = підсумкові очки ганьби
counter-wall-sections = завершені секції стіни
counter-large-buildings = великі будівлі
counter-cohorts = завершені когорти
counter-production = кола виробництва
counter-goods = товари на ринку
counter-citizens = завершені треки громадян
counter-temples = заповнені храми
counter-map-columns = заповнені стовпчики мапи
counter-strength = сила обох гладіаторів
counter-guard-sections = завершені секції сторожі стіни

# Ranks of a solo game

rank-miles = миліт
rank-centurion = центуріон
    .next = центуріона
rank-primus-pilus = приміпіл
    .next = приміпіла
rank-praefectus-castrorum = префект табору
    .next = префекта табору
rank-legatus-legionis = легат легіону
    .next = легата легіону
ranked = Звання: { $rank }, { $n } ПО. До { $next } ще { $left }.
ranked-highest = Звання: { $rank }, { $n } ПО. Вищого немає.

## Small pieces

cell = { $row }·{ $column }
level-infrastructure = інфраструктура рівня { $n }
box-for = комірка ({ $level })
path-rising = { $counter }: { $one } / { $two } / { $three } → 1 / 2 / 3 ПО
path-falling = { $counter }: щонайбільше { $one } / { $two } / { $three } → 1 / 2 / 3 ПО
prospect = { $income }; товар { $good }; { $shape }
source-own = власна карта перспектив
source-neutral = нейтральна карта «{ $card }»

## Asks

ask-path = Рік { $n }: виберіть карту шляху; друга стане картою перспектив
ask-road =
    { $n ->
        [one] Ваша дорога: виберіть досягнення
        [few] Ваша дорога: виберіть досягнення, лишилося { $n }
       *[many] Ваша дорога: виберіть досягнення, лишилося { $n }
    }
ask-act = Рік { $n }: виберіть дію
ask-cohort = Комірку якої когорти замалювати?
ask-fort = Ким розбудувати форт?
ask-forum = Кого з робітників обміняти на форумі?
ask-landmark = Який монумент збудувати?
ask-citizen = На якому треку громадян замалювати комірку?
ask-stall = Яку комірку ринку заповнити?
ask-good = Де купити товар?
ask-show = Яку виставу влаштувати?
ask-drill = Кого тренувати і ким за це заплатити?
ask-battle = Якого гладіатора відправити в бій?
ask-worship = Яким робітником заплатити за комірку храму?
ask-bribe = Якого хабаря дати?
ask-ruling = Яку судову ухвалу отримати?
ask-diplomat = Яку когорту обслуговуватиме дипломат?
ask-pattern = Чию фігуру намалювати?
ask-cells = Де намалювати фігуру ({ $shape })?
ask-attribute = Яке досягнення дасть нова дорога?
ask-favour =
    { $n ->
        [one] Пропущено { $n } атаку (очок ганьби — щонайбільше { $cap }). Скористатися послугою?
        [few] Пропущено { $n } атаки (очок ганьби — щонайбільше { $cap }). Скористатися послугою?
       *[many] Пропущено { $n } атак (очок ганьби — щонайбільше { $cap }). Скористатися послугою?
    }

## Asks of a companion: what was done at the table

did-path = Рік { $n }: яку карту шляху ви вибрали?
did-road =
    { $n ->
        [one] Ваша дорога: яке досягнення ви вибрали?
       *[other] Ваша дорога: яке досягнення ви вибрали? (лишилося { $n })
    }
did-act = Рік { $n }: яку дію ви виконали?
did-cohort = Комірку якої когорти ви замалювали?
did-fort = Ким ви розбудували форт?
did-forum = Кого з робітників ви обміняли на форумі?
did-landmark = Який монумент ви збудували?
did-citizen = На якому треку громадян ви замалювали комірку?
did-stall = Яку комірку ринку ви заповнили?
did-good = Де ви купили товар?
did-show = Яку виставу ви влаштували?
did-drill = Кого ви тренували і ким за це заплатили?
did-battle = Якого гладіатора ви відправили в бій?
did-worship = Яким робітником ви заплатили за комірку храму?
did-bribe = Якого хабаря ви дали?
did-ruling = Яку судову ухвалу ви отримали?
did-diplomat = Для якої когорти ви найняли дипломата?
did-pattern = Чию фігуру ви намалювали?
did-cells = Де ви намалювали фігуру ({ $shape })?
did-attribute = Яке досягнення дала нова дорога?
did-favour =
    { $n ->
        [one] Пропущено { $n } атаку (очок ганьби — щонайбільше { $cap }). Ви скористалися послугою?
        [few] Пропущено { $n } атаки (очок ганьби — щонайбільше { $cap }). Ви скористалися послугою?
       *[many] Пропущено { $n } атак (очок ганьби — щонайбільше { $cap }). Ви скористалися послугою?
    }

## Options

option-of = { $name }: { $facts }
option-stop = Завершити рік
option-done = Більше не користуватися послугами
option-build = Збудувати { $building }
option-path = Шлях «{ $path }» ({ $scores }); перспективи «{ $prospect }» ({ $shows })
option-fate = Колода долі: невідомий товар
option-temple = Послуга храму: ігнорувати карту ({ $cohort })
option-diplomat = Послуга дипломата: ігнорувати карту ({ $cohort })

action-training = Тренувати будівельника
action-forum = Обміняти на форумі
action-landmark = Збудувати монумент
action-citizen = Залучити громадянина
action-goods = Купити товар
action-show = Влаштувати виставу
action-drill = Потренувати гладіатора
action-battle = Відправити гладіатора в бій
action-worship = Замалювати комірку храму
action-bribe = Дати хабаря
action-ruling = Отримати судову ухвалу
action-diplomat = Найняти дипломата
action-scout = Послати шпигуна

brings-box = комірка { $n }, { $gain }
brings-blank = комірка { $n }
brings-now = зараз { $n }
brings-lost = нічого: трек заповнено
brings-nothing = порожня комірка
brings-guard = наступна комірка сторожі стіни
pays-forum = 2 робітники → 1 робітник іншого типу
pays-battle = вирішує карта долі
pays-bribe = −1 очко ганьби
pays-ruling = один зі стовпчиків будівлі суду
brings-good = товар { $n }
brings-strength = сила { $n }
brings-fight =
    { $wounds ->
        [0] сила { $n }, без ран
        [one] сила { $n }, { $wounds } рана
        [few] сила { $n }, { $wounds } рани
       *[many] сила { $n }, { $wounds } ран
    }
pays-fort = −1 будівельник або −1 солдат
pays-drill = −1 слуга або −1 житель
pays-worship = −1 робітник будь-якого типу
goes-to = { $item } дістанеться цьому гравцеві
goes-on-card = { $item } ляже на карту: +1 карта атаки

## Why an option is not there

why-not-an-option = Тут цього вибрати не можна.
why-no-items = Бракує: { $items }.
why-none-of = Потрібно хоча б одне з цього: { $items }.
why-track-full = Усі комірки вже замальовано.
why-all-full = Усі комірки вже замальовано.
why-all-built = Тут уже все збудовано.
why-no-box-left = Вільних комірок не лишилося.
why-box-used = Цю комірку вже використано.
why-section-closed = Наступна секція закрита: спершу потрібна { $building }.
why-not-built = Ще не збудовано: { $building }.
why-needs-level = Потрібно: { $level }.
why-needs-fort = Спершу замалюйте комірку { $n } форту.
why-needs-attribute = Потрібно очок відповідного досягнення: { $n }.
why-guard-closed = Наступна комірка сторожі стіни закрита або її немає.
why-once-a-year = Лише раз на рік, і цього року це вже зроблено.
why-twice-a-year = Лише двічі на рік.
why-no-two-workers = Потрібні 2 робітники, крім солдатів.
why-no-disdain = У вас немає очок ганьби.
why-dead = Гладіатор загинув.
why-untrained = Гладіатора ще не тренували.
why-fully-trained = Гладіатор уже повністю натренований.
why-no-room = Фігура не вміщується на мапі.
why-own-prospect = На власній карті товар купити не можна.
why-no-neighbour = Купувати й малювати можна лише в сусідів ліворуч і праворуч.
why-served = Цю когорту вже обслуговує дипломат.
why-other-road = Ця дорога такого не дає.
why-no-favour = Такої послуги у вас немає.
why-no-card = Там немає карти атаки, яку можна ігнорувати.

## Story

because-prospect = карта перспектив
because-production = виробництво ресурсів
because-hotel = готель
because-workshop = майстерня
because-road = дорога
because-attribute = трек досягнення
because-citizen = трек громадян
because-cohort = когорта
because-row = повний ряд мапи
because-defence = оборона
event-year = Починається рік { $n }
    .short = рік { $n }
event-fate = Карта долі, для всіх: { $fate }
    .short = для всіх: { $fate }
event-drawn = { $player }: узято карти — { $cards }
event-path = { $player }: карта шляху «{ $card }»
event-prospect = { $player }: карта перспектив «{ $card }»
event-neutral = Нейтральна карта «{ $card }»
event-change = { $player }: { $change }
event-attribute = { $player }: { $attribute }, тепер { $n }
event-lost = { $player }: трек заповнено, втрачено — { $track }
event-production = { $player }: виробництво ресурсів тепер { $n }
event-favour = { $player }: здобуто послугу храму
event-cohort = { $player }: { $cohort }, комірка { $n }
    .short = { $cohort }, комірка { $n }
    .many = солдати — { $cohort }
event-box = { $player }: { $area }, комірка { $n }
    .short = { $area }, комірка { $n }
    .many = замальовано — { $area }
event-citizen = { $player }: { $area }, комірка { $n }
    .short = { $area }, комірка { $n }
    .many = громадяни — { $area }
event-hand-over = { $player }: плата сусідові ({ $to }) — { $item }
event-lay-down = { $player }: { $item } лягає на нейтральну карту «{ $card }»
event-resume = { $player }: знову можна діяти
event-training = { $player }: тренувальний майданчик, комірка { $n }
event-build = { $player }: нова будівля — { $building }
    .short = нова будівля — { $building }
    .many = нові будівлі — { $building }
event-landmark = { $player }: новий монумент — { $building }
    .short = монумент — { $building }
    .many = монументи — { $building }
event-good =
    { $n ->
        [0] { $player }: куплено товар { $good }, такий уже є
       *[other] { $player }: куплено товар { $good }; різних товарів — { $n }
    }
    .short = куплено товар { $good }
    .many = куплено товари { $good }
event-shuffle = Скид карт долі перетасовано в нову колоду
event-show = { $player }: влаштовано виставу
event-drill = { $player }: тренується { $gladiator }, сила { $n }
event-dies =
    { $n ->
        [one] { $player }: { $gladiator } гине, { $n } рана
        [few] { $player }: { $gladiator } гине, { $n } рани
       *[many] { $player }: { $gladiator } гине, { $n } ран
    }
event-survives =
    { $n ->
        [one] { $player }: { $gladiator } виживає, { $n } рана
        [few] { $player }: { $gladiator } виживає, { $n } рани
       *[many] { $player }: { $gladiator } виживає, { $n } ран
    }
event-worship = { $player }: храми, комірка { $n }
    .short = храми, комірка { $n }
event-bribe = { $player }: дано хабаря, очок ганьби — { $n }
event-ruling = { $player }: судова ухвала, { $column }
event-diplomat = { $player }: найнято дипломата, { $cohort }
    .short = дипломат — { $cohort }
    .many = дипломати — { $cohort }
event-scout = { $player }: шпигун малює на мапі { $cells }
    .short = розвідка на мапі
event-stop = { $player }: рік завершено
event-year-end = Кінець року { $n }
event-give-back = { $player }: в основний запас повернено — { $items }
event-attack = Пікти атакують: ліворуч { $left }, по центру { $centre }, праворуч { $right } (додаткових карт: { $extra })
    .short = атака піктів — ліворуч { $left }, по центру { $centre }, праворуч { $right }
event-ignore = { $player }: { $favour } — карту проігноровано ({ $cohort })
event-defence =
    { $n ->
        [0] { $player }: усі атаки відбито, +{ $valour }
        [one] { $player }: пропущено { $n } атаку, +{ $disdain }, +{ $valour }
        [few] { $player }: пропущено { $n } атаки, +{ $disdain }, +{ $valour }
       *[many] { $player }: пропущено { $n } атак, +{ $disdain }, +{ $valour }
    }
    .yours =
        { $n ->
            [one] ви пропустили { $n } атаку
            [few] ви пропустили { $n } атаки
           *[many] ви пропустили { $n } атак
        }
event-over = Гру завершено

## Picture

pic-year = Рік { $n } з 6
pic-players = Планшети
pic-cards = Карти
pic-left = Лівий аркуш, інфраструктура { $n }
pic-steps = Досягнення й громадяни
pic-right = Правий аркуш
pic-buildings = Будівлі
pic-paths = Ваші шляхи
head-soldier = Солд.
head-builder = Буд.
head-servant = Слуг
head-civilian = Жит.
head-resource = Рес.
head-renown = Слава
head-piety = Рел.
head-valour = Добл.
head-discipline = Пор.
head-disdain = Ганьба
head-cohorts = Когорти
head-vp = ПО
head-prospect = Перспективи
head-paths = Шляхи
head-path = Шлях
head-scores = За що
head-count = Скільки
head-area = Ділянка
head-filled = Замальовано
head-boxes = Комірок
head-next = Далі
head-built = Збудовано
head-needs = Потрібно
head-brings = Ціна й вигода
head-marks = Позначки
row-attack = Атака цього року
row-fate = Колода долі
row-turned = Карти атаки
cell-attack =
    { $n ->
        [one] { $n } карта, межа { $cap }
        [few] { $n } карти, межа { $cap }
       *[many] { $n } карт, межа { $cap }
    }
cell-fate = у колоді { $n }, у скиді { $of }
cell-sides = ліворуч { $left }, по центру { $centre }, праворуч { $right }
cell-stopped = { $player } (рік завершено)
cell-cohorts = { $left }–{ $centre }–{ $right }
cell-path = { $card } { $n }
cell-of = { $n } з { $of }
cell-open = ({ $n })
cell-built = збудовано
cell-favours = послуги: храмів { $n }, дипломатів { $of }
cell-gladiator = { $gladiator } { $n }, ран { $wounds }
cell-dead = { $gladiator } загинув
cell-filled = ■
cell-free = □

## Score sheet

score-renown = Слава
score-piety = Релігійність
score-valour = Доблесть
score-discipline = Порядок
score-paths = Карти шляху
score-disdain = Ганьба

## Characters of bots; .about goes on after a colon.

character-augur = авгур
    .about = прагне релігійності, уникає ганьби
character-commander = воєначальник
    .about = прагне доблесті й порядку
character-statesman = сановник
    .about = прагне слави, тримається карт шляху

## Settings

setting-difficulty = Рівень складності
    .easy = легкий
    .normal = звичайний
    .hard = важкий
    .about = Змінює лише кількість карт атаки, що відкриваються щороку.

## Web: what only the drawn board says, short enough for its places.

# -- карти, які людина читає зі столу ---------------------------------------------------------

card-fate = { $items }; { $cohort }; товар { $good }
deck-fate = карти долі
deck-neutral = нейтральні карти
deck-general = ваші карти
reveal-general = Яка з ваших карт відкрита?
reveal-fate =
    { $place ->
        [attack]
            { $n ->
                [1] Атака: яку карту долі відкрито?
               *[other] Атака: які карти долі відкрито ({ $n })?
            }
       *[none]
            { $n ->
                [1] Яку карту долі відкрито?
               *[other] Які карти долі відкрито ({ $n })?
            }
    }
reveal-neutral =
    { $of ->
        [1] Яку нейтральну карту відкрито?
       *[other] Яку нейтральну карту відкрито ({ $k } з { $of })?
    }

# Sheets and their parts

ui-sheet-wall = Стіна
ui-sheet-people = Громадяни
ui-side-wall = лівий аркуш
ui-side-people = правий аркуш
ui-part-wall = Стіна
ui-part-people = Громадяни
ui-part-both = Обидва
ui-sheets = Який аркуш показати
ui-whose-sheets = Чиї аркуші показати
ui-sheets-of = Аркуші: { $name }
ui-mine = Мої
ui-back-to-mine = До моїх аркушів
ui-open-here =
    { $n ->
        [one] { $n } варіант тут
        [few] { $n } варіанти тут
       *[many] { $n } варіантів тут
    }
ui-area-cohorts = Когорти
ui-area-works = Будівлі форту
ui-area-landmarks = Монументи
ui-area-attributes = Досягнення
ui-area-training = Тренувальний майданчик
ui-area-forum = Форум
ui-area-prospects = Перспективи року
ui-area-infrastructure = Інфраструктура
ui-area-worship = Храми
ui-area-goods = Ринок
ui-area-show = Театр
ui-area-bribe = Терми
ui-area-ruling = Будівля суду
ui-area-diplomat = Дипломати
ui-area-scout = Шпигуни
ui-small-granary = мала комора
ui-size-small = малий
ui-size-medium = середній
ui-size-large = великий

# Tracks and boxes

ui-track = { $name }: { $n } з { $of }
ui-track-next = { $name }: { $n } з { $of }; наступний символ на { $at }: { $icons }
ui-whole-track = Увесь трек
ui-or = або
ui-up-to-fort = до форту { $n }
ui-needs-fort = далі потрібен форт { $n }
ui-built = збудовано
ui-standing = збудовано: { $list }
ui-locked = Закрито: потрібно { $at }
ui-closed-places = Закрито: { $list }
ui-points = { $n } ПО
ui-new-goods = нові товари дають
ui-stall = Комірка ринку { $n }
ui-show = Вистава { $n }
ui-bribe-box = Хабар { $n }
ui-ruling = Ухвала { $n }
ui-worship = Комірки храмів
ui-favour-coming = послуга ще попереду
ui-favour-held = послугу можна використати
ui-favour-spent = послугу використано
ui-drill = Тренувати
ui-battle = До бою
ui-gladiator = { $name }: сила { $strength }, ран: { $wounds }
ui-serves-left = ліва
ui-serves-centre = центральна
ui-serves-right = права
ui-map = Мапа: { $n } з { $of } комірок
ui-full-row = повний ряд:
ui-cell = ряд { $row }, стовпчик { $column }
ui-turn-pattern = Повернути фігуру
ui-turned = Поворот { $n } з { $of }

# Cards and the year

ui-own-area = Ваш запас і карти
ui-you-have = У вас є
ui-your-cards = Ваші дві карти
ui-own = своя
ui-on-left = ліворуч
ui-on-right = праворуч
ui-neighbour = сусід
ui-neutral = нейтральна
ui-income = прибуток
ui-good = товар
ui-prospect = { $player }: товар { $good }, фігура: { $shape }
ui-fate-deck = Колода долі
ui-unknown-good = невідомий товар
ui-year = Рік
ui-years = Роки й атаки
ui-attacks = Атаки
ui-most-disdain = Межа ганьби
ui-attack =
    { $through ->
        [0] { $n }, усі відбито
       *[other] { $n }, пропущено: { $through }
    }
ui-favour-temple = храм
ui-favour-diplomat = дипломат
ui-acting = діє
ui-done = готово

## Signs, for name cards and the legend

legend-items = Робітники й ресурси
legend-attributes = Досягнення й очки
legend-citizens = Громадяни
legend-brings = Що дають інші символи
legend-cards = Карти, атаки, гладіатори
sign-soldier = { good-soldier }
    .about = Ним платять за сторожу стіни, форт, дипломатів і шпигунів.
sign-builder = { good-builder }
    .about = Ним платять за форт, тренувальний майданчик і більшість будівель.
sign-servant = { good-servant }
    .about = Ним платять за заготівлю сировини й більшість будівель.
sign-civilian = { good-civilian }
    .about = Стає громадянином на одному з п’яти треків; ним платять і за дворики.
sign-resource = { good-resource }
    .about = Ним платять за стіну, кіпи, будівлі, товари, вистави й хабарі.
sign-renown = { good-renown }
    .about = Досягнення: замальовує наступну комірку свого треку, а це 1 ПО наприкінці гри. Комірки треку дають жителів.
sign-piety = { good-piety }
    .about = Досягнення: замальовує наступну комірку свого треку, а це 1 ПО наприкінці гри. Комірки треку дають слуг.
sign-valour = { good-valour }
    .about = Досягнення: замальовує наступну комірку свого треку, а це 1 ПО наприкінці гри. Комірки треку дають солдатів.
sign-discipline = { good-discipline }
    .about = Досягнення: замальовує наступну комірку свого треку, а це 1 ПО наприкінці гри. Комірки треку дають будівельників.
sign-vp = { good-vp }
    .about = У кого їх після шести років найбільше, той перемагає.
sign-trader = { good-trader }
    .about = Замальовує наступну комірку треку торговців без жителя.
sign-performer = { good-performer }
    .about = Замальовує наступну комірку треку виконавців без жителя.
sign-priest = { good-priest }
    .about = Замальовує наступну комірку треку жерців без жителя.
sign-apparitor = { good-apparitor }
    .about = Замальовує наступну комірку треку чиновників без жителя.
sign-patrician = { good-patrician }
    .about = Замальовує наступну комірку треку патриціїв без жителя.
sign-cohort = { good-cohort }
    .about = Замальовує наступну комірку когорти на ваш вибір: щороку вона відбиває на одну атаку більше.
sign-production = { good-production }
    .about = Молоток замальовує коло: щороку на початку ще 1 ресурс.
sign-favour = { good-favour }
    .about = Під час атаки дає змогу ігнорувати одну карту атаки, один раз.
sign-disdain = { good-disdain }
    .about = Пропущена атака; наприкінці гри коштує ПО. Хабар у термах знімає одне очко ганьби.
sign-path = Карта шляху
    .about = Наприкінці гри дає до 3 ПО за те, що вона рахує.
sign-prospect = Карта перспектив
    .about = Відразу дає прибуток; її товар і фігура діють цього року.
sign-attack = Карти атаки
    .about = Стільки карт долі атакує когорти наприкінці року.
sign-held = Атаку відбито
    .about = Цю карту відбиває замальована комірка когорти.
sign-ignored = Карту проігноровано
    .about = Послуга прибрала цю карту; вона нікого не атакує.
sign-through = Пропущена атака
    .about = Дає 1 очко ганьби, але не більше за межу року.
sign-gladiator = Гладіатор
    .about = Тренується в школі гладіаторів і б’ється раз на рік.

# What places are for

about-cohorts = Кожна замальована комірка щороку відбиває одну атаку на свою когорту. Комірки дають лише символи когорти; котрій саме — вибираєте ви.
about-mining = Кожна комірка коштує 1 слугу. Молоток замальовує коло виробництва ресурсів.
about-guard = Кожна комірка коштує 1 солдата або 1 будівельника на тренувальному майданчику.
about-cippi = Кожна комірка коштує 1 ресурс і чекає на свою комірку форту.
about-wall = Кожна комірка коштує 1 ресурс; має бути замальована комірка форту з тим самим номером.
about-fort = Кожна комірка коштує 1 будівельника або 1 солдата. Прапорці підвищують інфраструктуру, а вона відкриває будівлі.
about-works = Ці будівлі по черзі відкриває інфраструктура — прапорці форту.
about-landmarks = Кожен коштує 1 будівельника й 2 ресурси, потребує 15 очок одного досягнення й дає 2 очки іншого.
about-attributes = Кожна замальована комірка — це 1 ПО наприкінці гри. Символи в комірках спрацьовують відразу; усе понад 25 пропадає.
about-citizens = Кожна комірка коштує 1 жителя. Кількість замальованих комірок відкриває будівлі та їхні комірки.
about-prospects = Карти, на яких цього року є товар для ринку й фігура для мапи.
about-production = Кожне замальоване коло щороку на початку дає 1 ресурс. Кола замальовують молотки.
about-training = Раз на рік: 1 будівельник замальовує наступну комірку сторожі стіни.
about-forum = Раз на рік: поверніть 2 робітників, крім солдатів, і візьміть 1 робітника іншого типу.
about-goods = Сплатіть 1 ресурс і впишіть товар у вільну комірку; нові номери дають славу.
about-show = Раз на рік: сплатіть 1 ресурс, виберіть невикористану комірку й отримайте те, що на ній.
about-drill = Сплатіть 1 слугу або 1 жителя: сила гладіатора зросте на 1.
about-battle = Кожен гладіатор б’ється раз на рік: карта долі каже, скільки ран він дістане.
about-gladiator = Обведені комірки — сила, замальовані — рани. Гладіатор гине, коли замальовано всі обведені.
about-worship = Сплатіть будь-якого робітника за наступну комірку храму. Кожна друга комірка дає релігійність, повний храм — послугу.
about-bribe = Щонайбільше двічі на рік: сплатіть ресурси комірки й позбудьтеся 1 очка ганьби.
about-ruling = Раз на рік у кожному стовпчику, якщо вистачає чиновників.
about-diplomat = Дипломат обслуговує одну когорту: 2 послуги проти її карт атаки.
about-scout = Сплатіть 1 солдата й намалюйте на мапі фігуру з 4 комірок.
about-map = Накриті символи ви отримуєте відразу; кожен повний ряд дає 1 очко доблесті.
about-cells = Усі 4 комірки фігури мають бути вільні.
about-disdain = Обведені кола — ганьба, яка наприкінці гри коштує ПО. Замальовані — знята хабарами.
about-year = Скільки карт атаки буде наприкінці кожного року й скільки очок ганьби вони можуть дати щонайбільше.
about-sheets = Показує аркуші цього гравця.
about-granary = Відкриває наступну секцію п’яти треків стіни.
about-hotel = Кожне коло щороку на початку дає 1 жителя.
about-workshop = Кожне коло щороку на початку дає 1 будівельника.
about-road = Кожне коло щороку на початку дає 1 очко досягнення на ваш вибір.
about-precinct = Дає досягнення, коло виробництва й ресурс.
about-market = { about-goods }
about-theatre = { about-show }
about-ludus = Тут тренуються і б’ються гладіатори.
about-gardens = Дають релігійність і громадян відразу на кількох треках.
about-temple = { about-worship }
about-baths = { about-bribe }
about-courthouse = Судові ухвали дають або міняють робітників: раз на рік у кожному стовпчику.
about-fate = Відкривають верхню карту: її товар ваш, хоч би який він був. Ресурс іде в основний запас.
about-prospect = Карта сусіда: купіть її товар або намалюйте її фігуру; плата дістанеться сусідові.
about-own-prospect = Ваша карта: її фігуру можна малювати, а її товар — для сусідів.
about-neutral = Нейтральна карта: плата лишається на ній і повертається картами атаки.

# Facts of a card

ui-needs = Потрібно: { $level }
ui-costs = Коштує: { $list }
ui-brings = Відразу дає: { $list }
ui-brings-one = Дає щось одне: { $list }
ui-brings-nothing = Порожня комірка: нічого не дає.
ui-box = { $name }: комірка { $n } з { $of }
ui-temple-box = Комірка храму { $n }
ui-used-in = Використано в { $n }-му році
ui-unused = Ще не використано
ui-flag = Прапорець { $n }
    .about = Коли комірку форту над ним замальовано, це ваша інфраструктура.
ui-section-open = Ця секція відкрита
ui-section-shut = Ця секція закрита, доки не збудовано комору
ui-good-rank =
    { $renown ->
        [one] { $n }-й різний товар: { $renown } очко слави
        [few] { $n }-й різний товар: { $renown } очки слави
       *[many] { $n }-й різний товар: { $renown } очок слави
    }
ui-good-about = Номер товару для ринку.
ui-pattern = Фігура: { $shape }
    .about = Чотири комірки, які шпигун малює на мапі; її можна повертати.
ui-card-facts = Прибуток: { $income }. Товар { $good }. Фігура: { $shape }.
ui-as-prospect = Як карта перспектив. { $shows }
ui-laid = лежить на карті: { $list }
ui-tiers = Скільки треба для 1, 2 і 3 ПО
ui-path-least = Зараз { $n }, для наступного ПО — { $of }
ui-path-most = Зараз { $n }, для ПО — щонайбільше { $of }
ui-paths-now = Усі карти шляху за теперішніми аркушами
ui-points-now = ПО, якби гра закінчилася зараз
ui-wound = Рана
ui-strength = Сила { $n }
ui-if-survives = Якщо гладіатор виживе
ui-if-dies = Якщо гладіатор загине
ui-survives-brings = Якщо виживе: { $list }
ui-dies-brings = Якщо загине: { $list }
ui-disdain-marks = Обведені й не замальовані: вони наприкінці гри коштують ПО.
ui-disdain-loss = Скільки зараз коштує ганьба
ui-year-attacks =
    { $n ->
        [one] Рік { $year }: { $n } карта атаки
        [few] Рік { $year }: { $n } карти атаки
       *[many] Рік { $year }: { $n } карт атаки
    }
ui-year-cap = Рік { $year }: очок ганьби щонайбільше { $n }
