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

shell-companion = Your own game lies on the table; this runs the opponent. Type a number or part of a name, or h for help.
companion-drew = The app drew ({ $deck }): { $card }
companion-our-text = { $card } (our text: yours may differ)
companion-turn-up = Turn up yourself ({ $deck }): { $n }. It makes no difference to the opponent which.
companion-else = None of these
companion-other = elsewhere, no matter where
companion-chain = { $first }: { $then }
shell-companion-no-more = There is no other card like that.
shell-companion-otherwise = You paid otherwise? o asks again.
shell-companion-misread = That cannot lie on the table. Look once more, or take a step back with u.
shell-companion-none = Nothing is called that.
shell-companion-row = So far: { $cards }
shell-companion-help =
    number   that answer;  part of a name   the answer it belongs to
    2 3 4 7  several cards at once, by numbers or names
    u        one step back, as often as you like
    o        the last payment was another one
    why      what you cannot do now, and which rule says so
    ?        the rule behind the question;  ? { $clause }   a rule by its number
    b        the table as it should look
    q        leave; everything is saved

# Lessons

shell-no-lessons = There are no lessons for this game yet. To play it: { $command }
shell-lesson-line = { $done ->
    [0] ·
   *[other] ✓
} { $id }: { $title }
shell-lesson-next = Enter: on;  q: leave
shell-lesson-left = To go on here: { $command }
shell-course-done = That was the whole course. Now a game: { $command }

# The beginning

shell-players = At the table: { $players }.
shell-character = Bot style: { $character } ({ $about }).
shell-commit = Fingerprint of the key that deals: { $commit }
shell-help-hint = Type the number of an option, or h for help.
shell-no-language = This game has no words in your language yet; it speaks English.
shell-solo-one = { $game }: there is one opponent only, so there is nothing to choose. Play alone with --players 1.
shell-solo-none = { $game }: it cannot be played alone (players: { $players }).

# The screen

shell-turn = decides: { $player }
shell-clause = § { $clause }
shell-unchanged = As before: { $parts }.  b shows all, b 1 one part.
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
    why      what is not offered now, and which rule says so
    ?        the rule behind the question
    ? { $clause }   a rule by its number;  ? word   rules with that word in them
    u        take back your last decision
    b        the whole table again;  b 2   one part of it
    Enter    the question again
    l        open lists of cards, if the game has any
    score    the points as they stand
    s        save;  q  save and leave
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
shell-nothing-refused = Nothing you might look for is closed now.

# Previews

shell-preview-how = Which one? p 3 shows what option 3 would do.
shell-preview = If you choose { $n }:
shell-then-own = Then you decide further.
shell-then-other = Then another player decides.
shell-then-chance = Then chance decides. This cannot be undone.
shell-then-known = Then something hidden is revealed. This cannot be undone.
shell-then-secret = It stays secret until everyone has chosen.
shell-then-over = Then the game is over.

# Files

shell-saved = Saved in { $path }. To go on: { $command }
shell-fault = The rules failed: { $what }. The game stands as it was before the answer.
shell-recorded =
    Record of the game: { $path }
    It holds the key of the dealer. To check every draw: ludorum verify { $path }
    To look at the game again: ludorum replay { $path }

# The end

shell-over = the end
shell-points-now = Points now: { $parts }
shell-points = { $player }: { $n }
shell-total = Total
shell-counts = A number in brackets: how many there were.
shell-winners = Won by { $players }.
shell-nobody-wins = Nobody wins.

# Replay

shell-step = Step { $n } of { $of }
shell-unfinished = The record ends before the game does. The points as they stand:
shell-replay-keys = Enter: next;  b: back;  a number: that step;  q: leave

## Errors of the kernel, by code

error-not-asked = It is not your decision now.
error-not-offered = That is not one of the options.
error-stale = That decision has already been made.
error-impossible = That cannot be the outcome.
error-undo-nothing = There is nothing of yours to take back.
error-undo-chance = You cannot undo this: luck has decided something since.
error-undo-others = This cannot be taken back: another player has decided since.
error-undo-known = This cannot be taken back: something hidden was revealed since.
error-undo-needed = This cannot be taken back: another player’s later decision rests on it.

## Web: the page. Ids begin with web-.

# Names of screens and parts

web-name = Ludorum
web-page = { $page } · Ludorum
web-page-yours = ● { $page } · Ludorum
web-nav = Main parts
web-home = Home
web-new = New table
web-replays = Replays
web-rules = Rules
web-sign-in = Sign in
web-settings = Settings
web-join = An invitation
web-nowhere = There is nothing here
web-close = Close
web-away = The server does not answer. Trying again…

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
web-tables-away = Some tables cannot be reached at the moment. Nothing is lost, they will be back here.
web-open-tables = Open tables
web-none-open = Nobody is looking for players now.
web-played-now = Being played now
web-games = The games
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
web-others-decide = Others decide
web-play = Play
web-look = Open
web-sit = Join
web-watch = Watch
web-solo = Solo
web-alone-with = Alone: { $who }.
web-own-data = About the cards
web-own-data-title = { $game }: what is our own
web-own-data-all = Whatever we filled in is marked in the rules.
web-free = free seat
web-seats-taken = { $n } of { $of } seats taken
web-rules-way = Rules, clause by clause
web-rules-way-more = Search every game in three languages.
web-replays-way-more = Records of finished games, to look at and to check.
web-credits = Fan-made and unofficial: boards of our own drawing, no publisher art. If you like a game, buy it. Icons: game-icons.net, CC BY 3.0; Lucide, ISC. Fonts: OFL.
web-notices = Third-party licenses

# Signing in

web-how = How would you like to play?
web-way-guest = As a guest
web-way-sign-in = I have an account
web-way-register = New account
web-your-name = Your name
web-guest-note = Guests can play everything. This browser will remember you.
web-guest-name = Guest
web-password = Password
web-password-note = 8 characters or more.
web-enter-guest = Continue
web-enter-sign-in = Sign in
web-enter-register = Create account
web-you-are = You are signed in: { $name }.
web-you-are-guest = You are here as a guest: { $name }.
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
web-bot-random = Bot, random
    .about = Picks any allowed option: good for trying the rules out.
web-bot-easy = Bot, looks ahead: easy
    .about = Tries moves out ahead, for a short while.
web-bot-normal = Bot, looks ahead: normal
    .about = Tries moves out ahead, a little longer.
web-bot-hard = Bot, looks ahead: hard
    .about = Tries moves out ahead the longest: the strongest bot, and the slowest.
web-bot-with = bot, { $character }
web-bot-full = { $level }, { $character }
web-bot-called = { $name }, { $character }
web-style-any = Any style
web-style-n = Style of seat { $n }
web-hints-allow = Allow hints
web-hints-allow-note = Everybody here may ask for one. Whoever plays alone or with bots always may.
web-coached = With a coach
web-coached-note = A word of warning before a costly choice, and what your opponents are up to.
web-hints-on = Hints are allowed at this table.
web-hints-off = Hints are off at this table: several people play, and its maker has not allowed them.
web-tempo = Time to think
web-tempo-none = no clock
web-tempo-live = live, 15 min and 20 s a decision
web-tempo-days = 3 days a decision
web-public = Public table
web-public-note = Anybody may take a free seat and watch.
web-make-table = Create table
web-start = Begin
web-invite = Send this link to your friends
web-copy = Copy
web-copied = Copied
web-stand-up = Leave table
web-not-full-yet = The game can begin when every seat is taken.

# Settings

web-language = Language
web-theme = Appearance
web-theme-auto = like the system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-auto = like the system
web-motion-full = pieces move
web-motion-none = no motion
web-pace = Turns of others
web-pace-none = at once
web-pace-quick = quick
web-pace-normal = normal
web-pace-slow = slow
web-sound = Sounds
web-sound-none = off
web-sound-part = { $n } %
web-single-keys = Single keys
web-single-keys-note = Letters and digits act at the table. Switch them off if they get in your way.
web-all-places = All places as a table
web-all-places-note = The board as one table of places, what lies there and your options. Made for screen readers.
web-large = Large text in the companion
web-large-note = For a phone that lies on the table.

# Rules and replays

web-search = Search
web-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
web-sections = Sections
web-all-rules = All the rules
web-no-replays = No finished games yet.
web-verify = How to check a record
web-verify-more = The record of a finished game holds the key of the dealer. This command replays every draw and says whether it is true to the fingerprint that was fixed before the first one:
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
web-tab-dock = Mine
web-tab-players = Players
web-tab-story = Story
web-tab-chat = Chat
web-you = you
web-decides = to move
web-everybody = Everybody
web-turn-n = turn { $n }
web-turn-of = { $name } · { $n }
web-your-turn = your turn
web-open-places =
    { $n ->
        [one] You have { $n } option.
       *[other] You have { $n } options.
    }
web-closed = { $place }: closed. { $reason }
web-as-list = As a list
web-about = What is this?
web-place = Place
web-lies-there = What lies there
web-legend = Legend
web-legend-search = Find a sign or a word
web-legend-all = All signs { $n }
web-legend-here = On the table now { $n }
web-legend-places = Places { $n }
web-legend-signs = More signs
web-legend-none = Nothing here is called that.
web-key-legend = the legend: what every sign means
web-nth-worker = With your worker number { $n } here
web-card-now = Now
web-card-can = You can
web-card-inside = Drawn there
web-card-rule = rule
web-card-at = { $what } ({ $place })
web-house-data = These numbers are ours: the printed ones are not known to us.
web-find-option = Find an option
web-n-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
web-ahead = What would happen
web-ahead-note = not done yet
web-undo = Undo
web-commit = Confirm
web-choose = Choose an option
web-waiting-for = Waiting for: { $names }
web-waiting = One moment…
web-over = The game is over
web-you-watch = You are watching.
web-time-left = Time left:
web-reconnecting = Connecting again…
web-resign = Resign
web-resign-sure = Resign? A bot will play on for you until the end. You cannot undo this.
web-resign-yes = Yes, resign
web-resign-no = No, play on

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
web-go-on = Go on
web-back-to-game = To the game
web-as-it-was = The board before it
web-next-is = { $name } is next
web-next-others = The others play next
web-hold-back = Undo

# Talk

web-chat = Chat
web-chat-lines = What was said
web-no-chat = Nobody has said anything yet.
web-write = Write a line
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
web-replay-loading = The game is being read…
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
web-eyes-watcher = a watcher
web-nothing-told = Nothing visible happened in this step.
web-scrubber = Position in the game
web-flag-at = { $flag }: turn { $n }
web-play-on = Play on from here
web-play-on-more = A new table begins in this position. You take one seat, sensible bots the others, and chance is dealt anew.
web-play-on-seat = Your seat
web-play-on-go = Begin the new table
web-play-on-sealed = Others may still play this deal. When they have all finished, you can play on from any step.
web-proof = Nothing up our sleeve
web-proof-more = Every draw follows from a secret key and the moves made so far. The key’s fingerprint was shown before the first draw, so the key could not be swapped later. Now the key is public, and anyone can recompute every draw.
web-proof-run = Check now
web-proof-running = Checking…
web-fingerprint = Fingerprint
web-proof-here = In this browser
web-proof-key-ok = The key in the record matches this table’s fingerprint.
web-proof-key-bad = The key of the record does not give the fingerprint of this table.
web-proof-seen-open = This browser had noted the same fingerprint before the first card.
web-proof-seen-running = This browser had noted the same fingerprint while the game was under way.
web-proof-seen-not = This browser did not see the table before the end of the game, so it has noted no fingerprint.
web-proof-seen-other = This browser had noted another fingerprint before!
web-proof-server = On the server
web-proof-server-ok = Everything fits. Answers replayed: { $answers }; draws computed again from the key: { $draws }; positions compared: { $digests }.
web-proof-server-bad = Something does not fit: { $problem }
web-proof-taken = Answers taken over from an earlier game, dealt by its key: { $n }.
web-proof-sceptic = Trust neither? Take the record and ask your own computer:

# Hints and the review

web-hint = Hint
web-hint-thinking = Thinking it over…
web-hint-clear = One option looks best
web-hint-close = Several are about as good
web-hint-lead = Lead at the end: { $n } (from { $low } to { $high })
web-hint-points = Points at the end: { $n } (from { $low } to { $high })
web-hint-equal = about equal
web-hint-weaker = weaker
web-hint-numbers = The numbers, and how sure they are
web-hint-less = { $n } less than the first
web-hint-then = Then, for example:
web-hint-now = Points on the sheet at once:
web-hint-over-first = { $n } expected by the end, compared with the first:
web-hint-over-second = { $n } expected by the end, compared with the second:
web-hint-note = An estimate from what you can see: the game was played out many times from positions that could be the real one. Brackets and bars show the 95% range.
web-hint-lines = By line of the score sheet: you minus your strongest opponent.
web-tab-review = Review
web-review = Costly decisions
web-review-more = Every decision is looked at again, using only what the player could know at the time. It takes a minute or two, and you can carry on meanwhile.
web-review-ask = Review the game
web-review-waiting = Looking at the decisions: { $n } %
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
web-review-cost = Points lost: about { $n }
web-review-range = { $n } (from { $low } to { $high })
web-review-lines = By line of the score sheet:
web-review-played = Played:
web-review-better = Looks better:
web-review-note = Estimates: what the decision cost on average when imagined games were played on sensibly. What may be chance is left out.

# The companion: the paper opponent at a real table

web-companion = Companion
web-companion-way = Companion for a real table
web-companion-way-more = The solo opponent of the box, run by your phone. Works offline.
web-companion-more = Your own copy is on the table. The phone knows the rules, plays the opponent and keeps score. It asks only what it cannot see: which cards come up, and what you decide.
web-companion-ways = What should it do?
web-companion-only = only the opponent
web-companion-only-more = It asks for what the opponent looks at, and nothing else. Your own board you count yourself.
web-companion-score = keep my score too
web-companion-score-more = It checks your moves as well and counts your points: far more to tell.
web-companion-nothing = None of these; continue
web-companion-over = The game is over
web-companion-count-yours = Count your own points now.
web-companion-write-in = Not listed? Add it
web-companion-write-in-more = kept in your box
web-companion-running = Under way
web-companion-new = New game
web-companion-results = How it went
web-companion-settings =
    { $n ->
        [one] { $n } more setting
       *[other] { $n } more settings
    }
web-companion-waking = Loading the rules. The first time takes about ten seconds.
web-companion-awake = The rules are ready.
web-companion-fetching = Fetching everything for play without a network: { $n } %.
web-companion-offline-ready = Works without a network from now on.
web-companion-offline-cannot = This browser needs the network to play.
web-companion-offline-failed = Not everything could be fetched: the network is still needed.
web-companion-answers =
    { $n ->
        [0] just begun
        [one] { $n } answer
       *[other] { $n } answers
    }
web-companion-forget = Delete this game:
web-companion-forget-sure = Forget it?
web-companion-played =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-companion-best = Best score: { $n }
web-companion-won = Won: { $n }
web-companion-install = Put the companion on your home screen: it opens at once and needs no network.
web-companion-install-hand = In the browser’s menu: “Install” or “Add to home screen”.
web-companion-install-now = Install
web-companion-starting = Setting up the table…
web-companion-lost = There is no such game in this browser
web-companion-all = All companion games
web-companion-row = Cards in their order
web-companion-put-back = Remove this card
web-companion-find = Part of a name
web-companion-clear = Clear the search
web-companion-kinds = Narrow the list
web-companion-none = Nothing is called that.
web-companion-closed = What cannot be done now: { $n }
web-companion-told = What happened
web-companion-done = All done, go on
web-companion-back = One step back
web-companion-show = Show me
web-companion-table = How the table should look
web-companion-otherwise = Pay otherwise
web-companion-misread = That cannot lie on the table. Look once more, or go a step back.
web-companion-fault = The rules failed here. A step back may help.

# Keys

web-keys = Keys
web-key-arrows = from place to place
web-key-digits = choose an option of the prompt
web-key-enter = confirm the chosen option
web-key-space = continue, or confirm at once
web-key-name-space = Space
web-key-escape = choose nothing
web-key-undo = undo
web-key-hint = a hint, where hints are allowed
web-key-rules = the rule of what is in focus, or behind the question
web-key-story = the story
web-key-help = these keys

# What the server says no to, by code

web-error-bad-request = That was not understood.
web-error-busy = Someone else got there first. Please try again.
web-error-csrf = This page is out of date. Please load it again.
web-error-down = This cannot be reached at the moment. Nothing is lost: please try again soon.
web-error-frozen = The rules failed at this table; it waits for somebody to look.
web-error-name-taken = Somebody has this name already.
web-error-no-game = There is no such game here.
web-error-no-puzzle = There is no puzzle left here.
web-error-not-answered = Answer the puzzle first.
web-error-no-lesson = There is no such lesson here.
web-error-no-deal = The day of this deal has not come, or is over.
web-error-no-tournament = There is no such tournament, or it is for members of a club only.
web-error-no-places = This tournament is full.
web-error-tournament-closed = This tournament takes no more players.
web-error-tournament-begun = This tournament has begun already.
web-error-too-many-tournaments = Ten of your tournaments are not over yet. End one or call it off first.
web-error-removed = The organiser has removed you from this tournament.
web-error-no-box = Your box of this game is empty.
web-error-box-faults = Something is wrong with your box: the page “Your box” says what.
web-error-no-content = There are no such cards here.
web-error-no-hints = Hints are off here: several people play, and the maker of the table has not allowed them.
web-error-no-replay = There is no record before the end.
web-error-sealed = Others may still play this deal. It opens when they have all finished.
web-error-no-table = There is no such table.
web-error-not-full = Not every seat is taken yet.
web-error-not-open = This table has begun already, or is over.
web-error-not-running = This game is not being played now.
web-error-banned = The people who run this server have blocked this account.
web-error-not-yours = This is not your seat or table.
web-error-refused = The rules do not allow this.
web-error-seat-taken = Every seat is taken.
web-error-sign-in = Please sign in first.
web-error-stale = That decision has passed already.
web-error-too-large = That was too long.
web-error-too-many = Too many requests. Please wait a moment.
web-error-too-many-tables = You have as many such tables as one person may. Finish or leave one first.
web-error-wrong-password = Name or password is wrong.
web-error-offline = The server does not answer.
web-error-unforeseen = Something went wrong.

# Signing in by mail, and people whose names are not known

somebody-new = New player
mail-subject = Your sign-in link for Ludorum
mail-hello = With this link you sign in to Ludorum:
mail-minutes = It works once, within { $n } minutes.
mail-ignore = If you did not ask for this, ignore it: nobody can sign in without this email.

# Ways to sign in, and one’s account

web-account = Your account
web-mail = Sign in by mail
web-way-mail = By mail
web-address = Mail address
web-address-note = We will email you a link that works once. You need no password.
web-enter-mail = Send the link
web-mail-sent = We have sent a link to
web-mail-sent-then = Open it within { $n } minutes.
web-mail-sent-here = Open the link in it within { $n } minutes, in this browser.
web-mail-open = You have opened the link from your letter.
web-mail-as = You are signed in as { $name }.
web-mail-new = Nobody here has this address yet. What shall we call you?
web-passkey-enter = Sign in with a passkey
web-passkey-add = Add a passkey
web-passkey-note = A passkey is kept by your device and unlocked as the device is: nothing to remember, nothing to steal.
web-mail-add = Add a mail address
web-oidc-enter = Sign in with
web-oidc-add = Link with
web-keep-more = Only this browser knows you, and a guest who signs out cannot come back. Add a way to sign in, and you can play on any device; your tables stay yours.
web-have-account = Do you have an account already?
web-have-account-more = Sign in; your tables come along.
web-ways = Ways to sign in
web-kind-passkey = Passkey
web-kind-mail = Mail
web-kind-oidc = Account at
web-way-used = Since { $from }, last used { $last }
web-way-remove = Remove
web-password-first = Set a password
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-set = Save
web-password-done = The password is saved. Other devices have to sign in again.
web-name-note = You sign in with this name.
web-data = Your data
web-export-more = Everything kept about you, with the records of the games you have finished, in one file.
web-export = Download
web-erase = Delete the account
web-erase-what = Your name, your ways to sign in, what you wrote and your companion games will be deleted for good. A bot takes over in games you are playing. This cannot be undone.
web-erase-name = To confirm, type your name: { $name }
web-erase-no = Keep it
web-erase-yes = Delete for good
web-gone = Former player
web-error-not-proven = That did not prove who you are. Please try again.
web-error-other-browser = Please do this in the browser where you asked for it, as the same person.
web-error-no-way = This house does not offer that way to sign in.
web-error-name-needed = What should we call you?
web-error-way-taken = That belongs to another account already.
web-error-last-way = Without it you could not sign in again. Add another way first.
web-error-expired = That was used already, or it is too old. Please ask for a new one.
web-error-no-passkey = No passkey was chosen.
web-error-passkey-there = This device has a passkey for this account already.

## Your box

web-box = Your box
web-box-lead = Some decks have never been published, so we made up some of their cards. Enter the real ones from your box, and the rules and opponents at your tables will use them.
web-box-private = The box is kept in your account. Only you see it, and those who sit at your tables.
web-box-back = Back
web-box-not-yet = It cannot be played with yet:
web-box-use = Play new tables with it
web-box-use-note = Whoever sits down sees this and can look at its cards.
web-box-take = Import from a file
web-box-give = Export to a file
web-box-empty = Empty the box
web-box-empty-sure = Empty your box?
web-box-empty-note = All you have written in for this game goes; our cards take its place. Tables that are laid already go on with the old ones.
web-box-empty-not = Keep it
web-box-part-known = Known:
    .about = from the rulebook or public sources
web-box-part-yours = Yours:
    .about = written in from your box
web-box-part-ours = Ours:
    .about = made up for want of them
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
web-box-kinds = What there is to write in
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
        [one] One more is known as it is.
       *[other] { $n } more are known as they are.
    }
web-box-part = { $n } of { $of } yours
web-box-none-here = None.
web-box-nth = { $what } { $n }
web-box-where = { $kind } · { $what } { $n } of { $of }
web-box-ask = What does your card say?
web-box-before = The one before
web-box-after = The next one
web-box-no-words = As it stands on the left.
web-box-in-order = Can be played like this.
web-box-known-fields = The rest is known
web-box-wrong = No such card can be: see below.
web-box-open = Open
web-box-of-somebody = With a player’s own box
web-box-twin = The same as { $n }.
web-box-from-us = Dashed: as we have it. Change what differs.
web-box-was = Ours was:
web-box-leave = Skip
web-box-back-to-ours = Back to ours
web-box-save = Save
web-box-save-next = Save, next
web-box-save-key = Ctrl ↵
web-box-copies = of these in the box
web-box-copies-more = fills the next ones, too
web-box-less = Remove one: { $what }
web-box-more = Add one: { $what }
web-box-one-more = another
web-box-remove = Remove { $what }
web-box-add = Add another
web-box-add-step = One more step, with its number
web-box-add-part = What it brings, with a number
web-box-add-then = What it brings then
web-box-of-list = { $what }, { $n }
web-box-every = all { $n }
web-box-no-step = Nothing has that name.
web-box-none = none
web-box-numbers = Numbers with spaces between.
web-box-group = several together
web-box-join = How they belong together
web-box-join-all = all of it
web-box-join-seq = one for the other
web-box-join-choose = one of them
content-error-most-steps = At most { $most } steps.
content-error-small-markets = There are five small markets, each on two cards with the goods in the same order.
content-error-attack-influence = An attack has to bring influence.
content-error-least = At least { $n }.
content-error-most = At most { $n }.
content-error-as-many = There have to be { $n } here.
content-error-in-all = There have to be { $n } in all.
content-error-some = Something has to stand here.
content-error-way-to-pay = It says how to pay if it helps to pay, and only then.
content-error-of-action = It names an action if it works after one or helps to pay for one, and only then.
content-error-ability-does = The ability has to do something, unless there is none or it helps to pay.
content-error-once-or-end = It works at once, or it scores at the end: one of the two.
content-error-criminal-row = A card with a criminal at the top has this row, and no other.
content-error-last-works = The last option has to be possible always: no building, workers or transcribing.
content-error-three-guildhalls = A builder, a cleric and a noble, each of them once.
content-error-card-a-space = Every space from 1 to 10 has one card.
content-error-tile-makes = A tile of this kind does not hold that.
content-error-tile-slots = There are slots where there is something to hold, and only there.
content-error-tile-scores = Landmarks bring points at the end, and nothing else does.
content-error-tile-start = Only the six first tiles lie there from the start.
content-error-stack-size = There have to be { $n } tiles in the stack.
web-box-have = Have the box? Write yours in
web-box-way-more = Write in the cards that are published nowhere.
web-box-with = With my box
web-box-with-note = Whoever sits at the table sees its cards.
web-box-of = With { $name }’s box
web-box-cards-note = The table is laid with these cards instead of ours.
web-box-instead = instead of: { $what }

## Your move: what people are told elsewhere, and how they set it up

notice-turn = Your turn
notice-began = The game has begun
notice-over = The game is over
notice-tournament = Tournament
notice-soon = Your time runs out soon
letter-since = Since your last turn:
letter-once = You get one email per table until you look at it again.
letter-stop = No more of these letters:
web-told = Notifications
web-told-more = For tables that are waiting for you when you do not have them open.
web-push-off = Notifications are off on this device.
web-push-on = Notifications are on for this device.
web-push-start = Turn on for this device
web-push-stop = Stop
web-push-cannot = This browser does not support notifications. On an iPhone or iPad, add the page to your home screen first.
web-told-mail = By mail
web-told-mail-to = One letter about a table until you have looked at it, to
web-told-no-mail = By mail, too, once your account has a mail address.
web-install = Ludorum as an app on the home screen
web-install-now = Install
web-quiet = Quiet hours
web-quiet-more = What there is to tell waits until they are over.
web-from = From
web-to = To
web-zone = Time zone: { $zone }.
web-quiet-keep = Keep these hours
web-quiet-none = No quiet hours
web-gone-away = Away
web-gone-away-more = At tables where a decision has days, your clock stands still meanwhile. The others see until when.
web-gone-away-set = You are away from { $from } to { $to }.
web-gone-away-left = Days left this year: { $n }.
web-gone-away-go = Set these days
web-gone-away-back = I’m back
web-first-day = First day
web-last-day = Last day
web-calendar = Calendar
web-calendar-more = Your calendar program can show until when you have to decide, and when tournaments begin that you have joined. Whoever has the link sees that, so keep it to yourself.
web-calendar-link = Link for your calendar program
web-calendar-once = It is shown only now.
web-calendar-there = There is a link. If it is lost, make a new one: then the old one works no more.
web-calendar-make = Make a link
web-calendar-renew = Make a new link
web-calendar-end = Take it back
web-stop = No more letters
web-stop-more = You no longer want letters about your tables?
web-stop-now = No more letters, please
web-stop-done = You will get no more of these emails. You can turn them back on in the settings.
web-away-until = away until { $day }
web-late = { $name } has run out of time.
web-sit-in-ask = Let a bot play until they are back?
web-sit-in-agreed = You voted for a bot.
web-sit-in-count = For it: { $n } of { $of }.
web-sit-in = Let a bot sit in
web-lent = You were away, so a bot is playing for you.
web-lent-back = Take my seat back
web-error-no-days = You cannot be away for so many days a year here.
web-error-not-late = Nobody is late any more.
web-error-push-denied = Your browser does not let this page tell you anything. Allow it there first.
web-error-push-failed = Your browser cannot reach its push service now.
# People, profiles, invitations

web-people = People
web-own-profile = Your profile
web-profile = Profile
web-friends = Friends
web-no-friends = Nobody yet. Ask somebody you have played with, or give them the address of your profile.
web-asks = They would like to be friends
web-asked = You have asked
web-muted = Muted
web-blocked = Blocked
web-find = Find a player
web-find-note = The exact name of an account. Guests are found at the tables you share.
web-their-name = Their name
web-found-nobody = Nobody has exactly this name.
web-here-since = joined { $day }
web-befriend = Add friend
web-agree = Agree
web-no = No, thanks
web-withdraw = Withdraw
web-tie-friend = You are friends.
web-tie-asked = You have asked { $name } to be friends.
web-tie-asks = { $name } would like to be friends.
web-part-friend = End the friendship
web-part-asked = Cancel request
web-part-asks = No, thanks
web-block = Block
web-block-sure = { $name } will not be able to add you, invite you or join your tables, and you will not see their messages. They will not be told.
web-block-no = Do not block
web-block-yes = Yes, block
web-unblock = Unblock
web-mute = Mute
web-unmute = Unmute
web-hide = Hide my profile
web-hide-note = Others see neither your results nor your rating, and nobody finds you by name.
web-your-address = The address of your profile, for those you know
web-ratings = Ratings
web-ratings-note = A number for each game, number of players and tempo; everybody starts at 1000. It lies within ± with 95 % certainty: the shaded band.
web-rating = Rating
web-unsure = Certainty
web-day = Day
web-course =
    { $n ->
        [one] { $title }: { $to } after one game
       *[other] { $title }: from { $from } to { $to } in { $n } games
    }
web-pool-none = no clock
web-pool-live = live
web-pool-days = days a decision
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
web-level-usual = as usual
web-won-of = won { $won } of { $n }
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
web-rated = Rated game
web-rated-note = It counts for the ratings of all who play. No bots and no hints; whoever gives up is last.
web-rated-here = A rated game: no hints, and whoever gives up is last.
web-rated-tag = rated
web-band = host { $low }–{ $high }
web-level = Players of my level only
web-level-note = Strangers sit down only if their rating is within 200 of yours. Whoever you invite is always welcome.
web-level-not = For ratings from { $low } to { $high }; yours is another one.
web-played-with = Played with
web-counted = The game counts; in a moment you see it in
web-rematch-join = Join the new table
web-gave-up = { $names } gave up.
web-resign-rated = Resign? A bot then plays on for you, and in this rated game you will be last.
web-line-more = Message from { $name }: report or mute
web-report = Report to the host
web-reported = Thank you. The people who run this server will look at it.
web-error-unwelcome = That is not possible with this player.
web-error-not-friends = Only friends can be invited.
web-error-other-level = This table asks for players of another level.
web-error-no-person = There is nobody here to be seen.

# -- learning --
web-learn = Learn
web-learn-more = Each game in short lessons at its real board, a minute or two each. Nothing to sign up for.
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
web-learn-offer = New to this game?
web-learn-offer-go = Learn it in ten minutes
web-coach = A word when something is new
web-coach-note = One sentence when a kind of decision comes up for the first time. Switched on again, all are said again.
web-coach-aim = { $name } is going for:
web-coach-says = The coach:
web-coach-costly = This gives away about { $n } { $n ->
    [one] point
   *[other] points
}
web-coach-keep = Play it anyway
web-learn-none = This game has no lessons yet.
web-learn-ways = Other ways in
web-learn-first = A first game
web-learn-first-more = Against an easy opponent, with hints and a coach.
web-lessons = Lessons
web-lessons-more = each can be left and taken up again
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
web-lesson-over = That was the whole lesson.
web-lesson-all = All lessons
web-lesson-go-on = Next lesson
web-lesson-play = Play a first game
web-lesson-restart = From the start
web-lesson-leave = Leave
web-lesson-short = short course
web-lesson-taken = done
web-how-to-play = How to play
web-how-to-play-more = What a turn is, where points come from, three mistakes.
web-how-lessons = Learn it by lessons
web-how-picture = The part of the board described here

## What may be wrong with the cards of a box.

content-error-other = The rules of this game say: { $what }.
content-error-range = It has to be from { $low } to { $high }.
content-error-together = These do not fit: { $fields }.
content-error-rules = The rules cannot work with this ({ $said }).
content-error-crash = In a random game with these cards the rules failed ({ $said }).
content-error-slow = Games with these cards take too long.
content-error-endless = Games with these cards do not end.
content-error-below-zero = With these cards somebody would pay more than they have.
content-error-no-words = There are no words for { $id }.
content-error-same-face = It reads like { $other } but says something else: nobody could tell the two apart.
content-error-missing = Something has to stand here: { $field }.
content-error-fields = { $found } is no field of this card. Fields: { $known }.
content-error-number = A whole number has to stand here.
content-error-text = A text has to stand here.
content-error-flag = Yes or no has to stand here.
content-error-list = A list has to stand here.
content-error-names = Names with their numbers have to stand here.
content-error-record = Here several fields have to stand together.
content-error-unknown = { $found } is not known here. Known: { $known }.
content-error-effect = This is no effect.
content-error-effect-list = Two or more effects have to stand here.
content-error-effect-choice = A choice has two options or more.
content-error-effect-per = It has to be 1 or more.
content-error-too-much = Numbers go from −{ $most } to { $most }.
content-error-long-text = A text has at most { $most } letters, all of them printable.
content-error-deep = This card is nested too deeply.
content-error-large = This is too large: at most { $bytes } bytes.
content-error-many = A box has at most { $most } records.
content-error-no-kind = This game has no records called { $kind }. There are: { $known }.
content-error-pack-none = There is no pack.json in this file.
content-error-pack-head = pack.json says { $fields } and nothing else.
content-error-pack-field = In pack.json { $field } is missing or not what it should be.
content-error-pack-format = This file was made for another version of packs.
content-error-pack-file = { $file } does not belong in a box.
content-error-pack-large = A box has at most { $files } files and { $bytes } bytes.
content-error-pack-rows = { $file } has to be a list of records.
content-error-pack-ids = In { $file } every record needs an id.
content-error-pack-twice = In { $file } two records have the same id.
content-error-pack-json = { $file } cannot be read: it is no JSON.
content-error-pack-zip = This is no zip file, or it is damaged.
content-error-pack-game = This box is for another game or for other rules (epoch { $epoch }, now { $now }).
content-error-pack-words = Words cannot be taken in here, only cards: leave the folder words out.

# Puzzles
web-puzzles = Puzzles
web-puzzles-offer = Five minutes?
web-puzzles-way = Solve a puzzle
web-puzzles-more = One decision at the real board. Choose; then see which option was best, by how much, and why.
web-puzzles-account = With an account your answers count and your rating is kept.
web-puzzles-none = No game here has puzzles yet.
web-puzzles-n = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
web-puzzles-solved = { $n } of { $tried } solved; { $of } in all
web-puzzles-rating = Rating { $n }
web-puzzles-theme-solved = solved: { $n } of { $of }
web-puzzles-themes = By theme
web-puzzles-solve = Solve
web-puzzles-all-done = You have answered all of them.
web-puzzle = Puzzle
web-puzzle-n = puzzle { $n }
web-puzzle-loading = The puzzle is being laid out.
web-puzzle-seats = { $n ->
    [1] alone
    [2] two at the table
    [3] three at the table
    [4] four at the table
    [5] five at the table
   *[other] { $n } at the table
}
web-puzzle-goal = Which option leaves you furthest ahead at the end?
web-puzzle-answer = Answer
web-puzzle-next = Next
web-puzzle-leave = All puzzles
web-puzzle-choices = Choices
web-puzzle-right = Correct
web-puzzle-wrong = Not the best
web-puzzle-best = Best was:
web-puzzle-cost = Yours ends about { $n } points behind it ({ $low } to { $high }).
web-puzzle-yours = your puzzle rating
web-puzzle-its = rating of the puzzle
web-puzzle-why = Why
web-puzzle-told = Answer
web-puzzle-against = Points at the end, compared with the second best:
web-puzzle-ahead = In all
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
web-puzzle-usual = plain play
web-puzzle-the-best = best
web-puzzle-note = Points behind the best option, with the 95 % interval: every option was played on sensibly in the same imagined positions. “Plain play” is what a simple careful player does.
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
web-deal-play = Play: one try
web-deal-go-on = Go on playing
web-deal-rules = You can leave and come back today; undo works until a card is turned.
web-deal-guest = Guests have a table of their own. With an account you count among all.
web-deal-to-play = to play
web-deal-begun = begun
web-deal-done = { $place ->
    [0] { $points } points
   *[other] { $points } points, place { $place }
  }
web-deal-among-guests = among guests
web-deal-done-short = { $place ->
    [0] { $points }
   *[other] { $points }, place { $place }
  }
web-deal-left = You have left this deal: it does not count.
    .short = left
web-deal-late = It was not over in time: it does not count.
    .short = too late
web-deal-mark-again = second try, does not count
web-deal-mark-browser = another player had used this browser, so it does not count
web-deal-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
  }
web-deal-longest = Longest { $n }. A day off leaves a gap, nothing is lost.
web-deal-day-played = { $day }: played
web-deal-day-off = { $day }: not played
web-deal-sleeve = Nothing up our sleeve
web-deal-sleeve-more = The luck of a day comes from one key. Its fingerprint is public a week before; the key follows when the day is over in every time zone. Anyone can check that all had the same deal.
web-deal-fingerprint = fingerprint
web-deal-key = key
web-deal-key-on = key on { $when }
web-deal-fits = fits its fingerprint
web-deal-fits-not = does not fit its fingerprint
web-deal-week = Fingerprints of the days to come
web-deal-week-more = Keep one, and check it when its day is over: the documentation has a script of thirty lines that does.
web-deal-which = Results of
web-deal-rival = Opponent
web-deal-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
web-deal-beat = { $n } of { $of } beat the opponent
web-deal-hidden = Results and replays are here when you have played, or from { $when }.
web-deal-nobody = Nobody has played it.
web-deal-guests = Guests
web-deal-spread = Points of { $n } players, from { $low } to { $high }; half of them have { $middle } or more
web-deal-half = half had { $n } or more
web-deal-you = you { $n }
web-deal-place = Place
web-deal-player = Player
web-deal-score = Score
web-deal-ahead = Ahead
web-deal-took = Time
web-deal-minutes = { $n } min
web-deal-replay = Watch the replay of { $name }
web-deal-results = Results of the deal
web-deal-key-later = Others may still play this deal. Its key is told when the day is over everywhere; then this can be checked.
web-deal-ways = Where the best played differently
web-deal-ways-of = Where { $name } went another way
web-deal-ways-more = Your decisions that cost most, and what { $name } did at the same point of the game. After the first different answer two games part, so the numbers speak of your decisions alone.
web-deal-ways-with = Compared with
web-deal-ways-who = { $name }, { $points }
web-deal-ways-ask = Every decision of yours is looked at again, from what you could know then. It takes a minute or two; meanwhile you can go on.
web-deal-ways-you = you
web-deal-ways-advised = looks better to the review, too
web-deal-ways-same = both saw the same
web-deal-ways-sure = ± { $n } points
web-deal-ways-clean = None of your decisions stands out.
web-deal-ways-none = Where your decisions cost most, { $name } did the same or never came to that point.
web-deal-ways-note = Estimates against what looks better, when imagined games were played on sensibly; nineteen times out of twenty the true cost lies within ±.

# -- tournaments

web-tournaments = Tournaments
web-tournaments-more = Several tables, a few rounds, one winner. You join before the start; each round seats you with players of about your points, and what you win there adds up.
web-tournaments-none = No tournament is open right now
web-tournaments-none-more = Run one yourself: choose a game and a time, and share the link. The rest happens automatically.
web-tournaments-open = Open: join now
web-tournaments-running = Under way
web-tournaments-over = Over
web-tournament-hold = Run a tournament
web-tournament-others = All tournaments
web-tournament-menu = What can be done here
web-tournament-game-rules = Rules of the game
web-tournament-parts = Parts of the tournament
web-tournament-enter = Who joins?
web-tournament-act-join = Join
web-tournament-act-back = I’m back
web-tournament-act-sit-out = Sit out round { $n }
web-tournament-act-sit-in = Play round { $n } after all
web-tournament-act-pause = Take a break
web-tournament-act-resume = Seat me again
web-tournament-act-leave = Leave
web-tournament-act-cancel = Call it off
web-tournament-act-stop = End it now
web-tournament-begin-now = Begin now
web-tournament-begin-later = { $n } min later
web-tournament-begin-other = Another time
web-tournament-begin-set = Move it
web-tournament-begin-wait = Not yet
web-tournament-begin-sure = { $n ->
    [one] { $n } player is in. Who comes later plays from the next round on.
   *[other] { $n } players are in. Who comes later plays from the next round on.
  }
web-tournament-remove = Remove
web-tournament-remove-sure = { $name } will not take part and cannot join this tournament again.
web-tournament-stay = No, go on
web-tournament-leave-sure = You get no more tables in this tournament. Your points stay, and the game you are in you may finish.
web-tournament-cancel-sure = The tournament will not take place, and all who have joined see that. This cannot be undone.
web-tournament-stop-sure = No more tables are laid; those that are being played are finished and count. This cannot be undone.
web-tournament-share = Share
web-tournament-shared = Link copied
web-tournament-address = Send this link to those who might join
web-tournament-in = you are in
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
web-tournament-tempo-live = live, { $n } min and { $more } s a decision
web-tournament-tempo-days = { $n ->
    [one] { $n } day a decision
   *[other] { $n } days a decision
  }
web-tournament-by = by
web-tournament-of-club = club
web-tournament-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
web-tournament-of-places = { $n } of { $of } places taken
web-tournament-round-of = Round { $n } of { $of }
web-tournament-on = Being played
web-tournament-none-won = Nobody has won
web-tournament-called-off = Called off
web-tournament-cancelled = This tournament has been called off.
web-tournament-begins = Starts
web-tournament-begins-in = Begins in
web-tournament-begins-now = Begins any moment
web-tournament-your-clock = your local time
web-tournament-you-are-in = You are in. When a round begins you are told, and the way to your table is here and on the first page.
web-tournament-by-itself = It begins by itself; join before that. Some join later, too.
web-tournament-joined = Who has joined
web-tournament-nobody = Nobody yet. Be the first.
web-tournament-too-few = At least two players are needed, or it is cancelled at the start time.
web-tournament-lacking = { $n ->
    [one] For a full table { $n } player is missing; bots take empty seats.
   *[other] For a full table { $n } players are missing; bots take empty seats.
  }
web-tournament-winners = Winners
web-tournament-place = Place { $n }
web-tournament-n-points = { $n } points
web-tournament-your-place = You: place { $n } of { $of }
web-tournament-time = Time of the arena
web-tournament-new-tables = New tables for another { $left }
web-tournament-no-new-tables = No new tables; those being played count
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
web-tournament-moves = moves as tables end
web-tournament-all = All { $n } players
web-tournament-fewer = Fewer
web-tournament-points = Points
web-tournament-opponents = Opponents
web-tournament-share-of = Score share
web-tournament-first = first at the table
web-tournament-is-out = has left
web-tournament-is-away = away
web-tournament-score-playing = being played
web-tournament-score-bye = bye: no opponent this round
web-tournament-score-missed = sat out
web-tournament-score-away = did not come
web-tournament-score-late = joined later
web-tournament-paired-at = { $n ->
    [0] paired { $when }, no rematches
    [one] paired { $when }, { $n } rematch could not be avoided
   *[other] paired { $when }, { $n } rematches could not be avoided
  }
web-tournament-tables = Tables
web-tournament-table = Table { $n }
web-tournament-no-tables = No table has been laid yet.
web-tournament-being-played = being played
web-tournament-play-now = Play: your move
web-tournament-to-table = To my table
web-tournament-your-move = your move
web-tournament-to-move = to move
web-tournament-bot-for = (a bot sits in)
web-tournament-own-away = You did not reach your table in time, so a bot is playing for you. You get no new tables until you say you are back.
web-tournament-own-out = You have left this tournament. Your points stay.
web-tournament-own-removed = Its maker has removed you from this tournament.
web-tournament-own-bye = You have no opponent this round: full points for it, and time for a tea.
web-tournament-own-sitting-out = You sit out round { $n }.
web-tournament-own-pausing = You take a break: no new tables for you.
web-tournament-own-looking = Looking for a table for you: as soon as enough are free.
web-tournament-own-next = You play from round { $n } on. It is paired by itself when the last table of this one ends.
web-tournament-own-alone = The others are away. Round { $n } begins when one of them says that they are here again.
web-tournament-own-waiting = Your table has ended. Round { $n } is paired by itself when the last one ends.
web-tournament-own-last = Your last table has ended. The tournament is over when all have.
web-tournament-same = One deal at every table
web-tournament-same-about = All tables of a round get the same cards and the same luck, so what differs is how they are played. The fingerprint of the luck is public before, its key after the last result.
web-tournament-same-more = The same seat gets the same cards at all tables of a round. The fingerprint was fixed before the round; the key, told with its last result, proves that nothing was chosen.
web-tournament-key-later = the key comes with the last result
web-tournament-compare = Compare tables
web-tournament-compare-more = The same seat had the same luck at every table. The best score of each seat stands out.
web-tournament-how = How it works
web-tournament-by-place = Points by place
web-tournament-by-place-more = Players who tie share the points.
web-tournament-rule = { $points } at tables of { $n }
web-tournament-level = Level on points
web-tournament-level-more = First the points of all opponents one has met decide, then one’s share of the scores at one’s tables, then wins.
web-tournament-paired = Pairing
web-tournament-paired-more = Each round seats neighbours in the standings together, if possible nobody twice, and begins by itself when the last table of the one before has ended.
web-tournament-arena = New tables
web-tournament-arena-more = Who is free gets the next table with others near in points, until time is up. Tables begun by then are finished and count.
web-tournament-late = Joining late
web-tournament-late-more = { $n ->
    [one] Possible until the last round is paired, with { $n } point for each round missed.
   *[other] Possible until the last round is paired, with { $n } points for each round missed.
  }
web-tournament-absent = No-shows
web-tournament-absent-more = A bot sits in, and the result counts for the others only; whoever is back before the end of the game plays on and counts.
web-tournament-rated-tag = counts for ratings
web-tournament-pause-tag = { $n ->
    [one] { $n } min between rounds
   *[other] { $n } min between rounds
  }
web-tournament-new = New tournament
web-tournament-new-more = Choose what is played and when. It begins by itself, seats everybody, counts the points and ends: you need not watch over it, and you may play, too.
web-tournament-kind = How it goes
web-tournament-as-swiss = Swiss
    .about = A few rounds together. Winners meet winners, and nobody is thrown out.
web-tournament-as-arena = Arena
    .about = A fixed time. Whoever is free gets the next table at once; come and go as you like.
web-tournament-seats = Players at a table
web-tournament-seats-note = { $n ->
    [2] With an odd number of players one has the round off, with full points.
    [3] Bots take seats that stay empty.
   *[other] Tables are smaller by one where numbers ask for it; bots take seats that stay empty.
  }
web-tournament-starts = Begins
web-tournament-start-soon = in 30 minutes ({ $when })
web-tournament-start-evening = { $when }
    .today = today at { $when }
web-tournament-start-weekend = { $when }
web-tournament-start-other = another time
web-tournament-start-wrong = Choose a moment within the next 60 days.
web-tournament-zone = By your clock; everybody sees it by their own.
web-tournament-day = Day
web-tournament-hour = Time
web-tournament-rounds-note = A round is as long as its longest game; then the next begins by itself.
web-tournament-minutes = New tables for
web-tournament-minutes-note = Games that have begun by then are finished and count.
web-tournament-tempo-note = Live: everybody is there for all of it. Days: each decides when there is time, and it takes weeks.
web-tournament-rated = Counts for ratings
web-tournament-rated-note = Only games between people; where a bot sits in, that game does not.
web-tournament-name = Name
web-tournament-name-swiss = Swiss, { $day }
web-tournament-name-arena = Arena, { $day }
web-tournament-plays = I play, too
web-tournament-further = Further settings
web-tournament-places = Most players
web-tournament-places-all = no limit
web-tournament-pause-between = Pause between rounds
web-tournament-pause-none = none
web-tournament-pause-note = At least so long after the last table of a round.
web-tournament-note = A word to those who come
web-tournament-note-note = Shown on its page: a prize, a chat to meet in, who is welcome.
web-tournament-announce = Create tournament
web-tournament-results = Back to the tournament
web-tournament-key-secret = Other tables of the round may still be playing this deal. Its key comes with the last result; then this can be checked.

# -- clubs --
web-clubs = Clubs
web-clubs-more = A club is a group with a page of its own. Its members see how each of them has played the deal of the day, and hold tournaments among themselves.
web-clubs-all = All clubs
web-clubs-mine = Your clubs
web-clubs-find = Find a club
web-clubs-name = Part of its name
web-clubs-none-named = No club has that in its name.
web-clubs-none = There is no club yet. Found the first one.
web-clubs-no-more = There are no others yet.
web-club-found = Start a club
web-club-found-more = For the people you play with, or would like to: a Tuesday round, a town, a language. Everything can be changed later.
web-club-found-it = Create club
web-club-name = Name
web-club-about = What it is about
web-club-about-note = Who you are, when you play, whom you would like to see. Everybody who can see the club reads it.
web-club-joining = How people join
web-club-by-open = Open to all
    .more = Whoever has an account joins by a click.
web-club-by-request = On request
    .more = Whoever has an account asks to join; the founder or an officer agrees.
web-club-by-link = By invitation
    .more = The club is not listed. Only those you give the link to can see it and join.
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
web-club-invited = You are invited: with this link you join at once.
web-club-sign-in = Members of a club have an account. Say who you are to join.
web-club-guest = You are here as a guest. To be in a club you need an account.
web-club-guest-how = Create an account in a minute
web-club-leave = Leave the club
web-club-leave-sure = Leave this club? You can come back only the way others join.
web-club-stay = Stay
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
web-club-act-readmit = Let back
web-club-act-hand-over = Hand the club over
web-club-sure-remove = Remove { $name } from the club? They cannot come back until somebody lets them.
web-club-sure-hand-over = { $name } will be the founder, and you an officer. Only { $name } could undo this.
web-club-rather-not = Cancel
web-club-barred = Removed
web-club-barred-note = They cannot join again, not even with the link.
web-club-invite = Invite
web-club-invite-note = Whoever opens this link sees the club and joins at once, however others join.
web-club-link = Invitation link
web-club-link-renew = New link
web-club-settings = Settings of the club
web-club-dissolve = Dissolve the club
web-club-dissolve-note = When you dissolve the club, its page is gone for all members ({ $n }). To leave it, hand it over first.
web-club-dissolve-sure = Dissolve it for good? This cannot be undone.
web-club-report = Report this club
web-club-report-why = What is wrong with it
web-club-report-send = Report
web-club-reported = Thank you. Whoever runs this server will look at it.
web-club-tournament = Hold one
web-club-no-tournaments = No tournaments so far. Hold the first one: only members see it and play.
web-club-tournament-on = under way
web-club-tournament-over = over
web-club-deals-note = Everybody plays the same deal, one try each. Results are told to those who have played, and to all when the day is over.
web-club-deal-play = To today’s deal
web-club-deal-look = Today’s deal
web-club-nobody-today = nobody yet
web-club-best = { $points }, best:
web-club-have-played = played:
web-club-and-more = and { $n } more
web-club-week = Last seven days, by member
web-club-week-choose = Results of { $day }
web-club-week-nobody = Nobody of the club has played it these seven days.
web-club-legend = played; the score is shown when you have played too, or when the day is over
web-club-played = played, score not shown yet
web-club-not-played = not played
web-club-this-week = this week
web-club-page = Page of the club
web-club-which = Club
web-error-no-club = There is no such club, or it is open only to those who are invited.
web-error-account-needed = You need an account for this: a guest has none.
web-error-members-only = This is for members of the club.
web-error-officers-only = Only those who lead the club may do this.
web-error-barred = You were removed from this club. Its officers can let you back.
web-error-club-taken = There is a club of this name already.
web-error-club-full = The club is full.
web-error-too-many-clubs = You are in as many clubs as one person may be, or have founded as many. Leave one first.
web-error-founder-stays = The founder cannot leave. Make someone else the founder first.

# -- links to give away

share-name = { $name }
share-player = Player { $n }
share-over = Result
share-wins =
    { $winners ->
        [one] { $players } wins
       *[other] { $players } win together
    }
share-early = The game ended early
share-live = Being played now
share-live-more = Watch the game live
share-house = An online home for heavy board games: every rule enforced, every game kept.
share-house-place = Board games to play and to study
share-on = Open in Ludorum
share-deal = { $game }: the deal of the day
share-deal-more = The same cards for all, one try. How far do you get?
share-puzzle = { $game }: a puzzle
share-puzzle-place = Puzzle
share-puzzle-more = One decision at the real board. What would you play?
web-share = Share
web-share-step = Share this step
web-share-result = Share the result
web-share-mine = Share my result
web-share-copied = Link copied
web-share-text-copied = Result and link copied
web-share-private = Whoever has this link can see the result and watch the replay.
web-share-hand = Copy the link by hand:
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
