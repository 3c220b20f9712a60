title = Дельта
    .about = Баржі, гільдії та три квартали, що святкують. Таємні ставки, власний рушій, більшість.
abbot = Абат
crew = команда { $n }
barge = баржа: { $load }
scheme = задум на { $n }: { $district }, управителів { $stewards }
scheme-guild = задум на { $n }: { $district }, управителів { $stewards }, гільдія
dawn = щосвітанку { $effect }
once = відразу { $effect }
nothing = без дії
district-harbour = Гавань
district-market = Ринок
district-hill = Пагорб
good-fish = риба
    .count = { $n } риби
good-salt = сіль
    .count = { $n } солі
good-timber = ліс
    .count = { $n } лісу
good-coin = монети
    .count = { $n ->
        [one] { $n } монета
        [few] { $n } монети
        *[other] { $n } монет
    }
good-vp = очки
    .count = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        *[other] { $n } очок
    }
counter-guilds = кожні { $n } гільдії
counter-posted = кожних { $n } управителів у кварталах
counter-harbour = { $n ->
        [one] кожного управителя
        *[other] кожних { $n } управителів
    } у Гавані
test-poor = у вас щонайбільше 1 монета
verb-post = послати { $n ->
        [one] управителя
        *[other] { $n } управителів
    }
verb-pay-fish = сплатити { $n } риби
verb-pay-salt = сплатити { $n } солі
verb-pay-timber = сплатити { $n } лісу
verb-pay-coin = сплатити { $n ->
        [one] { $n } монету
        *[other] { $n } монети
    }
guild-fishers = Рибалки
guild-salters = Солевари
guild-sawyers = Пилярі
guild-moneyers = Монетники
guild-smokers = Коптильня
guild-curers = Засолювачі
guild-joiners = Столяри
guild-pilots = Лоцмани
guild-heralds = Герольди
guild-brewers = Пивовари
guild-wardens = Наглядачі
guild-netters = Сіткарі
guild-chandlers = Свічкарі
guild-masons = Муляри
guild-admirals = Адмірали
festival-fair = Ярмарок
festival-catch = Великий улов
festival-procession = Хода
festival-alms = Милостиня
festival-regatta = Регата
festival-gifts = Дари
festival-jubilee = Ювілей
festival-levy = Повинність
head-hand = Рука
head-coins = Монети
head-points = Очки
head-guilds = Гільдії
head-stewards = Управителі
head-cost = Ціна
head-district = Квартал
ask-bid = Ставка карткою команди (раунд { $n })
ask-load = Візьміть баржу
ask-act = Виконайте дію (лишилося { $n })
ask-discard = Покладіть картку з руки під стос
ask-send = Пошліть управителя (ще { $n })
ask-may = { $source }: { $effect }. Скористатися?
ask-choice = { $source }: що саме?
option-coins = Монети
option-points = Очки
option-fish = Риба
option-salt = Сіль
option-timber = Ліс
option-crew = Набрати команду
option-rest = Відпочити: 1 монета
option-hire = Найняти: { $guild } ({ $effect }){ $coins ->
        [0] {""}
        *[other] , { $coins } монет за брак товарів
    }
option-post = Поставити управителя: { $district }
option-sell = Продати { $good } за { $n }
event-round = Раунд { $n }
event-festival = Свято: { $festival }
event-gain = { $player }: +{ $good }
event-post = { $player }: управитель у квартал { $district }
event-bid = { $player }: ставка { $n }
event-scheme = { $player }: задум зі ставкою { $n }
event-load = { $player }: { $barge }
event-recruit = { $player }: нова команда ({ $n })
event-rest = { $player }: відпочинок, +1 монета
event-sell = { $player }: продано { $good }
event-hire = { $player }: нова гільдія, { $guild }
event-discard = { $player }: картка йде під стос
event-feast = { $player }: очки за свято, { $n } ({ $district })
event-back = { $player }: управитель повертається ({ $district })
why-guilds = У вас уже { $n } гільдій
why-goods = Брак товарів коштував би { $n } монет; у вас { $have }
why-stewards = Управителів не лишилося
why-full = Там уже { $n } ваших управителі
why-coin = Це коштує 1 монету
why-crew = Стос порожній
why-sell = У вас немає
score-feasts = Свята та дії
score-guilds = Гільдії
score-coins = Монети
score-sets = Набори кварталів
setting-festivals = Свята
    .off = без свят
    .on = зі святами
setting-solo = Абат
    .normal = звичайний
    .easy = легкий
    .hard = важкий
reveal-barge = Яка баржа?
reveal-crew = Яка картка команди?
reveal-festival = Яке свято?
reveal-guild = Яка гільдія?
reveal-scheme = Який задум?
head-abbot = Абат
head-barges = Баржі попереду
head-crew = Картки команди
head-festival = Свято
head-festivals = Свята попереду
head-goods = Товари
head-load = Вантаж
head-market = Гільдії на ринку
head-once = Один раз
head-order = Черга ходу
head-pile = Гільдії попереду
head-posts = Управителі в кварталах
head-produce = Щоранку
head-quay = Баржі біля причалу
head-round = Раунд
head-scheme = Задум
head-schemes = Задуми попереду
bot-normal = Абат
bot-easy = лагідний Абат
bot-hard = суворий Абат
deck-barge = баржа
deck-guild = гільдія
deck-scheme = задум
own-decks = Усі картки «Дельти» наші власні: їх роздає застосунок.
ui-round = Раунд { $n } з { $of }
ui-feast-now = Увечері свято: { $first } за більшість, { $second } за друге місце
ui-feast-next = Свято в раунді { $n }: { $first } за більшість, { $second } за друге місце
ui-feast-over = Останнє свято минуло
ui-posted = { $player }: { $n }
ui-would = свято: { $n }
ui-left = лишилося: { $n }
ui-sell = продати { $n }
ui-rest = спочити { $n }
ui-draw = взяти 2
ui-quay-empty = Нові баржі прийдуть на світанку.
ui-market-empty = Усі гільдії найнято.
ui-no-guilds = Ще нікого не найнято.
ui-area-district-harbour = { district-harbour }
ui-area-district-market = { district-market }
ui-area-district-hill = { district-hill }
sign-harbour = { district-harbour }
sign-market = { district-market }
sign-hill = { district-hill }
