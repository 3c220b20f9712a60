## Names

title = Вал Адриана
    .about = Стройте форт и стену, растите город и сдерживайте пиктов; все действуют одновременно.
    .alone = на очки, со званием

# Items, attributes and icons: dictionary form; .count goes with a number, nominative.

good-soldier = солдат
    .count =
        { $n ->
            [one] { $n } солдат
            [few] { $n } солдата
           *[many] { $n } солдат
        }
good-builder = строитель
    .count =
        { $n ->
            [one] { $n } строитель
            [few] { $n } строителя
           *[many] { $n } строителей
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
            [few] { $n } жителя
           *[many] { $n } жителей
        }
good-resource = ресурс
    .count =
        { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[many] { $n } ресурсов
        }
good-renown = слава
    .count =
        { $n ->
            [one] { $n } очко славы
            [few] { $n } очка славы
           *[many] { $n } очков славы
        }
good-piety = благочестие
    .count =
        { $n ->
            [one] { $n } очко благочестия
            [few] { $n } очка благочестия
           *[many] { $n } очков благочестия
        }
good-valour = доблесть
    .count =
        { $n ->
            [one] { $n } очко доблести
            [few] { $n } очка доблести
           *[many] { $n } очков доблести
        }
good-discipline = дисциплина
    .count =
        { $n ->
            [one] { $n } очко дисциплины
            [few] { $n } очка дисциплины
           *[many] { $n } очков дисциплины
        }
good-trader = торговец
    .count =
        { $n ->
            [one] { $n } торговец
            [few] { $n } торговца
           *[many] { $n } торговцев
        }
good-performer = артист
    .count =
        { $n ->
            [one] { $n } артист
            [few] { $n } артиста
           *[many] { $n } артистов
        }
good-priest = жрец
    .count =
        { $n ->
            [one] { $n } жрец
            [few] { $n } жреца
           *[many] { $n } жрецов
        }
good-apparitor = чиновник
    .count =
        { $n ->
            [one] { $n } чиновник
            [few] { $n } чиновника
           *[many] { $n } чиновников
        }
good-patrician = патриций
    .count =
        { $n ->
            [one] { $n } патриций
            [few] { $n } патриция
           *[many] { $n } патрициев
        }
good-cohort = клетка когорты
    .count =
        { $n ->
            [one] { $n } клетка когорты
            [few] { $n } клетки когорты
           *[many] { $n } клеток когорты
        }
good-production = круг производства
    .count =
        { $n ->
            [one] { $n } круг производства
            [few] { $n } круга производства
           *[many] { $n } кругов производства
        }
good-favour = милость
    .count =
        { $n ->
            [one] { $n } милость
            [few] { $n } милости
           *[many] { $n } милостей
        }
good-disdain = позор
    .count =
        { $n ->
            [one] { $n } очко позора
            [few] { $n } очка позора
           *[many] { $n } очков позора
        }
good-vp = победное очко
    .count = { $n } ПО

# Areas of the sheets and citizen tracks, as headings

area-mining = Заготовка сырья
    .low = заготовка сырья
area-guard = Стража стены
    .low = стража стены
area-cippi = Циппы
    .low = циппы
area-wall = Стена
    .low = стена
area-fort = Форт
    .low = форт
area-production = Производство ресурсов
area-granary = Амбары
area-hotel = Гостиница
area-workshop = Мастерская
area-road = Дорога
area-precinct = Кварталы
area-market = Рынок
area-theatre = Театр
area-ludus = Школа гладиаторов
area-gardens = Сады
area-temple = Храмы
area-baths = Термы
area-courthouse = Суд
area-diplomats = Дипломаты
area-scouts = Лазутчики
area-map = Карта местности
area-traders = Торговцы
    .low = торговцы
area-performers = Артисты
    .low = артисты
area-priests = Жрецы
    .low = жрецы
area-apparitores = Чиновники
    .low = чиновники
area-patricians = Патриции
    .low = патриции
ware = { $n }

# Buildings and landmarks: .acc as the object of "build".

building-medium-granary = средний амбар
    .acc = средний амбар
building-large-granary = большой амбар
    .acc = большой амбар
building-small-hotel = малая гостиница
    .acc = малую гостиницу
building-large-hotel = большая гостиница
    .acc = большую гостиницу
building-small-workshop = малая мастерская
    .acc = малую мастерскую
building-large-workshop = большая мастерская
    .acc = большую мастерскую
building-small-road = малая дорога
    .acc = малую дорогу
building-large-road = большая дорога
    .acc = большую дорогу
building-small-precinct = малый квартал
    .acc = малый квартал
building-medium-precinct = средний квартал
    .acc = средний квартал
building-large-precinct = большой квартал
    .acc = большой квартал
building-market = рынок
    .acc = рынок
building-theatre = театр
    .acc = театр
building-ludus = школа гладиаторов
    .acc = школу гладиаторов
building-small-gardens = малые сады
    .acc = малые сады
building-large-gardens = большие сады
    .acc = большие сады
building-small-temple = малый храм
    .acc = малый храм
building-medium-temple = средний храм
    .acc = средний храм
building-large-temple = большой храм
    .acc = большой храм
building-baths = термы
    .acc = термы
building-courthouse = суд
    .acc = суд
building-archway = арка
    .acc = арку
building-monolith = монолит
    .acc = монолит
building-column = колонна
    .acc = колонну
building-statue = статуя
    .acc = статую

# Cohorts, courthouse columns, gladiators, patterns

cohort-left = левая когорта
cohort-centre = центральная когорта
cohort-right = правая когорта
column-left = левый столбец
column-centre = центральный столбец
column-right = правый столбец
favour-temple = милость храма
favour-diplomat = милость дипломата
gladiator-red = красный гладиатор
gladiator-blue = синий гладиатор
shape-I = линия
shape-L = буква L
shape-O = квадрат
shape-S = зигзаг
shape-T = буква T

# Player cards: the same name for path and prospect

general-architect = Архитектор
general-aristocrat = Аристократ
general-defender = Защитник
general-engineer = Инженер
general-fighter = Боец
general-forager = Фуражир
general-merchant = Купец
general-planner = Планировщик
general-pontiff = Понтифик
general-ranger = Следопыт
general-trainer = Наставник
general-vanguard = Авангард

# What a path counts

counter-landmarks = монументы
counter-disdain = итоговый позор
counter-wall-sections = заполненные секции стены
counter-large-buildings = большие здания
counter-cohorts = заполненные когорты
counter-production = круги производства
counter-goods = товары на рынке
counter-citizens = заполненные шкалы граждан
counter-temples = заполненные храмы
counter-map-columns = заполненные столбцы карты
counter-strength = сила обоих гладиаторов
counter-guard-sections = заполненные секции стражи

# Ranks of a solo game

rank-miles = милес
rank-centurion = центурион
    .next = центуриона
rank-primus-pilus = примипил
    .next = примипила
rank-praefectus-castrorum = префект лагеря
    .next = префекта лагеря
rank-legatus-legionis = легат легиона
    .next = легата легиона
ranked = Звание: { $rank }, { $n } ПО. До { $next } ещё { $left }.
ranked-highest = Звание: { $rank }, { $n } ПО. Выше уже некуда.

## Small pieces

cell = { $row }·{ $column }
level-infrastructure = инфраструктура { $n }
box-for = клетка ({ $level })
path-rising = { $counter }: { $one } / { $two } / { $three } → 1 / 2 / 3 ПО
path-falling = { $counter }: не больше { $one } / { $two } / { $three } → 1 / 2 / 3 ПО
prospect = { $income }; товар { $good }; { $shape }
source-own = своя карта перспектив
source-neutral = нейтральная карта «{ $card }»

## Asks

ask-path = Год { $n }: выберите карту пути; другая станет картой перспектив
ask-road =
    { $n ->
        [one] Ваша дорога: выберите заслугу
        [few] Ваша дорога: выберите заслугу, осталось { $n }
       *[many] Ваша дорога: выберите заслугу, осталось { $n }
    }
ask-act = Год { $n }: выберите действие
ask-cohort = Какую когорту усилить?
ask-fort = Кем заплатить за клетку форта?
ask-forum = Что обменять на форуме?
ask-landmark = Какой монумент построить?
ask-citizen = На какую шкалу отправить жителя?
ask-stall = Какую клетку рынка заполнить?
ask-good = Где купить товар?
ask-show = Какое представление устроить?
ask-drill = Кого тренировать и кем заплатить?
ask-battle = Кого отправить в бой?
ask-worship = Какого работника отправить в храм?
ask-bribe = Какую взятку дать?
ask-ruling = Какое решение суда получить?
ask-diplomat = Какой когорте будет служить дипломат?
ask-pattern = С чьей карты взять фигуру?
ask-cells = Где нарисовать фигуру ({ $shape })?
ask-attribute = Какую заслугу выбрать за новую дорогу?
ask-favour =
    { $n ->
        [one] { $n } атака прорывается (позора не больше { $cap }): потратить милость?
        [few] { $n } атаки прорываются (позора не больше { $cap }): потратить милость?
       *[many] { $n } атак прорывается (позора не больше { $cap }): потратить милость?
    }

## Asks of a companion: what was done at the table

did-path = Год { $n }: какую карту пути вы выбрали?
did-road =
    { $n ->
        [one] Ваша дорога: какую заслугу вы выбрали?
       *[other] Ваша дорога: какую заслугу вы выбрали? (осталось { $n })
    }
did-act = Год { $n }: какое действие вы выполнили?
did-cohort = Какую когорту вы усилили?
did-fort = Кем вы заплатили за клетку форта?
did-forum = Что вы обменяли на форуме?
did-landmark = Какой монумент вы построили?
did-citizen = На какую шкалу вы отправили жителя?
did-stall = Какую клетку рынка вы заполнили?
did-good = Где вы купили товар?
did-show = Какое представление вы устроили?
did-drill = Кого вы тренировали и кем заплатили?
did-battle = Кого вы отправили в бой?
did-worship = Какого работника вы отправили в храм?
did-bribe = Какую взятку вы дали?
did-ruling = Какое решение суда вы получили?
did-diplomat = Для какой когорты вы наняли дипломата?
did-pattern = С чьей карты вы взяли фигуру?
did-cells = Где вы нарисовали фигуру ({ $shape })?
did-attribute = Какую заслугу вы выбрали за новую дорогу?
did-favour =
    { $n ->
        [one] { $n } атака прорывается (позора не больше { $cap }): вы потратили милость?
        [few] { $n } атаки прорываются (позора не больше { $cap }): вы потратили милость?
       *[many] { $n } атак прорывается (позора не больше { $cap }): вы потратили милость?
    }

## Options

option-of = { $name }: { $facts }
option-stop = Завершить год
option-done = Больше не тратить милостей
option-build = Построить { $building }
option-path = Путь: { $path } ({ $scores }); перспективы: { $prospect } ({ $shows })
option-fate = Колода судьбы: неизвестный товар
option-temple = Милость храма: отменить карту атаки, { $cohort }
option-diplomat = Милость дипломата: отменить карту атаки, { $cohort }

action-training = Провести учения
action-forum = Обменять на форуме
action-landmark = Построить монумент
action-citizen = Принять гражданина
action-goods = Купить товар
action-show = Устроить представление
action-drill = Тренировать гладиатора
action-battle = Отправить гладиатора в бой
action-worship = Закрасить клетку храма
action-bribe = Дать взятку
action-ruling = Получить решение суда
action-diplomat = Нанять дипломата
action-scout = Послать лазутчика

brings-box = клетка { $n }, { $gain }
brings-blank = клетка { $n }
brings-now = сейчас { $n }
brings-lost = ничего, шкала заполнена
brings-nothing = пустая клетка
brings-guard = следующая клетка стражи стены
pays-forum = 2 работников на 1 другого вида
pays-battle = решает карта судьбы
pays-bribe = −1 очко позора
pays-ruling = один из столбцов суда
brings-good = товар { $n }
brings-strength = сила { $n }
brings-fight =
    { $wounds ->
        [0] сила { $n }, без ран
        [one] сила { $n }, { $wounds } рана
        [few] сила { $n }, { $wounds } раны
       *[many] сила { $n }, { $wounds } ран
    }
pays-fort = −1 строитель или −1 солдат
pays-drill = −1 слуга или −1 житель
pays-worship = −1 работник любого вида
goes-to = { $item } этому игроку
goes-on-card = { $item } на карту: ещё одна карта атаки

## Why an option is not there

why-not-an-option = Здесь это невозможно
why-no-items = Не хватает: { $items }
why-none-of = Нужно что-то одно: { $items }
why-track-full = Все клетки шкалы уже закрашены
why-all-full = Все клетки уже закрашены
why-all-built = Здесь уже всё построено
why-no-box-left = Свободных клеток не осталось
why-box-used = Эта клетка уже использована
why-section-closed = Следующая секция закрыта, сначала постройте: { $building }
why-not-built = Ещё не построено: { $building }
why-needs-level = Требуется: { $level }
why-needs-fort = Сначала закрасьте клетку форта { $n }
why-needs-attribute = Нужно очков соответствующей заслуги: { $n }
why-guard-closed = Следующей клетки стражи стены нет, или она закрыта
why-once-a-year = Только раз в год, и в этом году уже сделано
why-twice-a-year = Только дважды в год
why-no-two-workers = Нужны 2 работника, кроме солдат
why-no-disdain = У вас нет позора
why-dead = Гладиатор погиб
why-untrained = Гладиатор ещё не тренировался
why-fully-trained = Гладиатор уже полностью обучен
why-no-room = Фигура не помещается на карте местности
why-own-prospect = По своей карте перспектив товар купить нельзя
why-no-neighbour = Можно только у соседей слева и справа
why-served = Этой когорте уже служит дипломат
why-other-road = Эта дорога такой заслуги не даёт
why-no-favour = Такой доступной милости у вас нет
why-no-card = Там не осталось карт, которые можно отменить

## Story

because-prospect = карта перспектив
because-production = производство ресурсов
because-hotel = гостиница
because-workshop = мастерская
because-road = дорога
because-attribute = шкала заслуги
because-citizen = шкала граждан
because-cohort = когорта
because-row = полный ряд карты местности
because-defence = оборона
event-year = Начинается год { $n }
    .short = год { $n }
event-fate = Карта судьбы, для всех: { $fate }
    .short = для всех: { $fate }
event-drawn = { $player }: взяты карты — { $cards }
event-path = { $player }: карта пути — { $card }
event-prospect = { $player }: карта перспектив — { $card }
event-neutral = Нейтральная карта: { $card }
event-change = { $player }: { $change }
event-attribute = { $player }: { $attribute }, теперь { $n }
event-lost = { $player }: шкала заполнена, пропадает — { $track }
event-production = { $player }: производство ресурсов — { $n }
event-favour = { $player }: милость храма
event-cohort = { $player }: { $cohort } — клетка { $n }
    .short = { $cohort }, клетка { $n }
    .many = солдаты — { $cohort }
event-box = { $player }: { $area } — клетка { $n }
    .short = { $area }, клетка { $n }
    .many = закрашено — { $area }
event-citizen = { $player }: { $area } — клетка { $n }
    .short = { $area }, клетка { $n }
    .many = граждане — { $area }
event-hand-over = { $player } → { $to }: { $item }
event-lay-down = { $player }: { $item } на нейтральную карту «{ $card }»
event-resume = { $player }: снова можно действовать
event-training = { $player }: тренировочный плац — клетка { $n }
event-build = { $player }: построено — { $building }
    .short = новое здание — { $building }
    .many = новые здания — { $building }
event-landmark = { $player }: построен монумент — { $building }
    .short = монумент — { $building }
    .many = монументы — { $building }
event-good =
    { $n ->
        [0] { $player }: товар { $good } ещё раз
       *[other] { $player }: товар { $good }, разных номеров: { $n }
    }
    .short = куплен товар { $good }
    .many = куплены товары { $good }
event-shuffle = Сброс карт судьбы перемешан в новую колоду
event-show = { $player }: представление
event-drill = { $player }: { $gladiator } — сила { $n }
event-dies =
    { $n ->
        [one] { $player }: { $gladiator } погибает, { $n } рана
        [few] { $player }: { $gladiator } погибает, { $n } раны
       *[many] { $player }: { $gladiator } погибает, { $n } ран
    }
event-survives =
    { $n ->
        [one] { $player }: { $gladiator } выживает, { $n } рана
        [few] { $player }: { $gladiator } выживает, { $n } раны
       *[many] { $player }: { $gladiator } выживает, { $n } ран
    }
event-worship = { $player }: храмы — клетка { $n }
    .short = храмы, клетка { $n }
event-bribe = { $player }: взятка, теперь позора { $n }
event-ruling = { $player }: суд — { $column }
event-diplomat = { $player }: дипломат — { $cohort }
    .short = дипломат — { $cohort }
    .many = дипломаты — { $cohort }
event-scout = { $player }: карта местности — клетки { $cells }
    .short = разведка на карте
event-stop = { $player }: год завершён
event-year-end = Конец года { $n }
event-give-back = { $player }: возвращено в общий запас — { $items }
event-attack = Пикты атакуют: слева { $left }, в центре { $centre }, справа { $right } (дополнительных карт: { $extra })
    .short = атака пиктов — слева { $left }, в центре { $centre }, справа { $right }
event-ignore = { $player }: { $favour }, карта атаки отменена — { $cohort }
event-defence =
    { $n ->
        [0] { $player }: все атаки отбиты, +{ $valour }
        [one] { $player }: пропущена { $n } атака, +{ $disdain }, +{ $valour }
        [few] { $player }: пропущены { $n } атаки, +{ $disdain }, +{ $valour }
       *[many] { $player }: пропущено { $n } атак, +{ $disdain }, +{ $valour }
    }
    .yours =
        { $n ->
            [one] вы пропустили { $n } атаку
            [few] вы пропустили { $n } атаки
           *[many] вы пропустили { $n } атак
        }
event-over = Игра окончена

## Picture

pic-year = Год { $n } из 6
pic-players = Планшеты
pic-cards = Карты
pic-left = Левый лист, инфраструктура { $n }
pic-steps = Заслуги и граждане
pic-right = Правый лист
pic-buildings = Здания
pic-paths = Ваши пути
head-soldier = Солд.
head-builder = Строит.
head-servant = Слуги
head-civilian = Жители
head-resource = Рес.
head-renown = Слава
head-piety = Благоч.
head-valour = Добл.
head-discipline = Дисц.
head-disdain = Позор
head-cohorts = Когорты
head-vp = ПО
head-prospect = Перспективы
head-paths = Пути
head-path = Путь
head-scores = За что
head-count = Сколько
head-area = Раздел
head-filled = Закрашено
head-boxes = Клеток
head-next = Дальше
head-built = Построено
head-needs = Нужно
head-brings = Цена и выгода
head-marks = Отметки
row-attack = Атака этого года
row-fate = Колода судьбы
row-turned = Карты атаки
cell-attack =
    { $n ->
        [one] { $n } карта, предел { $cap }
        [few] { $n } карты, предел { $cap }
       *[many] { $n } карт, предел { $cap }
    }
cell-fate = в колоде { $n }, в сбросе { $of }
cell-sides = слева { $left }, в центре { $centre }, справа { $right }
cell-stopped = { $player } (год завершён)
cell-cohorts = { $left }–{ $centre }–{ $right }
cell-path = { $card } { $n }
cell-of = { $n } из { $of }
cell-open = ({ $n })
cell-built = построено
cell-favours = милости: храмов { $n }, дипломатов { $of }
cell-gladiator = { $gladiator } { $n }, ран { $wounds }
cell-dead = { $gladiator } погиб
cell-filled = ■
cell-free = □

## Score sheet

score-renown = Слава
score-piety = Благочестие
score-valour = Доблесть
score-discipline = Дисциплина
score-paths = Карты пути
score-disdain = Позор

## Characters of bots; .about goes on after a colon.

character-augur = авгур
    .about = стремится к благочестию, избегает позора
character-commander = военачальник
    .about = стремится к доблести и дисциплине
character-statesman = сановник
    .about = стремится к славе, следует картам пути

## Settings

setting-difficulty = Уровень сложности
    .easy = лёгкий
    .normal = обычный
    .hard = трудный
    .about = Меняет только число карт атаки, которые открываются каждый год.

## Web: what only the drawn board says, short enough for its places.

# -- карты, которые человек читает со стола ---------------------------------------------------

card-fate = { $items }; { $cohort }; товар { $good }
deck-fate = карты судьбы
deck-neutral = нейтральные карты
deck-general = ваши карты
reveal-general = Какую свою карту вы взяли?
reveal-fate =
    { $place ->
        [attack]
            { $n ->
                [1] Атака: какая карта судьбы открыта?
               *[other] Атака: какие карты судьбы открыты ({ $n })?
            }
       *[none]
            { $n ->
                [1] Какая карта судьбы открыта?
               *[other] Какие карты судьбы открыты ({ $n })?
            }
    }
reveal-neutral =
    { $of ->
        [1] Какая нейтральная карта открыта?
       *[other] Какая нейтральная карта открыта ({ $k } из { $of })?
    }

# Sheets and their parts

ui-sheet-wall = Стена
ui-sheet-people = Люди
ui-side-wall = левый лист
ui-side-people = правый лист
ui-part-wall = Стена
ui-part-people = Люди
ui-part-both = Оба
ui-sheets = Какой лист показать
ui-whose-sheets = Чьи листы показать
ui-sheets-of = Листы: { $name }
ui-mine = Вы
ui-back-to-mine = К своим листам
ui-open-here =
    { $n ->
        [one] { $n } вариант здесь
        [few] { $n } варианта здесь
       *[many] { $n } вариантов здесь
    }
ui-area-cohorts = Когорты
ui-area-works = Постройки форта
ui-area-landmarks = Монументы
ui-area-attributes = Заслуги
ui-area-training = Учения
ui-area-forum = Форум
ui-area-prospects = Перспективы года
ui-area-infrastructure = Инфраструктура
ui-area-worship = Храмы
ui-area-goods = Рынок
ui-area-show = Театр
ui-area-bribe = Термы
ui-area-ruling = Суд
ui-area-diplomat = Дипломаты
ui-area-scout = Лазутчики
ui-small-granary = малый амбар
ui-size-small = малый
ui-size-medium = средний
ui-size-large = большой

# Tracks and boxes

ui-track = { $name }: { $n } из { $of }
ui-track-next = { $name }: { $n } из { $of }; следующий значок на { $at }: { $icons }
ui-whole-track = Вся шкала
ui-or = или
ui-up-to-fort = до форта { $n }
ui-needs-fort = дальше нужен форт { $n }
ui-built = построено
ui-standing = построено: { $list }
ui-locked = Закрыто: нужно { $at }
ui-closed-places = Закрыто: { $list }
ui-points = { $n } ПО
ui-new-goods = новые товары дают
ui-stall = Клетка рынка { $n }
ui-show = Представление { $n }
ui-bribe-box = Взятка { $n }
ui-ruling = Решение { $n }
ui-worship = Клетки храмов
ui-favour-coming = милость ещё не получена
ui-favour-held = милость можно потратить
ui-favour-spent = милость потрачена
ui-drill = Тренировать
ui-battle = В бой
ui-gladiator = { $name }: сила { $strength }, ран: { $wounds }
ui-serves-left = левая
ui-serves-centre = центр
ui-serves-right = правая
ui-map = Карта: { $n } из { $of } клеток
ui-full-row = полный ряд:
ui-cell = ряд { $row }, столбец { $column }
ui-turn-pattern = Повернуть фигуру
ui-turned = Поворот { $n } из { $of }

# Cards and the year

ui-own-area = Ваш запас и карты
ui-you-have = У вас есть
ui-your-cards = Ваши две карты
ui-own = своя
ui-on-left = слева
ui-on-right = справа
ui-neighbour = сосед
ui-neutral = нейтральная
ui-income = доход
ui-good = товар
ui-prospect = { $player }: товар { $good }, фигура: { $shape }
ui-fate-deck = Колода судьбы
ui-unknown-good = неизвестный товар
ui-year = Год
ui-years = Годы и атаки
ui-attacks = Атаки
ui-most-disdain = Предел позора
ui-attack =
    { $through ->
        [0] { $n }, все отбиты
       *[other] { $n }, прорвалось: { $through }
    }
ui-favour-temple = храм
ui-favour-diplomat = дипломат
ui-acting = действует
ui-done = готово

## Signs, for name cards and the legend

legend-items = Работники и ресурсы
legend-attributes = Заслуги и очки
legend-citizens = Граждане
legend-brings = Что дают другие значки
legend-cards = Карты, атаки, гладиаторы
sign-soldier = { good-soldier }
    .about = Им платят за стражу стены, форт, дипломатов и лазутчиков.
sign-builder = { good-builder }
    .about = Им платят за форт, учения и большинство зданий.
sign-servant = { good-servant }
    .about = Им платят за заготовку сырья и большинство зданий.
sign-civilian = { good-civilian }
    .about = Становится гражданином на одной из пяти шкал; им платят и за кварталы.
sign-resource = { good-resource }
    .about = Им платят за стену, циппы, здания, товары, представления и взятки.
sign-renown = { good-renown }
    .about = Заслуга: закрашивает следующую клетку своей шкалы, а это 1 ПО в конце игры. Клетки шкалы дают жителей.
sign-piety = { good-piety }
    .about = Заслуга: закрашивает следующую клетку своей шкалы, а это 1 ПО в конце игры. Клетки шкалы дают слуг.
sign-valour = { good-valour }
    .about = Заслуга: закрашивает следующую клетку своей шкалы, а это 1 ПО в конце игры. Клетки шкалы дают солдат.
sign-discipline = { good-discipline }
    .about = Заслуга: закрашивает следующую клетку своей шкалы, а это 1 ПО в конце игры. Клетки шкалы дают строителей.
sign-vp = { good-vp }
    .about = У кого их после шести лет больше всего, тот побеждает.
sign-trader = { good-trader }
    .about = Закрашивает следующую клетку шкалы торговцев без жителя.
sign-performer = { good-performer }
    .about = Закрашивает следующую клетку шкалы артистов без жителя.
sign-priest = { good-priest }
    .about = Закрашивает следующую клетку шкалы жрецов без жителя.
sign-apparitor = { good-apparitor }
    .about = Закрашивает следующую клетку шкалы чиновников без жителя.
sign-patrician = { good-patrician }
    .about = Закрашивает следующую клетку шкалы патрициев без жителя.
sign-cohort = { good-cohort }
    .about = Закрашивает следующую клетку когорты на ваш выбор: каждый год она отбивает на одну атаку больше.
sign-production = { good-production }
    .about = Молоток закрашивает круг: в начале каждого года ещё 1 ресурс.
sign-favour = { good-favour }
    .about = Во время атаки избавляет от одной карты атаки, один раз.
sign-disdain = { good-disdain }
    .about = Пропущенная атака; в конце игры отнимает ПО. Взятка в термах снимает одно очко позора.
sign-path = Карта пути
    .about = В конце игры даёт до 3 ПО за то, что она считает.
sign-prospect = Карта перспектив
    .about = Сразу даёт доход; её товар и фигура действуют в этом году.
sign-attack = Карты атаки
    .about = Столько карт судьбы атакует когорты в конце года.
sign-held = Атака отбита
    .about = Эту карту отбивает закрашенная клетка когорты.
sign-ignored = Карта не действует
    .about = От этой карты избавила милость; она никого не атакует.
sign-through = Пропущенная атака
    .about = Даёт 1 очко позора, но не больше предела года.
sign-gladiator = Гладиатор
    .about = Тренируется в школе гладиаторов и бьётся раз в год.

# What places are for

about-cohorts = Каждая закрашенная клетка раз в год отбивает одну атаку на свою когорту. Клетки дают только значки когорты; какой из когорт — выбираете вы.
about-mining = Каждая клетка стоит 1 слугу. Молоток закрашивает круг производства ресурсов.
about-guard = Каждая клетка стоит 1 солдата или 1 строителя на учениях.
about-cippi = Каждая клетка стоит 1 ресурс и ждёт свою клетку форта.
about-wall = Каждая клетка стоит 1 ресурс; должна быть закрашена клетка форта с тем же номером.
about-fort = Каждая клетка стоит 1 строителя или 1 солдата. Флажки повышают инфраструктуру, а она открывает здания.
about-works = Эти здания по очереди открывает инфраструктура — флажки форта.
about-landmarks = Каждый стоит 1 строителя и 2 ресурса, требует 15 очков одной заслуги и даёт 2 очка другой.
about-attributes = Каждая закрашенная клетка — это 1 ПО в конце игры. Значки в клетках срабатывают сразу; всё сверх 25 пропадает.
about-citizens = Каждая клетка стоит 1 жителя. Количество закрашенных клеток открывает здания и их клетки.
about-prospects = Карты, на которых в этом году есть товар для рынка и фигура для карты местности.
about-production = Каждый закрашенный круг в начале года даёт 1 ресурс. Круги закрашивают молотки.
about-training = Раз в год: 1 строитель закрашивает следующую клетку стражи стены.
about-forum = Раз в год: верните 2 работников, кроме солдат, и возьмите 1 работника другого вида.
about-goods = Заплатите 1 ресурс и впишите товар в свободную клетку; новые номера дают славу.
about-show = Раз в год: заплатите 1 ресурс, выберите неиспользованную клетку и получите то, что на ней.
about-drill = Заплатите 1 слугу или 1 жителя: сила гладиатора вырастет на 1.
about-battle = Каждый гладиатор бьётся раз в год: карта судьбы говорит, сколько ран он получит.
about-gladiator = Обведённые клетки — сила, закрашенные — раны. Гладиатор гибнет, когда закрашены все обведённые.
about-worship = Заплатите любого работника за следующую клетку храма. Каждая вторая клетка даёт благочестие, полный храм — милость.
about-bribe = Не больше двух раз в год: заплатите ресурсы клетки и избавьтесь от 1 очка позора.
about-ruling = Раз в год в каждом столбце, если хватает чиновников.
about-diplomat = Дипломат служит одной когорте: 2 милости против её карт атаки.
about-scout = Заплатите 1 солдата и нарисуйте на карте местности фигуру из 4 клеток.
about-map = Накрытые значки вы получаете сразу; каждый полный ряд даёт 1 очко доблести.
about-cells = Все 4 клетки фигуры должны быть свободны.
about-disdain = Обведённые круги — позор, который в конце игры отнимает ПО. Закрашенные — снятый взятками.
about-year = Сколько карт атаки будет в конце каждого года и сколько очков позора они могут дать самое большее.
about-sheets = Показывает листы этого игрока.
about-granary = Открывает следующую секцию пяти шкал стены.
about-hotel = Каждый круг в начале года даёт 1 жителя.
about-workshop = Каждый круг в начале года даёт 1 строителя.
about-road = Каждый круг в начале года даёт 1 очко заслуги на ваш выбор.
about-precinct = Даёт заслугу, круг производства и ресурс.
about-market = { about-goods }
about-theatre = { about-show }
about-ludus = Здесь тренируются и бьются гладиаторы.
about-gardens = Дают благочестие и граждан сразу на нескольких шкалах.
about-temple = { about-worship }
about-baths = { about-bribe }
about-courthouse = Решения суда дают или меняют работников: раз в год в каждом столбце.
about-fate = Открывается верхняя карта: её товар ваш, каким бы он ни был. Ресурс уходит в общий запас.
about-prospect = Карта соседа: купите её товар или нарисуйте её фигуру; плата достанется соседу.
about-own-prospect = Ваша карта: её фигуру можно рисовать, а её товар — для соседей.
about-neutral = Нейтральная карта: плата остаётся на ней и возвращается картами атаки.

# Facts of a card

ui-needs = Нужно: { $level }
ui-costs = Стоит: { $list }
ui-brings = Сразу даёт: { $list }
ui-brings-one = Даёт что-то одно: { $list }
ui-brings-nothing = Пустая клетка: ничего не даёт.
ui-box = { $name }: клетка { $n } из { $of }
ui-temple-box = Клетка храма { $n }
ui-used-in = Использовано в { $n }-м году
ui-unused = Ещё не использовано
ui-flag = Флажок { $n }
    .about = Когда клетка форта над ним закрашена, это ваша инфраструктура.
ui-section-open = Эта секция открыта
ui-section-shut = Эта секция закрыта, пока не построен амбар
ui-good-rank =
    { $renown ->
        [one] { $n }-й новый товар: { $renown } очко славы
        [few] { $n }-й новый товар: { $renown } очка славы
       *[many] { $n }-й новый товар: { $renown } очков славы
    }
ui-good-about = Номер товара для рынка.
ui-pattern = Фигура: { $shape }
    .about = Четыре клетки, которые лазутчик рисует на карте местности; её можно поворачивать.
ui-card-facts = Доход: { $income }. Товар { $good }. Фигура: { $shape }.
ui-as-prospect = Как карта перспектив. { $shows }
ui-laid = лежит на карте: { $list }
ui-tiers = Сколько нужно для 1, 2 и 3 ПО
ui-path-least = Сейчас { $n }, для следующего ПО — { $of }
ui-path-most = Сейчас { $n }, для ПО — не больше { $of }
ui-paths-now = Все карты пути по листам, какие они сейчас
ui-points-now = ПО, если бы игра закончилась сейчас
ui-wound = Рана
ui-strength = Сила { $n }
ui-if-survives = Если гладиатор выживет
ui-if-dies = Если гладиатор погибнет
ui-survives-brings = Если выживет: { $list }
ui-dies-brings = Если погибнет: { $list }
ui-disdain-marks = Обведённые и не закрашенные: они в конце игры отнимают ПО.
ui-disdain-loss = Сколько сейчас отнимает позор
ui-year-attacks =
    { $n ->
        [one] Год { $year }: { $n } карта атаки
        [few] Год { $year }: { $n } карты атаки
       *[many] Год { $year }: { $n } карт атаки
    }
ui-year-cap = Год { $year }: очков позора не больше { $n }
