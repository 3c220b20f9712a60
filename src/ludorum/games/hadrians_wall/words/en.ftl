## Names

title = Hadrian’s Wall
    .about = Build a milecastle and its wall, and hold them against the Picts; everybody acts at once.
    .alone = for points, with a rank

# Items, attributes and icons: dictionary form; .count goes with a number, nominative.

good-soldier = soldier
    .count =
        { $n ->
            [one] { $n } soldier
           *[other] { $n } soldiers
        }
good-builder = builder
    .count =
        { $n ->
            [one] { $n } builder
           *[other] { $n } builders
        }
good-servant = servant
    .count =
        { $n ->
            [one] { $n } servant
           *[other] { $n } servants
        }
good-civilian = civilian
    .count =
        { $n ->
            [one] { $n } civilian
           *[other] { $n } civilians
        }
good-resource = resource
    .count =
        { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
good-renown = renown
    .count = { $n } renown
good-piety = piety
    .count = { $n } piety
good-valour = valour
    .count = { $n } valour
good-discipline = discipline
    .count = { $n } discipline
good-trader = trader
    .count =
        { $n ->
            [one] { $n } trader
           *[other] { $n } traders
        }
good-performer = performer
    .count =
        { $n ->
            [one] { $n } performer
           *[other] { $n } performers
        }
good-priest = priest
    .count =
        { $n ->
            [one] { $n } priest
           *[other] { $n } priests
        }
good-apparitor = apparitor
    .count =
        { $n ->
            [one] { $n } apparitor
           *[other] { $n } apparitores
        }
good-patrician = patrician
    .count =
        { $n ->
            [one] { $n } patrician
           *[other] { $n } patricians
        }
good-cohort = cohort box
    .count =
        { $n ->
            [one] { $n } cohort box
           *[other] { $n } cohort boxes
        }
good-production = production circle
    .count =
        { $n ->
            [one] { $n } production circle
           *[other] { $n } production circles
        }
good-favour = favour
    .count =
        { $n ->
            [one] { $n } favour
           *[other] { $n } favours
        }
good-disdain = disdain
    .count = { $n } disdain
good-vp = victory point
    .count = { $n } VP

# Areas of the sheets and citizen tracks, as headings

area-mining = Mining and foresting
    .low = mining and foresting
area-guard = Wall guard
    .low = wall guard
area-cippi = Cippi
    .low = cippi
area-wall = Wall
    .low = wall
area-fort = Fort
    .low = fort
area-production = Resource production
area-granary = Granaries
area-hotel = Hotel
area-workshop = Workshop
area-road = Road
area-precinct = Precincts
area-market = Market
area-theatre = Theatre
area-ludus = Ludus
area-gardens = Gardens
area-temple = Temples
area-baths = Baths
area-courthouse = Courthouse
area-diplomats = Diplomats
area-scouts = Scouts
area-map = Map
area-traders = Traders
    .low = traders
area-performers = Performers
    .low = performers
area-priests = Priests
    .low = priests
area-apparitores = Apparitores
    .low = apparitores
area-patricians = Patricians
    .low = patricians
ware = { $n }

# Buildings and landmarks: .acc as the object of "build".

building-medium-granary = medium granary
    .acc = the medium granary
building-large-granary = large granary
    .acc = the large granary
building-small-hotel = small hotel
    .acc = the small hotel
building-large-hotel = large hotel
    .acc = the large hotel
building-small-workshop = small workshop
    .acc = the small workshop
building-large-workshop = large workshop
    .acc = the large workshop
building-small-road = small road
    .acc = the small road
building-large-road = large road
    .acc = the large road
building-small-precinct = small precinct
    .acc = the small precinct
building-medium-precinct = medium precinct
    .acc = the medium precinct
building-large-precinct = large precinct
    .acc = the large precinct
building-market = market
    .acc = the market
building-theatre = theatre
    .acc = the theatre
building-ludus = Ludus
    .acc = the Ludus
building-small-gardens = small gardens
    .acc = the small gardens
building-large-gardens = large gardens
    .acc = the large gardens
building-small-temple = small temple
    .acc = the small temple
building-medium-temple = medium temple
    .acc = the medium temple
building-large-temple = large temple
    .acc = the large temple
building-baths = baths
    .acc = the baths
building-courthouse = courthouse
    .acc = the courthouse
building-archway = archway
    .acc = the archway
building-monolith = monolith
    .acc = the monolith
building-column = column
    .acc = the column
building-statue = statue
    .acc = the statue

# Cohorts, courthouse columns, gladiators, patterns

cohort-left = left cohort
cohort-centre = centre cohort
cohort-right = right cohort
column-left = left column
column-centre = centre column
column-right = right column
favour-temple = a temple favour
favour-diplomat = a diplomat’s favour
gladiator-red = red gladiator
gladiator-blue = blue gladiator
shape-I = line
shape-L = L shape
shape-O = square
shape-S = zigzag
shape-T = T shape

# Player cards: the same name for path and prospect

general-architect = Architect
general-aristocrat = Aristocrat
general-defender = Defender
general-engineer = Engineer
general-fighter = Fighter
general-forager = Forager
general-merchant = Merchant
general-planner = Planner
general-pontiff = Pontiff
general-ranger = Ranger
general-trainer = Trainer
general-vanguard = Vanguard

# What a path counts

counter-landmarks = landmarks
counter-disdain = final disdain
counter-wall-sections = full wall sections
counter-large-buildings = large buildings
counter-cohorts = full cohorts
counter-production = production circles
counter-goods = goods in the market
counter-citizens = full citizen tracks
counter-temples = full temples
counter-map-columns = full map columns
counter-strength = strength of both gladiators
counter-guard-sections = full wall guard sections

# Ranks of a solo game

rank-miles = Miles
rank-centurion = Centurion
    .next = Centurion
rank-primus-pilus = Primus Pilus
    .next = Primus Pilus
rank-praefectus-castrorum = Praefectus Castrorum
    .next = Praefectus Castrorum
rank-legatus-legionis = Legatus Legionis
    .next = Legatus Legionis
ranked = Rank: { $rank }, { $n } VP. { $left } more for { $next }.
ranked-highest = Rank: { $rank }, { $n } VP. There is none above it.

## Small pieces

cell = { $row }·{ $column }
level-infrastructure = infrastructure { $n }
box-for = box for { $level }
path-rising = { $counter } { $one } / { $two } / { $three } → 1 / 2 / 3 VP
path-falling = { $counter } at most { $one } / { $two } / { $three } → 1 / 2 / 3 VP
prospect = { $income }; good { $good }; { $shape }
source-own = own prospect card
source-neutral = neutral card “{ $card }”

## Asks

ask-path = Year { $n }: choose your path card; the other one becomes your prospect
ask-road =
    { $n ->
        [one] Your road: choose an attribute
       *[other] Your road: choose an attribute, { $n } to go
    }
ask-act = Year { $n }: choose an action
ask-cohort = Which cohort grows?
ask-fort = Who builds the fort?
ask-forum = What do you exchange at the forum?
ask-landmark = Which landmark do you build?
ask-citizen = Which track does the civilian join?
ask-stall = Which market box do you fill?
ask-good = Where do you buy the good?
ask-show = Which performance do you stage?
ask-drill = Who trains, and who pays for it?
ask-battle = Who goes to battle?
ask-worship = Which worker goes to the temple?
ask-bribe = Which bribe do you pay?
ask-ruling = Which ruling do you obtain?
ask-diplomat = Which cohort does the diplomat serve?
ask-pattern = Whose pattern do you draw?
ask-cells = Where do you draw the pattern ({ $shape })?
ask-attribute = Which attribute does the new road give?
ask-favour =
    { $n ->
        [one] { $n } attack gets through (at most { $cap } disdain): spend a favour?
       *[other] { $n } attacks get through (at most { $cap } disdain): spend a favour?
    }

## Asks of a companion: what was done at the table

did-path = Year { $n }: which path card did you choose?
did-road =
    { $n ->
        [one] Your road: which attribute did you choose?
       *[other] Your road: which attribute did you choose? ({ $n } to go)
    }
did-act = Year { $n }: which action did you take?
did-cohort = Which cohort grew?
did-fort = Who built the fort?
did-forum = What did you exchange at the forum?
did-landmark = Which landmark did you build?
did-citizen = Which track did the civilian join?
did-stall = Which market box did you fill?
did-good = Where did you buy the good?
did-show = Which performance did you stage?
did-drill = Who trained, and who paid for it?
did-battle = Who went to battle?
did-worship = Which worker went to the temple?
did-bribe = Which bribe did you pay?
did-ruling = Which ruling did you obtain?
did-diplomat = Which cohort did the diplomat come to serve?
did-pattern = Whose pattern did you draw?
did-cells = Where did you draw the pattern ({ $shape })?
did-attribute = Which attribute did the new road give?
did-favour =
    { $n ->
        [one] { $n } attack gets through (at most { $cap } disdain): did you spend a favour?
       *[other] { $n } attacks get through (at most { $cap } disdain): did you spend a favour?
    }

## Options

option-of = { $name }: { $facts }
option-stop = End my year
option-done = Spend no more favours
option-build = Build { $building }
option-path = Path { $path } ({ $scores }); prospect { $prospect } ({ $shows })
option-fate = Fate deck: an unknown good
option-temple = Temple favour: ignore a card against the { $cohort }
option-diplomat = Diplomat’s favour: ignore a card against the { $cohort }

action-training = Train at the training grounds
action-forum = Exchange at the forum
action-landmark = Build a landmark
action-citizen = Settle a citizen
action-goods = Buy a good
action-show = Stage a performance
action-drill = Train a gladiator
action-battle = Send a gladiator to battle
action-worship = Fill a temple box
action-bribe = Pay a bribe
action-ruling = Obtain a ruling
action-diplomat = Hire a diplomat
action-scout = Send a scout

brings-box = box { $n }, { $gain }
brings-blank = box { $n }
brings-now = now { $n }
brings-lost = nothing, the track is full
brings-nothing = a blank box
brings-guard = the next wall guard box
pays-forum = 2 workers for another one
pays-battle = a fate card decides
pays-bribe = −1 disdain
pays-ruling = one column of the courthouse
brings-good = good { $n }
brings-strength = strength { $n }
brings-fight =
    { $wounds ->
        [0] strength { $n }, unhurt
        [one] strength { $n }, { $wounds } wound
       *[other] strength { $n }, { $wounds } wounds
    }
pays-fort = −1 builder or −1 soldier
pays-drill = −1 servant or −1 civilian
pays-worship = −1 worker of any kind
goes-to = { $item } to this player
goes-on-card = { $item } onto the card: one more attack card

## Why an option is not there

why-not-an-option = This is not possible here.
why-no-items = Lacking: { $items }.
why-none-of = You have none of these: { $items }.
why-track-full = All its boxes are filled.
why-all-full = All boxes are filled.
why-all-built = Everything here has been built.
why-no-box-left = No box is left.
why-box-used = This box has been used.
why-section-closed = The next section is closed: { $building } first.
why-not-built = Not built yet: { $building }.
why-needs-level = Needed: { $level }.
why-needs-fort = Fort box { $n } must be filled first.
why-needs-attribute = Needed: { $n } on its attribute.
why-guard-closed = The next wall guard box is closed or missing.
why-once-a-year = Only once a year, and this year’s is done.
why-twice-a-year = Only twice a year.
why-no-two-workers = It takes 2 workers that are not soldiers.
why-no-disdain = You have no disdain.
why-dead = The gladiator is dead.
why-untrained = The gladiator has not been trained.
why-fully-trained = The gladiator is fully trained.
why-no-room = The pattern does not fit on the map.
why-own-prospect = Your own card is no source of goods.
why-no-neighbour = Only left and right neighbours.
why-served = This cohort has a diplomat already.
why-other-road = This road does not give it.
why-no-favour = No such favour is available.
why-no-card = No card is left to ignore there.

## Story

because-prospect = prospect card
because-production = resource production
because-hotel = hotel
because-workshop = workshop
because-road = road
because-attribute = attribute track
because-citizen = citizen track
because-cohort = cohort
because-row = full row of the map
because-defence = defence
event-year = Year { $n } begins
    .short = year { $n }
event-fate = Fate card, for everyone: { $fate }
    .short = for everybody: { $fate }
event-drawn = { $player }: drawn { $cards }
event-path = { $player }: path { $card }
event-prospect = { $player }: prospect { $card }
event-neutral = Neutral card: { $card }
event-change = { $player }: { $change }
event-attribute = { $player }: { $attribute }, now { $n }
event-lost = { $player }: full track, lost: { $track }
event-production = { $player }: resource production { $n }
event-favour = { $player }: a temple favour
event-cohort = { $player }: { $cohort }, box { $n }
    .short = { $cohort }, box { $n }
    .many = soldiers: { $cohort }
event-box = { $player }: { $area }, box { $n }
    .short = { $area }, box { $n }
    .many = filled: { $area }
event-citizen = { $player }: { $area }, box { $n }
    .short = { $area }, box { $n }
    .many = citizens: { $area }
event-hand-over = { $player } → { $to }: { $item }
event-lay-down = { $player }: { $item } onto the neutral card “{ $card }”
event-resume = { $player } may act again
event-training = { $player }: training grounds, box { $n }
event-build = { $player }: built: { $building }
    .short = built { $building }
    .many = built { $building }
event-landmark = { $player }: landmark built: { $building }
    .short = landmark, { $building }
    .many = landmarks: { $building }
event-good =
    { $n ->
        [0] { $player }: good { $good } once more
       *[other] { $player }: good { $good }, different number { $n }
    }
    .short = good { $good } bought
    .many = goods { $good } bought
event-shuffle = The fate discard is shuffled into a new deck
event-show = { $player }: a performance
event-drill = { $player }: { $gladiator }, strength { $n }
event-dies =
    { $n ->
        [one] { $player }: { $gladiator } dies of { $n } wound
       *[other] { $player }: { $gladiator } dies of { $n } wounds
    }
event-survives =
    { $n ->
        [one] { $player }: { $gladiator } survives { $n } wound
       *[other] { $player }: { $gladiator } survives { $n } wounds
    }
event-worship = { $player }: temple box { $n }
    .short = temple box { $n }
event-bribe = { $player }: a bribe, disdain now { $n }
event-ruling = { $player }: courthouse, { $column }
event-diplomat = { $player }: a diplomat for the { $cohort }
    .short = diplomat, { $cohort }
    .many = diplomats: { $cohort }
event-scout = { $player }: map cells { $cells }
    .short = scouting on the map
event-stop = { $player } ends the year
event-year-end = End of year { $n }
event-give-back = { $player }: back to the supply: { $items }
event-attack = The Picts attack: left { $left }, centre { $centre }, right { $right } (extra cards: { $extra })
    .short = Picts attack — { $left } left, { $centre } centre, { $right } right
event-ignore = { $player }: { $favour } ignores a card against the { $cohort }
event-defence =
    { $n ->
        [0] { $player }: all attacks repelled, + { $valour }
        [one] { $player }: 1 attack gets through, + { $disdain }, + { $valour }
       *[other] { $player }: { $n } attacks get through, + { $disdain }, + { $valour }
    }
    .yours =
        { $n ->
            [one] 1 attack got through your lines
           *[other] { $n } attacks got through your lines
        }
event-over = The game is over

## Picture

pic-year = Year { $n } of 6
pic-players = Boards
pic-cards = Cards
pic-left = Left sheet, infrastructure { $n }
pic-steps = Attributes and citizens
pic-right = Right sheet
pic-buildings = Buildings
pic-paths = Your paths
head-soldier = Sol.
head-builder = Bui.
head-servant = Ser.
head-civilian = Civ.
head-resource = Res.
head-renown = Ren.
head-piety = Pie.
head-valour = Val.
head-discipline = Dis.
head-disdain = Disd.
head-cohorts = Cohorts
head-vp = VP
head-prospect = Prospect
head-paths = Paths
head-path = Path
head-scores = Scores
head-count = Count
head-area = Area
head-filled = Filled
head-boxes = Boxes
head-next = Next
head-built = Built
head-needs = Needs
head-brings = Costs and brings
head-marks = Marks
row-attack = Attack of this year
row-fate = Fate deck
row-turned = Attack cards
cell-attack =
    { $n ->
        [one] { $n } card, cap { $cap }
       *[other] { $n } cards, cap { $cap }
    }
cell-fate = { $n } in the deck, { $of } discarded
cell-sides = left { $left }, centre { $centre }, right { $right }
cell-stopped = { $player } (done)
cell-cohorts = { $left }–{ $centre }–{ $right }
cell-path = { $card } { $n }
cell-of = { $n } of { $of }
cell-open = ({ $n })
cell-built = built
cell-favours = favours: { $n } temple, { $of } diplomat
cell-gladiator = { $gladiator } { $n }, wounds { $wounds }
cell-dead = { $gladiator } dead
cell-filled = ■
cell-free = □

## Score sheet

score-renown = Renown
score-piety = Piety
score-valour = Valour
score-discipline = Discipline
score-paths = Path cards
score-disdain = Disdain

## Characters of bots; .about goes on after a colon.

character-augur = the augur
    .about = strives for piety, shuns disdain
character-commander = the commander
    .about = strives for valour and discipline
character-statesman = the statesman
    .about = strives for renown, follows the path cards

## Settings

setting-difficulty = Difficulty
    .easy = easy
    .normal = normal
    .hard = hard
    .about = Only changes how many attack cards are turned up each year.

## Web: what only the drawn board says, short enough for its places.

# -- cards a person reads off the table -------------------------------------------------------

card-fate = { $items }; { $cohort }; good { $good }
deck-fate = fate cards
deck-neutral = neutral cards
deck-general = your cards
reveal-general = Which of your cards is turned up?
reveal-fate =
    { $place ->
        [attack]
            { $n ->
                [1] Attack: which fate card was turned up?
               *[other] Attack: which { $n } fate cards were turned up?
            }
       *[none]
            { $n ->
                [1] Which fate card was turned up?
               *[other] Which { $n } fate cards were turned up?
            }
    }
reveal-neutral =
    { $of ->
        [1] Which neutral card was turned up?
       *[other] Which neutral card was turned up ({ $k } of { $of })?
    }

# Sheets and their parts

ui-sheet-wall = The wall
ui-sheet-people = The people
ui-side-wall = left sheet
ui-side-people = right sheet
ui-part-wall = Wall
ui-part-people = People
ui-part-both = Both
ui-sheets = Which sheet to show
ui-whose-sheets = Whose sheets to show
ui-sheets-of = Sheets of { $name }
ui-mine = Mine
ui-back-to-mine = Back to mine
ui-open-here =
    { $n ->
        [one] { $n } option here
       *[other] { $n } options here
    }
ui-area-cohorts = Cohorts
ui-area-works = Buildings of the fort
ui-area-landmarks = Landmarks
ui-area-attributes = Attributes
ui-area-training = Training
ui-area-forum = Forum
ui-area-prospects = Prospects this year
ui-area-infrastructure = Infrastructure
ui-area-worship = Temples
ui-area-goods = Market
ui-area-show = Theatre
ui-area-bribe = Baths
ui-area-ruling = Courthouse
ui-area-diplomat = Diplomats
ui-area-scout = Scouts
ui-small-granary = small granary
ui-size-small = small
ui-size-medium = medium
ui-size-large = large

# Tracks and boxes

ui-track = { $name }: { $n } of { $of }
ui-track-next = { $name }: { $n } of { $of }; next icon at { $at }: { $icons }
ui-whole-track = The whole track
ui-or = or
ui-up-to-fort = up to fort { $n }
ui-needs-fort = next needs fort { $n }
ui-built = built
ui-standing = built: { $list }
ui-locked = Locked: { $at } needed
ui-closed-places = Closed: { $list }
ui-points = { $n } VP
ui-new-goods = new kinds pay
ui-stall = Market box { $n }
ui-show = Performance { $n }
ui-bribe-box = Bribe { $n }
ui-ruling = Ruling { $n }
ui-worship = Temple boxes
ui-favour-coming = favour still to come
ui-favour-held = favour to spend
ui-favour-spent = favour spent
ui-drill = Train
ui-battle = Fight
ui-gladiator = { $name }: strength { $strength }, wounds { $wounds }
ui-serves-left = left
ui-serves-centre = centre
ui-serves-right = right
ui-map = Map: { $n } of { $of } cells
ui-full-row = a full row:
ui-cell = row { $row }, column { $column }
ui-turn-pattern = Turn the pattern
ui-turned = Turn { $n } of { $of }

# Cards and the year

ui-own-area = Your items and cards
ui-you-have = You have
ui-your-cards = Your two cards
ui-own = own
ui-on-left = left
ui-on-right = right
ui-neighbour = neighbour
ui-neutral = neutral
ui-income = income
ui-good = good
ui-prospect = { $player }: good { $good }, pattern { $shape }
ui-fate-deck = Fate deck
ui-unknown-good = unknown good
ui-year = Year
ui-years = Years and attacks
ui-attacks = Attacks
ui-most-disdain = Most disdain
ui-attack =
    { $through ->
        [0] { $n }, all held
       *[other] { $n }, through: { $through }
    }
ui-favour-temple = temple
ui-favour-diplomat = diplomat
ui-acting = acting
ui-done = done

## Signs, for name cards and the legend

legend-items = Workers and resources
legend-attributes = Attributes and points
legend-citizens = Citizens
legend-brings = What other icons bring
legend-cards = Cards, attacks, gladiators
sign-soldier = { good-soldier }
    .about = Pays for the wall guard, the fort, diplomats and scouts.
sign-builder = { good-builder }
    .about = Pays for the fort, the training grounds and most buildings.
sign-servant = { good-servant }
    .about = Pays for mining and foresting and for most buildings.
sign-civilian = { good-civilian }
    .about = Becomes a citizen on one of the five tracks; pays for precincts too.
sign-resource = { good-resource }
    .about = Pays for the wall, the cippi, buildings, goods, performances and bribes.
sign-renown = { good-renown }
    .about = An attribute: fills the next box of its track, 1 VP at the end. Its boxes bring civilians.
sign-piety = { good-piety }
    .about = An attribute: fills the next box of its track, 1 VP at the end. Its boxes bring servants.
sign-valour = { good-valour }
    .about = An attribute: fills the next box of its track, 1 VP at the end. Its boxes bring soldiers.
sign-discipline = { good-discipline }
    .about = An attribute: fills the next box of its track, 1 VP at the end. Its boxes bring builders.
sign-vp = { good-vp }
    .about = Who has most of them after six years wins.
sign-trader = { good-trader }
    .about = Fills the next box of the traders’ track, without a civilian.
sign-performer = { good-performer }
    .about = Fills the next box of the performers’ track, without a civilian.
sign-priest = { good-priest }
    .about = Fills the next box of the priests’ track, without a civilian.
sign-apparitor = { good-apparitor }
    .about = Fills the next box of the apparitores’ track, without a civilian.
sign-patrician = { good-patrician }
    .about = Fills the next box of the patricians’ track, without a civilian.
sign-cohort = { good-cohort }
    .about = Fills the next box of a cohort of your choice: it holds one attack more, every year.
sign-production = { good-production }
    .about = The hammer fills a circle: 1 resource more at the beginning of every year.
sign-favour = { good-favour }
    .about = During an attack it lets you ignore one attack card, once.
sign-disdain = { good-disdain }
    .about = An attack that got through; costs points at the end. A bribe in the baths takes one away.
sign-path = Path card
    .about = Brings up to 3 VP at the end, for what it counts.
sign-prospect = Prospect card
    .about = Brings its income now; its good and its pattern serve for this year.
sign-attack = Attack cards
    .about = So many fate cards attack the cohorts at the end of the year.
sign-held = Attack held
    .about = A filled box of the cohort holds this card.
sign-ignored = Card ignored
    .about = A favour takes this card away; it attacks nothing.
sign-through = Attack that gets through
    .about = Brings 1 disdain, up to the cap of the year.
sign-gladiator = Gladiator
    .about = Is trained in the Ludus and fights once a year.

# What places are for

about-cohorts = Every filled box holds one attack a year against its cohort. Only cohort icons fill boxes; you choose whose.
about-mining = Each box costs 1 servant. The hammer fills a circle of resource production.
about-guard = Each box costs 1 soldier, or 1 builder at the training grounds.
about-cippi = Each box costs 1 resource and needs the fort to be far enough.
about-wall = Each box costs 1 resource; the fort box with the same number must be filled.
about-fort = Each box costs 1 builder or 1 soldier. Flags raise your infrastructure, which opens buildings.
about-works = Infrastructure, the flags of the fort, opens these buildings one after the other.
about-landmarks = Each costs 1 builder and 2 resources, needs 15 of one attribute and brings 2 of another.
about-attributes = Every filled box is 1 VP at the end. Icons in boxes are gained at once; what exceeds 25 is lost.
about-citizens = Each box costs 1 civilian. The number of filled boxes opens buildings and their boxes.
about-prospects = Cards that show a good to buy and a pattern for the map this year.
about-production = Every filled circle brings 1 resource at the beginning of each year. Hammers fill circles.
about-training = Once a year: 1 builder fills the next box of the wall guard.
about-forum = Once a year: give 2 workers that are not soldiers, take 1 of another kind.
about-goods = Pay 1 resource and write a good into a free box; new numbers bring renown.
about-show = Once a year: pay 1 resource, choose an unused box and take what it shows.
about-drill = Pay 1 servant or 1 civilian: the gladiator’s strength grows by 1.
about-battle = Each gladiator fights once a year: a fate card says how many wounds he takes.
about-gladiator = Circled boxes are strength, filled ones wounds. He dies when all circled boxes are filled.
about-worship = Pay any worker for the next temple box. Every second box brings piety, a full temple a favour.
about-bribe = At most twice a year: pay the resources of a box and lose 1 disdain.
about-ruling = Once a year in each column, if there are apparitores enough.
about-diplomat = A diplomat serves one cohort: 2 favours against its attack cards.
about-scout = Pay 1 soldier and draw a pattern of 4 cells on the map.
about-map = Covered icons are gained at once; every full row brings 1 valour.
about-cells = All 4 cells of the pattern must be free.
about-disdain = Circled: disdain that costs points at the end. Filled: taken away by bribes.
about-year = How many attack cards come at the end of each year, and how much disdain they can bring at most.
about-sheets = Shows the sheets of this player.
about-granary = Opens the next section of the five tracks of the wall.
about-hotel = Every circle brings 1 civilian at the beginning of each year.
about-workshop = Every circle brings 1 builder at the beginning of each year.
about-road = Every circle brings 1 attribute of your choice at the beginning of each year.
about-precinct = Brings an attribute, a circle of resource production and a resource.
about-market = { about-goods }
about-theatre = { about-show }
about-ludus = Gladiators are trained and fight here.
about-gardens = Bring piety and citizens of several tracks at once.
about-temple = { about-worship }
about-baths = { about-bribe }
about-courthouse = Rulings exchange workers: once a year in each column.
about-fate = The top card is turned up: its good is yours, whichever it is. The resource goes to the supply.
about-prospect = A neighbour’s card: buy its good or draw its pattern; the neighbour gets what you pay.
about-own-prospect = Your own card: its pattern may be drawn; its good is for the neighbours.
about-neutral = A neutral card: what you pay stays on it and comes back as attack cards.

# Facts of a card

ui-needs = Needs: { $level }
ui-costs = Costs: { $list }
ui-brings = Brings at once: { $list }
ui-brings-one = Brings one of these: { $list }
ui-brings-nothing = A blank box: it brings nothing.
ui-box = { $name }: box { $n } of { $of }
ui-temple-box = Temple box { $n }
ui-used-in = Used in year { $n }
ui-unused = Not used yet
ui-flag = Flag { $n }
    .about = When the fort box above it is filled, this is your infrastructure.
ui-section-open = This section is open
ui-section-shut = This section is closed until the granary is built
ui-good-rank = New kind of good, number { $n }: { $renown } renown
ui-good-about = The number of a good for the market.
ui-pattern = Pattern: { $shape }
    .about = Four cells a scout draws on the map, turned as you like.
ui-card-facts = Income: { $income }. Good { $good }. Pattern: { $shape }.
ui-as-prospect = As a prospect card: { $shows }
ui-laid = lying here: { $list }
ui-tiers = So many for 1, 2 and 3 VP
ui-path-least = { $n } now; { $of } for the next VP
ui-path-most = { $n } now; at most { $of } for the VP
ui-paths-now = All path cards, as the sheets stand
ui-points-now = Victory points if the game ended now
ui-wound = A wound
ui-strength = Strength { $n }
ui-if-survives = If he survives the battle
ui-if-dies = If he dies in the battle
ui-survives-brings = If he survives: { $list }
ui-dies-brings = If he dies: { $list }
ui-disdain-marks = Circled and not filled: this is what costs points at the end.
ui-disdain-loss = What the disdain costs as it stands
ui-year-attacks =
    { $n ->
        [one] Year { $year }: { $n } attack card
       *[other] Year { $year }: { $n } attack cards
    }
ui-year-cap = Year { $year }: at most { $n } disdain
