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

# The beginning

shell-players = At the table: { $players }.
shell-commit = Fingerprint of the key that deals: { $commit }
shell-help-hint = Type the number of an option, or h for help.

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
shell-hand-over = { $player }: your turn. Everybody else looks away; press Enter.

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
shell-winners = Victory: { $players }
shell-nobody-wins = Nobody wins.

# Replay

shell-step = Step { $n } of { $of }
shell-unfinished = The record ends before the game does. The points as they stand:
shell-replay-keys = Enter: next;  b: back;  a number: that step;  q: leave

## Errors of the kernel, by code

error-not-asked = It is not your decision now.
error-not-offered = That is not one of the options.
error-stale = That decision has passed already.
error-impossible = That cannot be the outcome.
error-undo-nothing = There is nothing of yours to take back.
error-undo-chance = This cannot be taken back: chance has decided since.
error-undo-others = This cannot be taken back: another player has decided since.
error-undo-known = This cannot be taken back: something hidden was revealed since.
error-undo-needed = This cannot be taken back: another player’s later decision rests on it.
