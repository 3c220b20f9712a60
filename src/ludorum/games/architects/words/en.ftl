## Names

title = Architects of the West Kingdom
    .about = Send workers, capture rivals, guard your virtue.
    .alone = Constantine or Helena
    .own = The schemes of the solo opponent are our own: we found them nowhere in print. All other cards are those of the printed game.

# Goods: dictionary form; .count goes with a number, nominative.

good-clay = clay
    .count = { $n } clay
good-wood = wood
    .count = { $n } wood
good-stone = stone
    .count = { $n } stone
good-gold = gold
    .count = { $n } gold
good-marble = marble
    .count = { $n } marble
good-silver = silver
    .count = { $n } silver
good-virtue = virtue
    .count = { $n } virtue
good-card = building card
    .count =
        { $n ->
            [one] { $n } building card
           *[other] { $n } building cards
        }
good-debt = debt
    .count =
        { $n ->
            [one] { $n } debt
           *[other] { $n } debts
        }
good-paid-debt = paid debt
    .count =
        { $n ->
            [one] { $n } paid debt
           *[other] { $n } paid debts
        }
good-worker = worker
    .count =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
good-vp = victory point
    .count = { $n } VP

# Places: heading; .at where, .to whither, .from whence.

place-quarry = Quarry
    .at = at the Quarry
    .to = to the Quarry
    .from = from the Quarry
place-forest = Forest
    .at = in the Forest
    .to = to the Forest
    .from = from the Forest
place-mines = Mines
    .at = in the Mines
    .to = to the Mines
    .from = from the Mines
place-silversmith = Silversmith
    .at = at the Silversmith
    .to = to the Silversmith
    .from = from the Silversmith
place-storehouse = King’s Storehouse
    .at = at the King’s Storehouse
    .to = to the King’s Storehouse
    .from = from the King’s Storehouse
place-workshop = Workshop
    .at = at the Workshop
    .to = to the Workshop
    .from = from the Workshop
place-town = Town Centre
    .at = in the Town Centre
    .to = to the Town Centre
    .from = from the Town Centre
place-tax = Tax Stand
    .at = at the Tax Stand
    .to = to the Tax Stand
    .from = from the Tax Stand
place-market-left = Black Market, left space
    .at = on the left space of the Black Market
    .to = to the left space of the Black Market
    .from = from the left space of the Black Market
place-market-middle = Black Market, middle space
    .at = on the middle space of the Black Market
    .to = to the middle space of the Black Market
    .from = from the middle space of the Black Market
place-market-right = Black Market, right space
    .at = on the right space of the Black Market
    .to = to the right space of the Black Market
    .from = from the right space of the Black Market
place-market = Black Market
    .at = on the Black Market
    .to = to the Black Market
    .from = from the Black Market
place-guardhouse = Guardhouse
    .at = at the Guardhouse
    .to = to the Guardhouse
    .from = from the Guardhouse
place-guildhall = Guildhall
    .at = in the Guildhall
    .to = to the Guildhall
    .from = from the Guildhall
place-cathedral = Cathedral
    .at = at the Cathedral
    .to = to the Cathedral
    .from = from the Cathedral
place-prison = Prison
    .at = in Prison
    .to = to Prison
    .from = from Prison
place-supply = Personal supply
    .at = in the personal supply
    .to = to the personal supply
    .from = from the personal supply
place-board = Player board
    .at = on the player board
    .to = to the player board
    .from = from the player board

# Skills

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry

# Apprentices: .acc as the object of "hires".

apprentice-acolyte = Acolyte
    .acc = the Acolyte
apprentice-conspirator = Conspirator
    .acc = the Conspirator
apprentice-debt-collector = Debt Collector
    .acc = the Debt Collector
apprentice-gatekeeper = Gatekeeper
    .acc = the Gatekeeper
apprentice-illusionist = Illusionist
    .acc = the Illusionist
apprentice-jeweller = Jeweller
    .acc = the Jeweller
apprentice-labourer = Labourer
    .acc = the Labourer
apprentice-merchant = Merchant
    .acc = the Merchant
apprentice-miner = Miner
    .acc = the Miner
apprentice-patron = Patron
    .acc = the Patron
apprentice-pickpocket = Pickpocket
    .acc = the Pickpocket
apprentice-squire = Squire
    .acc = the Squire
apprentice-stonecutter = Stonecutter
    .acc = the Stonecutter
apprentice-swindler = Swindler
    .acc = the Swindler
apprentice-thief = Thief
    .acc = the Thief
apprentice-trader = Trader
    .acc = the Trader
apprentice-trickster = Trickster
    .acc = the Trickster
apprentice-woodcutter = Woodcutter
    .acc = the Woodcutter
apprentice-enforcer = Enforcer
    .acc = the Enforcer
apprentice-overseer = Overseer
    .acc = the Overseer
apprentice-peddler = Peddler
    .acc = the Peddler

# Buildings: .acc as the object of "builds".

building-smithy = Smithy
    .acc = the Smithy
building-steeple = Steeple
    .acc = the Steeple
building-stone-market = Stone Market
    .acc = the Stone Market
building-tavern = Tavern
    .acc = the Tavern
building-thieves-den = Thieves’ Den
    .acc = the Thieves’ Den
building-tilers-hut = Tiler’s Hut
    .acc = the Tiler’s Hut
building-trading-post = Trading Post
    .acc = the Trading Post
building-treasury = Treasury
    .acc = the Treasury
building-university = University
    .acc = the University
building-watchtower = Watchtower
    .acc = the Watchtower
building-well = Well
    .acc = the Well
building-wood-market = Wood Market
    .acc = the Wood Market
building-aqueduct = Aqueduct
    .acc = the Aqueduct
building-armoury = Armoury
    .acc = the Armoury
building-barracks = Barracks
    .acc = the Barracks
building-betting-house = Betting House
    .acc = the Betting House
building-carpenters-hut = Carpenter’s Hut
    .acc = the Carpenter’s Hut
building-castle = Castle
    .acc = the Castle
building-chapel = Chapel
    .acc = the Chapel
building-church = Church
    .acc = the Church
building-clay-market = Clay Market
    .acc = the Clay Market
building-clay-pit = Clay Pit
    .acc = the Clay Pit
building-drafting-room = Drafting Room
    .acc = the Drafting Room
building-dungeon = Dungeon
    .acc = the Dungeon
building-factory = Factory
    .acc = the Factory
building-fortress = Fortress
    .acc = the Fortress
building-fountain = Fountain
    .acc = the Fountain
building-gamblers-den = Gambler’s Den
    .acc = the Gambler’s Den
building-hideout = Hideout
    .acc = the Hideout
building-keep = Keep
    .acc = the Keep
building-library = Library
    .acc = the Library
building-lighthouse = Lighthouse
    .acc = the Lighthouse
building-lumber-camp = Lumber Camp
    .acc = the Lumber Camp
building-masons-hut = Mason’s Hut
    .acc = the Mason’s Hut
building-moneylender = Moneylender
    .acc = the Moneylender
building-monument = Monument
    .acc = the Monument
building-observatory = Observatory
    .acc = the Observatory
building-palace = Palace
    .acc = the Palace
building-reservoir = Reservoir
    .acc = the Reservoir
building-silver-market = Silver Market
    .acc = the Silver Market
building-crane = Crane
    .acc = the Crane
building-graveyard = Graveyard
    .acc = the Graveyard
building-museum = Museum
    .acc = the Museum

# Player boards

board-ada = Ada
board-frederick = Frederick
board-caroline = Caroline
board-rudolf = Rudolf
board-therese = Therese
board-lothaire = Lothaire
board-hugo = Hugo
board-clovis = Clovis
board-fara = Fara
board-bertha = Bertha
board-standard = Standard board

# Solo opponents

bot-constantine = Constantine
    .acc = Constantine
    .gen = Constantine’s
bot-helena = Helena
    .acc = Helena
    .gen = Helena’s

## Effects of cards

counter-carpentry =
    { $n ->
        [one] each of your apprentices with carpentry
       *[other] every { $n } of your apprentices with carpentry
    }
counter-tiling =
    { $n ->
        [one] each of your apprentices with tiling
       *[other] every { $n } of your apprentices with tiling
    }
counter-masonry =
    { $n ->
        [one] each of your apprentices with masonry
       *[other] every { $n } of your apprentices with masonry
    }
counter-building-goods =
    { $n ->
        [one] each of your clay, wood and stone
       *[other] every { $n } of your clay, wood and stone together
    }
counter-gold =
    { $n ->
        [one] each of your gold
       *[other] every { $n } of your gold
    }
counter-marble =
    { $n ->
        [one] each of your marble
       *[other] every { $n } of your marble
    }
counter-virtue =
    { $n ->
        [one] each point of your virtue
       *[other] every { $n } points of your virtue
    }
counter-buildings =
    { $n ->
        [one] each building of yours, this one included
       *[other] every { $n } buildings of yours, this one included
    }
counter-captives =
    { $n ->
        [one] each worker you hold captive
       *[other] every { $n } workers you hold captive
    }
counter-debts =
    { $n ->
        [one] each unpaid debt of yours
       *[other] every { $n } unpaid debts of yours
    }
counter-paid-debts =
    { $n ->
        [one] each debt you have paid
       *[other] every { $n } debts you have paid
    }

test-highest = you stand higher in the Cathedral than everyone else
test-no-debts = you have no unpaid debt
test-most-stone = you have more stone than everyone else
test-most-wood = you have more wood than everyone else
test-most-clay = you have more clay than everyone else
test-most-silver = you have more silver than everyone else

verb-hire = hire any open apprentice free of charge
verb-capture =
    { $n ->
        [one] make 1 capture free of charge
       *[other] make { $n } captures free of charge
    }
verb-free = bring all your workers home from other boards
verb-release = release all your workers from Prison
verb-destroy-debt =
    { $n ->
        [one] destroy 1 unpaid debt
       *[other] destroy { $n } unpaid debts
    }
verb-discard =
    { $n ->
        [one] discard 1 building card
       *[other] discard { $n } building cards
    }
verb-punish = everyone with 3 or more workers in Prison: −{ $n } virtue
verb-bless = every player: +{ $n } virtue
verb-guildhall = send another worker to the Guildhall
verb-dismiss =
    { $n ->
        [one] discard 1 of your apprentices
       *[other] discard { $n } of your apprentices
    }

## Cards

card-building = { $name }: { $facts }
card-apprentice = { $name } ({ $facts })
face-apprentice = { $name }: { $skill }; { $facts }
face-skilled = { $name }: { $skill }
card-cost = cost: { $goods }
card-skills = needs { $skills }
card-now = at once: { $effect }
card-end = at the end: { $effect }
card-bonus = { $when }: { $gain }
card-trade = { $at }: { $pay } → { $gain }
card-release =
    { $n ->
        [one] { $when }: 1 worker may leave Prison
       *[other] { $when }: up to { $n } workers may leave Prison
    }
when-cathedral = with each Cathedral level
when-pay-debt = for each debt you pay
when-sell = when you send captives to Prison
when-reset = at each reset
when-reset-free = at each reset, if you have nobody in Prison
power-conspirator = in the Town Centre: captures cost 1 silver less in all, but not the tax
power-illusionist = on the Black Market: no loss of virtue
power-thief = at the Tax Stand: 1 virtue less is lost
power-trickster = on the Black Market: 1 silver cheaper
power-overseer = at the King’s Storehouse: 1 more trade

board-virtue = virtue { $n }
board-prison =
    { $n ->
        [one] 1 worker in Prison
       *[other] { $n } workers in Prison
    }
ability-ada = 1 tax less on every payment
ability-frederick = raises the Cathedral without discarding a card
ability-caroline = with every Black Market action +1 building card
ability-rudolf = hires 1 silver cheaper at the Workshop, has up to 6 apprentices
ability-therese = gold and marble are the same for all purposes
ability-lothaire = building and the Cathedral cost 1 wood or stone less
ability-hugo = may pay 2 silver instead of taking a debt
ability-clovis = with every building +1 building card
ability-fara = at each reset 1 worker may leave Prison
ability-bertha = +2 silver when sending captives to Prison

## What a worker brings

brings-trades =
    { $n ->
        [one] 1 trade
       *[other] up to { $n } trades
    }
brings-workshop = hire for { $price } ({ $reach }) or { $cards }
reach-columns =
    { $n ->
        [one] column 1
        [4] any column
       *[other] columns 1–{ $n }
    }
brings-captures =
    { $n ->
        [one] 1 capture
       *[other] up to { $n } captures
    }
brings-actions =
    { $n ->
        [one] 1 action
       *[other] up to { $n } actions
    }
brings-empty = nothing, it is empty
brings-back-room = hire anyone or keep 1 building of 5
brings-hall = build or raise the Cathedral
brings-slot = slot { $n } of { $of }
brings-beside = beside the hall
brings-reset = the market is reset
brings-end = the end of the game begins
brings-column = column 1 of the Workshop is discarded

## Asks

ask-place = Place a worker ({ $n } on your board)
ask-workshop = Workshop: hire an apprentice or draw plans
ask-back-room = Black Market: hire anyone or look through plans
ask-keep = Black Market: keep one building; the others go under the pile
ask-dismiss = Choose which of your apprentices to discard
ask-draft = Keep a building: card { $n } of 3
ask-board = Choose your board
ask-first-apprentice = Take your first apprentice, free of charge
ask-mines = Mines: what do you dig for?
ask-storehouse =
    { $n ->
        [one] King’s Storehouse: 1 trade left
       *[other] King’s Storehouse: { $n } trades left
    }
ask-capture =
    { $n ->
        [one] Whom do you capture? 1 capture left ({ $price })
       *[other] Whom do you capture? { $n } captures left ({ $price })
    }
ask-guardhouse =
    { $n ->
        [one] Guardhouse: 1 action left
       *[other] Guardhouse: { $n } actions left
    }
ask-guildhall = Guildhall: build, or raise the Cathedral
ask-save = Your board saves 1 wood or stone: which?
ask-wood = Cathedral { $level }: what do you pay? ({ $n } wood or stone)
ask-discard =
    { $level ->
        [0] Discard one building card from your hand
       *[other] Cathedral { $level }: discard one building card from your hand
    }
ask-tavern = Hire any apprentice, free of charge
ask-choice = { $source }: choose one
ask-may = { $source }: { $effect }?
ask-reset = Reset of the Black Market: use whom?
ask-release = How many workers leave Prison?
ask-destroy =
    { $n ->
        [one] Virtue above 14: you may destroy a debt
       *[other] Virtue above 14: you may destroy up to { $n } debts
    }
ask-buy-off = A debt: take it, or pay instead
ask-take-back = No workers on your board: take one back
ask-hand-limit = You may hold 6 buildings: discard { $n } more
ask-end-order = End of the game: which effect comes first?

## Asks of a companion: what was done at the table

did-place = Where did you place your worker?
did-workshop = Workshop: whom did you hire, or did you draw plans?
did-back-room = Black Market: whom did you hire, or did you look through plans?
did-keep = Black Market: which building did you keep?
did-dismiss = Which of your apprentices did you discard?
did-draft = Which building did you keep? (card { $n } of 3)
did-board = Which board did you choose?
did-first-apprentice = Whom did you take as your first apprentice?
did-mines = Mines: what did you dig for?
did-storehouse = King’s Storehouse: what did you trade? (trades left: { $n })
did-capture = Whom did you capture? (captures left: { $n })
did-guardhouse = Guardhouse: what did you do? (actions left: { $n })
did-guildhall = Guildhall: what did you build, or did you raise the Cathedral?
did-save = Your board saved 1 wood or stone: which was it?
did-wood = Cathedral { $level }: what did you pay? ({ $n } wood or stone)
did-discard =
    { $level ->
        [0] Which building card did you discard from your hand?
       *[other] Cathedral { $level }: which building card did you discard from your hand?
    }
did-tavern = Whom did you hire free of charge?
did-choice = { $source }: what did you choose?
did-may = { $source } ({ $effect }): did you use it?
did-reset = Reset of the Black Market: whom did you use?
did-release = How many workers left Prison?
did-destroy =
    { $n ->
        [one] Virtue above 14: did you destroy a debt?
       *[other] Virtue above 14: how many debts did you destroy?
    }
did-buy-off = A debt: did you take it, or did you pay instead?
did-take-back = No workers on your board: where did you take one back from?
did-hand-limit = You may hold 6 buildings: which one did you discard? (still to discard: { $n })
did-end-order = End of the game: which effect came first?

## Options

option-place =
    { $n ->
        [1] { $place }: 1st worker, { $brings }
        [2] { $place }: 2nd worker, { $brings }
        [3] { $place }: 3rd worker, { $brings }
       *[other] { $place }: { $n }th worker, { $brings }
    }
option-space = { $place }: { $brings }
option-dismiss = First discard an apprentice
option-hire = Row { $row }, column { $column }: { $card }
option-hire-price = Row { $row }, column { $column }, for { $price }: { $card }
hire-coins = { $silver } on the card
option-plans = Plans: { $cards }
option-look =
    { $n ->
        [0] Plans
        [one] Plans: take the last building card
       *[other] Plans: look at { $n } building cards and keep 1
    }
option-stop = That is enough
option-exchange = { $pay } → { $gain }
option-trade = { $name }: { $pay } → { $gain }
option-capture =
    { $n ->
        [one] { $place }: 1 worker ({ $player })
       *[other] { $place }: { $n } workers ({ $player })
    }
option-capture-own =
    { $n ->
        [one] { $place }: 1 worker of yours goes home
       *[other] { $place }: { $n } workers of yours go home
    }
option-sell =
    { $n ->
        [0] Send captives to Prison
        [one] Send 1 captive to Prison: { $gain }
       *[other] Send { $n } captives to Prison: { $gain }
    }
option-release =
    { $n ->
        [0] Release workers from Prison
        [one] Release 1 worker from Prison
       *[other] Release { $n } workers from Prison
    }
option-free =
    { $n ->
        [0] Bring captured workers home for { $price }
        [one] Bring 1 captured worker home for { $price }
       *[other] Bring { $n } captured workers home for { $price }
    }
option-free-by-debt =
    { $n ->
        [0] Bring captured workers home: { $change }
        [one] Bring 1 captured worker home: { $change }
       *[other] Bring { $n } captured workers home: { $change }
    }
option-pay-debt = Pay a debt for { $price }: { $gain }
option-build = Build { $card }
option-cathedral = Cathedral, level { $n } ({ $vp }): { $price }
option-cathedral-top = Cathedral
price-mixed = { $n } wood / stone
price-card = 1 building card
price-free = free
option-save-wood = 1 wood less
option-save-stone = 1 stone less
option-fara = { $name }: 1 worker leaves Prison
option-done = Nobody
option-destroy =
    { $n ->
        [0] Destroy none
        [one] Destroy 1 debt
       *[other] Destroy { $n } debts
    }
option-buy-off = Pay { $silver }
option-debt = Take 1 debt
option-take-back =
    { $n ->
        [one] { $place }: 1 worker of yours is there
       *[other] { $place }: { $n } workers of yours are there
    }
option-take-back-board =
    { $n ->
        [one] Board of { $player }: 1 worker of yours is there
       *[other] Board of { $player }: { $n } workers of yours are there
    }
option-board = { $name }: { $facts }

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-turn = Turn { $n }: { $player }
event-first = First player: { $player }
    .short = goes first
event-board = { $player }: board { $board }
event-draft = Draft: everybody has kept card { $n } of 3
    .short = buildings drafted
event-place = { $player }: a worker goes { $to }
    .short = { $to }
event-change = { $player }: { $change }
event-virtue = { $player }: { $change }, now { $n }
    .short = { $change }
event-pay-tax = { $player }: { $change }, { $tax } of it tax
event-pay-all-tax = { $player }: { $change }, as tax
event-skip = { $player }: 1 silver on the { $apprentice }
event-hire = { $player }: new apprentice, { $apprentice }
event-hire-coins = { $player }: new apprentice, { $apprentice }, and { $change } from the card
    .short = new apprentice, { $apprentice }
event-open = New at the Workshop: { $cards }
event-dismiss = { $player }: the { $apprentice } goes under the pile
event-drop = The { $apprentice } goes under the pile
event-drawn = { $player }, new in hand: { $cards }
event-build = { $player }: new building, { $building }
event-cathedral = { $player }: level { $n } of the Cathedral
    .short = Cathedral, level { $n }
event-reward = { $player }, reward: { $reward }
event-slot = { $player }: slot { $n } of the Guildhall
event-beside = { $player }: the worker lies beside the Guildhall
event-reset = The Black Market is reset
    .short = the Black Market is reset
event-to-prison =
    { $n ->
        [one] { $player }: 1 worker goes to Prison
       *[other] { $player }: { $n } workers go to Prison
    }
    .yours =
        { $n ->
            [one] 1 of your workers to Prison
           *[other] { $n } of your workers to Prison
        }
event-shuffle-market = The market cards are shuffled anew
event-turn-card = Small market: { $small }; large market: { $large }
event-capture =
    { $n ->
        [one] { $player }: capture { $at } — { $whose }, 1 worker
       *[other] { $player }: capture { $at } — { $whose }, { $n } workers
    }
    .short =
        { $n ->
            [one] 1 worker arrested { $at } ({ $whose })
           *[other] { $n } workers arrested { $at } ({ $whose })
        }
    .yours =
        { $n ->
            [one] 1 of your workers arrested { $at }
           *[other] { $n } of your workers arrested { $at }
        }
event-capture-own =
    { $n ->
        [one] { $player }: 1 own worker goes home { $from }
       *[other] { $player }: { $n } own workers go home { $from }
    }
event-sell =
    { $n ->
        [one] { $player }: 1 captive goes to Prison
       *[other] { $player }: { $n } captives go to Prison
    }
    .short =
        { $n ->
            [one] 1 captive to Prison
           *[other] { $n } captives to Prison
        }
    .yours =
        { $n ->
            [one] 1 captive to Prison, yours
           *[other] { $n } captives to Prison, yours among them
        }
event-release =
    { $n ->
        [one] { $player }: 1 worker leaves Prison
       *[other] { $player }: { $n } workers leave Prison
    }
    .short =
        { $n ->
            [one] 1 worker out of Prison
           *[other] { $n } workers out of Prison
        }
event-freed =
    { $n ->
        [one] { $player }: 1 worker comes home from captivity
       *[other] { $player }: { $n } workers come home from captivity
    }
event-pay-debt = { $player }: a debt is paid
event-destroy-debt =
    { $n ->
        [one] { $player }: 1 debt is destroyed
       *[other] { $player }: { $n } debts are destroyed
    }
event-take-back = { $player }: a worker comes back { $from }
event-take-back-board = { $player }: a worker comes back from another board ({ $whose })
event-last-round = The last slot of the Guildhall is filled: everyone has one more turn
event-final = The game is over: buildings change virtue once more, then points are counted
event-end-effect = { $player }: the { $building } takes effect
event-recover = { $player }: all workers come home, the schemes are shuffled
    .short = all workers return home
event-future =
    { $n ->
        [one] 1 future scheme is shuffled in
       *[other] { $n } future schemes are shuffled in
    }
event-shuffle-schemes = The schemes are shuffled anew
event-scheme = { $player }, scheme: { $scheme }
event-toll = { $player }: { $silver } from the supply to the Tax Stand
    .short = { $silver } onto the Tax Stand
event-steal = { $player }: { $silver } from the Tax Stand to the supply
    .short = robs the Tax Stand of { $silver }

because-apprentice = apprentice
because-board = board
because-building = building
because-hall = third slot of a row
because-instead-of-debt = instead of a debt
because-three-prisoners = 3 or more workers in Prison
because-most-prisoners = most workers in Prison
because-below = virtue below 0
because-above = virtue above 14
because-no-rewards = no reward is left
because-largest = the largest group
because-no-level = instead of a Cathedral level
because-virtue-only = only virtue counts

## Schemes of the solo opponent

scheme = { $place } — { $steps }
scheme-star = { $place } — { $steps } ★
scheme-back = a future scheme, still face down
scheme-times = { $n }× { $scheme }
step-none = construction only
    .does = the worker takes a slot of the Guildhall
step-gather = Gather
    .does = 1 marble for every 2 of its workers there
step-tribute = Tribute
    .does = 1 silver from the supply for each of its workers there goes on the Tax Stand
step-toll = Toll { $n }
    .does = { $n } silver from the supply goes on the Tax Stand
step-marble = Marble { $n }
    .does = +{ $n } marble
step-virtue = Virtue { $n }
    .does = +{ $n } virtue
step-pardon = Pardon
    .does = destroys 1 debt; without debts +1 virtue
step-headhunt = Headhunt
    .does = both apprentices of a column go under the pile; the column is the number of its workers there, at most 4
step-capture = Capture
    .does = captures your largest group; with 2 or more workers there, two groups
step-sell = Sell
    .does = its captives go to Prison; +1 marble in all
step-free = Free
    .does = all its workers leave Prison
step-ransom = Ransom
    .does = if you hold 3 or more of its workers, they come home: +1 debt, −1 virtue
step-steal = Steal
    .does = the silver of the Tax Stand goes to the supply: 1 marble for every 4 silver, at most 3; −2 virtue
step-deal = Deal
    .does = −1 virtue and the marble of its space; 1 marble on the middle one
step-cathedral = Cathedral
    .does = one level up; if there is no room, +1 marble
step-rival = Rival
    .does = as Cathedral, if you are on its level or higher; otherwise +1 marble
step-star = ★
    .does = after the steps a future scheme is shuffled in unseen

## Refusals

why-not-an-option = This cannot be chosen here
why-nothing-to-build = You can neither build a card of your hand nor raise the Cathedral
why-no-skill = None of your apprentices knows: { $skills }
why-no-goods = You lack: { $goods }
why-no-mixed-goods = You need { $n } of wood and stone together
why-no-silver = You need { $silver }
why-at-the-top = You are at the top of the Cathedral
why-too-wicked = The Cathedral needs virtue 5 or more
why-no-card = You have no building card to discard
why-level-full = The next level of the Cathedral is full
why-too-virtuous = The Black Market is closed from virtue 10 on; yours is { $n }
why-space-taken = The space is taken until the next reset
why-no-tax = The Tax Stand is empty
why-no-hire-no-plans = You cannot pay for a hire, and there are no plans left
why-too-far = To reach this column you need { $silver } more
why-no-plans = The pile of buildings is empty
why-one-miner = Gold needs at least 2 workers of yours in the Mines
why-too-many-places =
    { $n ->
        [one] All captures of a turn must be at one location
       *[other] All captures of a turn must be at { $n } locations at most
    }
why-no-captives = You hold no captives
why-no-prisoners = None of your workers is in Prison
why-none-captured = Nobody holds your workers
why-no-debts = You have no unpaid debts

## Picture

pic-places = Locations
pic-market = Black Market
pic-market-closed = Black Market (closed to you)
pic-hall = Cathedral · Guildhall { $n }/{ $of }, resets at { $resets }
pic-hall-closed = Cathedral (closed to you) · Guildhall { $n }/{ $of }, resets at { $resets }
pic-hall-last = Cathedral · Guildhall is full
pic-workshop = Workshop
pic-players = Players
pic-players-paid = Players (paid debts in brackets)
pic-people = Workers, apprentices, buildings
pic-crew = Your apprentices
pic-crew-board = Your board and apprentices
pic-built = Your buildings
pic-hand = Your hand
pic-schemes = Schemes of the opponent
pic-all-schemes = All schemes
pic-steps = Steps of the schemes

head-place = Location
head-yours = Yours
head-others = Others
head-there = Workers
head-next = Your next worker
head-space = Space
head-who = Who
head-brings = You get
head-level = Level
head-cost = Cost
head-vp = VP
head-free = Free
head-row = Row
head-silver = Silver
head-clay = Clay
head-wood = Wood
head-stone = Stone
head-gold = Gold
head-marble = Marble
head-virtue = Virtue
head-debts = Debts
head-cards = Cards
head-workers = At home
head-captives = Captives
head-crew = Apprentices
head-built = Buildings
head-building = Building
head-apprentice = Apprentice
head-skills = Skills
head-effect = Effect
head-lacks = You lack
head-pile = Pile
head-count = Number
head-scheme = Scheme
head-step = Step

space-left = Left
space-middle = Middle
space-right = Right
cell-of = { $n } of { $of }
cell-active = ▸ { $player }
cell-virtue-plus = { $n } (+{ $vp } VP)
cell-virtue-minus = { $n } (−{ $vp } VP)
cell-debts = { $n } ({ $paid })
cell-seated = { $player } ({ $board })
cell-group = { $player } { $n }
cell-apprentice =
    { $name }
    { $facts }
cell-ready = ready to build
cell-times = { $n }×
pile-starting = starting
pile-future = future
pile-draw = Draw pile
pile-aside = Future, not yet in
pile-seen = Discards

## Scores

score-buildings = Buildings
score-bonus = Effects of buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid debts
score-ore = Gold and marble
score-silver = Silver
score-prison = Workers in Prison
score-hall = Workers in the Guildhall

## Characters of bots; .about goes on after a colon.

character-builder = the builder
    .about = raises buildings and counts on their effects
character-saint = the saint
    .about = keeps virtue high, pays debts, works on the Cathedral
character-schemer = the schemer
    .about = cares little for virtue and debts, more for gold, marble and silver

## Settings: an attribute per value.

setting-solo = Solo opponent
    .constantine = Constantine (standard)
    .helena = Helena (hard)
    .about = Both play by cards. For each of their workers in the Guildhall Constantine scores 1 VP, Helena 3.
setting-boards = Player boards
    .standard = standard
    .random = variable, at random
    .chosen = variable, chosen
    .about = Standard boards are alike; variable ones begin with other goods and have an ability of their own.
setting-starting-apprentice = Starting apprentice
    .off = no
    .on = yes
    .about = Before the first turn everybody takes a face-up apprentice free of cost.
setting-guildhall-discard = Guildhall discards apprentices
    .off = no
    .on = yes
    .about = A worker on the third slot of a Guildhall row sends the two apprentices of column 1 away.
setting-promos = Promo cards and boards
    .off = no
    .on = yes
    .about = Adds the cards and boards that came out apart from the box.

# -- cards a person reads off the table -------------------------------------------------------

own-decks = We found the opponent’s schemes nowhere in print, so they are our own: leave yours in the box. The app draws a scheme whenever one is due, and tells you what the opponent does. All other cards are those of your box.
deck-scheme = scheme
deck-future = future scheme
deck-apprentice = apprentices
deck-building = buildings
deck-board = player boards
deck-small-market = small market
deck-large-market = large market
deck-reward = rewards
reveal-apprentice =
    { $n ->
        [1]
            { $place ->
                [upper] Which apprentice was turned up at the right end of the upper row?
               *[lower] Which apprentice was turned up at the right end of the lower row?
            }
       *[other]
            { $place ->
                [upper] Upper row: which { $n } apprentices were turned up, from left to right?
               *[lower] Lower row: which { $n } apprentices were turned up, from left to right?
            }
    }
reveal-building = Which building was turned up?
reveal-board = Which player boards were dealt?
reveal-small-market = Which small market shows on the left pile now?
reveal-large-market = Which large market did the card turn over to?
reveal-reward = Which reward card was turned up?
reveal-scheme = Which scheme was turned up?
reveal-future = Which future scheme was turned up?

## Web: what only the drawn board says, short enough for its places.

ui-you = You: { $what }
ui-or = or
ui-left = { $n } left
ui-nth =
    { $n ->
        [1] 1st worker
        [2] 2nd worker
        [3] 3rd worker
       *[other] { $n }th worker
    }
ui-hire = Hire
ui-plans = Plans
ui-tax-part = { $n } of it tax
ui-hire-anyone = hire anyone
ui-capture = { $price } → capture one group
ui-storehouse = Storehouse
ui-town = Town Centre
ui-when-pay-debt = Pay a debt
ui-when-sell = Jail captives
ui-when-reset = Reset

# Lines of the Guardhouse

ui-errand-sell = Jail captives
ui-errand-release = Free from Prison
ui-errand-free = Ransom
ui-errand-free-by-debt = Ransom by debt
ui-errand-pay-debt = Pay a debt

# Guildhall and Cathedral

ui-build = Build { $names }
ui-level-up = Raise the Cathedral to level { $n }
ui-resets =
    { $count ->
        [one] reset on slot { $slots }
       *[other] reset on slots { $slots }
    }
ui-end = game end on { $n }; { $left } left
ui-last-round =
    { $n ->
        [one] Last round: 1 more turn
       *[other] Last round: { $n } more turns
    }
ui-next-level = Your next level: { $n }
ui-level-reward =
    { $n ->
        [one] { $vp } and the last reward
       *[other] { $vp } and 1 of { $n } rewards
    }
ui-level-virtue = { $vp } and { $virtue }
ui-on-level =
    { $n ->
        [0] { $player }: not in the Cathedral yet
       *[other] { $player }: level { $n }
    }

# Virtue

ui-tax-less = tax −{ $n }
ui-no-cathedral = ← { $from }–{ $to }: no Cathedral
ui-no-market = { $from }–{ $to }: no Black Market

# Cards

ui-dismiss = Discard
ui-ready = can build
ui-missing = missing
ui-hand =
    { $ready ->
        [0] { $n } of { $of }, hidden from others
       *[other] { $n } of { $of }, hidden from others; { $ready } ready to build
    }
ui-test-most = highest
ui-test-most-of = most { $good }
ui-power-conspirator = { $one } cheaper
ui-power-trickster = { $one } cheaper
ui-power-illusionist = no { $virtue } lost
ui-power-thief = { $one } less lost
ui-power-overseer = 1 more trade
ui-verb-hire = hire anyone
ui-verb-capture =
    { $n ->
        [one] 1 capture
       *[other] { $n } captures
    }
ui-verb-free = own workers home
ui-verb-release = all out of Prison
ui-verb-punish = 3+ in Prison: { $virtue }
ui-verb-bless = all players { $virtue }
ui-verb-guildhall = one more worker here
ui-verb-dismiss = discard { $n } apprentice

# Flags of a replay: events one looks for

flag-reset = reset
flag-last-round = last turns

## Signs, for name cards and the legend

legend-goods = Goods
legend-signs = Cards and points
legend-skills = Skills of apprentices
sign-clay = { good-clay }
    .about = Pays for buildings; two go for a virtue in the King’s Storehouse.
sign-wood = { good-wood }
    .about = Pays for buildings and the Cathedral; three go for a marble in the King’s Storehouse.
sign-stone = { good-stone }
    .about = Pays for buildings and the Cathedral; three go for a marble in the King’s Storehouse.
sign-gold = { good-gold }
    .about = Pays for large buildings and the Cathedral; what is left counts at the end.
sign-marble = { good-marble }
    .about = Pays for large buildings and the Cathedral; what is left counts at the end.
sign-silver = { good-silver }
    .about = Pays for hires, captures, taxes and the Black Market; every 10 left are a point.
sign-virtue = { good-virtue }
    .about = A step on the virtue track: high virtue closes the Black Market, low virtue the Cathedral and saves taxes.
sign-card = { good-card }
    .about = A plan in the hand; it is built in the Guildhall.
sign-debt = { good-debt }
    .about = Costs points at the end unless it is paid in the Guardhouse.
sign-paid-debt = { good-paid-debt }
    .about = Paid: it costs nothing any more.
sign-vp = { good-vp }
    .about = Who has most of them at the end wins.
sign-carpentry = { skill-carpentry }
    .about = Some buildings need an apprentice with this skill.
sign-tiling = { skill-tiling }
    .about = Some buildings need an apprentice with this skill.
sign-masonry = { skill-masonry }
    .about = Some buildings need an apprentice with this skill.
ui-own-level = Level of the Cathedral: { $n }
ui-points-now = Victory points if the game ended now
ui-per = for every { $n }
ui-level = Level { $n } of the Cathedral
ui-any-of = { $n } wood or stone, in any mix
ui-slot = Space { $n } of the Guildhall
ui-slot-end = The last space of the Guildhall: the end of the game comes
ui-slot-reset = When this space is filled, the Black Market is reset
ui-look = Look at { $n } building cards and keep one
ui-rate-virtue = Two of clay, wood or stone for a virtue
ui-rate-marble = Three of wood or stone for a marble
ui-column = Column { $n } of the Workshop
ui-virtue-step = Virtue { $n }: { $vp } VP at the end

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Schemes of the opponent
    .one = scheme
box-schemes-pile = Which deck it belongs to
    .starting = { pile-starting }
    .future = { pile-future }
box-schemes-place = Where the worker goes
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
box-schemes-steps = What it does, in order
box-schemes-do = Step
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
box-schemes-n = How many
box-schemes-star = It has a ★: a future card is shuffled in
box-market = Black Market cards
    .one = market
box-market-small = Small market, on the front
box-market-large = Large market, on the back of the same card
