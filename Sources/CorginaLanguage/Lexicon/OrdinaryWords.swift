/// Ordinary words that are a slip of the finger away from an alarming one, and are meant as they stand: clogs are no clots. Data only.
enum OrdinaryWords {
    static let words = Set(
        list.split { $0.isWhitespace }.map(String.init))

    private static let list = """
        sian banning barring beading bedding binning bleep bleeped bleeping bleeps blend blended blessed blessing blew
        blinding blond blonde bloodhound bloodline bloom bloomed bluff bluffing blurring breed breeding brood
        broody budging bugging bumming bunting burbs burnt bushing catting chatting chiller chilly clit clod clods
        clog clogged clogging clogs clop clopping close cloth clothes clothing cloths clouds clout cloying coating
        collage collapsing collate colt colts compulsion conclusion concussion confusing constriction construction
        contraception contradiction contraption contrition coot coots cots cutting dizzily drizzly failing fain
        fairing fanning fawning feint feints finding fitting flaunting fleece fleet flint flitting flood flooded
        floods floors gash gashed gassing gosh gunning gusher gushy gust gusts hapless headrest headset heartache
        homeless houseless lead leading leads leaf leafs lean leaning leans leap leaped leaps learned leek leeks
        leering legging leggings letting licking loading migrant migrate packing panicle picking plot plots sacked
        sacking sealing searing seating seedling setting shading shaving shelving shielding shilling shimmering
        shocking shooting shutting sitting skating slot slots slotting smoking sneaking snubbing soaping soaring
        sobbing socked sodding soothing sopping spacing spanking sparing spatting spelling spitting splitting
        sporting squatting staffing staging stalking standing starling starring stocking stockings stunning
        subbing subside subsided sulking swapping swatting swearing sweeping tightens version versions visited
        visitor visitors voted waders wafers wager wagers waiter waiters waterish wetness wordless
        balcony balconies rail railing ledge bridge cliff tracks platform rooftop
        """
}
