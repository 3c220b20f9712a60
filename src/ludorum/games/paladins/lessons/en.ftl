lesson-workers = Workers and a board
    .goal = Gather provisions and silver, then end a round.
    .border = You hold the western border of a kingdom whose king looks the other way. Whoever has the most victory points after the last round wins.
    .yours = These workers are yours for the round: labourers { $labourers }, scouts { $scouts }, clerics { $clerics }. Whatever you do, you do by putting some of them on your board.
    .spaces = Hunt has a plain space for anybody and a green one for a scout. One worker brings { $one ->
            [one] { $one } provision
           *[other] { $one } provisions
        }, two bring { $two }.
    .hunt = Provisions feed builders and monks. Send two to hunt.
    .alone = A lone hunter would bring { $one }, a pair brings { $two }. Send the pair.
    .silver-later = That would bring silver. It comes next; first we need provisions.
    .home = Your workers would go home, and the round would be over for you. There is more to do first.
    .hungry = You will learn that soon. For now everybody is hungry.
    .hunters = The scout takes the green space. Who takes the plain one? Whoever can do least elsewhere: a labourer.
    .second-scout = It works, but then both scouts are gone. A labourer can stand on the plain space just as well.
    .cleric-hunts = A cleric after deer? You will miss him when there is praying to do.
    .outpost = You have provisions: { $n }. The other player acts and sets an outpost on the map, with workers on a board of their own: nobody can ever take your spaces.
    .trade = Trade works the same way and brings silver. You have no merchant for its blue space, so send one worker.
    .next-lesson = That is a great deed, and it comes in the next lesson. Silver first.
    .silver-first = Possible, but a little silver in hand opens more doors. Trade first.
    .trader = Again the labourer will do.
    .needed = Scouts and clerics are asked for elsewhere, a labourer is not. Send him.
    .passes = The other player has done enough and passes. You could go on alone.
    .pass = Hunt and Trade are used up for this round. Pass: your board is cleared for the next one.
    .go-on = You could. But let us see how a round ends.
    .keep = Workers left over may stay with you, at most { $most }. Keep them all: next round new ones join them.
    .gone = That one would go back to the supply. Kept, it helps you next round.
lesson-monk = A monk goes out
    .goal = Send a monk to the map.
    .deeds = The actions on the right half of your board are the deeds you will be remembered for: here the points come from. Commission sends a monk to the map.
    .faith = Faith says how far he dares to go: the black flag of a region shows how much it takes. Your own faith is { $faith }, but Ivon, your paladin this round, lends you some.
    .send = With Ivon a monk needs no provisions, only workers. Send one.
    .develop-later = A good idea for later: your silver would be gone, and the monk still at home.
    .no-food = Monks of Ivon eat nothing, so the deer may live.
    .home = The round would be over for you, and the monk still at home.
    .monk-first = That can wait until the monk is on his way.
    .space = Each space rewards the first who comes, once. Take the one with the scout, and a worker comes straight back.
    .townsfolk-later = A free helper is strong, and a lesson of its own. Take the scout this time.
    .blameless = This space lifts a suspicion, and nobody suspects you: it would bring nothing.
    .two-silver = Silver is not bad. But a worker in hand is another action today.
    .pay = Commission takes a scout, a cleric and, on the plain space, anybody. A labourer is enough there.
    .labourer-will-do = It works. But the labourer would have done, and that one is good for more.
    .gains = Influence is { $influence }, the scout is here, and your Acolyte found silver, as with every monk. One deed, several gains: look for those.
    .neighbour = The other player puts an outpost beside your monk. Boards are your own, but the map is shared: that space is gone for good.
    .order = This is the King’s Order: whoever has sent { $times } monks by the end scores it. You are on the way.
lesson-wheel = Each deed opens the next
    .goal = Build a wall, then use its strength.
    .flags = Faith, strength and influence are your attributes: every deed asks for one and raises another. Fortify asks for influence and raises strength, Garrison asks for strength and raises faith.
    .wall = So a wall first, then an outpost that goes further. Fortify.
    .near-only = You could: your paladin Bérengier lends you strength. But after a wall the outpost may go a region further.
    .attack-later = Strength helps there too. It comes in a later lesson.
    .goods = You would have a little more in store, but no attribute moves. Build the wall.
    .wall-first = No attribute would move, and the workers would be missing for the wall. Build it first.
    .home = The round would be over for you, with nothing built.
    .builders = Garrison will need a merchant and a fighter: keep one of each.
    .merchant-left = Then both merchants are gone, and the outpost stays a plan.
    .thick = You never know a wall before it stands. This one is thick: strength { $n }, and with what Bérengier, your paladin, lends you, one region more is open than before.
    .outpost = The other player has sent a monk nearby. Now set your outpost: Garrison.
    .outpost-now = It would work. But your strength is high just now, and Bérengier asks no provisions for outposts.
    .far = Go as far as your strength lets you, to a space that gives a worker.
    .blameless = It lifts a suspicion, and you have none. The reward would be lost.
    .prayer = A prayer opens a used action again, but nobody would be left to use it.
    .silver = Silver is welcome. A worker can still act this round.
    .near = That is close to home. The far regions are open to you now, and their spaces are free.
    .turned = Faith is { $n }. Faith sends monks, monks raise influence, influence builds walls: the wheel has turned once.
lesson-riders = Who rides, who drinks
    .goal = Choose a paladin and a tavern for the round.
    .three = Each round you draw { $n } paladins from your deck. One rides with you now, one comes back next round, one goes under the deck.
    .wanted = The King wants monks, and monks want faith. Ivon lends it, brings a cleric and a scout, and spares you the provisions.
    .ride = Let Ivon ride; which of the other two comes back is up to you.
    .roland = Roland lends strength and recruits for nothing. But without faith your monks stay in the first region.
    .samson = Samson makes a workshop cheaper. Good in a round of building; the King wants monks.
    .arrives = The other player has chosen too, in secret. Ivon arrives with { $two } workers, and { $four } more sit in each tavern.
    .tavern = Count colours. Commission has its scout and cleric from Ivon: the tavern with fighter and merchant mans a second deed.
    .one-deed = Everything for Commission twice over. But an action is used once a round, and this crowd can do no second deed.
    .criminal = A criminal sits there: he fits every space, but brings a suspicion at once. We come to that.
    .ready = The other player takes another tavern; the last one is left over. A paladin and a tavern, and your round can begin.
lesson-townsfolk = Once, or for good
    .goal = Take somebody into your crew and see them help.
    .row = Townsfolk in the row: { $n }. The further right, the cheaper; the rightmost leaves when the round ends.
    .lines = The upper line is what one worker gets out of a card, once. The lower line is what it does for you all game: that takes two workers, one of them a fighter.
    .crew = You want walls, and the Gatekeeper has a gift for them. Recruit somebody for your crew.
    .once = With one worker the card is discarded for its upper line. Add a fighter, and it stays.
    .him-first = The wall comes next. With a Gatekeeper in your crew it brings more.
    .crew-first = Later. The earlier somebody joins, the more often they help.
    .home = The round would be over for you, and the Gatekeeper might be gone.
    .whom = Take the Gatekeeper. You keep { $left } silver.
    .owe = A debt instead of silver costs points at the end if it stays unpaid. You have silver.
    .architect = Free, but he helps with workshops only. Walls are the plan.
    .no-walls = That one does nothing for walls. Choose people who like what you do often.
    .pay = The fighter is asked for. Beside him, a scout can be spared.
    .needed = Fortify needs the merchant, and clerics are rare. You have scouts to spare.
    .peddler = The other player uses a card the other way: the Peddler is discarded for labourers, once. He is gone for you as well.
    .wall = Now build a wall and watch the Gatekeeper.
    .see-him = That would not set him to work. Fortify does.
    .builders = A merchant and scouts will do.
    .cleric = It works, but your only cleric would be gone.
    .helps = Strength is { $n }, and the wall brought a merchant. The labourer is from the Gatekeeper, as with every wall from now on.
lesson-workshop = A tool that works for nothing
    .goal = Build a workshop and use it.
    .standing = Every monk takes { $n } workers. A workshop can stand in for one of them, this round and in all others.
    .develop = Develop takes two workers of any kind and { $cost } silver; you have { $silver }.
    .cheaper-soon = The monk can go afterwards, and cheaper.
    .silver-gone = Most townsfolk cost silver, and the workshop takes all you have.
    .build-first = Later. A workshop built early is used most often.
    .home = The round would be over for you, with your silver unspent.
    .spot = It stays where it is for good, so cover a space you will use again and again: the scout of Commission.
    .plain = Possible. But anybody fills the plain space; the scout is harder to find.
    .no-plan = You could, but you have no plan there yet. The King wants monks.
    .pay = Give the two who can do least.
    .any-two = Any two will do, so keep scouts and clerics for the monk.
    .under = Under the workshop sat a scout: he is yours. Meanwhile the other player drives an outsider off, and that place stays empty this round.
    .monk = Now send a monk.
    .try-it = First try the new workshop.
    .space = The space with the scout again.
    .scout-again = Good, too. But a worker back keeps you going.
    .lost = It lifts a suspicion, and you have none: nothing would come back.
    .two = One worker less than before: the workshop does the scout’s part.
    .cleric = It works, but clerics are rarer than scouts.
    .pays = A workshop costs a lot once. From now on it saves a worker with every monk, and the last workshops of all score points.
lesson-strangers = Sword or sermon
    .goal = Attack one outsider and convert another.
    .below = Outsiders stand below the regions. The upper line is your loot if you attack, the lower line what they bring if you convert them.
    .pair = The Assassin, once converted, scores for every Saracen you have attacked. And the Adventurer beside him is a Saracen.
    .sword = So the sword first: Attack.
    .worth-nothing = The Assassin would come, but score nothing so far. First attack a Saracen.
    .monk-later = A fine deed. But both outsiders stand here today.
    .attack-first = That can wait; these two may not.
    .home = The round would be over for you, and the Adventurer leaves when it ends.
    .whom = What your strength lacks, silver pays. The Adventurer is near: you would keep { $left } silver.
    .assassin-gone = Then the Assassin is driven off, and there is nobody to score for Saracens.
    .far = The further right, the more strength is asked for, and the more silver it would cost. The Saracen is at hand.
    .pay = Converting needs a fighter and a cleric as well. You have clerics to spare.
    .fighter-left = Then no fighter would be left for the sermon.
    .loot = A labourer and a scout are your loot, and influence is { $n }. The other player sets an outpost and leaves you the Assassin.
    .sermon = Now convert him. Gérier, your paladin, lends you the faith for it.
    .moves-on = A fine deed, but the other player might take the Assassin first.
    .convert-now = The Assassin is still here. Next turn he may not be.
    .preachers = The labourer can stand in the middle.
    .labourer-will-do = It works, but the labourer would have done.
    .scores = Strength is { $strength }, and the Assassin is worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        } already. Every further Saracen makes him dearer.
lesson-inquisition = Let them come for somebody else
    .goal = Call the inquisition while others are more suspect.
    .criminals = Both of you have criminals: they fit every space, but each brings a suspicion and often tax. Tax is silver from the treasury, which has { $n } left.
    .most = When it is empty, the inquisition comes: whoever has the most suspicions takes a debt. You have { $mine }, the other player { $theirs }.
    .debts = If it came now, how many debts would you take?
    .only-most = Only those with the most are punished. Compare once more.
    .call = The Gatekeeper at the end of the row is free, and discarded he brings you tax. One worker, and the inquisition comes when you like.
    .level = Another criminal, another suspicion: you would draw level, and a debt might be yours as well.
    .crew = In your crew he would bring tax only with walls. Discarded, he brings it now.
    .hour = It would work. But the other player may soon be rid of suspicions: use the hour.
    .home = Then the other player decides when the inquisition comes.
    .washed = That would lift your own suspicion. Safe, but the other player goes unpunished.
    .whom = Discard the Gatekeeper.
    .no-tax = No tax, so the treasury stays as it is. The Gatekeeper empties it.
    .pay = Who knocks at his door? Somebody you have two of.
    .criminal = A criminal fits everywhere. Do not spend him where anybody will do.
    .fighter = You have only one fighter, but two scouts and two merchants.
    .came = Empty! The other player takes a debt, keeps { $left ->
            [one] { $left } suspicion
           *[other] { $left } suspicions
        }, and the treasury is filled to { $n }. You took the silver.
    .moral = The other player confesses at once: no suspicion is left there. Now the most suspect is you, so watch the treasury.
lesson-debt = Borrow, then repent
    .goal = Take a debt and turn it into a point.
    .squire = The Squire raises your influence at every inquisition that finds you without suspicion. He costs silver, or a debt.
    .crew = Take somebody into your crew.
    .once = Discarded, he raises influence once. In your crew he does so again and again.
    .squire-first = That helps today. The Squire would help at every inquisition to come.
    .home = The round would be over for you, and the Squire still in the row.
    .owe = Take him for a debt, and keep your silver.
    .honest = Honest, but only { $left } silver would be left. See what becomes of a debt.
    .not-him = That one has other gifts. This time the Squire, and for a debt.
    .pay = You will need a cleric, a merchant and one more in a moment.
    .criminal = Keep the criminal: he fits everywhere.
    .needed = That one is needed for the next deed. You have two merchants.
    .meanwhile = The other player trades for silver. Your debt lies before you, unpaid.
    .worth = How many points is it worth if it stays so?
    .dear = You would lose more than that: unpaid debts weigh heavily.
    .absolve = Absolve moves one of your jars to a blessing and lifts a suspicion besides. With Ivoire it costs no silver.
    .first-debt = Useful, but the debt lies there still. Absolve.
    .jar = Choose the blessing that pays a debt.
    .goes-anyway = One suspicion goes anyway, and you have no other.
    .less = A small gain. The debt is worth more than that.
    .workers = The scout can stand on the plain space.
    .suspicion = Lift the suspicion.
    .blameless = The Squire only works for the blameless. Let it go.
    .settle = And pay the debt.
    .stays = Then it stays, and costs you points at the end.
    .clean = Paid, the debt counts +{ $paid } instead of −{ $loss }. Faith is { $faith }, and nobody suspects you.
lesson-seventh = The last round counts differently
    .goal = Win a game you are losing.
    .behind = The last round. The other player has passed with { $theirs } points; you have { $mine }, and workers left.
    .fifth = You have sent { $n } monks, and the King’s last order asks for { $times }. Send another.
    .no-tomorrow = That pays off in rounds to come. There are none.
    .give-up = Then it would end as it stands. Look at the orders first.
    .little = A few points, perhaps. The King’s Order is worth more.
    .sword-next = A good idea, and it comes next. First make sure of the order.
    .pay = Keep the fighter and the criminal.
    .swords = One more thing can be done, and it needs a fighter. A merchant or a scout will do here.
    .criminal-last = A criminal fits every space. The cleric is here for exactly this one.
    .sum = Orders { $orders }, monks { $monks }, influence { $influence }: tracks and rows pay little at first, then a lot. You have { $mine } points.
    .sword = Silver left in the treasury: { $n }, and the other player is the most suspect. Your Defender takes tax with every attack, so attack.
    .level = A suspicion more, and you would be as suspect as the other player: a debt for both.
    .one-more = You lead, but narrowly. One more thing can be done.
    .tax-first = That would not empty the treasury. Tax would.
    .whom = What your strength lacks, silver pays. So take the nearest: the Invader.
    .criminal = His loot is a criminal, and with him a suspicion: the debt might be yours as well.
    .dearer = It would work, but costs more silver, and silver is points now.
    .fighter = Your workshops stand in for the rest. The fighter goes.
    .either = It makes no difference today. But a criminal is the last to be spent.
    .goods = Inquisition: the other player falls to { $theirs }. Now count: every { $per } silver and provisions together are a point. Silver { $silver }, provisions { $provisions }: how many points?
    .together = Add both up and see how often { $per } fit in. The rest is lost.
    .pass = Workers score nothing. Pass, and it is over.
    .enough = Another point may be found there. But you lead: pass, and count.
    .keep = There is no next round, so it makes no difference. Keep them all.
    .nobody = Nobody counts workers now. Keep them all, and the game is over.
    .count = You have { $mine } points, the other player { $theirs }. Towards the end look for turns like these: which order lacks only one more?
course = You guard the western border of a kingdom whose king has stopped looking. Each round a paladin and some workers come to you, and you spend them on your own board: on the left for goods and helpers, on the right for the deeds that score. One action a turn; most victory points after the last round win.
guide-win = Who you are, and how you win
    .text =
        You hold the border. Nobody can take your land, and nobody can use the spaces on your board: you compete for a shared row of people, a shared map and a nervous treasury.

        After the last round everybody counts what they have done. Nearly all points come from the deeds on the right half of your board and from three tracks: faith, strength and influence.
guide-paladins = A paladin for the round
    .text =
        Every round you look at { $hand } of your paladins. One rides with you now, one waits on top of your deck for the next round, one goes to the bottom, where you may never see it again.

        For this round only the paladin lifts your attributes and makes one action cheaper or richer. It also brings { $workers } workers.
guide-taverns = A tavern full of workers
    .text =
        Then everybody in turn picks a tavern and takes the { $n } workers drinking there. Count the colours your plans ask for.

        Criminals fit every space, but each brings a suspicion along.
guide-turn = Your turn
    .text =
        Put workers on one action, all at once, and it happens. A space with a colour wants that worker, a plain space takes anybody. An action that is used stays shut for the rest of the round.

        When you have no more to do, pass: your board is cleared, and you may keep a few workers that are left over. Turns go round until everybody has passed.
guide-left = The left half feeds you
    .text =
        Hunt brings provisions and Trade silver: { $one } for one worker, { $two } for two. Recruit finds helpers; more of that below.

        Develop turns two workers and { $develop } silver into a workshop. It stands in for a worker of the right half, every time, for the rest of the game, and frees the worker that sat under it.

        Pray takes a cleric and { $pray } silver and empties another action, so that you can use it again. Conspire turns any worker into a criminal. People talk.
guide-townsfolk = Townsfolk: once, or for good
    .text =
        Townsfolk in the row: { $n }, cheaper the further right. One worker discards a card for its upper line. Two workers, one of them a fighter, take it into your crew, where its lower line works all game.

        When the round ends, the rightmost leaves and new ones come from the left.
guide-right = The right half is what you are remembered for
    .text =
        Each deed takes { $n } workers, fewer with workshops. It asks for one attribute and raises another.

        Commission sends a monk to the map: faith opens the regions, influence rises. Fortify builds a wall: influence allows it, strength rises. Garrison sets an outpost on the map: strength opens the regions, faith rises.

        Absolve moves a jar to a blessing of your choice: influence allows it, faith rises, a suspicion goes. Attack drives an outsider off: strength, or silver for what is missing; influence rises, and you loot. Convert wins an outsider over: faith reaches it, strength rises, and the card scores at the end.

        See the wheel? Faith feeds influence, influence feeds strength, strength feeds faith. Do only one thing, and it soon stops, for what it needs never grows.
guide-suspicion = Suspicion
    .text =
        For each criminal you gain you turn up a suspicion and take the tax it shows, out of the treasury. Here { $left } silver is left, and the suspicions are { $mine } to { $theirs }.

        The moment the treasury is empty, the inquisition comes. Whoever has the most suspicions takes a debt and loses half of them; all others walk home whistling. Then the treasury is filled again.
guide-king = The King
    .text =
        In the first rounds the King gives orders. Whoever has done an ordered action { $times } times by the end scores it, whoever else does too; the later the order, the more it is worth.

        Later he opens a favour a round: small actions on the main board, one worker each, and only one player a round on each.
guide-scoring = What scores
    .text =
        Tracks pay little at first, then steeply: here faith { $low } is worth { $little }, influence { $high } is worth { $much }. Rows of monks, outposts, walls, jars and workshops are the same: the first ones score nothing, the last ones a lot.

        Add King’s Orders, points on walls, and converted outsiders, each in its own way. A paid debt is worth a little, an unpaid one costs { $loss }. Every { $per } silver and provisions together are worth a point.
guide-end = The end
    .text =
        After the last round the game ends at once. Workers, townsfolk and attacked outsiders score nothing by themselves, and silver hardly anything: spend it while it can still become deeds.
guide-mistakes = Three mistakes nearly everybody makes
    .text =
        Paying with the wrong people. A cleric on a plain space is a cleric who cannot preach: pay plain spaces with labourers, then with the colour you have too many of.

        A little of everything. The first pieces of a row score nothing: choose two or three rows early, best those the King has ordered, and go far in them.

        Being afraid of criminals, or not at all. Suspicions hurt only if you have the most when the treasury runs dry: watch what is left there, and what the others carry.
first-start = Somebody joins you free of charge and for the whole game: which deed of the right half would you like to do often?
first-paladins = Look for the attribute and the help your next deed lacks; the paladin you put on top comes back next round.
first-tavern = Compare these workers with the coloured spaces you want to fill, and mind what a criminal brings along.
first-act = One action, then the others act: what opens something else this round comes first, gathering can wait.
first-pay = Coloured spaces are settled; on plain ones put labourers or the kind you have most of, criminals last.
first-recruit = A discarded card pays its upper line once, a card in your crew its lower line all game: weigh that against the price of its place.
first-free-recruit = No worker, no silver: the dear cards on the left are the bargain; early in the game for your crew, late to discard.
first-develop = A workshop never moves: put it where you will act most often, on the colour you rarely have.
first-clear = That action can be used again this round, if you still have the workers for it.
first-free-pray = A prayer without cleric and silver: it may even reopen the action that just brought it.
first-commission = Every space pays once, to whoever comes first: a worker back is another action now, a free recruit helps for long.
first-garrison = Far regions pay better and stay free longer; your strength says how far you may go.
first-absolve = There are more blessings than jars: choose what you can use now, a debt paid or an action reopened.
first-attack = Compare the loot with the silver your missing strength would cost.
first-convert = The card scores at the end by something you do: take the one that suits your plans.
first-choice = You get one of these, now; what you cannot use is lost.
first-order = Tax and criminals may call the inquisition: take first what makes you less suspect.
first-discard = Fewer suspicions make you safer, though some townsfolk and outsiders reward you for having them.
first-pay-debt = A paid debt brings points instead of costing them: there is hardly ever a reason to say no.
first-remove-debt = The debt would be gone without a trace; paying it would be better still, if you see a way.
first-inquisition = Your crew acts before suspicions are compared: first those who like suspicion, then those who lift it, then those who want none.
first-keep = Keep the colours your next paladin is unlikely to bring; the others go back to the supply.
first-at-develop = Here workers and silver become a workshop that stands in for a worker for the rest of the game.
first-at-recruit = A single worker gets a favour out of a townsfolk, a pair with a fighter wins a friend for the whole game.
first-at-hunt = Provisions are brought from here; monks, walls and outposts need them.
first-at-trade = Silver is earned here; it pays for people, workshops, jars and sermons.
first-at-pray = A cleric and some silver make another action of yours fresh again.
first-at-conspire = Any worker becomes a criminal who fits every space, at the price of a suspicion.
first-at-commission = It needs faith and raises influence; the monk takes the reward of his space.
first-at-fortify = It needs influence and raises strength; what else a wall brings is a surprise.
first-at-garrison = It needs strength and raises faith; silver cannot make up for strength here.
first-at-absolve = It needs influence, raises faith and lifts a suspicion; it is the surest way to pay debts.
first-at-attack = It needs strength, or silver for what is missing, and raises influence; over the whole game it knows no limit.
first-at-convert = It needs faith and raises strength; what you convert scores at the end.
first-at-townsfolk = People for hire: the price falls to the right, and the rightmost leaves when the round ends.
first-at-land = Every region shows how much faith or strength it takes; monks and outposts of all players share the spaces.
first-at-favours = Small actions open to everybody: one worker each, and whoever comes first keeps the others out this round.
first-at-orders = Do what an order shows often enough and it scores at the end, for you and for everybody else who does.
first-at-treasury = Tax is taken from here; when it is empty, the inquisition comes for those with the most suspicions.
first-at-attributes = Big numbers are levels, small ones the points they are worth; the arrowheads show where something new opens.
