# The page of `ludorum report`. Figures come as text, already written the way of the language.

report-laboratory = laboratory
report-subtitle =
    { $players ->
        [1] Solo game
       *[other] { $players } players
    } · { $bots } · seed { $seed }
report-unit-games =
    { $n ->
        [one] game
       *[other] games
    }
report-unit-winning = points win, typically
report-unit-score = points, typically
report-unit-margin = points ahead of the next
report-unit-length = decisions per game
report-seat = Seat { $n }
report-opponent = Opponent

## In short

report-short = In short
report-best-seat = { $who } wins most: { $share } of the games ({ $low } to { $high }), where an equal share is { $even }.
report-even = No seat has an edge that { $games } games could show: the shares differ by less than luck alone would explain.
report-alone = { $who } wins { $share } of the games ({ $low } to { $high }).
report-solo-scores = Nobody plays against you here: what counts is the score; its median is { $low } to { $high } points.
report-best-trial = { $trial }: { $share } of the games are won, the most of all; { $other }: { $least }, the fewest.
report-longest-trial = A game is longest with { $trial }: { $n } decisions, against { $least } with { $other }.
report-line-more = Winners get most of their lead from { $line }: { $n } points more than the others.
report-line-less = The others are ahead in one thing above all: { $line }, by { $n } points.
report-deed-more = What winners do more than the others, above all: { $deed } ({ $times } as often).
report-deed-less = What winners leave to the others: { $deed } ({ $times } as often).
report-range = Half of all games take { $low } to { $high } decisions; one in twenty takes more than { $most }.

## The drawings

report-seats = Who wins
report-seats-about = Share of games won, with shared wins divided. The bar is the 95% range. The line is an equal share.
report-seats-alone = Share of games won. The bar is the 95% range.
report-scores = Scores
report-scores-about = How often each score comes up; the mark is the median, the darker part the middle half.
report-length = Length of a game
report-length-about = Decisions taken by people or bots; what is forced does not count.
report-lines = Where the points come from
report-lines-about = Mean points for each line of the score sheet: seats that won, and seats that did not.
report-winners = winners
report-others = others
report-difference = difference
report-deeds = What winners do
report-deeds-about = How many times winners do a thing for every time the others do it. The thin line is the 95% range. Winning may be the cause of a habit as well as its effect.
report-often = Everyday
report-often-about = once in two games, or more often
report-rare = Cards and rarer things
report-rare-about = less often than that
report-nothing = Nothing that luck alone could not explain.
report-times = ×{ $n }
report-per-game = { $n } per game
report-compared = Compared
report-trial = Played with
report-median = median
report-half = middle half
report-column-games = games
report-column-score = winning score
report-column-margin = margin
report-column-length = decisions
report-column-wins = wins by seat
report-column-won = games won

## How it was made

report-made = How this was made
report-command = Command
report-rules = Rules
report-rules-of = { $title }, edition { $epoch } of the rules, Ludorum { $version }
report-settings = Settings
report-standard = the standard game
report-bots = Bots
report-digest = Digest of all ends
report-again = The same command plays the same games again, and gives the same digest.
report-fan-made = Ludorum is fan-made and unofficial. It is not affiliated with Garphill Games or any other publisher, and it contains no publisher art or rulebook text. If you enjoy a game here, please buy it.

## In sentences about what players do

report-nobody = { "" }
report-another = another player
report-some = { "" }
