## Names

title = Paladins of the West Kingdom
    .about = Choose a paladin each round, build, preach and fight; beware the inquisition.
    .alone = the bot, at three levels
    .own = Twelve schemes of the solo opponent and four costs of its row are our own: we found them nowhere in print. So are one Squire, the Saracen Vigilante, most jar spaces and workers under the workshops, and the silver in the treasury.

# Workers and goods: dictionary form; .count goes with a number, nominative.

good-labourer = labourer
    .count =
        { $n ->
            [one] { $n } labourer
           *[other] { $n } labourers
        }
good-scout = scout
    .count =
        { $n ->
            [one] { $n } scout
           *[other] { $n } scouts
        }
good-merchant = merchant
    .count =
        { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
good-fighter = fighter
    .count =
        { $n ->
            [one] { $n } fighter
           *[other] { $n } fighters
        }
good-cleric = cleric
    .count =
        { $n ->
            [one] { $n } cleric
           *[other] { $n } clerics
        }
good-criminal = criminal
    .count =
        { $n ->
            [one] { $n } criminal
           *[other] { $n } criminals
        }
good-any = any worker
    .count =
        { $n ->
            [one] 1 worker of any kind
           *[other] { $n } workers of any kind
        }
good-faith = faith
    .count = { $n } faith
good-strength = strength
    .count = { $n } strength
good-influence = influence
    .count = { $n } influence
good-silver = silver
    .count = { $n } silver
good-provision = provision
    .count =
        { $n ->
            [one] { $n } provision
           *[other] { $n } provisions
        }
good-tax = tax
    .count = { $n } tax
good-debt = debt
    .count =
        { $n ->
            [one] { $n } debt
           *[other] { $n } debts
        }
good-vp = victory point
    .count = { $n } VP

# Actions

action-develop = Develop
action-recruit = Recruit
action-hunt = Hunt
action-trade = Trade
action-pray = Pray
action-conspire = Conspire
action-commission = Commission
action-fortify = Fortify
action-garrison = Garrison
action-absolve = Absolve
action-attack = Attack
action-convert = Convert
action-rest = Rest
action-favour = King’s Favour
action-orders = King’s Orders

# Townsfolk

townsfolk-abbot = Abbot
townsfolk-acolyte = Acolyte
townsfolk-architect = Architect
townsfolk-conspirator = Conspirator
townsfolk-debt-collector = Debt Collector
townsfolk-defender = Defender
townsfolk-gatekeeper = Gatekeeper
townsfolk-missionary = Missionary
townsfolk-peddler = Peddler
townsfolk-squire = Squire
townsfolk-watchman = Watchman

# Outsiders

people-viking = Viking
people-byzantine = Byzantine
people-saracen = Saracen
outsider = { $name } ({ $people })
outsider-adventurer = Adventurer
outsider-archer = Archer
outsider-armourer = Armourer
outsider-assassin = Assassin
outsider-barbarian = Barbarian
outsider-champion = Champion
outsider-guardian = Guardian
outsider-hunter = Hunter
outsider-invader = Invader
outsider-lookout = Lookout
outsider-marauder = Marauder
outsider-mercenary = Mercenary
outsider-protector = Protector
outsider-thief = Thief
outsider-traitor = Traitor
outsider-vigilante = Vigilante
outsider-warrior = Warrior

# Paladins

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivon = Ivon
paladin-ivoire = Ivoire
paladin-oliver = Oliver
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson

# Solo opponent

bot-easy = Bot (easy)
bot-medium = Bot (medium)
bot-hard = Bot (hard)

## Small pieces

wall = Wall
favour = King’s Favour

## Effects of cards

counter-commission =
    { $n ->
        [one] each commission of yours
       *[other] every { $n } commissions of yours
    }
counter-garrison =
    { $n ->
        [one] each garrison of yours
       *[other] every { $n } garrisons of yours
    }
counter-develop =
    { $n ->
        [one] each workshop of yours
       *[other] every { $n } workshops of yours
    }
counter-recruit =
    { $n ->
        [one] each townsfolk in your crew
       *[other] every { $n } townsfolk in your crew
    }
counter-fortify =
    { $n ->
        [one] each wall of yours
       *[other] every { $n } walls of yours
    }
counter-absolve =
    { $n ->
        [one] each absolution of yours
       *[other] every { $n } absolutions of yours
    }
counter-faith =
    { $n ->
        [one] each point of your faith
       *[other] every { $n } points of your faith
    }
counter-strength =
    { $n ->
        [one] each point of your strength
       *[other] every { $n } points of your strength
    }
counter-influence =
    { $n ->
        [one] each point of your influence
       *[other] every { $n } points of your influence
    }
counter-viking =
    { $n ->
        [one] each Viking you attacked
       *[other] every { $n } Vikings you attacked
    }
counter-byzantine =
    { $n ->
        [one] each Byzantine you attacked
       *[other] every { $n } Byzantines you attacked
    }
counter-saracen =
    { $n ->
        [one] each Saracen you attacked
       *[other] every { $n } Saracens you attacked
    }
counter-orders =
    { $n ->
        [one] each King’s Order you fulfilled
       *[other] every { $n } King’s Orders you fulfilled
    }
counter-mercenaries =
    { $n ->
        [one] each Mercenary you converted
       *[other] every { $n } Mercenaries you converted
    }
counter-paid-debts =
    { $n ->
        [one] each debt you paid
       *[other] every { $n } debts you paid
    }
counter-debts =
    { $n ->
        [one] each unpaid debt of yours
       *[other] every { $n } unpaid debts of yours
    }
counter-suspicion =
    { $n ->
        [one] each suspicion card of yours
       *[other] every { $n } suspicion cards of yours
    }

verb-remove-suspicion =
    { $n ->
        [one] discard 1 suspicion
       *[other] discard { $n } suspicions
    }
verb-remove-debt = destroy 1 debt
verb-pay-debt = pay 1 debt
verb-pray = pray freely
verb-recruit = recruit freely
verb-develop = develop freely

## Cards

card-named = { $name }: { $facts }
face-townsfolk = { $name }: { $discard } when discarded; { $crew }
face-outsider = { $name } ({ $people }): { $attack } when attacked
card-when = { $when }: { $effect }
card-now = at once { $effect }
card-end = at the end { $effect }
card-favour = { $price } → { $effect }
when-absolve = with every absolution
when-commission = with every commission
when-develop = with every workshop
when-attack = with every attack
when-fortify = with every wall
when-convert = with every conversion
when-garrison = with every garrison
when-pay-debt = with every debt paid
when-inquisition = at every inquisition
when-suspect = at every inquisition with 2 or more suspicions
when-blameless = at every inquisition without suspicion
ability-no-silver = { $action } costs no silver
ability-no-provision = { $action } costs no provisions
ability-less = { $action } costs { $price } less
ability-bonus = { $action }: { $gain } every time
space = Region { $region }: { $effect }
    .low = region { $region }: { $effect }

## What an action brings

brings-develop = place a workshop
brings-discard = discard a townsfolk for the reward
brings-crew = a townsfolk joins your crew
brings-pray = empty the spaces of another action
brings-suspicion = 1 suspicion
brings-commission = a monk on the board, +1 influence
brings-fortify = a wall, strength
brings-garrison = an outpost on the board, +1 faith
brings-absolve = a jar, +1 faith, discard 1 suspicion
brings-attack = defeat an outsider, influence
brings-convert = convert an outsider, strength

## Asks

ask-start = Your first townsfolk, free of charge
ask-paladins = Round { $n }: which paladin rides with you, which goes on top of the deck, which under it?
ask-tavern = Choose a tavern for its workers
ask-act =
    { $n ->
        [one] Take an action (1 worker left) or pass
       *[other] Take an action ({ $n } workers left) or pass
    }
ask-pay = { $action }: which workers?
ask-recruit =
    { $n ->
        [1] Whom do you discard?
       *[other] Who joins your crew?
    }
ask-develop = Where does the workshop go?
ask-clear = Pray: which action is emptied?
ask-commission = Where does the monk go?
ask-garrison = Where does the outpost go?
ask-absolve = Where does the jar go?
ask-attack = Whom do you attack?
ask-convert = Whom do you convert?
ask-choice = { $card }: choose one
ask-order = Which comes first?
ask-discard =
    { $n ->
        [one] Discard a suspicion?
       *[other] Discard how many suspicions?
    }
ask-pay-debt = Pay a debt?
ask-remove-debt = Destroy a debt?
ask-free-pray = Free prayer: which action is emptied?
ask-free-recruit = Free recruit: whom?
ask-inquisition =
    { $n ->
        [one] Inquisition: you have 1 suspicion. Use whom?
       *[other] Inquisition: you have { $n } suspicions. Use whom?
    }
ask-keep =
    { $n ->
        [one] You have 1 worker and may keep { $most }: return it?
       *[other] You have { $n } workers and may keep { $most }: return one?
    }

## Asks of a companion: what was done at the table

did-start = Which townsfolk did you take first?
did-paladins = Round { $n }: which paladin rides with you?
did-tavern = Which tavern did you choose?
did-act = Which action did you take?
did-pay = { $action }: which workers did you place?
did-recruit =
    { $n ->
        [1] Whom did you discard?
       *[other] Who joined your crew?
    }
did-develop = Where did the workshop go?
did-clear = Pray: which action did you empty?
did-commission = Where did the monk go?
did-garrison = Where did the outpost go?
did-absolve = Where did the jar go?
did-attack = Whom did you attack?
did-convert = Whom did you convert?
did-choice = { $card }: what did you choose?
did-order = Which came first?
did-discard =
    { $n ->
        [one] Did you discard a suspicion?
       *[other] How many suspicions did you discard?
    }
did-pay-debt = Did you pay a debt?
did-remove-debt = Did you destroy a debt?
did-free-pray = Free prayer: which action did you empty?
did-free-recruit = Free recruit: whom did you take?
did-inquisition = Inquisition: whom did you use? (your suspicions: { $n })
did-keep = Did you return a worker? (you have { $n }, you may keep { $most })

## Options

option-pass = Pass
option-act = { $action } ({ $price }): { $brings }
option-favour = King’s Favour { $n }: { $card }
option-favour-hidden = King’s Favour { $n }
option-card = { $name }: { $facts }
option-card-price = { $name } for { $price }: { $facts }
option-free-crew = { $name } into the crew: { $facts }
option-free-discard = { $name }, discarded: { $facts }
option-paladins = { $use } ({ $facts }); { $top } on top, { $bottom } under
option-spot = { $action }: instead of { $worker }
option-discard =
    { $n ->
        [0] Discard none
        [one] Discard 1 suspicion
       *[other] Discard { $n } suspicions
    }
option-done = That is all
option-keep-all =
    { $n ->
        [0] Keep none
        [one] Keep this worker
       *[other] Keep these { $n } workers
    }
option-return = Return { $worker }

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-round = Round { $n } of 7
event-turn = Round { $n }: { $player }
event-round-end = End of round { $n }
event-first = First player: { $player }
    .short = goes first
event-order = King’s Order { $n }: { $order } five times
    .short = King’s Order { $n }: { $order }
event-show-favour = King’s Favour { $n }: { $favour }
    .short = new King’s Favour: { $favour }
event-shuffle-taverns = The tavern cards are shuffled anew
event-chosen = Everybody has chosen a paladin
event-paladin = { $player }: { $paladin }
event-tavern = { $player }: a tavern, { $tavern }
event-place = { $player }: { $action } — { $workers }
    .short = { $action }
event-clear = { $player }: { $action } is empty again
event-favour = { $player }: King’s Favour ({ $favour })
event-change = { $player }: { $change }
event-workers = { $player }: +{ $workers }
event-raise = { $player }: { $change }, now { $n }
    .short = { $change }
event-raise-top = { $player }: { $attribute } is at { $n } already
event-tax = { $player }: { $tax }; treasury: { $left }
    .short = { $tax } from the treasury
event-suspicion = { $player }: a suspicion card with { $tax } tax, now { $n }
event-shuffle-suspicion = The suspicion cards are shuffled anew
event-inquisition = Inquisition!
    .short = Inquisition
event-suspected =
    { $n ->
        [one] { $player }: the most suspicion, 1 card
       *[other] { $player }: the most suspicion, { $n } cards
    }
    .yours = Inquisition: you have the most suspicions ({ $n })
    .short = Inquisition: most suspicions ({ $n }) — { $player }
event-nobody-suspected = Nobody is under suspicion
event-treasury = The treasury is filled again: { $silver }
event-drop-suspicion =
    { $n ->
        [one] { $player }: 1 suspicion discarded, { $left } left
       *[other] { $player }: { $n } suspicions discarded, { $left } left
    }
event-pay-debt = { $player }: a debt is paid
event-remove-debt = { $player }: a debt is destroyed
event-hire = { $player }: new in the crew, { $townsfolk }
    .short = hired, { $townsfolk }
event-send = { $player }: discarded, { $townsfolk }
    .short = discarded for its reward, { $townsfolk }
event-workshop = { $player }: workshop { $n } on { $action }
event-monk = { $player }: a monk — { $space }
event-outpost = { $player }: an outpost — { $space }
event-wall = { $player }: wall { $n } — { $wall }
    .short = wall { $n }
event-jar = { $player }: jar { $n } — { $jar }
    .short = jar { $n } ({ $jar })
event-attack = { $player }: attacked, { $outsider }
    .short = attacked, { $outsider }
event-convert = { $player }: converted, { $outsider }
    .short = converted, { $outsider }
event-pass = { $player }: passes
event-return = { $player }: { $worker } goes back to the supply
event-end = The seventh round is over: points are counted
event-leave = The { $townsfolk } leaves the row
event-retreat = The { $outsider } leaves the row
event-open-townsfolk = New townsfolk: { $cards }
event-open-outsider = New outsiders: { $cards }
event-open-tavern = Taverns: { $cards }

because-crew = crew
because-paladin = paladin
because-most-suspect = most suspicion
because-half = half of them, rounded down
because-empty = the treasury is empty
because-no-cards = no suspicion card is left
because-solo = solo: a second one
because-limit = at most 3 after passing
because-level = level of the game
because-order = it lay on the King’s Order

## The bot: what it does and why

event-bot-workshop = { $player }: a workshop on { $action }
event-bot-workers =
    { $n ->
        [one] { $player }: 1 worker for this round
       *[other] { $player }: { $n } workers for this round
    }
event-bot-tavern =
    { $n ->
        [0] { $player }: no criminal on the tavern left over
        [one] { $player }: 1 criminal on the tavern left over
       *[other] { $player }: { $n } criminals on the tavern left over
    }
event-scheme-joins = { $player }: a King’s Favour scheme joins the discards
event-scheme = { $player }, scheme: { $scheme }
event-shuffle-schemes = { $player }: all schemes are shuffled
event-cannot = { $player }: no { $action }, { $reason }
event-fall-back = { $player }: instead the leftmost free action, { $action }
event-bot-place =
    { $n ->
        [one] { $player }: { $action }, 1 worker
       *[other] { $player }: { $action }, { $n } workers
    }
event-bot-trade = { $player }: trades
event-rest =
    { $n ->
        [0] { $player }: rests
        [one] { $player }: rests with 1 worker left
       *[other] { $player }: rests with { $n } workers left
    }
event-bot-pray = { $player }: all workers leave the right half of the board
    .short = prays, its spaces are free again
event-bot-pray-worker = { $player }: nothing to clear, + 1 worker
    .short = prays, +1 worker
event-bot-conspire = { $player }: conspires, + { $n } workers and 1 suspicion
event-bot-jar = { $player }: jar { $n } is turned over
event-bot-done = { $player }: out of workers, done for this round
event-marker =
    { $n ->
        [one] { $player }: resource marker 1 step, from { $start } to { $to }
       *[other] { $player }: resource marker { $n } steps, from { $start } to { $to }
    }
event-lap =
    { $why ->
        [lowest] { $player }: the marker starts anew; the lowest attribute rises, { $attribute } ({ $n })
       *[stack] { $player }: the marker starts anew; of the lowest attributes ({ $n }) the top one of the stack rises, { $attribute }
    }
event-drain = { $player }: nothing to discard, so 1 silver leaves the treasury; left: { $n }
event-points = { $player }: the resource marker points at { $what } { $n }
event-points-on = { $player }: the resource marker points at { $what } { $n }, the next one there is { $slot }
event-prefers = { $player }: the best reward within reach, { $rank }
event-takes-order = { $player }: King’s Order { $n } calls for { $action }
event-takes = { $player }: of the choices, { $way }

points-townsfolk = townsfolk
points-favour = King’s Favour
points-outsider = outsider
rank-recruit = free recruit
rank-pay-debt = pay a debt
rank-pray = prayer
rank-two-workers = 2 workers
rank-worker = 1 worker
rank-silver = 2 silver
rank-remove-suspicion = discard a suspicion
rank-void = nothing of use
way-faith = faith, the lowest
way-strength = strength, the lowest
way-influence = influence, the lowest
way-pay-debt = pay a debt
way-remove-suspicion = discard suspicion
way-silver = silver
way-workers = workers
cannot-occupied = its spaces are taken
cannot-no-workers = too few workers
cannot-limit = it was done 7 times
cannot-no-space = no space within reach
cannot-no-strength = no outsider within its strength
cannot-no-faith = no outsider within its faith
cannot-no-influence = too little influence
cannot-no-walls = no walls are left
cannot-no-townsfolk = the row is empty
cannot-no-favour = none is free

does-commission = places a monk: the best reward its faith reaches
does-fortify = builds a wall if its influence is enough
does-garrison = places an outpost: the best reward its strength reaches
does-absolve = turns a jar over: 1 suspicion less, then a debt paid or 1 suspicion less
does-attack = attacks the outsider its marker points at, within its strength
does-convert = converts the outsider its marker points at, within its faith
does-recruit = discards the townsfolk its marker points at
does-pray = empties the right half of its board, or takes 1 worker; all schemes are shuffled
does-trade = moves its marker 1 step
does-conspire = takes 2 workers and 1 suspicion
does-orders = does what the rightmost unfulfilled King’s Order asks for
does-favour = uses the King’s Favour its marker points at

## Refusals

why-not-an-option = This cannot be chosen here
why-occupied = Its spaces are taken until you pray or pass
why-no-workers = You need: { $workers }
why-no-workshop = All your workshops are placed
why-no-silver = You need { $silver }
why-no-provisions = You need { $provisions }
why-no-silver-hire = You cannot pay for any townsfolk of the row
why-no-townsfolk = The row of townsfolk is empty
why-no-outsider = The row of outsiders is empty
why-nothing-to-clear = No action of yours has workers on it
why-limit = You have done this { $n } times, the most there is
why-no-space = No free space of the board is within your reach
why-no-walls = No walls are left
why-no-influence = You need { $n } influence
why-no-strength = Neither strength nor silver reaches an outsider
why-no-faith = Your faith reaches no outsider
why-not-revealed = It will be revealed in round { $n }
why-favour-taken = A worker stands there until the end of the round
why-no-debt-here = A debt pays only for the two leftmost slots
why-more-players = This space needs { $n } players
why-space-taken = The space is taken
why-no-faith-for = You need { $n } faith
why-no-strength-for = You need { $n } strength
why-jar-there = A jar stands there
why-workshop-there = A workshop stands there
why-tavern-taken = Somebody has taken it

## Picture

pic-orders = King’s Orders
pic-favours = King’s Favours
pic-taverns = Taverns
pic-townsfolk = Townsfolk ({ $n } in the pile)
pic-outsiders = Outsiders ({ $n } in the pile)
pic-land = Regions
pic-players = Players (treasury: { $n })
pic-boards = Boards
pic-actions = Your actions
pic-crew = Your crew
pic-converted = Converted by you
pic-walls = Your walls
pic-jars = Rewards left for your jars
pic-hand = Your paladins
pic-bot = The bot
pic-schemes = All schemes
pic-bot-row = What the bot falls back to
pic-paladins = All paladins

head-vp = VP
head-order = Order
head-fulfilled = Fulfilled
head-slot = No.
head-favour = Favour
head-who = Who
head-workers = Workers
head-price = Price
head-townsfolk = Townsfolk
head-discard = Discarded
head-crew = Crew
head-strength = Strength
head-faith = Faith
head-influence = Influence
head-outsider = Outsider
head-attack = Attack
head-convert = Convert
head-commission = Commission
head-fortify = Fortify
head-garrison = Garrison
head-absolve = Absolve
head-region = Region
head-free = Free
head-there = There
head-silver = Silver
head-provisions = Provisions
head-suspicion = Suspicion
head-debts = Debts
head-paladin = Paladin
head-action = Action
head-takes = Takes
head-workshops = Workshops
head-times = Done
head-effect = Effect
head-wall = Wall
head-boost = Attributes
head-count = Number
head-scheme = Scheme

cell-order = { $action } × { $n }
cell-monk = monk: { $player }
cell-outpost = outpost: { $player }
cell-passed = { $player } (passed)
cell-active = ▸ { $player }
cell-debts = { $n } (paid: { $paid })
cell-boosted = { $n } → { $now }
cell-ready = free
cell-shops = { $action } { $n }
cell-of = { $n } of { $of }
cell-times = { $n }×
bot-marker = Resource marker
bot-stack = Stack, from the top
bot-shops = Workshops
bot-used = Used this round
bot-deck = Schemes in the pile
bot-seen = Open schemes

## Scores

score-orders = King’s Orders
score-faith = Faith
score-strength = Strength
score-influence = Influence
score-develop = Develop
score-paid = Paid debts
score-unpaid = Unpaid debts
score-goods = Silver and provisions
score-commission = Commission
score-fortify = Fortify
score-walls = Points on walls
score-garrison = Garrison
score-absolve = Absolve
score-converted = Converted outsiders

## Characters of bots; .about goes on after a colon.

character-courtier = the courtier
    .about = fulfils the King’s Orders, gains influence, develops
character-defender = the defender
    .about = raises walls, garrisons outposts, gains strength
character-preacher = the preacher
    .about = lives by faith: commissions, absolves, converts outsiders

## Settings: an attribute per value.

setting-solo = Solo opponent
    .easy = easy
    .medium = medium
    .hard = hard
    .about = A higher level gives the bot more workshops: its actions take fewer workers.

# -- cards a person reads off the table -------------------------------------------------------

own-decks = We found twelve of the opponent’s schemes nowhere in print, so they are our own: leave yours in the box. The app draws a scheme whenever one is due, and tells you what the opponent does. Our own are also one Squire, the Saracen Vigilante, most jar spaces and workers under the workshops, the silver in the treasury and four costs of the opponent’s row: where your box says otherwise, the app counts by its own.
deck-scheme = scheme
deck-townsfolk = townsfolk
deck-outsider = outsiders
deck-wall = walls
deck-suspicion = suspicion
deck-tavern = taverns
deck-order = King’s Orders
deck-favour = King’s Favours
deck-paladin = your paladins
reveal-paladin = Which of your cards is turned up?
reveal-townsfolk =
    { $place ->
        [refill]
            { $n ->
                [1] Which townsfolk card joined the row on the left?
               *[other] The row of townsfolk was refilled on the left: which { $n } cards, from left to right?
            }
       *[none]
            { $n ->
                [1] Which townsfolk card was turned up?
               *[other] Which { $n } townsfolk cards were turned up, from left to right?
            }
    }
reveal-outsider =
    { $place ->
        [refill]
            { $n ->
                [1] Which outsider joined the row on the right?
               *[other] The row of outsiders was refilled on the right: which { $n }, from left to right?
            }
       *[none]
            { $n ->
                [1] Which outsider was turned up?
               *[other] Which { $n } outsiders were turned up, from left to right?
            }
    }
reveal-wall =
    { $place ->
        [bot] Which wall did the opponent build?
       *[none] Which wall did you build?
    }
reveal-suspicion =
    { $of ->
        [1]
            { $place ->
                [bot] Which suspicion card did the opponent take?
               *[you] Which suspicion card did you take?
            }
       *[other]
            { $place ->
                [bot] Which suspicion card did the opponent take ({ $k } of { $of })?
               *[you] Which suspicion card did you take ({ $k } of { $of })?
            }
    }
reveal-tavern = Which tavern cards were turned up, from left to right ({ $n })?
reveal-order =
    { $place ->
        [bot] Which King’s Orders were turned up for the opponent’s workshops ({ $n })?
       *[none] Which King’s Order was turned up?
    }
reveal-favour = Which King’s Favour was turned up?
reveal-scheme = Which scheme was turned up?

## Web: what only the drawn boards say, short enough for their places.

ui-boards = Which board to show
ui-main = Board
ui-mine = Actions
ui-your-board = Your board
ui-board-of = Board of { $name }
ui-open-here =
    { $n ->
        [one] { $n } option here
       *[other] { $n } options here
    }
ui-first = first: { $name }
ui-round = round { $n }
ui-fulfilled = fulfilled: { $name }
ui-you-did = you { $n } of { $of }
ui-treasury = Treasury
ui-left-of = { $n } of { $of } left
ui-at-zero = { $n } left; at 0 the inquisition comes for the most suspect.
ui-townsfolk = Townsfolk
ui-last-leaves = the rightmost leaves at the end of the round
ui-free = free
ui-taken = taken
ui-gone = gone
ui-way-crew = crew
ui-way-discard = discard
ui-region = Region { $n }
ui-region-lies = Region { $n }: { $free } free; { $who }
ui-monk-of = monk: { $name }
ui-outpost-of = outpost: { $name }
ui-left-actions = Actions that feed your board
ui-right-actions = Actions that score
ui-no-paladin = not revealed yet
ui-no-workers = none left
ui-jars = Jars
ui-jar = jar { $n }
ui-workshop = workshop
ui-space-shop = { $what }
ui-space-put = pays: { $what }
ui-space-need = needs: { $what }
ui-space-full = there: { $what }
ui-used = used this round
ui-empties = empties an action
ui-times =
    { $n ->
        [one] done once
       *[other] done { $n } times
    }
ui-times-of = done { $n } of { $of } times
ui-need-of = { $n } (needs { $of })
ui-regions-up-to =
    { $n ->
        [0] none
        [1] region 1
       *[other] regions 1–{ $n }
    }
ui-lacking = 1 silver for every 2 strength lacking
ui-points = { $n } VP
ui-top-bottom = ↑ on top of the deck, ↓ under it
ui-tavern = Tavern { $n }
ui-passed = passed
ui-bot-done = done for this round
ui-bot-points = card { $n } of a row is chosen first
ui-bot-lap = past 5: +1 { $what }, the lowest
ui-bot-last = last: { $what }
ui-line = { $name }: { $what }

## Name cards and legend: what signs and places are called and what they mean.

legend-workers = Workers
legend-attributes = Attributes
legend-goods = What you gain and lose
legend-gives = What signs let you do
legend-actions = Actions
legend-bot = Solo opponent
legend-pieces = Pieces and outsiders

sign-labourer = Labourer
    .about = A white worker: stands only on spaces for any worker.
sign-scout = Scout
    .about = A green worker: Hunt, Commission, Fortify and Attack need one.
sign-merchant = Merchant
    .about = A blue worker: Trade, Fortify, Garrison and Absolve need one.
sign-fighter = Fighter
    .about = A red worker: Recruit to the crew, Garrison, Attack and Convert need one.
sign-cleric = Cleric
    .about = A black worker: Pray, Commission, Absolve and Convert need one.
sign-criminal = Criminal
    .about = A purple worker that stands on any space. Whenever you gain one, you draw a suspicion.
sign-any = Any worker
    .about = Whatever worker you like stands here.

sign-faith = Faith
    .about = Needed for Commission and Convert, raised by Garrison and Absolve. VP at the end by the level of the track.
sign-strength = Strength
    .about = Needed for Garrison and Attack, raised by Fortify and Convert. VP at the end by the level of the track.
sign-influence = Influence
    .about = Needed for Fortify and Absolve, raised by Commission and Attack. VP at the end by the level of the track.

sign-silver = Silver
    .about = Pays for Develop, Recruit, Pray, Absolve and Convert. At the end 3 silver and provisions together are worth 1 VP.
sign-provision = Provision
    .about = Pays for Commission, Fortify and Garrison.
sign-tax = Tax
    .about = Silver that you take from the treasury. When the treasury is empty, the inquisition comes.
sign-suspicion = Suspicion
    .about = A card drawn for each criminal. At an inquisition whoever has the most takes a debt.
sign-debt = Debt
    .about = Unpaid it is worth −3 VP at the end, paid 1 VP.
sign-paid-debt = Paid debt
    .about = A debt that has been turned over: 1 VP at the end.
sign-vp = Victory points
    .about = Whoever has the most after round 7 wins.

sign-remove-suspicion = Discard a suspicion
    .about = You may put your newest suspicion away.
sign-remove-debt = Destroy a debt
    .about = You may return one unpaid debt to the pile.
sign-pay-debt = Pay a debt
    .about = You may turn an unpaid debt to its paid side: 1 VP instead of −3. It costs nothing by itself.
sign-pray = A prayer
    .about = You may take all workers off one action of your board and use it again.
sign-recruit = Free recruit
    .about = You may take any townsfolk of the row without workers and silver, for your crew or to discard.
sign-develop = Free Develop
    .about = Place a workshop without workers and silver, and gain the worker under it.

sign-act-develop = Develop
    .about = 2 workers and 4 silver: a workshop replaces one worker of a right-hand action for good, and the worker under it is yours.
sign-act-recruit = Recruit
    .about = 1 worker discards a townsfolk for its upper reward; 2 workers, one a fighter, take it into the crew, where it helps all game.
sign-act-hunt = Hunt
    .about = 1 worker brings 1 provision; 2 workers, one a scout, bring 3.
sign-act-trade = Trade
    .about = 1 worker brings 1 silver; 2 workers, one a merchant, bring 3.
sign-act-pray = Pray
    .about = A cleric and 2 silver: all workers leave another action of your board, so that you can use it again.
sign-act-conspire = Conspire
    .about = Any worker becomes a criminal, with 1 suspicion.
sign-act-commission = Commission
    .about = A monk goes to a region that your faith reaches: the reward of the space and 1 influence.
sign-act-fortify = Fortify
    .about = You draw a wall, if your influence is enough: strength and whatever the wall shows.
sign-act-garrison = Garrison
    .about = An outpost goes to a region that your strength reaches: the reward of the space and 1 faith.
sign-act-absolve = Absolve
    .about = A jar goes to a jar space, if your influence is enough: its reward, 1 faith, and you may discard a suspicion.
sign-act-attack = Attack
    .about = You defeat an outsider: strength by the flag of its slot, or 1 silver for every 2 that lack. Its upper reward and 1 influence.
sign-act-convert = Convert
    .about = You convert an outsider that your faith reaches: strength now, VP at the end as its lower part says.
sign-act-orders = King’s Orders
    .about = The bot takes the action of the rightmost order it has not fulfilled.
sign-act-favour = King’s Favour
    .about = The bot puts 1 worker on the favour its resource marker points at.
sign-act-rest = Rest
    .about = The resource marker moves 1, and 1 more for each worker left; the bot is out for the round.

sign-monk = Monk
    .about = Placed in a region by Commission; 5, 6 or 7 of them score 2, 5 or 9 VP.
sign-outpost = Outpost
    .about = Placed in a region by Garrison; 5, 6 or 7 of them score 2, 5 or 9 VP.
sign-workshop = Workshop
    .about = It stands in for the worker of its space in every round.
sign-wall = Wall
    .about = It brings strength at once; a number on it is VP at the end.
sign-jar = Jar
    .about = Absolve puts it on a jar space; 5, 6 or 7 jars score 1, 3 or 6 VP.
sign-viking = Viking
    .about = A people of outsiders; some converted cards score by how many of it you have attacked.
sign-byzantine = Byzantine
    .about = A people of outsiders; some converted cards score by how many of it you have attacked.
sign-saracen = Saracen
    .about = A people of outsiders; some converted cards score by how many of it you have attacked.

about-townsfolk = Recruited for silver, to discard or for your crew. At the end of a round the rightmost leaves.
about-land = Monks and outposts go to spaces above, outsiders stand below. The flags say how much faith and strength a region needs.
about-favours = One worker of the kind shown uses a favour; once a round, by one player in all. From round 3 on one more is revealed.
about-orders = Whoever has done the action shown at least 5 times by the end scores 4, 6 or 8 VP.
about-treasury = Taxes are taken from it. When it is empty, the inquisition comes for those with the most suspicions, and it is filled again.
about-attributes = What your actions may reach, this round with your paladin. The small numbers below are VP at the end.
about-marker = It moves for silver, provisions and taxes and points at the card the bot takes. Past 5 the bot’s lowest attribute rises.
about-schemes = After each of your actions the bot turns up one and tries to do what it says.
about-bot-workers = All alike: the number of the round plus 3 at the start of each round.
about-board = Everybody’s board may be looked at.
about-workers = Workers not yet placed this round.
about-order = By the end of the game { $n } times or more: { $vp } VP.
about-hire-price = Silver to recruit from this slot; where a debt is shown, you may take 1 debt instead.
about-discard = With 1 worker the card is discarded and brings this once.
about-crew = With 2 workers, one of them a fighter, the card joins your crew and helps for the rest of the game.
about-flag-faith = So much faith it takes to commission a monk to this region and to convert the outsider below.
about-flag-strength = So much strength it takes to place an outpost in this region and to attack the outsider below.
about-foe-attack = What defeating this outsider brings at once.
about-foe-convert = Strength at once, then what a converted outsider scores at the end.
about-foe-needs = Attack: strength { $strength }; Convert: faith { $faith }.
about-space = A monk or an outpost here brings: { $effect }.
about-space-needs = A monk needs faith { $faith }, an outpost strength { $strength }.
about-brings = It brings: { $effect }.
about-jar = A jar put here brings: { $effect }.
about-tavern = Four workers for this round: { $workers }.
about-paladin = It serves for one round: it raises attributes, helps with one action and brings 2 workers.
about-boost = This round: { $boost }.
about-reach = What you have, of what this action needs, and how far it reaches.
about-steps = At the end, when this has been done { $n } times.
about-converted = VP this converted outsider is worth now
about-level = At the end it is worth { $vp } VP.
about-mark-faith = ▾: from here a further region is open to monks and conversions.
about-mark-strength = ▾: from here a further region is open to outposts and attacks.
about-mark-influence = ▾: what your next wall or jar asks for.

ui-order-hidden = King’s Order of round { $n }
ui-favour-hidden = It is revealed in round { $n }.
ui-hire-price = Price of the slot
ui-flag-faith = Faith { $n }
ui-flag-strength = Strength { $n }
ui-space-free = free space
ui-gains = What the action brings
ui-level = Level { $n }
ui-worth = What the board is worth now; it is counted again at the end.

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Schemes of the opponent
    .one = scheme
box-schemes-action = Action
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
box-schemes-aside = It lies on a King’s Favour until that one is revealed
box-actions = Actions on the player board
    .one = action
    .ask = What does your board say?
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
box-actions-right = It stands on the right half of the board
box-actions-spaces = Spaces for workers, from the left
    .labourer = { good-labourer }
    .scout = { good-scout }
    .merchant = { good-merchant }
    .fighter = { good-fighter }
    .cleric = { good-cleric }
    .criminal = { good-criminal }
    .any = { good-any }
box-actions-needs = Attribute it needs
    .faith = { good-faith }
    .strength = { good-strength }
    .influence = { good-influence }
box-actions-raises = Attribute it raises
    .faith = { good-faith }
    .strength = { good-strength }
    .influence = { good-influence }
box-actions-limit = How many times in a game
box-actions-good = What it is paid with
    .silver = { good-silver }
    .provision = { good-provision }
box-actions-steps = Price of the first time, the second and so on
box-actions-marks = What it needs the first time, the second and so on
box-actions-vp = Points at the end, from none done to all
box-bot_row = The row the bot falls back to
    .one = action
    .ask = What does your board say?
box-bot_row-id =
    .pray = { action-pray }
    .trade = { action-trade }
    .conspire = { action-conspire }
    .rest = { action-rest }
    .recruit = { action-recruit }
box-bot_row-workers = How many workers it takes
box-jar_spaces = Spaces for jars
    .one = space
    .ask = What is printed there?
box-jar_spaces-gain = What a jar put there brings
box-outsiders = Outsiders
    .one = outsider
box-outsiders-name = Name
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
box-outsiders-people = People
    .viking = { people-viking }
    .byzantine = { people-byzantine }
    .saracen = { people-saracen }
box-outsiders-attack = For an attack, in the corner
box-outsiders-strength = Strength for a conversion
box-outsiders-score = Points at the end if converted
box-seats = The treasury
    .one = number
    .ask = What does your rulebook say?
box-seats-id =
    { $id ->
        [1] A solo game
       *[other] For { $id } players
    }
box-seats-treasury = Silver for taxes in the treasury
box-suspicion = Suspicion cards
    .one = kind of card
box-suspicion-tax = Silver on the card
box-suspicion-copies = How many such cards are in the deck
box-townsfolk = Townsfolk
    .one = townsfolk
box-townsfolk-name = Name
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
box-townsfolk-discard = For discarding
box-townsfolk-when = When the ability works
    .absolve = { when-absolve }
    .attack = { when-attack }
    .commission = { when-commission }
    .convert = { when-convert }
    .develop = { when-develop }
    .fortify = { when-fortify }
    .garrison = { when-garrison }
    .inquisition = { when-inquisition }
    .pay-debt = { when-pay-debt }
box-townsfolk-gain = What the ability brings
box-townsfolk-hire = At once, when hired
box-townsfolk-needs = Only if
    .suspect = 2 or more suspicions
    .blameless = no suspicions
box-workshops = Workers under the workshops
    .one = workshop
    .ask = What does your board say?
box-workshops-id = Workshop { $id }
box-workshops-worker = Worker under it
    .labourer = { good-labourer }
    .scout = { good-scout }
    .merchant = { good-merchant }
    .fighter = { good-fighter }
    .cleric = { good-cleric }
    .criminal = { good-criminal }
