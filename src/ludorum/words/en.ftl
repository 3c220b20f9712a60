## Shell

# Who plays: a lone person, several at one keyboard (with a number), bots.

shell-you = You
shell-person = Player
shell-bot-0 = Matilda
shell-bot-1 = Godfrey
shell-bot-2 = Isolde
shell-bot-3 = Alcuin
shell-bot-4 = Bertrada
shell-bot-5 = Hugo

# The companion: the solo opponent at a real table

shell-companion = Your own copy is on the table, and this runs the opponent. Type a number or part of a name, or h for help.
companion-drew = The app drew ({ $deck }): { $card }
companion-our-text = { $card } (our wording; yours may differ)
companion-turn-up = Turn up a card yourself ({ $deck }): { $n }. It makes no difference to the opponent which.
companion-else = None of these
companion-other = somewhere else, no matter where
companion-chain = { $first }: { $then }
shell-companion-no-more = There is no other copy of that card.
shell-companion-otherwise = Paid differently? o asks again.
shell-companion-misread = That cannot be on the table. Check again, or step back with u.
shell-companion-none = Nothing matches that name.
shell-companion-row = So far: { $cards }
shell-companion-help =
    number   that answer;  part of a name   the answer it belongs to
    2 3 4 7  several cards at once, by numbers or names
    u        one step back, as often as you like
    o        you paid for the last thing differently
    why      what you cannot do now, and which rule says so
    ?        the rule behind the question;  ? { $clause }   shows a rule by number
    b        how the table should look
    q        quit; everything is saved

# Lessons

shell-no-lessons = There are no lessons for this game yet. To play it: { $command }
shell-lesson-line = { $done ->
    [0] ·
   *[other] ✓
} { $id }: { $title }
shell-lesson-next = Enter: continue;  q: quit
shell-lesson-left = To continue from here: { $command }
shell-course-done = That was the whole course. Now a game: { $command }

# The beginning

shell-players = At the table: { $players }.
shell-character = Bot style: { $character } ({ $about }).
shell-commit = Fingerprint of the dealing key: { $commit }
shell-help-hint = Type the number of an option, or h for help.
shell-no-language = This game has not been translated into your language yet, so it is shown in English.
shell-solo-one = { $game } has only one solo opponent, so there is nothing to choose. To play alone: --players 1.
shell-solo-none = { $game } cannot be played alone (players: { $players }).

# The screen

shell-turn = to move: { $player }
shell-clause = § { $clause }
shell-unchanged = Unchanged: { $parts }.  b shows all, b 1 one part.
shell-part = [{ $n }] { $title }
shell-no-part = Parts go from 1 to { $n }; b alone shows all of them.
shell-only-option = { " " }(only option)
shell-more-clauses =
    { $n ->
        [one] and { $n } more clause: be more precise
       *[other] and { $n } more clauses: be more precise
    }
shell-hand-over = { $player }: your turn. Everyone else, please look away. Then press Enter.

# Words for the commands, beside the letters that are the same in every language

shell-command-preview = preview
shell-command-clause = clause rule
shell-command-why = why
shell-command-undo = undo
shell-command-board = board
shell-command-lists = lists
shell-command-score = score points
shell-command-save = save
shell-command-quit = quit exit
shell-command-help = help
shell-help =
    number   choose that option
    p 3      what option 3 would do, before you choose it
    why      what is closed now, and which rule says so
    ?        the rule behind the question
    ? { $clause }   shows a rule by number;  ? word   rules with that word in them
    u        undo your last decision
    b        the whole table again;  b 2   one part of it
    Enter    the question again
    l        open lists of cards, if the game has any
    score    the score so far
    s        save;  q  save and quit
shell-no-lists = This game has no lists to look things up in.
shell-unknown =
    { $n ->
        [1] Type 1, or h for help.
       *[other] Type a number from 1 to { $n }, or h for help.
    }
shell-no-option =
    { $n ->
        [1] There is only option 1.
       *[other] Options go from 1 to { $n }.
    }
shell-no-clause = No rule found: { $what }
shell-nothing-refused = Nothing you might be looking for is closed right now.

# Previews

shell-preview-how = Which one? p 3 shows what option 3 would do.
shell-preview = If you choose { $n }:
shell-then-own = Then you choose again.
shell-then-other = Then another player chooses.
shell-then-chance = Then luck decides. You cannot undo this.
shell-then-known = Then something hidden is revealed. You cannot undo this.
shell-then-secret = It stays secret until everyone has chosen.
shell-then-over = Then the game ends.

# Files

shell-saved = Saved to { $path }. To continue: { $command }
shell-fault = The rules failed: { $what }. The game is as it was before your answer.
shell-recorded =
    Game record: { $path }
    It contains the dealing key. To check every draw: ludorum verify { $path }
    To watch the game again: ludorum replay { $path }

# The end

shell-over = game over
shell-points-now = Score so far: { $parts }
shell-points = { $player }: { $n }
shell-total = Total
shell-counts = Numbers in brackets show how many.
shell-winners = Won by { $players }.
shell-nobody-wins = Nobody wins.

# Replay

shell-step = Step { $n } of { $of }
shell-unfinished = The record stops before the game does. The score at that point:
shell-replay-keys = Enter: next;  b: back;  a number: that step;  q: quit

## Errors of the kernel, by code

error-not-asked = It is not your turn to decide.
error-not-offered = That is not one of the options.
error-stale = That decision has already been made.
error-impossible = That cannot be the outcome.
error-undo-nothing = You have nothing to undo.
error-undo-chance = You cannot undo this: luck has decided something since.
error-undo-others = You cannot undo this: another player has moved since.
error-undo-known = You cannot undo this: something hidden has been revealed since.
error-undo-needed = You cannot undo this: another player’s later choice depends on it.

## Web: the page. Ids begin with web-.

# Names of screens and parts

web-name = Ludorum
web-page = { $page } · Ludorum
web-page-yours = ● { $page } · Ludorum
web-nav = Main menu
web-home = Home
web-new = New game
web-replays = Replays
web-rules = Rules
web-sign-in = Sign in
web-settings = Settings
web-join = You are invited
web-nowhere = There is nothing at this address
web-close = Close
web-away = The server is not responding. Trying again…

# Languages by their own names, the same in every language

web-lang-en = English
    .short = EN
web-lang-uk = Українська
    .short = УКР
web-lang-ru = Русский
    .short = РУС

# Home

web-welcome = Five heavy board games, ready to play
web-welcome-more = Alone, against bots or with friends. The board shows what every move brings, and keeps every rule for you.
web-await =
    { $n ->
        [0] Your games
        [one] Your turn in one game
       *[other] Your turn in { $n } games
    }
web-no-tables = You have no games in progress. Pick one below.
web-tables-away = Some games cannot be reached right now. Nothing is lost; they will be back.
web-open-tables = Open seats
web-none-open = Nobody is looking for players right now.
web-played-now = In progress
web-games = Games
web-players =
    { $n ->
        [one] solo
       *[other] { $n } players
    }
web-range =
    { $from ->
        [1] 1–{ $to } players
       *[other] { $from }–{ $to } players
    }
web-gathering = Waiting for players
web-others-decide = Waiting for the others
web-play = Play
web-look = Open
web-sit = Join
web-watch = Watch
web-solo = Solo
web-alone-with = Solo opponent: { $who }.
web-own-data = About the cards
web-own-data-title = { $game }: about the cards
web-own-data-all = Whatever we filled in is marked in the rules.
web-free = open seat
web-seats-taken = { $n } of { $of } seats filled
web-rules-way = Searchable rules
web-rules-way-more = Every rule of every game, in three languages.
web-replays-way-more = Finished games to watch and to check.
web-credits = Fan-made and unofficial, with boards we drew ourselves and no publisher art. If you like a game, please buy it. Icons: game-icons.net, CC BY 3.0; Lucide, ISC. Fonts: OFL.
web-notices = Third-party licenses

# Signing in

web-how = How would you like to play?
web-way-guest = As a guest
web-way-sign-in = I have an account
web-way-register = Create an account
web-your-name = Your name
web-guest-note = Guests can play everything. This browser will remember you.
web-guest-name = Guest
web-password = Password
web-password-note = At least 8 characters.
web-enter-guest = Continue
web-enter-sign-in = Sign in
web-enter-register = Create account
web-you-are = Signed in as { $name }
web-you-are-guest = Playing as a guest: { $name }
web-sign-out = Sign out

# New table and lobby

web-game = Game
web-seats = Players
web-others-at = Opponents
web-seat-n = Seat { $n }
web-person = A friend, by invitation
web-bot = bot
web-bot-sensible = Standard bot
    .about = Plays by good rules of thumb and answers at once.
web-bot-random = Random bot
    .about = Picks any legal move. Good for trying out the rules.
web-bot-easy = Easy bot
    .about = Looks a little way ahead.
web-bot-normal = Medium bot
    .about = Looks further ahead.
web-bot-hard = Hard bot
    .about = Looks furthest ahead: the strongest, and the slowest.
web-bot-with = bot, { $character }
web-bot-full = { $level }, { $character }
web-bot-called = { $name }, { $character }
web-style-any = Any style
web-style-n = Style for seat { $n }
web-hints-allow = Allow hints
web-hints-allow-note = Anyone at the table may ask for one. Alone or against bots, hints are always available.
web-coached = Coach
web-coached-note = A word of warning before a costly choice, and what your opponents are up to.
web-hints-on = Hints are allowed at this table.
web-hints-off = Hints are off: several people are playing, and the host has not allowed them.
web-tempo = Time limit
web-tempo-none = no time limit
web-tempo-live = live: 15 min plus 20 s per decision
web-tempo-days = 3 days per decision
web-public = Open table
web-public-note = Anyone may take an open seat or watch.
web-make-table = Create table
web-start = Start the game
web-invite = Send this link to your friends
web-copy = Copy
web-copied = Copied
web-stand-up = Leave table
web-not-full-yet = The game can start once every seat is taken.

# Settings

web-language = Language
web-theme = Appearance
web-theme-auto = match the system
web-theme-light = light
web-theme-dark = dark
web-motion = Animation
web-motion-auto = match the system
web-motion-full = on
web-motion-none = off
web-pace = Other players’ turns
web-pace-none = instant
web-pace-quick = quick
web-pace-normal = normal
web-pace-slow = slow
web-sound = Sounds
web-sound-none = off
web-sound-part = { $n }%
web-single-keys = Single-key shortcuts
web-single-keys-note = Letters and digits act at the table. Turn this off if it gets in your way.
web-all-places = Show the board as a table
web-all-places-note = Every place, what is on it and what you can do there, in one table. Made for screen readers.
web-large = Large text in the companion
web-large-note = For a phone lying on the table.

# Rules and replays

web-search = Search
web-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-sections = Sections
web-all-rules = All rules
web-no-replays = No finished games yet.
web-verify = Check a record yourself
web-verify-more = The record of a finished game contains the dealing key. This command replays every draw and tells you whether it matches the fingerprint published before the first card:
web-verify-command = ludorum verify FILE.jsonl
web-download = Record
web-scores = Score

# The table

web-board = Board
web-dock = Your area
web-prompt = What to do
web-options = Options
web-amount = How many
web-fewer = Fewer
web-more-of = More
web-parts = Parts of the table
web-players-part = Players
web-player = Player
web-tab-board = Board
web-tab-dock = My area
web-tab-players = Players
web-tab-story = Story
web-tab-chat = Chat
web-you = you
web-decides = to move
web-everybody = Everyone
web-turn-n = turn { $n }
web-turn-of = { $name } · { $n }
web-your-turn = your turn
web-open-places =
    { $n ->
        [one] You have { $n } option.
       *[other] You have { $n } options.
    }
web-closed = { $place }: closed. { $reason }
web-as-list = Show as a list
web-about = What is this?
web-place = Place
web-lies-there = What is there
web-legend = Legend
web-legend-search = Find a symbol or a word
web-legend-all = All symbols { $n }
web-legend-here = On the table now { $n }
web-legend-places = Places { $n }
web-legend-signs = More symbols
web-legend-none = No matches.
web-key-legend = legend: what every symbol means
web-nth-worker = With your worker no. { $n } here
web-card-now = Now
web-card-can = You can
web-card-inside = Drawn there
web-card-rule = rule
web-card-at = { $what } ({ $place })
web-house-data = We do not know the printed numbers, so these are our own.
web-find-option = Find an option
web-n-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
web-ahead = What would happen
web-ahead-note = preview
web-undo = Undo
web-commit = Confirm
web-choose = Choose an option
web-waiting-for = Waiting for: { $names }
web-waiting = One moment…
web-over = Game over
web-you-watch = You are watching this game.
web-time-left = Time left:
web-reconnecting = Reconnecting…
web-resign = Resign
web-resign-sure = Resign? A bot will play on for you until the end. You cannot undo this.
web-resign-yes = Yes, resign
web-resign-no = Keep playing

# The story

web-story = What just happened
web-replay = Replay
web-no-story = Nothing has happened yet.
web-new-turns =
    { $n ->
        [one] { $n } new turn
       *[other] { $n } new turns
    }
web-gap = You missed part of this while you were away.
web-since = Since your last move:
web-since-count = { $turns }, { $steps }.
web-n-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
web-n-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
web-show = Show
web-skip = Skip
web-step-back = Back
web-step-on = Next
web-pause = Pause
web-go-on = Continue
web-back-to-game = Back to the game
web-as-it-was = Board before this turn
web-next-is = { $name } plays next
web-next-others = The others play next
web-hold-back = Undo

# Talk

web-chat = Chat
web-chat-lines = Messages
web-no-chat = No messages yet.
web-write = Write a message
web-send = Send

# The end

web-wins =
    { $winners ->
        [one] { $players } wins with { $n }
       *[other] { $players } win with { $n }
    }
web-winner = winner
web-points-from = Where the points came from
web-gains-losses = Gains and losses
web-show-board = Board
web-rematch = Play again

# Replay, score by turn, proof

web-replay-page = Replay
web-replay-loading = Loading the game…
web-watch-replay = Watch the replay
web-score-by-turn = Score by turn
web-as-table = As a table
web-turn = Turn
web-gains = Gains
web-losses = Losses
web-turn-of-all = Turn { $n } of { $of }
web-step-first = To the start
web-step-last = To the end
web-before-turns = Before the first turn
web-speed = Speed
web-speed-n = { $n }×
web-eyes = View as
web-eyes-watcher = a spectator
web-nothing-told = Nothing visible happened in this step.
web-scrubber = Position in the game
web-flag-at = { $flag }: turn { $n }
web-play-on = Play on from here
web-play-on-more = Starts a new table from this position. You take one seat and standard bots take the others; the cards from here on are shuffled anew.
web-play-on-seat = Your seat
web-play-on-go = Start from here
web-play-on-sealed = Others may still play this deal. When they have all finished, you can play on from any step.
web-proof = Nothing up our sleeves
web-proof-more = Every draw follows from a secret key and the moves made so far. The key’s fingerprint was shown before the first draw, so the key could not be swapped later. Now the key is public, and anyone can recompute every draw.
web-proof-run = Check now
web-proof-running = Checking…
web-fingerprint = Fingerprint
web-proof-here = In this browser
web-proof-key-ok = The key in the record matches this table’s fingerprint.
web-proof-key-bad = The key in the record does not match this table’s fingerprint.
web-proof-seen-open = This browser saw the same fingerprint before the first card.
web-proof-seen-running = This browser saw the same fingerprint during the game.
web-proof-seen-not = This browser first saw the table after the game, so it has no earlier fingerprint to compare.
web-proof-seen-other = This browser saw a different fingerprint earlier!
web-proof-server = On the server
web-proof-server-ok = Everything matches. Answers replayed: { $answers }; draws recomputed: { $draws }; positions compared: { $digests }.
web-proof-server-bad = Something does not match: { $problem }
web-proof-taken = Answers carried over from an earlier game, dealt with its key: { $n }.
web-proof-sceptic = Trust neither? Download the record and check it on your own computer:

# Hints and the review

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-clear = One option looks best
web-hint-close = Several are about equally good
web-hint-lead = Expected lead at the end: { $n } ({ $low } to { $high })
web-hint-points = Expected final score: { $n } ({ $low } to { $high })
web-hint-equal = about equal
web-hint-weaker = weaker
web-hint-numbers = The numbers, and how certain they are
web-hint-less = { $n } behind the best
web-hint-then = Then, for example:
web-hint-now = Points right away:
web-hint-over-first = { $n } expected by the end, compared with the first:
web-hint-over-second = { $n } expected by the end, compared with the second:
web-hint-note = An estimate from what you can see: the game was played out many times from positions that could be the real one. Brackets and bars show the 95% range.
web-hint-lines = By line of the score sheet: you minus your strongest opponent.
web-tab-review = Review
web-review = Costly decisions
web-review-more = Every decision is looked at again, using only what the player could know at the time. It takes a minute or two, and you can carry on meanwhile.
web-review-ask = Review the game
web-review-waiting = Reviewing: { $n }%
web-review-failed = This game could not be reviewed.
web-review-found =
    { $found ->
        [one] { $found } of { $n } decisions stands out.
       *[other] { $found } of { $n } decisions stand out.
    }
web-review-clean =
    { $n ->
        [one] { $n } decision, and nothing stands out.
       *[other] { $n } decisions, and nothing stands out.
    }
web-review-cost = Cost: about { $n } points
web-review-range = { $n } (from { $low } to { $high })
web-review-lines = By line of the score sheet:
web-review-played = Played:
web-review-better = Looks better:
web-review-note = Estimates: what the decision cost on average when the game was played out many times. Anything that could be luck is left out.

# The companion: the paper opponent at a real table

web-companion = Companion
web-companion-way = Play at a real table
web-companion-way-more = Your phone runs the solo opponent. Works offline.
web-companion-more = Your own copy is on the table. The phone knows the rules, plays the opponent and keeps score. It asks only what it cannot see: which cards come up, and what you decide.
web-companion-ways = What should it do?
web-companion-only = just the opponent
web-companion-only-more = It asks only about what the opponent looks at. You keep your own score.
web-companion-score = my score, too
web-companion-score-more = It also checks your moves and counts your points, so it asks a lot more.
web-companion-nothing = None of these; continue
web-companion-over = The game is over
web-companion-count-yours = Now count your own points.
web-companion-write-in = Not listed? Add it
web-companion-write-in-more = saved in your box
web-companion-running = In progress
web-companion-new = New game
web-companion-results = Results
web-companion-settings =
    { $n ->
        [one] { $n } more setting
       *[other] { $n } more settings
    }
web-companion-waking = Loading the rules. The first time takes about ten seconds.
web-companion-awake = Ready.
web-companion-fetching = Downloading for offline play: { $n }%
web-companion-offline-ready = Ready to play offline.
web-companion-offline-cannot = This browser needs a connection to play.
web-companion-offline-failed = The download did not finish, so you still need a connection.
web-companion-answers =
    { $n ->
        [0] just started
        [one] { $n } answer
       *[other] { $n } answers
    }
web-companion-forget = Delete this game:
web-companion-forget-sure = Delete it?
web-companion-played =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-companion-best = Best score: { $n }
web-companion-won = Won: { $n }
web-companion-install = Add the companion to your home screen: it opens at once and works offline.
web-companion-install-hand = In your browser’s menu, choose “Install” or “Add to home screen”.
web-companion-install-now = Install
web-companion-starting = Setting up the table…
web-companion-lost = This browser has no such game
web-companion-all = All companion games
web-companion-row = Cards in order
web-companion-put-back = Remove this card
web-companion-find = Part of a name
web-companion-clear = Clear the search
web-companion-kinds = Filter the list
web-companion-none = Nothing matches that name.
web-companion-closed = Not possible now: { $n }
web-companion-told = What happened
web-companion-done = Done; continue
web-companion-back = Step back
web-companion-show = Show me
web-companion-table = How the table should look
web-companion-otherwise = Pay differently
web-companion-misread = That cannot be on the table. Check again, or go back a step.
web-companion-fault = Something went wrong in the rules. Going back a step may help.

# Keys

web-keys = Keyboard shortcuts
web-key-arrows = move between places
web-key-digits = choose an option
web-key-enter = confirm
web-key-space = continue, or confirm at once
web-key-name-space = Space
web-key-escape = clear the choice
web-key-undo = undo
web-key-hint = hint, where hints are allowed
web-key-rules = the rule for the focused place or the question
web-key-story = the story
web-key-help = this list

# What the server says no to, by code

web-error-bad-request = That request could not be understood.
web-error-busy = Someone else got there first. Please try again.
web-error-csrf = This page is out of date. Please reload it.
web-error-down = This is unavailable right now. Nothing is lost; please try again soon.
web-error-frozen = The rules failed at this table. It is paused until someone has looked at it.
web-error-name-taken = That name is already taken.
web-error-no-game = That game is not available here.
web-error-no-puzzle = There is no puzzle left here.
web-error-not-answered = Answer the puzzle first.
web-error-no-lesson = There is no such lesson here.
web-error-no-deal = This deal has not started yet, or is already over.
web-error-no-tournament = This tournament does not exist, or is open only to members of a club.
web-error-no-places = This tournament is full.
web-error-tournament-closed = This tournament is no longer open for entry.
web-error-tournament-begun = This tournament has already started.
web-error-too-many-tournaments = Ten of your tournaments are still open. End or cancel one first.
web-error-removed = The organiser has removed you from this tournament.
web-error-no-box = Your box of this game is empty.
web-error-box-faults = There is a problem with your box. The page “Your box” shows what it is.
web-error-no-content = Those cards are not available here.
web-error-no-hints = Hints are off: several people are playing, and the host has not allowed them.
web-error-no-replay = The replay is ready once the game is over.
web-error-sealed = Others may still play this deal. It opens when they have all finished.
web-error-no-table = This table does not exist.
web-error-not-full = Some seats are still empty.
web-error-not-open = This game has already started, or is over.
web-error-not-running = This game is not in progress.
web-error-banned = The people who run this server have blocked this account.
web-error-not-yours = That is not your seat, or not your table.
web-error-refused = The rules do not allow this.
web-error-seat-taken = Every seat is taken.
web-error-sign-in = Please sign in first.
web-error-stale = That decision has already been made.
web-error-too-large = That is too long.
web-error-too-many = Too many requests. Please wait a moment.
web-error-too-many-tables = You have reached the limit for tables of this kind. Finish or leave one first.
web-error-wrong-password = Wrong name or password.
web-error-offline = The server is not responding.
web-error-unforeseen = Something went wrong.

# Signing in by mail, and people whose names are not known

somebody-new = New player
mail-subject = Your sign-in link for Ludorum
mail-hello = Use this link to sign in to Ludorum:
mail-minutes = It works once and expires in { $n } minutes.
mail-ignore = If you did not ask for this, ignore it: nobody can sign in without this email.

# Ways to sign in, and one’s account

web-account = Your account
web-mail = Sign in by email
web-way-mail = By email
web-address = Email address
web-address-note = We will email you a link that works once. You need no password.
web-enter-mail = Send the link
web-mail-sent = We have sent a link to
web-mail-sent-then = Open it within { $n } minutes.
web-mail-sent-here = Open it within { $n } minutes, in this browser.
web-mail-open = You have opened your sign-in link.
web-mail-as = You are signed in as { $name }.
web-mail-new = This address is new here. What should we call you?
web-passkey-enter = Sign in with a passkey
web-passkey-add = Add a passkey
web-passkey-note = Your device keeps the passkey and unlocks it the way you unlock the device. Nothing to remember, nothing to steal.
web-mail-add = Add an email address
web-oidc-enter = Sign in with
web-oidc-add = Link with
web-keep-more = Only this browser knows you, and a guest who signs out cannot come back. Add a way to sign in to play on any device and keep your games.
web-have-account = Already have an account?
web-have-account-more = Sign in, and your games come with you.
web-ways = Ways to sign in
web-kind-passkey = Passkey
web-kind-mail = Email
web-kind-oidc = Account at
web-way-used = Since { $from }, last used { $last }
web-way-remove = Remove
web-password-first = Set a password
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-set = Save
web-password-done = Password saved. Your other devices will have to sign in again.
web-name-note = You sign in with this name.
web-data = Your data
web-export-more = Everything we keep about you, including the records of your finished games, in one file.
web-export = Download
web-erase = Delete account
web-erase-what = Your name, your ways to sign in, what you wrote and your companion games will be deleted for good. A bot takes over in games you are playing. This cannot be undone.
web-erase-name = To confirm, type your name: { $name }
web-erase-no = Keep my account
web-erase-yes = Delete for good
web-gone = Former player
web-error-not-proven = We could not confirm that it is you. Please try again.
web-error-other-browser = Please open this in the browser where you asked for it, signed in as the same person.
web-error-no-way = This server does not offer that way to sign in.
web-error-name-needed = What should we call you?
web-error-way-taken = Another account already uses that.
web-error-last-way = This is your only way to sign in. Add another first.
web-error-expired = That link has been used or has expired. Please ask for a new one.
web-error-no-passkey = No passkey was chosen.
web-error-passkey-there = This device already has a passkey for this account.

## Your box

web-box = Your box
web-box-lead = Some decks have never been published, so we made up some of their cards. Enter the real ones from your box, and the rules and opponents at your tables will use them.
web-box-private = Your cards stay in your account. Only you and the people at your tables can see them.
web-box-back = Back
web-box-not-yet = You cannot play with it yet:
web-box-use = Use it at new tables
web-box-use-note = Anyone who joins can see this and look at the cards.
web-box-take = Import from a file
web-box-give = Export to a file
web-box-empty = Empty the box
web-box-empty-sure = Empty your box?
web-box-empty-note = Everything you entered for this game will be removed, and our cards take its place. Tables already in play keep the cards they started with.
web-box-empty-not = Keep it
web-box-part-known = Known:
    .about = from the rulebook or public sources
web-box-part-yours = Yours:
    .about = entered from your box
web-box-part-ours = Ours:
    .about = made up, because the printed ones are unknown
web-box-n-known =
    { $n ->
        [one] { $n } known
       *[other] { $n } known
    }
web-box-n-yours =
    { $n ->
        [one] { $n } yours
       *[other] { $n } yours
    }
web-box-n-ours =
    { $n ->
        [one] { $n } ours
       *[other] { $n } ours
    }
web-box-all-yours = all yours
web-box-all-known = all known
web-box-kinds = What you can enter
web-box-show = Show
web-box-all = All
web-box-ours = Still ours
web-box-yours = Yours
web-box-is-ours = ours
web-box-is-yours = yours
web-box-is-now = open
web-box-records =
    { $n ->
        [one] { $n } record
       *[other] { $n } records
    }
web-box-known-here =
    { $n ->
        [one] One more is already known.
       *[other] { $n } more are already known.
    }
web-box-part = { $n } of { $of } yours
web-box-none-here = None.
web-box-nth = { $what } { $n }
web-box-where = { $kind } · { $what } { $n } of { $of }
web-box-ask = What does your card say?
web-box-before = Previous
web-box-after = Next
web-box-no-words = As shown on the left.
web-box-in-order = Ready to play with.
web-box-known-fields = The rest is already known
web-box-wrong = This card is not possible: see below.
web-box-open = Open
web-box-of-somebody = With a player’s own box
web-box-twin = Identical to { $n }.
web-box-from-us = Dashed fields are our version. Change what differs.
web-box-was = Our version:
web-box-leave = Skip
web-box-back-to-ours = Restore our version
web-box-save = Save
web-box-save-next = Save and next
web-box-save-key = Ctrl ↵
web-box-copies = copies in the box
web-box-copies-more = also fills in the next ones
web-box-less = Remove one: { $what }
web-box-more = Add one: { $what }
web-box-one-more = another
web-box-remove = Remove { $what }
web-box-add = Add another
web-box-add-step = Add a step, with its number
web-box-add-part = What it brings, with a number
web-box-add-then = What it brings then
web-box-of-list = { $what }, { $n }
web-box-every = all { $n }
web-box-no-step = Nothing has that name.
web-box-none = none
web-box-numbers = Numbers with spaces between.
web-box-group = several together
web-box-join = How they combine
web-box-join-all = all of them
web-box-join-seq = pay one to get the other
web-box-join-choose = one of them
content-error-most-steps = At most { $most } steps.
content-error-small-markets = There are five small markets, each on two cards with the goods in the same order.
content-error-attack-influence = An attack must bring influence.
content-error-least = At least { $n }.
content-error-most = At most { $n }.
content-error-as-many = There must be { $n } here.
content-error-in-all = There must be { $n } in total.
content-error-some = This must not be empty.
content-error-way-to-pay = It says how to pay if it helps to pay, and only then.
content-error-of-action = It names an action if it works after one or helps to pay for one, and only then.
content-error-ability-does = The ability must do something, unless there is none or it helps to pay.
content-error-once-or-end = It works at once, or it scores at the end: one of the two.
content-error-criminal-row = A card with a criminal at the top has this row, and no other.
content-error-last-works = The last option must always be possible: no building, placing workers or transcribing.
content-error-three-guildhalls = A builder, a cleric and a noble, each of them once.
content-error-card-a-space = Every space from 1 to 10 has one card.
content-error-tile-makes = A tile of this kind does not hold that.
content-error-tile-slots = There are slots where there is something to hold, and only there.
content-error-tile-scores = Landmarks bring points at the end, and nothing else does.
content-error-tile-start = Only the six first tiles lie there from the start.
content-error-stack-size = There must be { $n } tiles in the stack.
web-box-have = Own the box? Enter your cards
web-box-way-more = Enter the cards that have never been published.
web-box-with = Use my box
web-box-with-note = Everyone at the table can see its cards.
web-box-of = With { $name }’s box
web-box-cards-note = This table uses these cards instead of ours.
web-box-instead = replaces: { $what }

## Your move: what people are told elsewhere, and how they set it up

notice-turn = Your turn
notice-began = The game has started
notice-over = The game is over
notice-tournament = Tournament
notice-soon = Your time is running out
letter-since = Since your last turn:
letter-once = You get one email per table until you look at it again.
letter-stop = Stop these emails:
web-told = Notifications
web-told-more = For tables that are waiting for you when you do not have them open.
web-push-off = Notifications are off on this device.
web-push-on = Notifications are on for this device.
web-push-start = Turn on for this device
web-push-stop = Turn off
web-push-cannot = This browser does not support notifications. On an iPhone or iPad, add the page to your home screen first.
web-told-mail = By email
web-told-mail-to = One email per table until you look at it, sent to
web-told-no-mail = To be notified by email, too, add an email address to your account.
web-install = Add Ludorum to your home screen
web-install-now = Install
web-quiet = Quiet hours
web-quiet-more = Notifications wait until quiet hours are over.
web-from = From
web-to = To
web-zone = Time zone: { $zone }.
web-quiet-keep = Save
web-quiet-none = Turn off quiet hours
web-gone-away = Time away
web-gone-away-more = Where a decision may take days, your clock stops while you are away. The others can see until when.
web-gone-away-set = You are away from { $from } to { $to }.
web-gone-away-left = Days left this year: { $n }.
web-gone-away-go = Set these days
web-gone-away-back = I’m back
web-first-day = First day
web-last-day = Last day
web-calendar = Calendar
web-calendar-more = Your calendar can show your deadlines and the tournaments you have joined. Anyone with the link can see them, so keep it private.
web-calendar-link = Calendar link
web-calendar-once = We show it only once, so copy it now.
web-calendar-there = You have a link. If you lose it, make a new one; the old one then stops working.
web-calendar-make = Make a link
web-calendar-renew = Make a new link
web-calendar-end = Remove the link
web-stop = Stop emails
web-stop-more = Stop emails about your tables?
web-stop-now = Stop the emails
web-stop-done = You will get no more of these emails. You can turn them back on in the settings.
web-away-until = away until { $day }
web-late = { $name } has run out of time.
web-sit-in-ask = Let a bot play until they are back?
web-sit-in-agreed = You voted for a bot.
web-sit-in-count = In favour: { $n } of { $of }
web-sit-in = Let a bot play
web-lent = You were away, so a bot is playing for you.
web-lent-back = Take my seat back
web-error-no-days = You cannot be away that many days in one year here.
web-error-not-late = Nobody is late any more.
web-error-push-denied = Your browser blocks notifications from this page. Allow them there first.
web-error-push-failed = Your browser cannot reach its notification service right now.
# People, profiles, invitations

web-people = People
web-own-profile = Your profile
web-profile = Profile
web-friends = Friends
web-no-friends = No friends yet. Ask someone you have played with, or share your profile link.
web-asks = Friend requests
web-asked = Requests you sent
web-muted = Muted
web-blocked = Blocked
web-find = Find a player
web-find-note = Enter the exact account name. Guests can be added from a table you shared.
web-their-name = Their name
web-found-nobody = No account has exactly that name.
web-here-since = joined { $day }
web-befriend = Add friend
web-agree = Accept
web-no = Decline
web-withdraw = Cancel request
web-tie-friend = You are friends.
web-tie-asked = You have sent { $name } a friend request.
web-tie-asks = { $name } wants to be friends.
web-part-friend = Remove friend
web-part-asked = Cancel request
web-part-asks = Decline
web-block = Block
web-block-sure = { $name } will not be able to add you, invite you or join your tables, and you will not see their messages. They will not be told.
web-block-no = Cancel
web-block-yes = Block
web-unblock = Unblock
web-mute = Mute
web-unmute = Unmute
web-hide = Hide my profile
web-hide-note = Others cannot see your results or rating, or find you by name.
web-your-address = Your profile link, for people you know
web-ratings = Ratings
web-ratings-note = One rating per game, number of players and time limit. Everyone starts at 1000. The shaded band shows the 95% range.
web-rating = Rating
web-unsure = Range
web-day = Day
web-course =
    { $n ->
        [one] { $title }: { $to } after one game
       *[other] { $title }: from { $from } to { $to } in { $n } games
    }
web-pool-none = no time limit
web-pool-live = live
web-pool-days = days per decision
web-n-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-results = Results
web-played = Played
web-won = Won
web-with-people = with people
web-with-bots = with bots
web-solo-results = Solo, by level
web-level-usual = standard
web-won-of = { $won } of { $n } won
web-best = best { $n }
web-recent = Recent games
web-came =
    { $place ->
        [1] 1st of { $of }
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $place }th of { $of }
    }
web-came-won = won, { $points } points
web-came-lost = lost, { $points } points
web-came-alone = { $points } points
web-played-nothing = No finished games yet.
web-invitations = Invitations
web-invited-by = { $name } invites you
web-invite-friends = Invite friends
web-invite-one = Invite
web-uninvite = Withdraw invitation
web-rated = Rated game
web-rated-note = It counts towards everyone’s rating. No bots, no hints, and whoever resigns comes last.
web-rated-here = Rated game: no hints, and whoever resigns comes last.
web-rated-tag = rated
web-band = host { $low }–{ $high }
web-level = Only players near my level
web-level-note = Strangers can join only if their rating is within 200 of yours. People you invite can always join.
web-level-not = For ratings from { $low } to { $high }; yours is outside that range.
web-played-with = Played with
web-counted = This game counts. You will see it shortly in
web-rematch-join = Join the new table
web-gave-up = { $names } resigned.
web-resign-rated = Resign? A bot will play on for you, and you will come last in this rated game.
web-line-more = Message from { $name }: report or mute
web-report = Report
web-reported = Thank you. The people who run this server will look at it.
web-error-unwelcome = That is not possible with this player.
web-error-not-friends = You can only invite friends.
web-error-other-level = This table is for players of a different level.
web-error-no-person = There is no such player.

# -- learning --
web-learn = Learn
web-learn-more = Short lessons on the real board, a minute or two each. No sign-up.
web-learn-game = Learn { $game }
web-learn-begin = Start
web-learn-go-on = Continue
web-learn-done = { $n } of { $of } lessons
web-learn-minutes = about { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} left
web-learn-it = Learn
web-learn-way = Learn a game
web-learn-way-more = Short lessons at the real board, then a first game.
web-learn-offer = First time?
web-learn-offer-go = Learn it in ten minutes
web-coach = Explain things when they first come up
web-coach-note = One sentence the first time a kind of decision comes up. Turn it off and on again to start over.
web-coach-aim = { $name } is going for:
web-coach-says = The coach:
web-coach-costly = That gives up about { $n } { $n ->
    [one] point
   *[other] points
}
web-coach-keep = Play it anyway
web-learn-none = This game has no lessons yet.
web-learn-ways = Other ways to start
web-learn-first = Your first game
web-learn-first-more = Against an easy opponent, with hints and a coach.
web-lessons = Lessons
web-lessons-more = stop and continue any time
web-lesson = Lesson
web-lesson-n = lesson { $n } of { $of }
web-lesson-card = What the lesson says
web-lesson-loading = Setting up the lesson…
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-again = Undo
web-lesson-would = What would happen
web-lesson-left = { $n ->
    [one] { $n } decision left
   *[other] { $n } decisions left
}
web-lesson-over = That is the end of the lesson.
web-lesson-all = All lessons
web-lesson-go-on = Next lesson
web-lesson-play = Play your first game
web-lesson-restart = Start over
web-lesson-leave = Leave
web-lesson-short = short course
web-lesson-taken = done
web-how-to-play = How to play
web-how-to-play-more = What a turn is, where points come from, and three common mistakes.
web-how-lessons = Learn with lessons
web-how-picture = The part of the board described here

## What may be wrong with the cards of a box.

content-error-other = The rules of this game say: { $what }.
content-error-range = This must be from { $low } to { $high }.
content-error-together = These do not go together: { $fields }.
content-error-rules = The rules cannot work with this ({ $said }).
content-error-crash = In a random game with these cards the rules failed ({ $said }).
content-error-slow = Games with these cards take too long.
content-error-endless = Games with these cards do not end.
content-error-below-zero = With these cards someone would pay more than they have.
content-error-no-words = There are no words for { $id }.
content-error-same-face = It reads the same as { $other } but does something else, so nobody could tell them apart.
content-error-missing = This must not be empty: { $field }.
content-error-fields = { $found } is not a field of this card. Fields: { $known }.
content-error-number = Enter a whole number.
content-error-text = Enter some text.
content-error-flag = Enter yes or no.
content-error-list = This must be a list.
content-error-names = This must be names with their numbers.
content-error-record = This must be several fields together.
content-error-unknown = { $found } is not known here. Known: { $known }.
content-error-effect = This is not an effect.
content-error-effect-list = This must be two or more effects.
content-error-effect-choice = A choice needs at least two options.
content-error-effect-per = This must be 1 or more.
content-error-too-much = Numbers go from −{ $most } to { $most }.
content-error-long-text = A text has at most { $most } characters, all of them printable.
content-error-deep = This card is nested too deeply.
content-error-large = This is too large: at most { $bytes } bytes.
content-error-many = A box has at most { $most } records.
content-error-no-kind = This game has no records called { $kind }. There are: { $known }.
content-error-pack-none = There is no pack.json in this file.
content-error-pack-head = pack.json must hold { $fields } and nothing else.
content-error-pack-field = In pack.json, { $field } is missing or not what it should be.
content-error-pack-format = This file was made for another version of packs.
content-error-pack-file = { $file } does not belong in a box.
content-error-pack-large = A box has at most { $files } files and { $bytes } bytes.
content-error-pack-rows = { $file } must be a list of records.
content-error-pack-ids = In { $file }, every record needs an id.
content-error-pack-twice = In { $file }, two records have the same id.
content-error-pack-json = { $file } is not valid JSON.
content-error-pack-zip = This is not a zip file, or it is damaged.
content-error-pack-game = This box is for another game or for other rules (epoch { $epoch }, now { $now }).
content-error-pack-words = Words cannot be imported here, only cards: leave out the folder “words”.

# Puzzles
web-puzzles = Puzzles
web-puzzles-offer = Got five minutes?
web-puzzles-way = Solve a puzzle
web-puzzles-more = One decision at the real board. Choose; then see which option was best, by how much, and why.
web-puzzles-account = With an account, your answers count and we keep your rating.
web-puzzles-none = No game here has puzzles yet.
web-puzzles-n = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
web-puzzles-solved = { $n } of { $tried } solved, { $of } in total
web-puzzles-rating = Rating { $n }
web-puzzles-theme-solved = solved: { $n } of { $of }
web-puzzles-themes = By theme
web-puzzles-solve = Solve
web-puzzles-all-done = You have answered all of them.
web-puzzle = Puzzle
web-puzzle-n = puzzle { $n }
web-puzzle-loading = Setting up the puzzle…
web-puzzle-seats = { $n ->
    [1] alone
    [2] two players
    [3] three players
    [4] four players
    [5] five players
   *[other] { $n } players
}
web-puzzle-goal = Which option leaves you furthest ahead at the end?
web-puzzle-answer = Answer
web-puzzle-next = Next
web-puzzle-leave = All puzzles
web-puzzle-choices = Choices
web-puzzle-right = Correct
web-puzzle-wrong = Not the best
web-puzzle-best = Best was:
web-puzzle-cost = Yours ends up about { $n } points behind ({ $low } to { $high }).
web-puzzle-yours = your puzzle rating
web-puzzle-its = rating of the puzzle
web-puzzle-why = Why
web-puzzle-told = Answer
web-puzzle-against = Final points compared with the second best:
web-puzzle-ahead = In total
web-puzzle-interval = { $low } to { $high }
web-puzzle-clauses = Rules involved
web-puzzle-worth = What they are worth
web-puzzle-people = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
web-puzzle-rest = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
web-puzzle-usual = simple play
web-puzzle-the-best = best
web-puzzle-note = Points behind the best option, with the 95% range. Every option was played out from the same imagined positions. “Simple play” is what a careful beginner would do.
web-puzzle-tag-best = best
web-puzzle-tag-you-best = you, best
web-puzzle-tag-you = you: { $n }
web-puzzle-tag-second = 2nd: { $n }

# -- the deal of the day

web-today = Today
web-deal = Deal of the day
web-deal-of = { $weekday }’s deal
web-deal-lead = { $game }, solo: { $rival }. Everyone gets the same cards today.
web-deal-played = { $n ->
    [0] nobody has played yet
    [one] { $n } has played
   *[other] { $n } have played
  }
web-deal-hours-left = { $n } h left for you
web-deal-minutes-left = { $n } min left for you
web-deal-play = Play your one try
web-deal-go-on = Continue
web-deal-rules = You can leave and come back today. You can undo until a card is revealed.
web-deal-guest = Guests have their own ranking. With an account you are ranked with everyone.
web-deal-to-play = not played
web-deal-begun = in progress
web-deal-done = { $place ->
    [0] { $points } points
   *[other] { $points } points, place { $place }
  }
web-deal-among-guests = among guests
web-deal-done-short = { $place ->
    [0] { $points }
   *[other] { $points }, place { $place }
  }
web-deal-left = You left this deal, so it does not count.
    .short = left
web-deal-late = It was not finished in time, so it does not count.
    .short = too late
web-deal-mark-again = second try, does not count
web-deal-mark-browser = another player had used this browser, so it does not count
web-deal-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
  }
web-deal-longest = Best: { $n }. Miss a day, and nothing is lost.
web-deal-day-played = { $day }: played
web-deal-day-off = { $day }: not played
web-deal-sleeve = Nothing up our sleeves
web-deal-sleeve-more = Each day’s luck comes from one key. Its fingerprint is published a week ahead, and the key once the day is over in every time zone. Anyone can check that everyone had the same deal.
web-deal-fingerprint = fingerprint
web-deal-key = key
web-deal-key-on = key on { $when }
web-deal-fits = matches its fingerprint
web-deal-fits-not = does not match its fingerprint
web-deal-week = Fingerprints for the coming days
web-deal-week-more = Save one and check it when its day is over. The documentation has a thirty-line script for that.
web-deal-which = Results for
web-deal-rival = Opponent
web-deal-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
web-deal-beat = { $n } of { $of } beat the opponent
web-deal-hidden = You can see results and replays once you have played, or from { $when }.
web-deal-nobody = Nobody has played it.
web-deal-guests = Guests
web-deal-spread = Points of { $n } players, from { $low } to { $high }; half of them have { $middle } or more
web-deal-half = half scored { $n } or more
web-deal-you = you { $n }
web-deal-place = Place
web-deal-player = Player
web-deal-score = Score
web-deal-ahead = Lead
web-deal-took = Time
web-deal-minutes = { $n } min
web-deal-replay = Watch the replay of { $name }
web-deal-results = Results of the deal
web-deal-key-later = Others may still be playing this deal. Its key is published when the day is over everywhere, and then you can check it.
web-deal-ways = Where the best played differently
web-deal-ways-of = Where { $name } played differently
web-deal-ways-more = Your costliest decisions, and what { $name } did at the same point. After the first different choice the two games part ways, so the numbers are about your decisions only.
web-deal-ways-with = Compared with
web-deal-ways-who = { $name }, { $points }
web-deal-ways-ask = Every decision of yours is looked at again, using only what you could know at the time. It takes a minute or two, and you can carry on meanwhile.
web-deal-ways-you = you
web-deal-ways-advised = the review prefers it, too
web-deal-ways-same = both had seen the same
web-deal-ways-sure = ± { $n } points
web-deal-ways-clean = None of your decisions stands out.
web-deal-ways-none = Where you lost most, { $name } did the same or never got to that point.
web-deal-ways-note = Estimates of what a better choice would have gained, from games played out many times. The true value lies within ± nineteen times out of twenty.

# -- tournaments

web-tournaments = Tournaments
web-tournaments-more = Several tables, a few rounds, one winner. Join before the start. Each round seats you with players on about the same points, and your points add up.
web-tournaments-none = No tournament is open right now
web-tournaments-none-more = Run one yourself: choose a game and a time, and share the link. The rest happens automatically.
web-tournaments-open = Open for entry
web-tournaments-running = In progress
web-tournaments-over = Finished
web-tournament-hold = Run a tournament
web-tournament-others = All tournaments
web-tournament-menu = Actions
web-tournament-game-rules = Rules of the game
web-tournament-parts = Parts of the tournament
web-tournament-enter = Who is joining?
web-tournament-act-join = Join
web-tournament-act-back = I’m back
web-tournament-act-sit-out = Sit out round { $n }
web-tournament-act-sit-in = Play round { $n } after all
web-tournament-act-pause = Take a break
web-tournament-act-resume = Give me tables again
web-tournament-act-leave = Leave
web-tournament-act-cancel = Cancel the tournament
web-tournament-act-stop = End it now
web-tournament-begin-now = Start now
web-tournament-begin-later = { $n } min later
web-tournament-begin-other = Another time
web-tournament-begin-set = Change the start
web-tournament-begin-wait = Not yet
web-tournament-begin-sure = { $n ->
    [one] { $n } player is in. Anyone who comes later plays from the next round on.
   *[other] { $n } players are in. Anyone who comes later plays from the next round on.
  }
web-tournament-remove = Remove
web-tournament-remove-sure = { $name } will be out of this tournament and cannot rejoin.
web-tournament-stay = Go back
web-tournament-leave-sure = You will get no more tables in this tournament. Your points stay, and you can finish the game you are in.
web-tournament-cancel-sure = The tournament will not take place, and everyone who has joined will see that. This cannot be undone.
web-tournament-stop-sure = No new tables will start. Games in progress are finished and count. This cannot be undone.
web-tournament-share = Share
web-tournament-shared = Link copied
web-tournament-address = Share this link with anyone who might join
web-tournament-in = you’re in
web-tournament-kind-swiss = { $n ->
    [one] Swiss, { $n } round
   *[other] Swiss, { $n } rounds
  }
web-tournament-kind-arena = arena, { $n } min
web-tournament-seated = { $players ->
    [one] { $players } player, tables of { $seats }
   *[other] { $players } players, tables of { $seats }
  }
web-tournament-tables-of = tables of { $n }
web-tournament-tempo-live = live, { $n } min plus { $more } s per decision
web-tournament-tempo-days = { $n ->
    [one] { $n } day per decision
   *[other] { $n } days per decision
  }
web-tournament-by = by
web-tournament-of-club = club
web-tournament-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
web-tournament-of-places = { $n } of { $of } places taken
web-tournament-round-of = Round { $n } of { $of }
web-tournament-on = In progress
web-tournament-none-won = No winner
web-tournament-called-off = Cancelled
web-tournament-cancelled = This tournament has been cancelled.
web-tournament-begins = Starts
web-tournament-begins-in = Starts in
web-tournament-begins-now = Starting any moment
web-tournament-your-clock = your local time
web-tournament-you-are-in = You’re in. We will tell you when a round starts. Your table will be here and on your home page.
web-tournament-by-itself = It starts automatically, so join before then. You may be able to join later, too.
web-tournament-joined = Players so far
web-tournament-nobody = Nobody yet. Be the first.
web-tournament-too-few = At least two players are needed, or it is cancelled at the start time.
web-tournament-lacking = { $n ->
    [one] { $n } more player fills the last table; otherwise bots take the empty seats.
   *[other] { $n } more players fill the last table; otherwise bots take the empty seats.
  }
web-tournament-winners = Winners
web-tournament-place = Place { $n }
web-tournament-n-points = { $n } points
web-tournament-your-place = You: place { $n } of { $of }
web-tournament-time = Arena time
web-tournament-new-tables = New tables start for another { $left }
web-tournament-no-new-tables = No new tables; games in progress still count
web-tournament-tab-standings = Standings
web-tournament-tab-players = Players
web-tournament-tab-tables = Tables
web-tournament-tab-rounds = Rounds
web-tournament-tab-rules = Rules
web-tournament-rounds = Rounds
web-tournament-round = Round { $n }
web-tournament-since = since { $when }, { $n } of { $of ->
    [one] { $of } table
   *[other] { $of } tables
  } ended
web-tournament-not-before = not before { $when }
web-tournament-waits = waits for players
web-tournament-after = after round { $n }
web-tournament-not-played = not played
web-tournament-ended = ended
web-tournament-live = { $n } of { $of }
web-tournament-later = later
web-tournament-n-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
  }
web-tournament-standings = Standings
web-tournament-final = Final standings
web-tournament-moves = updates as tables finish
web-tournament-all = All { $n } players
web-tournament-fewer = Fewer
web-tournament-points = Points
web-tournament-opponents = Opponents’ points
web-tournament-share-of = Score share
web-tournament-first = wins
web-tournament-is-out = has left
web-tournament-is-away = away
web-tournament-score-playing = in progress
web-tournament-score-bye = bye: no opponent this round
web-tournament-score-missed = sat out
web-tournament-score-away = no-show
web-tournament-score-late = joined later
web-tournament-paired-at = { $n ->
    [0] paired { $when }, no rematches
    [one] paired { $when }, { $n } rematch could not be avoided
   *[other] paired { $when }, { $n } rematches could not be avoided
  }
web-tournament-tables = Tables
web-tournament-table = Table { $n }
web-tournament-no-tables = No tables yet.
web-tournament-being-played = in progress
web-tournament-play-now = Play: your move
web-tournament-to-table = To my table
web-tournament-your-move = your move
web-tournament-to-move = to move
web-tournament-bot-for = (a bot is playing)
web-tournament-own-away = You did not reach your table in time, so a bot is playing for you. You get no new tables until you say you are back.
web-tournament-own-out = You have left this tournament. Your points stay.
web-tournament-own-removed = The organiser has removed you from this tournament.
web-tournament-own-bye = You have no opponent this round: full points, and time for a cup of tea.
web-tournament-own-sitting-out = You are sitting out round { $n }.
web-tournament-own-pausing = You are taking a break and get no new tables.
web-tournament-own-looking = Looking for a table. It starts as soon as enough players are free.
web-tournament-own-next = You play from round { $n } on. It is paired automatically when the last table of this one is finished.
web-tournament-own-alone = The others are away. Round { $n } starts when one of them is back.
web-tournament-own-waiting = Your table is finished. Round { $n } is paired automatically when the last one is.
web-tournament-own-last = Your last table is finished. The tournament is over when they all are.
web-tournament-same = Same deal at every table
web-tournament-same-about = Every table in a round gets the same cards and the same luck, so only the play differs. The fingerprint is published beforehand, the key after the last result.
web-tournament-same-more = The same seat gets the same cards at every table in a round. The fingerprint was fixed before the round; the key, published with its last result, proves that nothing was picked by hand.
web-tournament-key-later = the key comes with the last result
web-tournament-compare = Compare tables
web-tournament-compare-more = The same seat had the same luck at every table. The best score of each seat stands out.
web-tournament-how = How it works
web-tournament-by-place = Points by place
web-tournament-by-place-more = Players who tie share the points.
web-tournament-rule = { $points } at tables of { $n }
web-tournament-level = Tiebreaks
web-tournament-level-more = First the points of all your opponents, then your share of the scores at your tables, then wins.
web-tournament-paired = Pairing
web-tournament-paired-more = Each round seats neighbours in the standings together, avoiding repeats where possible. It starts when the last table of the previous round has ended.
web-tournament-arena = New tables
web-tournament-arena-more = Whenever you are free, you get the next table with players on similar points, until time is up. Games started by then are finished and count.
web-tournament-late = Joining late
web-tournament-late-more = { $n ->
    [one] Possible until the last round is paired; each missed round scores { $n } point.
   *[other] Possible until the last round is paired; each missed round scores { $n } points.
  }
web-tournament-absent = No-shows
web-tournament-absent-more = A bot plays instead, and the result counts only for the others. Return before the game ends and you play on, and it counts.
web-tournament-rated-tag = counts for ratings
web-tournament-pause-tag = { $n ->
    [one] { $n } min between rounds
   *[other] { $n } min between rounds
  }
web-tournament-new = New tournament
web-tournament-new-more = Choose what to play and when. It starts, seats everyone, keeps score and ends automatically. You can play in it, too.
web-tournament-kind = Format
web-tournament-as-swiss = Swiss
    .about = A few rounds for everyone. Winners meet winners, and nobody is knocked out.
web-tournament-as-arena = Arena
    .about = A fixed time. Whenever you are free you get the next table at once; come and go as you like.
web-tournament-seats = Players per table
web-tournament-seats-note = { $n ->
    [2] With an odd number, one player has the round off, with full points.
    [3] Bots take seats that stay empty.
   *[other] Some tables have one player fewer if the numbers require it; bots take seats that stay empty.
  }
web-tournament-starts = Starts
web-tournament-start-soon = in 30 minutes ({ $when })
web-tournament-start-evening = { $when }
    .today = today at { $when }
web-tournament-start-weekend = { $when }
web-tournament-start-other = another time
web-tournament-start-wrong = Choose a time within the next 60 days.
web-tournament-zone = In your time zone; everyone sees their own.
web-tournament-day = Day
web-tournament-hour = Time
web-tournament-rounds-note = A round is as long as its longest game; then the next starts automatically.
web-tournament-minutes = New tables for
web-tournament-minutes-note = Games started by then are finished and count.
web-tournament-tempo-note = Live: everyone plays at the same time. Days: everyone moves when they can, and it takes weeks.
web-tournament-rated = Counts for ratings
web-tournament-rated-note = Only games between people; a game with a bot in it does not count.
web-tournament-name = Name
web-tournament-name-swiss = Swiss, { $day }
web-tournament-name-arena = Arena, { $day }
web-tournament-plays = I’ll play, too
web-tournament-further = More settings
web-tournament-places = Maximum players
web-tournament-places-all = no limit
web-tournament-pause-between = Pause between rounds
web-tournament-pause-none = none
web-tournament-pause-note = At least this long after a round’s last table.
web-tournament-note = Message to players
web-tournament-note-note = Shown on its page: a prize, a chat to meet in, who is welcome.
web-tournament-announce = Create tournament
web-tournament-results = Back to the tournament
web-tournament-key-secret = Other tables in the round may still be playing this deal. Its key is published with the last result, and then you can check it.

# -- clubs --
web-clubs = Clubs
web-clubs-more = A club is a group with its own page. Members compare the deal of the day and run their own tournaments.
web-clubs-all = All clubs
web-clubs-mine = Your clubs
web-clubs-find = Find a club
web-clubs-name = Part of its name
web-clubs-none-named = No club has that in its name.
web-clubs-none = There are no clubs yet. Start the first one.
web-clubs-no-more = There are no others yet.
web-club-found = Start a club
web-club-found-more = For the people you play with, or would like to: a Tuesday group, a town, a language. You can change everything later.
web-club-found-it = Create club
web-club-name = Name
web-club-about = What it is about
web-club-about-note = Who you are, when you play, who you would like to meet. Anyone who can see the club can read it.
web-club-joining = How people join
web-club-by-open = Open to all
    .more = Anyone with an account can join with one click.
web-club-by-request = On request
    .more = Anyone with an account can ask; the founder or an officer decides.
web-club-by-link = By invitation
    .more = The club is not listed. Only people you give the link to can see it and join.
web-club-langs = Languages
web-club-place = Place
web-club-place-note = A town, a shop, a school; empty if it does not matter.
web-club-games = Games you like
web-club-keep = Save
web-club-members-n = { $n ->
    [one] { $n } member
   *[other] { $n } members
  }
web-club-you-founder = you founded it
web-club-you-officer = you are an officer
web-club-you-member = you are a member
web-club-you-asks = you have asked to join
web-club-founder = founder
web-club-officer = officer
web-club-n-ask = { $n ->
    [one] { $n } person asks to join
   *[other] { $n } people ask to join
  }
web-club-accept = Accept
web-club-decline = Decline
web-club-join = Join the club
web-club-ask = Ask to join
web-club-asked = You have asked to join. An officer will answer.
web-club-invited = You are invited. This link lets you join right away.
web-club-sign-in = You need an account to join a club. Sign in or create one, and you are straight back here.
web-club-guest = You are playing as a guest. To join a club you need an account.
web-club-guest-how = Create an account in a minute
web-club-leave = Leave the club
web-club-leave-sure = Leave this club? To come back you will have to join like anyone else.
web-club-stay = Cancel
web-club-inside = What members see
web-club-inside-calendar = The deal of the day among members: who has played, and who was best, once you have played too.
web-club-inside-trophy = Tournaments of the club.
web-club-inside-users = Who is in it.
web-club-members = Members
web-club-leading = Run by
web-club-all = Show all { $n }
web-club-manage = Manage
web-club-change = Change
web-club-managed = Done
web-club-act-appoint = Make an officer
web-club-act-dismiss = Remove as officer
web-club-act-remove = Remove
web-club-act-readmit = Let back in
web-club-act-hand-over = Make founder
web-club-sure-remove = Remove { $name } from the club? They can come back only if someone lets them.
web-club-sure-hand-over = { $name } becomes the founder and you become an officer. Only { $name } can undo this.
web-club-rather-not = Cancel
web-club-barred = Removed
web-club-barred-note = They cannot rejoin, even with the link.
web-club-invite = Invite
web-club-invite-note = Anyone with this link can see the club and join right away, however others join.
web-club-link = Invitation link
web-club-link-renew = New link
web-club-settings = Club settings
web-club-dissolve = Delete the club
web-club-dissolve-note = Deleting the club removes its page for all members ({ $n }). To leave it instead, make someone else the founder first.
web-club-dissolve-sure = Delete it for good? This cannot be undone.
web-club-report = Report this club
web-club-report-why = What is wrong with it
web-club-report-send = Report
web-club-reported = Thank you. The people who run this server will look at it.
web-club-tournament = Run one
web-club-no-tournaments = No tournaments yet. Run the first one; only members can see it and play.
web-club-tournament-on = in progress
web-club-tournament-over = finished
web-club-deals-note = Everyone plays the same deal, one try each. You see results once you have played; everyone does when the day is over.
web-club-deal-play = Play today’s deal
web-club-deal-look = Today’s deal
web-club-nobody-today = nobody yet
web-club-best = Best with { $points }:
web-club-have-played = played:
web-club-and-more = and { $n } more
web-club-week = Last seven days, by member
web-club-week-choose = Results of { $day }
web-club-week-nobody = Nobody in the club has played it in the past seven days.
web-club-legend = played; the score is shown when you have played too, or when the day is over
web-club-played = played, score not shown yet
web-club-not-played = not played
web-club-this-week = this week
web-club-page = Club page
web-club-which = Club
web-error-no-club = This club does not exist, or is by invitation only.
web-error-account-needed = You need an account for this.
web-error-members-only = This is for members of the club.
web-error-officers-only = Only the founder and officers can do this.
web-error-barred = You were removed from this club. An officer can let you back in.
web-error-club-taken = A club with this name already exists.
web-error-club-full = The club is full.
web-error-too-many-clubs = You have reached the limit for clubs. Leave one first.
web-error-founder-stays = The founder cannot leave. Make someone else the founder first.

# -- links to give away

share-name = { $name }
share-player = Player { $n }
share-over = Final result
share-wins =
    { $winners ->
        [one] { $players } wins
       *[other] { $players } win together
    }
share-early = The game ended early
share-live = In progress
share-live-more = Watch the game live
share-house = Heavy board games in your browser: every rule enforced, every game saved.
share-house-place = Board games to play and to study
share-on = Open in Ludorum
share-deal = { $game }: the deal of the day
share-deal-more = The same cards for everyone, one try. How will you do?
share-puzzle = { $game }: a puzzle
share-puzzle-place = Puzzle
share-puzzle-more = One decision at the real board. What would you play?
web-share = Share
web-share-step = Share this step
web-share-result = Share the result
web-share-mine = Share my result
web-share-copied = Link copied
web-share-text-copied = Result and link copied
web-share-private = Anyone with this link can see the result and watch the replay.
web-share-hand = Copy the link:
web-share-deal-text = { $game }, deal of { $day }: { $place ->
    [0] my result is { $points } { $points ->
      [one] point
     *[other] points
    }.
   *[other] my result is { $points } { $points ->
      [one] point
     *[other] points
    }, place { $place } so far.
  }

# When a part of the page fails

web-fault-title = Something went wrong on this page
web-fault-note = Your games are safe on the server. Load the page again. If that does not help, go back to the start.
web-fault-again = Load again
web-fault-board = This game's own board could not be shown, so here is a plain one. You can play on.
web-fault-part = This part could not be shown. You can play on.
web-fault-places = The board cannot mark everything right now. Choices it leaves out are listed with the question, moves are in the story.
