course = You are a Roman general on the northern border. Year after year you spend workers and resources, box after box, on a fort, a wall and the town behind it; many boxes pay you back at once. Then the Picts attack. Renown, piety, valour and discipline are your points, disdain eats them, and the most points win.

lesson-two-cards = What a year brings
    .goal = Choose an aim for the game and an income for today.
    .who = You are a Roman general: build a fort, a stretch of wall and a town behind it, and hold them against the Picts. After the last year the most points win.
    .points = Points stand on these four tracks, the attributes: every box you fill there is a point. Almost everything you build takes you a step along one of them.
    .gift = Each year begins with the same gift of Rome for everybody. Soldiers: { $soldiers }, builders: { $builders }, servants: { $servants }, civilians: { $civilians }, resources: { $resources }.
    .cards = These two cards are yours alone. One becomes your path, an aim that scores at the end of the game; the other becomes your prospect, which pays today.
    .circles = As a path the Forager counts filled production circles, the ones that pay resources every year. How many are filled on your sheet already?
    .printed = Look at the sheet again: everybody begins with a circle filled in print.
    .fewer = The others are still empty, and will be until servants dig. Count only what is filled.
    .choose = Choose your path. The other card becomes your prospect and pays at once.
    .forager = Production circles are your aim, then. The Ranger becomes your prospect and sends soldiers.
    .ranger = Full columns of a map are your aim, for later. The Forager becomes your prospect and sends servants and resources.
    .open = Your neighbour has chosen as well, and all cards lie open. At a table of two a neutral card joins them, a stranger to trade with.
    .spend = Filled circles have paid as well: { $circles }, so your resources are now { $resources }. All you hold is for this year: what you do not spend goes back.

lesson-chain = How far one builder goes
    .goal = Make one payment run on and on.
    .one = An action is a box: pay a worker or a resource, mark the next box of a row, take what it shows. You have one builder left; see how far he goes.
    .fort = The next box of the fort shows a civilian. Build it.
    .trains = He would fill a box of the wall guard and be gone. At the fort he brings somebody back.
    .stop = Your year would end, and all you hold would go back to Rome. There is more in it.
    .builder-waits = That can be had later too, and your builder still waits. Begin with the fort.
    .soldier = A soldier builds just as well, but only soldiers stand guard on the wall. Let the builder do it.
    .civilian = A civilian has come. Civilians become citizens: settle one.
    .civilian-waits = That can be had later too. The civilian first: somebody comes with him.
    .priest = Five tracks, and each begins with a present. The first priest brings servants: { $n }.
    .trader = A trader brings a servant too: just as good.
    .patrician = He would bring a resource. Good, but the mines wait for a servant.
    .brings-builder = He would bring a builder. Good, but the mines wait for a servant.
    .mine = Servants dig and cut wood. The next box of mining and foresting brings resources ({ $n }), and its hammer fills a production circle for the years to come.
    .servant-waits = Possible, but your servant stands idle. Send him to the mines.
    .neighbour = Your neighbour has built a fort box meanwhile. Nobody waits for turns here: everybody acts at once.
    .wall = Resources raise the wall, as far as the fort stands behind it. The first box shows a civilian.
    .cippi = These are cippi, stakes before the wall. The next box there is blank: a resource gone, and the chain ends.
    .wall-first = That spends something you have. The wall brings a civilian besides.
    .again = A civilian once more. Settle one.
    .performer = This time take a performer: the first one brings a builder.
    .apparitor = An apparitor brings a builder too: just as good.
    .no-builder = He would come without a builder, and with a builder you can go on.
    .training = A builder again! Once a year one may train and fill a box of the wall guard, like a soldier.
    .flag = The next fort box brings nobody. The wall guard shows a shield.
    .train-first = That can be had later too. The builder is free, and the wall guard shows a shield.
    .cohort = The shield fills a box of a cohort, which holds one attack a year on its side. Choose a side.
    .sum = One builder, and box after box followed. You still hold soldiers: { $soldiers }, civilians: { $civilians }, resources: { $resources }; chains like this are the game.

lesson-fort = The fort leads
    .goal = Build the fort until it opens a hotel.
    .leads = Every wall box waits for the fort box with the same number behind it. So the fort goes first, and the wall follows.
    .build = Build the fort. A builder or a soldier can pay.
    .stop = Your year would end with your hands full. What you hold now is gone by next year.
    .fort-first = That is open to you too. But without a fort no wall rises.
    .soldier = A soldier builds as well, but he is worth more on the wall. You have builders enough.
    .wall = One fort box, and one wall box is open. It brings civilians: { $n }.
    .cippi = The first of the stakes before the wall is blank. The wall box beside it is not.
    .wall-first = It will wait. The wall box brings somebody now.
    .flags = Flags hang under the fort; the highest one you have reached is your infrastructure. Build on until the second flag is yours.
    .elsewhere = A good box, but no flag hangs there. Only the fort has flags.
    .hotel = This flag opens the hotel. It brings civilians at once ({ $n }), and as many again at the start of every year.
    .granary = A granary opens the locked part of the rows, and you are not there yet. The hotel pays from today.
    .hotel-first = You can do that afterwards. First the hotel, while you have what it costs.
    .neighbour = Your neighbour has begun with the mines: production circles { $n }. That is an income too.
    .early = Higher flags open a workshop and a road. Incomes are worth most in the first years: they pay again and again.

lesson-granary = The locked section
    .goal = Open the next section and fill a box behind the lock.
    .lock = Servants have filled { $n } boxes of the mines, and the next one lies behind a lock. Fort, wall, cippi and wall guard have such locks too.
    .granary = A granary opens the next section of all five rows at once. It asks for the first flag of the fort.
    .flag = So build at the fort.
    .stop = The lock would still be there next year. Open it now.
    .no-flag = Useful, but no lock opens by it. The flag hangs under the fort.
    .soldier = Good: all builders are free for other things.
    .builder = Good: a builder is left, and the granary will need him.
    .build = Now build the granary.
    .resource = Mind your resources: the granary costs some too. First the lock.
    .key = You can do that afterwards. First the lock.
    .dig = Fill the next box of the mines. You have no servant, but somebody’s first box shows one.
    .no-servant = That first box brings something else. Look for a servant: a trader or a priest.
    .done = Production circles: { $n }. Every year to come begins with as many resources, before anybody has moved; it is a sound way to open.

lesson-attack = The Picts
    .goal = Guard your weakest side before the attack.
    .last = Last year an attack came on the left. The filled box of your left cohort held it, and for that you got valour: { $n }.
    .coming = This year more will come, left, centre or right; nobody knows where. Here you see how many, and how much disdain they can bring at most.
    .guard = Shields fill cohorts, and most shields are found on the wall guard. Send your soldier there.
    .fort = The fort would grow and your right side stay empty. A builder can do that.
    .later = That comes next. The soldier first: then the builder reaches the shield.
    .stop = They come when the year ends, and on the right nobody stands. Guard that side first.
    .soldier-waits = Useful, but your right side is open. The soldier first.
    .training = A step of discipline, and the next box shows a shield. No soldier is left: let a builder train.
    .one-box = All useful. But the shield is one box away.
    .side = Which cohort grows?
    .deep = You would stand two deep here and on the right not at all: whatever strikes there gets through.
    .stops = A box on every side now. If every card strikes right, how many does your right cohort hold?
    .none = A box is filled there, and it holds one card every year.
    .all = Each filled box holds one card, and only on its own side. Count the filled ones.
    .end = You could spend more; for this lesson, end your year.
    .more = A fair use of it. But now let us see the attack.
    .attack = Right, and right again: one held, one through. Your disdain is { $disdain }; the rest of the year’s limit became valour, { $valour } now.
    .limit = At your neighbour’s nobody stood on the right: disdain { $other }. Disdain costs points at the end, more and more with each, while a wall that holds earns them.

lesson-town = Flags and doors
    .goal = Bring a people to town and build what they open.
    .five = Five kinds of citizens settle behind the wall. A small flag on a box means: from here on something can be built, or somebody hired.
    .settle = Performers want a stage. Settle a citizen.
    .stop = The year would end, and what you hold would go back. There is more to do.
    .civilians-first = That can wait. Civilians are what this year is rich in.
    .stage = The first performer has a flag.
    .other-doors = They have flags of their own, for other things. This time we want the stage.
    .theatre = The flag opens the theatre; what it costs stands on it. Build it.
    .more-people = More performers open more later. The stage is open already.
    .theatre-first = That can wait. First the theatre, while you have what it costs.
    .renown = Your renown is { $n } now. Each step is a point, and on some steps a civilian waits.
    .guest = A performance brings a guest: here a trader, without a civilian. He fills the first box of his track; how many servants come with him?
    .own-box = A box pays as always, however it was filled. What does his show?
    .count-again = Look at the first box of the traders: what it shows is all he brings.
    .show = Stage it. There is one performance a year, and each only once.
    .show-first = That can wait. The guest is at the gate.
    .neighbour = Your neighbour has settled a priest and built a temple. Other citizens, another track: that is where piety comes from.
    .doors = Market, gladiators, gardens, court: each track opens more as it grows. Go deep in two or three; hardly anybody fills all five.

lesson-trade = Goods of others
    .goal = Build a market and buy a good.
    .market = You have { $n } traders, enough for a market. Build it.
    .stop = The year would end, and the traders would have come for nothing.
    .market-first = That can wait. First the market, while you have what it costs.
    .goods = Goods are numbers on the prospect cards of others. You buy from theirs, and they buy from yours.
    .buy = Each number that is new to you brings renown, this one { $n }. Buy a good with your last resource.
    .last-resource = Then no resource is left, and the market stays empty this year.
    .goods-first = That can wait. The market stands ready.
    .whose = From whom? Your neighbour has a rare number.
    .neutral = A number you know, too. But what you pay stays on the neutral card, and comes back as one more attack.
    .deck = The deck gives whatever number comes up. Your neighbour’s you can see.
    .neighbour = Your resource went to your neighbour, who had ended the year, could act again and has raised the wall with it. Your renown is { $n } now.
    .more = The more numbers you have, the more the next new one brings. So people trade: neighbours are paid for it, neutral cards call attackers.

lesson-favours = Somebody up there
    .goal = Win a favour and turn an attack away with it.
    .temple = Your priest is enough for the small temple. Build it.
    .stop = Then no favour would wait for you when the Picts come.
    .temple-first = That can wait. First the temple, while you have what it costs.
    .worship = Workers of any kind fill the boxes of a temple. Fill the first one.
    .gods-wait = That can wait. A little more, and the temple is full.
    .dear = The gods would take him. But you have { $n } servants, and little else for them to do.
    .again = The last box of a temple brings piety and a favour. Once more.
    .worth = Your piety is { $n }, each step a point. The favour waits beside the temple until you need it.
    .end = Nobody guards your wall this year. End the year and see.
    .more = A good use of it. But this time let us see what the gods do.
    .strike = The card strikes the centre. Filled boxes of your cohort there: { $n }.
    .favour = A favour lets you ignore one card. Use it?
    .kept = It would keep for another year. But now it turns a point of disdain into valour.
    .saved = Your disdain is { $mine }, your valour { $n }. Your neighbour had no favour: disdain { $other }.
    .others = Diplomats bring favours too, each for one side. And at the baths bribes take disdain off again, as long as there is a year left.

lesson-map = Beyond the wall
    .goal = Draw on the map and hire a diplomat.
    .scout = You have { $n } patricians, and a scout may ride. For a soldier he draws the pattern of a card on your map.
    .ride = Send a scout.
    .stop = The year would end, and your soldiers would go home unused.
    .scout-first = That can wait. First the scout.
    .whose = The card may be your own, your neighbour’s or the neutral one. Your own shows a line: take it.
    .neighbour = A square, and your neighbour would get the soldier. The line will do.
    .neutral = A zigzag, but the soldier would stay on that card and bring another attack. The line will do.
    .bottom = What the pattern covers is yours. Along the bottom row, from the left: how many resources would the line find?
    .covered = So many lie in the row. But the line is shorter than the row.
    .more-there = Count again: the line covers all of the row but its last cell.
    .draw = Draw it where it finds most. It may be turned.
    .turn = It fits there, but finds less. Try the edges, or the row with the servants.
    .rows = A full row brings valour, full columns count for the Ranger. Leave gaps that later patterns can fill.
    .diplomat = Patricians also know whom to talk to: a diplomat brings valour ({ $n }) and favours for one side. Hire one.
    .diplomat-first = That can wait. First the diplomat, while you have what he costs.
    .side = Which side shall he speak for? In a game choose your weakest; here all are alike.
    .served = Your valour is { $n }. His favours turn cards away on that side, whenever you need them; the next diplomat must take another side.

lesson-count = The last year
    .goal = Spend the last soldier well, and count.
    .close = The last year of a game: you have { $n } points, your neighbour { $other }. A single soldier is left to you.
    .last = The next box of the wall guard shows a shield, the last of the fort a shield and discipline. The attack is near: spend the soldier.
    .guard = The same shield. But at the fort a step of discipline comes with it, and that is a point.
    .stop = What is left over scores nothing. A shield may.
    .side = Your three cohorts are equally strong, but your diplomats speak for left and centre only. Which one grows?
    .thin = If too many came there, a diplomat’s favours would still help. On the right they cannot.
    .year-over = Nothing is left to spend. End the year.
    .attack = Cards: { $n }, most of them on the right. Getting through: { $through }; the limit of the year is { $cap }.
    .favour = The favour of your temple serves any side, a diplomat’s only his own. Use one where cards get through.
    .wasted = All cards are held there. A favour would change nothing.
    .done = No attack comes after this one, and favours left over score nothing. Now it turns disdain into valour.
    .neighbour = Nothing gets through, and your whole limit becomes valour. Your neighbour has only one favour that serves there, and needs two: disdain { $other }.
    .tracks = Now count: a point for every box. Renown { $renown }, piety { $piety }, valour { $valour }, discipline { $discipline }.
    .total = Your path cards bring { $paths }, and old disdain counts { $disdain }. With { $renown }, { $piety }, { $valour } and { $discipline }, what is your score?
    .paths-too = That leaves out the path cards. What they count is scored now.
    .disdain-too = Disdain takes points away. Count once more.
    .end = You have { $n } points, your neighbour { $other }: the last shield has decided it. You know how to play Hadrian’s Wall.

guide-who = Who you are
    .text =
        You are a general on Rome’s northern border. Two sheets are yours. The left one is stone: the fort, the wall and its guard, and the four tracks your points stand on. The right one is people: traders, performers, priests, apparitores (the officials) and patricians, each with buildings that only they can open.

        Everybody plays at the same time, and nobody waits for turns. After the last year the most points win.
guide-year = A year
    .text =
        First a fate card gives everybody the same workers and resources. Then you look at two cards of your own: one becomes your path, an aim that scores at the end of the game; the other becomes your prospect, which pays now.

        Then come your actions, as many as you can pay for, in any order. When all have stopped, what is left goes back to Rome, and the Picts attack.
guide-box = An action is a box
    .text =
        Pay what the row asks, mark its next box, take what the box shows. Servants dig and cut wood. Soldiers stand guard. Builders, or soldiers, raise the fort. Resources raise the wall and the cippi, the stakes before it. Civilians become citizens.

        A box that shows a worker or a resource hands it over at once, and you may spend it on the very next box. Here the next fort box shows a civilian; a civilian who becomes a priest brings a servant; a servant in the mines brings resources. Good years are chains.
guide-fort = The fort leads
    .text =
        A wall box needs the fort box with the same number behind it. Flags under the fort are your infrastructure, and infrastructure opens hotel, workshop and road: small incomes that come back every year, and are worth most when they stand early.

        Sooner or later a row runs into a lock. A granary opens the next section for fort, wall, cippi, wall guard and mines together.
guide-people = The citizens
    .text =
        Each civilian fills a box of one of five tracks. The numbers of citizens open buildings: a theatre and gladiators for the performers, temples and gardens for the priests, a market and precincts for the traders, baths and a courthouse for the apparitores, diplomats and scouts for the patricians.

        Here the traders have filled { $n } boxes, and their market can be built. All tracks pull at the same few civilians: choose two or three.
guide-attack = The attack
    .text =
        Every year brings more attack cards, and each strikes left, centre or right. A filled box of the cohort there holds one of them. Cohort boxes cannot be bought: they come from shields on the wall guard, the wall, the cippi and the fort.

        What gets through is added up and becomes disdain, up to the limit of the year. What stays below the limit becomes valour instead. So a wall that holds does not only save points, it makes them.
guide-disdain = Disdain and favours
    .text =
        A little disdain costs a little, much costs far more: the row shows what is lost at the end. Favours of temples and diplomats make single attack cards harmless, after you have seen them.

        Disdain you have got can be washed off at the baths, by bribes, as long as there is a year left to do it in.
guide-neighbours = Your neighbours
    .text =
        You meet the others in two things. To buy a good for your market, or to draw a scout’s pattern on your map, you use a card that lies before somebody beside you, and they get what you pay: here your neighbour offers one good and the neutral card another.

        Neutral cards lie out when one or two play. What you pay onto them comes back as more attack cards.
guide-points = Where points come from
    .text =
        A point for every box on renown, piety, valour and discipline; up to a few for each path card; minus the disdain. Nothing else counts: a finished wall or a full town scores only through what it brought on the way. In this late position your renown is { $renown }, your valour { $valour }, and your path cards would bring { $paths }.

        A track pays more than points: every few steps a worker waits, further up a step on another track, and far along it a landmark can be built.
guide-end = How it ends
    .text =
        After the attack of the last year you count. If two have the same, the one with less disdain wins, then the one with more points of path cards.

        Alone you play for a rank, from Miles up to Legatus Legionis.
guide-mistakes = Three mistakes of beginners
    .text =
        Paying without looking one box ahead. Many boxes are blank: count the steps to the next picture before you begin a row, and end your year on a box that pays.

        Leaving the wall guard for later. Shields cannot be bought in a hurry, and towards the end the attacks grow fast.

        A bit of everything. A few boxes on each track open doors nobody walks through: go deep in two, and let your path cards say which.

first-path = One card is an aim for the end, the other an income today: early on keep the aim you would follow anyway, late in the game the one you have nearly reached.
first-act = Any number of actions, in any order: spend first on boxes that give something back, and last on those that are blank.
first-road = Your road brings a step every year: mostly on the track whose next picture is nearest.
first-attribute = A new road pays at once: look on which of its tracks a worker waits in the next box.
first-fort = A builder or a soldier pays: keep soldiers while shields on the wall guard are near.
first-cohort = Left, centre or right: fill gaps first, then go for the boxes that bring discipline or valour.
first-forum = Once a year workers can be exchanged for another kind: take the one who starts a chain.
first-landmark = Steps on another track for builders and resources; the Architect among your paths counts landmarks too.
first-citizen = Think of the next flag on each track, and of what its next box brings.
first-stall = Any open box will do; the last column of the market brings a worker too.
first-good = A neighbour’s card is certain, the deck a gamble; on a neutral card each purchase calls another attack.
first-show = Each performance can be given once: take the one whose guest or worker goes furthest this year.
first-drill = Who trains is who survives: a strong gladiator is better than a pair of weak ones.
first-battle = The card decides how many wounds he gets, and he lives if he has more strength than wounds: train before you fight.
first-worship = Any worker will do for the gods: give the kind you have no use for this year.
first-bribe = A bribe takes off a point of disdain, whatever it costs: use the cheap boxes first.
first-ruling = The court gives or exchanges workers: take the kind that carries your chain on.
first-diplomat = His favours serve a single side, for good: choose the side your cohorts hold least.
first-pattern = The shape you need may lie before a neighbour, who then gets your soldier; on a neutral card he calls an attack.
first-cells = Turn it and look what lies under it: servants and resources are yours at once, full rows bring valour.
first-favour = A favour makes an attack card harmless; it pays only once no more gets through than the limit of the year.
first-at-cohorts = Left, centre and right: every filled box holds an attack a year, and only on its own side.
first-at-mining = Servants dig here: some boxes bring a resource now and a production circle for every year after.
first-at-guard = Soldiers on the wall: shields for your cohorts and discipline in turn.
first-at-cippi = Stakes before the wall: a short row, blank at first, with shields further on.
first-at-wall = A resource a box, as far as the fort has come: civilians, renown and shields.
first-at-fort = Everything follows the fort: the wall, the cippi, and the flags that open buildings.
first-at-works = What the flags of the fort open: granaries for the next section, incomes for every year; training and forum are open from the start.
first-at-landmarks = Open when an attribute has come far along its track: builders and resources for steps on another.
first-at-attributes = Your points, box by box, with a worker waiting every few steps; disdain beside them takes points away.
first-at-traders = Traders bring a market for goods, and precincts that add to production.
first-at-performers = Performers bring a theatre with a performance a year, and gladiators who fight for renown.
first-at-priests = Priests bring temples, which make piety and favours of any workers, and gardens that draw citizens of other tracks.
first-at-apparitores = Officials: baths that wash off disdain, and a courthouse that exchanges workers.
first-at-patricians = Patricians bring diplomats with favours for one side, and scouts who draw on the map.
first-at-prospects = Cards of this year: a number to buy for a market and a shape to draw on the map.
