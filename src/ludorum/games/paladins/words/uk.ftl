## Names

title = Паладини Західного королівства
    .about = Щораунду новий паладин: будуйте, проповідуйте, воюйте й остерігайтеся інквізиції.

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
good-silver = срібло
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
townsfolk-acolyte = Служка
townsfolk-architect = Архітектор
townsfolk-conspirator = Змовниця
townsfolk-debt-collector = Збирач боргів
townsfolk-defender = Захисник
townsfolk-gatekeeper = Брамник
townsfolk-missionary = Місіонерка
townsfolk-peddler = Коробейник
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
outsider-champion = Боєць
outsider-guardian = Охоронець
outsider-hunter = Мисливець
outsider-invader = Загарбник
outsider-lookout = Дозорець
outsider-marauder = Мародер
outsider-mercenary = Найманець
outsider-protector = Оборонець
outsider-thief = Злодій
outsider-traitor = Відступник
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
        [one] кожного містянина у вашому загоні
        [few] кожних { $n } містян у вашому загоні
       *[many] кожних { $n } містян у вашому загоні
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
face-townsfolk = { $name } — скид: { $discard }; { $crew }
face-outsider = { $name } ({ $people }) — атака: { $attack }
card-when = { $when }: { $effect }
card-now = одразу { $effect }
card-end = наприкінці гри { $effect }
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
ability-no-silver = { $action }: без срібла
ability-no-provision = { $action }: без припасів
ability-less = { $action }: дешевше на { $price }
ability-bonus = { $action }: щоразу { $gain }
space = Регіон { $region }: { $effect }

## What an action brings

brings-develop = поставити майстерню
brings-discard = скинути містянина заради нагороди
brings-crew = найняти містянина до загону
brings-pray = звільнити клітинки іншої дії
brings-suspicion = 1 підозра
brings-commission = чернець на полі, +1 очко впливу
brings-fortify = мур, сила
brings-garrison = застава на полі, +1 очко віри
brings-absolve = глечик, +1 очко віри, скинути 1 підозру
brings-attack = перемогти чужинця, вплив
brings-convert = навернути чужинця, сила

## Asks

ask-start = Ваш перший містянин, безплатно
ask-paladins = Раунд { $n }: який паладин допоможе вам, який ляже на верх колоди, який — під низ?
ask-tavern = Оберіть корчму з робітниками
ask-act =
    { $n ->
        [one] Виконайте дію (лишився { $n } робітник) або спасуйте
        [few] Виконайте дію (лишилося { $n } робітники) або спасуйте
       *[many] Виконайте дію (лишилося { $n } робітників) або спасуйте
    }
ask-pay = { $action }: які робітники?
ask-recruit =
    { $n ->
        [1] Якого містянина скинути?
       *[other] Хто вступить до вашого загону?
    }
ask-develop = Куди поставити майстерню?
ask-clear = Молитва: яку дію звільнити?
ask-commission = Куди вирушить чернець?
ask-garrison = Де стане застава?
ask-absolve = Куди пересунути глечик?
ask-attack = Кого атакувати?
ask-convert = Кого навернути?
ask-choice = { $card }: оберіть одне
ask-order = Що спочатку?
ask-discard =
    { $n ->
        [1] Скинути підозру?
       *[other] Скільки підозр скинути?
    }
ask-pay-debt = Сплатити борг?
ask-remove-debt = Знищити борг?
ask-free-pray = Безплатна молитва: яку дію звільнити?
ask-free-recruit = Безплатне наймання: кого?
ask-inquisition =
    { $n ->
        [one] Інквізиція: у вас { $n } підозра. Чию властивість застосувати?
        [few] Інквізиція: у вас { $n } підозри. Чию властивість застосувати?
       *[many] Інквізиція: у вас { $n } підозр. Чию властивість застосувати?
    }
ask-keep =
    { $n ->
        [one] У вас { $n } робітник, залишити можна не більше { $most }. Повернути когось?
        [few] У вас { $n } робітники, залишити можна не більше { $most }. Повернути когось?
       *[many] У вас { $n } робітників, залишити можна не більше { $most }. Повернути когось?
    }

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
option-spot = { $action }: клітинка «{ $worker }»
option-discard =
    { $n ->
        [0] Не скидати
        [one] Скинути { $n } підозру
        [few] Скинути { $n } підозри
       *[many] Скинути { $n } підозр
    }
option-done = Більше нікого
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
event-order = Королівський наказ { $n }: { $order }, 5 разів
event-show-favour = Королівська милість { $n }: { $favour }
event-shuffle-taverns = Карти корчем перетасовано наново
event-chosen = Усі обрали паладинів
event-paladin = { $player }: { $paladin }
event-tavern = { $player }: корчма — { $tavern }
event-place = { $player }: { $action } — { $workers }
event-clear = { $player }: клітинки знову вільні — { $action }
event-favour = { $player }: королівська милість, { $favour }
event-change = { $player }: { $change }
event-workers = { $player }: + { $workers }
event-raise = { $player }: { $change }, тепер { $n }
event-raise-top = { $player }: { $attribute } — уже { $n }
event-tax = { $player }: { $tax }; у скарбниці лишилося { $left }
event-suspicion = { $player }: карта підозри, податків на ній — { $tax }; усього підозр — { $n }
event-shuffle-suspicion = Карти підозр перетасовано наново
event-inquisition = Інквізиція!
event-suspected =
    { $n ->
        [one] { $player }: найбільше підозр, { $n } карта
        [few] { $player }: найбільше підозр, { $n } карти
       *[many] { $player }: найбільше підозр, { $n } карт
    }
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
event-hire = { $player }: новий містянин у загоні — { $townsfolk }
event-send = { $player }: скинуто містянина — { $townsfolk }
event-workshop = { $player }: майстерня { $n } — { $action }
event-monk = { $player }: чернець — { $space }
event-outpost = { $player }: застава — { $space }
event-wall = { $player }: мур { $n } — { $wall }
event-jar = { $player }: глечик { $n } — { $jar }
event-attack = { $player }: атаковано чужинця — { $outsider }
event-convert = { $player }: навернено чужинця — { $outsider }
event-pass = { $player }: пас
event-return = { $player }: назад у запас — { $worker }
event-end = Сьомий раунд завершено: підрахунок очок
event-leave = Містянин залишає ряд: { $townsfolk }
event-retreat = Чужинець залишає ряд: { $outsider }
event-open-townsfolk = Нові містяни: { $cards }
event-open-outsider = Нові чужинці: { $cards }
event-open-tavern = Корчми: { $cards }

because-crew = загін
because-paladin = паладин
because-most-suspect = найбільше підозр
because-half = половина, із заокругленням униз
because-empty = скарбниця порожня
because-no-cards = карт підозр не лишилося
because-solo = соло-гра: ще одна карта
because-limit = після паса не більше 3
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
        [0] { $player }: на корчмі, що лишилася, немає злочинців
        [one] { $player }: на корчмі, що лишилася, { $n } злочинець
        [few] { $player }: на корчмі, що лишилася, { $n } злочинці
       *[many] { $player }: на корчмі, що лишилася, { $n } злочинців
    }
event-scheme-joins = { $player }: задум «Королівська милість» додано до скиду
event-scheme = { $player }, задум: { $scheme }
event-shuffle-schemes = { $player }: усі задуми перетасовано
event-cannot = { $player }: { $action } — не можна, { $reason }
event-fall-back = { $player }: натомість найлівіша доступна дія — { $action }
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
event-bot-pray-worker = { $player }: звільняти нічого, + 1 робітник
event-bot-conspire = { $player }: змова, + { $n } робітники й 1 підозра
event-bot-jar = { $player }: глечик { $n } перевернуто
event-bot-done = { $player }: робітників більше немає, раунд для нього завершено
event-marker =
    { $n ->
        [one] { $player }: фішка ресурсів, { $n } поділка, з { $start } на { $to }
        [few] { $player }: фішка ресурсів, { $n } поділки, з { $start } на { $to }
       *[many] { $player }: фішка ресурсів, { $n } поділок, з { $start } на { $to }
    }
event-lap =
    { $why ->
        [lowest] { $player }: фішка ресурсів пішла на нове коло; зростає найменший параметр — { $attribute } ({ $n })
       *[stack] { $player }: фішка ресурсів пішла на нове коло; з найменших параметрів ({ $n }) зростає верхній у стосі — { $attribute }
    }
event-drain = { $player }: скинути нічого, тому 1 срібняк іде зі скарбниці; лишилося { $n }
event-points = { $player }: фішка ресурсів указує — { $what } { $n }
event-points-on = { $player }: фішка ресурсів указує — { $what } { $n }, найближча доступна карта — { $slot }
event-prefers = { $player }: найкраща доступна нагорода — { $rank }
event-takes-order = { $player }: королівський наказ { $n } вимагає — { $action }
event-takes = { $player }: з варіантів — { $way }

points-townsfolk = містянин
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
way-silver = срібло
way-workers = робітники
cannot-occupied = клітинки зайняті
cannot-no-workers = бракує робітників
cannot-limit = виконано вже 7 разів
cannot-no-space = немає доступної клітинки
cannot-no-strength = сили бракує на будь-якого чужинця
cannot-no-faith = віри бракує на будь-якого чужинця
cannot-no-influence = бракує впливу
cannot-no-walls = мурів не лишилося
cannot-no-townsfolk = ряд порожній
cannot-no-favour = жодна не вільна

does-commission = ставить ченця: найкраща нагорода, до якої дістає віра
does-fortify = зводить мур, якщо вистачає впливу
does-garrison = ставить заставу: найкраща нагорода, до якої дістає сила
does-absolve = перевертає глечик: −1 підозра, потім сплачено борг або ще −1 підозра
does-attack = атакує чужинця, на якого вказує фішка ресурсів, у межах сили
does-convert = навертає чужинця, на якого вказує фішка ресурсів, у межах віри
does-recruit = скидає містянина, на якого вказує фішка ресурсів
does-pray = звільняє праву половину планшета або отримує 1 робітника; усі задуми тасуються
does-trade = рухає фішку ресурсів на 1 поділку
does-conspire = отримує 2 робітників і 1 підозру
does-orders = виконує дію найправішого невиконаного королівського наказу
does-favour = використовує королівську милість, на яку вказує фішка ресурсів

## Refusals

why-not-an-option = Тут цього обрати не можна
why-occupied = Клітинки зайняті, доки ви не виконаєте молитву або не спасуєте
why-no-workers = Потрібні: { $workers }
why-no-workshop = Усі ваші майстерні вже стоять
why-no-silver = Потрібно: { $silver }
why-no-provisions = Потрібно: { $provisions }
why-no-silver-hire = Вам нема чим заплатити за жодного містянина в ряду
why-no-townsfolk = У ряду немає містян
why-no-outsider = У ряду немає чужинців
why-nothing-to-clear = На жодній вашій дії немає робітників
why-limit = Ви виконали це вже { $n } разів, більше не можна
why-no-space = До вільної клітинки поля вам не дістатися
why-no-walls = Мурів не лишилося
why-no-influence = Потрібен вплив: { $n }
why-no-strength = Ні сили, ні срібла не вистачає на жодного чужинця
why-no-faith = Віри не вистачає на жодного чужинця
why-not-revealed = Відкриється в раунді { $n }
why-favour-taken = Там до кінця раунду стоїть робітник
why-no-debt-here = Боргом платять лише на двох крайніх лівих місцях
why-more-players =
    { $n ->
        [one] Для цієї клітинки потрібен { $n } гравець
        [few] Для цієї клітинки потрібно { $n } гравці
       *[many] Для цієї клітинки потрібно { $n } гравців
    }
why-space-taken = Клітинку зайнято
why-no-faith-for = Потрібна віра: { $n }
why-no-strength-for = Потрібна сила: { $n }
why-jar-there = Там уже стоїть глечик
why-workshop-there = Там уже стоїть майстерня
why-tavern-taken = Її вже обрали

## Picture

pic-orders = Королівські накази
pic-favours = Королівські милості
pic-taverns = Корчми
pic-townsfolk = Містяни (у колоді { $n })
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
head-townsfolk = Містянин
head-discard = Скид
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
head-silver = Срібло
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
score-goods = Срібло та припаси
score-commission = Доручення
score-fortify = Укріплення
score-walls = Очки на мурах
score-garrison = Гарнізони
score-absolve = Прощення
score-converted = Навернені чужинці

## Settings: an attribute per value.

setting-solo = Соло-гра
    .easy = легкий рівень
    .medium = середній рівень
    .hard = важкий рівень

# -- карти, які людина читає зі столу ---------------------------------------------------------

own-decks = Дванадцяти задумів суперника ми ніде не знайшли в друці, тож вони в нас свої: ваші хай лишаються в коробці. Коли настає час, застосунок сам тягне задум і каже, що робить суперник. Свої в нас також один зброєносець, месник-сарацин, більшість місць для глечиків і робітників під майстернями, срібло в скарбниці та чотири ціни в ряду суперника: якщо у вашій коробці інакше, застосунок рахує за своїм.
deck-scheme = задум
reveal-paladin = Яка з ваших карт відкрита?
reveal-townsfolk =
    { $place ->
        [refill]
            { $n ->
                [1] Яка карта містян лягла в ряд зліва?
               *[other] Ряд містян поповнено зліва: які це карти, зліва направо ({ $n })?
            }
       *[none]
            { $n ->
                [1] Яку карту містян відкрито?
               *[other] Які карти містян відкрито, зліва направо ({ $n })?
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
ui-mine = Мій
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
ui-at-zero = Лишилося { $n }; на нулі інквізиція прийде до найпідозріліших.
ui-townsfolk = Містяни
ui-last-leaves = крайня праворуч карта піде наприкінці раунду
ui-free = задарма
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
ui-need-of = { $n } із { $of }
ui-regions-up-to =
    { $n ->
        [0] жодного
        [1] регіон 1
       *[other] регіони 1–{ $n }
    }
ui-lacking = 1 срібняк за кожні 2 сили, яких бракує
ui-points = { $n } ПО
ui-top-bottom = ↑ на верх колоди, ↓ під неї
ui-tavern = Корчма { $n }
ui-passed = пас
ui-line = { $name }: { $what }
