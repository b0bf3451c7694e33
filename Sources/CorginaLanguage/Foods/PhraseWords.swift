/// Words known by what they do in the phrase for one food.
enum PhraseWords {
    /// "hot chocolate" is a drink of its own, not chocolate; "crispy rice" is a cereal.
    static func opensName(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard index + 1 < tokens.count, let names = named[tokens[index].text] else { return false }
        return names.contains(tokens[index + 1].form)
    }

    private static let named: [String: Set<String>] = [
        "hot": ["chocolate", "dog", "cocoa", "pocket"], "crispy": ["rice"], "crisp": ["rice"], "simple": ["syrup"],
    ]

    /// "cola on ice": the ice is in the glass and no food.
    static func isOnIce(_ tokens: [ReadToken], _ index: Int) -> Bool {
        index > 0 && index + 1 < tokens.count && tokens[index + 1].is("ice")
            && (tokens[index].is("on") || tokens[index].is("over") || tokens[index].is("with"))
            && !(index + 2 < tokens.count && tokens[index + 2].isWord && !tokens[index + 2].has(.linking))
    }

    static func isFiller(_ token: ReadToken) -> Bool {
        token.has(.filler) && !token.has(.container) && !token.has(.size)
    }

    /// Pieces that are part of a food's name: "a drumstick of chicken".
    static let cuts: Set<String> = [
        "drumstick", "thigh", "breast", "wing", "leg", "link", "patty", "nugget", "tender", "fillet", "filet", "fry",
        "chip", "roll", "loaf", "rib",
    ]

    /// Of these only the catalogue's portion needs to tell: "a patty of chorizo", "a link of bratwurst".
    static let shapes: Set<String> = ["patty", "link", "nugget", "fillet", "filet", "chip", "fry", "roll", "loaf"]
    static let stacked: Set<String> = ["pancake", "flapjack", "hotcake", "waffle", "toast"]
    /// What is told by its length: "a 2-inch square".
    static let measuredShapes: Set<String> = ["submarine", "square"]
    static let cupKinds: Set<String> = ["serve", "serving", "microwavable", "microwave", "keurig", "cream", "espresso"]

    static let plainContainers: Set<String> = [
        "slice", "can", "tin", "bottle", "glass", "mug", "bowl", "piece", "packet", "pack", "bag", "rasher", "handful",
        "scoop", "serving",
    ]

    /// After "snack" these make it a size: a snack cake is a cake.
    static let sizing: Set<String> = ["size", "sized", "pack", "bag", "box", "packet", "microwave"]

    static let mixes: Set<String> = [
        "mix", "blend", "medley", "combination", "assortment", "variety", "choice", "hint", "touch", "sprinkle",
    ]

    static let spirits: Set<String> = [
        "scotch", "vodka", "whiskey", "whisky", "rum", "gin", "tequila", "brandy", "bourbon", "cognac",
    ]
}
