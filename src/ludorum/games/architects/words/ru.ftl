## Names

title = Архитекторы Западного королевства
    .about = Расставляйте рабочих, арестовывайте чужих и берегите добродетель.
    .alone = Константин или Елена
    .own = Карты интриг соперника в одиночной игре — наши собственные: мы нигде не нашли их в печати. Остальные карты такие же, как в изданной игре.

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
place-guardhouse = Караульня
    .at = в караульне
    .to = в караульню
    .from = из караульни
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
apprentice-peddler = Старьёвщик
    .acc = старьёвщика

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

## Effects of cards

counter-carpentry =
    { $n ->
        [one] каждого вашего подмастерья-плотника
       *[other] каждых { $n } ваших подмастерьев-плотников
    }
counter-tiling =
    { $n ->
        [one] каждого вашего подмастерья-плиточника
       *[other] каждых { $n } ваших подмастерьев-плиточников
    }
counter-masonry =
    { $n ->
        [one] каждого вашего подмастерья-каменщика
       *[other] каждых { $n } ваших подмастерьев-каменщиков
    }
counter-building-goods =
    { $n ->
        [one] каждый ресурс (глина, древесина, камень)
        [few] каждые { $n } ресурса (глина, древесина, камень)
       *[many] каждые { $n } ресурсов (глина, древесина, камень)
    }
counter-gold =
    { $n ->
        [one] каждое золото
       *[other] каждые { $n } золота
    }
counter-marble =
    { $n ->
        [one] каждый мрамор
       *[other] каждые { $n } мрамора
    }
counter-virtue =
    { $n ->
        [one] каждое очко добродетели
        [few] каждые { $n } очка добродетели
       *[many] каждые { $n } очков добродетели
    }
counter-buildings =
    { $n ->
        [one] каждое ваше здание, включая это
        [few] каждые { $n } ваших здания, включая это
       *[many] каждые { $n } ваших зданий, включая это
    }
counter-captives =
    { $n ->
        [one] каждого пленника на вашем планшете
       *[other] каждых { $n } пленников на вашем планшете
    }
counter-debts =
    { $n ->
        [one] каждый ваш неоплаченный долг
        [few] каждые { $n } ваших неоплаченных долга
       *[many] каждые { $n } ваших неоплаченных долгов
    }
counter-paid-debts =
    { $n ->
        [one] каждый ваш оплаченный долг
        [few] каждые { $n } ваших оплаченных долга
       *[many] каждые { $n } ваших оплаченных долгов
    }

test-highest = вы в соборе выше любого другого игрока
test-no-debts = у вас нет неоплаченных долгов
test-most-stone = у вас больше камня, чем у любого другого игрока
test-most-wood = у вас больше древесины, чем у любого другого игрока
test-most-clay = у вас больше глины, чем у любого другого игрока
test-most-silver = у вас больше серебра, чем у любого другого игрока

verb-hire = бесплатно нанять любого открытого подмастерья
verb-capture =
    { $n ->
        [one] бесплатно провести { $n } арест
        [few] бесплатно провести { $n } ареста
       *[many] бесплатно провести { $n } арестов
    }
verb-free = вернуть всех ваших рабочих с чужих планшетов
verb-release = освободить всех ваших рабочих из тюрьмы
verb-destroy-debt =
    { $n ->
        [one] уничтожить { $n } неоплаченный долг
        [few] уничтожить { $n } неоплаченных долга
       *[many] уничтожить { $n } неоплаченных долгов
    }
verb-discard =
    { $n ->
        [one] сбросить { $n } карту здания
        [few] сбросить { $n } карты зданий
       *[many] сбросить { $n } карт зданий
    }
verb-punish =
    { $n ->
        [one] каждый, у кого в тюрьме 3 рабочих или больше: −{ $n } очко добродетели
        [few] каждый, у кого в тюрьме 3 рабочих или больше: −{ $n } очка добродетели
       *[many] каждый, у кого в тюрьме 3 рабочих или больше: −{ $n } очков добродетели
    }
verb-bless =
    { $n ->
        [one] каждый игрок: +{ $n } очко добродетели
        [few] каждый игрок: +{ $n } очка добродетели
       *[many] каждый игрок: +{ $n } очков добродетели
    }
verb-guildhall = сразу поставить ещё одного рабочего в зал гильдии
verb-dismiss =
    { $n ->
        [one] сбросить { $n } вашего подмастерья
       *[other] сбросить { $n } ваших подмастерьев
    }

## Cards

card-building = { $name } — { $facts }
card-apprentice = { $name } ({ $facts })
face-apprentice = { $name } — { $skill }; { $facts }
face-skilled = { $name } — { $skill }
card-cost = цена: { $goods }
card-skills = нужно умение: { $skills }
card-now = сразу: { $effect }
card-end = в конце игры: { $effect }
card-bonus = { $when }: { $gain }
card-trade = { $at }: { $pay } → { $gain }
card-release =
    { $n ->
        [one] { $when }: { $n } рабочий может выйти из тюрьмы
       *[other] { $when }: до { $n } рабочих могут выйти из тюрьмы
    }
when-cathedral = за каждый уровень собора
when-pay-debt = за каждый оплаченный долг
when-sell = за отправку пленников в тюрьму
when-reset = при обновлении рынка
when-reset-free = при обновлении рынка, если в тюрьме нет ваших рабочих
power-conspirator = на городской площади: аресты за ход на 1 серебро дешевле, но налог прежний
power-illusionist = на чёрном рынке: добродетель не теряется
power-thief = в налоговой: теряется на 1 очко добродетели меньше
power-trickster = на чёрном рынке: на 1 серебро дешевле
power-overseer = на королевском складе: ещё 1 обмен

board-virtue = добродетель { $n }
board-prison =
    { $n ->
        [one] в тюрьме { $n } рабочий
       *[other] в тюрьме { $n } рабочих
    }
ability-ada = налог каждый раз меньше на 1 серебро
ability-frederick = поднимается в соборе, не сбрасывая карту
ability-caroline = за каждое действие на чёрном рынке +1 карта здания
ability-rudolf = нанимает в мастерской на 1 серебро дешевле, держит до 6 подмастерьев
ability-therese = золото и мрамор взаимозаменяемы
ability-lothaire = здания и собор на 1 древесину или камень дешевле
ability-hugo = вместо долга может заплатить 2 серебра
ability-clovis = за каждое построенное здание +1 карта здания
ability-fara = при обновлении рынка 1 рабочий может выйти из тюрьмы
ability-bertha = за отправку пленников в тюрьму ещё +2 серебра

## What a worker brings

brings-trades =
    { $n ->
        [1] { $n } обмен
       *[other] до { $n } обменов
    }
brings-workshop = наём за { $price } ({ $reach }) или { $cards }
reach-columns =
    { $n ->
        [1] столбец 1
        [4] любой столбец
       *[other] столбцы 1–{ $n }
    }
brings-captures =
    { $n ->
        [1] { $n } арест
       *[other] до { $n } арестов
    }
brings-actions =
    { $n ->
        [1] { $n } действие
       *[other] до { $n } действий
    }
brings-empty = пусто
brings-back-room = нанять любого или оставить 1 здание из 5
brings-hall = здание или собор
brings-slot = клетка { $n } из { $of }
brings-beside = рядом с залом
brings-reset = обновление рынка
brings-end = наступит конец игры
brings-column = столбец 1 мастерской уходит под колоду

## Asks

ask-place =
    { $n ->
        [one] Поставьте рабочего (в запасе { $n } рабочий)
       *[other] Поставьте рабочего (в запасе { $n } рабочих)
    }
ask-workshop = Мастерская: наймите подмастерья или возьмите чертежи
ask-back-room = Чёрный рынок: наймите любого или просмотрите чертежи
ask-keep = Чёрный рынок: оставьте одно здание; остальные уйдут под колоду
ask-dismiss = Какого подмастерья сбросить?
ask-draft = Оставьте себе здание: карта { $n } из 3
ask-board = Выберите планшет
ask-first-apprentice = Возьмите начального подмастерья, бесплатно
ask-mines = Рудники: что добывать?
ask-storehouse =
    { $n ->
        [one] Королевский склад: остался { $n } обмен
        [few] Королевский склад: осталось { $n } обмена
       *[many] Королевский склад: осталось { $n } обменов
    }
ask-capture =
    { $n ->
        [one] Кого арестовать? Остался { $n } арест ({ $price })
        [few] Кого арестовать? Осталось { $n } ареста ({ $price })
       *[many] Кого арестовать? Осталось { $n } арестов ({ $price })
    }
ask-guardhouse =
    { $n ->
        [one] Караульня: осталось { $n } действие
        [few] Караульня: осталось { $n } действия
       *[many] Караульня: осталось { $n } действий
    }
ask-guildhall = Зал гильдии: постройте здание или поднимитесь в соборе
ask-save = Скидка планшета: 1 древесина или 1 камень?
ask-wood = Собор { $level }: чем платить? Древесина и камень, всего: { $n }
ask-discard =
    { $level ->
        [0] Сбросьте одну карту здания с руки
       *[other] Собор { $level }: сбросьте одну карту здания с руки
    }
ask-tavern = Наймите любого подмастерья, бесплатно
ask-choice = { $source }: выберите одно
ask-may = { $source }: { $effect }?
ask-reset = Обновление чёрного рынка: чьё свойство применить?
ask-release = Сколько рабочих выйдет из тюрьмы?
ask-destroy =
    { $n ->
        [1] Добродетель выше 14: можно уничтожить { $n } долг
       *[other] Добродетель выше 14: можно уничтожить до { $n } долгов
    }
ask-buy-off = Долг: возьмите его или заплатите взамен
ask-take-back = На планшете нет рабочих: заберите одного назад
ask-hand-limit = Предел руки — 6 карт зданий: сбросьте ещё { $n }
ask-end-order = Конец игры: какой эффект применить первым?

## Asks of a companion: what was done at the table

did-place = Куда вы поставили рабочего?
did-workshop = Мастерская: кого вы наняли — или взяли чертежи?
did-back-room = Чёрный рынок: кого вы наняли — или просмотрели чертежи?
did-keep = Чёрный рынок: какое здание вы оставили?
did-dismiss = Какого подмастерья вы сбросили?
did-draft = Какое здание вы оставили себе? (карта { $n } из 3)
did-board = Какой планшет вы выбрали?
did-first-apprentice = Какого начального подмастерья вы взяли?
did-mines = Рудники: что вы добыли?
did-storehouse = Королевский склад: что вы обменяли? (осталось обменов: { $n })
did-capture = Кого вы арестовали? (осталось арестов: { $n })
did-guardhouse = Караульня: что вы сделали? (осталось действий: { $n })
did-guildhall = Зал гильдии: какое здание вы построили — или поднялись в соборе?
did-save = Скидка планшета: на что она пошла — на древесину или на камень?
did-wood = Собор { $level }: чем вы заплатили? Древесина и камень, всего: { $n }
did-discard =
    { $level ->
        [0] Какую карту здания вы сбросили с руки?
       *[other] Собор { $level }: какую карту здания вы сбросили с руки?
    }
did-tavern = Какого подмастерья вы наняли бесплатно?
did-choice = { $source }: что вы выбрали?
did-may = { $source } ({ $effect }): вы этим воспользовались?
did-reset = Обновление чёрного рынка: чьё свойство вы применили?
did-release = Сколько рабочих вышло из тюрьмы?
did-destroy =
    { $n ->
        [1] Добродетель выше 14: вы уничтожили долг?
       *[other] Добродетель выше 14: сколько долгов вы уничтожили?
    }
did-buy-off = Долг: вы взяли его или заплатили взамен?
did-take-back = На планшете не было рабочих: откуда вы забрали одного назад?
did-hand-limit = Предел руки — 6 карт зданий: какую вы сбросили? (осталось сбросить: { $n })
did-end-order = Конец игры: какой эффект вы применили первым?

## Options

option-place = { $place }: { $n }-й рабочий, { $brings }
option-space = { $place }: { $brings }
option-dismiss = Сначала сбросить подмастерья
option-hire = Ряд { $row }, столбец { $column }: { $card }
option-hire-price = Ряд { $row }, столбец { $column }, за { $price }: { $card }
hire-coins = на карте { $silver }
option-plans = Чертежи: { $cards }
option-look =
    { $n ->
        [0] Чертежи
        [1] Чертежи: взять последнюю карту здания
        [few] Чертежи: просмотреть { $n } карты зданий и оставить 1
       *[many] Чертежи: просмотреть { $n } карт зданий и оставить 1
    }
option-stop = Достаточно
option-exchange = { $pay } → { $gain }
option-trade = { $name }: { $pay } → { $gain }
option-capture =
    { $n ->
        [one] { $place }: { $n } рабочий ({ $player })
       *[other] { $place }: { $n } рабочих ({ $player })
    }
option-capture-own =
    { $n ->
        [one] { $place }: { $n } ваш рабочий вернётся домой
       *[other] { $place }: { $n } ваших рабочих вернутся домой
    }
option-sell =
    { $n ->
        [0] Отправить пленников в тюрьму
        [one] Отправить в тюрьму { $n } пленника: { $gain }
       *[other] Отправить в тюрьму { $n } пленников: { $gain }
    }
option-release =
    { $n ->
        [0] Освободить рабочих из тюрьмы
        [one] Освободить из тюрьмы { $n } рабочего
       *[other] Освободить из тюрьмы { $n } рабочих
    }
option-free =
    { $n ->
        [0] Вернуть арестованных рабочих за { $price }
        [one] Вернуть { $n } арестованного рабочего за { $price }
       *[other] Вернуть { $n } арестованных рабочих за { $price }
    }
option-free-by-debt =
    { $n ->
        [0] Вернуть арестованных рабочих: { $change }
        [one] Вернуть { $n } арестованного рабочего: { $change }
       *[other] Вернуть { $n } арестованных рабочих: { $change }
    }
option-pay-debt = Оплатить долг за { $price }: { $gain }
option-build = Построить: { $card }
option-cathedral = Собор, уровень { $n } ({ $vp }): { $price }
option-cathedral-top = Собор
price-mixed = { $n } древесины и камня вместе
price-card = 1 карта здания
price-free = бесплатно
option-save-wood = На 1 древесину меньше
option-save-stone = На 1 камень меньше
option-fara = { $name }: 1 рабочий выходит из тюрьмы
option-done = Больше ничьё
option-destroy =
    { $n ->
        [0] Не уничтожать
        [one] Уничтожить { $n } долг
        [few] Уничтожить { $n } долга
       *[many] Уничтожить { $n } долгов
    }
option-buy-off = Заплатить { $silver }
option-debt = Взять 1 долг
option-take-back =
    { $n ->
        [one] { $place }: там { $n } ваш рабочий
       *[other] { $place }: там { $n } ваших рабочих
    }
option-take-back-board =
    { $n ->
        [one] Чужой планшет ({ $player }): там { $n } ваш рабочий
       *[other] Чужой планшет ({ $player }): там { $n } ваших рабочих
    }
option-board = { $name }: { $facts }

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-turn = Ход { $n }: { $player }
event-first = Первый игрок: { $player }
    .short = право первого хода
event-board = { $player }: планшет — { $board }
event-draft = Драфт: все оставили себе карту { $n } из 3
    .short = драфт карт зданий
event-place = { $player }: рабочий идёт { $to }
    .short = { $to }
event-change = { $player }: { $change }
event-virtue = { $player }: { $change }, теперь { $n }
    .short = { $change }
event-pay-tax = { $player }: { $change }, из них налог — { $tax }
event-pay-all-tax = { $player }: { $change } (налог)
event-skip = { $player }: 1 серебро на карту «{ $apprentice }»
event-hire = { $player }: новый подмастерье — { $apprentice }
event-hire-coins = { $player }: новый подмастерье — { $apprentice }, и { $change } с карты
    .short = новый подмастерье — { $apprentice }
event-open = Открыто в мастерской: { $cards }
event-dismiss = { $player }: карта «{ $apprentice }» уходит под колоду
event-drop = Карта «{ $apprentice }» уходит под колоду
event-drawn = { $player }: взяты карты — { $cards }
event-build = { $player }: новое здание — { $building }
event-cathedral = { $player }: собор — уровень { $n }
    .short = собор, уровень { $n }
event-reward = { $player }: награда — { $reward }
event-slot = { $player }: зал гильдии — клетка { $n }
event-beside = { $player }: рабочий ложится рядом с залом гильдии
event-reset = Обновление чёрного рынка
    .short = обновление чёрного рынка
event-to-prison =
    { $n ->
        [one] { $player }: { $n } рабочий отправляется в тюрьму
       *[other] { $player }: { $n } рабочих отправляются в тюрьму
    }
    .yours =
        { $n ->
            [one] в тюрьму — { $n } ваш рабочий
            [few] в тюрьму — { $n } ваших рабочих
           *[many] в тюрьму — { $n } ваших рабочих
        }
event-shuffle-market = Карты рынка перемешиваются заново
event-turn-card = Малый рынок: { $small }; большой рынок: { $large }
event-capture =
    { $n ->
        [one] { $player }: арест { $at } — { $n } рабочий ({ $whose })
       *[other] { $player }: арест { $at } — { $n } рабочих ({ $whose })
    }
    .short =
        { $n ->
            [one] арест { $at } — { $n } рабочий ({ $whose })
            [few] арест { $at } — { $n } рабочих ({ $whose })
           *[many] арест { $at } — { $n } рабочих ({ $whose })
        }
    .yours =
        { $n ->
            [one] арест { $at } — { $n } ваш рабочий
            [few] арест { $at } — { $n } ваших рабочих
           *[many] арест { $at } — { $n } ваших рабочих
        }
event-capture-own =
    { $n ->
        [one] { $player }: { $n } рабочий возвращается домой { $from }
       *[other] { $player }: { $n } рабочих возвращаются домой { $from }
    }
event-sell =
    { $n ->
        [one] { $player }: { $n } пленник отправляется в тюрьму
        [few] { $player }: { $n } пленника отправляются в тюрьму
       *[many] { $player }: { $n } пленников отправляются в тюрьму
    }
    .short =
        { $n ->
            [one] в тюрьму — { $n } пленник
            [few] в тюрьму — { $n } пленника
           *[many] в тюрьму — { $n } пленников
        }
    .yours =
        { $n ->
            [one] в тюрьму — { $n } пленник, ваш
            [few] в тюрьму — { $n } пленника, среди них ваши
           *[many] в тюрьму — { $n } пленников, среди них ваши
        }
event-release =
    { $n ->
        [one] { $player }: { $n } рабочий выходит из тюрьмы
       *[other] { $player }: { $n } рабочих выходят из тюрьмы
    }
    .short =
        { $n ->
            [one] из тюрьмы выходит { $n } рабочий
            [few] из тюрьмы выходят { $n } рабочих
           *[many] из тюрьмы выходят { $n } рабочих
        }
event-freed =
    { $n ->
        [one] { $player }: { $n } рабочий возвращается из плена
       *[other] { $player }: { $n } рабочих возвращаются из плена
    }
event-pay-debt = { $player }: долг оплачен
event-destroy-debt =
    { $n ->
        [one] { $player }: уничтожен { $n } долг
        [few] { $player }: уничтожены { $n } долга
       *[many] { $player }: уничтожено { $n } долгов
    }
event-take-back = { $player }: рабочий возвращается { $from }
event-take-back-board = { $player }: рабочий возвращается с чужого планшета ({ $whose })
event-last-round = Последняя клетка зала гильдии занята: у каждого ещё один ход
event-final = Игра окончена: сначала здания меняют добродетель, затем подсчёт очков
event-end-effect = { $player }: действует здание «{ $building }»
event-recover = { $player }: все рабочие возвращаются домой, интриги перемешиваются
    .short = все рабочие возвращаются домой
event-future =
    { $n ->
        [one] В колоду замешивается { $n } будущая интрига
        [few] В колоду замешиваются { $n } будущие интриги
       *[many] В колоду замешивается { $n } будущих интриг
    }
event-shuffle-schemes = Интриги перемешиваются заново
event-scheme = { $player }: интрига — { $scheme }
event-toll = { $player }: из общего запаса в налоговую — { $silver }
    .short = в налоговую — { $silver }
event-steal = { $player }: из налоговой в общий запас — { $silver }
    .short = из налоговой забрано { $silver }

because-apprentice = подмастерье
because-board = планшет
because-building = здание
because-hall = третья клетка ряда
because-instead-of-debt = вместо долга
because-three-prisoners = 3 рабочих или больше в тюрьме
because-most-prisoners = больше всего рабочих в тюрьме
because-below = добродетель ниже 0
because-above = добродетель выше 14
because-no-rewards = наград не осталось
because-largest = самая большая группа
because-no-level = вместо уровня собора
because-virtue-only = действует только добродетель

## Schemes of the solo opponent

scheme = { $place } — { $steps }
scheme-star = { $place } — { $steps } ★
scheme-back = рубашка: будущая интрига, ещё не открытая
scheme-times = { $n }× { $scheme }
step-none = только постройка
    .does = рабочий занимает клетку зала гильдии
step-gather = «Сбор»
    .does = 1 мрамор за каждых 2 его рабочих там
step-tribute = «Дань»
    .does = из общего запаса в налоговую кладётся по 1 серебру за каждого его рабочего там
step-toll = «Пошлина { $n }»
    .does = в налоговую кладётся серебро из общего запаса: { $n }
step-marble = «Мрамор { $n }»
    .does =
        +{ $n ->
            [one] { $n } мрамор
           *[other] { $n } мрамора
        }
step-virtue = «Добродетель { $n }»
    .does = добродетель +{ $n }
step-pardon = «Прощение»
    .does = уничтожает 1 долг; если долгов нет, +1 очко добродетели
step-headhunt = «Переманивание»
    .does = оба подмастерья одного столбца уходят под колоду; номер столбца — число его рабочих там, но не больше 4
step-capture = «Арест»
    .does = арестовывает вашу самую большую группу; с 2 рабочими там или больше — две группы
step-sell = «Продажа»
    .does = его пленники отправляются в тюрьму; +1 мрамор за всех вместе
step-free = «Освобождение»
    .does = все его рабочие выходят из тюрьмы
step-ransom = «Выкуп»
    .does = если вы держите 3 или больше его рабочих, они возвращаются: +1 долг, −1 очко добродетели
step-steal = «Кража»
    .does = серебро из налоговой уходит в общий запас: 1 мрамор за каждые 4, но не больше 3; −2 очка добродетели
step-deal = «Сделка»
    .does = −1 очко добродетели и мрамор своей клетки; на средней — 1 мрамор
step-cathedral = «Собор»
    .does = на уровень выше; если места нет, +1 мрамор
step-rival = «Состязание»
    .does = как «Собор», если вы на его уровне или выше; иначе +1 мрамор
step-star = ★
    .does = после шагов в колоду, не глядя, замешивается будущая интрига

## Refusals

why-not-an-option = Здесь это выбрать нельзя
why-nothing-to-build = Вы не можете ни построить здание с руки, ни подняться в соборе
why-no-skill = Ни у кого из ваших подмастерьев нет умения: { $skills }
why-no-goods = Не хватает: { $goods }
why-no-mixed-goods = Нужно древесины и камня вместе: { $n }
why-no-silver = Нужно: { $silver }
why-at-the-top = Вы уже на вершине собора
why-too-wicked = Для собора нужно не меньше 5 очков добродетели
why-no-card = У вас нет карты здания, чтобы её сбросить
why-level-full = На следующем уровне собора нет свободной клетки
why-too-virtuous = Чёрный рынок закрыт при добродетели 10 и выше; у вас { $n }
why-space-taken = Клетка занята до обновления рынка
why-no-tax = Налоговая пуста
why-no-hire-no-plans = На наём не хватает серебра, а чертежей больше нет
why-too-far = Чтобы добраться до этого столбца, нужно ещё { $silver }
why-no-plans = Колода зданий пуста
why-one-miner = Для золота нужно не меньше 2 ваших рабочих в рудниках
why-too-many-places =
    { $n ->
        [1] Все аресты одного хода проводятся в одной локации
       *[other] Все аресты одного хода проводятся не более чем в { $n } локациях
    }
why-no-captives = На вашем планшете нет пленников
why-no-prisoners = В тюрьме нет ваших рабочих
why-none-captured = Ваших рабочих нет на чужих планшетах
why-no-debts = У вас нет неоплаченных долгов

## Picture

pic-places = Локации
pic-market = Чёрный рынок
pic-market-closed = Чёрный рынок (закрыт для вас)
pic-hall = Собор · Зал гильдии { $n }/{ $of }, обновление: { $resets }
pic-hall-closed = Собор (закрыт для вас) · Зал гильдии { $n }/{ $of }, обновление: { $resets }
pic-hall-last = Собор · Зал гильдии заполнен
pic-workshop = Мастерская
pic-players = Игроки
pic-players-paid = Игроки (в скобках — оплаченные долги)
pic-people = Рабочие, подмастерья, здания
pic-crew = Ваши подмастерья
pic-crew-board = Ваш планшет и подмастерья
pic-built = Ваши здания
pic-hand = Ваша рука
pic-schemes = Интриги соперника
pic-all-schemes = Все интриги
pic-steps = Шаги интриг

head-place = Локация
head-yours = Ваши
head-others = Чужие
head-there = Рабочие
head-next = Следующий рабочий даст
head-space = Клетка
head-who = Кто
head-brings = Вы получаете
head-level = Уровень
head-cost = Цена
head-vp = ПО
head-free = Свободно
head-row = Ряд
head-silver = Серебро
head-clay = Глина
head-wood = Древесина
head-stone = Камень
head-gold = Золото
head-marble = Мрамор
head-virtue = Добродетель
head-debts = Долги
head-cards = Карты
head-workers = В запасе
head-captives = Пленники
head-crew = Подмастерья
head-built = Здания
head-building = Здание
head-apprentice = Подмастерье
head-skills = Умения
head-effect = Свойство
head-lacks = Не хватает
head-pile = Колода
head-count = Сколько
head-scheme = Интрига
head-step = Шаг

space-left = Левая
space-middle = Средняя
space-right = Правая
cell-of = { $n } из { $of }
cell-active = ▸ { $player }
cell-virtue-plus = { $n } (+{ $vp } ПО)
cell-virtue-minus = { $n } (−{ $vp } ПО)
cell-debts = { $n } ({ $paid })
cell-seated = { $player } ({ $board })
cell-group = { $player } { $n }
cell-apprentice =
    { $name }
    { $facts }
cell-ready = можно строить
cell-times = { $n }×
pile-starting = начальная
pile-future = будущая
pile-draw = Колода интриг
pile-aside = Будущие, ещё не в игре
pile-seen = Сброс

## Scores

score-buildings = Здания
score-bonus = Эффекты зданий
score-cathedral = Собор
score-virtue = Добродетель
score-debts = Неоплаченные долги
score-ore = Золото и мрамор
score-silver = Серебро
score-prison = Рабочие в тюрьме
score-hall = Рабочие в зале гильдии

## Characters of bots; .about goes on after a colon.

character-builder = строитель
    .about = возводит здания и рассчитывает на их эффекты
character-saint = праведник
    .about = бережёт добродетель, оплачивает долги, строит собор
character-schemer = интриган
    .about = мало заботится о добродетели и долгах, больше — о золоте, мраморе и серебре

## Settings: an attribute per value.

setting-solo = Соперник в одиночной игре
    .constantine = Константин (обычная сложность)
    .helena = Елена (высокая сложность)
    .about = Оба играют по картам. За каждого своего рабочего в зале гильдии Константин получает 1 ПО, Елена — 3.
setting-boards = Планшеты игроков
    .standard = обычные
    .random = индивидуальные, случайно
    .chosen = индивидуальные, на выбор
    .about = Обычные планшеты одинаковы; индивидуальные дают другой начальный запас и собственное свойство.
setting-starting-apprentice = Начальный подмастерье
    .off = нет
    .on = да
    .about = До первого хода каждый бесплатно берёт одного открытого подмастерья.
setting-guildhall-discard = Зал гильдии сбрасывает подмастерьев
    .off = нет
    .on = да
    .about = Рабочий на третьей ячейке ряда зала гильдии отсылает обоих подмастерьев первого столбца.
setting-promos = Промокарты и промопланшеты
    .off = нет
    .on = да
    .about = Добавляет карты и планшеты, вышедшие отдельно от коробки.

# -- карты, которые человек читает со стола ---------------------------------------------------

own-decks = Интриг соперника мы нигде не нашли в печати, поэтому они у нас свои: ваши пусть остаются в коробке. Когда приходит время, приложение само тянет интригу и говорит, что делает соперник. Остальные карты — из вашей коробки.
deck-scheme = интрига
deck-future = будущая интрига
deck-apprentice = подмастерья
deck-building = здания
deck-board = планшеты игроков
deck-small-market = малый рынок
deck-large-market = большой рынок
deck-reward = награды
reveal-apprentice =
    { $n ->
        [1]
            { $place ->
                [upper] Какой подмастерье открыт в верхнем ряду справа?
               *[lower] Какой подмастерье открыт в нижнем ряду справа?
            }
       *[other]
            { $place ->
                [upper] Верхний ряд: какие подмастерья открыты, слева направо ({ $n })?
               *[lower] Нижний ряд: какие подмастерья открыты, слева направо ({ $n })?
            }
    }
reveal-building = Какая карта здания открыта?
reveal-board = Какие планшеты игроков розданы?
reveal-small-market = Какой малый рынок теперь виден на левой стопке?
reveal-large-market = Какой большой рынок на обороте перевёрнутой карты?
reveal-reward = Какая карта награды открыта?
reveal-scheme = Какая карта интриги открыта?
reveal-future = Какая карта будущей интриги открыта?

## Web: what only the drawn board says, short enough for its places.

ui-you = Вы: { $what }
ui-or = или
ui-left = ещё { $n }
ui-nth = { $n }-й рабочий
ui-hire = Нанять
ui-plans = Чертежи
ui-tax-part = из них { $n } — налог
ui-hire-anyone = нанять любого
ui-capture = { $price } → арест одной группы
ui-storehouse = Склад
ui-town = Площадь
ui-when-pay-debt = Оплата долга
ui-when-sell = В тюрьму
ui-when-reset = Обновление

# Lines of the Guardhouse

ui-errand-sell = Пленников в тюрьму
ui-errand-release = Освободить
ui-errand-free = Выкупить
ui-errand-free-by-debt = Выкупить в долг
ui-errand-pay-debt = Оплатить долг

# Guildhall and Cathedral

ui-build = Построить { $names }
ui-level-up = Подняться на уровень { $n } собора
ui-resets =
    { $count ->
        [one] обновление на клетке { $slots }
       *[other] обновление на клетках { $slots }
    }
ui-end = конец игры на клетке { $n }; осталось { $left }
ui-last-round =
    { $n ->
        [one] Последний круг: ещё { $n } ход
        [few] Последний круг: ещё { $n } хода
       *[many] Последний круг: ещё { $n } ходов
    }
ui-next-level = Ваш следующий уровень: { $n }
ui-level-reward =
    { $n ->
        [1] { $vp } и последняя награда
        [one] { $vp } и 1 из { $n } награды
       *[other] { $vp } и 1 из { $n } наград
    }
ui-level-virtue = { $vp } и { $virtue }
ui-on-level =
    { $n ->
        [0] { $player }: ещё не в соборе
       *[other] { $player }: уровень { $n }
    }

# Virtue

ui-tax-less = налог −{ $n }
ui-no-cathedral = ← { $from }–{ $to }: без собора
ui-no-market = { $from }–{ $to }: без чёрного рынка

# Cards

ui-dismiss = Сбросить
ui-ready = можно построить
ui-missing = не хватает
ui-hand =
    { $ready ->
        [0] { $n } из { $of }, скрыты от других
       *[other] { $n } из { $of }, скрыты от других; можно построить: { $ready }
    }
ui-test-most = выше всех
ui-test-most-of = больше всех { $good }
ui-power-conspirator = цена −{ $one }
ui-power-trickster = цена −{ $one }
ui-power-illusionist = без потери { $virtue }
ui-power-thief = потеря −{ $one }
ui-power-overseer = ещё 1 обмен
ui-verb-hire = нанять любого
ui-verb-capture =
    { $n ->
        [one] { $n } арест
        [few] { $n } ареста
       *[many] { $n } арестов
    }
ui-verb-free = ваши рабочие домой
ui-verb-release = все ваши из тюрьмы
ui-verb-punish = 3+ в тюрьме: { $virtue }
ui-verb-bless = все игроки { $virtue }
ui-verb-guildhall = ещё один рабочий сюда
ui-verb-dismiss =
    { $n ->
        [one] сбросить { $n } подмастерья
       *[other] сбросить { $n } подмастерьев
    }

# Flags of a replay: events one looks for

flag-reset = обновление
flag-last-round = последние ходы

## Signs, for name cards and the legend

legend-goods = Ресурсы
legend-signs = Карты и очки
legend-skills = Умения подмастерьев
sign-clay = { good-clay }
    .about = Ею платят за здания; две на королевском складе дают очко добродетели.
sign-wood = { good-wood }
    .about = Ею платят за здания и собор; три на королевском складе дают мрамор.
sign-stone = { good-stone }
    .about = Им платят за здания и собор; три на королевском складе дают мрамор.
sign-gold = { good-gold }
    .about = Им платят за большие здания и собор; остаток даёт ПО в конце игры.
sign-marble = { good-marble }
    .about = Им платят за большие здания и собор; остаток даёт ПО в конце игры.
sign-silver = { good-silver }
    .about = Им платят за наём, аресты, налоги и чёрный рынок; каждые 10 в конце игры — 1 ПО.
sign-virtue = { good-virtue }
    .about = Деление трека добродетели: высокая добродетель закрывает чёрный рынок, низкая — собор, зато снижает налоги.
sign-card = { good-card }
    .about = Чертёж в руке; его строят в зале гильдии.
sign-debt = { good-debt }
    .about = Отнимает ПО в конце игры, если его не выплатить в караульне.
sign-paid-debt = { good-paid-debt }
    .about = Выплачен: больше ничего не отнимает.
sign-vp = { good-vp }
    .about = У кого их в конце игры больше всего, тот побеждает.
sign-carpentry = { skill-carpentry }
    .about = Некоторые здания требуют подмастерья с этим умением.
sign-tiling = { skill-tiling }
    .about = Некоторые здания требуют подмастерья с этим умением.
sign-masonry = { skill-masonry }
    .about = Некоторые здания требуют подмастерья с этим умением.
ui-own-level = Уровень собора: { $n }
ui-points-now = ПО, если бы игра закончилась сейчас
ui-per = за каждые { $n }
ui-level = Уровень { $n } собора
ui-any-of = Древесина и камень в любом сочетании: { $n }
ui-slot = Клетка { $n } зала гильдии
ui-slot-end = Последняя клетка зала гильдии: игра идёт к концу
ui-slot-reset = Когда эту клетку занимают, чёрный рынок обновляют
ui-look = Посмотреть карты зданий ({ $n }) и оставить одну
ui-rate-virtue = Две глины, древесины или камня — очко добродетели
ui-rate-marble = Три древесины или камня — мрамор
ui-column = Столбец { $n } мастерской
ui-virtue-step = Добродетель { $n }: { $vp } ПО в конце игры

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Интриги соперника
    .one = интрига
box-schemes-pile = В какой она колоде
    .starting = { pile-starting }
    .future = { pile-future }
box-schemes-place = Куда встаёт рабочий
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
box-schemes-steps = Что делает, по порядку
box-schemes-do = Шаг
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
box-schemes-n = Сколько
box-schemes-star = Есть знак ★: в колоду замешивают будущую карту
box-market = Карты чёрного рынка
    .one = рынок
box-market-small = Малый рынок, на лицевой стороне
box-market-large = Большой рынок, на обороте той же карты
