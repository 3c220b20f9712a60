## Names

title = Архитекторы Западного королевства

# Goods: dictionary form; .count goes with a number, nominative.

good-clay = глина
    .count =
        { $n ->
            [one] { $n } глина
            [few] { $n } глины
           *[many] { $n } глины
        }
good-wood = древесина
    .count =
        { $n ->
            [one] { $n } древесина
            [few] { $n } древесины
           *[many] { $n } древесины
        }
good-stone = камень
    .count =
        { $n ->
            [one] { $n } камень
            [few] { $n } камня
           *[many] { $n } камней
        }
good-gold = золото
    .count =
        { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[many] { $n } золота
        }
good-marble = мрамор
    .count =
        { $n ->
            [one] { $n } мрамор
            [few] { $n } мрамора
           *[many] { $n } мрамора
        }
good-silver = серебро
    .count =
        { $n ->
            [one] { $n } серебро
            [few] { $n } серебра
           *[many] { $n } серебра
        }
good-virtue = добродетель
    .count =
        { $n ->
            [one] { $n } очко добродетели
            [few] { $n } очка добродетели
           *[many] { $n } очков добродетели
        }
good-card = карта здания
    .count =
        { $n ->
            [one] { $n } карта здания
            [few] { $n } карты зданий
           *[many] { $n } карт зданий
        }
good-debt = долг
    .count =
        { $n ->
            [one] { $n } долг
            [few] { $n } долга
           *[many] { $n } долгов
        }
good-paid-debt = оплаченный долг
    .count =
        { $n ->
            [one] { $n } оплаченный долг
            [few] { $n } оплаченных долга
           *[many] { $n } оплаченных долгов
        }
good-worker = рабочий
    .count =
        { $n ->
            [one] { $n } рабочий
            [few] { $n } рабочих
           *[many] { $n } рабочих
        }
good-vp = победное очко
    .count = { $n } ПО

# Places: heading; .at where, .to whither, .from whence.

place-quarry = Каменоломня
    .at = в каменоломне
    .to = в каменоломню
    .from = из каменоломни
place-forest = Лес
    .at = в лесу
    .to = в лес
    .from = из леса
place-mines = Рудники
    .at = в рудниках
    .to = в рудники
    .from = из рудников
place-silversmith = Сребродел
    .at = у сребродела
    .to = к среброделу
    .from = от сребродела
place-storehouse = Королевский склад
    .at = на королевском складе
    .to = на королевский склад
    .from = с королевского склада
place-workshop = Мастерская
    .at = в мастерской
    .to = в мастерскую
    .from = из мастерской
place-town = Городская площадь
    .at = на городской площади
    .to = на городскую площадь
    .from = с городской площади
place-tax = Налоговая
    .at = в налоговой
    .to = в налоговую
    .from = из налоговой
place-market-left = Чёрный рынок, левая клетка
    .at = на левой клетке чёрного рынка
    .to = на левую клетку чёрного рынка
    .from = с левой клетки чёрного рынка
place-market-middle = Чёрный рынок, средняя клетка
    .at = на средней клетке чёрного рынка
    .to = на среднюю клетку чёрного рынка
    .from = со средней клетки чёрного рынка
place-market-right = Чёрный рынок, правая клетка
    .at = на правой клетке чёрного рынка
    .to = на правую клетку чёрного рынка
    .from = с правой клетки чёрного рынка
place-market = Чёрный рынок
    .at = на чёрном рынке
    .to = на чёрный рынок
    .from = с чёрного рынка
place-guardhouse = Стража
    .at = у стражи
    .to = к страже
    .from = от стражи
place-guildhall = Зал гильдии
    .at = в зале гильдии
    .to = в зал гильдии
    .from = из зала гильдии
place-cathedral = Собор
    .at = в соборе
    .to = в собор
    .from = из собора
place-prison = Тюрьма
    .at = в тюрьме
    .to = в тюрьму
    .from = из тюрьмы
place-supply = Личный запас
    .at = в личном запасе
    .to = в личный запас
    .from = из личного запаса
place-board = Планшет игрока
    .at = на планшете игрока
    .to = на планшет игрока
    .from = с планшета игрока

# Skills

skill-carpentry = плотницкое дело
skill-tiling = плиточное дело
skill-masonry = каменное дело

# Apprentices: .acc as the object of "hires".

apprentice-acolyte = Послушник
    .acc = послушника
apprentice-conspirator = Заговорщица
    .acc = заговорщицу
apprentice-debt-collector = Сборщик долгов
    .acc = сборщика долгов
apprentice-gatekeeper = Привратница
    .acc = привратницу
apprentice-illusionist = Иллюзионист
    .acc = иллюзиониста
apprentice-jeweller = Ювелир
    .acc = ювелира
apprentice-labourer = Разнорабочий
    .acc = разнорабочего
apprentice-merchant = Лавочница
    .acc = лавочницу
apprentice-miner = Рудокоп
    .acc = рудокопа
apprentice-patron = Меценат
    .acc = мецената
apprentice-pickpocket = Карманник
    .acc = карманника
apprentice-squire = Оруженосец
    .acc = оруженосца
apprentice-stonecutter = Каменотёс
    .acc = каменотёса
apprentice-swindler = Мошенник
    .acc = мошенника
apprentice-thief = Вор
    .acc = вора
apprentice-trader = Торговец
    .acc = торговца
apprentice-trickster = Плут
    .acc = плута
apprentice-woodcutter = Дровосек
    .acc = дровосека
apprentice-enforcer = Пристав
    .acc = пристава
apprentice-overseer = Надсмотрщик
    .acc = надсмотрщика
apprentice-peddler = Коробейник
    .acc = коробейника

# Buildings: .acc as the object of "builds".

building-smithy = Кузница
    .acc = кузницу
building-steeple = Шпиль
    .acc = шпиль
building-stone-market = Рынок камня
    .acc = рынок камня
building-tavern = Таверна
    .acc = таверну
building-thieves-den = Логово воров
    .acc = логово воров
building-tilers-hut = Хижина плиточника
    .acc = хижину плиточника
building-trading-post = Фактория
    .acc = факторию
building-treasury = Сокровищница
    .acc = сокровищницу
building-university = Университет
    .acc = университет
building-watchtower = Сторожевая башня
    .acc = сторожевую башню
building-well = Колодец
    .acc = колодец
building-wood-market = Рынок древесины
    .acc = рынок древесины
building-aqueduct = Акведук
    .acc = акведук
building-armoury = Арсенал
    .acc = арсенал
building-barracks = Казарма
    .acc = казарму
building-betting-house = Игорный дом
    .acc = игорный дом
building-carpenters-hut = Хижина плотника
    .acc = хижину плотника
building-castle = Замок
    .acc = замок
building-chapel = Часовня
    .acc = часовню
building-church = Церковь
    .acc = церковь
building-clay-market = Рынок глины
    .acc = рынок глины
building-clay-pit = Глиняный карьер
    .acc = глиняный карьер
building-drafting-room = Чертёжная
    .acc = чертёжную
building-dungeon = Подземелье
    .acc = подземелье
building-factory = Мануфактура
    .acc = мануфактуру
building-fortress = Крепость
    .acc = крепость
building-fountain = Фонтан
    .acc = фонтан
building-gamblers-den = Логово игроков
    .acc = логово игроков
building-hideout = Укрытие
    .acc = укрытие
building-keep = Твердыня
    .acc = твердыню
building-library = Библиотека
    .acc = библиотеку
building-lighthouse = Маяк
    .acc = маяк
building-lumber-camp = Лагерь лесорубов
    .acc = лагерь лесорубов
building-masons-hut = Хижина каменщика
    .acc = хижину каменщика
building-moneylender = Ростовщик
    .acc = ростовщика
building-monument = Памятник
    .acc = памятник
building-observatory = Обсерватория
    .acc = обсерваторию
building-palace = Дворец
    .acc = дворец
building-reservoir = Водохранилище
    .acc = водохранилище
building-silver-market = Рынок серебра
    .acc = рынок серебра
building-crane = Кран
    .acc = кран
building-graveyard = Кладбище
    .acc = кладбище
building-museum = Музей
    .acc = музей

# Player boards

board-ada = Ада
board-frederick = Фредерик
board-caroline = Каролина
board-rudolf = Рудольф
board-therese = Тереза
board-lothaire = Лотарь
board-hugo = Гуго
board-clovis = Хлодвиг
board-fara = Фара
board-bertha = Берта
board-standard = Обычный планшет

# Solo opponents

bot-constantine = Константин
    .acc = Константина
    .gen = Константина
bot-helena = Елена
    .acc = Елену
    .gen = Елены
