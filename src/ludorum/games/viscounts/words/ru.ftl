## Names

title = Виконты Западного королевства
    .about = Странствуйте по кольцу, стройте, переписывайте манускрипты и поднимайтесь в замке, пока сталкиваются добродетель и порочность.

# Icons and goods: dictionary form; .count goes with a number, nominative.

good-merchant = купец
    .count =
        { $n ->
            [one] { $n } купец
            [few] { $n } купца
           *[many] { $n } купцов
        }
good-builder = строитель
    .count =
        { $n ->
            [one] { $n } строитель
            [few] { $n } строителя
           *[many] { $n } строителей
        }
good-noble = вельможа
    .count =
        { $n ->
            [one] { $n } вельможа
            [few] { $n } вельможи
           *[many] { $n } вельмож
        }
good-cleric = клирик
    .count =
        { $n ->
            [one] { $n } клирик
            [few] { $n } клирика
           *[many] { $n } клириков
        }
good-criminal = преступник
    .count =
        { $n ->
            [one] { $n } преступник
            [few] { $n } преступника
           *[many] { $n } преступников
        }
good-silver = серебро
    .count =
        { $n ->
            [one] { $n } серебро
            [few] { $n } серебра
           *[many] { $n } серебра
        }
good-ink = чернильница
    .count =
        { $n ->
            [one] { $n } чернильница
            [few] { $n } чернильницы
           *[many] { $n } чернильниц
        }
good-gold = золото
    .count =
        { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[many] { $n } золота
        }
good-stone = камень
    .count =
        { $n ->
            [one] { $n } камень
            [few] { $n } камня
           *[many] { $n } камней
        }
good-resource = ресурс на выбор
    .count =
        { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[many] { $n } ресурсов
        }
good-debt = долг
    .count =
        { $n ->
            [one] { $n } долг
            [few] { $n } долга
           *[many] { $n } долгов
        }
good-deed = грамота
    .count =
        { $n ->
            [one] { $n } грамота
            [few] { $n } грамоты
           *[many] { $n } грамот
        }
good-virtue = добродетель
    .count =
        { $n ->
            [one] { $n } очко добродетели
            [few] { $n } очка добродетели
           *[many] { $n } очков добродетели
        }
good-corruption = порочность
    .count =
        { $n ->
            [one] { $n } очко порочности
            [few] { $n } очка порочности
           *[many] { $n } очков порочности
        }
good-vp = победное очко
    .count = { $n } ПО
good-worker = рабочий
    .count =
        { $n ->
            [one] { $n } рабочий
            [few] { $n } рабочих
           *[many] { $n } рабочих
        }

# Actions, buildings, ribbons, places

action-trade = Торговля
action-build = Строительство
action-workers = Размещение рабочих
action-transcribe = Переписывание манускрипта
building-trading-post = фактория
building-guildhall = зал гильдии
building-workshop = мастерская
ribbon-black = чёрная закладка
ribbon-blue = синяя закладка
ribbon-yellow = жёлтая закладка
ribbon-grey = серая закладка
place-left = левая
place-inner = внутренняя
place-right = правая
end-poverty = Карта нищеты
end-prosperity = Карта процветания

# Townsfolk, starting townsfolk and heroes

townsfolk-acolyte = Прислужник
townsfolk-antagonist = Соперница
townsfolk-architect = Архитектор
townsfolk-aristocrat = Аристократка
townsfolk-artisan = Ремесленник
townsfolk-artist = Художник
townsfolk-benefactor = Благодетель
townsfolk-bishop = Епископ
townsfolk-charlatan = Шарлатан
townsfolk-chevalier = Шевалье
townsfolk-clergyman = Священнослужитель
townsfolk-conspirator = Заговорщица
townsfolk-courier = Гонец
townsfolk-deacon = Дьякон
townsfolk-debt-collector = Сборщик долгов
townsfolk-defender = Защитник
townsfolk-diplomat = Дипломат
townsfolk-disciple = Последователь
townsfolk-enforcer = Каратель
townsfolk-foreman = Прораб
townsfolk-friar = Монах
townsfolk-gatekeeper = Привратник
townsfolk-illusionist = Иллюзионист
townsfolk-jeweller = Ювелирша
townsfolk-lookout = Дозорный
townsfolk-mason = Каменщик
townsfolk-meddler = Интриган
townsfolk-miner = Рудокоп
townsfolk-missionary = Миссионерка
townsfolk-overseer = Надзирательница
townsfolk-pastor = Пастор
townsfolk-patron = Меценат
townsfolk-peddler = Лавочник
townsfolk-pickpocket = Карманник
townsfolk-priest = Священник
townsfolk-princess = Княжна
townsfolk-racketeer = Вымогатель
townsfolk-scoundrel = Негодяй
townsfolk-sculptor = Скульптор
townsfolk-stonecutter = Каменотёс
townsfolk-strongman = Силач
townsfolk-swindler = Мошенник
townsfolk-tinker = Лудильщик
townsfolk-traitor = Предатель
townsfolk-traveller = Странница
townsfolk-trickster = Плут
townsfolk-vicar = Викарий
townsfolk-watchman = Часовой
townsfolk-woodcutter = Дровосек
townsfolk-abbot = Аббат
townsfolk-financer = Казначей
townsfolk-journeyman = Подмастерье
townsfolk-labourer = Разнорабочий
townsfolk-lender = Ростовщик
townsfolk-squire = Оруженосец
townsfolk-thief = Воровка
townsfolk-trader = Торговец
townsfolk-ada = Ада
townsfolk-bertha = Берта
townsfolk-clovis = Хлодвиг
townsfolk-emma = Эмма
townsfolk-guntram = Гунтрам
townsfolk-judith = Юдифь
townsfolk-lothaire = Лотарь
townsfolk-merovech = Меровей
townsfolk-rudolf = Рудольф
townsfolk-therese = Тереза
printed-townsfolk = напечатанный горожанин

# Solo opponents

bot-cleric = Бот-клирик
bot-builder = Бот-строитель
bot-noble = Бот-вельможа
bot-card = Бот карт

## Small pieces

empty = пусто
segment = { $left }–{ $right }
space-outer = локация { $n }
space-inner = внутренняя локация { $left }–{ $right }
site = площадка { $n } в сегменте { $segment }
leader = глава замка
bonus-card = бонусная карта, { $ribbon }
third-tier = третий ярус

## Effects of cards

counter-manuscripts =
    { $n ->
        [one] каждый ваш манускрипт
        [few] каждые { $n } ваших манускрипта
       *[many] каждые { $n } ваших манускриптов
    }
counter-approved-deeds =
    { $n ->
        [one] каждую вашу заверенную грамоту
        [few] каждые { $n } ваши заверенные грамоты
       *[many] каждые { $n } ваших заверенных грамот
    }
counter-paid-debts =
    { $n ->
        [one] каждый ваш оплаченный долг
        [few] каждые { $n } ваших оплаченных долга
       *[many] каждые { $n } ваших оплаченных долгов
    }
counter-workers =
    { $n ->
        [one] каждого вашего рабочего в замке
        [few] каждых { $n } ваших рабочих в замке
       *[many] каждых { $n } ваших рабочих в замке
    }
counter-resources =
    { $n ->
        [one] каждый оставшийся у вас ресурс
        [few] каждые { $n } оставшихся у вас ресурса
       *[many] каждые { $n } оставшихся у вас ресурсов
    }
counter-buildings =
    { $n ->
        [one] каждое построенное вами здание
        [few] каждые { $n } построенных вами здания
       *[many] каждые { $n } построенных вами зданий
    }
counter-merchants =
    { $n ->
        [one] каждого вашего купца
        [few] каждых { $n } ваших купцов
       *[many] каждых { $n } ваших купцов
    }
counter-builders =
    { $n ->
        [one] каждого вашего строителя
        [few] каждых { $n } ваших строителей
       *[many] каждых { $n } ваших строителей
    }
counter-nobles =
    { $n ->
        [one] каждого вашего вельможу
        [few] каждых { $n } ваших вельмож
       *[many] каждых { $n } ваших вельмож
    }
counter-clerics =
    { $n ->
        [one] каждого вашего клирика
        [few] каждых { $n } ваших клириков
       *[many] каждых { $n } ваших клириков
    }
counter-criminals =
    { $n ->
        [one] каждого вашего преступника
        [few] каждых { $n } ваших преступников
       *[many] каждых { $n } ваших преступников
    }

verb-flip = перевернуть долг или грамоту
verb-flip-debt = перевернуть долг
verb-flip-deed = перевернуть грамоту
verb-hire = бесплатный наём
verb-discard =
    { $n ->
        [one] можно сбросить карту
        [few] можно сбросить { $n } карты
       *[many] можно сбросить { $n } карт
    }
verb-destroy =
    { $n ->
        [one] можно уничтожить карту
        [few] можно уничтожить { $n } карты
       *[many] можно уничтожить { $n } карт
    }
verb-rearrange = можно сменить порядок карт
verb-shuffle = затасовать сброс в колоду
verb-castle-move = можно переместить рабочего в замке
verb-workers =
    { $n ->
        [one] бесплатно поставить { $n } рабочего
        [few] бесплатно поставить { $n } рабочих
       *[many] бесплатно поставить { $n } рабочих
    }
verb-trading-post = бесплатно построить факторию
verb-guildhall = бесплатно построить зал гильдии
verb-workshop = бесплатно построить мастерскую
verb-manuscript = бесплатный манускрипт стоимостью 3 или 4
verb-trading-post-here = бесплатно построить факторию рядом
verb-destroy-own = можно уничтожить любую свою карту
verb-dismiss = изгнать горожанина
verb-scheme = получить интригу
verb-act-build = построить здание
verb-act-workers = разместить рабочих
verb-act-transcribe = переписать манускрипт
verb-focus = главная цель

## Cards

card-named = { $name }: { $facts }
card-when = { $when }: { $effect }
card-hire = при найме или изгнании: { $effect }
no-ability = без свойства
when-immediate = сразу
when-drop-off = когда карта вытеснена
when-after-trade = после торговли
when-after-build = после строительства
when-after-workers = после размещения рабочих
when-after-transcribe = после переписывания
when-gain-debt = за каждый полученный долг
when-flip-debt = за каждый перевёрнутый долг
when-collision = при любом столкновении
pays-merchants-workers = 2 купца — это 1 вельможа
pays-merchants-build = 2 купца — это 1 строитель
pays-merchants-transcribe = 2 купца — это 1 клирик
pays-silver-workers = 2 серебра — это 1 вельможа
pays-silver-build = 2 серебра — это 1 строитель
pays-silver-transcribe = 2 серебра — это 1 клирик
pays-double-workers = 1 золото — это 2 вельможи
pays-double-build = 1 камень — это 2 строителя
pays-double-transcribe = 1 чернильница — это 2 клирика
pays-other-resources-transcribe = золото и камни — это клирики
manuscript-works = { $ribbon } ({ $cost }): { $effect }
manuscript-scores = { $ribbon } ({ $cost }), в конце { $effect }
printed-manuscript = напечатанный манускрипт ({ $cost }): { $effect }
player-card = Локация { $n }: { $goods }, { $effect }
scheme-back = будущая интрига, ещё не открытая
scheme-starting = начальная интрига, { $icons }
scheme-future = будущая интрига, { $icons }
scheme-else = { $first }, иначе { $other }
scheme-move = ход на { $n }
slot-step = бесплатный шаг
slot-cheap-dismissal = изгнание за 1 серебро
slot-discard-with-hire = сброс с каждым наймом
slot-virtue-in-collision = добродетель при столкновениях без преступников
slot-hand = предел карт на руке +1

## What an action brings

brings-trade = { $merchants } → { $effect }, сколько сможете оплатить
brings-all = { $merchants } → { $effect }, за всех ваших купцов
brings-exchange = обмен на внешней локации
brings-build = здание на вашем берегу
brings-workers = рабочие в замок
here-inner = рабочие или манускрипт ({ $cost })
here-outer = строительство или торговля: { $merchants } → { $effect }

## Asks

ask-pair = Выберите карту игрока с выдающимся горожанином
ask-play = Сыграйте карту в левую клетку
ask-move = Ход на { $n } или за серебро дальше
ask-act = Ваше основное действие
ask-trade = Сколько взять ({ $good })? У вас: { $icons }
ask-again = Ещё раз за { $price }: { $effect }?
ask-building = Какое здание и с какого места?
ask-site = Куда: { $building }?
ask-link = Какая связь первая?
ask-workers = Сколько рабочих? У вас: { $icons }
ask-pay = { $action }, не хватает: { $icons }. Чем заплатить?
ask-section =
    { $n ->
        [one] Куда поставить { $n } рабочего?
        [few] Куда поставить { $n } рабочих?
       *[many] Куда поставить { $n } рабочих?
    }
ask-castle-move = Переместить рабочего в замке?
ask-group = Какая секция движется первой?
ask-remove = Ярус { $tier }, секция { $segment }: лишних { $n }. Чей рабочий уйдёт?
ask-hire = Нанять: { $name } за { $price }?
ask-free-hire = Бесплатный наём: кого?
ask-free-manuscript = Бесплатный манускрипт: какой?
ask-discard =
    { $n ->
        [one] Сбросить карту?
        [few] Сбросить карту? ({ $n } раза)
       *[many] Сбросить карту? ({ $n } раз)
    }
ask-destroy =
    { $n ->
        [one] Уничтожить карту?
        [few] Уничтожить карту? ({ $n } раза)
       *[many] Уничтожить карту? ({ $n } раз)
    }
ask-destroy-own = Уничтожить карту своей колоды?
ask-rearrange = Сменить порядок карт на планшете?
ask-resource = Какой ресурс?
ask-choice = Выберите одно
ask-flip = Перевернуть долг или грамоту?
ask-order = Какое свойство первое?

## Options

option-pair = { $card }; { $name } ({ $facts })
option-destroy = { $name }: { $gain }
option-top = Верхняя карта колоды, не глядя
option-none = Без действия
option-move = { $space }: { $can }
option-move-price = { $space } за { $price }: { $can }
option-act = { $action }: { $brings }
option-dismiss = { $action } с изгнанием: { $name } ({ $price }) — { $icons }; { $effect }
option-building = { $building } { $n } ({ $price }), открывает: { $slot }
option-building-free = { $building } { $n }, открывает: { $slot }
option-site = { $site }: { $effect }
option-site-links = { $site }: { $effect }; связи: { $links }
linked = { $player } — { $effect }
option-trade-price = { $gain } за { $price }
option-workers = { $workers } ({ $price })
option-section = Секция { $segment }: { $there }; выше: { $effect }
option-castle-move = Из секции { $from } в секцию { $to }
option-keep = Оставить как есть
option-flip-debt = Долг: +1 ресурс, и уже не −2 ПО
option-flip-deed = Грамоту: 3 ПО вместо 1

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-first = Первый игрок: { $player }
event-round = Раунд { $n }
event-turn = Раунд { $n }: { $player }
event-pair = { $player }: { $pair }; выдающийся горожанин: { $card }
event-drop = { $player }: в сброс вытеснена карта — { $card }
event-play = { $player }: сыграна карта — { $card }
event-ability = { $player }: действует свойство — { $card }
event-move = { $player }: виконт идёт дальше — { $space }
event-meet = { $player }: встреча на локации — { $other }
event-rearrange = { $player }: порядок карт на планшете сменён
event-action = { $player }: { $action }
event-no-action = { $player }: без основного действия
event-discard = { $player }: в сброс — { $card }
event-destroy = { $player }: уничтожено — { $card }
event-shuffle =
    { $n ->
        [one] { $player }: { $n } карта сброса затасована в колоду
        [few] { $player }: { $n } карты сброса затасованы в колоду
       *[many] { $player }: { $n } карт сброса затасовано в колоду
    }
event-hire = { $player }: наём — { $card }
event-dismiss = { $player }: изгнание — { $card } ({ $segment })
event-manuscript = { $player }: манускрипт — { $manuscript }
event-printed-manuscript = { $player }: напечатанный манускрипт сегмента { $segment }
event-bonus = { $player }: бонусная карта духовенства, { $ribbon }
event-change = { $player }: { $change }
event-flip-debt = { $player }: долг оплачен
event-flip-deed = { $player }: грамота заверена
event-virtue = { $player }: 1 очко добродетели, фишка на клетке { $n }
event-corruption = { $player }: 1 очко порочности, фишка на клетке { $n }
event-stack = { $player }: фишки встретились на клетке { $n }
event-collision = { $player }: столкновение на клетке { $n }
event-reset = { $player }: фишки возвращаются на края шкалы
event-build = { $player }: построено: { $building } — { $site }
event-link = { $player }: связь — { $site } и { $end }; второй владелец: { $other }
event-link-own = { $player }: связь двух своих зданий — { $site } и { $end }
event-place = { $player }: { $workers } в секцию { $segment }
event-aside = { $player }: рабочий переходит из секции { $segment } в секцию { $to }
event-up = { $player }: рабочий поднимается на второй ярус секции { $segment }: { $section }
event-top = { $player }: рабочий из секции { $segment } поднимается на третий ярус
event-remove = { $player }: рабочий покидает ярус { $tier } секции { $segment } (владелец: { $other })
event-leader = { $player }: карта главы замка
event-reveal = Открыто: { $card }
event-last-round = Раунд { $n } будет последним
event-end = Игра окончена: пора считать очки
event-show-townsfolk = Открыто в сегменте { $segment }: { $card }
event-show-manuscript = Новый манускрипт в сегменте { $segment }: { $manuscript }

because-flip = за перевёрнутый долг
because-value = стоимость карты
because-removed = за убранного рабочего
because-shuffle = перетасовка без преступников
because-shuffle-criminals = перетасовка с преступниками
because-criminals = преступники на планшете
because-slot = место мастерской
because-chart = по таблице бота
because-collision = столкновение

## The bot: what it does and why

event-bot-start = { $player }: начинает — { $space }
event-bot-schemes =
    { $n ->
        [one] { $player }: { $n } будущая интрига затасована в колоду
        [few] { $player }: { $n } будущие интриги затасованы в колоду
       *[many] { $player }: { $n } будущих интриг затасовано в колоду
    }
event-scheme = { $player }: { $scheme }
event-rest-scheme = { $player }: до сих пор не открыто: { $card }
event-gain-scheme = { $player }: получено: { $card }
event-focus = { $player }: главная цель — { $effect }
event-cannot = { $player }: не выйдет { $effect }: { $reason }
event-instead = { $player }: вместо «{ $effect }»: { $other }
cannot-bank-full = на берегу нет места
cannot-no-icons = не хватает символов и ресурсов
cannot-no-workers = слишком мало рабочих
cannot-nothing-to-flip = нечего переворачивать

## Refusals

why-not-an-option = Здесь этого не выбрать
why-other-space = Ваш виконт на другой дороге
why-all-built = Все ваши здания построены
why-no-site = На вашем берегу нет свободной площадки
why-no-workers = В вашем запасе не хватает рабочих
why-no-icons = Нужно: { $icons }
why-no-use = У этого горожанина нет символа для действия
why-no-silver = Нужно: { $silver }
why-built = Это здание уже построено
why-other-building = Эффект называет другое здание
why-no-builders = Нужно: { $icons }
why-no-nobles = Нужно: { $icons }
why-site-taken = Там уже есть здание
why-other-bank = Из вашей локации эта площадка недоступна
why-no-townsfolk = Стопка пуста; напечатанного горожанина не нанять
why-no-manuscript = Стопка пуста; напечатанный манускрипт не взять
why-too-dear = Он стоит больше 4
why-corruption-first = Порочность движется раньше добродетели

## Picture

pic-ring = Кольцо по часовой стрелке
pic-townsfolk = Горожане
pic-sites = Строительные площадки по часовой стрелке
pic-castle = Замок
pic-players = Игроки (долгов над картой нищеты: { $debts }, грамот над картой процветания: { $deeds })
pic-boards = Планшеты
pic-board = Карты на вашем планшете
pic-hand = Ваша рука (предел { $n })
pic-own = Ваше
pic-bot = Бот
pic-slots = Здания и что дают их места
pic-schemes = Все интриги

head-segment = Сегмент
head-who = Кто
head-left-trade = Обмен слева
head-right-trade = Обмен справа
head-manuscript = Манускрипт
head-townsfolk = Горожанин
head-effect = Эффект
head-below = Под ним
head-slot = №
head-there = Там
head-link = Связь дальше
head-reward = Награда
head-tier-1 = Первый ярус
head-tier-2 = Второй ярус
head-place = Локация
head-silver = Серебро
head-ink = Чернила
head-gold = Золото
head-stone = Камень
head-track = Шкала
head-debts = Долги
head-deeds = Грамоты
head-workers = Рабочие
head-left = Левая
head-middle = Средняя
head-right = Правая
head-built = Построено
head-manuscripts = Манускрипты
head-honours = Отличия
head-card = Карта
head-value = Стоимость
head-icons = Символы
head-ability = Свойство
head-building = Здание
head-builders = Строители
head-vp = ПО
head-scheme = Интрига
head-bonus = Бонус
head-move = Ход
head-options = Варианты

cell-at = { $player } ({ $place })
cell-trade = { $price } → { $effect }
cell-building = { $building }: { $player }
cell-workers = { $player } { $n }
cell-active = ▸ { $player }
cell-cards = { $n } + { $flipped } перевёрнуто
cell-track = порочность { $corruption }, добродетель { $virtue }
cell-built = { $building } { $n }
cell-ribbons = { $ribbon } { $n }
own-icons = Доступные символы
own-draw = Колода
own-discard = Сброс
own-slots = Открытые места
own-manuscripts = Манускрипты
bot-focus = Главная цель
bot-chart = Ресурсы, в таком порядке
bot-one-kind = все одинаковы
bot-slots = Открытые места
bot-draw = Колода
bot-discard = Сброс
bot-future = Будущие интриги

## Scores

score-trading-post = Фактории
score-guildhall = Залы гильдий
score-workshop = Мастерские
score-tier-1 = Замок, первый ярус
score-tier-2 = Замок, второй ярус
score-tier-3 = Замок, третий ярус
score-sets = Наборы манускриптов
score-texts = Очки на манускриптах
score-leader = Глава замка
score-bonus = Бонусные карты духовенства
score-debts = Неоплаченные долги
score-deeds = Приобретённые грамоты
score-approved = Заверенные грамоты
score-poverty = Карта нищеты: перевёрнутые грамоты
score-prosperity = Карта процветания: перевёрнутые долги
score-leftover = Оставшиеся ресурсы

## Settings: an attribute per value.

setting-solo = Соперник в соло-игре
    .cleric = бот-клирик
    .builder = бот-строитель
    .noble = бот-вельможа
    .card = бот карт
setting-schemes = Будущие интриги в колоде бота
    .none = ни одной
    .one = 1
    .two = 2
    .three = 3

# Cards a person reads off the table

own-decks = Одиннадцати интриг, тринадцати манускриптов и пяти карт игроков мы нигде не нашли в печати, поэтому они у нас свои. Интриги, манускрипты и карты игроков тянет приложение и говорит, что выпало: ваши пусть остаются в коробке, а полученное записывайте. Свои у нас также планшеты трёх соперников и Силач. Горожане, выдающиеся горожане, сегменты и замок — из вашей коробки.
deck-scheme = интрига
deck-future = будущая интрига
deck-grey = верхний манускрипт, по часовой стрелке
deck-manuscript = манускрипт
deck-player-card = карта игрока
reveal-segment = В каком порядке лежат сегменты по часовой стрелке?
reveal-section = Какая секция замка лежит у первого сегмента?
reveal-low = В каких двух сегментах по 13 горожан?
reveal-grey = Какие манускрипты лежат сверху по часовой стрелке?
reveal-player-card = Какие карты игроков выложены?
reveal-hero = Какие выдающиеся горожане лежат с ними?
reveal-townsfolk =
    { $place ->
        [none]
            { $n ->
                [one] Какой горожанин открыт?
                [few] Какие { $n } горожанина открыты по часовой стрелке?
               *[many] Какие { $n } горожан открыты по часовой стрелке?
            }
       *[other] Какой горожанин теперь сверху в сегменте { $place } (под ним ещё { $k })?
    }
reveal-manuscript = Какой манускрипт теперь сверху в сегменте { $place }?
reveal-deck =
    { $n ->
        [one] Какая карта взята?
        [few] Какие { $n } карты взяты?
       *[many] Какие { $n } карт взято?
    }
reveal-scheme = Какая интрига открыта?
reveal-future = Какая будущая интрига получена?

## Web: what only the drawn boards say, short enough for their places.

ui-boards = Чей планшет показать
ui-your-board = Ваш планшет
ui-board-of = Планшет: { $name }
ui-open-here =
    { $n ->
        [one] { $n } вариант здесь
        [few] { $n } варианта здесь
       *[many] { $n } вариантов здесь
    }
ui-line = { $name }: { $what }
ui-owned = { $what }: { $name }
ui-road = Дороги
ui-sites = Площадки
ui-castle = Замок
ui-segments = Горожане и манускрипты
ui-stacks = Долги и грамоты
ui-hand = Ваша рука
ui-row = Карты на планшете
ui-actions = Основное действие
ui-phases = Ваш планшет по фазам
ui-track = Добродетель и порочность
ui-section = секция замка { $segment }
ui-nobody = никого
ui-zoom = Большое кольцо
ui-free = даром
ui-pill-free = 0
ui-here = вы здесь
ui-hire-or-dismiss = наём или изгнание
ui-dismiss-only = изгнание
ui-dismiss = изгнание за
ui-below =
    { $n ->
        [one] под ней { $n } карта
        [few] под ней { $n } карты
       *[many] под ней { $n } карт
    }
ui-printed = печатный
ui-at-end = в конце игры
ui-to-poverty = до нищеты
ui-to-prosperity = до достатка
ui-poverty-shown = Нищета раскрыта
ui-prosperity-shown = Достаток раскрыт
ui-most = больше всех
ui-ends = Когда где-то 0: этот раунд и ещё один.
ui-last-round = Раунд { $n } последний.
ui-unpaid = неоплаченные долги
ui-paid = оплаченные долги
ui-acquired = приобретённые грамоты
ui-approved = заверенные грамоты
ui-workers-left = рабочих в запасе
ui-bonus = бонусная карта
ui-phase-cards = Карты
ui-phase-move = Ход
ui-phase-action = Действие
ui-phase-hire = Наём
ui-phase-collision = Столкновение
ui-phase-draw = Добор
ui-phase-done = выполнено
ui-act-trade = Торговля
ui-act-build = Здание
ui-act-workers = Рабочие
ui-act-transcribe = Манускрипт
ui-in-hand = на руке: { $n }
ui-no-hand = На руке пусто
ui-drops-off = уходит
ui-until-covered = пока не закрыто
ui-next-card = новая карта
ui-spaces =
    { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    }
ui-limit = предел { $n }
ui-draw-pile = Верхняя карта вашей колоды
ui-in-draw = в колоде
ui-in-discard = в сбросе: { $n }
ui-slot = { $what } { $n }
ui-uncovered = { $slot }: открыто
ui-covered = { $slot }: на планшете
ui-is-uncovered = открыто
ui-is-covered = на планшете
ui-gives-step = 1 шаг
ui-gives-cheap-dismissal = изгнание за 1
ui-gives-discard-with-hire = +сброс
ui-gives-virtue-in-collision = без преступников: +1 добродетель
ui-gives-hand = рука +1
ui-markers = порочность на { $corruption }, добродетель на { $virtue }
ui-apart = расстояние между фишками: { $n }
ui-meets-on = столкновение на { $n }
ui-next-virtue = Следующая добродетель вызовет столкновение на { $n }: { $effect }.
ui-next-corruption = Следующая порочность вызовет его на { $n }: { $effect }.
ui-collision-now = Столкновение на { $n }:
ui-pairs = Карты игроков и их герои
ui-then = затем
ui-bot-once = раз
ui-bot-collision = столкновение
ui-bot-flip = переворот
ui-bot-scheme = интрига
ui-bot-shuffle = тасование
