## Names

title = Адріанів вал
    .about = Будуйте мильовий замок і стіну та стримуйте піктів; усі діють одночасно.

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
area-guard = Сторожа стіни
area-cippi = Кіпи
area-wall = Стіна
area-fort = Форт
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
area-performers = Виконавці
area-priests = Жерці
area-apparitores = Чиновники
area-patricians = Патриції

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
counter-disdain = підсумкова ганьба
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

rank-miles = мілес
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
path-falling = { $counter }: не більше { $one } / { $two } / { $three } → 1 / 2 / 3 ПО
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
ask-cohort = Яка когорта зростає?
ask-fort = Хто розбудовує форт?
ask-forum = Що ви обмінюєте на форумі?
ask-landmark = Який монумент ви будуєте?
ask-citizen = До якого треку йде житель?
ask-stall = Яку комірку ринку ви заповнюєте?
ask-good = Де ви купуєте товар?
ask-show = Яку виставу ви влаштовуєте?
ask-drill = Хто тренується і хто за це платить?
ask-battle = Хто йде в бій?
ask-worship = Який робітник іде до храму?
ask-bribe = Якого хабаря ви даєте?
ask-ruling = Яку судову ухвалу ви отримуєте?
ask-diplomat = Яку когорту обслуговує дипломат?
ask-pattern = Чию фігуру ви малюєте?
ask-cells = Де ви малюєте фігуру ({ $shape })?
ask-attribute = Яке досягнення дає нова дорога?
ask-favour =
    { $n ->
        [one] { $n } атака проривається (щонайбільше ганьби: { $cap }): скористатися послугою?
        [few] { $n } атаки прориваються (щонайбільше ганьби: { $cap }): скористатися послугою?
       *[many] { $n } атак прориваються (щонайбільше ганьби: { $cap }): скористатися послугою?
    }

## Options

option-of = { $name }: { $facts }
option-stop = Завершити мій рік
option-done = Більше не користуватися послугами
option-build = Збудувати { $building }
option-path = Шлях { $path } ({ $scores }); перспективи { $prospect } ({ $shows })
option-fate = Колода долі: невідомий товар
option-temple = Послуга храму: ігнорувати карту, { $cohort }
option-diplomat = Послуга дипломата: ігнорувати карту, { $cohort }

action-training = Вишколити будівельника
action-forum = Обміняти на форумі
action-landmark = Збудувати монумент
action-citizen = Прийняти громадянина
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
brings-lost = нічого, трек заповнено
brings-nothing = порожня комірка
brings-guard = наступна комірка сторожі стіни
pays-forum = 2 робітники за одного іншого
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
goes-to = { $item } цьому гравцеві
goes-on-card = { $item } на карту: ще одна карта атаки

## Why an option is not there

why-not-an-option = Тут це неможливо.
why-no-items = Бракує: { $items }.
why-none-of = Немає жодного з цих: { $items }.
why-track-full = Усі комірки вже замальовано.
why-all-full = Усі комірки вже замальовано.
why-all-built = Тут уже все збудовано.
why-no-box-left = Вільних комірок не лишилося.
why-box-used = Цю комірку вже використано.
why-section-closed = Наступна секція закрита, спершу потрібна будівля: { $building }.
why-not-built = Ще не збудовано: { $building }.
why-needs-level = Потрібно: { $level }.
why-needs-fort = Спершу треба замалювати комірку форту { $n }.
why-needs-attribute = Потрібно очок відповідного досягнення: { $n }.
why-guard-closed = Наступна комірка сторожі стіни закрита або її немає.
why-once-a-year = Лише раз на рік, і цього року це вже зроблено.
why-twice-a-year = Лише двічі на рік.
why-no-two-workers = Потрібні 2 робітники, що не є солдатами.
why-no-disdain = Ви не маєте ганьби.
why-dead = Гладіатор загинув.
why-untrained = Гладіатора ще не тренували.
why-fully-trained = Гладіатор уже повністю натренований.
why-no-room = Фігура не вміщується на мапі.
why-own-prospect = На власній карті товар купити не можна.
why-no-neighbour = Лише в сусідів ліворуч і праворуч.
why-served = Цю когорту вже обслуговує дипломат.
why-other-road = Ця дорога такого не дає.
why-no-favour = Такої доступної послуги немає.
why-no-card = Там немає карти, яку можна було б ігнорувати.

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
event-drawn = { $player }: узято карти: { $cards }
event-path = { $player }: шлях { $card }
event-prospect = { $player }: перспективи { $card }
event-neutral = Нейтральна карта: { $card }
event-change = { $player }: { $change }
event-attribute = { $player }: { $attribute }, тепер { $n }
event-lost = { $player }: трек заповнено, втрачено: { $track }
event-production = { $player }: виробництво ресурсів { $n }
event-favour = { $player }: послуга храму
event-cohort = { $player }: { $cohort }, комірка { $n }
event-box = { $player }: { $area }, комірка { $n }
event-citizen = { $player }: { $area }, комірка { $n }
event-hand-over = { $player } → { $to }: { $item }
event-lay-down = { $player }: { $item } на нейтральну карту «{ $card }»
event-resume = { $player }: знову можна діяти
event-training = { $player }: тренувальний майданчик, комірка { $n }
event-build = { $player }: збудовано: { $building }
event-landmark = { $player }: збудовано монумент: { $building }
event-good =
    { $n ->
        [0] { $player }: товар { $good } ще раз
       *[other] { $player }: товар { $good }, різних номерів: { $n }
    }
event-shuffle = Скид карт долі перетасовано в нову колоду
event-show = { $player }: вистава
event-drill = { $player }: { $gladiator }, сила { $n }
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
event-bribe = { $player }: хабар, ганьби тепер { $n }
event-ruling = { $player }: будівля суду, { $column }
event-diplomat = { $player }: дипломат, { $cohort }
event-scout = { $player }: комірки мапи { $cells }
event-stop = { $player }: рік завершено
event-year-end = Кінець року { $n }
event-give-back = { $player }: повернення в основний запас: { $items }
event-attack = Пікти атакують: ліворуч { $left }, по центру { $centre }, праворуч { $right } (додаткових карт: { $extra })
event-ignore = { $player }: { $favour }, карту проігноровано, { $cohort }
event-defence = { $player }: пропущено атак: { $n }; { $disdain }, { $valour }
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
head-soldier = Сол.
head-builder = Буд.
head-servant = Слу.
head-civilian = Жит.
head-resource = Рес.
head-renown = Сла.
head-piety = Рел.
head-valour = Доб.
head-discipline = Пор.
head-disdain = Ган.
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

## Settings

setting-difficulty = Рівень складності
    .easy = легкий
    .normal = звичайний
    .hard = важкий

## Web: what only the drawn board says, short enough for its places.

# -- карти, які людина читає зі столу ---------------------------------------------------------

card-fate = { $items }; { $cohort }; товар { $good }
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
ui-sheet-people = Люди
ui-side-wall = лівий аркуш
ui-side-people = правий аркуш
ui-part-wall = Стіна
ui-part-people = Люди
ui-part-both = Обидва
ui-sheets = Який аркуш показати
ui-whose-sheets = Чиї аркуші показати
ui-sheets-of = Аркуші: { $name }
ui-mine = Мої
ui-back-to-mine = До моїх
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
ui-area-training = Вишкіл
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
ui-locked = Зачинено: потрібно { $at }
ui-closed-places = Зачинено: { $list }
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
ui-serves-centre = центр
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
