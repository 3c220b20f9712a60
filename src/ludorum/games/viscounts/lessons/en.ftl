course = The king is weak, and you are one of the viscounts who settle things for him. Each turn you play one of your townsfolk, ride as far as the card says, and do one thing where you stop: trade, build, send workers into the castle or copy a manuscript. Virtue and corruption clash on the way. Most points win.

## Lessons

lesson-turn = A card, a ride, a deed
    .goal = Take one whole turn.
    .aim = The king is weak, and you are a viscount who settles things in his place. Whoever has the most points at the end wins: they come from buildings, the castle and manuscripts.
    .card = A turn begins with one of the townsfolk in your hand. The number on the card is how far your viscount rides; its symbols are what you can pay with.
    .play = You stand on space { $here }, and space { $there } trades merchants for stone. Play a card that rides that far and has merchants.
    .lender = The Lender has merchants too, but his number is { $short }. The rest of the way would cost silver.
    .squire = The Squire rides just as far, but a noble adds nothing to a trade.
    .move = Ride clockwise, { $n } spaces; every space further costs silver. Stop on space { $there }.
    .early = Here merchants tear up a weak card, which is useful one day. Today you want the stone on space { $there }.
    .inside = By the castle nobody trades: there you place workers or copy manuscripts. The stone is on space { $there }.
    .further = That far you would pay silver. The way to space { $there } costs nothing.
    .trade = Now take one action where you stand. The merchants of the Journeyman and those printed on your board pay together: trade.
    .nothing = Then your merchants would bring nothing this turn. Symbols cannot be saved.
    .borrowed = That would pay the Vicar to help, and you would lose him. You have merchants enough.
    .much = Your { $icons } merchants are worth { $n } stone. Take that many.
    .unused = The other merchants would be lost: symbols cannot be saved, but stone can.
    .silver = Silver stands in for merchants, so more is possible. But you will want the silver in a moment.
    .hire = Now you may hire the open townsfolk beside you. The Vicar costs { $n } silver and makes your deck better.
    .alone = You may go without. But your own cards are weak, and people like him make the later turns strong.
    .drawn = The Vicar lies on your discard pile and comes with the next shuffle. You draw up to { $n } cards, and that was a turn.
    .theirs = The other player builds a workshop: that site is taken. It is your turn again, and the Journeyman moves right: a card pays for { $n } turns before it is pushed off.
lesson-build = Stone, a site, a slot
    .goal = Build a workshop.
    .why = Whoever builds gains three times: points, what the building site shows, and what the building uncovers on your own board.
    .play = Builders pay for it, and you have { $n } stone to help. Play the card with a builder.
    .merchant = A merchant cannot build, so more of your stone would be spent. Play the card with a builder.
    .move = Ride to space { $there }. From there you reach the two sites on this side of the river.
    .inside = By the castle nobody builds. Stay on the outer road.
    .other-bank = From here you reach the other side of a river, with other sites. Today we want gold, from space { $there }.
    .further = There are sites there, too, but you would pay silver for the way. Space { $there } costs nothing.
    .act = Your action is to build.
    .later = He would help you for silver and be gone: that is the next lesson. Today you have enough.
    .idle = Your builders would be lost: symbols cannot be saved.
    .stand-in = You have { $icons } builders, too few for a workshop. A stone stands in for each one missing, so of your { $n } stone { $left } will be left.
    .slot = You choose the slot that the workshop leaves, and it works for the rest of the game. Take the one that gives you a bigger hand.
    .slot-one = It would let you discard a weak card with each hire: good, too. But one card more to choose from helps every turn.
    .slot-two = It would help you in collisions, and you do not know those yet. Take the bigger hand.
    .site = Whoever builds on a site gains what it shows. Take the one with gold.
    .hire = A free hire: any open townsfolk of the ring. That is good, too, but today we want gold.
    .three = { $n } points, { $gold } gold, and one card more in hand from now on. Look at all three before you build.
lesson-dismiss = Borrowed hands
    .goal = Let the Woodcutter help you to a bigger building.
    .two-ways = The Woodcutter beside you is a builder. You can hire him at the end of the turn, or dismiss him now: he helps with this action, then he is gone for good.
    .left = Either way his price is the number on his card. You have { $n } silver: how much will be left?
    .not-free = He does not work for nothing. Look at the number in the corner of his card.
    .price = Look at the number in the corner of his card and take it away.
    .act = With him it is enough for a trading post, which scores more than a workshop. Build, and dismiss him for it.
    .small = Your own builders and your stone only make a workshop. Let him help.
    .coins = A few coins, and the free sites would have to wait. Others want them, too.
    .idle = Your builders would be lost: symbols cannot be saved.
    .gone = He is paid, and the effect in the upper corner of his card works at once: a virtue moves your white marker to { $n }. The Mason comes to light below him.
    .building = { $icons } builders and { $n } stone are yours now. Build a trading post, from the slot you like best.
    .step = From now on you may ride one space further for free.
    .cheap = From now on dismissing is cheap, whoever it is.
    .merchants = From now on you always have merchants.
    .too-small = A workshop, for that you did not need the Woodcutter. Use what you have paid for.
    .site = Place it where it gains gold.
    .other-site = A free hire is good, too. This time take the gold.
    .worth = { $n } points stand there now. Dismissing makes today’s action bigger; hiring makes your deck better for good.
    .hire = You have dismissed, and you may hire as well: the Mason costs { $n } silver. Decide as you like.
    .hired = He joins your deck, and builds with you every time he comes up.
    .kept = Silver stays in your purse, and the Mason stays open for the other player.
lesson-links = Good neighbours
    .goal = Build where both of you gain.
    .line = The trading post here belongs to the other player. A dotted line, a link, joins its site to the free one next to it.
    .virtue = The sign on this link is a virtue: it moves a white marker one slot to the left. Yours is on { $mine }, theirs on { $n }.
    .whose = You are placing a workshop. If it stands at the end of the link, on which slot will their marker be?
    .both = You would not gain it alone: a link with a building on both ends pays both owners.
    .once = A link pays once, one virtue to each owner.
    .site = It pays both, but you gain the site as well. Build there.
    .lonely = You could change the order of your cards, but no building is linked with this site yet.
    .flip = The site flips a debt or a deed, for you alone. An unpaid debt costs you points at the end: turn it over.
    .deed = A deed would gain as many points. But whoever flips a debt gains a resource, too.
    .resource = The debt is paid, and you gain a resource. Take the one you like.
    .shared = Your marker is on { $mine }, theirs on { $n }: you had the site and the link, they had the link. Build beside others, and leave room for others beside you.
lesson-castle = The third one starts the climb
    .goal = Bring a worker to the second tier.
    .pair = Two of your workers stand in this section of the castle. As soon as there is a third, they begin to climb.
    .play = Nobles open the castle, and gold stands in for them. Play your noble.
    .cleric = The Abbot rides as far, but clerics are for manuscripts. Play your noble.
    .merchant = Merchants do nothing in the castle. Play your noble.
    .move = From the inner space you place workers in the section before you. Ride there.
    .elsewhere = There you would face another section, where none of yours stands.
    .outside = From the outer road the castle is out of reach: it is for trade and building.
    .act = Place workers.
    .idle = Your nobles would be lost: symbols cannot be saved.
    .stay = Where three of yours stand, one climbs, one steps to the left and one to the right. If you place two, there are four: how many will stay in this section?
    .they-move = They do not all stay: one goes up, and one to each side.
    .count = One goes up and one to each side; the rest stays. Count once more.
    .place = You have { $icons } nobles and { $gold } gold. That is enough for two workers.
    .one = One is enough to start the climb. But with the gold a second one stays here and waits for the next.
    .climb = The one who climbed has found { $ink } ink and { $stone } stone. The two at the sides can start the next climb there.
    .worth = Your three on the first tier score { $low } together. How much does the one on the second tier score?
    .same = That is what it scored below. Higher up it is more.
    .high = Not that much: each tier adds a little.
    .keep = From three on the second tier one reaches the top. Whoever leads there scores { $n } more and draws a card more; and if a section gets too full, whoever filled it says who leaves.
lesson-books = Ribbons
    .goal = Copy a second manuscript.
    .ribbon = Manuscripts score by their ribbons. A grey one is yours, and alone it is worth { $n }; different colours together are worth far more.
    .play = A black one lies ahead. Clerics copy manuscripts: play your cleric.
    .no-cleric = That card has no cleric, and without clerics the manuscript stays where it is.
    .move = The manuscript of a segment is copied on its inner space. Ride there.
    .elsewhere = There lies another manuscript, and the way would cost silver. Ride to the black one.
    .outside = On the outer road there is nothing to copy. Ride to the inner space.
    .ink = It costs { $cost } clerics. The Abbot is one, another is printed on your board, and ink stands in for clerics: how much ink will be left?
    .not-enough = Two clerics are too few, so the ink has to help.
    .act = Transcribe it, which means copy it.
    .workers = One worker for the noble on your board: that can be done any time. The manuscript may be gone soon.
    .idle = Your clerics would be lost: symbols cannot be saved.
    .second = It is yours, and the next one lies open. With two colours the set is worth { $n }.
    .flip = This manuscript also does something at once: it flips a debt or a deed. An unpaid debt costs you points at the end: turn it over.
    .deed = A deed would gain as many points. But whoever flips a debt gains a resource, too.
    .resource = Take the resource you like.
    .third = Two colours are { $n } points. What will a set of three colours be worth?
    .more = Each new colour adds more than the one before. It is more.
    .still-more = The steps get bigger: think of squares.
    .moral = All four colours are { $all }. Three of one colour bring something else: a bonus card with symbols for good and { $bonus } points.
lesson-row = What is pushed off is not lost
    .goal = Use a card when it comes and when it goes.
    .full = This is the game you began, some turns later. Your board is full: the next card that comes in on the left pushes one off on the right.
    .theirs = The other player sends a worker into the castle. Now your turn begins, and the Journeyman is pushed off.
    .hire = The door on his card says what that brings: a free hire, from anywhere on the ring, and a virtue. Take the Friar.
    .woodcutter = He brings a virtue when hired, too. But the Friar brings another one each time you play him.
    .others = A good choice another time. The Friar brings a virtue now, and one each time you play him.
    .friar = One virtue for the Friar, one for the Journeyman: your white marker is on { $n }. Both cards lie on your discard pile.
    .play = Some cards work at once, by the sign of a bolt. The Financer brings silver and lets you exchange a card: play him.
    .plain = One symbol and nothing else. Fine when you need that symbol; today take the silver.
    .discard = You may discard a card, and draw another at the end of the turn. Choose one, or keep them all.
    .blind = The top card is put away unseen: it might be the one you were waiting for.
    .how-long = The Financer has come in on the left. On how many turns will his merchant count, this one included?
    .longer = He stays. Next turn he only moves one slot to the right.
    .once-more = There is one slot more on your board. Count it, too.
    .moral = A bolt works when the card comes, a loop while it lies there, a door when it goes. Next the Lender goes and flips a debt or a deed for you.
lesson-flip = Two papers and a clock
    .goal = Turn over what you owe and what you own.
    .papers = You have an unpaid debt, which costs you points at the end, and an acquired deed, which brings a few. Both have a better side.
    .play = On space { $there } merchants flip them, that is, turn them over. Play the card that takes you there with merchants.
    .thief = A criminal stands in for a merchant. But the number of the Thief is { $n }: the rest of the way would cost silver.
    .noble = That is far enough, but a noble cannot trade. Silver would have to make up for the merchants.
    .move = Ride to space { $there }.
    .inside = By the castle nobody trades. Space { $there } is on the outer road.
    .further = That costs silver, and you will need the silver. Ride to space { $there }.
    .act = Your merchants are enough for one flip. Trade.
    .idle = Your merchants would be lost: symbols cannot be saved.
    .flip = Flip the debt: then it is paid, it costs you nothing at the end, and you gain a resource at once.
    .deed = As many points, but no resource. The debt first.
    .resource = Take the resource you like.
    .again = Silver stands in for merchants: for { $price } of your { $n } silver you flip the deed, too. Do it?
    .saved = Silver scores nothing, it only breaks ties. Here it buys points.
    .worth = The debt is paid, the deed approved. What are they worth together now?
    .turned = The debt costs nothing now, and the deed still scores.
    .better = That is an acquired deed. Yours is approved now, and worth more.
    .clock = { $debts } debts and { $deeds } deeds lie in two stacks: they are the clock. When one of them is empty, the round is finished and one more is played.
    .prize = If the debts ran out, most approved deeds win a prize; if the deeds ran out, most paid debts. So look which stack gets low.
lesson-markers = Meet where it suits you
    .goal = Bring about a collision that pays.
    .two = Virtue, white, goes left; corruption, black, goes right. Yours are on { $virtue } and { $corruption }.
    .meet = When they meet there is a collision, and you gain what stands above that slot: deeds on the left, debts on the right. Then both go back to the ends.
    .ada = Playing a criminal brings a corruption for every criminal on your board. The Thief lies there: how many would Ada bring?
    .thief-too = Ada for herself, and the Thief once more: every criminal counts.
    .debts = And the markers would meet on { $m }, on the side of debts.
    .count = One for each criminal on your board, Ada included. Count them.
    .play = Rather gain virtue. A criminal pays for anything, so the Thief will help the Abbot: play the Abbot.
    .side = The markers would meet on { $m }, on the side of debts.
    .squire = The Squire brings a worker, but no virtue. A manuscript does.
    .move = The grey manuscript brings a virtue. Ride to its inner space.
    .other-book = Another manuscript lies there, and it brings no virtue.
    .outside = On the outer road you cannot copy manuscripts.
    .act = The Abbot, the Thief as a cleric and an ink: enough. Transcribe it.
    .idle = Then no virtue comes, and the next criminal pulls the markers right.
    .beside = The white marker is on { $n }. One step is missing.
    .hire = The Benefactor brings a virtue when hired, the last step. Hire him.
    .wait = Then they wait side by side, and the next corruption makes them meet further right.
    .clash = They have met in the middle: silver, a deed and a debt. You have { $deeds } deeds and { $debts } unpaid debts now, and both markers are back at the ends.
    .moral = One virtue more, and it would have been a deed without a debt. Criminals are good helpers as long as you look where the markers will meet.
lesson-own = The last turn
    .goal = Win a game in its last turn.
    .last = The deeds ran out, and this is the last round of a whole game. The other player has finished with { $m } points; you have { $n }, and one turn.
    .means = { $ink } ink, { $gold } gold and { $stone } stone are left, and they score nothing. Make something of them: a building, a manuscript or workers.
    .win = Nothing is prescribed now. Get more than { $m } points.
    .so-far = You have { $n } points, the other player { $m }.
    .won = { $n } to { $m }: you have won. Your workers at the top score { $top }, the castle leader { $leader } more.
    .prize = Your approved deeds score { $deeds }. The deeds ran out, so most paid debts win { $prize }; the other player gets { $less }.
    .moral = Nobody does everything: choose two ways to points and go them well. You know how to play Viscounts.

## How to play

guide-goal = Who you are, and how you win
    .text =
        The king is weak, and every viscount settles his own affairs. You may become the one who builds, the one who rules the castle, or the one whose manuscripts everybody envies: all of it is points, and most points win.

        Nobody has time for everything. Two ways, gone well, win a game.
guide-turn = A turn
    .text =
        Your board shows the phases of a turn from left to right.

        Cards: your row moves to the right, and you play one townsfolk from your hand into the gap on the left. Move: your viscount rides clockwise as many spaces as the number on that card, or further for silver; there is no way back. Action: you do one thing where you stand.

        Hire: you may buy the townsfolk beside you. Collision: only if your two markers have met. Draw: you fill your hand up to { $n } cards.
guide-purse = Your row is your purse
    .text =
        Every card has symbols: merchants, builders, nobles, clerics. All symbols in your row pay together, so a card pays for { $n } turns before it is pushed off. On the first turns symbols printed on your board help, { $printed } merchants for example, until cards cover them.

        What is missing you make up: silver for merchants, stone for builders, gold for nobles, ink for clerics. A criminal stands in for anything, but playing one has a price. Symbols you do not use are lost; resources stay.
guide-outside = The outer road: trade or build
    .text =
        Trade: each outer space exchanges merchants for something, as often as you can pay. It may be silver, a resource, the end of a weak card, or the flip of a debt or a deed.

        Build: on a free site of your side of the river. A workshop takes the fewest builders, a trading post more, a guildhall most, and they score in that order. You gain what the site shows, and the slot that the building leaves works for the rest of the game.

        Where a dotted line links your new building with another one, both owners gain what the line shows.
guide-inside = The inner road: workers or manuscripts
    .text =
        Workers: nobles bring them into the castle section before you. Where three of your own stand, one climbs and gains the reward of the section (here { $ink } ink and { $stone } stone), and the two others step aside, left and right. That may start the next climb. From three on the second tier one goes to the top, where the castle leader draws a card more.

        A section that gets too full is cut back: whoever filled it says which workers leave, and their owners are paid.

        Manuscripts: pay the clerics on the open one and take it. Many do something at once, others score at the end. The first player with three of one ribbon gains a bonus card.
guide-folk = The people on the ring
    .text =
        On each part of the ring lies a pile of townsfolk, and the top one is open. Hire them, and they join your deck for good. Or dismiss them during your action: their symbols help you now, and they leave the game.

        Either way you pay the number on the card ({ $n } silver for this one), and the effect in its upper right corner works at once.
guide-moments = When a card works
    .text = A bolt works when the card is played. A loop works as long as the card lies in your row. A door works when the card is pushed off. So look at what leaves your row next turn, not only at what comes.
guide-track = Virtue and corruption
    .text =
        Two markers start at the ends of a track. Virtue goes left, corruption goes right; here they are on { $virtue } and { $corruption }. Whoever plays a criminal gains a corruption for every criminal in the row, and a shuffle brings one or the other as well.

        When they meet there is a collision. You gain what stands above that slot, deeds on the left, debts on the right, and some silver; the others may gain what stands below. Then both go back to the ends.
guide-papers = Debts and deeds
    .text = An unpaid debt takes points away at the end, an acquired deed brings { $deed }. To flip is to turn one over: the debt is paid, costs nothing any more and brings a resource at once; the deed is approved and brings { $approved }.
guide-end = The end
    .text =
        Two stacks are the clock. When the last debt or the last deed is taken, the round is finished and one more is played.

        If the debts ran out, those with most approved deeds win a prize; if the deeds ran out, those with most paid debts. Of two players the first gets { $first } points, the second { $second }.
guide-points = What scores
    .text =
        Buildings score by kind, and more for each further one: a trading post { $post }, a guildhall { $hall }, all three workshops { $shops }. Workers score by their tier, the castle leader { $leader }.

        Manuscripts make sets of different ribbons: { $one }, { $two }, { $three } or { $four } points for up to four colours; some have points of their own. Each bonus card is { $bonus }. Debts, deeds and the prize come on top.
guide-mistakes = Three mistakes nearly everybody makes
    .text =
        Choosing a card for its symbols and forgetting its number. The number is where you end up: choose the space first, then the card that reaches it.

        Spending everything every turn. A guildhall that you save stone for is often worth more than a small building today.

        Letting the markers meet by accident. Before you play a criminal, look at the track: it says where they would meet.

## First times

first-pair = A place to start, goods and a hero for your deck: take the resources of the action you would like to begin with.
first-play = The number says how far you ride, the symbols what you can pay: look where you would end up before you choose.
first-move = Clockwise, at least as far as the card says: outside you trade or build, inside you place workers or copy manuscripts.
first-act = One action, here and now: symbols you do not use are lost, resources stay.
first-trade = How much you take: merchants pay first, then silver out of your purse.
first-again = The same once more, for silver: compare it with what else that silver would hire.
first-building = You choose the kind and the slot it leaves: the slot works for the rest of the game.
first-site = What the site shows is yours; a dotted line to another building pays both owners.
first-link = Several links pay at once: begin with the one that may help the other.
first-workers = More nobles place more workers: a whole group of yours in a section climbs.
first-pay = Resources make up for missing symbols: keep those your next action needs.
first-section = Free workers go into any section: where some of yours stand already, they may complete a group that climbs.
first-castle-move = One worker steps aside: it may complete a group, or leave a section that is too full.
first-group = More than one section is ready to climb: begin with the one that sends workers to the other.
first-remove = Too many stand there: whoever leaves is paid for it, so look whose worker you can best do without.
first-hire = The card goes on your discard pile and its corner works at once: read that first.
first-free-hire = Anybody open on the ring, whatever the price: take a dear one, or the corner you need.
first-free-manuscript = Any cheap open one: a new ribbon colour is usually worth most.
first-discard = Put a weak card away and draw another at the end of the turn; the top of your pile goes unseen.
first-destroy = A card leaves the game and pays its number in silver: fewer weak cards mean better turns.
first-destroy-own = A card may leave your deck before the game begins: many let a criminal go, or one without an ability.
first-rearrange = Put a card with a door on the right to cash it in, or one you need on the left to keep it longer.
first-resource = Ink for manuscripts, gold for the castle, stone for buildings: take what your next action lacks.
first-choice = One of the effects is yours: take the one you can use now.
first-flip = Both gain points: a debt also gives a resource now, and at the end a prize waits for the most of one kind.
first-order = Several abilities work now: begin with the one that pays for another.

first-at-road = Outer spaces are for trade and building, inner ones for workers and manuscripts; you always ride clockwise.
first-at-sites = Free sites show what they give, dotted lines what neighbours share.
first-at-castle = The higher a worker stands, the more it scores; a whole group of yours in a section starts a climb.
first-at-segments = Piles of townsfolk to hire or dismiss, and manuscripts to copy: only the top of each is open.
first-at-stacks = The clock of the game: when one stack is empty, the end is near.
first-at-hand = What you can play: the number is your ride, the symbols are your means.
first-at-row = Cards come in on the left and are pushed off on the right; all symbols here pay.
first-at-actions = What you can do where you stand; what is closed says what is missing.
first-at-phases = Your turn from left to right, with the slots that your buildings uncover.
first-at-track = White goes left, black goes right: where they meet, deeds or debts are paid out.
