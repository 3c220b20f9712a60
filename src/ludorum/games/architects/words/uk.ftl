## Names

title = Архітектори Західного королівства

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
good-silver = срібло
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
    .at = на королівському складі
    .to = на королівський склад
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

apprentice-acolyte = Служка
    .acc = служку
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
apprentice-enforcer = Примушувач
    .acc = примушувача
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
building-gamblers-den = Лігво гравців
    .acc = лігво гравців
building-hideout = Схованка
    .acc = схованку
building-keep = Твердиня
    .acc = твердиню
building-library = Бібліотека
    .acc = бібліотеку
building-lighthouse = Маяк
    .acc = маяк
building-lumber-camp = Лісорубня
    .acc = лісорубню
building-masons-hut = Хатина муляра
    .acc = хатину муляра
building-moneylender = Лихвар
    .acc = лихваря
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
