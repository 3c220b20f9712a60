course = You own land in a growing village, and the village belongs to everybody: all build it, all use what lies in it. In your turn each of your villagers walks as far as roads lead and does one thing, and your donkeys take a step. When the Church has had its last delivery, most points win.

guide-village = One village for all
    .text =
        There is one village, and everybody builds on it. The wood of the Woodcutter, the wheat of the Farm, the milk in a dairy: whoever needs it may use it, you as well as your neighbour.

        What nobody shares are points. You get them for building, selling and delivering, and whenever somebody uses a good that you have made. Most points win.
guide-turn = Your turn
    .text =
        Your villagers stand up. Each may walk any distance along roads, does one thing there and lies down. At one moment of the turn your donkeys may move, too, one step each.

        That is all: one villager, one thing. You begin with a single villager, so hire another early. It is one more thing in every turn to come.
guide-way = Things lie where they were made
    .text =
        To use wood you need not stand beside it, but it must get to you. The first step along a road is free. Every tile that it passes on the way must hold a donkey of yours.

        A donkey carries any load and is never used up. One on the Church is worth a great deal, because nearly everything passes there.
guide-work = Produce and refine
    .text =
        At the Woodcutter, the Quarry or the Farm a villager produces: every empty slot is filled with a cube of raw material, and you are paid { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }.

        In a refinery a cube becomes a good, one for one: wood becomes timber, stone bricks, wheat flour or milk. The good bears your colour. Nothing is paid at once, but whenever anybody uses it you get a bonus, for high quality { $bonus ->
                [one] { $bonus } point
               *[other] { $bonus } points
            } and as many coins.
guide-hall = Blueprints and hands
    .text =
        A visit to the Town Hall brings at most one blueprint, and any number of hires. The first blueprint is free; for another you lay a coin on each one to its left. Coins that lie on a blueprint go to whoever takes it.

        A new villager gets up in your next turn, and each one costs more than the last. A new donkey helps at once.
guide-trade = Sell and buy
    .text =
        At the Market a villager brings what one of the open tokens asks for and takes its points and coins. The token stays with you, and a new one is turned up. They get richer as the game goes on.

        If something is missing for a building, a road, a refinery or a delivery, you may buy it with coins, provided that it could be brought to you from the Market. For a sale nothing can be bought.
guide-laying = Laying a tile
    .text =
        To build, your villager stands beside the place and pays what the blueprint asks for. Its points are yours at once.

        Edges are road, forest or mountain. Road may touch only road; forest and mountain may touch each other. If no road meets a road, the tile stands cut off: nobody can work there until a path or a bridge leads to it.

        Refineries belong to nobody. But whoever builds the first one for a good takes its milestone, and from then on makes that good in high quality.
guide-landmarks = Landmarks and roads
    .text =
        Landmarks carry your flag. They bring a little when they are built and more at the end, each by its own rule, and most of them only if roads join them to the Church.

        A path joins forest to forest and costs stone, a bridge joins mountain to mountain and costs wood. Where forest meets mountain nothing can ever be built. Everybody may use a road, but it scores for its builder alone. Whoever builds the first road of the game is the Planner, and each of the Planner’s roads counts more: in the picture { $road ->
                [one] { $road } point
               *[other] { $road } points
            }.
guide-points = Where points come from
    .text =
        At once: buildings, { $tile ->
                [one] { $tile } point
               *[other] { $tile } points
            } for a simple refinery; sales; deliveries, { $delivery ->
                [one] { $delivery } point
               *[other] { $delivery } points
            } for the one that is open in the picture; and the bonus when your good is used.

        At the end: landmarks and roads; { $chaplain ->
                [one] { $chaplain } point
               *[other] { $chaplain } points
            } for the most deliveries and { $sacristan } for the second most; { $merchant ->
                [one] { $merchant } point
               *[other] { $merchant } points
            } for the most sales, and as many for the most landmarks. Who is level shares. Coins count a little: { $purse } of them are worth { $coins ->
                [one] { $coins } point
               *[other] { $coins } points
            }.
guide-end = How it ends
    .text =
        The Church wants several deliveries, and each can be made once. The last one ends the game: the round is played out, then points are counted.

        So the end is in the players’ hands. A good moment for it is when you lead: not in the points so far, but in the count.
guide-botric = Alone: Botric
    .text =
        Botric has no donkeys and needs none: all that roads join is within his reach. With each villager he tries to hire, then to deliver, then to sell. If nothing works he draws a disc, and the row of tokens under his board says what he tries; what he has done goes to the end of the row.

        He delivers at a discount and gets a point wherever you would get coins. You must have more points than he has: equal is not enough.
guide-mistakes = Three mistakes beginners make
    .text =
        Building where no road meets. It scores, but nobody can work there. Look for open road ends first.

        Staying with one villager. Points now look better than hands, but a second villager does one more thing in every turn that follows.

        Looking only at the points so far. Landmarks, roads, awards and coins come at the end: in the picture { $track } points so far are { $total } in the count.

lesson-one-thing = One villager, one thing
    .goal = Take a whole turn: a villager, a donkey, the end.
    .villager = You own land here, and whoever has the most points at the end wins. This is your villager: in your turn it walks as far as roads lead and does one thing.
    .sources = Wood, stone and wheat come from these three places. Each holds { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } and has room for more.
    .produce = Producing fills every empty slot and pays you { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }. Send your villager to the Farm.
    .other-source = A cube and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } there, too: just as good. But soon you will want wheat.
    .sale = A sale brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, but it uses up cubes. See first how they come.
    .hall = In the Town Hall coins are spent. Earn some first.
    .road = A road takes cubes that lie here and scores at the end. Later, and gladly.
    .idle = Your villager has done nothing yet. You may rest, but resting brings nothing.
    .later = The donkey comes after. First the villager.
    .animal = The Farm is full, and you have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }. The villager lies down now; but your donkey can still walk, for that takes no villager.
    .it-waits = You may end the turn without it. But the step is free, so try it.
    .step = It goes one step along a road, once a turn. Lead it to the Farm.
    .elsewhere = It can go there as well. This time let it follow your villager to the Farm.
    .end = A villager, a donkey: that is a turn. End it.
    .neighbour = Your neighbour has filled the Quarry. The coins are hers, but the { $n ->
            [one] { $n } cube
           *[other] { $n } cubes
        } of stone lie there for everybody, and for you, too.

lesson-donkey = The donkey in the middle
    .goal = Get wood and wheat to the Market, and sell them.
    .closed = A token of the Market asks for wood and wheat. Both lie in the village, and still this sale is closed to you.
    .way = Cubes travel by road to the tile where your villager acts. The first step is free, but every tile they pass on the way must hold a donkey of yours.
    .back = From the Woodcutter to the Market the way leads over the Church. Bring your donkey back there; its step costs no villager.
    .nothing = Then the sale stays closed for another turn. First the donkey.
    .busy = That would use your only villager, and the sale would stay closed. First the donkey.
    .sell = On the Church it passes everything on. The sale is open: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
    .keep-stone = Stone for the same reward. But a building will soon want stone, so sell the wood.
    .open-now = The sale is open now, and your villager is still standing. Take it.
    .first-sell = It can be done next turn. The token may be gone by then: sell first.
    .token = Now you have { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }. The token is yours, and a new one takes its place.
    .never-tired = A donkey carries any load and is never used up. One on the Church serves nearly every way.
    .she-hires = Your neighbour has gone to the Town Hall and hired. From her next turn on she does two things each time.

lesson-hands = Blueprints and hands
    .goal = Leave the Town Hall with a villager and a blueprint.
    .go = One villager is one thing a turn, and your neighbour has two villagers now. You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }: go to the Town Hall.
    .rich-enough = Coins you have. What you lack is hands.
    .rest = Your neighbour will not rest. Go to the Town Hall first.
    .not-now = That can wait. A second villager pays in every turn to come, so the sooner the better.
    .villager = One visit brings any number of hires. Hire a villager.
    .soon = A blueprint comes next. First the villager: it will help in every turn to come.
    .too-dear = So far along the row it is dear: your coins would not do for a villager any more.
    .donkey-later = A donkey is useful, but then the villager would have to wait.
    .with-coins = Your coins are just enough for a villager. Hire one first.
    .row = These are blueprints of tiles one can build; a visit brings one of them. The first is free, for another you lay a coin on each one to its left.
    .left = You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } left. How many will it be with the Dairy Farm?
    .second-place = It lies second in the row: a single coin goes onto the blueprint to its left.
    .dairy = The Dairy Farm brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } when it is built, and makes milk. Take it.
    .woodland = It is free and brings { $wood ->
            [one] { $wood } point
           *[other] { $wood } points
        } when built. But it makes nothing, and we want milk.
    .leave = You may leave, but then there is nothing to build. One blueprint is still yours to take.
    .closes-up = The blueprint is yours, and the row closes up. Your coin stays on the Small Woodland for whoever takes it.
    .newcomer = Your new villager lies on the Church and gets up in your next turn.
    .her-coin = Your neighbour has taken the Small Woodland, and your coin with it. Then she has filled the Farm.

lesson-road-end = A tile must meet a road
    .goal = Build the Dairy Farm so that people can get in.
    .wood = The Dairy Farm wants wood and stone, and there is no wood. You have two villagers: let the first fill the Woodcutter.
    .spends-stone = That spends the stone your dairy wants. First the wood.
    .leave-donkey = Leave it on the Church: wood and stone must pass there on the way to the Market.
    .both-idle = Two villagers would rest, and the dairy would wait. First the wood.
    .no-wood = The Woodcutter would stay empty, and the dairy closed. First the wood.
    .build = Everything is there now. Build the Dairy Farm.
    .ready = Later. The dairy can be built now, and one villager is left: build.
    .host = A new tile must touch the tile your villager stands on. Just one road of the village still ends open, here at the Market.
    .no-road = It fits there, but no road would meet it, and nobody could work there. Take the open road end.
    .place = Road must meet road. Lay it where the Market’s road leads straight into it.
    .in-the-grass = You would get your { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, but its road would end in the grass: a dairy nobody can enter.
    .turn = Turn it as you like: the road meets both ways.
    .herder = { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, and you are the Herder: you have built the first dairy. This milestone makes all your milk high-quality.
    .nobodys = The dairy itself belongs to nobody, and anyone may work there. Only your milk is special.
    .she-builds = Your neighbour has built the Small Woodland. It stands cut off, but nobody needs to work in a grove; and she has hired a donkey, too.

lesson-milk = Milk, and what it pays
    .goal = Make milk and sell it.
    .too-far = A dairy refines: it turns wheat into milk, one for one. But from the Farm the way passes Church and Market, and you have only one donkey.
    .buying = What is missing you may buy with coins, if it can come to you from the Market. You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }, not quite enough for wheat.
    .earn = Let your first villager earn something: fill the Quarry.
    .wood-too = Wood pays just as well, but a good sale will want stone. Fill the Quarry.
    .stone-gone = That pays, too, but it takes stone that a better sale will want.
    .half-way = On the Market it would help on half the way only: both tiles want a donkey. Leave it on the Church.
    .milk-first = Today we want milk, and it takes coins. Fill the Quarry.
    .refine = Now you have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }. Make milk with bought wheat: { $left } will be left.
    .empty-dairy = Your dairy stands empty, and you can pay for the wheat. Make milk.
    .colour = Your neighbour has sold stone and filled the Woodcutter. Your milk lies in the dairy: the border is your colour, the gilt ground says high quality.
    .sell = Two sales ask for milk. The one with stone brings you { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } in all: sell there.
    .plain = That one brings { $less ->
            [one] { $less } point
           *[other] { $less } points
        } and { $fewer ->
            [one] { $fewer } coin
           *[other] { $fewer } coins
        }. The one with stone brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
    .sell-first = Possible. But someone else may use the milk or take the token first: sell.
    .bonus = The token brought { $token ->
            [one] { $token } point
           *[other] { $token } points
        }, the milk itself { $bonus } more and coins besides. Whoever uses a good, its maker gets a bonus, and high quality brings a bigger one.

lesson-invitation = Goods are an invitation
    .goal = Let your neighbour work for you.
    .again = The dairy is empty again, and one villager is left. Make milk once more and leave it there.
    .coins-only = { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }, and an empty dairy. Milk can earn while you rest.
    .dairy-empty = An empty dairy earns nothing in your neighbour’s turn. Make milk.
    .who-is-paid = Your neighbour may use this milk for a sale. How many points will you get as its maker?
    .your-colour = The milk bears your colour. Whoever uses it, you are paid.
    .high-quality = You are the Herder, so it is of high quality: as much as for the last one.
    .she-sells = She has sold it: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } for her. Your bonuses have grown to { $bonus ->
            [one] { $bonus } point
           *[other] { $bonus } points
        }, and you did not lift a finger.
    .invitation = So a good in the village is an invitation: others use it, you are paid. Then the slot is free for the next one.
    .border = It works the other way, too. Before you use a good, look at its border: that colour gets the bonus.

lesson-pond = A path to the pond
    .goal = Build a landmark, and join it.
    .landmark = The Forest Pond is a landmark: it carries your flag. It brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } now and more at the end, if a path joins it.
    .edges = A path joins forest to forest and costs stone; a bridge joins mountain to mountain and costs wood. Where forest meets mountain nothing can ever be built.
    .build = All edges of the pond are forest. Build it.
    .tile-first = A road would use up the stone, and the pond wants a path. Lay the pond first.
    .pond-first = Later. Both villagers are needed now: one for the pond, one for the path.
    .host = Between Church and Town Hall trees look into a gap. Build beside one of them.
    .rock = Rock all round: no path could ever lead to the pond from there.
    .fewer = Trees would meet trees there, too. But the gap between Church and Town Hall holds it on both sides.
    .place = Lay it into the gap, where its trees meet trees.
    .one-edge = A path would fit there, too, but at fewer edges. Take the gap.
    .dead = Trees against rock: no path can ever lead here, and the points of the end are lost.
    .path = The pond is cut off as yet, and one villager is left. Build a road.
    .still-cut-off = Then the pond stays cut off and earns nothing more. A road joins it.
    .from-where = Your villager builds from the tile where it stands. The Church touches the pond: build from there.
    .hall-too = The Town Hall touches the pond as well, and a path from there would do. This time build from the Church.
    .other-road = A road would stand there, too, but the pond would be as cut off as before, and your stone gone.
    .planner = Joined: at the end { $pond ->
            [one] { $pond } point
           *[other] { $pond } points
        } for the pond and { $road } for the road. Everybody may use it, but you built the first road of the game: as Planner you score more for each.

lesson-church = What the Church wants
    .goal = Make a delivery, and pay little for it.
    .wishes = The Church wants these deliveries. Each is made once, by whoever comes first.
    .raw = This one takes a heap of raw material of any kind for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Cubes that are missing can be bought.
    .cheaper = You have { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }; delivering now would leave you { $left }. How many would be left if your other villager filled the Farm first?
    .fewer-to-buy = Filling the Farm pays you, and then there is one cube fewer to buy.
    .fill = So let the first villager fill the Farm.
    .dear = { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, but your purse would fall to { $left ->
            [one] { $left } coin
           *[other] { $left } coins
        }. Fill the Farm first, and you keep more.
    .her-chance = Then your neighbour could deliver these cubes herself.
    .big-one = Later. Both villagers and your coins are wanted for the delivery: fill the Farm.
    .deliver = All three are full. Deliver, and buy the rest.
    .begging = When all sources are full the Church gives a little to those who beg. You can do better.
    .now-church = The cubes lie ready for everybody. Deliver before your neighbour does.
    .chaplain = { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. And whoever has made the most deliveries at the end is the Chaplain: { $award ->
            [one] { $award } point
           *[other] { $award } points
        } more, and now that is you.
    .end = The last delivery ends the game, when the round is played out. So watch how many are still open.

lesson-botric = What Botric is about to do
    .goal = Read Botric’s mind.
    .who = Alone you play against Botric. He has no donkeys: all that roads join is in his reach, and he tries to hire, to deliver and to sell, in this order.
    .take = Wood and wheat lie in the village, so he can sell them in his turn. Be quicker.
    .he-sells = Then he sells it: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for Botric, one of them in place of coins. Take the sale yourself.
    .fails = He cannot hire yet, so a coin is laid on his favour token: { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } now. Delivery and sale fail, too, and he draws a disc.
    .disc = Disc A: he tries the first token of his row, produce. He fills the emptiest source, scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in place of coins, and the token goes to the end of the row.
    .careful = Your turn. Botric delivers with fewer cubes than you need: earn coins, but do not let too many cubes pile up.
    .serves-him = Then there are cubes enough, and Botric delivers them in his turn: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for him. Fill the Quarry.
    .earn = Possible, but coins are what you lack. Fill a source that does not serve him.
    .again = No delivery for him. Another A, but now the blueprint stands first in his row: he takes one.
    .read-the-row = What he has just done will not come again soon. Look at the row and at the discs in the bag, and you know what he wants; in the end you must have more points than he has.

lesson-count = Counting, and when to end it
    .goal = End the game, and win.
    .track = One delivery is still open. You have { $you ->
            [one] { $you } point
           *[other] { $you } points
        } so far, your neighbour { $she }: it looks lost, but that is only a part.
    .total = At the end landmarks bring you { $landmarks }, roads { $roads }, coins { $coins }, and the awards Sacristan and Landscaper { $sacristan } and { $landscaper }. Counted now, it would be { $you } to { $she }.
    .behind = Only a little behind! She has made more deliveries: as Chaplain she gets { $award ->
            [one] { $award } point
           *[other] { $award } points
        }, but if you draw level you share them.
    .deliver = The last delivery takes milk or bricks, and you may buy what is missing. Make it.
    .she-ends-it = Then she has a whole turn more, and you are still behind.
    .first-the-church = That can wait. The delivery brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at once and more in the count: first the Church.
    .swing = Now it is { $you } to { $she }. You share the Chaplain, { $half } each, and your Shrine counts deliveries.
    .one-more = The round is still played out, and one of your villagers is left. You are the Planner: build a road.
    .one-idle = A villager at rest scores nothing. A road would.
    .road-is-more = That brings less in the count than a road of the Planner: build a road.
    .where = It need not lead anywhere new: build it where you like.
    .which-edge = There are several edges here, and any will do.
    .her-answer = Your neighbour has her last turn. The Market is sold out and the Church has everything: she can hardly score.
    .counted = { $you } to { $she }: you win. One delivery has turned it, and the road came on top.
    .bell = The end is yours to time. Count first, look at what the others can still do, then make the last delivery.

first-act = Each villager does one thing: look first for what opens something for the next one.
first-batch = More goods at once need more cubes in reach, and each fills a slot.
first-barn = A barn takes any mix: think of what you will pay with next.
first-source = Goods pay their maker when they are used, so take your own first.
first-sources = Look whose goods they are: their makers are paid; and leave the cubes you will need next.
first-town-hall = Hands first, if you can pay for them; coins that lie on a blueprint come with it.
first-donkey-tile = Put it where things must pass, not where they end.
first-donkey = Think of the way from what you need to where you will use it.
first-host = Look for an open road end: what you pay with must get there, too.
first-place = Look whether a road meets a road: otherwise nobody can get in.
first-turn = Look how many edges agree, and that no forest lies against mountain where you want a way.
first-stand = The road begins at this tile, and its cubes must get here.
first-site = Everybody may use the road, and it scores for you alone: lead it where you want to go.
first-botric-villager = Two of his villagers are equally near: it only matters where they stand afterwards.
first-botric-worker = Equal for him: leave the tile that you want to use yourself.
first-botric-deliver = Equal for him: leave the delivery you could make yourself.
first-botric-sell = Equal for him: leave the token you want yourself.
first-botric-source = He pays, you choose from where: spare what you need.
first-botric-sources = He pays, you choose with what: spare what you need, and let your own goods be used.
first-botric-barn = You choose the cube: let it be one that you can use.
first-botric-place = Equal for him: lay it where it opens a way for you.
first-botric-host = It only decides where his villager ends up.
first-botric-road = His road serves you, too: put it where you want to go.
first-botric-stand = It only decides where his villager ends up.
first-at-village = One village for all: anyone may use what lies on it, if it can be brought.
first-at-town-hall = Blueprints of tiles to build, and villagers and donkeys for hire.
first-at-market = Each open token says what it asks for and what it gives; a sold one is replaced.
first-at-church = Each delivery is made once; when none is open the game ends with the round.
first-at-honours = Milestones are taken once and kept; awards are counted at the end.
first-at-plans = Blueprints you hold: what each costs and brings; they are never thrown away.
first-at-road = A road scores for its builder at the end and can join a tile that is cut off.
first-at-donkeys = All your donkeys move in one moment of the turn, before, between or after villagers.
first-at-turns = Each picture is a way to lay the tile; look which edges agree.
first-at-botric = His purse, his row of wishes, and the bag that chooses among them.
