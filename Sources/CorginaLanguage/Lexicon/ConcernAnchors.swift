/// Words of which one at least stands in a sentence that tells of a concern. The model of concerns hears what it never learned in words
/// that only look alike: "wanted biryani all day, took one look and no" tells of no baby.
///
/// Of 468 sentences of `Training/concerns` that tell of one of these, 21 hold no such word; most of them hold no English either.
enum ConcernAnchors {
    static func isTold(_ concern: Concern, in tokens: [ReadToken]) -> Bool {
        guard let words = words[concern] else { return true }
        return tokens.contains { token in
            token.isWord && (words.contains(token.text) || words.contains(token.form))
        }
    }

    private static let words: [Concern: Set<String>] = [
        .movement: list(movement), .leg: list(leg), .swelling: list(swelling + " " + leg),
    ]

    private static func list(_ text: String) -> Set<String> {
        Set(text.split { $0.isWhitespace }.map(String.init))
    }

    private static let movement = """
        baby babies babys bub bubs bubba bump bean peanut bebe bebé pikin twin twins he hes him his she shes her they theyre
        them lo little wee munchkin child bairn bairns kick kicks kicked kicking move moves moved moving movement movements
        wriggle wriggles wriggled wriggling wiggle wiggling flutter flutters roll rolls rolling squirm stir stirring stirred
        budge budged thump thumps jab jabs poke pokes punch punches active quiet quieter still inside womb passenger lodger
        tenant nudge nudges tumble dance dancing party asleep sleepy lively somersault somersaults hiccup hiccups monkey tummy
        belly lad lass fella madam missus girl boy lady man busy limb count counted counting nothing lazy peep shifting
        """
    private static let leg = """
        leg legs calf calfs calves foot feet ankle ankles thigh thighs knee knees shin shins sock socks shoe shoes boot boots
        jean jeans trainer trainers slipper slippers legging leggings sandal sandals toe toes left right swollen swell swelling
        puffy puffed balloon size charley
        """
    private static let swelling = """
        face eye eyes lid lids eyelid eyelids cheek cheeks hand hands finger fingers ring rings nose lip lips mirror neck chin
        features jaw head fat moon bloated dough blown blew inflated hamster jowls specs glasses mug knuckles gob look looked
        looks looking unrecognisable
        """
}
