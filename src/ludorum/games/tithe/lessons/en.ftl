course = You collect tithes for the king. Each round everybody bids a card of the hand in secret, and the highest bid that nobody has matched takes the tithe. Most points win.
guide-goal = Who you are
    .text = You collect tithes. Every tithe you take is worth the points it shows, and whoever has the most points at the end wins.
guide-turn = A round
    .text =
        A tithe is opened. Everybody lays one card of the hand face down, and all bids are opened at once: you begin with { $cards } cards.

        Bids that are equal cancel each other out. The highest of the others takes the tithe, and its owner may change a card of the hand.
guide-end = How it ends
    .text = When no tithe is left, what remains in the hand can be sold for coins. A coin is a point, and with every sale the neighbour on the left gets one too.
guide-mistakes = Three mistakes beginners make
    .text =
        Bidding the highest card for a small tithe: it is missed when a large one comes.

        Bidding what everybody bids: a high bid that is matched wins nothing.

        Leaving grain in the hand: sell it, it is worth nothing there.
lesson-bid = A bid in secret
    .goal = Win a tithe, and make your hand better.
    .tithe = A tithe of { $n } lies open. Whoever has the most points at the end wins, and tithes are where points come from.
    .spend = Everybody bids one card of the hand at the same time, in secret. You hold { $cards } cards: bid high for a tithe of { $n }.
    .middling = It may be enough, but the other player may have more. For a tithe of { $n } a high card is well spent.
    .low = Only the highest bid takes the tithe, and every bid is spent. Keep that one for a small tithe.
    .opened = The bids are opened and yours is the highest: you have { $n } points. Both cards are gone.
    .swap = Whoever wins may put one card under the harvest pile and draw another. Give away a low one.
    .kept = You may keep your hand as it is. But a new card is seldom worse than your lowest.
    .good-card = That one can still win a tithe. Give away a card that cannot.
    .drawn = A card worth having, and nobody else has seen it. Tithe after tithe goes like this.
lesson-alone = The bid that stands alone
    .goal = Win a tithe with a low card.
    .small = Three at the table now, and a tithe of only { $n }. Bids that are equal cancel each other out.
    .spend-little = A small tithe is not worth much grain. Bid one of your lowest cards.
    .dear = It might take the tithe, but you will miss it when a large one comes. Bid lower.
    .matched = The two others bid the same, so neither counts: your low card takes the tithe. You have { $n } points.
    .moral = The highest bid that nobody has matched wins. If all are matched, the tithe is lost to everybody.
lesson-market = What is left goes to market
    .goal = Sell the last card, and count.
    .over = No tithe is left; { $tithes } of them are yours. What remains in your hand can be sold for coins, and a coin is a point.
    .worth = A card brings a quarter of its value in coins, rounded up. What will your last card bring?
    .not-face = That is its value. The market pays a quarter of it.
    .quarter = A quarter, and rounded up. Count once more.
    .sell = Sell it.
    .grain-left = Grain that is left in the hand is worth nothing. Sell it before you leave.
    .neighbour = With every sale the neighbour on the left gets a coin too. The other player has sold, so you have { $n } coins now.
    .count = The end: you have { $n } points, the other player { $other }. You know how to play Tithe.
first-bid = One card each, in secret: high for a tithe you want, low for one you do not.
first-swap = You have won: a card of your hand may go under the pile for another.
first-sell = Grain that is left over becomes coins, and a coin is a point.
