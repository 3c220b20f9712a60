title = Delta
    .about = Barges, guilds and three districts that feast. Bid in secret, build an engine, hold the majority.
abbot = the Abbot
crew = crew of { $n }
barge = barge: { $load }
scheme = scheme of { $n }: { $district }, stewards { $stewards }
scheme-guild = scheme of { $n }: { $district }, stewards { $stewards }, a guild
dawn = every dawn { $effect }
once = once { $effect }
nothing = no effect
district-harbour = Harbour
district-market = Market
district-hill = Hill
good-fish = fish
    .count = { $n } fish
good-salt = salt
    .count = { $n } salt
good-timber = timber
    .count = { $n } timber
good-coin = coins
    .count = { $n ->
        [one] 1 coin
        *[other] { $n } coins
    }
good-vp = points
    .count = { $n ->
        [one] 1 point
        *[other] { $n } points
    }
counter-guilds = every { $n } guilds
counter-posted = every { $n } stewards in districts
counter-harbour = every { $n ->
        [one] steward
        *[other] { $n } stewards
    } in the Harbour
test-poor = you have 1 coin or less
verb-post = send { $n ->
        [one] a steward
        *[other] { $n } stewards
    }
verb-pay-fish = pay { $n } fish
verb-pay-salt = pay { $n } salt
verb-pay-timber = pay { $n } timber
verb-pay-coin = pay { $n ->
        [one] 1 coin
        *[other] { $n } coins
    }
guild-fishers = Fishers
guild-salters = Salters
guild-sawyers = Sawyers
guild-moneyers = Moneyers
guild-smokers = Smokehouse
guild-curers = Curers
guild-joiners = Joiners
guild-pilots = Pilots
guild-heralds = Heralds
guild-brewers = Brewers
guild-wardens = Wardens
guild-netters = Netters
guild-chandlers = Chandlers
guild-masons = Masons
guild-admirals = Admirals
festival-fair = Fair
festival-catch = Great catch
festival-procession = Procession
festival-alms = Alms
festival-regatta = Regatta
festival-gifts = Gifts
festival-jubilee = Jubilee
festival-levy = Levy
head-hand = Hand
head-coins = Coins
head-points = Points
head-guilds = Guilds
head-stewards = Stewards
head-cost = Cost
head-district = District
ask-bid = Bid a crew card (round { $n })
ask-load = Take a barge
ask-act = Take an action ({ $n } left)
ask-discard = Put a card of your hand under the pile
ask-send = Send a steward ({ $n } to go)
ask-may = { $source }: { $effect }. Use it?
ask-choice = { $source }: which one?
option-coins = Coins
option-points = Points
option-fish = Fish
option-salt = Salt
option-timber = Timber
option-crew = Draw crew
option-rest = Rest: 1 coin
option-hire = Hire { $guild } ({ $effect }){ $coins ->
        [0] {""}
        *[other] , { $coins } coins for missing goods
    }
option-post = Post a steward: { $district }
option-sell = Sell { $good } for { $n }
event-round = Round { $n }
event-festival = Festival: { $festival }
event-gain = { $player }: +{ $good }
event-post = { $player }: a steward into { $district }
event-bid = { $player }: a bid of { $n }
event-scheme = { $player }: a scheme that bids { $n }
event-load = { $player }: { $barge }
event-recruit = { $player }: new crew ({ $n })
event-rest = { $player }: a rest, +1 coin
event-sell = { $player }: { $good } sold
event-hire = { $player }: new guild, { $guild }
event-discard = { $player }: a card goes under the pile
event-feast = { $player }: { $n } points for { $district }
event-back = { $player }: a steward comes back from { $district }
why-guilds = You have { $n } guilds already
why-goods = Missing goods would cost { $n } coins; you have { $have }
why-stewards = No steward left
why-full = { $n } of your stewards are there already
why-coin = It costs 1 coin
why-crew = The pile is empty
why-sell = You have none
score-feasts = Feasts and effects
score-guilds = Guilds
score-coins = Coins
score-sets = Sets of districts
setting-festivals = Festivals
    .off = without
    .on = with festivals
setting-solo = The Abbot
    .normal = normal
    .easy = easy
    .hard = hard
reveal-barge = Which barge?
reveal-crew = Which crew card?
reveal-festival = Which festival?
reveal-guild = Which guild?
reveal-scheme = Which scheme?
head-abbot = Abbot
head-barges = Barges to come
head-crew = Crew cards
head-festival = Festival
head-festivals = Festivals to come
head-goods = Goods
head-load = Load
head-market = Guilds on the market
head-once = Once
head-order = Turn order
head-pile = Guilds to come
head-posts = Stewards in districts
head-produce = Every dawn
head-quay = Barges at the quay
head-round = Round
head-scheme = Scheme
head-schemes = Schemes to come
bot-normal = the Abbot
bot-easy = the mild Abbot
bot-hard = the stern Abbot
deck-barge = barge
deck-guild = guild
deck-scheme = scheme
own-decks = All cards of Delta are our own: the app deals them.
ui-round = Round { $n } of { $of }
ui-feast-now = Feast this evening: { $first } for the most, { $second } for the second
ui-feast-next = Feast in round { $n }: { $first } for the most, { $second } for the second
ui-feast-over = The last feast is over
ui-posted = { $player }: { $n }
ui-would = feast: { $n }
ui-left = left: { $n }
ui-sell = sell { $n }
ui-rest = rest { $n }
ui-draw = draw 2
ui-quay-empty = The next barges come at dawn.
ui-market-empty = All guilds are hired.
ui-no-guilds = None hired yet.
ui-area-district-harbour = { district-harbour }
ui-area-district-market = { district-market }
ui-area-district-hill = { district-hill }
sign-harbour = { district-harbour }
sign-market = { district-market }
sign-hill = { district-hill }
