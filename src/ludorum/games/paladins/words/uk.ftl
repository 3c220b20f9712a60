## Names

title = Паладини Західного королівства
    .about = Щораунду новий паладин: будуйте, проповідуйте, воюйте й остерігайтеся інквізиції.
    .alone = бот трьох рівнів
    .own = Дванадцять задумів суперника в соло-грі й чотири ціни його ряду — наші власні: ми ніде не знайшли їх у друці. Так само й один зброєносець, месник-сарацин, більшість полів для глечиків, робітники під майстернями та срібняки скарбниці.

# Workers and goods: dictionary form; .count goes with a number, nominative.

good-labourer = різнороб
    .count =
        { $n ->
            [one] { $n } різнороб
            [few] { $n } різнороби
           *[many] { $n } різноробів
        }
good-scout = розвідник
    .count =
        { $n ->
            [one] { $n } розвідник
            [few] { $n } розвідники
           *[many] { $n } розвідників
        }
good-merchant = торговець
    .count =
        { $n ->
            [one] { $n } торговець
            [few] { $n } торговці
           *[many] { $n } торговців
        }
good-fighter = воїн
    .count =
        { $n ->
            [one] { $n } воїн
            [few] { $n } воїни
           *[many] { $n } воїнів
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
good-any = будь-який робітник
    .count =
        { $n ->
            [one] { $n } будь-який робітник
            [few] { $n } будь-які робітники
           *[many] { $n } будь-яких робітників
        }
good-faith = віра
    .count =
        { $n ->
            [one] { $n } очко віри
            [few] { $n } очки віри
           *[many] { $n } очок віри
        }
good-strength = сила
    .count =
        { $n ->
            [one] { $n } очко сили
            [few] { $n } очки сили
           *[many] { $n } очок сили
        }
good-influence = вплив
    .count =
        { $n ->
            [one] { $n } очко впливу
            [few] { $n } очки впливу
           *[many] { $n } очок впливу
        }
good-silver = срібняки
    .count =
        { $n ->
            [one] { $n } срібняк
            [few] { $n } срібняки
           *[many] { $n } срібняків
        }
good-provision = припас
    .count =
        { $n ->
            [one] { $n } припас
            [few] { $n } припаси
           *[many] { $n } припасів
        }
good-tax = податок
    .count =
        { $n ->
            [one] { $n } податок
            [few] { $n } податки
           *[many] { $n } податків
        }
good-debt = борг
    .count =
        { $n ->
            [one] { $n } борг
            [few] { $n } борги
           *[many] { $n } боргів
        }
good-vp = переможне очко
    .count = { $n } ПО

# Actions

action-develop = Розвиток
action-recruit = Наймання
action-hunt = Полювання
action-trade = Торгівля
action-pray = Молитва
action-conspire = Змова
action-commission = Доручення
action-fortify = Укріплення
action-garrison = Гарнізон
action-absolve = Прощення
action-attack = Атака
action-convert = Навернення
action-rest = Відпочинок
action-favour = Королівська милість
action-orders = Королівські накази

# Townsfolk

townsfolk-abbot = Абат
townsfolk-acolyte = Прислужник
townsfolk-architect = Архітектор
townsfolk-conspirator = Змовниця
townsfolk-debt-collector = Збирач боргів
townsfolk-defender = Захисник
townsfolk-gatekeeper = Брамник
townsfolk-missionary = Місіонерка
townsfolk-peddler = Крамар
townsfolk-squire = Зброєносець
townsfolk-watchman = Вартовий

# Outsiders

people-viking = вікінг
people-byzantine = візантієць
people-saracen = сарацин
outsider = { $name } ({ $people })
outsider-adventurer = Авантюрист
outsider-archer = Лучник
outsider-armourer = Зброяр
outsider-assassin = Асасин
outsider-barbarian = Варвар
outsider-champion = Звитяжець
outsider-guardian = Охоронець
outsider-hunter = Мисливець
outsider-invader = Загарбник
outsider-lookout = Дозорець
outsider-marauder = Мародер
outsider-mercenary = Найманець
outsider-protector = Оборонець
outsider-thief = Злодій
outsider-traitor = Зрадник
outsider-vigilante = Месник
outsider-warrior = Ратник

# Paladins

paladin-anseis = Ансеїс
paladin-berengier = Беранж’є
paladin-engelier = Анжельє
paladin-gerier = Жер’є
paladin-gerin = Жерен
paladin-girard = Жирар
paladin-ivon = Івон
paladin-ivoire = Івуар
paladin-oliver = Олів’є
paladin-otton = Отон
paladin-roland = Роланд
paladin-samson = Самсон

# Solo opponent

bot-easy = Бот (легкий)
bot-medium = Бот (середній)
bot-hard = Бот (важкий)

## Small pieces

wall = Мур
favour = Королівська милість

## Effects of cards

counter-commission =
    { $n ->
        [one] кожне ваше доручення
        [few] кожні { $n } ваші доручення
       *[many] кожні { $n } ваших доручень
    }
counter-garrison =
    { $n ->
        [one] кожен ваш гарнізон
        [few] кожні { $n } ваші гарнізони
       *[many] кожні { $n } ваших гарнізонів
    }
counter-develop =
    { $n ->
        [one] кожну вашу майстерню
        [few] кожні { $n } ваші майстерні
       *[many] кожні { $n } ваших майстерень
    }
counter-recruit =
    { $n ->
        [one] кожного городянина у вашому загоні
       *[other] кожних { $n } городян у вашому загоні
    }
counter-fortify =
    { $n ->
        [one] кожен ваш мур
        [few] кожні { $n } ваші мури
       *[many] кожні { $n } ваших мурів
    }
counter-absolve =
    { $n ->
        [one] кожне ваше прощення
        [few] кожні { $n } ваші прощення
       *[many] кожні { $n } ваших прощень
    }
counter-faith =
    { $n ->
        [one] кожне очко вашої віри
        [few] кожні { $n } очки вашої віри
       *[many] кожні { $n } очок вашої віри
    }
counter-strength =
    { $n ->
        [one] кожне очко вашої сили
        [few] кожні { $n } очки вашої сили
       *[many] кожні { $n } очок вашої сили
    }
counter-influence =
    { $n ->
        [one] кожне очко вашого впливу
        [few] кожні { $n } очки вашого впливу
       *[many] кожні { $n } очок вашого впливу
    }
counter-viking =
    { $n ->
        [one] кожного атакованого вами вікінга
        [few] кожних { $n } атакованих вами вікінгів
       *[many] кожних { $n } атакованих вами вікінгів
    }
counter-byzantine =
    { $n ->
        [one] кожного атакованого вами візантійця
        [few] кожних { $n } атакованих вами візантійців
       *[many] кожних { $n } атакованих вами візантійців
    }
counter-saracen =
    { $n ->
        [one] кожного атакованого вами сарацина
        [few] кожних { $n } атакованих вами сарацинів
       *[many] кожних { $n } атакованих вами сарацинів
    }
counter-orders =
    { $n ->
        [one] кожен виконаний вами королівський наказ
        [few] кожні { $n } виконані вами королівські накази
       *[many] кожні { $n } виконаних вами королівських наказів
    }
counter-mercenaries =
    { $n ->
        [one] кожного наверненого вами найманця
        [few] кожних { $n } навернених вами найманців
       *[many] кожних { $n } навернених вами найманців
    }
counter-paid-debts =
    { $n ->
        [one] кожен ваш сплачений борг
        [few] кожні { $n } ваші сплачені борги
       *[many] кожні { $n } ваших сплачених боргів
    }
counter-debts =
    { $n ->
        [one] кожен ваш несплачений борг
        [few] кожні { $n } ваші несплачені борги
       *[many] кожні { $n } ваших несплачених боргів
    }
counter-suspicion =
    { $n ->
        [one] кожну вашу карту підозри
        [few] кожні { $n } ваші карти підозр
       *[many] кожні { $n } ваших карт підозр
    }

verb-remove-suspicion =
    { $n ->
        [one] скинути { $n } підозру
        [few] скинути { $n } підозри
       *[many] скинути { $n } підозр
    }
verb-remove-debt = знищити 1 борг
verb-pay-debt = сплатити 1 борг
verb-pray = безплатна молитва
verb-recruit = безплатне наймання
verb-develop = безплатний розвиток

## Cards

card-named = { $name }: { $facts }
face-townsfolk = { $name } — за скидання: { $discard }; { $crew }
face-outsider = { $name } ({ $people }) — атака: { $attack }
card-when = { $when }: { $effect }
card-now = відразу: { $effect }
card-end = наприкінці гри: { $effect }
card-favour = { $price } → { $effect }
when-absolve = за кожне прощення
when-commission = за кожне доручення
when-develop = за кожен розвиток
when-attack = за кожну атаку
when-fortify = за кожне укріплення
when-convert = за кожне навернення
when-garrison = за кожен гарнізон
when-pay-debt = за кожен сплачений борг
when-inquisition = під час кожної інквізиції
when-suspect = під час кожної інквізиції, якщо у вас 2 або більше підозр
when-blameless = під час кожної інквізиції, якщо у вас немає підозр
ability-no-silver = { $action }: без срібняків
ability-no-provision = { $action }: без припасів
ability-less = { $action }: дешевше на { $price }
ability-bonus = { $action }: щоразу { $gain }
space = Регіон { $region }: { $effect }
    .low = регіон { $region }: { $effect }

## What an action brings

brings-develop = поставити майстерню
brings-discard = скинути городянина заради нагороди
brings-crew = найняти городянина до загону
brings-pray = звільнити клітинки іншої дії
brings-suspicion = 1 підозра
brings-commission = чернець на полі, +1 очко впливу
brings-fortify = мур, сила
brings-garrison = застава на полі, +1 очко віри
brings-absolve = глечик, +1 очко віри, скинути 1 підозру
brings-attack = перемогти чужинця, вплив
brings-convert = навернути чужинця, сила

## Asks

ask-start = Виберіть першого городянина, безплатно
ask-paladins = Раунд { $n }: якого паладина взяти, якого — на верх колоди, якого — під низ?
ask-tavern = Виберіть карту корчми
ask-act =
    { $n ->
        [one] Виконайте дію (лишився { $n } робітник) або спасуйте
        [few] Виконайте дію (лишилося { $n } робітники) або спасуйте
       *[many] Виконайте дію (лишилося { $n } робітників) або спасуйте
    }
ask-pay = { $action }: яких робітників поставити?
ask-recruit =
    { $n ->
        [1] Якого городянина скинути?
       *[other] Кого взяти до загону?
    }
ask-develop = Куди поставити майстерню?
ask-clear = Молитва: яку дію звільнити?
ask-commission = Куди вирушить чернець?
ask-garrison = Де стане застава?
ask-absolve = Куди пересунути глечик?
ask-attack = Кого атакувати?
ask-convert = Кого навернути?
ask-choice = { $card }: виберіть одне
ask-order = Яку нагороду отримати першою?
ask-discard =
    { $n ->
        [1] Скинути підозру?
       *[other] Скільки підозр скинути?
    }
ask-pay-debt = Сплатити борг?
ask-remove-debt = Знищити борг?
ask-free-pray = Безплатна молитва: яку дію звільнити?
ask-free-recruit = Кого найняти безплатно?
ask-inquisition =
    { $n ->
        [one] Інквізиція: у вас { $n } підозра. Чию властивість застосувати?
        [few] Інквізиція: у вас { $n } підозри. Чию властивість застосувати?
       *[many] Інквізиція: у вас { $n } підозр. Чию властивість застосувати?
    }
ask-keep =
    { $n ->
        [one] У вас { $n } робітник, залишити можна щонайбільше { $most }. Повернути когось?
        [few] У вас { $n } робітники, залишити можна щонайбільше { $most }. Повернути когось?
       *[many] У вас { $n } робітників, залишити можна щонайбільше { $most }. Повернути когось?
    }

## Asks of a companion: what was done at the table

did-start = Якого городянина ви взяли першим?
did-paladins = Раунд { $n }: якого паладина ви взяли?
did-tavern = Яку карту корчми ви вибрали?
did-act = Яку дію ви виконали?
did-pay = { $action }: яких робітників ви поставили?
did-recruit =
    { $n ->
        [1] Якого городянина ви скинули?
       *[other] Кого ви взяли до загону?
    }
did-develop = Куди ви поставили майстерню?
did-clear = Молитва: яку дію ви звільнили?
did-commission = Куди вирушив чернець?
did-garrison = Де стала застава?
did-absolve = Куди ви пересунули глечик?
did-attack = Кого ви атакували?
did-convert = Кого ви навернули?
did-choice = { $card }: що ви вибрали?
did-order = Яку нагороду ви отримали першою?
did-discard =
    { $n ->
        [1] Ви скинули підозру?
       *[other] Скільки підозр ви скинули?
    }
did-pay-debt = Ви сплатили борг?
did-remove-debt = Ви знищили борг?
did-free-pray = Безплатна молитва: яку дію ви звільнили?
did-free-recruit = Кого ви найняли безплатно?
did-inquisition = Інквізиція: чию властивість ви застосували? (ваших підозр: { $n })
did-keep = Ви повернули когось із робітників? (у вас { $n }, залишити можна щонайбільше { $most })

## Options

option-pass = Спасувати
option-act = { $action } ({ $price }): { $brings }
option-favour = Королівська милість { $n }: { $card }
option-favour-hidden = Королівська милість { $n }
option-card = { $name }: { $facts }
option-card-price = { $name } ({ $price }): { $facts }
option-free-crew = { $name } — до загону: { $facts }
option-free-discard = { $name } — скинути: { $facts }
option-paladins = { $use } ({ $facts }); на верх — { $top }, під низ — { $bottom }
option-spot = { $action }, клітинка: { $worker }
option-discard =
    { $n ->
        [0] Не скидати
        [one] Скинути { $n } підозру
        [few] Скинути { $n } підозри
       *[many] Скинути { $n } підозр
    }
option-done = Більше не застосовувати
option-keep-all =
    { $n ->
        [0] Нікого не залишати
        [one] Залишити { $n } робітника
       *[other] Залишити { $n } робітників
    }
option-return = Повернути: { $worker }

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-round = Раунд { $n } із 7
event-turn = Раунд { $n }: { $player }
event-round-end = Кінець раунду { $n }
event-first = Перший гравець: { $player }
    .short = право першого ходу
event-order = Королівський наказ { $n }: { $order }, 5 разів
    .short = королівський наказ { $n } — { $order }
event-show-favour = Королівська милість { $n }: { $favour }
    .short = нова королівська милість — { $favour }
event-shuffle-taverns = Карти корчем перетасовано наново
event-chosen = Усі вибрали паладинів
event-paladin = { $player }: { $paladin }
event-tavern = { $player }: корчма — { $tavern }
event-place = { $player }: { $action } — { $workers }
    .short = дія «{ $action }»
event-clear = { $player }: клітинки знову вільні — { $action }
event-favour = { $player }: королівська милість ({ $favour })
event-change = { $player }: { $change }
event-workers = { $player }: +{ $workers }
event-raise = { $player }: { $change }, тепер { $n }
    .short = { $change }
event-raise-top = { $player }: { $attribute } вже на межі ({ $n })
event-tax = { $player }: { $tax } зі скарбниці, лишилося { $left }
    .short = { $tax } зі скарбниці
event-suspicion = { $player }: нова підозра (податок { $tax }); усього підозр — { $n }
event-shuffle-suspicion = Карти підозр перетасовано наново
event-inquisition = Інквізиція!
    .short = інквізиція
event-suspected = { $player }: найбільше підозр — { $n }
    .yours = інквізиція — найбільше підозр у вас ({ $n })
    .short = інквізиція — найбільше підозр ({ $n }): { $player }
event-nobody-suspected = Підозр немає ні в кого
event-treasury = Скарбницю поповнено: { $silver }
event-drop-suspicion =
    { $n ->
        [one] { $player }: скинуто { $n } підозру, лишилося { $left }
        [few] { $player }: скинуто { $n } підозри, лишилося { $left }
       *[many] { $player }: скинуто { $n } підозр, лишилося { $left }
    }
event-pay-debt = { $player }: борг сплачено
event-remove-debt = { $player }: борг знищено
event-hire = { $player }: новий городянин у загоні — { $townsfolk }
    .short = найнято — { $townsfolk }
event-send = { $player }: скинуто городянина — { $townsfolk }
    .short = скинуто заради нагороди — { $townsfolk }
event-workshop = { $player }: майстерня { $n } — { $action }
event-monk = { $player }: чернець — { $space }
event-outpost = { $player }: застава — { $space }
event-wall = { $player }: мур { $n } — { $wall }
    .short = мур { $n }
event-jar = { $player }: глечик { $n } — { $jar }
    .short = глечик { $n } ({ $jar })
event-attack = { $player }: атаковано чужинця — { $outsider }
    .short = атака — { $outsider }
event-convert = { $player }: навернено чужинця — { $outsider }
    .short = навернення — { $outsider }
event-pass = { $player }: пас
event-return = { $player }: повернено в запас — { $worker }
event-end = Сьомий раунд завершено: підрахунок очок
event-leave = Городянин залишає ряд: { $townsfolk }
event-retreat = Чужинець залишає ряд: { $outsider }
event-open-townsfolk = Нові городяни: { $cards }
event-open-outsider = Нові чужинці: { $cards }
event-open-tavern = Корчми: { $cards }

because-crew = загін
because-paladin = паладин
because-most-suspect = найбільше підозр
because-half = половина, із заокругленням униз
because-empty = скарбниця порожня
because-no-cards = карт підозр не лишилося
because-solo = соло-гра: ще одна карта
because-limit = після пасу можна мати щонайбільше 3
because-level = рівень складності
because-order = лежала на королівському наказі

## The bot: what it does and why

event-bot-workshop = { $player }: майстерня — { $action }
event-bot-workers =
    { $n ->
        [one] { $player }: { $n } робітник на цей раунд
        [few] { $player }: { $n } робітники на цей раунд
       *[many] { $player }: { $n } робітників на цей раунд
    }
event-bot-tavern =
    { $n ->
        [0] { $player }: на невзятій карті корчми немає злочинців
        [one] { $player }: на невзятій карті корчми { $n } злочинець
        [few] { $player }: на невзятій карті корчми { $n } злочинці
       *[many] { $player }: на невзятій карті корчми { $n } злочинців
    }
event-scheme-joins = { $player }: задум «Королівська милість» додано до скиду
event-scheme = { $player }, задум: { $scheme }
event-shuffle-schemes = { $player }: усі задуми перетасовано
event-cannot = { $player }: «{ $action }» не вдається — { $reason }
event-fall-back = { $player }: натомість крайня ліва доступна дія — { $action }
event-bot-place =
    { $n ->
        [one] { $player }: { $action }, { $n } робітник
        [few] { $player }: { $action }, { $n } робітники
       *[many] { $player }: { $action }, { $n } робітників
    }
event-bot-trade = { $player }: торгівля
event-rest =
    { $n ->
        [0] { $player }: відпочинок
        [one] { $player }: відпочинок, лишився { $n } робітник
        [few] { $player }: відпочинок, лишилося { $n } робітники
       *[many] { $player }: відпочинок, лишилося { $n } робітників
    }
event-bot-pray = { $player }: усі робітники йдуть із правої половини планшета
    .short = молитва, місця на планшеті знову вільні
event-bot-pray-worker = { $player }: звільняти нема чого, +1 робітник
    .short = молитва, +1 робітник
event-bot-conspire =
    { $n ->
        [one] { $player }: змова, +{ $n } робітник і 1 підозра
        [few] { $player }: змова, +{ $n } робітники й 1 підозра
       *[many] { $player }: змова, +{ $n } робітників і 1 підозра
    }
event-bot-jar = { $player }: глечик { $n } перевернуто
event-bot-done = { $player }: робітників більше немає, раунд завершено
event-marker =
    { $n ->
        [one] { $player }: фішка ресурсів іде на { $n } поділку ({ $start } → { $to })
        [few] { $player }: фішка ресурсів іде на { $n } поділки ({ $start } → { $to })
       *[many] { $player }: фішка ресурсів іде на { $n } поділок ({ $start } → { $to })
    }
event-lap =
    { $why ->
        [lowest] { $player }: фішка ресурсів пішла на нове коло; зростає найменший параметр — { $attribute } ({ $n })
       *[stack] { $player }: фішка ресурсів пішла на нове коло; з найменших параметрів ({ $n }) зростає верхній у стосі — { $attribute }
    }
event-drain = { $player }: скидати нема чого, тож 1 срібняк іде зі скарбниці; лишилося { $n }
event-points = { $player }: фішка ресурсів указує на місце { $n } ({ $what })
event-points-on = { $player }: фішка ресурсів указує на місце { $n } ({ $what }); найближча доступна карта — { $slot }
event-prefers = { $player }: найкраща доступна нагорода — { $rank }
event-takes-order = { $player }: королівський наказ { $n } вимагає — { $action }
event-takes = { $player }: вибір — { $way }

points-townsfolk = городянин
points-favour = королівська милість
points-outsider = чужинець
rank-recruit = безплатне наймання
rank-pay-debt = сплата боргу
rank-pray = молитва
rank-two-workers = 2 робітники
rank-worker = 1 робітник
rank-silver = 2 срібняки
rank-remove-suspicion = скидання підозри
rank-void = нічого корисного
way-faith = віра, найменший параметр
way-strength = сила, найменший параметр
way-influence = вплив, найменший параметр
way-pay-debt = сплатити борг
way-remove-suspicion = скинути підозри
way-silver = срібняки
way-workers = робітники
cannot-occupied = клітинки зайняті
cannot-no-workers = бракує робітників
cannot-limit = уже виконано 7 разів
cannot-no-space = немає доступної клітинки
cannot-no-strength = не вистачає сили на жодного чужинця
cannot-no-faith = не вистачає віри на жодного чужинця
cannot-no-influence = бракує впливу
cannot-no-walls = мурів не лишилося
cannot-no-townsfolk = ряд порожній
cannot-no-favour = вільної милості немає

does-commission = ставить ченця: найкраща нагорода, до якої дістає віра
does-fortify = зводить мур, якщо вистачає впливу
does-garrison = ставить заставу: найкраща нагорода, до якої дістає сила
does-absolve = перевертає глечик: −1 підозра, потім сплачено борг або ще −1 підозра
does-attack = атакує чужинця, на якого вказує фішка ресурсів, у межах сили
does-convert = навертає чужинця, на якого вказує фішка ресурсів, у межах віри
does-recruit = скидає городянина, на якого вказує фішка ресурсів
does-pray = звільняє праву половину планшета або отримує 1 робітника; усі задуми тасуються
does-trade = рухає фішку ресурсів на 1 поділку
does-conspire = отримує 2 робітників і 1 підозру
does-orders = виконує дію крайнього правого невиконаного королівського наказу
does-favour = використовує королівську милість, на яку вказує фішка ресурсів

## Refusals

why-not-an-option = Тут цього вибрати не можна
why-occupied = Клітинки зайняті, доки ви не виконаєте молитву або не спасуєте
why-no-workers = Потрібні робітники: { $workers }
why-no-workshop = Усі ваші майстерні вже стоять
why-no-silver = Потрібно: { $silver }
why-no-provisions = Потрібно: { $provisions }
why-no-silver-hire = Вам нема чим заплатити за жодного городянина в ряду
why-no-townsfolk = У ряду немає городян
why-no-outsider = У ряду немає чужинців
why-nothing-to-clear = На жодній вашій дії немає робітників
why-limit =
    { $n ->
        [one] Ви вже виконали це { $n } раз, більше не можна
        [few] Ви вже виконали це { $n } рази, більше не можна
       *[many] Ви вже виконали це { $n } разів, більше не можна
    }
why-no-space = До вільної клітинки поля вам не дістатися
why-no-walls = Мурів не лишилося
why-no-influence = Потрібен вплив: { $n }
why-no-strength = Ні сили, ні срібняків не вистачає на жодного чужинця
why-no-faith = Віри не вистачає на жодного чужинця
why-not-revealed = Відкриється в раунді { $n }
why-favour-taken = Там до кінця раунду стоїть робітник
why-no-debt-here = Боргом платять лише на двох крайніх лівих місцях
why-more-players = Ця клітинка — лише для { $n } і більше гравців
why-space-taken = Клітинку зайнято
why-no-faith-for = Потрібна віра: { $n }
why-no-strength-for = Потрібна сила: { $n }
why-jar-there = Там уже стоїть глечик
why-workshop-there = Там уже стоїть майстерня
why-tavern-taken = Цю корчму вже взяли

## Picture

pic-orders = Королівські накази
pic-favours = Королівські милості
pic-taverns = Корчми
pic-townsfolk = Городяни (у колоді { $n })
pic-outsiders = Чужинці (у колоді { $n })
pic-land = Регіони
pic-players = Гравці (у скарбниці { $n })
pic-boards = Планшети
pic-actions = Ваші дії
pic-crew = Ваш загін
pic-converted = Навернені вами
pic-walls = Ваші мури
pic-jars = Що лишилося для ваших глечиків
pic-hand = Ваші паладини
pic-bot = Бот
pic-schemes = Усі задуми
pic-bot-row = Запасний ряд дій бота
pic-paladins = Усі паладини

head-vp = ПО
head-order = Наказ
head-fulfilled = Виконали
head-slot = №
head-favour = Милість
head-who = Хто
head-workers = Робітники
head-price = Ціна
head-townsfolk = Городянин
head-discard = За скидання
head-crew = Загін
head-strength = Сила
head-faith = Віра
head-influence = Вплив
head-outsider = Чужинець
head-attack = Атака
head-convert = Навернення
head-commission = Доручення
head-fortify = Укріплення
head-garrison = Гарнізон
head-absolve = Прощення
head-region = Регіон
head-free = Вільно
head-there = Зайнято
head-silver = Срібняки
head-provisions = Припаси
head-suspicion = Підозри
head-debts = Борги
head-paladin = Паладин
head-action = Дія
head-takes = Вимагає
head-workshops = Майстерні
head-times = Разів
head-effect = Властивість
head-wall = Мур
head-boost = Параметри
head-count = Кількість
head-scheme = Задум

cell-order = { $action } × { $n }
cell-monk = чернець: { $player }
cell-outpost = застава: { $player }
cell-passed = { $player } (пас)
cell-active = ▸ { $player }
cell-debts = { $n } (сплачено: { $paid })
cell-boosted = { $n } → { $now }
cell-ready = вільно
cell-shops = { $action } { $n }
cell-of = { $n } із { $of }
cell-times = { $n }×
bot-marker = Фішка ресурсів
bot-stack = Стос, згори донизу
bot-shops = Майстерні
bot-used = Зайняті цього раунду
bot-deck = Задумів у колоді
bot-seen = Відкриті задуми

## Scores

score-orders = Королівські накази
score-faith = Віра
score-strength = Сила
score-influence = Вплив
score-develop = Розвиток
score-paid = Сплачені борги
score-unpaid = Несплачені борги
score-goods = Срібняки та припаси
score-commission = Доручення
score-fortify = Укріплення
score-walls = Очки на мурах
score-garrison = Гарнізони
score-absolve = Прощення
score-converted = Навернені чужинці

## Characters of bots; .about goes on after a colon.

character-courtier = придворний
    .about = виконує королівські накази, нарощує вплив, розвиває майстерні
character-defender = захисник
    .about = зводить мури, ставить гарнізони, нарощує силу
character-preacher = проповідник
    .about = живе вірою: доручення, прощення, навернення чужинців

## Settings: an attribute per value.

setting-solo = Соло-гра
    .easy = легкий рівень
    .medium = середній рівень
    .hard = важкий рівень
    .about = Що вищий рівень, то більше майстерень у бота: його дії потребують менше робітників.

# -- карти, які людина читає зі столу ---------------------------------------------------------

own-decks = Дванадцяти задумів суперника ми ніде не знайшли в друці, тож вони в нас свої: ваші хай лишаються в коробці. Коли настає час, застосунок сам тягне задум і каже, що робить суперник. Свої в нас також один зброєносець, месник-сарацин, більшість місць для глечиків і робітників під майстернями, срібняки в скарбниці та чотири ціни в ряду суперника: якщо у вашій коробці інакше, застосунок рахує за своїм.
deck-scheme = задум
deck-townsfolk = городяни
deck-outsider = чужинці
deck-wall = мури
deck-suspicion = підозри
deck-tavern = корчми
deck-order = королівські накази
deck-favour = королівські милості
deck-paladin = ваші паладини
reveal-paladin = Яка з ваших карт відкрита?
reveal-townsfolk =
    { $place ->
        [refill]
            { $n ->
                [1] Яка карта городянина лягла в ряд зліва?
               *[other] Ряд городян поповнено зліва: які це карти, зліва направо ({ $n })?
            }
       *[none]
            { $n ->
                [1] Яку карту городянина відкрито?
               *[other] Які карти городян відкрито, зліва направо ({ $n })?
            }
    }
reveal-outsider =
    { $place ->
        [refill]
            { $n ->
                [1] Який чужинець ліг у ряд справа?
               *[other] Ряд чужинців поповнено справа: хто це, зліва направо ({ $n })?
            }
       *[none]
            { $n ->
                [1] Якого чужинця відкрито?
               *[other] Яких чужинців відкрито, зліва направо ({ $n })?
            }
    }
reveal-wall =
    { $place ->
        [bot] Яку карту муру відкрив суперник?
       *[none] Яку карту муру ви відкрили?
    }
reveal-suspicion =
    { $of ->
        [1]
            { $place ->
                [bot] Яку карту підозри взяв суперник?
               *[you] Яку карту підозри взяли ви?
            }
       *[other]
            { $place ->
                [bot] Яку карту підозри взяв суперник ({ $k } з { $of })?
               *[you] Яку карту підозри взяли ви ({ $k } з { $of })?
            }
    }
reveal-tavern = Які корчми відкрито, зліва направо ({ $n })?
reveal-order =
    { $place ->
        [bot] Які королівські накази відкрито для майстерень суперника ({ $n })?
       *[none] Який королівський наказ відкрито?
    }
reveal-favour = Яку королівську милість відкрито?
reveal-scheme = Яку карту задуму відкрито?

## Web: what only the drawn boards say, short enough for their places.

ui-boards = Який планшет показати
ui-main = Поле
ui-mine = Мій планшет
ui-your-board = Ваш планшет
ui-board-of = Планшет: { $name }
ui-open-here =
    { $n ->
        [one] { $n } варіант тут
        [few] { $n } варіанти тут
       *[many] { $n } варіантів тут
    }
ui-first = починає: { $name }
ui-round = раунд { $n }
ui-fulfilled = виконано: { $name }
ui-you-did = ви: { $n } із { $of }
ui-treasury = Скарбниця
ui-left-of = лишилося { $n } із { $of }
ui-at-zero = Лишилося { $n }; коли стане 0, інквізиція покарає тих, у кого найбільше підозр.
ui-townsfolk = Городяни
ui-last-leaves = крайню праву карту скинуть наприкінці раунду
ui-free = безплатно
ui-taken = забрано
ui-gone = нікого
ui-way-crew = до загону
ui-way-discard = скинути
ui-region = Регіон { $n }
ui-region-lies = Регіон { $n }: вільно { $free }; { $who }
ui-monk-of = чернець: { $name }
ui-outpost-of = застава: { $name }
ui-left-actions = Дії, що дають ресурси
ui-right-actions = Дії, що дають очки
ui-no-paladin = ще не відкрито
ui-no-workers = нікого не лишилося
ui-jars = Глечики
ui-jar = глечик { $n }
ui-workshop = майстерня
ui-space-shop = { $what }
ui-space-put = платить: { $what }
ui-space-need = потрібно: { $what }
ui-space-full = стоїть: { $what }
ui-used = уже використано
ui-empties = звільняє дію
ui-times =
    { $n ->
        [one] виконано { $n } раз
        [few] виконано { $n } рази
       *[many] виконано { $n } разів
    }
ui-times-of = виконано { $n } із { $of }
ui-need-of = { $n } (треба { $of })
ui-regions-up-to =
    { $n ->
        [0] жодного
        [1] регіон 1
       *[other] регіони 1–{ $n }
    }
ui-lacking = 1 срібняк за кожні 2 очки сили, яких бракує
ui-points = { $n } ПО
ui-top-bottom = ↑ на верх колоди, ↓ під низ
ui-tavern = Корчма { $n }
ui-passed = пас
ui-bot-done = раунд для нього завершено
ui-bot-points = першою в ряду береться карта { $n }
ui-bot-lap = після 5: +1, найнижча ознака — { $what }
ui-bot-last = останній задум: { $what }
ui-line = { $name }: { $what }

## Name cards and legend: what signs and places are called and what they mean.

legend-workers = Робітники
legend-attributes = Параметри
legend-goods = Що отримують і втрачають
legend-gives = Що дають знаки
legend-actions = Дії
legend-bot = Суперник у соло-грі
legend-pieces = Фішки та чужинці

sign-labourer = Різнороб
    .about = Білий робітник: стає лише на клітинки для будь-якого робітника.
sign-scout = Розвідник
    .about = Зелений робітник: потрібен для полювання, доручення, укріплення й атаки.
sign-merchant = Торговець
    .about = Синій робітник: потрібен для торгівлі, укріплення, гарнізону й прощення.
sign-fighter = Воїн
    .about = Червоний робітник: потрібен для наймання до загону, гарнізону, атаки й навернення.
sign-cleric = Клірик
    .about = Чорний робітник: потрібен для молитви, доручення, прощення й навернення.
sign-criminal = Злочинець
    .about = Фіолетовий робітник, що стає на будь-яку клітинку. Щоразу, отримавши його, ви тягнете карту підозри.
sign-any = Будь-який робітник
    .about = Сюди стає будь-який робітник.

sign-faith = Віра
    .about = Потрібна для доручення й навернення, її підвищують гарнізон і прощення. Наприкінці дає ПО за рівнем на треку.
sign-strength = Сила
    .about = Потрібна для гарнізону й атаки, її підвищують укріплення й навернення. Наприкінці дає ПО за рівнем на треку.
sign-influence = Вплив
    .about = Потрібен для укріплення й прощення, його підвищують доручення й атака. Наприкінці дає ПО за рівнем на треку.

sign-silver = Срібняк
    .about = Ним платять за розвиток, наймання, молитву, прощення й навернення. Наприкінці кожні 3 срібняки та припаси разом дають 1 ПО.
sign-provision = Припас
    .about = Ним платять за доручення, укріплення й гарнізон.
sign-tax = Податок
    .about = Срібняки, які ви берете зі скарбниці. Коли вона спорожніє, приходить інквізиція.
sign-suspicion = Підозра
    .about = Карта, яку тягнуть за кожного злочинця. Під час інквізиції той, у кого їх найбільше, бере борг.
sign-debt = Борг
    .about = Несплачений коштує −3 ПО наприкінці гри, сплачений дає 1 ПО.
sign-paid-debt = Сплачений борг
    .about = Перевернутий борг: 1 ПО наприкінці гри.
sign-vp = Переможні очки
    .about = Хто має їх найбільше після раунду 7, перемагає.

sign-remove-suspicion = Скинути підозру
    .about = Можна скинути свою останню карту підозри.
sign-remove-debt = Знищити борг
    .about = Можна повернути один несплачений борг у стос.
sign-pay-debt = Сплатити борг
    .about = Можна перевернути несплачений борг на сплачений бік: 1 ПО замість −3. Саме це нічого не коштує.
sign-pray = Безплатна молитва
    .about = Можна прибрати всіх робітників з однієї дії свого планшета й виконати її знову.
sign-recruit = Безплатне наймання
    .about = Можна взяти будь-якого городянина з ряду без робітників і срібняків — до загону або щоб скинути.
sign-develop = Безплатний розвиток
    .about = Поставте майстерню без робітників і срібняків і візьміть робітника з-під неї.

sign-act-develop = Розвиток
    .about = 2 робітники й 4 срібняки: майстерня назавжди заміняє одного робітника дії праворуч, а робітник з-під неї — ваш.
sign-act-recruit = Наймання
    .about = 1 робітник скидає городянина заради верхньої нагороди; 2 робітники, один із них воїн, беруть його до загону, де він допомагає всю гру.
sign-act-hunt = Полювання
    .about = 1 робітник дає 1 припас; 2 робітники, один із них розвідник, дають 3.
sign-act-trade = Торгівля
    .about = 1 робітник дає 1 срібняк; 2 робітники, один із них торговець, дають 3.
sign-act-pray = Молитва
    .about = Клірик і 2 срібняки: усі робітники залишають іншу дію вашого планшета, і її можна виконати знову.
sign-act-conspire = Змова
    .about = За будь-якого робітника — злочинець і 1 підозра.
sign-act-commission = Доручення
    .about = Чернець іде в регіон, до якого дістає ваша віра: нагорода клітинки й 1 очко впливу.
sign-act-fortify = Укріплення
    .about = Ви тягнете мур, якщо вистачає впливу: сила й усе, що на мурі зображено.
sign-act-garrison = Гарнізон
    .about = Застава йде в регіон, до якого дістає ваша сила: нагорода клітинки й 1 очко віри.
sign-act-absolve = Прощення
    .about = Глечик іде на місце для глечика, якщо вистачає впливу: нагорода, 1 очко віри, і можна скинути підозру.
sign-act-attack = Атака
    .about = Ви перемагаєте чужинця: сила за прапором його місця або 1 срібняк за кожні 2, яких бракує. Верхня нагорода й 1 очко впливу.
sign-act-convert = Навернення
    .about = Ви навертаєте чужинця, до якого дістає ваша віра: відразу сила, наприкінці ПО за його нижньою частиною.
sign-act-orders = Королівські накази
    .about = Бот виконує дію крайнього праворуч невиконаного наказу.
sign-act-favour = Королівська милість
    .about = Бот ставить 1 робітника на милість, на яку вказує фішка ресурсів.
sign-act-rest = Відпочинок
    .about = Фішка ресурсів іде на 1 і ще на 1 за кожного робітника, що лишився; бот завершує раунд.

sign-monk = Чернець
    .about = Його ставлять у регіон за дорученням; 5, 6 чи 7 дають 2, 5 чи 9 ПО.
sign-outpost = Застава
    .about = Її ставить у регіон гарнізон; 5, 6 чи 7 дають 2, 5 чи 9 ПО.
sign-workshop = Майстерня
    .about = Щораунду заміняє робітника своєї клітинки.
sign-wall = Мур
    .about = Відразу дає силу; число на ньому — ПО наприкінці гри.
sign-jar = Глечик
    .about = Прощення ставить його на місце для глечика; 5, 6 чи 7 глечиків дають 1, 3 чи 6 ПО.
sign-viking = Вікінг
    .about = Один із народів чужинців; деякі навернені дають ПО за атакованих чужинців цього народу.
sign-byzantine = Візантієць
    .about = Один із народів чужинців; деякі навернені дають ПО за атакованих чужинців цього народу.
sign-saracen = Сарацин
    .about = Один із народів чужинців; деякі навернені дають ПО за атакованих чужинців цього народу.

about-townsfolk = Їх наймають за срібняки — щоб скинути або до загону. Наприкінці раунду крайній праворуч іде.
about-land = Ченці й застави стають на клітинки вгорі, унизу стоять чужинці. Прапори кажуть, скільки віри й сили потребує регіон.
about-favours = Милістю користується один робітник зображеного виду; раз за раунд, лише один гравець. Від раунду 3 щоразу відкривають ще одну.
about-orders = Хто до кінця гри виконав зображену дію щонайменше 5 разів, отримує 4, 6 чи 8 ПО.
about-treasury = З неї беруть податки. Коли вона спорожніє, інквізиція приходить до тих, у кого найбільше підозр, і скарбницю наповнюють знову.
about-attributes = До чого дістають ваші дії, цього раунду разом із паладином. Малі числа внизу — ПО наприкінці гри.
about-marker = Рухається за срібняки, припаси й податки та вказує, яку карту бере бот. Після 5 зростає найменший параметр бота.
about-schemes = Після кожної вашої дії бот відкриває один задум і пробує його виконати.
about-bot-workers = Усі однакові: на початку раунду їх стільки, який номер раунду, і ще 3.
about-board = Подивитися можна на будь-чий планшет.
about-workers = Робітники, яких цього раунду ще не поставлено.
about-order = До кінця гри { $n } разів або більше: { $vp } ПО.
about-hire-price = Скільки срібняків коштує наймання з цього місця; де зображено борг, можна натомість узяти 1 борг.
about-discard = З 1 робітником карту скидають, і вона один раз дає це.
about-crew = З 2 робітниками, один із них воїн, карта йде до загону й допомагає до кінця гри.
about-flag-faith = Стільки віри треба, щоб поставити ченця в цей регіон і навернути чужинця внизу.
about-flag-strength = Стільки сили треба, щоб поставити заставу в цей регіон і атакувати чужинця внизу.
about-foe-attack = Що відразу дає перемога над цим чужинцем.
about-foe-convert = Сила відразу, далі — за що навернений чужинець дає ПО наприкінці.
about-foe-needs = Атака: сила { $strength }; навернення: віра { $faith }.
about-space = Чернець чи застава тут дає: { $effect }.
about-space-needs = Чернець потребує віри { $faith }, застава — сили { $strength }.
about-brings = Дає: { $effect }.
about-jar = Глечик, поставлений сюди, дає: { $effect }.
about-tavern = Чотири робітники на цей раунд: { $workers }.
about-paladin = Служить один раунд: підвищує параметри, допомагає з однією дією і приводить 2 робітників.
about-boost = Цього раунду: { $boost }.
about-reach = Скільки ви маєте з того, що потребує ця дія, і як далеко це дістає.
about-steps = Наприкінці гри, коли це виконано { $n } разів.
about-converted = ПО, які цей навернений чужинець дає зараз
about-level = Наприкінці дає { $vp } ПО.
about-mark-faith = ▾: звідси відкрито ще один регіон для ченців і навернень.
about-mark-strength = ▾: звідси відкрито ще один регіон для застав і атак.
about-mark-influence = ▾: стільки треба для вашого наступного муру чи глечика.

ui-order-hidden = Королівський наказ раунду { $n }
ui-favour-hidden = Її відкриють у раунді { $n }.
ui-hire-price = Ціна місця
ui-flag-faith = Віра { $n }
ui-flag-strength = Сила { $n }
ui-space-free = вільна клітинка
ui-gains = Що дає дія
ui-level = Рівень { $n }
ui-worth = Скільки зараз варте здобуте; остаточно рахують наприкінці.

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Задуми суперника
    .one = задум
box-schemes-action = Дія
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
box-schemes-aside = Лежить на королівській милості, доки ту не відкрито
box-actions = Дії на планшеті гравця
    .one = дія
    .ask = Що на вашому планшеті?
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
box-actions-right = Стоїть на правій половині планшета
box-actions-spaces = Клітинки для робітників, зліва направо
    .labourer = { good-labourer }
    .scout = { good-scout }
    .merchant = { good-merchant }
    .fighter = { good-fighter }
    .cleric = { good-cleric }
    .criminal = { good-criminal }
    .any = { good-any }
box-actions-needs = Якого параметра потребує
    .faith = { good-faith }
    .strength = { good-strength }
    .influence = { good-influence }
box-actions-raises = Який параметр підвищує
    .faith = { good-faith }
    .strength = { good-strength }
    .influence = { good-influence }
box-actions-limit = Скільки разів за гру
box-actions-good = Чим платять
    .silver = { good-silver }
    .provision = { good-provision }
box-actions-steps = Ціна першого разу, другого й далі
box-actions-marks = Скільки потрібно першого разу, другого й далі
box-actions-vp = Очки наприкінці: спершу за жоден раз, тоді за один і далі
box-bot_row = Запасний ряд дій бота
    .one = дія
    .ask = Що на вашому планшеті?
box-bot_row-id =
    .pray = { action-pray }
    .trade = { action-trade }
    .conspire = { action-conspire }
    .rest = { action-rest }
    .recruit = { action-recruit }
box-bot_row-workers = Скільки робітників потребує
box-jar_spaces = Клітинки для глечиків
    .one = клітинка
    .ask = Що там зображено?
box-jar_spaces-gain = Що дає глечик, поставлений туди
box-outsiders = Чужинці
    .one = чужинець
box-outsiders-name = Назва
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
box-outsiders-attack = За атаку, у кутку карти
box-outsiders-strength = Сила за навернення
box-outsiders-score = Очки наприкінці, якщо навернено
box-seats = Скарбниця
    .one = число
    .ask = Що у ваших правилах?
box-seats-id =
    { $id ->
        [1] Соло-гра
       *[other] За { $id } гравців
    }
box-seats-treasury = Срібняків податку в скарбниці
box-suspicion = Карти підозр
    .one = вид карт
box-suspicion-tax = Срібняків на карті
box-suspicion-copies = Скільки таких карт у колоді
box-townsfolk = Городяни
    .one = городянин
box-townsfolk-name = Назва
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
box-townsfolk-discard = За скидання
box-townsfolk-when = Коли діє властивість
    .absolve = { when-absolve }
    .attack = { when-attack }
    .commission = { when-commission }
    .convert = { when-convert }
    .develop = { when-develop }
    .fortify = { when-fortify }
    .garrison = { when-garrison }
    .inquisition = { when-inquisition }
    .pay-debt = { when-pay-debt }
box-townsfolk-gain = Що дає властивість
box-townsfolk-hire = Відразу, за наймання
box-townsfolk-needs = Лише якщо
    .suspect = 2 або більше підозр
    .blameless = підозр немає
box-workshops = Робітники під майстернями
    .one = майстерня
    .ask = Що на вашому планшеті?
box-workshops-id = Майстерня { $id }
box-workshops-worker = Робітник під нею
    .labourer = { good-labourer }
    .scout = { good-scout }
    .merchant = { good-merchant }
    .fighter = { good-fighter }
    .cleric = { good-cleric }
    .criminal = { good-criminal }
