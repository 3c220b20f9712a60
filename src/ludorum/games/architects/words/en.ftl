## Names

title = Architects of the West Kingdom

# Goods: dictionary form; .count goes with a number, nominative.

good-clay = clay
    .count = { $n } clay
good-wood = wood
    .count = { $n } wood
good-stone = stone
    .count = { $n } stone
good-gold = gold
    .count = { $n } gold
good-marble = marble
    .count = { $n } marble
good-silver = silver
    .count = { $n } silver
good-virtue = virtue
    .count = { $n } virtue
good-card = building card
    .count =
        { $n ->
            [one] { $n } building card
           *[other] { $n } building cards
        }
good-debt = debt
    .count =
        { $n ->
            [one] { $n } debt
           *[other] { $n } debts
        }
good-paid-debt = paid debt
    .count =
        { $n ->
            [one] { $n } paid debt
           *[other] { $n } paid debts
        }
good-worker = worker
    .count =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
good-vp = victory point
    .count = { $n } VP

# Places: heading; .at where, .to whither, .from whence.

place-quarry = Quarry
    .at = at the Quarry
    .to = to the Quarry
    .from = from the Quarry
place-forest = Forest
    .at = in the Forest
    .to = to the Forest
    .from = from the Forest
place-mines = Mines
    .at = in the Mines
    .to = to the Mines
    .from = from the Mines
place-silversmith = Silversmith
    .at = at the Silversmith
    .to = to the Silversmith
    .from = from the Silversmith
place-storehouse = King’s Storehouse
    .at = at the King’s Storehouse
    .to = to the King’s Storehouse
    .from = from the King’s Storehouse
place-workshop = Workshop
    .at = at the Workshop
    .to = to the Workshop
    .from = from the Workshop
place-town = Town Centre
    .at = in the Town Centre
    .to = to the Town Centre
    .from = from the Town Centre
place-tax = Tax Stand
    .at = at the Tax Stand
    .to = to the Tax Stand
    .from = from the Tax Stand
place-market-left = Black Market, left space
    .at = on the left space of the Black Market
    .to = to the left space of the Black Market
    .from = from the left space of the Black Market
place-market-middle = Black Market, middle space
    .at = on the middle space of the Black Market
    .to = to the middle space of the Black Market
    .from = from the middle space of the Black Market
place-market-right = Black Market, right space
    .at = on the right space of the Black Market
    .to = to the right space of the Black Market
    .from = from the right space of the Black Market
place-market = Black Market
    .at = on the Black Market
    .to = to the Black Market
    .from = from the Black Market
place-guardhouse = Guardhouse
    .at = at the Guardhouse
    .to = to the Guardhouse
    .from = from the Guardhouse
place-guildhall = Guildhall
    .at = in the Guildhall
    .to = to the Guildhall
    .from = from the Guildhall
place-cathedral = Cathedral
    .at = at the Cathedral
    .to = to the Cathedral
    .from = from the Cathedral
place-prison = Prison
    .at = in Prison
    .to = to Prison
    .from = from Prison
place-supply = Personal supply
    .at = in the personal supply
    .to = to the personal supply
    .from = from the personal supply
place-board = Player board
    .at = on the player board
    .to = to the player board
    .from = from the player board

# Skills

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry

# Apprentices: .acc as the object of "hires".

apprentice-acolyte = Acolyte
    .acc = the Acolyte
apprentice-conspirator = Conspirator
    .acc = the Conspirator
apprentice-debt-collector = Debt Collector
    .acc = the Debt Collector
apprentice-gatekeeper = Gatekeeper
    .acc = the Gatekeeper
apprentice-illusionist = Illusionist
    .acc = the Illusionist
apprentice-jeweller = Jeweller
    .acc = the Jeweller
apprentice-labourer = Labourer
    .acc = the Labourer
apprentice-merchant = Merchant
    .acc = the Merchant
apprentice-miner = Miner
    .acc = the Miner
apprentice-patron = Patron
    .acc = the Patron
apprentice-pickpocket = Pickpocket
    .acc = the Pickpocket
apprentice-squire = Squire
    .acc = the Squire
apprentice-stonecutter = Stonecutter
    .acc = the Stonecutter
apprentice-swindler = Swindler
    .acc = the Swindler
apprentice-thief = Thief
    .acc = the Thief
apprentice-trader = Trader
    .acc = the Trader
apprentice-trickster = Trickster
    .acc = the Trickster
apprentice-woodcutter = Woodcutter
    .acc = the Woodcutter
apprentice-enforcer = Enforcer
    .acc = the Enforcer
apprentice-overseer = Overseer
    .acc = the Overseer
apprentice-peddler = Peddler
    .acc = the Peddler

# Buildings: .acc as the object of "builds".

building-smithy = Smithy
    .acc = the Smithy
building-steeple = Steeple
    .acc = the Steeple
building-stone-market = Stone Market
    .acc = the Stone Market
building-tavern = Tavern
    .acc = the Tavern
building-thieves-den = Thieves’ Den
    .acc = the Thieves’ Den
building-tilers-hut = Tiler’s Hut
    .acc = the Tiler’s Hut
building-trading-post = Trading Post
    .acc = the Trading Post
building-treasury = Treasury
    .acc = the Treasury
building-university = University
    .acc = the University
building-watchtower = Watchtower
    .acc = the Watchtower
building-well = Well
    .acc = the Well
building-wood-market = Wood Market
    .acc = the Wood Market
building-aqueduct = Aqueduct
    .acc = the Aqueduct
building-armoury = Armoury
    .acc = the Armoury
building-barracks = Barracks
    .acc = the Barracks
building-betting-house = Betting House
    .acc = the Betting House
building-carpenters-hut = Carpenter’s Hut
    .acc = the Carpenter’s Hut
building-castle = Castle
    .acc = the Castle
building-chapel = Chapel
    .acc = the Chapel
building-church = Church
    .acc = the Church
building-clay-market = Clay Market
    .acc = the Clay Market
building-clay-pit = Clay Pit
    .acc = the Clay Pit
building-drafting-room = Drafting Room
    .acc = the Drafting Room
building-dungeon = Dungeon
    .acc = the Dungeon
building-factory = Factory
    .acc = the Factory
building-fortress = Fortress
    .acc = the Fortress
building-fountain = Fountain
    .acc = the Fountain
building-gamblers-den = Gambler’s Den
    .acc = the Gambler’s Den
building-hideout = Hideout
    .acc = the Hideout
building-keep = Keep
    .acc = the Keep
building-library = Library
    .acc = the Library
building-lighthouse = Lighthouse
    .acc = the Lighthouse
building-lumber-camp = Lumber Camp
    .acc = the Lumber Camp
building-masons-hut = Mason’s Hut
    .acc = the Mason’s Hut
building-moneylender = Moneylender
    .acc = the Moneylender
building-monument = Monument
    .acc = the Monument
building-observatory = Observatory
    .acc = the Observatory
building-palace = Palace
    .acc = the Palace
building-reservoir = Reservoir
    .acc = the Reservoir
building-silver-market = Silver Market
    .acc = the Silver Market
building-crane = Crane
    .acc = the Crane
building-graveyard = Graveyard
    .acc = the Graveyard
building-museum = Museum
    .acc = the Museum

# Player boards

board-ada = Ada
board-frederick = Frederick
board-caroline = Caroline
board-rudolf = Rudolf
board-therese = Therese
board-lothaire = Lothaire
board-hugo = Hugo
board-clovis = Clovis
board-fara = Fara
board-bertha = Bertha
board-standard = Standard board

# Solo opponents

bot-constantine = Constantine
    .acc = Constantine
    .gen = Constantine’s
bot-helena = Helena
    .acc = Helena
    .gen = Helena’s
