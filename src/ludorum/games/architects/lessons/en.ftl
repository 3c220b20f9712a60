course = You are one of the king’s architects. On your turn you send a worker to a place and take what it offers; the more of your own people stand there, the more it gives. But crowds tempt rivals to arrest them. Gather, hire, build, and decide how honest to be: most points win when the Guildhall is full.

## How to play

guide-who = Who you are
    .text =
        You build a town for the king. You begin with { $workers } workers, { $plans } secret plans for buildings, { $silver } silver or a little more, and a middling reputation.

        Whoever has the most points at the end wins. Points come from the buildings you finish, from your share of the Cathedral, and from your good name.
guide-turn = Your turn
    .text =
        Put one worker on one place and do what the place offers. That is the whole turn; then the next player does the same, on and on, without rounds and without passing.

        The worker stays where it stands. With nobody left at home you lose a turn calling one back, so think of bringing people home in time.
guide-crowds = Crowds pay
    .text =
        A place gives more the more of your own workers stand there, and rivals beside them change nothing. In the picture you have { $here } in the Forest, and the next one brings { $next } wood.

        The Quarry gives stone in the same way, the Silversmith silver. In the Mines you choose between clay and gold; gold is dug in pairs. So a place gets better each time you come back.
guide-captures = Crowds get arrested
    .text =
        In the Town Centre { $price } silver captures a whole group of one colour in one place: a lone worker or, as here, { $n } of them. The captives stand on your board until you hand them over to Prison at the Guardhouse, for silver.

        Their owner fetches people out of Prison for nothing, but spends a turn on it. Those still on a rival’s board cost { $supply } silver and { $tax } more in tax, or a debt and some virtue. You may capture your own workers, too: that is the quick way to bring a crowd home.
guide-building = Building
    .text =
        In the Guildhall plans become buildings. Pay the goods on the card, have an apprentice for every skill it shows, and lay it down: its points are yours, and many buildings give something at once.

        The worker who built it lies in the hall for good. The hall is also the clock of the game: when its last slot is taken, everybody has one more turn.
guide-apprentices = Apprentices
    .text =
        They are hired at the Workshop for { $supply } silver and { $tax } more in tax. Each has a skill that buildings ask for, and helps you in a way of its own for the rest of the game.

        Your first worker there reaches the leftmost column, and every further worker one column more. Whoever wants to reach further lays a coin on each card passed over. The Workshop also gives new plans, free of charge.
guide-virtue = Virtue and tax
    .text =
        Virtue is your good name. Kind deeds lift your marker, crooked ones pull it down. The top of the track brings points at the end, but up there the Black Market does not serve you. The bottom costs points and closes the Cathedral, but saves tax. In the middle every door is open.

        Part of many prices is tax, which piles up on the Tax Stand. Whoever sends a worker there takes all of it, { $silver } silver in the picture, and loses { $loss } virtue.
guide-market = The Black Market and the guards
    .text =
        A few spaces, one worker each: quick goods, a hire or a choice of plans, for silver and a little virtue. When the last space is taken, the market is reset: everybody on it goes to Prison, and then prisoners are counted. Too many cost virtue, and whoever has the most takes a debt. The Guildhall resets the market as well, when its lower rows begin.

        A debt is paid at the Guardhouse with { $supply } silver and { $tax } more in tax; that lifts your virtue, too.
guide-cathedral = The Cathedral
    .text =
        It is the other work for a Guildhall worker. Pay the goods of the next level, give up a plan from your hand, step up and take a reward.

        Only the level you end on counts, and each is worth far more than the one below. There is little room at the top, and a bad name keeps you out.
guide-end = How it ends, and what counts
    .text =
        When the last slot of the Guildhall is taken, everybody has one more turn, and building is still allowed in it. Then buildings with an effect at the end do their work, and points are counted.

        Count your buildings and their effects, the Cathedral, and virtue, up or down. Every gold and every marble is a point, and so is every heap of { $silver } silver. A debt takes { $loss ->
                [one] { $loss } point
               *[other] { $loss } points
            } off, and every { $prisoners } workers in Prison take off another. Clay, wood, stone, cards in hand and captives are worth nothing: spend them.
guide-alone = Playing alone
    .text =
        Constantine, or Helena who is harder, takes the second seat. A deck of schemes says what they do: they need no goods, gather marble, climb the Cathedral and arrest your largest crowd.

        Each of their workers in the Guildhall is worth points as well: { $constantine } for Constantine, { $helena } for Helena. You must score more than they do.
guide-mistakes = Three mistakes beginners make
    .text =
        Growing one crowd and leaving it there. A coin is enough to arrest them all: harvest, then bring them home yourself.

        Collecting without building. The hall fills whether you build or not, and goods left over are worth nothing.

        Forgetting Prison. A prisoner or two look harmless, until the guards come and nobody has more. Before the last space of the market is taken, look who sits there.

## Lessons

lesson-crowd = One worker, then another
    .goal = Gather wood, and more of it with every visit.
    .win = You are an architect in the service of the king. The game runs until workers fill the Guildhall; whoever has the most points then wins.
    .turn = { $n } workers wait on your board. A turn is one worker sent to one place, to do what the place offers.
    .send = Send one to the Forest: buildings take wood.
    .other-goods = That brings other goods, and you will need them soon. Here we are after wood, and wood comes from the Forest.
    .elsewhere = You will get to know that place in another lesson. Wood comes from the Forest.
    .rival = The rival earns silver at the Silversmith, and takes nothing from you by it. What a place gives you depends only on your own workers there.
    .second = Your worker brought { $got } wood and stays in the Forest. How much will a second one bring?
    .only-one = The first one brought that. But it is still there, and counts again.
    .count = Count your workers there once the new one has come: each of them brings wood.
    .again = See for yourself.
    .first-there = Your worker would be alone there and bring { $stone } stone. In the Forest it finds company, and brings { $wood } wood.
    .stay = You may go there, too. But we want to see a crowd at work, and yours begins in the Forest.
    .rival-again = The rival comes back to the Silversmith as well, and has { $n } silver now. Crowds grow on both sides.
    .double = Now double your wood with a single worker.
    .not-doubled = That does not double your wood. Look where your people already stand.
    .moral = Three visits, { $n } wood: each brought more than the one before. Coming back is how this town pays, because workers stay where they stand.
lesson-first-building = From plan to building
    .goal = Put up two buildings.
    .plans = These cards are plans for buildings, and only you see them. The goods on a card are its price, the number is the points it brings.
    .price = Begin with the Well. You have { $stone } stone: how much is left once the Well is paid?
    .look = Look at the stone on the card of the Well, and take that much away from yours.
    .hall = Building is done in the Guildhall. Send a worker there.
    .more-goods = That brings more goods, but you have all the Well takes. Goods become points only in the Guildhall.
    .not-there = That place can wait. The Well can stand today, and the Guildhall is where that happens.
    .well = The Well stands: { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }, and it gave you { $clay } clay at once. The worker who built it lies in the hall to the end of the game.
    .rival = The rival goes on earning silver. The hall fills only when somebody builds, so the two of you decide how long the game lasts.
    .church = Now the Church, within two turns. Compare its price with your goods: what is missing?
    .stone = Stone was what the Church lacked. After that, it is the Guildhall’s turn.
    .missing = You have clay enough for the Church. What it lacks is stone, and the Quarry has that.
    .score = You have { $n ->
            [one] { $n } point
           *[other] { $n } points
        }. Most come from buildings like these; the rest from the Cathedral, and from virtue, your good name in town.
lesson-helpers = People with a skill
    .goal = Hire a mason, and see what he is good for.
    .skill = The Thieves’ Den brings { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }, but it shows a hammer. That is the skill of masonry: one of your apprentices must have it.
    .go = Apprentices are hired at the Workshop. Send a worker there.
    .back-room = The Black Market hires as well, but it costs virtue. There is a better place.
    .elsewhere = Nobody is hired there, and without a mason the Thieves’ Den stays on paper.
    .reach = The nearest card leaves you { $near } of your { $silver } silver; to reach further, you lay a coin on every card you pass over. What would the Labourer leave you, last in the upper row?
    .near-one = That is what the nearest card leaves. On the way to the Labourer there are coins to be laid.
    .passed = Count the cards before the Labourer: each of them takes a coin.
    .hire = The coins stay there for whoever hires those cards. Now look for masonry, and hire whoever costs least.
    .labourer = The Labourer has every skill, but only { $left } silver would be left. Another mason costs less.
    .gatekeeper = The Gatekeeper is a mason, too, but takes as much silver as the Labourer, and virtue as well. Another one costs less.
    .new-plan = A new plan costs nothing. But nobody would be there to build the one you have.
    .no-mason = A useful apprentice, but no mason. The Thieves’ Den needs masonry.
    .hired = The row slides left and a new face appears. Part of the price was tax: { $tax } silver lie on the Tax Stand now.
    .rival = The rival cuts stone at the Quarry. There is room for you, too, and now you have somebody for it.
    .quarry = The Stonecutter helps whenever you come to the Quarry. Try it.
    .just-hired = You would send away the man you have just paid for.
    .not-quarry = The Stonecutter helps only at the Quarry.
    .moral = A single worker, and { $n } stone: the Stonecutter adds to every visit. Hire early what you will use often.
lesson-arrest = The price of a crowd
    .goal = Capture a crowd, and be paid for it.
    .crowd = { $n } of the rival’s workers stand in the Mines, and the next one would dig more clay than ever. Time to do something about it.
    .town = Captures are made in the Town Centre. Send a worker there.
    .side-by-side = You would dig beside the rival, and change nothing for those already there.
    .not-town = The crowd in the Mines would stay, and grow. The Town Centre is where it can be stopped.
    .whom = For { $price } silver you capture all workers of one colour in one place, few or many. Whom do you want?
    .own = Your own people would come home: a fine move when nobody is left there. But { $home } are still at home.
    .stop = Your worker would just stand here for another day. The crowd is in the Mines now.
    .few = The same price takes a whole crowd elsewhere. Look at the Mines.
    .alone = The rival begins anew in the Mines: a lone worker, and little clay. That is what your silver bought.
    .go = Your { $n } captives bring nothing on your board. The Guardhouse pays for them: go there.
    .more-captives = More captives are welcome, but they bring nothing by themselves. The Guardhouse pays.
    .not-there = Meanwhile the rival may buy the captives free. The Guardhouse pays you for them.
    .sell = Hand them over to Prison.
    .keep = They would stay on your board, and bring you nothing.
    .paid = You are paid for every head, and have { $silver } silver. { $n } of the rival’s workers sit in Prison now, and fetching them out takes a turn.
lesson-ransom = Getting your people back
    .goal = Bring all your workers home.
    .bad = A bad week: { $prison } of your workers sit in Prison, and { $held } stand on the rival’s board. The Guardhouse mends both.
    .go = Send a worker there.
    .not-there = Nobody would come home by that. The Guardhouse is where people are set free.
    .first = One worker there, one action. Which brings most of your people home, and costs nothing?
    .sell-later = Silver for your { $captives } captives is good, and will come. But first think of your own.
    .debt = That frees those on the rival’s board, for a debt and some virtue. Prison can be emptied for nothing.
    .nobody = Your people would stay where they are.
    .rival = The rival earns silver, and still holds { $held } of yours. People on a rival’s board have to be bought free.
    .again = Go to the Guardhouse again: each of your workers there is one more action.
    .second = { $n } actions this time. Buying your people free takes more than your { $silver } silver, but you have captives: what comes first?
    .by-debt = It would work, but a debt costs points at the end. There is silver to be had right here.
    .buy = Now you can pay. Buy them free.
    .no-need = You have the silver now, so there is no need for a debt.
    .home = Everybody is free, and { $silver } silver are left. Prison is cheap to leave and a rival’s board is dear: whoever sends captives to Prison does their owner a favour, too.
lesson-honour = Up and down the ladder
    .goal = Rise in virtue, then make something of it.
    .ladder = Virtue is your good name, and your marker stands at { $v }. Here in the middle every door is open, and nothing is won or lost at the end.
    .go = The King’s Storehouse turns goods into virtue. Send a worker there.
    .crooked = That would pull you down the track. First we go up.
    .not-there = Your good name stays as it is. The King’s Storehouse can lift it.
    .trade = You have { $n } trades, one for each of your workers here. Give wood for virtue.
    .marble = A marble is a fine thing, and the Cathedral takes it. But here we want virtue.
    .unused = A trade would be left unused. You still have wood to give.
    .once-more = And once more.
    .rival = The rival cuts stone, and is no hindrance. Look at your marker: it stands at { $v }.
    .closed = So high up, one door is closed to you. Which one?
    .cathedral = The Cathedral
    .market-left = The Black Market
    .tax = The Tax Stand
    .low-door = The Cathedral welcomes you: it closes to those far down the track.
    .tax-open = The Tax Stand is open to all as long as silver lies there.
    .ends = The top of the track brings points at the end, the bottom costs points. Low down the Cathedral closes, but you pay less tax.
    .steal = Now something crooked: { $n } silver lie on the Tax Stand. Take them, and watch your marker.
    .honest = Honest, but { $n } silver would wait on the Tax Stand for somebody else.
    .moral = { $silver } silver in your purse, virtue { $v }, and the Black Market serves you again. Going up and down on purpose is an art of its own.
lesson-reckoning = When the guards come
    .goal = Bring the guards when it suits you.
    .market = The Black Market gives quick goods for silver and a little virtue. When its last space is taken, the guards come and the market is reset: everybody on it goes to Prison.
    .count = The rival stands on two spaces, and has { $n } workers in Prison. How many will that be when the guards have come?
    .not-yet = Those are there already. The two on the market will join them.
    .together = Add those on the market to those in Prison.
    .take = Then prisoners are counted: too many cost virtue, and whoever has the most takes a debt. You have nobody there, so take the last space.
    .wait = The rival would have time to fetch the prisoners out. Now is the moment.
    .guards = The guards are here. With { $n } in Prison the rival falls to virtue { $v }, and takes a debt on top.
    .loot = You have { $marble } marble from the market, and the rival’s name is now too bad even for the Cathedral. Your own worker went to Prison, but one is not many.
    .release = The rival spends a turn to fetch everybody out. Now you alone have a prisoner, and that would be the most.
    .fetch = Fetch your worker out before the guards come again.
    .risky = One more worker on the market means one more prisoner next time. Fetch the first one out.
    .still-there = Your worker would stay in Prison, and a debt would be yours if the guards came.
    .free = Out of Prison, please.
    .moral = Before the last space is taken, look at Prison. The guards are a weapon for whoever counts first.
lesson-debts = Owing and not owing
    .goal = Get rid of a debt.
    .owe = You went to the Black Market too often, the guards came, and now you owe a debt. At the end that is { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
        } off.
    .ways = There are three ways out: pay at the Guardhouse, rise beyond the top of the virtue track, or put up a building that destroys debts, like the Church.
    .virtue = The Church lifts your virtue, too; at { $v } it still costs you points. Where will your marker stand when the Church is built?
    .one-up = Look for the sign of virtue on the card, and count up from where you stand.
    .build = Send a worker to the Guildhall and put it up.
    .no-silver = Paying there takes { $supply } silver and { $tax } more in tax, and you have { $silver }. The Church takes what you have.
    .elsewhere = The debt would stay. You have all the Church takes.
    .tear = The Church offers to destroy a debt. Shall it?
    .keep = You may keep the debt. But it brings nothing, and takes { $loss ->
            [one] { $loss } point
           *[other] { $loss } points
        } at the end.
    .rival = The rival goes for wood, and your debt is gone.
    .after = You were below nothing, and have { $n ->
            [one] { $n } point
           *[other] { $n } points
        } now: a building, no debt, and a better name. A plan is worth what it does today, not only what is printed on it.
lesson-cathedral = Climbing the Cathedral
    .goal = Climb two levels.
    .what = The Cathedral is the other work in the Guildhall. Each level costs goods and a plan from your hand, and the first one costs gold.
    .go = In the Mines two workers together dig gold, and one of yours is there. Send another.
    .elsewhere = There is no gold for you there. The Mines have it.
    .dig = Clay or gold?
    .clay = That would be { $clay } clay, a fine heap. But the first level takes gold.
    .rival = The rival earns silver. In the Cathedral nobody has begun yet.
    .hall = Now to the Guildhall.
    .not-hall = The gold would wait. But the spaces of the Cathedral are few, and the rival climbs as well.
    .choose = A building, or the Cathedral?
    .well = The Well would bring its { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }. But this time we climb.
    .give = A plan must go. Give up the one you are furthest from building.
    .well-near = You could build the Well on your next turn.
    .church-near = The Church lacks only a little clay, and no skill.
    .reward = Every level brings a reward: this one gives gold, and lifts your virtue to { $v }. The rival gathers stone meanwhile.
    .climb = On to the second level. It takes wood and stone in any mix, and another plan.
    .race = The rival has wood and stone, too. You can take the second level now.
    .second-reward = Another reward, and you stand on the second level.
    .worth = How many points does the Cathedral bring you now?
    .first-level = The first level brought that. You stand higher now.
    .only-top = The levels below do not count. Only the one you stand on does.
    .moral = Only your highest level counts, and each is worth far more than the one below. Further up the spaces are few: the climb is a race.
lesson-last-turns = The last turns
    .goal = End the game, and win it.
    .late = A game near its end: one slot of the Guildhall is left. You have { $you ->
            [one] { $you } point
           *[other] { $you } points
        }, the rival { $rival }.
    .goods = You hold { $clay } clay, { $stone } stone, { $gold } gold and { $marble } marble. How many points are these goods worth at the end?
    .some = Most goods are worth nothing. But gold and marble count.
    .all = Clay, wood and stone are worth nothing at the end. Only gold and marble count.
    .take = So let goods become buildings. The Clay Market brings { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }, and more if you end with the most clay: take the last slot.
    .wait = The Clay Market would wait, and the rival would get more turns. You can end it now.
    .rival = The hall is full, and everybody has one more turn. The rival fetches stone, because a Stone Market pays for having the most: { $you } to { $rival }.
    .last = Your Clay Market works in the same way: you have { $clay } clay, the rival { $other }. Where to, on your last turn?
    .wood = Not bad: your Wood Market pays for wood in the same way. But this time, see what clay does.
    .silver = It takes { $per } silver to make a point. Look at what your buildings pay for.
    .nothing = That is worth nothing when points are counted. Look at what your buildings pay for.
    .dig = Clay or gold?
    .gold = Gold is always worth points. Having the most clay is worth more.
    .chapel = The game is over, and effects at the end come first. You stand higher in the Cathedral than the rival, so your Chapel lifts your virtue to { $v }.
    .count = Buildings { $b }, their effects { $e }, the Cathedral { $c }, virtue { $v }, then goods and a debt: { $you ->
            [one] { $you } point
           *[other] { $you } points
        }, and the rival has { $rival }. You have won, and know how to play.

## First times

first-draft = Your hand comes from these cards: people look for plans that need the same goods, and a large one for later.
first-board = Each board plays differently from the first turn on: high virtue is calm, low virtue is rich and wild.
first-first-apprentice = A free apprentice before the first turn: take one you will use at once, or one whose skill your plans ask for.
first-place = Look first at what your next building lacks, then at where your own people already stand.
first-mines = Clay comes in heaps and gold piece by piece; gold is a point at the end, and the way into the Cathedral.
first-storehouse = Each of your workers here is a trade: virtue for common goods, or marble for wood and stone.
first-workshop = An apprentice stays for the rest of the game, plans cost nothing; most people hire first, and draw plans when the hand grows thin.
first-capture = A capture takes a whole group, so count heads; your own people are a group, too, and come home by it.
first-guardhouse = Each of your workers here is an action: hand over captives, empty Prison, buy people free, pay a debt.
first-guildhall = A building brings its points now; the Cathedral brings more the higher you get, and a reward each time.
first-back-room = Here you may hire anybody from any column, or pick the best of several plans: the only place where the row does not matter.
first-keep = A single plan stays with you: take what you can pay for soonest, not what has the most points.
first-tavern = A free apprentice from any column, with the coins that lie on the card.
first-dismiss = Whoever is sent away does not come back, and the virtue it brought or cost stays as it is.
first-discard = Give up the plan you are furthest from: a missing skill counts for more than missing stone.
first-hand-limit = Your hand is too full: keep plans that need the same goods.
first-wood = The price is any mix of wood and stone: pay with what your next plan does not need.
first-save = Your board lets you keep wood or stone: keep what your next plan lacks.
first-choice = The building lets you choose: gold and marble are points at the end, anything else should help you next turn.
first-may = The building offers, it does not demand: say no only if you have a reason.
first-reset = Your apprentices act now, before prisoners are counted: free people first, then take what needs an empty Prison.
first-release = As many as you like, and usually all of them: prisoners are counted next.
first-destroy = Virtue beyond the top of the track can destroy debts, and a debt less is points saved.
first-buy-off = Pay silver now, or take a debt that costs points at the end.
first-take-back = Nobody is at home, so this turn goes into calling a worker back: take one that earns little where it stands.
first-end-order = Virtue still moves before the count: people gain first if they stand low, and lose first if a gain would run over the top.

first-at-quarry = The Quarry gives stone, more for each of your own workers there.
first-at-forest = The Forest gives wood, more for each of your own workers there.
first-at-mines = The Mines give heaps of clay, or gold once your workers come in pairs.
first-at-silversmith = The Silversmith is steady money, and pays better the more of your people stand there.
first-at-storehouse = The King’s Storehouse turns heaps of goods into virtue and marble; some apprentices trade here on better terms.
first-at-workshop = Apprentices stand here in rows: the further right, the more workers or coins it takes to reach them.
first-at-town = In the Town Centre crowds are arrested: those of rivals, and your own when you want them home.
first-at-tax = All tax piles up on the Tax Stand until somebody takes it, and pays for it with virtue.
first-at-guardhouse = The Guardhouse is the desk where captives are handed over, prisoners freed, and debts paid.
first-at-market = The Black Market has quick goods for silver and a little virtue, until its last space calls the guards.
first-at-guildhall = In the Guildhall plans become points; its free slots show how long the game will last.
first-at-cathedral = The Cathedral has few spaces on each level, and only the level you end on counts.
first-at-virtue = Virtue opens some doors and closes others, and counts at the end, for you or against you.
first-at-prison = People in Prison are counted when the guards come, and cost points at the end.
first-at-crew = Your apprentices: their skills are never used up, and their help works every time.
first-at-hand = Your plans, which only you see; those you could build today are marked.
