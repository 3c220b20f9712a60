## Names

title = Виконты Западного королевства
    .about = Странствуйте по кольцу, стройте, переписывайте манускрипты и поднимайтесь в замке, пока сталкиваются добродетель и порочность.
    .alone = один из четырёх ботов
    .own = Одиннадцать карт интриг и планшеты трёх соперников в одиночной игре — наши собственные: мы нигде не нашли их в печати. Так же и тринадцать манускриптов, пять карт игроков и Силач.

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

townsfolk-acolyte = Послушник
townsfolk-antagonist = Противница
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
townsfolk-enforcer = Пристав
townsfolk-foreman = Десятник
townsfolk-friar = Монах
townsfolk-gatekeeper = Привратник
townsfolk-illusionist = Иллюзионист
townsfolk-jeweller = Ювелир
townsfolk-lookout = Дозорный
townsfolk-mason = Каменщик
townsfolk-meddler = Интриган
townsfolk-miner = Рудокоп
townsfolk-missionary = Миссионерка
townsfolk-overseer = Надсмотрщица
townsfolk-pastor = Пастор
townsfolk-patron = Меценат
townsfolk-peddler = Старьёвщик
townsfolk-pickpocket = Карманник
townsfolk-priest = Священник
townsfolk-princess = Принцесса
townsfolk-racketeer = Вымогатель
townsfolk-scoundrel = Негодяй
townsfolk-sculptor = Скульптор
townsfolk-stonecutter = Каменотёс
townsfolk-strongman = Силач
townsfolk-swindler = Мошенник
townsfolk-tinker = Лудильщик
townsfolk-traitor = Отступник
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
printed-townsfolk = горожанин, напечатанный на поле

# Solo opponents

bot-cleric = Бот-клирик
bot-builder = Бот-строитель
bot-noble = Бот-вельможа
bot-card = Карточный бот

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
verb-shuffle = замешать сброс в колоду
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
verb-destroy-own = можно уничтожить любую вашу карту
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
pays-merchants-workers = 2 купца считаются за 1 вельможу
pays-merchants-build = 2 купца считаются за 1 строителя
pays-merchants-transcribe = 2 купца считаются за 1 клирика
pays-silver-workers = 2 серебра считаются за 1 вельможу
pays-silver-build = 2 серебра считаются за 1 строителя
pays-silver-transcribe = 2 серебра считаются за 1 клирика
pays-double-workers = 1 золото считается за 2 вельмож
pays-double-build = 1 камень считается за 2 строителей
pays-double-transcribe = 1 чернильница считается за 2 клириков
pays-other-resources-transcribe = золото и камни считаются за клириков
manuscript-works = { $ribbon } ({ $cost }): { $effect }
manuscript-scores = { $ribbon } ({ $cost }), в конце игры { $effect }
printed-manuscript = манускрипт, напечатанный на поле ({ $cost }): { $effect }
player-card = Локация { $n }: { $goods }, { $effect }
scheme-back = будущая интрига, ещё не открытая
scheme-starting = начальная интрига, { $icons }
scheme-future = будущая интрига, { $icons }
scheme-else = { $first }, иначе { $other }
scheme-move = перемещение на { $n }
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
ask-move = Переместите виконта на { $n } (дальше — за серебро)
ask-act = Выберите основное действие
ask-trade = Сколько взять ({ $good })? У вас: { $icons }
ask-again = Ещё раз за { $price }: { $effect }?
ask-building = Какое здание и с какого места?
ask-site = Где построить: { $building }?
ask-link = Какую связь разыграть первой?
ask-workers = Сколько рабочих? У вас: { $icons }
ask-pay = { $action }, не хватает: { $icons }. Чем заплатить?
ask-section =
    { $n ->
        [one] Куда поставить { $n } рабочего?
        [few] Куда поставить { $n } рабочих?
       *[many] Куда поставить { $n } рабочих?
    }
ask-castle-move = Переместить рабочего в замке?
ask-group = С какой секции начать перемещение?
ask-remove = Ярус { $tier }, секция { $segment }: лишних рабочих { $n }. Чьего убрать?
ask-hire = Нанять: { $name } за { $price }?
ask-free-hire = Бесплатный наём: кого?
ask-free-manuscript = Бесплатный манускрипт: какой?
ask-discard =
    { $n ->
        [one] Сбросить карту?
       *[other] Сбросить карту? (осталось { $n })
    }
ask-destroy =
    { $n ->
        [one] Уничтожить карту?
       *[other] Уничтожить карту? (осталось { $n })
    }
ask-destroy-own = Уничтожить карту из своей колоды?
ask-rearrange = Сменить порядок карт на планшете?
ask-resource = Какой ресурс?
ask-choice = Выберите одно
ask-flip = Перевернуть долг или грамоту?
ask-order = Какое свойство применить первым?

## Asks of a companion: what was done at the table

did-pair = Какую карту игрока с выдающимся горожанином вы выбрали?
did-play = Какую карту вы сыграли в левую клетку?
did-move = Куда вы переместили виконта?
did-act = Какое основное действие вы выполнили?
did-trade = Сколько вы взяли ({ $good })?
did-again = Вы сделали это ещё раз за { $price } ({ $effect })?
did-building = Какое здание вы построили и с какого места?
did-site = Где вы построили здание ({ $building })?
did-link = Какую связь вы разыграли первой?
did-workers = Сколько рабочих вы поставили?
did-pay = { $action }: чем вы заплатили? (не хватало: { $icons })
did-section =
    { $n ->
        [one] Куда вы поставили { $n } рабочего?
       *[other] Куда вы поставили { $n } рабочих?
    }
did-castle-move = Вы переместили рабочего в замке?
did-group = С какой секции вы начали перемещение?
did-remove = Ярус { $tier }, секция { $segment }: лишних рабочих { $n }. Чьего вы убрали?
did-hire = Вы наняли горожанина за { $price }? ({ $name })
did-free-hire = Бесплатный наём: кого вы наняли?
did-free-manuscript = Бесплатный манускрипт: какой вы взяли?
did-discard =
    { $n ->
        [one] Вы сбросили карту?
       *[other] Вы сбросили карту? (осталось { $n })
    }
did-destroy =
    { $n ->
        [one] Вы уничтожили карту?
       *[other] Вы уничтожили карту? (осталось { $n })
    }
did-destroy-own = Вы уничтожили карту из своей колоды?
did-rearrange = Вы сменили порядок карт на планшете?
did-resource = Какой ресурс вы взяли?
did-choice = Что вы выбрали?
did-flip = Что вы перевернули: долг или грамоту?
did-order = Какое свойство вы применили первым?

## Options

option-pair = { $card }; { $name } ({ $facts })
option-destroy = { $name }: { $gain }
option-top = Верхняя карта колоды, не глядя
option-none = Не выполнять действие
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
option-flip-debt = Долг: +1 ресурс, и −2 ПО не будет
option-flip-deed = Грамоту: 3 ПО вместо 1

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-first = Первый игрок: { $player }
    .short = право первого хода
event-round = Раунд { $n }
event-turn = Раунд { $n }: { $player }
event-pair = { $player }: { $pair }; выдающийся горожанин: { $card }
    .short = пара карт с горожанином «{ $card }»
event-drop = { $player }: карта вытеснена в сброс — { $card }
event-play = { $player }: сыграна карта — { $card }
event-ability = { $player }: действует свойство — { $card }
event-move = { $player }: виконт переходит — { $space }
event-meet = { $player }: в локации уже стоит виконт — { $other }
event-rearrange = { $player }: порядок карт на планшете сменён
event-action = { $player }: { $action }
event-no-action = { $player }: без основного действия
event-discard = { $player }: в сброс — { $card }
event-destroy = { $player }: уничтожено — { $card }
event-shuffle =
    { $n ->
        [one] { $player }: { $n } карта сброса замешана в колоду
        [few] { $player }: { $n } карты сброса замешаны в колоду
       *[many] { $player }: { $n } карт сброса замешано в колоду
    }
event-hire = { $player }: наём — { $card }
    .short = наём — { $card }
event-dismiss = { $player }: изгнание — { $card } ({ $segment })
    .short = изгнание — { $card }
event-manuscript = { $player }: манускрипт — { $manuscript }
    .short = манускрипт — { $ribbon }
event-printed-manuscript = { $player }: напечатанный на поле манускрипт — сегмент { $segment }
    .short = манускрипт сегмента { $segment }
event-bonus = { $player }: бонусная карта духовенства — { $ribbon }
event-change = { $player }: { $change }
event-flip-debt = { $player }: долг оплачен
event-flip-deed = { $player }: грамота заверена
event-virtue = { $player }: 1 очко добродетели, фишка на клетке { $n }
event-corruption = { $player }: 1 очко порочности, фишка на клетке { $n }
event-stack = { $player }: фишки встретились на клетке { $n }
event-collision = { $player }: столкновение на клетке { $n }
    .short = столкновение на клетке { $n }
event-reset = { $player }: фишки возвращаются на края шкалы
event-build = { $player }: новое здание — { $building }, { $site }
    .short = новое здание — { $building }
event-link = { $player }: связь — { $site } и { $end }; второй владелец: { $other }
event-link-own = { $player }: связь двух своих зданий — { $site } и { $end }
event-place = { $player }: { $workers } в секцию { $segment }
    .short = { $workers } — в замок
event-aside = { $player }: рабочий переходит из секции { $segment } в секцию { $to }
event-up = { $player }: рабочий поднимается на второй ярус секции { $segment } — { $section }
event-top = { $player }: рабочий из секции { $segment } поднимается на третий ярус
event-remove = { $player }: рабочий покидает ярус { $tier } секции { $segment } (владелец: { $other })
    .short = рабочий уходит из замка ({ $other })
    .yours = ваш рабочий уходит с яруса { $tier } замка
event-leader = { $player }: карта главы замка
event-reveal = Открыто: { $card }
event-last-round = Раунд { $n } будет последним
event-end = Игра окончена: подсчёт очков
event-show-townsfolk = Открыто в сегменте { $segment }: { $card }
event-show-manuscript = Новый манускрипт в сегменте { $segment }: { $manuscript }

because-flip = за перевёрнутый долг
because-value = стоимость карты
because-removed = за убранного рабочего
because-shuffle = перетасовка без преступников
because-shuffle-criminals = перетасовка с преступниками
because-criminals = преступники на планшете
because-slot = место мастерской
because-chart = по таблице игрока-бота
because-collision = столкновение

## The bot: what it does and why

event-bot-start = { $player }: начинает — { $space }
event-bot-schemes =
    { $n ->
        [one] { $player }: { $n } будущая интрига замешана в колоду
        [few] { $player }: { $n } будущие интриги замешаны в колоду
       *[many] { $player }: { $n } будущих интриг замешано в колоду
    }
event-scheme = { $player }: { $scheme }
event-rest-scheme = { $player }: ещё не открытая карта — { $card }
event-gain-scheme = { $player }: получена карта — { $card }
event-focus = { $player }: главная цель — { $effect }
event-cannot = { $player }: «{ $effect }» — невозможно: { $reason }
event-instead = { $player }: вместо «{ $effect }» — { $other }
cannot-bank-full = на берегу нет места
cannot-no-icons = не хватает символов и ресурсов
cannot-no-workers = слишком мало рабочих
cannot-nothing-to-flip = нечего переворачивать

## Refusals

why-not-an-option = Здесь это выбрать нельзя
why-other-space = Ваш виконт на другой дороге
why-all-built = Все ваши здания построены
why-no-site = На вашем берегу нет свободной площадки
why-no-workers = В вашем запасе не хватает рабочих
why-no-icons = Нужно: { $icons }
why-no-use = У этого горожанина нет символа, подходящего для действия
why-no-pair = Купцы этого горожанина не составят новой пары
why-no-silver = Нужно: { $silver }
why-built = Это здание уже построено
why-other-building = Эффект называет другое здание
why-no-builders = Нужно: { $icons }
why-no-nobles = Нужно: { $icons }
why-site-taken = Там уже есть здание
why-other-bank = Из вашей локации эта площадка недоступна
why-no-townsfolk = Стопка пуста; горожанина, напечатанного на поле, нанять нельзя
why-no-manuscript = Стопка пуста; манускрипт, напечатанный на поле, взять нельзя
why-too-dear = Манускрипт стоит больше 4
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
pic-own = Ваши карты и места
pic-bot = Игрок-бот
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
head-ink = Чернильницы
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
head-move = Перемещение
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

## Characters of bots; .about goes on after a colon.

character-courtier = придворный
    .about = отправляет рабочих в замок и хочет его возглавить
character-mason = каменщик
    .about = возводит фактории, залы гильдий и мастерские
character-scribe = писец
    .about = собирает манускрипты и бонусные карты духовенства

## Settings: an attribute per value.

setting-solo = Соперник в одиночной игре
    .cleric = бот-клирик
    .builder = бот-строитель
    .noble = бот-вельможа
    .card = карточный бот
    .about = Каждый бот стремится к своему: к манускриптам, постройкам, замку или картам.
setting-schemes = Будущие интриги в колоде игрока-бота
    .none = ни одной
    .one = 1
    .two = 2
    .three = 3
    .about = Более сильные интриги, которые обычно входят в игру позже: чем их больше, тем труднее с ботом.

# Cards a person reads off the table

own-decks = Одиннадцати интриг, тринадцати манускриптов и пяти карт игроков мы нигде не нашли в печати, поэтому они у нас свои. Интриги, манускрипты и карты игроков тянет приложение и говорит, что выпало: ваши пусть остаются в коробке, а полученное записывайте. Свои у нас также планшеты трёх соперников и Силач. Горожане, выдающиеся горожане, сегменты и замок — из вашей коробки.
deck-scheme = интрига
deck-future = будущая интрига
deck-grey = верхний манускрипт, по часовой стрелке
deck-manuscript = манускрипт
deck-player-card = карта игрока
deck-segment = сегменты, по часовой стрелке
deck-section = секция замка у первого сегмента
deck-low = сегменты с 13 горожанами
deck-hero = выдающиеся горожане
deck-townsfolk = верхние горожане, по часовой стрелке
deck-deck = ваши карты
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
                [1] Какой горожанин открыт?
               *[other] Какие горожане открыты, по часовой стрелке ({ $n })?
            }
       *[other] Какой горожанин теперь сверху в сегменте { $place } (под ним ещё { $k })?
    }
reveal-manuscript = Какой манускрипт теперь сверху в сегменте { $place }?
reveal-deck =
    { $n ->
        [1] Какая карта взята?
       *[other] Какие карты взяты ({ $n })?
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
ui-segment = Сегмент { $segment }
ui-stacks = Долги и грамоты
ui-hand = Ваша рука
ui-row = Карты на планшете
ui-actions = Основное действие
ui-phases = Ваш планшет по фазам
ui-track = Добродетель и порочность
ui-section = секция замка { $segment }
ui-nobody = никого
ui-zoom = Увеличить кольцо
ui-free = бесплатно
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
ui-printed = на поле
ui-at-end = в конце игры
ui-to-poverty = до нищеты
ui-to-prosperity = до процветания
ui-poverty-shown = Карта нищеты открыта
ui-prosperity-shown = Карта процветания открыта
ui-most = больше всех
ui-ends = Когда одна из стопок опустеет: этот раунд и ещё один.
ui-last-round = Раунд { $n } последний.
ui-unpaid = неоплаченные долги
ui-paid = оплаченные долги
ui-acquired = приобретённые грамоты
ui-approved = заверенные грамоты
ui-workers-left = рабочих в запасе
ui-bonus = бонусная карта
ui-phase-cards = Карты
ui-phase-move = Путь
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
ui-drops-off = вытеснится
ui-until-covered = пока не накрыто
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
ui-meets-on = столкновение на клетке { $n }
ui-next-virtue = Следующее очко добродетели вызовет столкновение на клетке { $n }: { $effect }.
ui-next-corruption = Следующее очко порочности вызовет столкновение на клетке { $n }: { $effect }.
ui-collision-now = Столкновение на клетке { $n }:
ui-pairs = Карты игроков и выдающиеся горожане
ui-then = затем
ui-bot-once = один раз
ui-bot-collision = в столкновении
ui-bot-flip = за переворот
ui-bot-scheme = за интригу
ui-bot-shuffle = за перетасовку
## Name cards and legend: what signs and places are called and what they mean.

legend-icons = Символы действий
legend-goods = Что получают и теряют
legend-gives = Что дают знаки
legend-when = Когда
legend-pieces = Фигурки и карты
legend-bot = Соперник в одиночной игре

sign-merchant = Купец
    .about = Платит за торговлю во внешней локации. 1 серебро заменяет 1 купца.
sign-builder = Строитель
    .about = Платит за строительство: мастерская требует 3, фактория 5, зал гильдии 7. 1 камень заменяет 1 строителя.
sign-noble = Вельможа
    .about = Платит за размещение рабочих: 1, 3, 5 или 8 вельмож размещают 1, 2, 3 или 4 рабочих. 1 золото заменяет 1 вельможу.
sign-cleric = Клирик
    .about = Платит за манускрипты. 1 чернильница заменяет 1 клирика.
sign-criminal = Преступник
    .about = Заменяет любой другой символ, когда вы платите за действие. Сыгранная карта с ним даёт 1 очко порочности за каждого преступника на вашем планшете.

sign-silver = Серебро
    .about = Им платят за наём, изгнание и каждый дополнительный шаг виконта; 1 серебро заменяет 1 купца.
sign-ink = Чернильница
    .about = Ресурс: 1 чернильница заменяет 1 клирика при переписывании манускрипта.
sign-gold = Золото
    .about = Ресурс: 1 золото заменяет 1 вельможу при размещении рабочих.
sign-stone = Камень
    .about = Ресурс: 1 камень заменяет 1 строителя при строительстве.
sign-resource = Ресурс на выбор
    .about = Чернильница, золото или камень — что хотите, но не серебро.
sign-debt = Долг
    .about = Неоплаченный стоит −2 ПО в конце игры. Перевёрнутый считается оплаченным: сразу 1 ресурс, в конце 0 ПО.
sign-paid-debt = Оплаченный долг
    .about = Перевёрнутый долг: сам очков не даёт. У кого их больше всех, получает ПО, если открыта карта процветания.
sign-deed = Грамота
    .about = Приобретённая даёт 1 ПО в конце игры, перевёрнутая (заверенная) — 3 ПО.
sign-approved = Заверенная грамота
    .about = Перевёрнутая грамота: 3 ПО в конце игры. У кого их больше всех, получает ещё ПО, если открыта карта нищеты.
sign-virtue = Добродетель
    .about = Светлая фишка на шкале идёт на 1 клетку влево, навстречу порочности. Где они сойдутся, там столкновение: чем левее, тем больше грамот.
sign-corruption = Порочность
    .about = Тёмная фишка на шкале идёт на 1 клетку вправо, навстречу добродетели. Где они сойдутся, там столкновение: чем правее, тем больше долгов.
sign-vp = Победные очки
    .about = У кого их в конце больше всех, тот побеждает.

sign-hire = Бесплатный наём
    .about = Возьмите любого открытого горожанина с поля и не платите за него.
sign-dismiss = Изгнание
    .about = Заплатите стоимость открытого горожанина вашего сегмента: он выходит из игры, его символы помогают этому действию, его верхний эффект срабатывает.
sign-flip = Перевернуть долг или грамоту
    .about = Что именно, выбираете вы. Долг сразу даёт 1 ресурс, грамота в конце — 3 ПО вместо 1.
sign-flip-debt = Перевернуть долг
    .about = Долг оплачен: сразу 1 ресурс, и −2 ПО в конце уже не будет.
sign-flip-deed = Перевернуть грамоту
    .about = Грамота заверена: 3 ПО вместо 1 в конце игры.
sign-destroy = Уничтожить карту
    .about = Можно убрать из игры карту с руки или верхнюю карту колоды; вы получите её стоимость серебром.
sign-destroy-own = Уничтожить карту своей колоды
    .about = Можно убрать из игры любую свою карту.
sign-discard = Сбросить карту
    .about = Можно положить в сброс карту с руки или верхнюю карту колоды.
sign-rearrange = Сменить порядок карт
    .about = Можно переложить карты на своём планшете в другом порядке.
sign-shuffle = Перетасовка
    .about = Сброс замешивают в колоду: 1 очко добродетели или, если на планшете есть преступники, 1 очко порочности.
sign-castle-move = Перемещение в замке
    .about = Можно переместить 1 своего рабочего первого яруса в соседнюю секцию.
sign-workers = Бесплатные рабочие
    .about = Разместите столько рабочих из своего запаса в одной секции первого яруса.
sign-manuscript = Бесплатный манускрипт
    .about = Возьмите открытый манускрипт стоимостью 3 или 4 из любого сегмента.
sign-trading-post-here = Фактория рядом с вами
    .about = Бесплатно поставьте факторию на площадку, доступную вашему виконту.

sign-immediate = Сразу
    .about = Свойство срабатывает, как только карта сыграна.
sign-ongoing = Постоянно
    .about = Свойство действует, пока карта лежит на вашем планшете.
sign-drop-off = На выходе
    .about = Свойство срабатывает, когда карту вытесняют справа с вашего планшета.
sign-collision = Столкновение
    .about = Добродетель и порочность стоят на одной клетке шкалы: в фазе 5 владелец получает то, что над ней, остальные — то, что под ней.

sign-worker = Рабочий
    .about = В замке даёт 1, 2 или 3 ПО — в зависимости от яруса.
sign-trading-post = Фактория
    .about = Здание за 5 строителей; 1, 2 или 3 таких дают 4, 9 или 15 ПО. Как эффект: поставьте одно бесплатно.
sign-guildhall = Зал гильдии
    .about = Здание за 7 строителей; 1, 2 или 3 таких дают 6, 13 или 21 ПО. Как эффект: поставьте одно бесплатно.
sign-workshop = Мастерская
    .about = Здание за 3 строителей; 1, 2 или 3 таких дают 2, 5 или 9 ПО. Как эффект: поставьте одно бесплатно.
sign-card = Карта
    .about = Горожане вашей колоды: каждый ход вы играете одну карту.
sign-leader = Глава замка
    .about = Больше всех рабочих на третьем ярусе: 5 ПО в конце игры, лимит карт на руке +1.
sign-ribbon-black = Чёрная закладка
    .about = Наборы из 1, 2, 3 или 4 разных закладок дают 1, 4, 9 или 16 ПО. Кто первым соберёт три чёрных, берёт бонусную карту: постоянный клирик и 3 ПО.
sign-ribbon-blue = Синяя закладка
    .about = Наборы из 1, 2, 3 или 4 разных закладок дают 1, 4, 9 или 16 ПО. Кто первым соберёт три синих, берёт бонусную карту: 2 постоянных купца и 3 ПО.
sign-ribbon-yellow = Жёлтая закладка
    .about = Наборы из 1, 2, 3 или 4 разных закладок дают 1, 4, 9 или 16 ПО. Кто первым соберёт три жёлтых, берёт бонусную карту: постоянный вельможа и 3 ПО.
sign-ribbon-grey = Серая закладка
    .about = Наборы из 1, 2, 3 или 4 разных закладок дают 1, 4, 9 или 16 ПО. Кто первым соберёт три серых, берёт бонусную карту: постоянный строитель и 3 ПО.

sign-scheme = Интрига
    .about = Верхняя будущая интрига идёт в сброс бота и делает его сильнее.
sign-focus = Главная цель
    .about = Действие, изображённое вверху слева на планшете бота.
sign-act-build = Бот строит здание
    .about = Платит строителями и камнем за самое левое здание, на которое хватает.
sign-act-workers = Бот размещает рабочих
    .about = Платит 3, 5 или 8 вельмож и золота за 2, 3 или 4 рабочих.
sign-act-transcribe = Бот переписывает манускрипт
    .about = Платит клириками и чернильницами за открытый манускрипт своего сегмента.

about-road = Виконты идут по часовой стрелке. Во внешних локациях торгуют и строят, во внутренних размещают рабочих и переписывают манускрипты.
about-sites = Кто строит на площадке, получает изображённое на ней; связь двух зданий даёт что-то обоим владельцам.
about-castle = Рабочие поднимаются с яруса на ярус: 1 ПО за каждого на первом, 2 на втором, 3 на третьем.
about-segments = У каждого сегмента есть стопка горожан, которых нанимают или изгоняют, и стопка манускриптов. Открыт только верх стопки.
about-stacks = Как только отсюда взят последний долг или последняя грамота, доигрывают раунд и играют ещё один.
about-hand = Каждый ход одну карту с руки играют на планшет.
about-row = Карта входит слева, каждый ход сдвигается вправо и наконец выходит. Её символы считаются, пока она здесь.
about-actions = Каждый ход одно действие — из двух, которые разрешает локация вашего виконта.
about-phases = Шесть фаз слева направо. Здание, покинувшее своё место, открывает то, что это место даёт.
about-track = Порочность идёт вправо, добродетель влево. Когда они сойдутся, в фазе 5 будет столкновение, а затем обе фишки вернутся на края.
about-keep = Каждый рабочий здесь даёт 3 ПО. Кто сюда поднялся, получает 1 ресурс; у кого рабочих больше всех, тот глава замка.
about-draw = Добор до лимита в конце хода. Когда колода пуста, перемешивают сброс.
about-act-trade = Обмен вашей локации, столько раз, сколько позволяют купцы и серебро.
about-act-build = Строители и камень: мастерская 3, фактория 5, зал гильдии 7, на свободную площадку вашего берега.
about-act-workers = Вельможи и золото: 1, 3, 5 или 8 размещают 1, 2, 3 или 4 рабочих в секции замка перед вами.
about-act-transcribe = Клирики и чернильницы: столько, сколько стоит открытый манускрипт вашего сегмента.
about-outer = Внешняя локация: торговля и строительство.
about-inner = Внутренняя локация: секция замка и манускрипт своего сегмента.
about-section = На ярусе не больше 3 рабочих. Где на первом ярусе у игрока их 3, один поднимается и приносит награду, двое переходят в стороны, влево и вправо.
about-book = Его закладку считают в наборах в конце: 1, 2, 3 или 4 разных дают 1, 4, 9 или 16 ПО.
about-viscount = Виконт этого игрока; он идёт по часовой стрелке.
about-supply = Они ждут размещения в замке.
about-value = Цена найма или изгнания, дальность хода виконта, когда карта сыграна, и серебро за её уничтожение.
about-link = Когда на обоих концах есть здания, это получают оба владельца.
about-scheme-move = На столько внешних локаций виконт бота идёт по часовой стрелке.
about-poverty = Если взят последний долг: ПО за первое, второе… место по числу заверенных грамот.
about-prosperity = Если взята последняя грамота: ПО за первое, второе… место по числу оплаченных долгов.
about-phase-cards = Все карты сдвигаются на клетку вправо, затем одну с руки играют слева.
about-phase-move = Виконт идёт ровно на стоимость только что сыгранной карты; дальше — по 1 серебру за шаг.
about-phase-action = Одно действие, оплаченное символами своего вида: с карт, открытых мест и бонусных карт.
about-phase-hire = Можно нанять открытого горожанина вашего сегмента за его стоимость серебром; карта идёт в ваш сброс.
about-phase-collision = Только если добродетель и порочность на одной клетке: вы получаете то, что над ней, остальные — то, что под ней.
about-phase-draw = Доберите карты до лимита.

ui-value = Стоимость { $n }
ui-viscount = виконт
ui-hero = Выдающийся горожанин
ui-link = Связь: { $effect }
ui-link-made = На обоих концах уже есть здания: это получено.
ui-site-brings = Кто здесь строит, получает: { $effect }.
ui-site-free = свободная площадка
ui-slot-opens = Открытое место даёт: { $what }.
ui-slot-costs = Здание стоит: { $builders }; 1, 2, 3 таких дают { $vp } ПО.
ui-move-price = серебра, чтобы прийти сюда: { $n }
ui-worth = Сколько сейчас стоит добытое; окончательно считают в конце.
ui-track-slot = Клетка { $n } шкалы
ui-track-slot-all = Столкновение здесь: { $own }; остальные: { $others }.
ui-track-slot-criminals = Столкновение здесь: { $own }; остальные с преступниками: { $others }.
ui-track-slot-no-criminals = Столкновение здесь: { $own }; остальные без преступников: { $others }.
needs-criminals = Только другие игроки с преступниками на планшете
needs-no-criminals = Только другие игроки без преступников на планшете

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Интриги ботов
    .one = интрига
box-schemes-deck = В какой она колоде
    .starting = начальная
    .future = будущая
box-schemes-icons = Символы вверху
box-schemes-criminal = Есть строка для преступников
box-schemes-bonus = Бонус
box-schemes-move = На сколько локаций перемещается
box-schemes-options = Варианты сверху вниз: выполняют первый возможный
box-bots = Планшеты ботов
    .one = планшет
    .ask = Что на вашем планшете?
box-bots-id =
    .builder = { bot-builder }
    .noble = { bot-noble }
    .cleric = { bot-cleric }
    .card = { bot-card }
box-bots-focus = Главная цель
    .act-build = { verb-act-build }
    .act-workers = { verb-act-workers }
    .act-transcribe = { verb-act-transcribe }
    .flip = { verb-flip }
box-bots-chart = Ресурсы, в таком порядке
    .ink = { good-ink }
    .gold = { good-gold }
    .stone = { good-stone }
box-bots-start = С чем начинает
box-bots-building = Начинает со зданием
box-bots-guildhalls = Символы под залами гильдий, слева направо
    .builder = { good-builder }
    .cleric = { good-cleric }
    .noble = { good-noble }
box-bots-middle = Символы на средней клетке
box-bots-right = Символы на правой клетке
box-bots-crossed = Интриги, с которыми не играет
    .starting-noble-1 = начальная, вельможа (1)
    .starting-noble-2 = начальная, вельможа (2)
    .starting-builder = начальная, строитель
    .starting-cleric = начальная, клирик
    .starting-builder-noble = начальная, строитель и вельможа
    .starting-builder-cleric = начальная, строитель и клирик
    .starting-cleric-noble = начальная, клирик и вельможа
    .starting-criminal = начальная, преступник
    .future-cleric = будущая, клирик
    .future-builder = будущая, строитель
    .future-noble = будущая, вельможа
    .future-cleric-builder = будущая, клирик и строитель
    .future-builder-noble = будущая, строитель и вельможа
    .future-cleric-noble = будущая, клирик и вельможа
    .future-criminal = будущая, преступник
    .future-two-criminals = будущая, два преступника
box-manuscripts = Манускрипты
    .one = манускрипт
box-manuscripts-ribbon = Закладка
    .black = { ribbon-black }
    .blue = { ribbon-blue }
    .yellow = { ribbon-yellow }
    .grey = { ribbon-grey }
box-manuscripts-cost = Стоимость в клириках
box-manuscripts-effect = Что делает сразу
box-manuscripts-score = Что даёт в конце
box-manuscripts-grey = Оборот серый
box-player_cards = Карты игрока
    .one = карта
box-player_cards-space = Начальная локация
box-player_cards-goods = С чем начинают
box-player_cards-effect = Шаг внизу карты
box-seats = Поле и стопки по числу игроков
    .one = число
    .ask = Что в ваших правилах?
box-seats-id =
    { $id ->
        [1] Одиночная игра
       *[other] При { $id } игроках
    }
box-seats-sites = Площадок в сегменте
box-seats-debts = Долгов в стопке
box-seats-deeds = Грамот в стопке
box-segments = Сегменты поля
    .one = сегмент
    .ask = Что напечатано на вашем сегменте?
box-segments-left = Номер левой локации
box-segments-right = Номер правой локации
box-segments-trade_left = Обмен слева
box-segments-trade_right = Обмен справа
box-segments-merchants = Купцы
box-segments-effect = Что даёт
box-segments-townsfolk = Напечатанный горожанин
box-segments-silver = Стоимость в серебре
box-segments-icons = Символы
box-segments-hire = При найме
box-segments-manuscript = Напечатанный манускрипт
box-segments-cost = Стоимость в клириках
box-segments-few = Сторона для 1–2 игроков
box-segments-many = Сторона для 3–4 игроков
box-segments-sites = Площадки по часовой стрелке
box-segments-bank = Где лежит
    .left = слева
    .right = справа
box-segments-links = Связи со следующей площадкой
box-townsfolk = Горожане
    .one = горожанин
box-townsfolk-silver = Стоимость в серебре
box-townsfolk-icons = Символы
box-townsfolk-hire = При найме
box-townsfolk-when = Когда действует свойство
    .immediate = сразу, когда её сыграли
    .drop-off = когда она уходит с планшета
    .after = после действия
    .gain-debt = когда получают долг
    .flip-debt = когда переворачивают долг
    .collision = при столкновении
    .pay = помогает оплатить действие
box-townsfolk-action = К какому действию относится
    .trade = { action-trade }
    .build = { action-build }
    .workers = { action-workers }
    .transcribe = { action-transcribe }
box-townsfolk-way = Как помогает платить
    .merchants = 2 купца за 1 её символ
    .silver = 2 серебра за 1 её символ
    .double = её ресурс считается за 2
    .other-resources = считаются и другие ресурсы
box-townsfolk-effect = Что делает свойство
