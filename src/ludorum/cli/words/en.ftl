# What the commands say when something goes wrong: one sentence or two, and what to do.

## What stands in others

mistake-nothing = { "" }
mistake-near = Did you mean { $name }?

## Arguments

mistake-choice = { $what }: “{ $name }” is not known. { $near } There are: { $known }.
mistake-whole-number = { $name } takes a whole number, not “{ $value }”.
mistake-number = { $name } takes a number, not “{ $value }”.
mistake-needs-value = { $name } needs a value after it: see { $help }.
mistake-takes-none = { $name } takes no value: leave the value out.
mistake-not-together = { $name } and { $other } do not go together: leave one of them out.
mistake-one-of = One of these is needed: { $names }. See { $help }.
mistake-ambiguous = { $name } may be any of { $names }: write it out.
mistake-required = Something is missing: { $names }. { $help } shows an example.
mistake-unrecognized = “{ $name }” is not understood here. { $near } { $help } shows what is.
mistake-usage = { $said }. See { $help }.
mistake-at-least = { $name } must be { $least } or more.
mistake-shares = --least must be below --claim, both from 0 to 1.
mistake-only-with = { $name } works only with { $other }: leave it out, or add that.
mistake-games-of = --games takes a bot and a number, as in sensible=300, and “{ $item }” is not that.
mistake-two-bots = --bots names two bots, as in sensible,random.

## Games

mistake-game = There is no game “{ $name }” here. { $near } ludorum games lists them: { $known }.
mistake-players = { $game } is not for { $seats }: give --players one of { $known }.
mistake-seats-of = { $game } is played by { $known }: give --seats some of these.
mistake-setting = { $game } has no setting “{ $name }”. { $near } There are: { $known }.
mistake-no-settings = { $game } has no settings: leave --set { $name } out.
mistake-setting-form = --set takes NAME=VALUE, and “{ $item }” is not that. There are: { $known }.
mistake-setting-value = { $game }: { $setting } cannot be “{ $name }”. { $near } It can be: { $known }.
mistake-setting-alone = { $setting } is for playing alone: add --players 1.
mistake-setting-opens = { $game } takes { $seats } players only with another { $setting }: add --set { $setting }={ $known }.
mistake-setting-seats = With { $setting } like this, { $game } is for { $known } players: give --players one of them.
mistake-solo = { $game } has no solo opponent “{ $name }”. { $near } There are: { $known }.
mistake-solo-seats = A solo opponent is for playing alone: give --players 1 instead of { $seats }, or leave --solo out.
mistake-alone = { $game } cannot be played alone: a companion would have nothing to run. ludorum games lists games that can.
mistake-people = { $people } people cannot take { $seats } seats: --humans is from 1 to --players.
mistake-bot = There is no bot “{ $name }”. { $near } There are: { $known }.
mistake-bot-search = The bot “{ $name }” is not understood: write search:64 (trials) or search:0.5s (seconds).
mistake-bot-clock = What “{ $name }” plays depends on how fast the machine is: give it trials, as in search:64.
mistake-bot-twice = The bot { $name } is named twice: name it once, with all its games.
mistake-bot-folder = { $path } is neither a virtual environment nor a checkout of Ludorum: name one of these after @.
mistake-line-up = --bots names { $bots } bots for { $seats } seats: name one for all, or one for each.
mistake-vary = --vary takes a setting once, as in boards=standard,random, and “{ $item }” is not that.
mistake-same-trials = Two of the runs are the same: leave one of them out.
mistake-lesson = There is no lesson “{ $name }”. { $near } There are: { $known }.
mistake-bad-title = { $game } is installed, but cannot be played ({ $what }): repair or uninstall its package.
mistake-game-name = “{ $name }” cannot be the name of a game: use lowercase English letters, digits and _ between them, as in river_trade.
mistake-game-there = A game called { $name } is already installed: choose another name.
mistake-free-hand = { $game } has no free_hand, which this needs: docs/companion.md shows authors how to write it.
mistake-no-opponent = { $game } has no opponent that can be run on its own: leave --only-opponent out.

## Files

mistake-no-file = There is no file { $path }: check the name.
mistake-no-folder = There is no folder { $folder } to write { $path } into: create it first, or choose another place.
mistake-not-a-folder = { $path }: part of this path is a file and should be a folder. Choose another place.
mistake-folder = { $path } is a folder, and a file is needed: give the name of a file.
mistake-there-already = { $path } already exists: give another name, or move it away.
mistake-denied = You may not read or write { $path }: check its permissions, or choose another place.
mistake-disk-full = The disk is full: free some space and run the same command again.
mistake-long-name = The name { $path } is too long: give a shorter one.
mistake-system = This did not work: { $path } { $said }.
mistake-record = { $path } is not a game record: ludorum play GAME --record FILE writes one.
mistake-record-broken = { $path } is a game record that stops short or is damaged in line { $line }: get a fresh copy.
mistake-record-epoch = { $path } was played under epoch { $epoch } of the rules, and this is epoch { $ours }: use the version of Ludorum it was played with.
mistake-record-rules = { $path } does not match the rules ({ $what }): ludorum verify { $path } says more.
mistake-which-game = { $path } holds several games: say which, as in --game 0.
mistake-no-game-in = { $path } has no game { $game }: give --game another number.
mistake-parquet-records = { $path } holds no records: give the games.parquet of a data set.
mistake-seat = Seats are 0 to { $last }: give --seat one of them.
mistake-no-saved = There is no saved game at { $path }: start one without --resume.
mistake-saved = { $path } is not a saved game: give the file that ludorum play named when it saved.
mistake-saved-game = { $path } holds a game of { $game }: resume it with ludorum play { $game }.
mistake-saved-epoch = { $path } was saved under epoch { $epoch } of the rules, and this is epoch { $ours }: use the version of Ludorum it was saved with.
mistake-saved-rules = { $path } does not lead to the position it was saved in: start over without --resume.
mistake-resumed = A resumed game keeps its own { $option }: leave that out.
mistake-companion = { $path } holds another game or older rules: --new starts over.
mistake-companion-score = { $path } holds a game with your own score: --new starts over.
mistake-results = { $path } was not written by ludorum simulate --out: give a file that was.
mistake-unfinished = There is no file { $path } yet, because its run is not finished: run the same ludorum simulate again, and it continues.
mistake-parquet = --out writes Parquet: name it { $path }.
mistake-content = { $where }: { $what }
mistake-no-own-cards = { $game } has no cards that we filled in: there is nothing to enter. --all writes all of them.
mistake-no-records = { $game } has no cards in files: there is nothing a box could change.
mistake-out-file = { $path } is a file: give another folder with --out.
mistake-out-full = { $path } is not empty: give another folder with --out.
mistake-out-other = { $path } holds another training or match: give another --out.
mistake-out-run = { $path } holds another run, which differs in { $said }: give another --out, or remove it.
mistake-out-results = { $path } holds results of { $game } by Ludorum { $version }, epoch { $epoch }: give another --out.
mistake-puzzles-unchecked = Nothing in { $path } has passed a check: run it with --check first.
mistake-tests = There is no folder { $path }: run this where the tests are, or give --tests.
mistake-backup-there = { $path } already exists: wait a second and run the same command again.
mistake-backup-shard = { $path } belongs to this backup: name its shard in the address of the store.
mistake-backup-unsound = { $path } is not a sound store ({ $said }): use another backup.
mistake-no-backup = There is no backup { $path }: ludorum admin backup makes one.
mistake-restore-file = { $path } already exists: stop the servers and move it away first.
mistake-restore-full = { $where } is not empty: stop the servers and give a new database.
mistake-metrics-folder = There is no folder { $folder }, which node_exporter reads: create it first.

## What is not installed

mistake-extra = This needs { $module }, which is not installed: pip install 'ludorum[{ $extra }]'

## The server

mistake-settings-form = The setting { $name } is not of the form { $form }: correct it in ludorum.toml, the variable or the option.
mistake-settings-workers = With the bus in memory there is only one process: leave the setting workers on, or set bus to nats://HOST:4222.
mistake-settings-path = public_url is https://HOST without a path: the page is at the root of its host.
mistake-settings-secure = public_url is https:// where secure is true, and only there: change one of the two settings.
mistake-settings-needs = The setting { $name } does nothing without { $others }: set that, too.
mistake-settings-toml = { $path } is not valid TOML ({ $said }): correct it, or give another file with --settings.
mistake-settings-file = There is no settings file { $path }: check --settings.
mistake-settings-value = The settings are wrong ({ $said }): docs/settings.md has every setting and what it takes.
mistake-soak-unix = A soak kills and suspends processes as Unix does: run it in Linux or WSL.
mistake-worker-bus = A worker needs a bus that processes share: set LUDORUM_BUS=nats://HOST:4222.
mistake-port-taken = { $where } is taken: another server runs there. Stop it, or choose another port with --port.
mistake-port-forbidden = The system does not let you listen on { $where }: choose a port of 1024 or higher with --port.
mistake-port-host = Nobody can listen on { $host } here: --host must be an address of this machine, 127.0.0.1 or 0.0.0.0.
mistake-store-database = { $where } has no such database ({ $said }): create it with createdb, or correct its name in the address.
mistake-store-user = { $where } does not let this user in ({ $said }): check user and password in the address.
mistake-store-no-primary = No server of { $where } takes writes ({ $said }): promote a standby, or bring the primary back.
mistake-store-read-only = { $where } takes no writes: is it a standby? The address must lead to the primary.
mistake-store-connections = { $where } has no connection left ({ $said }): raise max_connections.
mistake-store-away = The store { $where } does not answer ({ $said }): check that PostgreSQL runs (pg_isready) and that the address is right.
mistake-store-no-folder = There is no folder { $folder } for the store { $where }: create it, or give another file.
mistake-store-folder = The store { $where } is a folder: give a file in it.
mistake-store-file = The store { $where } cannot be used ({ $said }): check that the file is writable and the disk has space.
mistake-store-not-a-store = { $where } is not a store: give another file, sqlite:///FILE.
mistake-store-none = There is no store in { $where } yet: ludorum serve creates it; or name the right one with LUDORUM_STORE.
mistake-no-store = { mistake-store-none }
mistake-store-older = The store { $where } was written by an older version: ludorum serve brings it up to date. Make a backup first.
mistake-store-newer = The store { $where } was written by a newer version: install that one, pip install -U ludorum.
mistake-bus-down = The bus { $where } does not answer: start nats-server, or correct LUDORUM_BUS.
mistake-cluster-away = There is no Ray cluster at { $address }: start one with ray start --head, or leave --address out.
mistake-no-program = { $name } is not installed: it comes with the PostgreSQL client.
mistake-tool-failed = { $what } ({ $said }): check that the address is right and that the server answers.
mistake-tool-rehearsal = { $what } ({ $said }): a rehearsal makes a database, so the user needs ALTER ROLE … CREATEDB.
mistake-address-form = “{ $item }” is not a store: give a file, sqlite:///FILE, or a server, postgresql://USER@HOST/DATABASE.
mistake-shard-form = “{ $item }” is not a shard: give its name, two lowercase letters or digits, and its address, as in s1=postgresql://USER@HOST/DATABASE.
mistake-shard-twice = Two shards are called { $name }: give each a name of its own.
mistake-workers-ended = { $part }: { $times } workers have ended on this. Is there enough memory? Try fewer --workers.

## Tables on a server

mistake-no-table = There is no table { $id }: its id is the last part of its address.
mistake-no-user = There is no person { $id }: ludorum admin audit TABLE shows ids.
mistake-table-open = Table { $id } has not started: there is nothing to show yet.
mistake-table-answers = Table { $id } has answers 0 to { $last }, not { $wanted }: give one of them.

## ludorum games

games-players = players
games-solo = alone against
games-settings = settings
games-languages = languages
