title = Дельта
    .about = Баржи, гильдии и три квартала, которые празднуют. Тайные ставки, свой движок, большинство.
abbot = Аббат
crew = команда { $n }
barge = баржа: { $load }
scheme = замысел на { $n }: { $district }, управляющих { $stewards }
scheme-guild = замысел на { $n }: { $district }, управляющих { $stewards }, гильдия
dawn = каждый рассвет { $effect }
once = сразу { $effect }
nothing = без действия
district-harbour = Гавань
district-market = Рынок
district-hill = Холм
good-fish = рыба
    .count = { $n } рыбы
good-salt = соль
    .count = { $n } соли
good-timber = лес
    .count = { $n } леса
good-coin = монеты
    .count = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        *[other] { $n } монет
    }
good-vp = очки
    .count = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        *[other] { $n } очков
    }
counter-guilds = каждые { $n } гильдии
counter-posted = каждых { $n } управляющих в кварталах
counter-harbour = { $n ->
        [one] каждого управляющего
        *[other] каждых { $n } управляющих
    } в Гавани
test-poor = у вас не больше 1 монеты
verb-post = послать { $n ->
        [one] управляющего
        *[other] { $n } управляющих
    }
verb-pay-fish = заплатить { $n } рыбы
verb-pay-salt = заплатить { $n } соли
verb-pay-timber = заплатить { $n } леса
verb-pay-coin = заплатить { $n ->
        [one] { $n } монету
        *[other] { $n } монеты
    }
guild-fishers = Рыбаки
guild-salters = Солевары
guild-sawyers = Пильщики
guild-moneyers = Монетчики
guild-smokers = Коптильня
guild-curers = Засольщики
guild-joiners = Столяры
guild-pilots = Лоцманы
guild-heralds = Герольды
guild-brewers = Пивовары
guild-wardens = Смотрители
guild-netters = Сетевязы
guild-chandlers = Свечники
guild-masons = Каменщики
guild-admirals = Адмиралы
festival-fair = Ярмарка
festival-catch = Большой улов
festival-procession = Шествие
festival-alms = Милостыня
festival-regatta = Регата
festival-gifts = Дары
festival-jubilee = Юбилей
festival-levy = Повинность
head-hand = Рука
head-coins = Монеты
head-points = Очки
head-guilds = Гильдии
head-stewards = Управляющие
head-cost = Цена
head-district = Квартал
ask-bid = Ставка картой команды (раунд { $n })
ask-load = Возьмите баржу
ask-act = Выполните действие (осталось { $n })
ask-discard = Положите карту с руки под стопку
ask-send = Пошлите управляющего (ещё { $n })
ask-may = { $source }: { $effect }. Воспользоваться?
ask-choice = { $source }: что именно?
option-coins = Монеты
option-points = Очки
option-fish = Рыба
option-salt = Соль
option-timber = Лес
option-crew = Набрать команду
option-rest = Отдохнуть: 1 монета
option-hire = Нанять: { $guild } ({ $effect }){ $coins ->
        [0] {""}
        *[other] , { $coins } монет за недостающее
    }
option-post = Поставить управляющего: { $district }
option-sell = Продать { $good } за { $n }
event-round = Раунд { $n }
event-festival = Праздник: { $festival }
event-gain = { $player }: +{ $good }
event-post = { $player }: управляющий в квартал { $district }
event-bid = { $player }: ставка { $n }
event-scheme = { $player }: замысел со ставкой { $n }
event-load = { $player }: { $barge }
event-recruit = { $player }: новая команда ({ $n })
event-rest = { $player }: отдых, +1 монета
event-sell = { $player }: продано { $good }
event-hire = { $player }: новая гильдия, { $guild }
event-discard = { $player }: карта идёт под стопку
event-feast = { $player }: очки за праздник, { $n } ({ $district })
event-back = { $player }: управляющий возвращается ({ $district })
why-guilds = У вас уже { $n } гильдий
why-goods = Недостающее стоило бы { $n } монет; у вас { $have }
why-stewards = Управляющих не осталось
why-full = Там уже { $n } ваших управляющих
why-coin = Это стоит 1 монету
why-crew = Стопка пуста
why-sell = У вас нет
score-feasts = Праздники и действия
score-guilds = Гильдии
score-coins = Монеты
score-sets = Наборы кварталов
setting-festivals = Праздники
    .off = без праздников
    .on = с праздниками
setting-solo = Аббат
    .normal = обычный
    .easy = лёгкий
    .hard = трудный
reveal-barge = Какая баржа?
reveal-crew = Какая карта команды?
reveal-festival = Какой праздник?
reveal-guild = Какая гильдия?
reveal-scheme = Какой замысел?
head-abbot = Аббат
head-barges = Баржи впереди
head-crew = Карты команды
head-festival = Праздник
head-festivals = Праздники впереди
head-goods = Товары
head-load = Груз
head-market = Гильдии на рынке
head-once = Один раз
head-order = Порядок хода
head-pile = Гильдии впереди
head-posts = Управляющие в кварталах
head-produce = Каждое утро
head-quay = Баржи у причала
head-round = Раунд
head-scheme = Замысел
head-schemes = Замыслы впереди
bot-normal = Аббат
bot-easy = кроткий Аббат
bot-hard = суровый Аббат
deck-barge = баржа
deck-guild = гильдия
deck-scheme = замысел
own-decks = Все карты «Дельты» наши собственные: их раздаёт приложение.
ui-round = Раунд { $n } из { $of }
ui-feast-now = Вечером праздник: { $first } за большинство, { $second } за второе место
ui-feast-next = Праздник в раунде { $n }: { $first } за большинство, { $second } за второе место
ui-feast-over = Последний праздник позади
ui-posted = { $player }: { $n }
ui-would = праздник: { $n }
ui-left = осталось: { $n }
ui-sell = продать { $n }
ui-rest = отдых { $n }
ui-draw = взять 2
ui-quay-empty = Новые баржи придут на рассвете.
ui-market-empty = Все гильдии наняты.
ui-no-guilds = Пока никто не нанят.
ui-area-district-harbour = { district-harbour }
ui-area-district-market = { district-market }
ui-area-district-hill = { district-hill }
sign-harbour = { district-harbour }
sign-market = { district-market }
sign-hill = { district-hill }
