## Names

title = Архітектори Західного королівства
    .about = Розсилайте робітників, арештовуйте чужих, бережіть доброчестя.
    .alone = Костянтин або Гелена
    .own = Задуми суперника в соло-грі — наші власні: ми ніде не знайшли їх у друці. Решта карт така, як у виданій грі.

# Goods: dictionary form; .count goes with a number, nominative.

good-clay = глина
    .count =
        { $n ->
            [one] { $n } глина
            [few] { $n } глини
           *[many] { $n } глини
        }
good-wood = деревина
    .count =
        { $n ->
            [one] { $n } деревина
            [few] { $n } деревини
           *[many] { $n } деревини
        }
good-stone = камінь
    .count =
        { $n ->
            [one] { $n } камінь
            [few] { $n } камені
           *[many] { $n } каменів
        }
good-gold = золото
    .count =
        { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[many] { $n } золота
        }
good-marble = мармур
    .count =
        { $n ->
            [one] { $n } мармур
            [few] { $n } мармуру
           *[many] { $n } мармуру
        }
good-silver = срібняки
    .count =
        { $n ->
            [one] { $n } срібняк
            [few] { $n } срібняки
           *[many] { $n } срібняків
        }
good-virtue = доброчестя
    .count =
        { $n ->
            [one] { $n } очко доброчестя
            [few] { $n } очки доброчестя
           *[many] { $n } очок доброчестя
        }
good-card = карта будівлі
    .count =
        { $n ->
            [one] { $n } карта будівлі
            [few] { $n } карти будівель
           *[many] { $n } карт будівель
        }
good-debt = борг
    .count =
        { $n ->
            [one] { $n } борг
            [few] { $n } борги
           *[many] { $n } боргів
        }
good-paid-debt = сплачений борг
    .count =
        { $n ->
            [one] { $n } сплачений борг
            [few] { $n } сплачені борги
           *[many] { $n } сплачених боргів
        }
good-worker = робітник
    .count =
        { $n ->
            [one] { $n } робітник
            [few] { $n } робітники
           *[many] { $n } робітників
        }
good-vp = переможне очко
    .count = { $n } ПО

# Places: heading; .at where, .to whither, .from whence.

place-quarry = Каменярня
    .at = у каменярні
    .to = до каменярні
    .from = з каменярні
place-forest = Ліс
    .at = у лісі
    .to = до лісу
    .from = з лісу
place-mines = Копальні
    .at = у копальнях
    .to = до копалень
    .from = з копалень
place-silversmith = Сріблярня
    .at = у сріблярні
    .to = до сріблярні
    .from = зі сріблярні
place-storehouse = Королівський склад
    .at = у королівському складі
    .to = до королівського складу
    .from = з королівського складу
place-workshop = Майстерня
    .at = у майстерні
    .to = до майстерні
    .from = з майстерні
place-town = Майдан
    .at = на майдані
    .to = на майдан
    .from = з майдану
place-tax = Податкова управа
    .at = у податковій управі
    .to = до податкової управи
    .from = з податкової управи
place-market-left = Чорний ринок, ліва клітинка
    .at = на лівій клітинці чорного ринку
    .to = на ліву клітинку чорного ринку
    .from = з лівої клітинки чорного ринку
place-market-middle = Чорний ринок, середня клітинка
    .at = на середній клітинці чорного ринку
    .to = на середню клітинку чорного ринку
    .from = із середньої клітинки чорного ринку
place-market-right = Чорний ринок, права клітинка
    .at = на правій клітинці чорного ринку
    .to = на праву клітинку чорного ринку
    .from = з правої клітинки чорного ринку
place-market = Чорний ринок
    .at = на чорному ринку
    .to = на чорний ринок
    .from = з чорного ринку
place-guardhouse = Вартівня
    .at = у вартівні
    .to = до вартівні
    .from = з вартівні
place-guildhall = Зала гільдії
    .at = у залі гільдії
    .to = до зали гільдії
    .from = із зали гільдії
place-cathedral = Собор
    .at = у соборі
    .to = до собору
    .from = із собору
place-prison = В’язниця
    .at = у в’язниці
    .to = до в’язниці
    .from = з в’язниці
place-supply = Власний запас
    .at = у власному запасі
    .to = до власного запасу
    .from = з власного запасу
place-board = Планшет гравця
    .at = на планшеті гравця
    .to = на планшет гравця
    .from = з планшета гравця

# Skills

skill-carpentry = тесларство
skill-tiling = плиткування
skill-masonry = мурування

# Apprentices: .acc as the object of "hires".

apprentice-acolyte = Прислужник
    .acc = прислужника
apprentice-conspirator = Змовниця
    .acc = змовницю
apprentice-debt-collector = Збирач боргів
    .acc = збирача боргів
apprentice-gatekeeper = Брамниця
    .acc = брамницю
apprentice-illusionist = Ілюзіоніст
    .acc = ілюзіоніста
apprentice-jeweller = Ювелірка
    .acc = ювелірку
apprentice-labourer = Різнороб
    .acc = різнороба
apprentice-merchant = Крамарка
    .acc = крамарку
apprentice-miner = Рудокоп
    .acc = рудокопа
apprentice-patron = Меценат
    .acc = мецената
apprentice-pickpocket = Кишеник
    .acc = кишеника
apprentice-squire = Зброєносець
    .acc = зброєносця
apprentice-stonecutter = Каменотес
    .acc = каменотеса
apprentice-swindler = Шахрай
    .acc = шахрая
apprentice-thief = Злодій
    .acc = злодія
apprentice-trader = Торговець
    .acc = торговця
apprentice-trickster = Дурисвіт
    .acc = дурисвіта
apprentice-woodcutter = Дроворуб
    .acc = дроворуба
apprentice-enforcer = Посіпака
    .acc = посіпаку
apprentice-overseer = Наглядач
    .acc = наглядача
apprentice-peddler = Коробейник
    .acc = коробейника

# Buildings: .acc as the object of "builds".

building-smithy = Кузня
    .acc = кузню
building-steeple = Шпиль
    .acc = шпиль
building-stone-market = Ринок каменю
    .acc = ринок каменю
building-tavern = Корчма
    .acc = корчму
building-thieves-den = Лігво злодіїв
    .acc = лігво злодіїв
building-tilers-hut = Хатина плиточника
    .acc = хатину плиточника
building-trading-post = Факторія
    .acc = факторію
building-treasury = Скарбниця
    .acc = скарбницю
building-university = Університет
    .acc = університет
building-watchtower = Сторожова вежа
    .acc = сторожову вежу
building-well = Криниця
    .acc = криницю
building-wood-market = Ринок деревини
    .acc = ринок деревини
building-aqueduct = Акведук
    .acc = акведук
building-armoury = Арсенал
    .acc = арсенал
building-barracks = Казарма
    .acc = казарму
building-betting-house = Гральний дім
    .acc = гральний дім
building-carpenters-hut = Хатина тесляра
    .acc = хатину тесляра
building-castle = Замок
    .acc = замок
building-chapel = Каплиця
    .acc = каплицю
building-church = Церква
    .acc = церкву
building-clay-market = Ринок глини
    .acc = ринок глини
building-clay-pit = Глинище
    .acc = глинище
building-drafting-room = Креслярня
    .acc = креслярню
building-dungeon = Підземелля
    .acc = підземелля
building-factory = Мануфактура
    .acc = мануфактуру
building-fortress = Фортеця
    .acc = фортецю
building-fountain = Фонтан
    .acc = фонтан
building-gamblers-den = Гральне лігво
    .acc = гральне лігво
building-hideout = Схованка
    .acc = схованку
building-keep = Твердиня
    .acc = твердиню
building-library = Бібліотека
    .acc = бібліотеку
building-lighthouse = Маяк
    .acc = маяк
building-lumber-camp = Табір лісорубів
    .acc = табір лісорубів
building-masons-hut = Хатина муляра
    .acc = хатину муляра
building-moneylender = Дім лихваря
    .acc = дім лихваря
building-monument = Пам’ятник
    .acc = пам’ятник
building-observatory = Обсерваторія
    .acc = обсерваторію
building-palace = Палац
    .acc = палац
building-reservoir = Водосховище
    .acc = водосховище
building-silver-market = Ринок срібла
    .acc = ринок срібла
building-crane = Кран
    .acc = кран
building-graveyard = Кладовище
    .acc = кладовище
building-museum = Музей
    .acc = музей

# Player boards

board-ada = Ада
board-frederick = Фредерік
board-caroline = Кароліна
board-rudolf = Рудольф
board-therese = Тереза
board-lothaire = Лотар
board-hugo = Гуго
board-clovis = Хлодвіг
board-fara = Фара
board-bertha = Берта
board-standard = Звичайний планшет

# Solo opponents

bot-constantine = Костянтин
    .acc = Костянтина
    .gen = Костянтина
bot-helena = Гелена
    .acc = Гелену
    .gen = Гелени

## Effects of cards

counter-carpentry =
    { $n ->
        [one] кожного вашого помічника з умінням тесларства
       *[other] кожних { $n } ваших помічників з умінням тесларства
    }
counter-tiling =
    { $n ->
        [one] кожного вашого помічника з умінням плиткування
       *[other] кожних { $n } ваших помічників з умінням плиткування
    }
counter-masonry =
    { $n ->
        [one] кожного вашого помічника з умінням мурування
       *[other] кожних { $n } ваших помічників з умінням мурування
    }
counter-building-goods =
    { $n ->
        [one] кожен ваш ресурс (глину, деревину, камінь)
        [few] кожні { $n } ваші ресурси (глина, деревина, камінь разом)
       *[many] кожні { $n } ваших ресурсів (глина, деревина, камінь разом)
    }
counter-gold =
    { $n ->
        [one] кожну вашу фішку золота
        [few] кожні { $n } ваші фішки золота
       *[many] кожні { $n } ваших фішок золота
    }
counter-marble =
    { $n ->
        [one] кожну вашу фішку мармуру
        [few] кожні { $n } ваші фішки мармуру
       *[many] кожні { $n } ваших фішок мармуру
    }
counter-virtue =
    { $n ->
        [one] кожне очко доброчестя
        [few] кожні { $n } очки доброчестя
       *[many] кожні { $n } очок доброчестя
    }
counter-buildings =
    { $n ->
        [one] кожну вашу будівлю, зокрема й цю
        [few] кожні { $n } ваші будівлі, зокрема й цю
       *[many] кожні { $n } ваших будівель, зокрема й цю
    }
counter-captives =
    { $n ->
        [one] кожного заарештованого на вашому планшеті
       *[other] кожних { $n } заарештованих на вашому планшеті
    }
counter-debts =
    { $n ->
        [one] кожен ваш несплачений борг
        [few] кожні { $n } ваші несплачені борги
       *[many] кожні { $n } ваших несплачених боргів
    }
counter-paid-debts =
    { $n ->
        [one] кожен ваш сплачений борг
        [few] кожні { $n } ваші сплачені борги
       *[many] кожні { $n } ваших сплачених боргів
    }

test-highest = ваш рівень собору вищий, ніж у будь-кого іншого
test-no-debts = у вас немає несплачених боргів
test-most-stone = у вас більше каменю, ніж у будь-кого іншого
test-most-wood = у вас більше деревини, ніж у будь-кого іншого
test-most-clay = у вас більше глини, ніж у будь-кого іншого
test-most-silver = у вас більше срібняків, ніж у будь-кого іншого

verb-hire = безплатно найняти будь-якого відкритого помічника
verb-capture =
    { $n ->
        [one] безплатно виконати { $n } арешт
        [few] безплатно виконати { $n } арешти
       *[many] безплатно виконати { $n } арештів
    }
verb-free = повернути всіх своїх робітників з планшетів суперників
verb-release = звільнити всіх своїх робітників із в’язниці
verb-destroy-debt =
    { $n ->
        [one] знищити { $n } несплачений борг
        [few] знищити { $n } несплачені борги
       *[many] знищити { $n } несплачених боргів
    }
verb-discard =
    { $n ->
        [one] скинути { $n } карту будівлі
        [few] скинути { $n } карти будівель
       *[many] скинути { $n } карт будівель
    }
verb-punish =
    { $n ->
        [one] кожен, у кого у в’язниці 3 або більше робітників: −{ $n } очко доброчестя
        [few] кожен, у кого у в’язниці 3 або більше робітників: −{ $n } очки доброчестя
       *[many] кожен, у кого у в’язниці 3 або більше робітників: −{ $n } очок доброчестя
    }
verb-bless =
    { $n ->
        [one] кожен гравець: +{ $n } очко доброчестя
        [few] кожен гравець: +{ $n } очки доброчестя
       *[many] кожен гравець: +{ $n } очок доброчестя
    }
verb-guildhall = відразу розмістити ще одного робітника в залі гільдії
verb-dismiss =
    { $n ->
        [one] скинути { $n } свого помічника
       *[other] скинути { $n } своїх помічників
    }

## Cards

card-building = { $name } — { $facts }
card-apprentice = { $name } ({ $facts })
face-apprentice = { $name } — { $skill }; { $facts }
face-skilled = { $name } — { $skill }
card-cost = ціна: { $goods }
card-skills = потрібні вміння: { $skills }
card-now = відразу: { $effect }
card-end = наприкінці гри: { $effect }
card-bonus = { $when }: { $gain }
card-trade = { $at }: { $pay } → { $gain }
card-release =
    { $n ->
        [one] { $when }: { $n } робітник може вийти з в’язниці
       *[other] { $when }: до { $n } робітників можуть вийти з в’язниці
    }
when-cathedral = за кожен рівень собору
when-pay-debt = за кожен сплачений борг
when-sell = за ув’язнення заарештованих
when-reset = під час оновлювання
when-reset-free = під час оновлювання, якщо у в’язниці немає ваших
power-conspirator = на майдані: усі арешти разом дешевші на 1 срібняк (податок не меншає)
power-illusionist = на чорному ринку: ви не втрачаєте доброчестя
power-thief = у податковій управі: втрачаєте на 1 очко доброчестя менше
power-trickster = на чорному ринку: на 1 срібняк дешевше
power-overseer = у королівському складі: ще 1 обмін

board-virtue = доброчестя { $n }
board-prison =
    { $n ->
        [one] у в’язниці { $n } робітник
        [few] у в’язниці { $n } робітники
       *[many] у в’язниці { $n } робітників
    }
ability-ada = щоразу платить на 1 податок менше
ability-frederick = зводить собор, не скидаючи карти
ability-caroline = за кожну дію чорного ринку +1 карта будівлі
ability-rudolf = наймає в майстерні на 1 срібняк дешевше, має до 6 помічників
ability-therese = золото й мармур взаємозамінні
ability-lothaire = будівлі й собор на 1 деревину або камінь дешевші
ability-hugo = замість боргу може сплатити 2 срібняки
ability-clovis = за кожну споруджену будівлю +1 карта будівлі
ability-fara = під час оновлювання 1 робітник може вийти з в’язниці
ability-bertha = за ув’язнення заарештованих ще +2 срібняки

## What a worker brings

brings-trades =
    { $n ->
        [1] { $n } обмін
       *[other] до { $n } обмінів
    }
brings-workshop = наймання за { $price } ({ $reach }) або { $cards }
reach-columns =
    { $n ->
        [1] стовпчик 1
        [4] будь-який стовпчик
       *[other] стовпчики 1–{ $n }
    }
brings-captures =
    { $n ->
        [1] { $n } арешт
       *[other] до { $n } арештів
    }
brings-actions =
    { $n ->
        [1] { $n } дія
       *[other] до { $n } дій
    }
brings-empty = порожня
brings-back-room = найняти будь-кого або взяти 1 будівлю з 5
brings-hall = будівля або собор
brings-slot = клітинка { $n } з { $of }
brings-beside = поруч із залою
brings-reset = оновлювання чорного ринку
brings-end = активує кінець гри
brings-column = стовпчик 1 майстерні йде під низ колоди

## Asks

ask-place = Розмістіть робітника (на планшеті ще { $n })
ask-workshop = Майстерня: найміть помічника або візьміть креслення
ask-back-room = Чорний ринок: найміть будь-кого або перегляньте креслення
ask-keep = Чорний ринок: залиште одну будівлю; решта піде під низ колоди
ask-dismiss = Якого помічника скинути?
ask-draft = Залиште собі будівлю: карта { $n } з 3
ask-board = Виберіть планшет
ask-first-apprentice = Візьміть початкового помічника, безплатно
ask-mines = Копальні: що добувати?
ask-storehouse =
    { $n ->
        [one] Королівський склад: лишився { $n } обмін
        [few] Королівський склад: лишилося { $n } обміни
       *[many] Королівський склад: лишилося { $n } обмінів
    }
ask-capture =
    { $n ->
        [one] Кого заарештувати? Лишився { $n } арешт ({ $price })
        [few] Кого заарештувати? Лишилося { $n } арешти ({ $price })
       *[many] Кого заарештувати? Лишилося { $n } арештів ({ $price })
    }
ask-guardhouse =
    { $n ->
        [one] Вартівня: лишилася { $n } дія
        [few] Вартівня: лишилося { $n } дії
       *[many] Вартівня: лишилося { $n } дій
    }
ask-guildhall = Зала гільдії: спорудіть будівлю або зведіть рівень собору
ask-save = Планшет заощаджує вам 1 деревину або 1 камінь: що саме?
ask-wood = Собор { $level }: чим платити? (деревини й каменю разом: { $n })
ask-discard =
    { $level ->
        [0] Скиньте одну карту будівлі з руки
       *[other] Собор { $level }: скиньте одну карту будівлі з руки
    }
ask-tavern = Найміть будь-якого помічника, безплатно
ask-choice = { $source }: виберіть одне
ask-may = { $source }: { $effect }?
ask-reset = Оновлювання чорного ринку: ким скористатися?
ask-release = Скількох робітників звільнити з в’язниці?
ask-destroy =
    { $n ->
        [1] Доброчестя понад 14: можна знищити { $n } борг
       *[other] Доброчестя понад 14: можна знищити до { $n } боргів
    }
ask-buy-off = Борг: узяти його чи натомість заплатити?
ask-take-back = На планшеті немає робітників: поверніть одного собі
ask-hand-limit = На руці щонайбільше 6 карт: скиньте ще { $n }
ask-end-order = Кінець гри: який ефект застосувати першим?

## Asks of a companion: what was done at the table

did-place = Де ви розмістили робітника?
did-workshop = Майстерня: кого ви найняли — чи взяли креслення?
did-back-room = Чорний ринок: кого ви найняли — чи переглянули креслення?
did-keep = Чорний ринок: яку будівлю ви залишили?
did-dismiss = Якого помічника ви скинули?
did-draft = Яку будівлю ви залишили собі? (карта { $n } з 3)
did-board = Який планшет ви вибрали?
did-first-apprentice = Якого початкового помічника ви взяли?
did-mines = Копальні: що ви добули?
did-storehouse = Королівський склад: що ви обміняли? (лишилося обмінів: { $n })
did-capture = Кого ви заарештували? (лишилося арештів: { $n })
did-guardhouse = Вартівня: що ви зробили? (лишилося дій: { $n })
did-guildhall = Зала гільдії: яку будівлю ви спорудили — чи звели рівень собору?
did-save = Планшет заощадив вам 1 деревину або 1 камінь: що саме?
did-wood = Собор { $level }: чим ви заплатили? (деревини й каменю разом: { $n })
did-discard =
    { $level ->
        [0] Яку карту будівлі ви скинули з руки?
       *[other] Собор { $level }: яку карту будівлі ви скинули з руки?
    }
did-tavern = Якого помічника ви найняли безплатно?
did-choice = { $source }: що ви вибрали?
did-may = { $source } ({ $effect }): ви цим скористалися?
did-reset = Оновлювання чорного ринку: ким ви скористалися?
did-release = Скількох робітників ви звільнили з в’язниці?
did-destroy =
    { $n ->
        [1] Доброчестя понад 14: ви знищили борг?
       *[other] Доброчестя понад 14: скільки боргів ви знищили?
    }
did-buy-off = Борг: ви взяли його чи натомість заплатили?
did-take-back = На планшеті не було робітників: звідки ви повернули одного собі?
did-hand-limit = На руці щонайбільше 6 карт: яку ви скинули? (лишилося скинути: { $n })
did-end-order = Кінець гри: який ефект ви застосували першим?

## Options

option-place = { $place }: { $n }-й робітник, { $brings }
option-space = { $place }: { $brings }
option-dismiss = Спершу скинути помічника
option-hire = Ряд { $row }, стовпчик { $column }: { $card }
option-hire-price = Ряд { $row }, стовпчик { $column }, за { $price }: { $card }
hire-coins = на карті { $silver }
option-plans = Креслення: { $cards }
option-look =
    { $n ->
        [0] Креслення
        [1] Креслення: узяти останню карту будівлі
        [few] Креслення: переглянути { $n } карти будівель і залишити 1
       *[many] Креслення: переглянути { $n } карт будівель і залишити 1
    }
option-stop = Досить
option-exchange = { $pay } → { $gain }
option-trade = { $name }: { $pay } → { $gain }
option-capture =
    { $n ->
        [one] { $place }: { $n } робітник ({ $player })
        [few] { $place }: { $n } робітники ({ $player })
       *[many] { $place }: { $n } робітників ({ $player })
    }
option-capture-own =
    { $n ->
        [one] { $place }: { $n } ваш робітник повертається додому
        [few] { $place }: { $n } ваші робітники повертаються додому
       *[many] { $place }: { $n } ваших робітників повертаються додому
    }
option-sell =
    { $n ->
        [0] Відправити заарештованих до в’язниці
        [one] Відправити до в’язниці { $n } заарештованого: { $gain }
       *[other] Відправити до в’язниці { $n } заарештованих: { $gain }
    }
option-release =
    { $n ->
        [0] Звільнити робітників із в’язниці
        [one] Звільнити з в’язниці { $n } робітника
       *[other] Звільнити з в’язниці { $n } робітників
    }
option-free =
    { $n ->
        [0] Повернути заарештованих робітників за { $price }
        [one] Повернути { $n } заарештованого робітника за { $price }
       *[other] Повернути { $n } заарештованих робітників за { $price }
    }
option-free-by-debt =
    { $n ->
        [0] Повернути заарештованих робітників: { $change }
        [one] Повернути { $n } заарештованого робітника: { $change }
       *[other] Повернути { $n } заарештованих робітників: { $change }
    }
option-pay-debt = Сплатити борг за { $price }: { $gain }
option-build = Спорудити: { $card }
option-cathedral = Собор, рівень { $n } ({ $vp }): { $price }
option-cathedral-top = Собор
price-mixed = { $n } деревини чи каменю
price-card = 1 карта будівлі
price-free = безплатно
option-save-wood = На 1 деревину менше
option-save-stone = На 1 камінь менше
option-fara = { $name }: 1 робітник виходить із в’язниці
option-done = Ніким
option-destroy =
    { $n ->
        [0] Не знищувати
        [one] Знищити { $n } борг
        [few] Знищити { $n } борги
       *[many] Знищити { $n } боргів
    }
option-buy-off = Сплатити { $silver }
option-debt = Узяти 1 борг
option-take-back =
    { $n ->
        [one] { $place }: там { $n } ваш робітник
        [few] { $place }: там { $n } ваші робітники
       *[many] { $place }: там { $n } ваших робітників
    }
option-take-back-board =
    { $n ->
        [one] Планшет суперника ({ $player }): там { $n } ваш робітник
        [few] Планшет суперника ({ $player }): там { $n } ваші робітники
       *[many] Планшет суперника ({ $player }): там { $n } ваших робітників
    }
option-board = { $name }: { $facts }

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-turn = Хід { $n }: { $player }
event-first = Перший гравець: { $player }
    .short = право першого ходу
event-board = { $player }: планшет — { $board }
event-draft = Відбір: усі залишили собі карту { $n } з 3
    .short = відбір карт будівель
event-place = { $player }: робітник іде { $to }
    .short = { $to }
event-change = { $player }: { $change }
event-virtue = { $player }: { $change }, тепер { $n }
    .short = { $change }
event-pay-tax = { $player }: { $change }, з них { $tax } — податок
event-pay-all-tax = { $player }: { $change } податку
event-skip = { $player }: 1 срібняк лягає на карту «{ $apprentice }»
event-hire = { $player }: новий помічник — { $apprentice }
event-hire-coins = { $player }: новий помічник — { $apprentice }, і { $change } з карти
    .short = новий помічник — { $apprentice }
event-open = Відкрито в майстерні: { $cards }
event-dismiss = { $player }: карта «{ $apprentice }» йде під низ колоди
event-drop = Карта «{ $apprentice }» йде під низ колоди
event-drawn = { $player }, нове на руці: { $cards }
event-build = { $player }: нова будівля — { $building }
event-cathedral = { $player }: рівень { $n } собору
    .short = собор, рівень { $n }
event-reward = { $player }, нагорода: { $reward }
event-slot = { $player }: робітник займає клітинку { $n } зали гільдії
event-beside = { $player }: робітник лягає поруч із залою гільдії
event-reset = Оновлювання чорного ринку
    .short = оновлювання чорного ринку
event-to-prison =
    { $n ->
        [one] { $player }: { $n } робітник іде до в’язниці
        [few] { $player }: { $n } робітники йдуть до в’язниці
       *[many] { $player }: { $n } робітників ідуть до в’язниці
    }
    .yours =
        { $n ->
            [one] до в’язниці — { $n } ваш робітник
            [few] до в’язниці — { $n } ваші робітники
           *[many] до в’язниці — { $n } ваших робітників
        }
event-shuffle-market = Карти ринку тасують наново
event-turn-card = Малий ринок: { $small }; великий ринок: { $large }
event-capture =
    { $n ->
        [one] { $player }: арешт { $at } — { $n } робітник; власник: { $whose }
        [few] { $player }: арешт { $at } — { $n } робітники; власник: { $whose }
       *[many] { $player }: арешт { $at } — { $n } робітників; власник: { $whose }
    }
    .short =
        { $n ->
            [one] арешт { $at } — { $n } робітник ({ $whose })
            [few] арешт { $at } — { $n } робітники ({ $whose })
           *[many] арешт { $at } — { $n } робітників ({ $whose })
        }
    .yours =
        { $n ->
            [one] арешт { $at } — { $n } ваш робітник
            [few] арешт { $at } — { $n } ваші робітники
           *[many] арешт { $at } — { $n } ваших робітників
        }
event-capture-own =
    { $n ->
        [one] { $player }: { $n } власний робітник повертається додому { $from }
        [few] { $player }: { $n } власні робітники повертаються додому { $from }
       *[many] { $player }: { $n } власних робітників повертаються додому { $from }
    }
event-sell =
    { $n ->
        [one] { $player }: { $n } заарештований іде до в’язниці
        [few] { $player }: { $n } заарештовані йдуть до в’язниці
       *[many] { $player }: { $n } заарештованих ідуть до в’язниці
    }
    .short =
        { $n ->
            [one] до в’язниці — { $n } заарештований
            [few] до в’язниці — { $n } заарештовані
           *[many] до в’язниці — { $n } заарештованих
        }
    .yours =
        { $n ->
            [one] до в’язниці — { $n } заарештований, ваш
            [few] до в’язниці — { $n } заарештовані, серед них ваші
           *[many] до в’язниці — { $n } заарештованих, серед них ваші
        }
event-release =
    { $n ->
        [one] { $player }: { $n } робітник виходить із в’язниці
        [few] { $player }: { $n } робітники виходять із в’язниці
       *[many] { $player }: { $n } робітників виходять із в’язниці
    }
    .short =
        { $n ->
            [one] з в’язниці виходить { $n } робітник
            [few] з в’язниці виходять { $n } робітники
           *[many] з в’язниці виходять { $n } робітників
        }
event-freed =
    { $n ->
        [one] { $player }: { $n } робітник повертається з-під арешту
        [few] { $player }: { $n } робітники повертаються з-під арешту
       *[many] { $player }: { $n } робітників повертаються з-під арешту
    }
event-pay-debt = { $player }: борг сплачено
event-destroy-debt =
    { $n ->
        [one] { $player }: знищено { $n } борг
        [few] { $player }: знищено { $n } борги
       *[many] { $player }: знищено { $n } боргів
    }
event-take-back = { $player }: робітник повертається { $from }
event-take-back-board = { $player }: робітник повертається з планшета суперника ({ $whose })
event-last-round = Останню клітинку зали гільдії зайнято: кожен має ще один хід
event-final = Гру завершено: будівлі ще змінюють доброчестя, а потім рахують очки
event-end-effect = { $player }: діє будівля «{ $building }»
event-recover = { $player }: усі робітники повертаються додому, задуми тасують
    .short = усі робітники повертаються додому
event-future =
    { $n ->
        [one] У колоду замішують { $n } майбутній задум
        [few] У колоду замішують { $n } майбутні задуми
       *[many] У колоду замішують { $n } майбутніх задумів
    }
event-shuffle-schemes = Задуми тасують наново
event-scheme = { $player }, задум: { $scheme }
event-toll = { $player }: на податкову управу кладуть { $silver } із загального запасу
    .short = на податкову управу — { $silver }
event-steal = { $player }: з податкової управи в загальний запас повертають { $silver }
    .short = з податкової управи забрано { $silver }

because-apprentice = помічник
because-board = планшет
because-building = будівля
because-hall = третя клітинка ряду
because-instead-of-debt = замість боргу
because-three-prisoners = 3 або більше робітників у в’язниці
because-most-prisoners = найбільше робітників у в’язниці
because-below = доброчестя менше ніж 0
because-above = доброчестя понад 14
because-no-rewards = нагород не лишилося
because-largest = найбільша група
because-no-level = замість рівня собору
because-virtue-only = з нагороди діє лише доброчестя

## Schemes of the solo opponent

scheme = { $place } — { $steps }
scheme-star = { $place } — { $steps } ★
scheme-back = зворотний бік: майбутній задум, ще не відкритий
scheme-times = { $n }× { $scheme }
step-none = без кроків
    .does = робітник лише займає клітинку зали гільдії
step-gather = «Збір»
    .does = 1 мармур за кожних 2 його робітників там
step-tribute = «Данина»
    .does = із загального запасу на податкову управу кладуть по 1 срібняку за кожного його робітника там
step-toll = «Мито { $n }»
    .does = на податкову управу кладуть срібняки із загального запасу: { $n }
step-marble = «Мармур { $n }»
    .does =
        +{ $n ->
            [one] { $n } мармур
           *[other] { $n } мармуру
        }
step-virtue = «Доброчестя { $n }»
    .does = доброчестя +{ $n }
step-pardon = «Прощення»
    .does = знищує 1 борг; якщо боргів немає, +1 очко доброчестя
step-headhunt = «Переманювання»
    .does = обидва помічники одного стовпчика йдуть під низ колоди; номер стовпчика — кількість його робітників там, але не більше ніж 4
step-capture = «Арешт»
    .does = заарештовує вашу найбільшу групу; якщо там 2 чи більше його робітників — дві групи
step-sell = «Ув’язнення»
    .does = його заарештовані йдуть до в’язниці; +1 мармур за всіх разом
step-free = «Звільнення»
    .does = усі його робітники виходять із в’язниці
step-ransom = «Викуп»
    .does = якщо ви тримаєте 3 або більше його робітників, вони повертаються: +1 борг, −1 очко доброчестя
step-steal = «Крадіжка»
    .does = срібняки з податкової управи йдуть у загальний запас: 1 мармур за кожні 4, але не більше ніж 3; −2 очки доброчестя
step-deal = «Оборудка»
    .does = −1 очко доброчестя й мармур своєї клітинки; на середній — 1 мармур
step-cathedral = «Собор»
    .does = на рівень вище; якщо місця немає, +1 мармур
step-rival = «Суперництво»
    .does = як «Собор», якщо ви на його рівні або вище; інакше +1 мармур
step-star = ★
    .does = після кроків у колоду наосліп замішують майбутній задум

## Refusals

why-not-an-option = Тут цього вибрати не можна
why-nothing-to-build = Ви не можете ні спорудити будівлі з руки, ні звести рівня собору
why-no-skill = Жоден ваш помічник не має вміння: { $skills }
why-no-goods = Вам бракує: { $goods }
why-no-mixed-goods = Потрібно деревини й каменю разом: { $n }
why-no-silver = Потрібно мати { $silver }
why-at-the-top = Ви вже на вершині собору
why-too-wicked = Для собору потрібно 5 чи більше очок доброчестя
why-no-card = У вас немає карти будівлі, щоб її скинути
why-level-full = На наступному рівні собору немає вільної клітинки
why-too-virtuous = Чорний ринок закритий, коли доброчестя 10 чи більше; у вас { $n }
why-space-taken = Клітинку зайнято до оновлювання
why-no-tax = Податкова управа порожня
why-no-hire-no-plans = На наймання бракує срібняків, а креслень більше немає
why-too-far = Щоб дістатися цього стовпчика, потрібно ще { $silver }
why-no-plans = Колода будівель порожня
why-one-miner = Для золота потрібно щонайменше 2 ваші робітники в копальнях
why-too-many-places =
    { $n ->
        [1] Усі арешти одного ходу мають бути в одній локації
       *[other] Усі арешти одного ходу можуть бути щонайбільше у { $n } локаціях
    }
why-no-captives = На вашому планшеті немає заарештованих
why-no-prisoners = У в’язниці немає ваших робітників
why-none-captured = Ваших робітників ніхто не тримає
why-no-debts = У вас немає несплачених боргів

## Picture

pic-places = Локації
pic-market = Чорний ринок
pic-market-closed = Чорний ринок (закритий для вас)
pic-hall = Собор · Зала гільдії { $n }/{ $of }, оновлювання: { $resets }
pic-hall-closed = Собор (закритий для вас) · Зала гільдії { $n }/{ $of }, оновлювання: { $resets }
pic-hall-last = Собор · Зала гільдії заповнена
pic-workshop = Майстерня
pic-players = Гравці
pic-players-paid = Гравці (у дужках — сплачені борги)
pic-people = Робітники, помічники, будівлі
pic-crew = Ваші помічники
pic-crew-board = Ваш планшет і помічники
pic-built = Ваші будівлі
pic-hand = Ваша рука
pic-schemes = Задуми суперника
pic-all-schemes = Усі задуми
pic-steps = Кроки задумів

head-place = Локація
head-yours = Ваші
head-others = Інші
head-there = Робітники
head-next = Ваш наступний робітник
head-space = Клітинка
head-who = Хто
head-brings = Ви отримуєте
head-level = Рівень
head-cost = Ціна
head-vp = ПО
head-free = Вільно
head-row = Ряд
head-silver = Срібняки
head-clay = Глина
head-wood = Деревина
head-stone = Камінь
head-gold = Золото
head-marble = Мармур
head-virtue = Доброчестя
head-debts = Борги
head-cards = Карти
head-workers = Удома
head-captives = Заарештовані
head-crew = Помічники
head-built = Будівлі
head-building = Будівля
head-apprentice = Помічник
head-skills = Уміння
head-effect = Дія
head-lacks = Бракує
head-pile = Колода
head-count = Скільки
head-scheme = Задум
head-step = Крок

space-left = Ліва
space-middle = Середня
space-right = Права
cell-of = { $n } з { $of }
cell-active = ▸ { $player }
cell-virtue-plus = { $n } (+{ $vp } ПО)
cell-virtue-minus = { $n } (−{ $vp } ПО)
cell-debts = { $n } ({ $paid })
cell-seated = { $player } ({ $board })
cell-group = { $player } { $n }
cell-apprentice =
    { $name }
    { $facts }
cell-ready = можна спорудити
cell-times = { $n }×
pile-starting = початкова
pile-future = майбутня
pile-draw = Колода добору
pile-aside = Майбутні, ще не в грі
pile-seen = Скид

## Scores

score-buildings = Будівлі
score-bonus = Ефекти будівель
score-cathedral = Собор
score-virtue = Доброчестя
score-debts = Несплачені борги
score-ore = Золото й мармур
score-silver = Срібняки
score-prison = Робітники у в’язниці
score-hall = Робітники в залі гільдії

## Characters of bots; .about goes on after a colon.

character-builder = будівничий
    .about = зводить будівлі й розраховує на їхні ефекти
character-saint = праведник
    .about = береже доброчестя, сплачує борги, будує собор
character-schemer = інтриган
    .about = мало дбає про доброчестя й борги, більше — про золото, мармур і срібняки

## Settings: an attribute per value.

setting-solo = Суперник у соло-грі
    .constantine = Костянтин (звичайний рівень)
    .helena = Гелена (складний рівень)
    .about = Обоє грають за картами. За кожного свого робітника в залі гільдії Костянтин має 1 ПО, Гелена — 3.
setting-boards = Планшети гравців
    .standard = звичайні
    .random = індивідуальні, навмання
    .chosen = індивідуальні, на вибір
    .about = Звичайні планшети однакові; індивідуальні дають інший початковий запас і власну властивість.
setting-starting-apprentice = Початковий помічник
    .off = ні
    .on = так
    .about = До першого ходу кожен безплатно бере одного відкритого помічника.
setting-guildhall-discard = Зала гільдії скидає помічників
    .off = ні
    .on = так
    .about = Робітник на третій клітинці ряду зали гільдії відсилає обох помічників першого стовпчика.
setting-promos = Промокарти й промопланшети
    .off = ні
    .on = так
    .about = Додає карти й планшети, що вийшли окремо від коробки.

# -- карти, які людина читає зі столу ---------------------------------------------------------

own-decks = Задумів суперника ми ніде не знайшли в друці, тож вони в нас свої: ваші хай лишаються в коробці. Коли настає час, застосунок сам тягне задум і каже, що робить суперник. Решта карт — з вашої коробки.
deck-scheme = задум
deck-future = майбутній задум
deck-apprentice = помічники
deck-building = будівлі
deck-board = планшети гравців
deck-small-market = малий ринок
deck-large-market = великий ринок
deck-reward = нагороди
reveal-apprentice =
    { $n ->
        [1]
            { $place ->
                [upper] Якого помічника відкрито у верхньому ряду справа?
               *[lower] Якого помічника відкрито в нижньому ряду справа?
            }
       *[other]
            { $place ->
                [upper] Верхній ряд: яких помічників відкрито, зліва направо ({ $n })?
               *[lower] Нижній ряд: яких помічників відкрито, зліва направо ({ $n })?
            }
    }
reveal-building = Яку будівлю відкрито?
reveal-board = Які планшети гравців роздано?
reveal-small-market = Який малий ринок тепер видно на лівій колоді?
reveal-large-market = Який великий ринок на звороті перевернутої карти?
reveal-reward = Яку карту нагороди відкрито?
reveal-scheme = Яку карту задуму відкрито?
reveal-future = Яку карту майбутнього задуму відкрито?

## Web: what only the drawn board says, short enough for its places.

ui-you = Ви: { $what }
ui-or = або
ui-left = ще { $n }
ui-nth = { $n }-й робітник
ui-hire = Найняти
ui-plans = Креслення
ui-tax-part = з них { $n } — податок
ui-hire-anyone = найняти будь-кого
ui-capture = { $price } → арешт однієї групи
ui-storehouse = Склад
ui-town = Майдан
ui-when-pay-debt = Сплата боргу
ui-when-sell = Ув’язнення
ui-when-reset = Оновлювання

# Lines of the Guardhouse

ui-errand-sell = Ув’язнити
ui-errand-release = Звільнити
ui-errand-free = Викупити
ui-errand-free-by-debt = Викупити в борг
ui-errand-pay-debt = Сплатити борг

# Guildhall and Cathedral

ui-build = Спорудити { $names }
ui-level-up = Звести { $n }-й рівень собору
ui-resets =
    { $count ->
        [one] оновлювання на клітинці { $slots }
       *[other] оновлювання на клітинках { $slots }
    }
ui-end = кінець гри на клітинці { $n } (лишилося { $left })
ui-last-round =
    { $n ->
        [one] Останнє коло: ще { $n } хід
        [few] Останнє коло: ще { $n } ходи
       *[many] Останнє коло: ще { $n } ходів
    }
ui-next-level = Ваш наступний рівень: { $n }
ui-level-reward =
    { $n ->
        [1] { $vp } й остання нагорода
        [one] { $vp } і 1 з { $n } нагороди
       *[other] { $vp } і 1 з { $n } нагород
    }
ui-level-virtue = { $vp } і { $virtue }
ui-on-level =
    { $n ->
        [0] { $player }: ще не в соборі
       *[other] { $player }: рівень { $n }
    }

# Virtue

ui-tax-less = податок −{ $n }
ui-no-cathedral = ← { $from }–{ $to }: без собору
ui-no-market = { $from }–{ $to }: без чорного ринку

# Cards

ui-dismiss = Скинути
ui-ready = можна спорудити
ui-missing = бракує
ui-hand =
    { $ready ->
        [0] { $n } з { $of }, приховані від інших
       *[other] { $n } з { $of }, приховані від інших; можна спорудити: { $ready }
    }
ui-test-most = найвище
ui-test-most-of = найбільше: { $good }
ui-power-conspirator = ціна −{ $one }
ui-power-trickster = ціна −{ $one }
ui-power-illusionist = без утрати { $virtue }
ui-power-thief = утрата −{ $one }
ui-power-overseer = ще 1 обмін
ui-verb-hire = найняти будь-кого
ui-verb-capture =
    { $n ->
        [one] { $n } арешт
        [few] { $n } арешти
       *[many] { $n } арештів
    }
ui-verb-free = свої робітники додому
ui-verb-release = усі свої з в’язниці
ui-verb-punish = 3+ у в’язниці: { $virtue }
ui-verb-bless = усі гравці { $virtue }
ui-verb-guildhall = ще один робітник сюди
ui-verb-dismiss =
    { $n ->
        [one] скинути { $n } помічника
       *[other] скинути { $n } помічників
    }

# Flags of a replay: events one looks for

flag-reset = оновлювання
flag-last-round = останні ходи

## Signs, for name cards and the legend

legend-goods = Ресурси
legend-signs = Карти й очки
legend-skills = Навички помічників
sign-clay = { good-clay }
    .about = Нею платять за будівлі; дві в королівському складі — це очко доброчестя.
sign-wood = { good-wood }
    .about = Нею платять за будівлі й собор; три в королівському складі — це мармур.
sign-stone = { good-stone }
    .about = Ним платять за будівлі й собор; три в королівському складі — це мармур.
sign-gold = { good-gold }
    .about = Ним платять за великі будівлі й собор; решта дає ПО наприкінці гри.
sign-marble = { good-marble }
    .about = Ним платять за великі будівлі й собор; решта дає ПО наприкінці гри.
sign-silver = срібняки
    .about = Ними платять за наймання, арешти, податки й чорний ринок; кожні 10 наприкінці гри — це 1 ПО.
sign-virtue = { good-virtue }
    .about = Поділка треку доброчестя: високе доброчестя закриває чорний ринок, низьке — собор, зате зменшує податки.
sign-card = { good-card }
    .about = Креслення в руці; його споруджують у залі гільдії.
sign-debt = { good-debt }
    .about = Забирає ПО наприкінці гри, якщо його не сплатити у вартівні.
sign-paid-debt = { good-paid-debt }
    .about = Сплачений: більше нічого не забирає.
sign-vp = { good-vp }
    .about = У кого їх наприкінці гри найбільше, той перемагає.
sign-carpentry = { skill-carpentry }
    .about = Деякі будівлі потребують помічника з цією навичкою.
sign-tiling = { skill-tiling }
    .about = Деякі будівлі потребують помічника з цією навичкою.
sign-masonry = { skill-masonry }
    .about = Деякі будівлі потребують помічника з цією навичкою.
ui-own-level = Рівень собору: { $n }
ui-points-now = ПО, якби гра закінчилася зараз
ui-per = за кожні { $n }
ui-level = Рівень { $n } собору
ui-any-of = Деревина й камінь у будь-якому поєднанні: { $n }
ui-slot = Клітинка { $n } зали гільдії
ui-slot-end = Остання клітинка зали гільдії: гра добігає кінця
ui-slot-reset = Коли цю клітинку зайнято, чорний ринок оновлюють
ui-look = Переглянути карти будівель ({ $n }) і залишити одну
ui-rate-virtue = Дві глини, деревини чи камені — очко доброчестя
ui-rate-marble = Три деревини чи камені — мармур
ui-column = Стовпчик { $n } майстерні
ui-virtue-step = Доброчестя { $n }: { $vp } ПО наприкінці гри

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Задуми суперника
    .one = задум
box-schemes-pile = До якої колоди належить
    .starting = { pile-starting }
    .future = { pile-future }
box-schemes-place = Куди стає робітник
    .quarry = { place-quarry }
    .forest = { place-forest }
    .mines = { place-mines }
    .silversmith = { place-silversmith }
    .storehouse = { place-storehouse }
    .workshop = { place-workshop }
    .town = { place-town }
    .tax = { place-tax }
    .guardhouse = { place-guardhouse }
    .market-left = { place-market-left }
    .market-middle = { place-market-middle }
    .market-right = { place-market-right }
    .guildhall = { place-guildhall }
box-schemes-steps = Що робить, по черзі
box-schemes-do = Крок
    .gather = { step-gather }
    .tribute = { step-tribute }
    .toll = { step-toll }
    .marble = { step-marble }
    .virtue = { step-virtue }
    .pardon = { step-pardon }
    .headhunt = { step-headhunt }
    .capture = { step-capture }
    .sell = { step-sell }
    .free = { step-free }
    .ransom = { step-ransom }
    .steal = { step-steal }
    .deal = { step-deal }
    .cathedral = { step-cathedral }
    .rival = { step-rival }
    .does-gather = { step-gather.does }
    .does-tribute = { step-tribute.does }
    .does-toll = { step-toll.does }
    .does-marble = { step-marble.does }
    .does-virtue = { step-virtue.does }
    .does-pardon = { step-pardon.does }
    .does-headhunt = { step-headhunt.does }
    .does-capture = { step-capture.does }
    .does-sell = { step-sell.does }
    .does-free = { step-free.does }
    .does-ransom = { step-ransom.does }
    .does-steal = { step-steal.does }
    .does-deal = { step-deal.does }
    .does-cathedral = { step-cathedral.does }
    .does-rival = { step-rival.does }
box-schemes-n = Скільки
box-schemes-star = Є знак ★: у колоду замішують майбутню карту
box-market = Карти чорного ринку
    .one = ринок
box-market-small = Малий ринок, на лицьовому боці
box-market-large = Великий ринок, на звороті тієї самої карти
