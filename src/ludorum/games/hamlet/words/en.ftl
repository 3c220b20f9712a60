## Names

title = Hamlet
    .about = Build a village together: lay tiles, haul goods by donkey, serve the church. For one or two; for three and four as a variant with numbers of our own (H13.1).
    .alone = Botric
    .own = A reconstruction: we know the rulebook of the solo mode, but not that of the base game. Nineteen of the twenty-six tiles to build and nine of the twelve sale tokens are our own, so shapes, costs and points may differ from the printed ones. Games for three and four are a variant of ours.
bot-botric = Botric
good-wood = wood
    .count = { $n } wood
good-stone = stone
    .count = { $n } stone
good-wheat = wheat
    .count = { $n } wheat
good-timber = timber
    .count = { $n } timber
good-brick = brick
    .count =
        { $n ->
            [one] { $n } brick
           *[other] { $n } bricks
        }
good-flour = flour
    .count = { $n } flour
good-milk = milk
    .count = { $n } milk
good-coin = coin
    .count =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
good-vp = point
    .count =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
tile-church = Church
tile-market = Market
tile-town_hall = Town Hall
tile-woodcutter = Woodcutter
tile-quarry = Quarry
tile-farm = Farm
tile-sawmill = Sawmill
tile-stonemason = Stonemason
tile-dairy_farm = Dairy Farm
tile-flour_mill = Flour Mill
tile-shrine = Shrine
tile-trade_post = Trade Post
tile-forest_pond = Forest Pond
tile-mountain_pond = Mountain Pond
tile-small_woodland = Small Woodland
tile-small_mountain_range = Small Mountain Range
tile-lumber_mill = Lumber Mill
tile-large_woodland = Large Woodland
tile-warehouse = Warehouse
tile-barn_bend = Bent Barn
tile-master_stonemason = Master Stonemason
tile-large_mountain_range = Large Mountain Range
tile-monument = Monument
tile-outpost_a = Outpost A
tile-windmill = Windmill
tile-tavern = Tavern
tile-square = Square
tile-barn_through = Straight Barn
tile-cow_conservatory = Cow Conservatory
tile-stables = Stables
tile-farrier = Farrier
tile-outpost_b = Outpost B
stack-bag = bag
stack-timber = timber
stack-brick = brick
stack-flour = flour
stack-milk = milk
milestone-carpenter = Carpenter
milestone-mason = Mason
milestone-miller = Miller
milestone-herder = Herder
milestone-planner = Planner
action-hire = Hire
action-deliver = Church delivery
action-sell = Market sale
action-produce = Produce
action-blueprint = Blueprint
action-refine = Refine
action-construct = Construct
action-road = Road
disc-a = A
disc-b = B
disc-c = C

## Small pieces

sale = { $cost }: { $gain }
slot-raw = { $n } cubes of any raw material: { $gain }
slot-coins = { $n } coins: { $gain }
slot-timber-flour = { $n } goods, timber or flour: { $gain }
slot-milk-brick = { $n } goods, milk or bricks: { $gain }
slot-goods = { $n } goods of these, in any mix: { $goods }: { $gain }
delivery-raw = raw material
delivery-coins = coins
delivery-timber-flour = timber or flour
delivery-milk-brick = milk or bricks
delivery-goods = goods ({ $goods })
made-normal = { $player }, normal
made-high = { $player }, high quality
no-road = { $score } (no road needed)
joined = joined to the roads
warn-not-joined = not joined to the roads
edges-match =
    { $n ->
        [one] { $n } edge matches
       *[other] { $n } edges match
    }
edges-dead =
    { $n ->
        [one] { $n } dead edge
       *[other] { $n } dead edges
    }
raw =
    { $n ->
        [one] { $n } raw material
       *[other] { $n } raw materials
    }

## End scores of landmarks

counter-deliveries = each own church delivery
counter-sales = each own market sale
counter-forest-segments = each own segment touching forest
counter-mountain-segments = each own segment touching mountain
counter-roads = each own bridge or path
counter-landmarks = each own landmark, this one included
counter-steps = each road step from the church, at most { $most }
counter-villagers = each own villager
counter-linked-tiles = each tile linked to it directly by road
counter-donkeys = each own donkey
counter-donkey-tiles = each tile with an own donkey
test-path = a path joins it
test-bridge = a bridge joins it

## Questions

ask-act =
    { $n ->
        [0] All your villagers have acted: what else?
       *[other] What does a villager do? (unused: { $n })
    }
ask-batch = { $tile }: how many goods do you make?
ask-barn = { $tile }: which raw materials? (empty slots: { $n })
ask-source = { $tile }: what do you use? (still to pay: { $n })
ask-sources = { $tile }: what do you use? (to pay: { $n })
ask-town-hall = Town Hall: what do you want?
ask-donkey-tile = Where does the new donkey enter?
ask-donkey = Move a donkey (not moved yet: { $n })
ask-host = { $tile }: next to which tile do you build?
ask-place = { $tile }: where exactly? (villager on: { $host })
ask-turn = { $tile }: how is it turned?
ask-stand = Road: from which tile?
ask-site = { $tile }: where is the road?
ask-botric-villager = A tie: you decide. Which of Botric’s villagers goes to { $tile }?
ask-botric-worker = A tie: you decide. Botric, { $action }: which tile, which villager?
ask-botric-deliver = A tie: you decide. Which delivery does Botric make?
ask-botric-sell = A tie: you decide. Which sale does Botric make?
ask-botric-source = A tie: you decide. Botric, { $tile }: what does he use? (still to pay: { $n })
ask-botric-sources = A tie: you decide. Botric, { $tile }: what does he use? (to pay: { $n })
ask-botric-barn = A tie: you decide. Botric, { $tile }: which raw material?
ask-botric-place = A tie: you decide. Botric builds { $tile }: where?
ask-botric-host = A tie: you decide. Botric builds { $tile }: from which tile?
ask-botric-road = A tie: you decide. Where is Botric’s road?
ask-botric-stand = A tie: you decide. From which tile does Botric build the road?

## Questions of a companion: what was done at the table

did-act =
    { $n ->
        [0] All your villagers have acted: what else did you do?
       *[other] What did a villager do? (unused: { $n })
    }
did-batch = { $tile }: how many goods did you make?
did-barn = { $tile }: which raw materials did you produce? (empty slots: { $n })
did-source = { $tile }: what did you use? (still to pay: { $n })
did-sources = { $tile }: what did you use? (to pay: { $n })
did-town-hall = Town Hall: what did you do?
did-donkey-tile = Where did the new donkey enter?
did-donkey = Which donkey did you move, and where? (not moved yet: { $n })
did-host = { $tile }: next to which tile did you build?
did-place = { $tile }: where exactly did you build it? (villager on: { $host })
did-turn = { $tile }: how did you turn it?
did-stand = Road: from which tile did you build it?
did-site = { $tile }: where did you build the road?

# Ties of Botric are decided now, at the table too.

did-botric-villager = { ask-botric-villager }
did-botric-worker = { ask-botric-worker }
did-botric-deliver = { ask-botric-deliver }
did-botric-sell = { ask-botric-sell }
did-botric-source = { ask-botric-source }
did-botric-sources = { ask-botric-sources }
did-botric-barn = { ask-botric-barn }
did-botric-place = { ask-botric-place }
did-botric-host = { ask-botric-host }
did-botric-road = { ask-botric-road }
did-botric-stand = { ask-botric-stand }

## Options

option-produce = Produce: { $tile } ({ $gain })
option-refine = Refine: { $tile } ({ $raw } → { $good })
option-refine-high = Refine: { $tile } ({ $raw } → { $good } of high quality)
option-town-hall = Visit the Town Hall
option-sell = Sell { $sale }
option-deliver = Deliver { $slot }
option-beg = Beg at the church: { $gain }
option-construct = Construct { $tile } ({ $price }): { $gain }
option-road = Build a road (bridge: { $bridge }, path: { $path })
option-donkeys = Move the donkeys
option-end-turn = End the turn
option-done = That is all
option-source = { $good } ({ $tile })
option-source-made = { $good } ({ $tile }; { $made })
option-sources = { $taken }
option-taken = { $goods } ({ $tile })
option-taken-made = { $goods } ({ $tile }; { $made })
option-barn = { $goods }
option-blueprint = Blueprint { $tile }: { $price }
option-blueprint-coins = Blueprint { $tile }: { $price } ({ $gain })
option-villager = Hire a villager: { $price }
option-donkey = Hire a donkey: { $price }
option-step = { $start } → { $to }
option-place = Place { $n }, touching: { $tiles }
option-turn = { $degrees }°: { $joined }; { $edges }
option-path = Path { $tile } – { $other }
option-path-of = Path { $tile } – { $other } (place { $n } of { $of })
option-bridge = Bridge { $tile } – { $other }
option-bridge-of = Bridge { $tile } – { $other } (place { $n } of { $of })
option-worker = { $tile } (villager from { $start })
option-botric-place = Beside { $tiles }; { $joined }; { $edges }
option-botric-place-of = Beside { $tiles }; { $joined }; { $edges } (way { $n } of { $of })

## What happened

event-first = First player: { $player }
    .short = goes first
event-turn = Round { $n }: { $player }
event-end-turn = { $player }: the turn is over
event-points = { $player }: { $points }
event-coins = { $player }: { $coins }
event-pay-coins = { $player }: { $coins }
event-buy = { $player }: bought { $goods } for { $price }
event-cube = { $player }: produced { $goods } ({ $tile })
event-beg = { $player }: begs at the church
event-sale = { $player }: market sale, { $sale }
    .short = sold at the market, { $goods }
event-delivery = { $player }: church delivery, { $slot }
    .short = delivered to the church, { $slot }
event-church-full = The church has everything: the round is played to its end
event-villager = { $player }: a new villager, now { $n }
    .short = new villager ({ $n } now)
event-donkey = { $player }: a new donkey ({ $tile })
event-blueprint = { $player }: blueprint { $tile }
event-construct = { $player }: new tile { $tile } beside { $tiles }; { $joined }
    .short = new tile “{ $tile }”
event-flag = { $player }: flag on { $tile }
event-milestone = { $player }: milestone { $milestone }
event-stack = The { $good } stack goes into the bag
event-donkey-step = { $player }: donkey { $start } → { $to }
event-goes = { $player }: villager { $start } → { $to }
event-stays = { $player }: a villager acts on the spot ({ $tile })
event-fine = { $player }: { $n } in coins not paid, { $points }
event-discs-back = The bag is empty: the six discs go back
event-donkey-marks = { $player }: a donkey marks the fourth delivery, { $slot }
event-disc = { $player }: drawn disc, position { $n }, { $action }
event-road-token = { $player }: all roads are built, the road token leaves the row
event-token-moves = The token “{ $action }” moves to the right end
event-pass = { $player }: pass, nothing is possible
event-builds = { $player }: { $tile } can be built
event-bonus =
    { $high ->
        [no] A good made by { $player } is used
       *[yes] A high-quality good made by { $player } is used
    }
event-use =
    { $mark ->
        [no] { $player }: used { $goods } ({ $tile })
       *[yes] { $player }: used { $goods } ({ $tile }; { $made })
    }
event-make =
    { $high ->
        [no] { $player }: made { $goods } ({ $tile })
       *[yes] { $player }: made { $goods } of high quality ({ $tile })
    }
event-path = { $player }: new path { $tile } – { $other }
event-path-joins = { $player }: new path { $tile } – { $other }; now joined to the roads: { $tiles }
    .short = new path { $tile } – { $other }
event-bridge = { $player }: new bridge { $tile } – { $other }
event-bridge-joins = { $player }: new bridge { $tile } – { $other }; now joined to the roads: { $tiles }
    .short = new bridge { $tile } – { $other }
event-end =
    { $why ->
        [church] The church is complete: points are counted
        [still] Three rounds without any change: points are counted
       *[idle] Forty rounds without progress: points are counted
    }
event-action-row = Botric’s row: { $actions }
event-decides = { $player }, { $what }: { $test } ({ $n } against { $other })
event-decides-yes = { $player }, { $what }: { $test }
event-tie =
    { $dealer ->
        [no] Still equal: { $n }. The player has chosen
       *[yes] Still equal: { $n }. The lot has decided
    }
event-favour = { $player }: favour token { $coins } ({ $reason }), now { $n }
event-flip =
    { $up ->
        [yes] The favour token turns face up
       *[no] The favour token turns face down
    }
event-cannot = { $player }: no { $action }, { $reason }
event-cannot-build = { $player }: { $tile } cannot be built, { $reason }
event-wants = { $player } chooses { $tile }: { $wish }
event-open-tile = New blueprints: { $tiles }
event-open-sale = New sale: { $sale }
because-bonus = bonus for a good
because-no-coins = instead of coins
favour-hire = hire
favour-delivery = delivery
favour-turn = turn coin
favour-pass = pass coin
favour-bag = empty bag
cannot-all-villagers = all villagers are in play
cannot-no-coins = too few coins
cannot-no-slot = no open slot can be paid
cannot-church-full = the church has everything
cannot-out-of-reach = no token can be served
cannot-full = nothing can take a cube
cannot-all-blueprints = three blueprints already
cannot-no-blueprint = no blueprint he may take
cannot-no-refinery = no refinery can work
cannot-no-materials = materials are missing
cannot-no-plan = no blueprint in the queue
cannot-no-flag = no flag is left
cannot-nowhere = no place fits
cannot-no-site = no site, or no cubes for one
wish-milestone = a refinery whose milestone is free
wish-landmark = a landmark
wish-refinery = a refinery
wish-barn = a barn
compare-deliver = delivery
compare-sell = sale
compare-produce = producing
compare-refine = refining
compare-place = place of the tile
compare-loose = unconnected tile
compare-tile = tile for a road
compare-road = site of the road
test-by-points = more points
test-by-own-high = more high-quality goods of his own
test-by-own-normal = more normal goods of his own
test-by-goods = fewer goods
test-by-cubes = fewer cubes
test-by-near = nearer to a villager
test-by-high = his own high quality
test-by-more = more goods
test-by-breaches = fewer of your roads and landmarks
test-by-longest = touches the longest network
test-by-church = nearer to the church
test-by-road = road to road
test-by-match = forest or mountain matches
test-by-edges = more equal edges
test-by-dead = fewer dead edges
test-by-roads = fewer roads join it
test-by-yours = joins no landmark of yours
test-by-botric-length = longer network of his roads
test-by-your-length = longer network of your roads
test-by-printed-length = longer printed network

## Why not

why-no-villager = All your villagers have acted
why-donkeys-moved = Your donkeys have moved this turn
why-not-linked = No road leads there from the church
why-full = All slots are full
why-no-cubes = The supply has no cube for it
why-no-token = You have no free token of this good
why-out-of-reach = Out of reach: { $goods }
why-no-beg = A source of the village can still take cubes
why-slot-filled = This slot is filled
why-no-coins = You need { $coins }
why-all-villagers = All your villagers are in play
why-all-donkeys = All your donkeys are in play
why-all-blueprints = You hold three blueprints
why-one-blueprint = One visit brings one blueprint
why-nothing-there = You can pay for nothing there
why-no-flag = You have no flag left
why-no-materials = Missing: { $goods }
why-nowhere = It can be paid and placed next to no tile
why-no-room = It does not fit there
why-all-roads = You have built all your roads
why-no-site = There is no site you could pay for

## The picture

pic-village = Village
pic-row = Blueprints (in the bag: { $n })
pic-market = Market
pic-church = Church
pic-milestones = Milestones
pic-players = Players (round { $n })
pic-tiles = All tiles
pic-sales = All sale tokens
head-tile = Tile
head-goods = Goods
head-figures = Figures
head-roads = Roads
head-flag = Flag
head-price = Price
head-cost = Cost
head-vp = Points
head-coins = Coins
head-tier = Tier
head-sale = Sale
head-slot = Slot
head-milestone = Milestone
head-unused = Unused
head-villagers = Villagers
head-donkeys = Donkeys
head-sales = Sales
head-blueprints = Blueprints
head-stack = Stack
head-makes = Holds
head-use = Use or end score
head-score = At the end
figures-standing = { $player }: villagers { $n }
figures-lying = { $player }: lying villagers { $n }
figures-donkeys = { $player }: donkeys { $n }
botric-row = Row of tokens
botric-drawn = Drawn discs
botric-favour = Favour token
face-up = face up
face-down = face down

## Scores

score-deliveries = Church deliveries
score-sales = Market sales
score-tiles = Tiles built
score-bonus = Bonuses for goods used
score-instead = Points in place of coins
score-fines = Fines
score-landmarks = Landmarks
score-roads = Roads
score-chaplain = Chaplain
score-sacristan = Sacristan
score-merchant = Merchant
score-landscaper = Landscaper
score-coins = Coins
score-goods = Goods left

## Characters of bots; .about goes on after a colon.

character-builder = the builder
    .about = builds tiles and landmarks
character-parishioner = the parishioner
    .about = hauls goods to the church, wants to be Chaplain
character-trader = the trader
    .about = sells on the market, wants to be Merchant, saves coins

## Settings: an attribute per value.

setting-two-donkeys = Easier: you start with 2 donkeys
    .off = off
    .on = on
setting-fines = Easier: Botric loses points for coins he does not pay
    .off = off
    .on = on
setting-two-villagers = Harder: Botric starts with 2 villagers and no coins
    .off = off
    .on = on
setting-always-up = Harder: the favour token stays face up
    .off = off
    .on = on
setting-merchant = Harder: Merchant only with 5 sales and the lead
    .off = off
    .on = on
setting-chaplain = Harder: Chaplain only with the lead
    .off = off
    .on = on
setting-goods = Harder: Botric sells the goods he has left
    .off = off
    .on = on
setting-landmarks = Each of Botric’s landmarks scores
    .normal = 3 points
    .easy = 1 point (easier)
    .hard = 5 points (harder)
setting-ties = Botric’s ties
    .ask = you decide
    .dealer = let the dealer decide
    .about = When several choices are equally good for Botric: you pick one, or lots are drawn.
setting-flags = Botric’s landmarks
    .six = six at most, a flag each
    .more = no limit
    .about = How many landmarks can count for Botric at the end.
setting-placing = Botric lays his tiles
    .road = road to road first
    .church = nearest to the church first
    .about = What Botric looks at first when several spots are free.
setting-longest = Botric’s longest network
    .cut = your roads cut networks
    .whole = only networks without your roads
    .about = Botric likes to build by the longest network without roads of yours; the book can be read both ways.
setting-roads = A road between tiles already joined
    .new = not allowed
    .again = allowed
    .about = Sources differ on whether tiles that are joined already may be joined again.
setting-variant = Three and four players
    .off = not offered
    .house-3-4 = with our own numbers
    .about = We do not have the printed rules for three and four. Known: market prices and that the church has 6 parts. Ours: church slots, how many sale tokens there are, and coins of the third and fourth player; a pack with the numbers of your box replaces them.

# -- cards a person reads off the table -------------------------------------------------------

own-decks = Nineteen of the twenty-six tiles to build are our own: we found their shape, edges, cost and points nowhere in print. So are nine of the twelve sale tokens. The app draws blueprints and sale tokens and tells you which: where yours differ, it counts by its own. With a box on the table this companion is only a rough guide.
deck-tile = blueprint
deck-sale = sale token
deck-disc = disc from the bag
deck-action = Botric’s action tokens, from the left
reveal-tile =
    { $n ->
        [1] Which blueprint was drawn?
       *[other] Which { $n } blueprints were drawn, from left to right?
    }
reveal-sale = Market, token { $k }: which sale token was turned up?
reveal-disc = Disc { $k } of this bag: which was drawn?
reveal-action = How do Botric’s { $n } action tokens lie, from left to right?

## Web: what only the drawn boards say, short enough for their places.

ui-pages = Which part to show
ui-page-village = Village
ui-page-town-hall = Town Hall
ui-page-market = Market
ui-page-church = Church
ui-page-botric = Botric
ui-open-here =
    { $n ->
        [one] { $n } option here
       *[other] { $n } options here
    }
ui-area-village = Village
ui-area-town-hall = Town Hall
ui-area-market = Market
ui-area-church = Church
ui-area-honours = Milestones and awards
ui-area-plans = Your blueprints
ui-area-road = Build a road
ui-area-donkeys = Move the donkeys
ui-area-botric = Botric’s board
ui-area-turns = How the tile is turned
ui-yours = What you have
ui-panels = Town Hall, market, church
ui-anywhere = From any tile
ui-line = { $name }: { $what }
ui-tile-lies = { $name }: { $what }
ui-flag-of = flag: { $player }
ui-road = road
ui-forest = forest
ui-mountain = mountain
ui-nearer = Zoom in
ui-farther = Zoom out
ui-whole = The whole village
ui-last-spot = Previous spot
ui-next-spot = Next spot
ui-turn = Turn
ui-makes = makes
ui-when-built = when built
ui-free = free
ui-holds = holds
ui-in-bag = in the bag: { $n }
ui-villager = Villager
ui-donkey = Donkey
ui-tokens-left = in the stack: { $n }
ui-sold-out = Nothing is left to sell.
ui-buy = For what is missing, not in a sale:
ui-raw = raw
ui-refined = good
ui-last-delivery = the last one ends the game
ui-botric-pays = (Botric { $n })
ui-beg = Beg
ui-botric-first = First hire ({ $n } coins), delivery, sale; else a disc decides.
ui-token-produce = produce
ui-token-blueprint = blueprint
ui-token-refine = refine
ui-token-construct = build
ui-token-road = road
ui-odds = disc { $disc }: { $n } of { $of } in the bag
ui-disc-bag = Discs in the bag:
ui-up = face up
ui-down = face down
ui-villagers-of = Villagers that can still act, of all
ui-vp = VP
ui-deliveries = Church deliveries
ui-to-act = of { $n } to act
ui-roads-left = Roads left
ui-flags-left = Flags left
ui-of = { $n } of { $of }
ui-empty = empty

## Signs, for name cards and the legend

legend-goods = Raw material, goods, coins
legend-pieces = Pieces and edges of tiles
legend-actions = What can be done
legend-tiles = Tiles
sign-wood = { good-wood }
    .about = Raw material from the woodcutter; timber is made of it, and bridges are built.
sign-stone = { good-stone }
    .about = Raw material from the quarry; bricks are made of it, and paths are built.
sign-wheat = { good-wheat }
    .about = Raw material from the farm; flour and milk are made of it.
sign-timber = { good-timber }
    .about = A good made of wood. Whoever uses it, its maker gets a bonus.
sign-brick = { good-brick }
    .about = A good made of stone. Whoever uses it, its maker gets a bonus.
sign-flour = { good-flour }
    .about = A good made of wheat. Whoever uses it, its maker gets a bonus.
sign-milk = { good-milk }
    .about = A good made of wheat. Whoever uses it, its maker gets a bonus.
sign-coin = { good-coin }
    .about = Pays for hires, blueprints and what is missing.
sign-vp = { good-vp }
    .about = Who has most points at the end wins.
sign-villager = { ui-villager }
    .about = Acts once a turn: on its own tile, or on any that roads join to it.
sign-donkey = { ui-donkey }
    .about = Goods travel on over a tile where your donkey stands.
sign-flag = { head-flag }
    .about = Marks whose landmark it is.
sign-path = Path
    .about = A road between two forest edges; costs 2 stone and serves everybody.
sign-bridge = Bridge
    .about = A road between two mountain edges; costs 2 wood and serves everybody.
sign-forest = Forest edge
    .about = Where it touches another forest edge, a path can be built.
sign-mountain = Mountain edge
    .about = Where it touches another mountain edge, a bridge can be built.
sign-dead-edge = Dead edge
    .about = Forest meets mountain: no road can ever join the tiles here.
sign-blueprint = { action-blueprint }
    .about = A tile one may build; it is taken in the Town Hall, at most 3 at a time.
sign-construct = { action-construct }
    .about = Pay the price of a blueprint and lay its tile beside the villager’s tile.
sign-produce = { action-produce }
    .about = Fills all free slots of a tile with raw material and pays 2 coins.
sign-refine = { action-refine }
    .about = Makes goods of raw material, one for one.
sign-sale = { action-sell }
    .about = Hand over what a token asks for; it brings points and coins.
sign-road = { action-road }
    .about = A path costs 2 stone, a bridge 2 wood. Roads count at the end.
sign-donkeys = { ui-area-donkeys }
    .about = Once a turn: each of your donkeys may go one step by road.
sign-honours = { ui-area-honours }
    .about = Milestones go to the first, awards to whoever leads at the end.
sign-village = { ui-area-village }
sign-botric = { ui-area-botric }
    .about = The opponent of a solo game, and how he decides.
sign-disc-bag = Discs in the bag
    .about = A disc drawn from here says which action Botric tries first.

# What places are for

about-village = Tiles, and the roads between them. Goods lie where they were made; anybody may use what roads and donkeys bring.
about-town-hall = One visit: at most one blueprint, and any number of hires. Each tile to the left of a blueprint gets a coin.
about-market = Hand over what a token asks for and take its points and coins.
about-church = Every slot takes one delivery; the last one ends the game.
about-town_hall = { about-town-hall }
about-honours = Milestones are taken once; awards go to whoever leads at the end.
about-plans = Tiles you may build, at most 3 at a time.
about-road = From any tile: a path between forests for 2 stone, a bridge between mountains for 2 wood.
about-donkeys = Once a turn: each of your donkeys may go one step by road.
about-turns = Roads must meet roads; edges that agree are strong, dead ones dashed red.
about-botric = He tries hire, delivery and sale first; else a disc says where in his row he begins.
about-kind-source = Gives raw material: producing fills its slots and pays 2 coins.
about-kind-barn = A slot takes any raw material: producing fills them and pays 2 coins.
about-kind-refinery = Makes a good of raw material, one a slot.
about-kind-landmark = Belongs to its builder, marked by a flag, and counts at the end.
about-sale = The token is yours then; who has most of them at the end is the Merchant.
about-villager = A new villager lies on the church and acts from the next turn on.
about-donkey = A new donkey stands on any tile that roads join to the church.
about-beg = As long as woodcutter, quarry and farm can take nothing.
about-spot = The new tile can be laid here, beside the villager’s tile; road must meet road.
about-edge = A road can be built here.

# Names of what stands alone

ui-slot = Delivery to the church
ui-spot = Place for the new tile
ui-spots = Places for the new tile: { $n }
ui-road-site = Place for a road
ui-free-slot = Free slot
ui-free-plan = Room for a blueprint
ui-together = { $n } together
ui-bonus-normal = Whoever uses it, its maker gets 1 point and 1 coin.
ui-bonus-high = Whoever uses it, its maker gets 2 points and 2 coins.
ui-about-standing = They can still act in this turn.
ui-about-lying = They have acted, or cannot act before the next turn.
ui-about-donkeys = Goods of their owner travel on over this tile.
ui-milestone-good = For the first refinery of this good. All of it that the holder makes is high-quality.
ui-milestone-road = For the first road of the game: 1 point more for each own road.
ui-award-chaplain = Deliveries to the church so far; the most win at the end.
ui-award-merchant = Sales so far; the most win at the end.
ui-award-landscaper = Landmarks so far; the most win at the end.
ui-plan-price =
    { $n ->
        [one] Price: { $n } coin, onto the tile to the left
       *[other] Price: { $n } coins, one onto each tile to the left
    }
ui-holds-coins =
    { $n ->
        [one] { $n } coin lies on it: whoever takes the blueprint takes it, too
       *[other] { $n } coins lie on it: whoever takes the blueprint takes them, too
    }
ui-figure = Shape of the tile
    .about = Green round edges are forest, grey pointed ones mountain, gaps are roads.
ui-points-now = Points so far; landmarks, roads, awards and coins come at the end

# Signs of tiles

sign-church = { tile-church }
    .about = { about-church }
sign-market = { tile-market }
    .about = { about-market }
sign-town_hall = { tile-town_hall }
    .about = { about-town_hall }
sign-woodcutter = { tile-woodcutter }
    .about = { about-kind-source }
sign-quarry = { tile-quarry }
    .about = { about-kind-source }
sign-farm = { tile-farm }
    .about = { about-kind-source }
sign-sawmill = { tile-sawmill }
    .about = { about-kind-refinery }
sign-stonemason = { tile-stonemason }
    .about = { about-kind-refinery }
sign-dairy_farm = { tile-dairy_farm }
    .about = { about-kind-refinery }
sign-flour_mill = { tile-flour_mill }
    .about = { about-kind-refinery }
sign-shrine = { tile-shrine }
    .about = { about-kind-landmark }
sign-trade_post = { tile-trade_post }
    .about = { about-kind-landmark }
sign-forest_pond = { tile-forest_pond }
    .about = { about-kind-landmark }
sign-mountain_pond = { tile-mountain_pond }
    .about = { about-kind-landmark }
sign-small_woodland = { tile-small_woodland }
    .about = { about-kind-landmark }
sign-small_mountain_range = { tile-small_mountain_range }
    .about = { about-kind-landmark }
sign-lumber_mill = { tile-lumber_mill }
    .about = { about-kind-refinery }
sign-large_woodland = { tile-large_woodland }
    .about = { about-kind-landmark }
sign-warehouse = { tile-warehouse }
    .about = { about-kind-landmark }
sign-barn_bend = { tile-barn_bend }
    .about = { about-kind-barn }
sign-master_stonemason = { tile-master_stonemason }
    .about = { about-kind-refinery }
sign-large_mountain_range = { tile-large_mountain_range }
    .about = { about-kind-landmark }
sign-monument = { tile-monument }
    .about = { about-kind-landmark }
sign-outpost_a = { tile-outpost_a }
    .about = { about-kind-landmark }
sign-windmill = { tile-windmill }
    .about = { about-kind-refinery }
sign-tavern = { tile-tavern }
    .about = { about-kind-landmark }
sign-square = { tile-square }
    .about = { about-kind-landmark }
sign-barn_through = { tile-barn_through }
    .about = { about-kind-barn }
sign-cow_conservatory = { tile-cow_conservatory }
    .about = { about-kind-refinery }
sign-stables = { tile-stables }
    .about = { about-kind-landmark }
sign-farrier = { tile-farrier }
    .about = { about-kind-landmark }
sign-outpost_b = { tile-outpost_b }
    .about = { about-kind-landmark }

## Your box: kinds of records, their fields, and what may stand there.

box-tiles = Tiles
    .one = tile
    .ask = What is printed on your tile?
box-tiles-id =
    .flour_mill = { tile-flour_mill }
    .shrine = { tile-shrine }
    .trade_post = { tile-trade_post }
    .forest_pond = { tile-forest_pond }
    .mountain_pond = { tile-mountain_pond }
    .small_woodland = { tile-small_woodland }
    .small_mountain_range = { tile-small_mountain_range }
    .lumber_mill = { tile-lumber_mill }
    .large_woodland = { tile-large_woodland }
    .warehouse = { tile-warehouse }
    .barn_bend = { tile-barn_bend }
    .master_stonemason = { tile-master_stonemason }
    .large_mountain_range = { tile-large_mountain_range }
    .monument = { tile-monument }
    .outpost_a = { tile-outpost_a }
    .windmill = { tile-windmill }
    .tavern = { tile-tavern }
    .square = { tile-square }
    .barn_through = { tile-barn_through }
    .cow_conservatory = { tile-cow_conservatory }
    .stables = { tile-stables }
    .farrier = { tile-farrier }
    .outpost_b = { tile-outpost_b }
box-tiles-kind = What it is
    .special = special
    .source = source
    .refinery = refinery
    .landmark = landmark
    .barn = barn
box-tiles-stack = Where it lies before the game
    .start = in the village from the start
    .bag = { stack-bag }
    .timber = stack: { stack-timber }
    .brick = stack: { stack-brick }
    .flour = stack: { stack-flour }
    .milk = stack: { stack-milk }
box-tiles-cost = Cost
box-tiles-points = Points when built
box-tiles-makes = What its slots hold
    .wood = { good-wood }
    .stone = { good-stone }
    .wheat = { good-wheat }
    .timber = { good-timber }
    .brick = { good-brick }
    .flour = { good-flour }
    .milk = { good-milk }
    .raw = any raw material
box-tiles-slots = Slots
box-tiles-score = Points at the end
box-tiles-road = It scores only with a road to the church
box-sales = Sale tokens
    .one = token
    .ask = What does your token say?
box-sales-tier = Level
box-sales-cost = What it takes
box-sales-points = Points
box-sales-coins = Coins
box-numbers = Numbers of the rules
    .one = number
    .ask = What does your rulebook say?
box-numbers-id =
    .sales-per-tier = Sale tokens of each level with 1–2 players
    .barn-coins = Coins for producing in a barn
    .road-points = Points for a road at the end
    .coins-per-point = Coins for a point at the end
    .steps = Steps an outpost counts at most
    .still-rounds = Rounds without any change that end the game
    .idle-rounds = Idle rounds that end the game
box-numbers-n = How many
box-seats = Numbers of players
    .one = number of players
    .ask = What does your box say for so many players?
box-seats-id = { $id } players
box-seats-coins = Start coins, by order of play
box-seats-sales = Sale tokens of each level
box-seats-face_up = Sale tokens that lie open
box-seats-slots = Slots of the church
    .c1 = Slot 1
    .c2 = Slot 2
    .c3 = Slot 3
    .c4 = Slot 4
    .c5 = Slot 5
    .c6 = Slot 6
box-church_34 = Church for three and four
    .one = slot
    .ask = What does your church say?
box-church_34-id =
    .c1 = Slot 1
    .c2 = Slot 2
    .c3 = Slot 3
    .c4 = Slot 4
    .c5 = Slot 5
    .c6 = Slot 6
box-church_34-takes = What is delivered
    .wood = { good-wood }
    .stone = { good-stone }
    .wheat = { good-wheat }
    .timber = { good-timber }
    .flour = { good-flour }
    .milk = { good-milk }
    .brick = { good-brick }
box-church_34-n = How many
box-church_34-points = Points
