## Names

title = Viscounts of the West Kingdom
    .about = Travel the ring, build, write and climb the castle while virtue and corruption collide.
    .alone = one of four bots
    .own = Eleven schemes and the boards of three solo opponents are our own: we found them nowhere in print. So are thirteen manuscripts, five player cards and the Strongman.

# Icons and goods: dictionary form; .count goes with a number, nominative.

good-merchant = merchant
    .count =
        { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
good-builder = builder
    .count =
        { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
good-noble = noble
    .count =
        { $n ->
            [one] { $n } noble
           *[other] { $n } nobles
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
good-silver = silver
    .count = { $n } silver
good-ink = ink
    .count = { $n } ink
good-gold = gold
    .count = { $n } gold
good-stone = stone
    .count = { $n } stone
good-resource = resource of choice
    .count =
        { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
good-debt = debt
    .count =
        { $n ->
            [one] { $n } debt
           *[other] { $n } debts
        }
good-deed = deed
    .count =
        { $n ->
            [one] { $n } deed
           *[other] { $n } deeds
        }
good-virtue = virtue
    .count = { $n } virtue
good-corruption = corruption
    .count = { $n } corruption
good-vp = victory point
    .count = { $n } VP
good-worker = worker
    .count =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }

# Actions, buildings, ribbons, places

action-trade = Trade
action-build = Build
action-workers = Place workers
action-transcribe = Transcribe
building-trading-post = trading post
building-guildhall = guildhall
building-workshop = workshop
ribbon-black = black
ribbon-blue = blue
ribbon-yellow = yellow
ribbon-grey = grey
place-left = left
place-inner = inner
place-right = right
end-poverty = Poverty
end-prosperity = Prosperity

# Townsfolk, starting townsfolk and heroes

townsfolk-acolyte = Acolyte
townsfolk-antagonist = Antagonist
townsfolk-architect = Architect
townsfolk-aristocrat = Aristocrat
townsfolk-artisan = Artisan
townsfolk-artist = Artist
townsfolk-benefactor = Benefactor
townsfolk-bishop = Bishop
townsfolk-charlatan = Charlatan
townsfolk-chevalier = Chevalier
townsfolk-clergyman = Clergyman
townsfolk-conspirator = Conspirator
townsfolk-courier = Courier
townsfolk-deacon = Deacon
townsfolk-debt-collector = Debt Collector
townsfolk-defender = Defender
townsfolk-diplomat = Diplomat
townsfolk-disciple = Disciple
townsfolk-enforcer = Enforcer
townsfolk-foreman = Foreman
townsfolk-friar = Friar
townsfolk-gatekeeper = Gatekeeper
townsfolk-illusionist = Illusionist
townsfolk-jeweller = Jeweller
townsfolk-lookout = Lookout
townsfolk-mason = Mason
townsfolk-meddler = Meddler
townsfolk-miner = Miner
townsfolk-missionary = Missionary
townsfolk-overseer = Overseer
townsfolk-pastor = Pastor
townsfolk-patron = Patron
townsfolk-peddler = Peddler
townsfolk-pickpocket = Pickpocket
townsfolk-priest = Priest
townsfolk-princess = Princess
townsfolk-racketeer = Racketeer
townsfolk-scoundrel = Scoundrel
townsfolk-sculptor = Sculptor
townsfolk-stonecutter = Stonecutter
townsfolk-strongman = Strongman
townsfolk-swindler = Swindler
townsfolk-tinker = Tinker
townsfolk-traitor = Traitor
townsfolk-traveller = Traveller
townsfolk-trickster = Trickster
townsfolk-vicar = Vicar
townsfolk-watchman = Watchman
townsfolk-woodcutter = Woodcutter
townsfolk-abbot = Abbot
townsfolk-financer = Financer
townsfolk-journeyman = Journeyman
townsfolk-labourer = Labourer
townsfolk-lender = Lender
townsfolk-squire = Squire
townsfolk-thief = Thief
townsfolk-trader = Trader
townsfolk-ada = Ada
townsfolk-bertha = Bertha
townsfolk-clovis = Clovis
townsfolk-emma = Emma
townsfolk-guntram = Guntram
townsfolk-judith = Judith
townsfolk-lothaire = Lothaire
townsfolk-merovech = Merovech
townsfolk-rudolf = Rudolf
townsfolk-therese = Therese
printed-townsfolk = printed townsfolk

# Solo opponents

bot-cleric = Cleric bot
bot-builder = Builder bot
bot-noble = Noble bot
bot-card = Card bot

## Small pieces

empty = empty
segment = { $left }–{ $right }
space-outer = space { $n }
space-inner = inner space of { $left }–{ $right }
site = site { $n } of { $segment }
leader = castle leader
bonus-card = bonus card, { $ribbon }
third-tier = third tier

## Effects of cards

counter-manuscripts =
    { $n ->
        [one] each manuscript of yours
       *[other] every { $n } manuscripts of yours
    }
counter-approved-deeds =
    { $n ->
        [one] each approved deed of yours
       *[other] every { $n } approved deeds of yours
    }
counter-paid-debts =
    { $n ->
        [one] each paid debt of yours
       *[other] every { $n } paid debts of yours
    }
counter-workers =
    { $n ->
        [one] each worker of yours in the castle
       *[other] every { $n } workers of yours in the castle
    }
counter-resources =
    { $n ->
        [one] each resource left to you
       *[other] every { $n } resources left to you
    }
counter-buildings =
    { $n ->
        [one] each building you have built
       *[other] every { $n } buildings you have built
    }
counter-merchants =
    { $n ->
        [one] each merchant of yours
       *[other] every { $n } merchants of yours
    }
counter-builders =
    { $n ->
        [one] each builder of yours
       *[other] every { $n } builders of yours
    }
counter-nobles =
    { $n ->
        [one] each noble of yours
       *[other] every { $n } nobles of yours
    }
counter-clerics =
    { $n ->
        [one] each cleric of yours
       *[other] every { $n } clerics of yours
    }
counter-criminals =
    { $n ->
        [one] each criminal of yours
       *[other] every { $n } criminals of yours
    }

verb-flip = flip a debt or a deed
verb-flip-debt = flip a debt
verb-flip-deed = flip a deed
verb-hire = free hire
verb-discard =
    { $n ->
        [one] you may discard a card
       *[other] you may discard { $n } cards
    }
verb-destroy =
    { $n ->
        [one] you may destroy a card
       *[other] you may destroy { $n } cards
    }
verb-rearrange = you may rearrange your board
verb-shuffle = shuffle your discards into your draw pile
verb-castle-move = you may make a castle move
verb-workers =
    { $n ->
        [one] place 1 worker for free
       *[other] place { $n } workers for free
    }
verb-trading-post = build a trading post for free
verb-guildhall = build a guildhall for free
verb-workshop = build a workshop for free
verb-manuscript = a free manuscript of cost 3 or 4
verb-trading-post-here = build a trading post next to you for free
verb-destroy-own = you may destroy any card of your deck
verb-dismiss = dismiss a townsfolk
verb-scheme = gain a scheme
verb-act-build = build
verb-act-workers = place workers
verb-act-transcribe = transcribe
verb-focus = its focus

## Cards

card-named = { $name }: { $facts }
card-when = { $when }: { $effect }
card-hire = when hired or dismissed: { $effect }
no-ability = no ability
when-immediate = at once
when-drop-off = when pushed off
when-after-trade = after a trade
when-after-build = after building
when-after-workers = after placing workers
when-after-transcribe = after transcribing
when-gain-debt = with every debt gained
when-flip-debt = with every debt flipped
when-collision = in any collision
pays-merchants-workers = 2 merchants count as 1 noble
pays-merchants-build = 2 merchants count as 1 builder
pays-merchants-transcribe = 2 merchants count as 1 cleric
pays-silver-workers = 2 silver count as 1 noble
pays-silver-build = 2 silver count as 1 builder
pays-silver-transcribe = 2 silver count as 1 cleric
pays-double-workers = 1 gold counts as 2 nobles
pays-double-build = 1 stone counts as 2 builders
pays-double-transcribe = 1 ink counts as 2 clerics
pays-other-resources-transcribe = gold and stone count as clerics
manuscript-works = { $ribbon } ({ $cost }): { $effect }
manuscript-scores = { $ribbon } ({ $cost }), at the end { $effect }
printed-manuscript = printed manuscript ({ $cost }): { $effect }
player-card = Space { $n }: { $goods }, { $effect }
scheme-back = a future scheme, not yet opened
scheme-starting = starting scheme, { $icons }
scheme-future = future scheme, { $icons }
scheme-else = { $first }, or else { $other }
scheme-move = move { $n }
slot-step = a free step
slot-cheap-dismissal = dismissing costs 1 silver
slot-discard-with-hire = a discard with each hire
slot-virtue-in-collision = virtue in collisions without criminals
slot-hand = hand limit +1

## What an action brings

brings-trade = { $merchants } → { $effect }, as often as you can pay
brings-all = { $merchants } → { $effect }, with all your merchants
brings-exchange = the exchange of an outer space
brings-build = a building on your bank
brings-workers = workers in the castle
here-inner = workers, or a manuscript of { $cost }
here-outer = build, or trade: { $merchants } → { $effect }

## Asks

ask-pair = Choose a player card and its hero
ask-play = Play a card to the left slot
ask-move = Move { $n } or, for silver, further
ask-act = Your primary action
ask-trade = How much { $good }? At hand: { $icons }
ask-again = Once more for { $price }: { $effect }?
ask-building = Which building, from which slot?
ask-site = Where does the { $building } go?
ask-link = Which link comes first?
ask-workers = How many workers? At hand: { $icons }
ask-pay = { $action }: { $icons } short. What do you pay with?
ask-section =
    { $n ->
        [one] Where does the worker go?
       *[other] Where do { $n } workers go?
    }
ask-castle-move = Move a worker in the castle?
ask-group = Which section moves first?
ask-remove = Tier { $tier }, section { $segment }: { $n } too many. Whose worker leaves?
ask-hire = Hire { $name } for { $price }?
ask-free-hire = Free hire: whom?
ask-free-manuscript = A free manuscript: which one?
ask-discard =
    { $n ->
        [one] Discard a card?
       *[other] Discard a card? ({ $n } times)
    }
ask-destroy =
    { $n ->
        [one] Destroy a card?
       *[other] Destroy a card? ({ $n } times)
    }
ask-destroy-own = Destroy a card of your deck?
ask-rearrange = Rearrange the cards on your board?
ask-resource = Which resource?
ask-choice = Choose one
ask-flip = Flip a debt or a deed?
ask-order = Which ability comes first?

## Asks of a companion: what was done at the table

did-pair = Which player card and hero did you choose?
did-play = Which card did you play to the left slot?
did-move = Where did your viscount move?
did-act = What was your primary action?
did-trade = How much { $good } did you take?
did-again = Did you do it once more for { $price } ({ $effect })?
did-building = Which building did you build, from which slot?
did-site = Where did you build the { $building }?
did-link = Which link came first?
did-workers = How many workers did you place?
did-pay = { $action }: what did you pay with? (short: { $icons })
did-section =
    { $n ->
        [one] Where did the worker go?
       *[other] Where did { $n } workers go?
    }
did-castle-move = Did you move a worker in the castle?
did-group = Which section moved first?
did-remove = Tier { $tier }, section { $segment }: { $n } too many. Whose worker did you remove?
did-hire = Did you hire { $name } for { $price }?
did-free-hire = Free hire: whom did you hire?
did-free-manuscript = A free manuscript: which one did you take?
did-discard =
    { $n ->
        [one] Did you discard a card?
       *[other] Did you discard a card? ({ $n } times)
    }
did-destroy =
    { $n ->
        [one] Did you destroy a card?
       *[other] Did you destroy a card? ({ $n } times)
    }
did-destroy-own = Did you destroy a card of your deck?
did-rearrange = Did you rearrange the cards on your board?
did-resource = Which resource did you take?
did-choice = What did you choose?
did-flip = What did you flip: a debt or a deed?
did-order = Which ability came first?

## Options

option-pair = { $card }; { $name } ({ $facts })
option-destroy = { $name }: { $gain }
option-top = The top card of your draw pile, unseen
option-none = No action
option-move = { $space }: { $can }
option-move-price = { $space } for { $price }: { $can }
option-act = { $action }: { $brings }
option-dismiss = { $action }, dismissing { $name } for { $price }: { $icons }; { $effect }
option-building = { $building } { $n } for { $price }, uncovers: { $slot }
option-building-free = { $building } { $n }, uncovers: { $slot }
option-site = { $site }: { $effect }
option-site-links = { $site }: { $effect }; links: { $links }
linked = with { $player }: { $effect }
option-trade-price = { $gain } for { $price }
option-workers = { $workers } for { $price }
option-section = Section { $segment }: { $there }; above: { $effect }
option-castle-move = From section { $from } to section { $to }
option-keep = Leave them as they are
option-flip-debt = A debt: +1 resource, and its −2 VP are gone
option-flip-deed = A deed: 3 VP instead of 1

## Events: the player is a label before a colon, so that any name fits, "You" included.

event-first = First player: { $player }
    .short = goes first
event-round = Round { $n }
event-turn = Round { $n }: { $player }
event-pair = { $player }: { $pair }; hero: { $card }
    .short = the pair with { $card }
event-drop = { $player }: pushed off: { $card }
event-play = { $player }: plays { $card }
event-ability = { $player }: { $card } works
event-move = { $player }: viscount to { $space }
event-meet = { $player }: meets { $other }
event-rearrange = { $player }: the cards on the board change places
event-action = { $player }: { $action }
event-no-action = { $player }: no primary action
event-discard = { $player }: discards { $card }
event-destroy = { $player }: destroys { $card }
event-shuffle =
    { $n ->
        [one] { $player }: 1 discard is shuffled into the draw pile
       *[other] { $player }: { $n } discards are shuffled into the draw pile
    }
event-hire = { $player }: hires { $card }
    .short = hires { $card }
event-dismiss = { $player }: dismisses { $card } ({ $segment })
    .short = dismisses { $card }
event-manuscript = { $player }: a manuscript, { $manuscript }
    .short = manuscript, { $ribbon }
event-printed-manuscript = { $player }: the printed manuscript of { $segment }
    .short = manuscript of segment { $segment }
event-bonus = { $player }: the cleric bonus card, { $ribbon }
event-change = { $player }: { $change }
event-flip-debt = { $player }: a debt is paid
event-flip-deed = { $player }: a deed is approved
event-virtue = { $player }: 1 virtue, the marker is on { $n }
event-corruption = { $player }: 1 corruption, the marker is on { $n }
event-stack = { $player }: the markers meet on { $n }
event-collision = { $player }: collision on { $n }
    .short = collision on space { $n }
event-reset = { $player }: the markers go back to the ends of the track
event-build = { $player }: builds a { $building }: { $site }
    .short = new building — { $building }
event-link = { $player }: a link of { $site } and { $end }, the other owner: { $other }
event-link-own = { $player }: a link of two own buildings: { $site } and { $end }
event-place = { $player }: { $workers } into section { $segment }
    .short = { $workers } into the castle
event-aside = { $player }: a worker moves from section { $segment } to section { $to }
event-up = { $player }: a worker rises to the second tier of section { $segment }: { $section }
event-top = { $player }: a worker of section { $segment } rises to the third tier
event-remove = { $player }: a worker leaves tier { $tier } of section { $segment } (owner: { $other })
    .short = a worker out of the castle ({ $other })
    .yours = your worker leaves tier { $tier } of the castle
event-leader = { $player }: castle leader
event-reveal = { $card } is revealed
event-last-round = Round { $n } will be the last
event-end = The game is over: points are counted
event-show-townsfolk = New on { $segment }: { $card }
event-show-manuscript = New manuscript on { $segment }: { $manuscript }

because-flip = for the flipped debt
because-value = value of the card
because-removed = for the removed worker
because-shuffle = shuffle without criminals
because-shuffle-criminals = shuffle with criminals
because-criminals = criminals on the board
because-slot = workshop slot
because-chart = by the bot’s chart
because-collision = collision

## The bot: what it does and why

event-bot-start = { $player }: starts on { $space }
event-bot-schemes =
    { $n ->
        [one] { $player }: 1 future scheme is shuffled into the draw pile
       *[other] { $player }: { $n } future schemes are shuffled into the draw pile
    }
event-scheme = { $player }: { $scheme }
event-rest-scheme = { $player }: unopened until now, a { $card }
event-gain-scheme = { $player }: gains a { $card }
event-focus = { $player }: its focus, { $effect }
event-cannot = { $player }: cannot { $effect }: { $reason }
event-instead = { $player }: instead of “{ $effect }”: { $other }
cannot-bank-full = its bank is full
cannot-no-icons = too few icons and resources
cannot-no-workers = too few workers
cannot-nothing-to-flip = nothing to flip

## Refusals

why-not-an-option = This cannot be chosen here
why-other-space = Your viscount stands on the other road
why-all-built = All your buildings are built
why-no-site = No free site on your bank
why-no-workers = No workers left in your supply
why-no-icons = You need { $icons }
why-no-use = This townsfolk has no icon for the action
why-no-pair = The merchants of this townsfolk make no new pair
why-no-silver = You need { $silver }
why-built = This building stands already
why-other-building = The effect names another building
why-no-builders = You need { $icons }
why-no-nobles = You need { $icons }
why-site-taken = A building stands there
why-other-bank = You cannot reach this site from your space
why-no-townsfolk = The pile is empty; a printed townsfolk cannot be hired
why-no-manuscript = The pile is empty; a printed manuscript cannot be taken
why-too-dear = It costs more than 4
why-corruption-first = Corruption moves before virtue

## Picture

pic-ring = The ring, clockwise
pic-townsfolk = Townsfolk
pic-sites = Building sites, clockwise
pic-castle = The castle
pic-players = Players (debts above Poverty: { $debts }, deeds above Prosperity: { $deeds })
pic-boards = Boards
pic-board = Cards on your board
pic-hand = Your hand (limit { $n })
pic-own = Yours
pic-bot = The bot
pic-slots = Buildings and what their slots give
pic-schemes = All schemes

head-segment = Segment
head-who = Who
head-left-trade = Left exchange
head-right-trade = Right exchange
head-manuscript = Manuscript
head-townsfolk = Townsfolk
head-effect = Effect
head-below = Below
head-slot = No.
head-there = There
head-link = Link onwards
head-reward = Reward
head-tier-1 = First tier
head-tier-2 = Second tier
head-place = Place
head-silver = Silver
head-ink = Ink
head-gold = Gold
head-stone = Stone
head-track = Track
head-debts = Debts
head-deeds = Deeds
head-workers = Workers
head-left = Left
head-middle = Middle
head-right = Right
head-built = Built
head-manuscripts = Manuscripts
head-honours = Honours
head-card = Card
head-value = Value
head-icons = Icons
head-ability = Ability
head-building = Building
head-builders = Builders
head-vp = VP
head-scheme = Scheme
head-bonus = Bonus
head-move = Move
head-options = Options

cell-at = { $player } ({ $place })
cell-trade = { $price } → { $effect }
cell-building = { $building }: { $player }
cell-workers = { $player } { $n }
cell-active = ▸ { $player }
cell-cards = { $n } + { $flipped } flipped
cell-track = corruption { $corruption }, virtue { $virtue }
cell-built = { $building } { $n }
cell-ribbons = { $ribbon } { $n }
own-icons = Icons at hand
own-draw = Draw pile
own-discard = Discard pile
own-slots = Uncovered slots
own-manuscripts = Manuscripts
bot-focus = Focus
bot-chart = Resources, in this order
bot-one-kind = all one kind
bot-slots = Uncovered slots
bot-draw = Draw pile
bot-discard = Discard pile
bot-future = Future schemes

## Scores

score-trading-post = Trading posts
score-guildhall = Guildhalls
score-workshop = Workshops
score-tier-1 = Castle, first tier
score-tier-2 = Castle, second tier
score-tier-3 = Castle, third tier
score-sets = Sets of manuscripts
score-texts = Points on manuscripts
score-leader = Castle leader
score-bonus = Cleric bonus cards
score-debts = Unpaid debts
score-deeds = Acquired deeds
score-approved = Approved deeds
score-poverty = Poverty: flipped deeds
score-prosperity = Prosperity: flipped debts
score-leftover = Resources left

## Characters of bots; .about goes on after a colon.

character-courtier = the courtier
    .about = sends workers up the castle and wants to lead it
character-mason = the mason
    .about = builds trading posts, guildhalls and workshops
character-scribe = the scribe
    .about = collects manuscripts and cleric bonus cards

## Settings: an attribute per value.

setting-solo = Solo opponent
    .cleric = cleric bot
    .builder = builder bot
    .noble = noble bot
    .card = card bot
    .about = Each bot strives for something else: manuscripts, buildings, the castle or cards.
setting-schemes = Future schemes in the bot’s pile
    .none = none
    .one = 1
    .two = 2
    .three = 3
    .about = Stronger schemes that come into play later: the more, the harder the bot.

# Cards a person reads off the table

own-decks = We found eleven schemes, thirteen manuscripts and five player cards nowhere in print, so these are our own. The app draws schemes, manuscripts and player cards, and tells you which: leave yours in the box, and write down what you get. Our own are also the boards of three opponents and the Strongman. Townsfolk, heroes, segments and castle are those of your box.
deck-scheme = scheme
deck-future = future scheme
deck-grey = manuscript on top, clockwise
deck-manuscript = manuscript
deck-player-card = player card
deck-segment = segments, clockwise
deck-section = castle section beside the first segment
deck-low = segments with 13 townsfolk
deck-hero = heroes
deck-townsfolk = townsfolk on top, clockwise
deck-deck = your cards
reveal-segment = In which order do the segments lie, clockwise?
reveal-section = Which castle section lies beside the first segment?
reveal-low = Which two segments have 13 townsfolk?
reveal-grey = Which manuscripts lie on top, clockwise?
reveal-player-card = Which player cards are laid out?
reveal-hero = Which heroes lie with them?
reveal-townsfolk =
    { $place ->
        [none]
            { $n ->
                [one] Which townsfolk was turned up?
               *[other] Which { $n } townsfolk were turned up, clockwise?
            }
       *[other] Which townsfolk is now on top of segment { $place }, with { $k } below?
    }
reveal-manuscript = Which manuscript is now on top of segment { $place }?
reveal-deck =
    { $n ->
        [one] Which card was drawn?
       *[other] Which { $n } cards were drawn?
    }
reveal-scheme = Which scheme was turned up?
reveal-future = Which future scheme was gained?

## Web: what only the drawn boards say, short enough for their places.

ui-boards = Whose board to show
ui-your-board = Your board
ui-board-of = Board of { $name }
ui-open-here =
    { $n ->
        [one] { $n } option here
       *[other] { $n } options here
    }
ui-line = { $name }: { $what }
ui-owned = { $what }: { $name }
ui-road = The roads
ui-sites = Building sites
ui-castle = The castle
ui-segments = Townsfolk and manuscripts
ui-segment = Segment { $segment }
ui-stacks = Debts and deeds
ui-hand = Your hand
ui-row = Cards on your board
ui-actions = Primary action
ui-phases = Your board, phase by phase
ui-track = Virtue and corruption
ui-section = castle section { $segment }
ui-nobody = nobody
ui-zoom = Large ring
ui-free = free
ui-pill-free = free
ui-here = you are here
ui-hire-or-dismiss = hire or dismiss
ui-dismiss-only = dismiss
ui-dismiss = dismiss for
ui-below =
    { $n ->
        [one] { $n } card below
       *[other] { $n } cards below
    }
ui-printed = printed
ui-at-end = at the end
ui-to-poverty = to Poverty
ui-to-prosperity = to Prosperity
ui-poverty-shown = Poverty is revealed
ui-prosperity-shown = Prosperity is revealed
ui-most = most
ui-ends = Either at 0: this round, then one more.
ui-last-round = Round { $n } is the last.
ui-unpaid = unpaid debts
ui-paid = paid debts
ui-acquired = acquired deeds
ui-approved = approved deeds
ui-workers-left = workers left
ui-bonus = bonus card
ui-phase-cards = Cards
ui-phase-move = Move
ui-phase-action = Action
ui-phase-hire = Hire
ui-phase-collision = Collision
ui-phase-draw = Draw
ui-phase-done = done
ui-act-trade = Trade
ui-act-build = Build
ui-act-workers = Workers
ui-act-transcribe = Transcribe
ui-in-hand = in hand: { $n }
ui-no-hand = No cards in hand
ui-drops-off = drops off next
ui-until-covered = until covered
ui-next-card = next card
ui-spaces =
    { $n ->
        [one] space
       *[other] spaces
    }
ui-limit = limit { $n }
ui-draw-pile = The top card of your draw pile
ui-in-draw = to draw
ui-in-discard = discarded: { $n }
ui-slot = { $what } { $n }
ui-uncovered = { $slot }: uncovered
ui-covered = { $slot }: on the board
ui-is-uncovered = uncovered
ui-is-covered = on the board
ui-gives-step = 1 step free
ui-gives-cheap-dismissal = dismiss for 1
ui-gives-discard-with-hire = +discard
ui-gives-virtue-in-collision = no criminal: +1 virtue
ui-gives-hand = limit +1
ui-markers = corruption on { $corruption }, virtue on { $virtue }
ui-apart = { $n } slots apart
ui-meets-on = meets on { $n }
ui-next-virtue = The next virtue makes a collision on { $n }: { $effect }.
ui-next-corruption = The next corruption makes one on { $n }: { $effect }.
ui-collision-now = Collision on { $n }:
ui-pairs = Player cards and their heroes
ui-then = then
ui-bot-once = once
ui-bot-collision = in collisions
ui-bot-flip = with a flip
ui-bot-scheme = with a scheme
ui-bot-shuffle = with a shuffle

## Name cards and legend: what signs and places are called and what they mean.

legend-icons = Action symbols
legend-goods = What you gain and lose
legend-gives = What signs let you do
legend-when = When
legend-pieces = Pieces and cards
legend-bot = Solo opponent

sign-merchant = Merchant
    .about = Pays for trade on an outer space. 1 silver stands in for 1 merchant.
sign-builder = Builder
    .about = Pays for building: a workshop takes 3, a trading post 5, a guildhall 7. 1 stone stands in for 1 builder.
sign-noble = Noble
    .about = Pays for placing workers: 1, 3, 5 or 8 nobles place 1, 2, 3 or 4 workers. 1 gold stands in for 1 noble.
sign-cleric = Cleric
    .about = Pays for manuscripts. 1 ink stands in for 1 cleric.
sign-criminal = Criminal
    .about = Stands in for any other symbol when you pay for an action. Playing a card with it brings 1 corruption for each criminal on your board.

sign-silver = Silver
    .about = Pays for hiring, dismissing and each further step of the viscount; 1 silver stands in for 1 merchant.
sign-ink = Ink
    .about = A resource: 1 ink stands in for 1 cleric when you transcribe.
sign-gold = Gold
    .about = A resource: 1 gold stands in for 1 noble when you place workers.
sign-stone = Stone
    .about = A resource: 1 stone stands in for 1 builder when you build.
sign-resource = Resource of your choice
    .about = Ink, gold or stone, as you like; never silver.
sign-debt = Debt
    .about = Unpaid it is worth −2 VP at the end. Flipped it is paid: 1 resource at once, 0 VP at the end.
sign-paid-debt = Paid debt
    .about = A flipped debt: no VP by itself. Most of them score if the prosperity card is revealed.
sign-deed = Deed
    .about = Acquired it is worth 1 VP at the end, flipped (approved) 3 VP.
sign-approved = Approved deed
    .about = A flipped deed: 3 VP at the end. Most of them score if the poverty card is revealed.
sign-virtue = Virtue
    .about = The white marker of the track goes 1 slot left, towards corruption. Where they meet there is a collision, the further left the more deeds.
sign-corruption = Corruption
    .about = The black marker of the track goes 1 slot right, towards virtue. Where they meet there is a collision, the further right the more debts.
sign-vp = Victory points
    .about = Whoever has the most of them at the end wins.

sign-hire = Free hire
    .about = Take any open townsfolk of the main board and do not pay for it.
sign-dismiss = Dismiss
    .about = Pay the value of the open townsfolk of your segment: it leaves the game, its symbols help this action, its top-right effect works.
sign-flip = Flip a debt or a deed
    .about = You choose which. A debt brings 1 resource at once, a deed 3 VP instead of 1 at the end.
sign-flip-debt = Flip a debt
    .about = The debt is paid: 1 resource at once, and no −2 VP at the end.
sign-flip-deed = Flip a deed
    .about = The deed is approved: 3 VP instead of 1 at the end.
sign-destroy = Destroy a card
    .about = You may remove a card of your hand or the top of your draw pile from the game; you gain its value in silver.
sign-destroy-own = Destroy a card of your deck
    .about = You may remove any card you own from the game.
sign-discard = Discard a card
    .about = You may put a card of your hand or the top of your draw pile on your discard pile.
sign-rearrange = Rearrange your board
    .about = You may put the three cards on your board in another order.
sign-shuffle = Shuffle
    .about = Your discard pile goes into your draw pile: 1 virtue, or 1 corruption if there are criminals on your board.
sign-castle-move = Castle move
    .about = You may move 1 worker of yours on the first tier to a neighbouring section.
sign-workers = Workers for free
    .about = Put so many workers from your supply into one section of the first tier.
sign-manuscript = A free manuscript
    .about = Take an open manuscript of cost 3 or 4 from any segment.
sign-trading-post-here = A trading post next to you
    .about = Place a trading post for free on a site within reach of your viscount.

sign-immediate = At once
    .about = The ability works when the card is played.
sign-ongoing = Ongoing
    .about = The ability works as long as the card lies on your board.
sign-drop-off = Dropping off
    .about = The ability works when the card is pushed off the right end of your board.
sign-collision = Collision
    .about = Virtue and corruption stand on one slot of the track: in phase 5 its owner gains what is above it, the others what is below it.

sign-worker = Worker
    .about = In the castle it scores 1, 2 or 3 VP, by its tier.
sign-trading-post = Trading post
    .about = A building for 5 builders; 1, 2 or 3 of them score 4, 9 or 15 VP. As an effect: place one for free.
sign-guildhall = Guildhall
    .about = A building for 7 builders; 1, 2 or 3 of them score 6, 13 or 21 VP. As an effect: place one for free.
sign-workshop = Workshop
    .about = A building for 3 builders; 1, 2 or 3 of them score 2, 5 or 9 VP. As an effect: place one for free.
sign-card = Card
    .about = Townsfolk of your own deck: one is played each turn.
sign-leader = Castle leader
    .about = Most workers on the third tier: 5 VP at the end, hand limit +1.
sign-ribbon-black = Black ribbon
    .about = Sets of 1, 2, 3 or 4 different ribbons score 1, 4, 9 or 16 VP. The first three black ones bring a bonus card: 1 cleric for good and 3 VP.
sign-ribbon-blue = Blue ribbon
    .about = Sets of 1, 2, 3 or 4 different ribbons score 1, 4, 9 or 16 VP. The first three blue ones bring a bonus card: 2 merchants for good and 3 VP.
sign-ribbon-yellow = Yellow ribbon
    .about = Sets of 1, 2, 3 or 4 different ribbons score 1, 4, 9 or 16 VP. The first three yellow ones bring a bonus card: 1 noble for good and 3 VP.
sign-ribbon-grey = Grey ribbon
    .about = Sets of 1, 2, 3 or 4 different ribbons score 1, 4, 9 or 16 VP. The first three grey ones bring a bonus card: 1 builder for good and 3 VP.

sign-scheme = A scheme
    .about = The top future scheme goes on the bot’s discard pile and makes it stronger.
sign-focus = Focus
    .about = The action shown at the top left of the bot’s board.
sign-act-build = The bot builds
    .about = It pays with builders and stone for the leftmost building it can pay for.
sign-act-workers = The bot places workers
    .about = It pays 3, 5 or 8 nobles and gold for 2, 3 or 4 workers.
sign-act-transcribe = The bot transcribes
    .about = It pays with clerics and ink for the open manuscript of its segment.

about-road = Viscounts go clockwise. The outer spaces are for trade and building, the inner ones for workers and manuscripts.
about-sites = Whoever builds on a site gains what it shows; a link between two buildings pays both owners.
about-castle = Workers climb from tier to tier: 1 VP each on the first, 2 on the second, 3 on the third.
about-segments = Each segment has a pile of townsfolk to hire or dismiss, and one of manuscripts. Only the top of a pile is open.
about-stacks = When the last debt or deed here is taken, the round is finished and one more is played.
about-hand = Each turn one card of the hand is played to your board.
about-row = A card comes in on the left, moves right each turn and drops off at the end. Its symbols count while it lies here.
about-actions = One action each turn, of the two that the space of your viscount allows.
about-phases = Six phases from left to right. A building that leaves its slot uncovers what the slot gives.
about-track = Corruption goes right, virtue left. When they meet there is a collision in phase 5, and both go back to the ends.
about-keep = Each worker here scores 3 VP. Coming here brings 1 resource; whoever has the most is castle leader.
about-draw = Up to the hand limit at the end of your turn. When it is empty, the discard pile is shuffled.
about-act-trade = Use the exchange of your space as often as your merchants and silver allow.
about-act-build = Builders and stone: workshop 3, trading post 5, guildhall 7, on a free site of your bank.
about-act-workers = Nobles and gold: 1, 3, 5 or 8 place 1, 2, 3 or 4 workers in the castle section before you.
about-act-transcribe = Clerics and ink: as many as the open manuscript of your segment costs.
about-outer = An outer space: for trade and building.
about-inner = An inner space: for the castle section and the manuscript of its segment.
about-section = At most 3 workers to a tier. Where one player has 3 on the first tier, one climbs and brings the reward, two step aside, left and right.
about-book = Its ribbon counts for sets at the end: 1, 2, 3 or 4 different ones score 1, 4, 9 or 16 VP.
about-viscount = The viscount of this player; it moves clockwise.
about-supply = They wait for the action «Place workers».
about-value = The price to hire or dismiss, how far the viscount goes when the card is played, and the silver for destroying it.
about-link = When there are buildings on both ends, both owners gain it.
about-scheme-move = So many outer spaces the bot’s viscount goes clockwise.
about-poverty = If the last debt has been taken: VP for the most approved deeds, for the second most and so on.
about-prosperity = If the last deed has been taken: VP for the most paid debts, for the second most and so on.
about-phase-cards = All cards move one slot to the right, then one of the hand is played on the left.
about-phase-move = The viscount goes exactly as far as the value of the card just played; further for 1 silver a step.
about-phase-action = One action, paid with symbols of its kind: those of the cards, of uncovered slots and of bonus cards.
about-phase-hire = You may hire the open townsfolk of your segment for its value in silver; it goes on your discard pile.
about-phase-collision = Only if virtue and corruption stand on one slot: you gain what is above it, the others what is below it.
about-phase-draw = Draw cards up to the hand limit.

ui-value = Value { $n }
ui-viscount = viscount
ui-hero = Hero
ui-link = Link: { $effect }
ui-link-made = Both ends are built: it has been gained.
ui-site-brings = Whoever builds here gains: { $effect }.
ui-site-free = free site
ui-slot-opens = Uncovered it gives: { $what }.
ui-slot-costs = The building costs { $builders }; 1, 2, 3 of the kind score { $vp } VP.
ui-move-price = silver to come here: { $n }
ui-worth = What the board is worth now; it is counted again at the end.
ui-track-slot = Slot { $n } of the track
ui-track-slot-all = A collision here: { $own }; the others: { $others }.
ui-track-slot-criminals = A collision here: { $own }; others with criminals: { $others }.
ui-track-slot-no-criminals = A collision here: { $own }; others without criminals: { $others }.
needs-criminals = Only others with criminals on their boards
needs-no-criminals = Only others without criminals on their boards

## Your box: kinds of records, their fields, and what may stand there.

box-schemes = Schemes of the bots
    .one = scheme
box-schemes-deck = Which deck it belongs to
    .starting = starting
    .future = future
box-schemes-icons = Icons at the top
box-schemes-criminal = It has a row for criminals
box-schemes-bonus = Bonus
box-schemes-move = How many spaces it moves
box-schemes-options = Options, from the top: the first that can be done
box-bots = Bot boards
    .one = board
    .ask = What does your board say?
box-bots-id =
    .builder = { bot-builder }
    .noble = { bot-noble }
    .cleric = { bot-cleric }
    .card = { bot-card }
box-bots-focus = Main focus
    .act-build = { verb-act-build }
    .act-workers = { verb-act-workers }
    .act-transcribe = { verb-act-transcribe }
    .flip = { verb-flip }
box-bots-chart = Resources, in this order
    .ink = { good-ink }
    .gold = { good-gold }
    .stone = { good-stone }
box-bots-start = What it starts with
box-bots-building = It starts with a building
box-bots-guildhalls = Icons under the guildhalls, from the left
    .builder = { good-builder }
    .cleric = { good-cleric }
    .noble = { good-noble }
box-bots-middle = Icons on the middle space
box-bots-right = Icons on the right space
box-bots-crossed = Schemes it does not play with
    .starting-noble-1 = starting, noble (1)
    .starting-noble-2 = starting, noble (2)
    .starting-builder = starting, builder
    .starting-cleric = starting, cleric
    .starting-builder-noble = starting, builder and noble
    .starting-builder-cleric = starting, builder and cleric
    .starting-cleric-noble = starting, cleric and noble
    .starting-criminal = starting, criminal
    .future-cleric = future, cleric
    .future-builder = future, builder
    .future-noble = future, noble
    .future-cleric-builder = future, cleric and builder
    .future-builder-noble = future, builder and noble
    .future-cleric-noble = future, cleric and noble
    .future-criminal = future, criminal
    .future-two-criminals = future, two criminals
box-manuscripts = Manuscripts
    .one = manuscript
box-manuscripts-ribbon = Ribbon
    .black = { ribbon-black }
    .blue = { ribbon-blue }
    .yellow = { ribbon-yellow }
    .grey = { ribbon-grey }
box-manuscripts-cost = Cost in clerics
box-manuscripts-effect = What it does at once
box-manuscripts-score = What it scores at the end
box-manuscripts-grey = Its back is grey
box-player_cards = Player cards
    .one = card
box-player_cards-space = Space to start on
box-player_cards-goods = What one starts with
box-player_cards-effect = Step at the foot of the card
box-seats = Boards and piles by players
    .one = number
    .ask = What does your rulebook say?
box-seats-id =
    { $id ->
        [1] A solo game
       *[other] For { $id } players
    }
box-seats-sites = Building sites of a segment
box-seats-debts = Debts in the pile
box-seats-deeds = Deeds in the pile
box-segments = Segments of the board
    .one = segment
    .ask = What is printed on your segment?
box-segments-left = Number of the left space
box-segments-right = Number of the right space
box-segments-trade_left = Trade on the left
box-segments-trade_right = Trade on the right
box-segments-merchants = Merchants
box-segments-effect = What it brings
box-segments-townsfolk = Printed townsfolk
box-segments-silver = Value in silver
box-segments-icons = Icons
box-segments-hire = When hired
box-segments-manuscript = Printed manuscript
box-segments-cost = Cost in clerics
box-segments-few = Side for 1–2 players
box-segments-many = Side for 3–4 players
box-segments-sites = Building sites, clockwise
box-segments-bank = Where it lies
    .left = left
    .right = right
box-segments-links = Links to the next site
box-townsfolk = Townsfolk
    .one = townsfolk
box-townsfolk-silver = Value in silver
box-townsfolk-icons = Icons
box-townsfolk-hire = When hired
box-townsfolk-when = When the ability works
    .immediate = at once, when it is played
    .drop-off = when it leaves the board
    .after = after an action
    .gain-debt = when a debt is gained
    .flip-debt = when a debt is flipped
    .collision = in a collision
    .pay = it helps to pay for an action
box-townsfolk-action = Action it belongs to
    .trade = { action-trade }
    .build = { action-build }
    .workers = { action-workers }
    .transcribe = { action-transcribe }
box-townsfolk-way = How it helps to pay
    .merchants = 2 merchants for 1 of its icons
    .silver = 2 silver for 1 of its icons
    .double = its resource counts for 2
    .other-resources = other resources count, too
box-townsfolk-effect = What the ability does
