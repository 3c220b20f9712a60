## Names

title = Паладины Западного королевства
    .about = Каждый раунд новый паладин: стройте, проповедуйте, сражайтесь и берегитесь инквизиции.
    .alone = бот трёх уровней
    .own = Двенадцать карт интриг соперника в одиночной игре и четыре цены его ряда — наши собственные: мы нигде не нашли их в печати. Так же и один оруженосец, Каратель-сарацин, большинство мест для кувшинов, рабочие под мастерскими и серебро казны.

# Workers and goods: dictionary form; .count goes with a number, nominative.

good-labourer = разнорабочий
    .count =
        { $n ->
            [one] { $n } разнорабочий
            [few] { $n } разнорабочих
           *[many] { $n } разнорабочих
        }
good-scout = разведчик
    .count =
        { $n ->
            [one] { $n } разведчик
            [few] { $n } разведчика
           *[many] { $n } разведчиков
        }
good-merchant = торговец
    .count =
        { $n ->
            [one] { $n } торговец
            [few] { $n } торговца
           *[many] { $n } торговцев
        }
good-fighter = воин
    .count =
        { $n ->
            [one] { $n } воин
            [few] { $n } воина
           *[many] { $n } воинов
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
good-any = любой рабочий
    .count =
        { $n ->
            [one] { $n } любой рабочий
            [few] { $n } любых рабочих
           *[many] { $n } любых рабочих
        }
good-faith = вера
    .count =
        { $n ->
            [one] { $n } вера
            [few] { $n } веры
           *[many] { $n } веры
        }
good-strength = сила
    .count =
        { $n ->
            [one] { $n } сила
            [few] { $n } силы
           *[many] { $n } силы
        }
good-influence = влияние
    .count =
        { $n ->
            [one] { $n } влияние
            [few] { $n } влияния
           *[many] { $n } влияния
        }
good-silver = серебро
    .count =
        { $n ->
            [one] { $n } серебро
            [few] { $n } серебра
           *[many] { $n } серебра
        }
good-provision = припас
    .count =
        { $n ->
            [one] { $n } припас
            [few] { $n } припаса
           *[many] { $n } припасов
        }
good-tax = налог
    .count =
        { $n ->
            [one] { $n } налог
            [few] { $n } налога
           *[many] { $n } налогов
        }
good-debt = долг
    .count =
        { $n ->
            [one] { $n } долг
            [few] { $n } долга
           *[many] { $n } долгов
        }
good-vp = победное очко
    .count = { $n } ПО

# Actions

action-develop = Развитие
action-recruit = Наём
action-hunt = Охота
action-trade = Торговля
action-pray = Молитва
action-conspire = Заговор
action-commission = Поручение
action-fortify = Укрепление
action-garrison = Гарнизон
action-absolve = Прощение
action-attack = Атака
action-convert = Обращение
action-rest = Отдых
action-favour = Милость короля
action-orders = Приказы короля

# Townsfolk

townsfolk-abbot = Аббат
townsfolk-acolyte = Послушник
townsfolk-architect = Архитектор
townsfolk-conspirator = Заговорщица
townsfolk-debt-collector = Сборщик долгов
townsfolk-defender = Защитник
townsfolk-gatekeeper = Привратник
townsfolk-missionary = Миссионерка
townsfolk-peddler = Старьёвщик
townsfolk-squire = Оруженосец
townsfolk-watchman = Часовой

# Outsiders

people-viking = викинг
people-byzantine = византиец
people-saracen = сарацин
outsider = { $name } ({ $people })
outsider-adventurer = Авантюрист
outsider-archer = Лучник
outsider-armourer = Оружейник
outsider-assassin = Ассасин
outsider-barbarian = Варвар
outsider-champion = Боец
outsider-guardian = Страж
outsider-hunter = Охотник
outsider-invader = Захватчик
outsider-lookout = Дозорный
outsider-marauder = Мародёр
outsider-mercenary = Наёмник
outsider-protector = Заступник
outsider-thief = Вор
outsider-traitor = Отступник
outsider-vigilante = Каратель
outsider-warrior = Воитель

# Paladins

paladin-anseis = Ансеис
paladin-berengier = Беранжье
paladin-engelier = Анжелье
paladin-gerier = Жерье
paladin-gerin = Жерен
paladin-girard = Жирар
paladin-ivon = Ивон
paladin-ivoire = Ивуар
paladin-oliver = Оливье
paladin-otton = Отон
paladin-roland = Роланд
paladin-samson = Самсон

# Solo opponent

bot-easy = Игрок-бот (лёгкий)
bot-medium = Игрок-бот (средний)
bot-hard = Игрок-бот (тяжёлый)

## Small pieces

wall = Стена
favour = Милость короля

## Effects of cards

counter-commission =
    { $n ->
        [one] каждое ваше поручение
        [few] каждые { $n } ваших поручения
       *[many] каждые { $n } ваших поручений
    }
counter-garrison =
    { $n ->
        [one] каждый ваш гарнизон
        [few] каждые { $n } ваших гарнизона
       *[many] каждые { $n } ваших гарнизонов
    }
counter-develop =
    { $n ->
        [one] каждую вашу мастерскую
        [few] каждые { $n } ваши мастерские
       *[many] каждые { $n } ваших мастерских
    }
counter-recruit =
    { $n ->
        [one] каждого горожанина в вашем отряде
        [few] каждых { $n } горожан в вашем отряде
       *[many] каждых { $n } горожан в вашем отряде
    }
counter-fortify =
    { $n ->
        [one] каждую вашу стену
        [few] каждые { $n } ваши стены
       *[many] каждые { $n } ваших стен
    }
counter-absolve =
    { $n ->
        [one] каждое ваше прощение
        [few] каждые { $n } ваших прощения
       *[many] каждые { $n } ваших прощений
    }
counter-faith =
    { $n ->
        [one] каждое очко вашей веры
        [few] каждые { $n } очка вашей веры
       *[many] каждые { $n } очков вашей веры
    }
counter-strength =
    { $n ->
        [one] каждое очко вашей силы
        [few] каждые { $n } очка вашей силы
       *[many] каждые { $n } очков вашей силы
    }
counter-influence =
    { $n ->
        [one] каждое очко вашего влияния
        [few] каждые { $n } очка вашего влияния
       *[many] каждые { $n } очков вашего влияния
    }
counter-viking =
    { $n ->
        [one] каждого атакованного вами викинга
        [few] каждых { $n } атакованных вами викингов
       *[many] каждых { $n } атакованных вами викингов
    }
counter-byzantine =
    { $n ->
        [one] каждого атакованного вами византийца
        [few] каждых { $n } атакованных вами византийцев
       *[many] каждых { $n } атакованных вами византийцев
    }
counter-saracen =
    { $n ->
        [one] каждого атакованного вами сарацина
        [few] каждых { $n } атакованных вами сарацин
       *[many] каждых { $n } атакованных вами сарацин
    }
counter-orders =
    { $n ->
        [one] каждый выполненный вами приказ короля
        [few] каждые { $n } выполненных вами приказа короля
       *[many] каждые { $n } выполненных вами приказов короля
    }
counter-mercenaries =
    { $n ->
        [one] каждого обращённого вами наёмника
        [few] каждых { $n } обращённых вами наёмников
       *[many] каждых { $n } обращённых вами наёмников
    }
counter-paid-debts =
    { $n ->
        [one] каждый ваш оплаченный долг
        [few] каждые { $n } ваших оплаченных долга
       *[many] каждые { $n } ваших оплаченных долгов
    }
counter-debts =
    { $n ->
        [one] каждый ваш неоплаченный долг
        [few] каждые { $n } ваших неоплаченных долга
       *[many] каждые { $n } ваших неоплаченных долгов
    }
counter-suspicion =
    { $n ->
        [one] каждую вашу карту подозрения
        [few] каждые { $n } ваши карты подозрений
       *[many] каждые { $n } ваших карт подозрений
    }

verb-remove-suspicion =
    { $n ->
        [one] сбросить { $n } подозрение
        [few] сбросить { $n } подозрения
       *[many] сбросить { $n } подозрений
    }
verb-remove-debt = уничтожить 1 долг
verb-pay-debt = оплатить 1 долг
verb-pray = бесплатная молитва
verb-recruit = бесплатный наём
verb-develop = бесплатное развитие

## Cards

card-named = { $name }: { $facts }
face-townsfolk = { $name } — сброс: { $discard }; { $crew }
face-outsider = { $name } ({ $people }) — атака: { $attack }
card-when = { $when }: { $effect }
card-now = сразу { $effect }
card-end = в конце игры { $effect }
card-favour = { $price } → { $effect }
when-absolve = за каждое прощение
when-commission = за каждое поручение
when-develop = за каждое развитие
when-attack = за каждую атаку
when-fortify = за каждое укрепление
when-convert = за каждое обращение
when-garrison = за каждый гарнизон
when-pay-debt = за каждый оплаченный долг
when-inquisition = при каждой инквизиции
when-suspect = при каждой инквизиции, если у вас 2 или больше подозрений
when-blameless = при каждой инквизиции, если у вас нет подозрений
ability-no-silver = { $action }: без серебра
ability-no-provision = { $action }: без припасов
ability-less = { $action }: дешевле на { $price }
ability-bonus = { $action }: каждый раз { $gain }
space = Регион { $region }: { $effect }
    .low = регион { $region }: { $effect }

## What an action brings

brings-develop = мастерская на планшет
brings-discard = сброс горожанина ради награды
brings-crew = горожанин в отряд
brings-pray = убрать рабочих с другого действия
brings-suspicion = 1 подозрение
brings-commission = монах на поле, +1 влияние
brings-fortify = стена, + сила
brings-garrison = застава на поле, +1 вера
brings-absolve = кувшин, +1 вера, сбросить 1 подозрение
brings-attack = атака на иноземца, + влияние
brings-convert = обращение иноземца, + сила

## Asks

ask-start = Выберите первого горожанина в отряд (бесплатно)
ask-paladins = Раунд { $n }: выберите паладина, карту на верх колоды и карту под низ
ask-tavern = Выберите таверну с рабочими
ask-act =
    { $n ->
        [one] Выполните действие (остался { $n } рабочий) или спасуйте
        [few] Выполните действие (осталось { $n } рабочих) или спасуйте
       *[many] Выполните действие (осталось { $n } рабочих) или спасуйте
    }
ask-pay = { $action }: каких рабочих разместить?
ask-recruit =
    { $n ->
        [1] Какого горожанина сбросить?
       *[other] Кто вступит в ваш отряд?
    }
ask-develop = Куда поставить мастерскую?
ask-clear = Молитва: с какого действия убрать рабочих?
ask-commission = На какую клетку поставить монаха?
ask-garrison = Где разместить заставу?
ask-absolve = Куда передвинуть кувшин?
ask-attack = Кого атаковать?
ask-convert = Кого обратить?
ask-choice = { $card }: выберите одно
ask-order = Какую награду получить первой?
ask-discard =
    { $n ->
        [1] Сбросить подозрение?
       *[other] Сколько подозрений сбросить?
    }
ask-pay-debt = Оплатить долг?
ask-remove-debt = Уничтожить долг?
ask-free-pray = Бесплатная молитва: с какого действия убрать рабочих?
ask-free-recruit = Бесплатный наём: кого?
ask-inquisition =
    { $n ->
        [one] Инквизиция: у вас { $n } подозрение. Чьё свойство применить?
        [few] Инквизиция: у вас { $n } подозрения. Чьё свойство применить?
       *[many] Инквизиция: у вас { $n } подозрений. Чьё свойство применить?
    }
ask-keep =
    { $n ->
        [one] У вас { $n } рабочий, оставить можно не больше { $most }. Вернуть кого-нибудь?
        [few] У вас { $n } рабочих, оставить можно не больше { $most }. Вернуть кого-нибудь?
       *[many] У вас { $n } рабочих, оставить можно не больше { $most }. Вернуть кого-нибудь?
    }

## Asks of a companion: what was done at the table

did-start = Какого горожанина вы первым взяли в отряд?
did-paladins = Раунд { $n }: какого паладина вы выбрали?
did-tavern = Какую таверну вы выбрали?
did-act = Какое действие вы выполнили?
did-pay = { $action }: каких рабочих вы разместили?
did-recruit =
    { $n ->
        [1] Какого горожанина вы сбросили?
       *[other] Кто вступил в ваш отряд?
    }
did-develop = Куда вы поставили мастерскую?
did-clear = Молитва: с какого действия вы убрали рабочих?
did-commission = На какую клетку вы поставили монаха?
did-garrison = Где вы разместили заставу?
did-absolve = Куда вы передвинули кувшин?
did-attack = Кого вы атаковали?
did-convert = Кого вы обратили?
did-choice = { $card }: что вы выбрали?
did-order = Какую награду вы получили первой?
did-discard =
    { $n ->
        [1] Вы сбросили подозрение?
       *[other] Сколько подозрений вы сбросили?
    }
did-pay-debt = Вы оплатили долг?
did-remove-debt = Вы уничтожили долг?
did-free-pray = Бесплатная молитва: с какого действия вы убрали рабочих?
did-free-recruit = Бесплатный наём: кого вы взяли?
did-inquisition = Инквизиция: чьё свойство вы применили? (ваших подозрений: { $n })
did-keep = Вы вернули кого-нибудь из рабочих? (у вас { $n }, оставить можно не больше { $most })

## Options

option-pass = Спасовать
option-act = { $action } ({ $price }): { $brings }
option-favour = Милость короля { $n }: { $card }
option-favour-hidden = Милость короля { $n }
option-card = { $name }: { $facts }
option-card-price = { $name } ({ $price }): { $facts }
option-free-crew = { $name } — в отряд: { $facts }
option-free-discard = { $name } — сбросить: { $facts }
option-paladins = { $use } ({ $facts }); на верх — { $top }, под низ — { $bottom }
option-spot = { $action }: клетка «{ $worker }»
option-discard =
    { $n ->
        [0] Не сбрасывать
        [one] Сбросить { $n } подозрение
        [few] Сбросить { $n } подозрения
       *[many] Сбросить { $n } подозрений
    }
option-done = Больше никого
option-keep-all =
    { $n ->
        [0] Никого не оставлять
        [one] Оставить { $n } рабочего
       *[other] Оставить { $n } рабочих
    }
option-return = Вернуть: { $worker }

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-round = Раунд { $n } из 7
event-turn = Раунд { $n }: { $player }
event-round-end = Конец раунда { $n }
event-first = Первый игрок: { $player }
    .short = право первого хода
event-order = Приказ короля { $n }: { $order }, 5 раз
    .short = приказ короля { $n } — { $order }
event-show-favour = Милость короля { $n }: { $favour }
    .short = новая милость короля — { $favour }
event-shuffle-taverns = Карты таверн перемешаны заново
event-chosen = Все выбрали паладинов
event-paladin = { $player }: { $paladin }
event-tavern = { $player }: таверна — { $tavern }
event-place = { $player }: { $action } — { $workers }
    .short = действие «{ $action }»
event-clear = { $player }: рабочие убраны с действия — { $action }
event-favour = { $player }: милость короля ({ $favour })
event-change = { $player }: { $change }
event-workers = { $player }: +{ $workers }
event-raise = { $player }: { $change }, теперь { $n }
    .short = { $change }
event-raise-top = { $player }: { $attribute } уже { $n }
event-tax = { $player }: { $tax }; в казне осталось { $left }
    .short = { $tax } из казны
event-suspicion = { $player }: карта подозрения (налогов: { $tax }), всего подозрений: { $n }
event-shuffle-suspicion = Карты подозрений перемешаны заново
event-inquisition = Инквизиция!
    .short = инквизиция
event-suspected =
    { $n ->
        [one] { $player }: больше всех подозрений, { $n } карта
        [few] { $player }: больше всех подозрений, { $n } карты
       *[many] { $player }: больше всех подозрений, { $n } карт
    }
    .yours = инквизиция — больше всех подозрений у вас ({ $n })
    .short = инквизиция — больше всех подозрений ({ $n }): { $player }
event-nobody-suspected = Подозрений нет ни у кого
event-treasury = Казна пополнена: { $silver }
event-drop-suspicion =
    { $n ->
        [one] { $player }: сброшено { $n } подозрение, осталось { $left }
        [few] { $player }: сброшено { $n } подозрения, осталось { $left }
       *[many] { $player }: сброшено { $n } подозрений, осталось { $left }
    }
event-pay-debt = { $player }: долг оплачен
event-remove-debt = { $player }: долг уничтожен
event-hire = { $player }: новый горожанин в отряде — { $townsfolk }
    .short = наём — { $townsfolk }
event-send = { $player }: сброшен горожанин — { $townsfolk }
    .short = сброс ради награды — { $townsfolk }
event-workshop = { $player }: мастерская { $n } — { $action }
event-monk = { $player }: монах — { $space }
event-outpost = { $player }: застава — { $space }
event-wall = { $player }: стена { $n } — { $wall }
    .short = стена { $n }
event-jar = { $player }: кувшин { $n } — { $jar }
    .short = кувшин { $n } ({ $jar })
event-attack = { $player }: атакован иноземец — { $outsider }
    .short = атака — { $outsider }
event-convert = { $player }: обращён иноземец — { $outsider }
    .short = обращение — { $outsider }
event-pass = { $player }: пас
event-return = { $player }: обратно в запас — { $worker }
event-end = Седьмой раунд окончен: подсчёт очков
event-leave = Горожанин уходит из ряда: { $townsfolk }
event-retreat = Иноземец уходит из ряда: { $outsider }
event-open-townsfolk = Новые горожане: { $cards }
event-open-outsider = Новые иноземцы: { $cards }
event-open-tavern = Таверны: { $cards }

because-crew = отряд
because-paladin = паладин
because-most-suspect = больше всех подозрений
because-half = половина, с округлением в меньшую сторону
because-empty = казна пуста
because-no-cards = карт подозрений не осталось
because-solo = одиночная игра: ещё одна карта
because-limit = после паса не больше 3
because-level = уровень сложности
because-order = лежала на приказе короля

## The bot: what it does and why

event-bot-workshop = { $player }: мастерская — { $action }
event-bot-workers =
    { $n ->
        [one] { $player }: { $n } рабочий на этот раунд
        [few] { $player }: { $n } рабочих на этот раунд
       *[many] { $player }: { $n } рабочих на этот раунд
    }
event-bot-tavern =
    { $n ->
        [0] { $player }: на оставшейся таверне нет преступников
        [one] { $player }: на оставшейся таверне { $n } преступник
        [few] { $player }: на оставшейся таверне { $n } преступника
       *[many] { $player }: на оставшейся таверне { $n } преступников
    }
event-scheme-joins = { $player }: интрига «Милость короля» добавлена в сброс
event-scheme = { $player }: интрига — { $scheme }
event-shuffle-schemes = { $player }: все интриги перемешаны
event-cannot = { $player }: { $action } — невозможно: { $reason }
event-fall-back = { $player }: взамен самое левое доступное действие — { $action }
event-bot-place =
    { $n ->
        [one] { $player }: { $action }, { $n } рабочий
        [few] { $player }: { $action }, { $n } рабочих
       *[many] { $player }: { $action }, { $n } рабочих
    }
event-bot-trade = { $player }: торговля
event-rest =
    { $n ->
        [0] { $player }: отдых
        [one] { $player }: отдых, остался { $n } рабочий
       *[other] { $player }: отдых, осталось { $n } рабочих
    }
event-bot-pray = { $player }: все рабочие уходят с правой половины планшета
    .short = молитва, места на планшете снова свободны
event-bot-pray-worker = { $player }: убирать некого, +1 рабочий
    .short = молитва, +1 рабочий
event-bot-conspire = { $player }: заговор, +{ $n } рабочих и 1 подозрение
event-bot-jar = { $player }: кувшин { $n } перевёрнут
event-bot-done = { $player }: рабочих больше нет, раунд окончен
event-marker =
    { $n ->
        [one] { $player }: фишка ресурсов, { $n } деление, с { $start } на { $to }
        [few] { $player }: фишка ресурсов, { $n } деления, с { $start } на { $to }
       *[many] { $player }: фишка ресурсов, { $n } делений, с { $start } на { $to }
    }
event-lap =
    { $why ->
        [lowest] { $player }: фишка ресурсов пошла по новому кругу; растёт наименьший параметр — { $attribute } ({ $n })
       *[stack] { $player }: фишка ресурсов пошла по новому кругу; из наименьших параметров ({ $n }) растёт верхний в стопке — { $attribute }
    }
event-drain = { $player }: сбросить нечего, поэтому 1 серебро уходит из казны; осталось { $n }
event-points = { $player }: по фишке ресурсов — { $what } { $n }
event-points-on = { $player }: по фишке ресурсов — { $what } { $n }; ближайшая доступная карта — { $slot }
event-prefers = { $player }: лучшая доступная награда — { $rank }
event-takes-order = { $player }: приказ короля { $n } требует — { $action }
event-takes = { $player }: из вариантов — { $way }

points-townsfolk = горожанин
points-favour = милость короля
points-outsider = иноземец
rank-recruit = бесплатный наём
rank-pay-debt = оплата долга
rank-pray = молитва
rank-two-workers = 2 рабочих
rank-worker = 1 рабочий
rank-silver = 2 серебра
rank-remove-suspicion = сброс подозрения
rank-void = ничего полезного
way-faith = вера, наименьший параметр
way-strength = сила, наименьший параметр
way-influence = влияние, наименьший параметр
way-pay-debt = оплатить долг
way-remove-suspicion = сбросить подозрения
way-silver = серебро
way-workers = рабочие
cannot-occupied = клетки заняты
cannot-no-workers = не хватает рабочих
cannot-limit = выполнено уже 7 раз
cannot-no-space = нет доступной клетки
cannot-no-strength = силы не хватает ни на одного иноземца
cannot-no-faith = веры не хватает ни на одного иноземца
cannot-no-influence = не хватает влияния
cannot-no-walls = стены закончились
cannot-no-townsfolk = ряд пуст
cannot-no-favour = ни одна не свободна

does-commission = размещает монаха: лучшая награда, до которой хватает веры
does-fortify = сооружает стену, если хватает влияния
does-garrison = размещает заставу: лучшая награда, до которой хватает силы
does-absolve = переворачивает кувшин: −1 подозрение, затем оплачивает долг или ещё −1 подозрение
does-attack = атакует иноземца, на которого указывает фишка ресурсов, в пределах силы
does-convert = обращает иноземца, на которого указывает фишка ресурсов, в пределах веры
does-recruit = сбрасывает горожанина, на которого указывает фишка ресурсов
does-pray = убирает рабочих с правой половины планшета или получает 1 рабочего; все интриги перемешиваются
does-trade = двигает фишку ресурсов на 1 деление
does-conspire = получает 2 рабочих и 1 подозрение
does-orders = выполняет действие самого правого невыполненного приказа короля
does-favour = использует милость короля, на которую указывает фишка ресурсов

## Refusals

why-not-an-option = Здесь это выбрать нельзя
why-occupied = Клетки заняты, пока вы не выполните молитву или не спасуете
why-no-workers = Нужны рабочие: { $workers }
why-no-workshop = Все ваши мастерские уже размещены
why-no-silver = Нужно: { $silver }
why-no-provisions = Нужно: { $provisions }
why-no-silver-hire = Вам нечем заплатить ни за одного горожанина в ряду
why-no-townsfolk = В ряду нет горожан
why-no-outsider = В ряду нет иноземцев
why-nothing-to-clear = Ни на одном вашем действии нет рабочих
why-limit = Вы выполнили это уже { $n } раз, больше нельзя
why-no-space = В доступных вам регионах нет свободной клетки
why-no-walls = Стены закончились
why-no-influence = Нужно влияние { $n } или больше
why-no-strength = Ни силы, ни серебра не хватает ни на одного иноземца
why-no-faith = Веры не хватает ни на одного иноземца
why-not-revealed = Откроется в раунде { $n }
why-favour-taken = Там до конца раунда стоит рабочий
why-no-debt-here = Взять долг вместо оплаты можно только в двух крайних левых слотах
why-more-players = Эту клетку можно использовать, только если игроков { $n } или больше
why-space-taken = Клетка занята
why-no-faith-for = Нужна вера { $n } или больше
why-no-strength-for = Нужна сила { $n } или больше
why-jar-there = Там уже стоит кувшин
why-workshop-there = Там уже стоит мастерская
why-tavern-taken = Эту таверну уже выбрали

## Picture

pic-orders = Приказы короля
pic-favours = Милость короля
pic-taverns = Таверны
pic-townsfolk = Горожане (в колоде { $n })
pic-outsiders = Иноземцы (в колоде { $n })
pic-land = Регионы
pic-players = Игроки (в казне { $n })
pic-boards = Планшеты
pic-actions = Ваши действия
pic-crew = Ваш отряд
pic-converted = Обращены вами
pic-walls = Ваши стены
pic-jars = Свободные клетки для кувшинов
pic-hand = Ваши паладины
pic-bot = Игрок-бот
pic-schemes = Все интриги
pic-bot-row = Запасные действия игрока-бота
pic-paladins = Все паладины

head-vp = ПО
head-order = Приказ
head-fulfilled = Выполнили
head-slot = №
head-favour = Милость
head-who = Кто
head-workers = Рабочие
head-price = Цена
head-townsfolk = Горожанин
head-discard = Сброс
head-crew = Отряд
head-strength = Сила
head-faith = Вера
head-influence = Влияние
head-outsider = Иноземец
head-attack = Атака
head-convert = Обращение
head-commission = Поручение
head-fortify = Укрепление
head-garrison = Гарнизон
head-absolve = Прощение
head-region = Регион
head-free = Свободно
head-there = Занято
head-silver = Серебро
head-provisions = Припасы
head-suspicion = Подозрения
head-debts = Долги
head-paladin = Паладин
head-action = Действие
head-takes = Требует
head-workshops = Мастерские
head-times = Раз
head-effect = Свойство
head-wall = Стена
head-boost = Параметры
head-count = Число
head-scheme = Интрига

cell-order = { $action } × { $n }
cell-monk = монах: { $player }
cell-outpost = застава: { $player }
cell-passed = { $player } (пас)
cell-active = ▸ { $player }
cell-debts = { $n } (оплачено: { $paid })
cell-boosted = { $n } → { $now }
cell-ready = свободно
cell-shops = { $action } { $n }
cell-of = { $n } из { $of }
cell-times = { $n }×
bot-marker = Фишка ресурсов
bot-stack = Стопка, сверху вниз
bot-shops = Мастерские
bot-used = Заняты в этом раунде
bot-deck = Интриг в колоде
bot-seen = Открытые интриги

## Scores

score-orders = Приказы короля
score-faith = Вера
score-strength = Сила
score-influence = Влияние
score-develop = Развитие
score-paid = Оплаченные долги
score-unpaid = Неоплаченные долги
score-goods = Серебро и припасы
score-commission = Поручения
score-fortify = Укрепления
score-walls = Очки на стенах
score-garrison = Гарнизоны
score-absolve = Прощения
score-converted = Обращённые иноземцы

## Characters of bots; .about goes on after a colon.

character-courtier = придворный
    .about = выполняет приказы короля, наращивает влияние, развивает мастерские
character-defender = защитник
    .about = возводит стены, ставит гарнизоны, наращивает силу
character-preacher = проповедник
    .about = живёт верой: поручения, прощения, обращение иноземцев

## Settings: an attribute per value.

setting-solo = Одиночная игра
    .easy = лёгкий уровень
    .medium = средний уровень
    .hard = тяжёлый уровень
    .about = Чем выше уровень, тем больше мастерских у бота: его действиям нужно меньше рабочих.

# -- карты, которые человек читает со стола ---------------------------------------------------

own-decks = Двенадцати интриг соперника мы нигде не нашли в печати, поэтому они у нас свои: ваши пусть остаются в коробке. Когда приходит время, приложение само тянет интригу и говорит, что делает соперник. Свои у нас также один оруженосец, каратель-сарацин, большинство мест для кувшинов и рабочих под мастерскими, серебро в казне и четыре цены в ряду соперника: если в вашей коробке иначе, приложение считает по-своему.
deck-scheme = интрига
deck-townsfolk = горожане
deck-outsider = иноземцы
deck-wall = стены
deck-suspicion = подозрения
deck-tavern = таверны
deck-order = приказы короля
deck-favour = милости короля
deck-paladin = ваши паладины
reveal-paladin = Какую карту паладина вы взяли?
reveal-townsfolk =
    { $place ->
        [refill]
            { $n ->
                [1] Какая карта горожан легла в ряд слева?
               *[other] Ряд горожан пополнен слева: какие это карты, слева направо ({ $n })?
            }
       *[none]
            { $n ->
                [1] Какая карта горожан открыта?
               *[other] Какие карты горожан открыты, слева направо ({ $n })?
            }
    }
reveal-outsider =
    { $place ->
        [refill]
            { $n ->
                [1] Какой иноземец лёг в ряд справа?
               *[other] Ряд иноземцев пополнен справа: кто это, слева направо ({ $n })?
            }
       *[none]
            { $n ->
                [1] Какой иноземец открыт?
               *[other] Какие иноземцы открыты, слева направо ({ $n })?
            }
    }
reveal-wall =
    { $place ->
        [bot] Какую карту стены открыл соперник?
       *[none] Какую карту стены вы открыли?
    }
reveal-suspicion =
    { $of ->
        [1]
            { $place ->
                [bot] Какую карту подозрения взял соперник?
               *[you] Какую карту подозрения взяли вы?
            }
       *[other]
            { $place ->
                [bot] Какую карту подозрения взял соперник ({ $k } из { $of })?
               *[you] Какую карту подозрения взяли вы ({ $k } из { $of })?
            }
    }
reveal-tavern = Какие таверны открыты, слева направо ({ $n })?
reveal-order =
    { $place ->
        [bot] Какие приказы короля открыты для мастерских соперника ({ $n })?
       *[none] Какой приказ короля открыт?
    }
reveal-favour = Какая милость короля открыта?
reveal-scheme = Какая карта интриги открыта?

## Web: what only the drawn boards say, short enough for their places.

ui-boards = Какой планшет показать
ui-main = Поле
ui-mine = Вы
ui-your-board = Ваш планшет
ui-board-of = Планшет: { $name }
ui-open-here =
    { $n ->
        [one] { $n } вариант здесь
        [few] { $n } варианта здесь
       *[many] { $n } вариантов здесь
    }
ui-first = начинает: { $name }
ui-round = раунд { $n }
ui-fulfilled = выполнено: { $name }
ui-you-did = вы: { $n } из { $of }
ui-treasury = Казна
ui-left-of = осталось { $n } из { $of }
ui-at-zero = Осталось { $n }. Когда казна опустеет — инквизиция.
ui-townsfolk = Горожане
ui-last-leaves = крайнюю справа карту сбросят в конце раунда
ui-free = бесплатно
ui-taken = занято
ui-gone = никого
ui-way-crew = в отряд
ui-way-discard = сбросить
ui-region = Регион { $n }
ui-region-lies = Регион { $n }: свободно { $free }; { $who }
ui-monk-of = монах: { $name }
ui-outpost-of = застава: { $name }
ui-left-actions = Действия, дающие ресурсы
ui-right-actions = Действия, дающие очки
ui-no-paladin = ещё не открыт
ui-no-workers = никого не осталось
ui-jars = Кувшины
ui-jar = кувшин { $n }
ui-workshop = мастерская
ui-space-shop = { $what }
ui-space-put = платит: { $what }
ui-space-need = нужно: { $what }
ui-space-full = стоит: { $what }
ui-used = уже использовано
ui-empties = убирает рабочих
ui-times =
    { $n ->
        [one] выполнено { $n } раз
        [few] выполнено { $n } раза
       *[many] выполнено { $n } раз
    }
ui-times-of = выполнено { $n } из { $of }
ui-need-of = { $n } (нужно { $of })
ui-regions-up-to =
    { $n ->
        [0] ни одного
        [1] регион 1
       *[other] регионы 1–{ $n }
    }
ui-lacking = 1 серебро за каждые 2 недостающих очка силы
ui-points = { $n } ПО
ui-top-bottom = ↑ на верх колоды, ↓ под неё
ui-tavern = Таверна { $n }
ui-passed = пас
ui-bot-done = раунд для него окончен
ui-bot-points = первой в ряду берётся карта { $n }
ui-bot-lap = после 5: +1, самый низкий показатель — { $what }
ui-bot-last = последняя интрига: { $what }
ui-line = { $name }: { $what }

## Name cards and legend: what signs and places are called and what they mean.

legend-workers = Рабочие
legend-attributes = Параметры
legend-goods = Что получают и теряют
legend-gives = Что дают знаки
legend-actions = Действия
legend-bot = Соперник в одиночной игре
legend-pieces = Фигурки и иноземцы

sign-labourer = Разнорабочий
    .about = Белый рабочий: встаёт только на клетки для любого рабочего.
sign-scout = Разведчик
    .about = Зелёный рабочий: нужен для охоты, поручения, укрепления и атаки.
sign-merchant = Торговец
    .about = Синий рабочий: нужен для торговли, укрепления, гарнизона и прощения.
sign-fighter = Воин
    .about = Красный рабочий: нужен для найма в отряд, гарнизона, атаки и обращения.
sign-cleric = Клирик
    .about = Чёрный рабочий: нужен для молитвы, поручения, прощения и обращения.
sign-criminal = Преступник
    .about = Фиолетовый рабочий, который встаёт на любую клетку. Каждый раз, получив его, вы тянете карту подозрения.
sign-any = Любой рабочий
    .about = Сюда встаёт любой рабочий.

sign-faith = Вера
    .about = Нужна для поручения и обращения, её повышают гарнизон и прощение. В конце даёт ПО по уровню на шкале.
sign-strength = Сила
    .about = Нужна для гарнизона и атаки, её повышают укрепление и обращение. В конце даёт ПО по уровню на шкале.
sign-influence = Влияние
    .about = Нужно для укрепления и прощения, его повышают поручение и атака. В конце даёт ПО по уровню на шкале.

sign-silver = Серебро
    .about = Им платят за развитие, наём, молитву, прощение и обращение. В конце каждые 3 серебра и припаса вместе дают 1 ПО.
sign-provision = Припас
    .about = Им платят за поручение, укрепление и гарнизон.
sign-tax = Налог
    .about = Серебро, которое вы берёте из казны. Когда казна опустеет, приходит инквизиция.
sign-suspicion = Подозрение
    .about = Карта, которую тянут за каждого преступника. При инквизиции тот, у кого их больше всех, берёт долг.
sign-debt = Долг
    .about = Неоплаченный стоит −3 ПО в конце игры, оплаченный даёт 1 ПО.
sign-paid-debt = Оплаченный долг
    .about = Перевёрнутый долг: 1 ПО в конце игры.
sign-vp = Победные очки
    .about = У кого их больше всех после раунда 7, тот побеждает.

sign-remove-suspicion = Сбросить подозрение
    .about = Можно сбросить свою последнюю карту подозрения.
sign-remove-debt = Уничтожить долг
    .about = Можно вернуть один неоплаченный долг в стопку.
sign-pay-debt = Оплатить долг
    .about = Можно перевернуть неоплаченный долг на оплаченную сторону: 1 ПО вместо −3. Само по себе это ничего не стоит.
sign-pray = Бесплатная молитва
    .about = Можно убрать всех рабочих с одного действия своего планшета и выполнить его снова.
sign-recruit = Бесплатный наём
    .about = Можно взять любого горожанина из ряда без рабочих и серебра — в отряд или чтобы сбросить.
sign-develop = Бесплатное развитие
    .about = Поставьте мастерскую без рабочих и серебра и возьмите рабочего из-под неё.

sign-act-develop = Развитие
    .about = 2 рабочих и 4 серебра: мастерская навсегда заменяет одного рабочего действия справа, а рабочий из-под неё — ваш.
sign-act-recruit = Наём
    .about = 1 рабочий сбрасывает горожанина ради верхней награды; 2 рабочих, один из них воин, берут его в отряд, где он помогает всю игру.
sign-act-hunt = Охота
    .about = 1 рабочий даёт 1 припас; 2 рабочих, один из них разведчик, дают 3.
sign-act-trade = Торговля
    .about = 1 рабочий даёт 1 серебро; 2 рабочих, один из них торговец, дают 3.
sign-act-pray = Молитва
    .about = Клирик и 2 серебра: все рабочие покидают другое действие вашего планшета, и его можно выполнить снова.
sign-act-conspire = Заговор
    .about = За любого рабочего — преступник и 1 подозрение.
sign-act-commission = Поручение
    .about = Монах идёт в регион, до которого достаёт ваша вера: награда клетки и 1 очко влияния.
sign-act-fortify = Укрепление
    .about = Вы тянете стену, если хватает влияния: сила и всё, что на стене изображено.
sign-act-garrison = Гарнизон
    .about = Застава идёт в регион, до которого достаёт ваша сила: награда клетки и 1 очко веры.
sign-act-absolve = Прощение
    .about = Кувшин идёт на место для кувшина, если хватает влияния: награда, 1 очко веры, и можно сбросить подозрение.
sign-act-attack = Атака
    .about = Вы побеждаете иноземца: сила по флагу его места или 1 серебро за каждые 2 недостающих. Верхняя награда и 1 очко влияния.
sign-act-convert = Обращение
    .about = Вы обращаете иноземца, до которого достаёт ваша вера: сразу сила, в конце ПО по его нижней части.
sign-act-orders = Приказы короля
    .about = Бот выполняет действие крайнего справа невыполненного приказа.
sign-act-favour = Милость короля
    .about = Бот ставит 1 рабочего на милость, на которую указывает фишка ресурсов.
sign-act-rest = Отдых
    .about = Фишка ресурсов идёт на 1 и ещё на 1 за каждого оставшегося рабочего; бот завершает раунд.

sign-monk = Монах
    .about = Его ставят в регион по поручению; 5, 6 или 7 дают 2, 5 или 9 ПО.
sign-outpost = Застава
    .about = Её ставит в регион гарнизон; 5, 6 или 7 дают 2, 5 или 9 ПО.
sign-workshop = Мастерская
    .about = Каждый раунд заменяет рабочего своей клетки.
sign-wall = Стена
    .about = Сразу даёт силу; число на ней — ПО в конце игры.
sign-jar = Кувшин
    .about = Прощение ставит его на место для кувшина; 5, 6 или 7 кувшинов дают 1, 3 или 6 ПО.
sign-viking = Викинг
    .about = Один из народов иноземцев; некоторые обращённые дают ПО за атакованных иноземцев этого народа.
sign-byzantine = Византиец
    .about = Один из народов иноземцев; некоторые обращённые дают ПО за атакованных иноземцев этого народа.
sign-saracen = Сарацин
    .about = Один из народов иноземцев; некоторые обращённые дают ПО за атакованных иноземцев этого народа.

about-townsfolk = Их нанимают за серебро — чтобы сбросить или в отряд. В конце раунда крайний справа уходит.
about-land = Монахи и заставы встают на клетки вверху, внизу стоят иноземцы. Флаги говорят, сколько веры и силы требует регион.
about-favours = Милостью пользуется один рабочий указанного вида; раз за раунд, только один игрок. С раунда 3 каждый раз открывают ещё одну.
about-orders = Кто к концу игры выполнил указанное действие не менее 5 раз, получает 4, 6 или 8 ПО.
about-treasury = Из неё берут налоги. Когда она опустеет, инквизиция приходит к тем, у кого больше всех подозрений, и казну наполняют снова.
about-attributes = До чего достают ваши действия, в этом раунде вместе с паладином. Маленькие числа внизу — ПО в конце игры.
about-marker = Движется за серебро, припасы и налоги и указывает, какую карту берёт бот. После 5 растёт наименьший параметр бота.
about-schemes = После каждого вашего действия бот открывает одну интригу и пробует её выполнить.
about-bot-workers = Все одинаковы: в начале раунда их столько, каков номер раунда, и ещё 3.
about-board = Посмотреть можно на любой планшет.
about-workers = Рабочие, ещё не поставленные в этом раунде.
about-order = К концу игры { $n } раз или больше: { $vp } ПО.
about-hire-price = Сколько серебра стоит наём с этого места; где изображён долг, можно вместо этого взять 1 долг.
about-discard = С 1 рабочим карту сбрасывают, и она один раз даёт это.
about-crew = С 2 рабочими, один из них воин, карта идёт в отряд и помогает до конца игры.
about-flag-faith = Столько веры нужно, чтобы поставить монаха в этот регион и обратить иноземца внизу.
about-flag-strength = Столько силы нужно, чтобы поставить заставу в этот регион и атаковать иноземца внизу.
about-foe-attack = Что сразу даёт победа над этим иноземцем.
about-foe-convert = Сила сразу, дальше — за что обращённый иноземец даёт ПО в конце.
about-foe-needs = Атака: сила { $strength }; обращение: вера { $faith }.
about-space = Монах или застава здесь даёт: { $effect }.
about-space-needs = Монах требует веры { $faith }, застава — силы { $strength }.
about-brings = Даёт: { $effect }.
about-jar = Кувшин, поставленный сюда, даёт: { $effect }.
about-tavern = Четыре рабочих на этот раунд: { $workers }.
about-paladin = Служит один раунд: повышает параметры, помогает с одним действием и приводит 2 рабочих.
about-boost = В этом раунде: { $boost }.
about-reach = Сколько у вас есть из того, что требует это действие, и как далеко это достаёт.
about-steps = В конце игры, когда это выполнено { $n } раз.
about-converted = ПО, которые этот обращённый иноземец даёт сейчас
about-level = В конце даёт { $vp } ПО.
about-mark-faith = ▾: отсюда открыт ещё один регион для монахов и обращений.
about-mark-strength = ▾: отсюда открыт ещё один регион для застав и атак.
about-mark-influence = ▾: столько нужно для вашей следующей стены или кувшина.

ui-order-hidden = Приказ короля раунда { $n }
ui-favour-hidden = Её откроют в раунде { $n }.
ui-hire-price = Цена места
ui-flag-faith = Вера { $n }
ui-flag-strength = Сила { $n }
ui-space-free = свободная клетка
ui-gains = Что даёт действие
ui-level = Уровень { $n }
ui-worth = Сколько сейчас стоит добытое; окончательно считают в конце.

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Интриги соперника
    .one = интрига
box-schemes-action = Действие
    .develop = { action-develop }
    .recruit = { action-recruit }
    .hunt = { action-hunt }
    .trade = { action-trade }
    .pray = { action-pray }
    .conspire = { action-conspire }
    .commission = { action-commission }
    .fortify = { action-fortify }
    .garrison = { action-garrison }
    .absolve = { action-absolve }
    .attack = { action-attack }
    .convert = { action-convert }
    .orders = { action-orders }
    .favour = { action-favour }
box-schemes-aside = Лежит на милости короля, пока ту не открыли
box-actions = Действия на планшете игрока
    .one = действие
    .ask = Что на вашем планшете?
box-actions-id =
    .develop = { action-develop }
    .recruit = { action-recruit }
    .hunt = { action-hunt }
    .trade = { action-trade }
    .pray = { action-pray }
    .conspire = { action-conspire }
    .commission = { action-commission }
    .fortify = { action-fortify }
    .garrison = { action-garrison }
    .absolve = { action-absolve }
    .attack = { action-attack }
    .convert = { action-convert }
box-actions-right = Стоит на правой половине планшета
box-actions-spaces = Клетки для рабочих, слева направо
    .labourer = { good-labourer }
    .scout = { good-scout }
    .merchant = { good-merchant }
    .fighter = { good-fighter }
    .cleric = { good-cleric }
    .criminal = { good-criminal }
    .any = { good-any }
box-actions-needs = Какой параметр нужен
    .faith = { good-faith }
    .strength = { good-strength }
    .influence = { good-influence }
box-actions-raises = Какой параметр повышает
    .faith = { good-faith }
    .strength = { good-strength }
    .influence = { good-influence }
box-actions-limit = Сколько раз за игру
box-actions-good = Чем платят
    .silver = { good-silver }
    .provision = { good-provision }
box-actions-steps = Цена первого раза, второго и далее
box-actions-marks = Сколько нужно в первый раз, во второй и далее
box-actions-vp = Очки в конце: сначала ни за одного раза, потом за один и далее
box-bot_row = Запасные действия игрока-бота
    .one = действие
    .ask = Что на вашем планшете?
box-bot_row-id =
    .pray = { action-pray }
    .trade = { action-trade }
    .conspire = { action-conspire }
    .rest = { action-rest }
    .recruit = { action-recruit }
box-bot_row-workers = Сколько нужно рабочих
box-jar_spaces = Клетки для кувшинов
    .one = клетка
    .ask = Что там напечатано?
box-jar_spaces-gain = Что даёт поставленный туда кувшин
box-outsiders = Иноземцы
    .one = иноземец
box-outsiders-name = Название
    .adventurer = { outsider-adventurer }
    .archer = { outsider-archer }
    .armourer = { outsider-armourer }
    .assassin = { outsider-assassin }
    .barbarian = { outsider-barbarian }
    .champion = { outsider-champion }
    .guardian = { outsider-guardian }
    .hunter = { outsider-hunter }
    .invader = { outsider-invader }
    .lookout = { outsider-lookout }
    .marauder = { outsider-marauder }
    .mercenary = { outsider-mercenary }
    .protector = { outsider-protector }
    .thief = { outsider-thief }
    .traitor = { outsider-traitor }
    .vigilante = { outsider-vigilante }
    .warrior = { outsider-warrior }
box-outsiders-people = Народ
    .viking = { people-viking }
    .byzantine = { people-byzantine }
    .saracen = { people-saracen }
box-outsiders-attack = За атаку, в углу карты
box-outsiders-strength = Сила за обращение
box-outsiders-score = Очки в конце, если обращён
box-seats = Казна
    .one = число
    .ask = Что в ваших правилах?
box-seats-id =
    { $id ->
        [1] Одиночная игра
       *[other] При { $id } игроках
    }
box-seats-treasury = Налогового серебра в казне
box-suspicion = Карты подозрений
    .one = вид карт
box-suspicion-tax = Серебра на карте
box-suspicion-copies = Сколько таких карт в колоде
box-townsfolk = Горожане
    .one = горожанин
box-townsfolk-name = Название
    .abbot = { townsfolk-abbot }
    .acolyte = { townsfolk-acolyte }
    .architect = { townsfolk-architect }
    .conspirator = { townsfolk-conspirator }
    .debt-collector = { townsfolk-debt-collector }
    .defender = { townsfolk-defender }
    .gatekeeper = { townsfolk-gatekeeper }
    .missionary = { townsfolk-missionary }
    .peddler = { townsfolk-peddler }
    .squire = { townsfolk-squire }
    .watchman = { townsfolk-watchman }
box-townsfolk-discard = За сброс
box-townsfolk-when = Когда действует свойство
    .absolve = { when-absolve }
    .attack = { when-attack }
    .commission = { when-commission }
    .convert = { when-convert }
    .develop = { when-develop }
    .fortify = { when-fortify }
    .garrison = { when-garrison }
    .inquisition = { when-inquisition }
    .pay-debt = { when-pay-debt }
box-townsfolk-gain = Что даёт свойство
box-townsfolk-hire = Сразу, при найме
box-townsfolk-needs = Только если
    .suspect = 2 подозрения и больше
    .blameless = подозрений нет
box-workshops = Рабочие под мастерскими
    .one = мастерская
    .ask = Что на вашем планшете?
box-workshops-id = Мастерская { $id }
box-workshops-worker = Рабочий под ней
    .labourer = { good-labourer }
    .scout = { good-scout }
    .merchant = { good-merchant }
    .fighter = { good-fighter }
    .cleric = { good-cleric }
    .criminal = { good-criminal }
