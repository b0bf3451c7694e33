/// The words the reader of a phrase knows by what they do in it.
extension FoodPhraseReader {
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

    /// "a drink of scotch": of a spirit a drink is a helping, and of nothing else.
    func isDram(_ index: Int) -> Bool {
        guard tokens[index].is("drink"), index + 2 < tokens.count, tokens[index + 1].is("of"),
            Self.spirits.contains(tokens[index + 2].text)
        else { return false }
        return index + 3 == tokens.count || !tokens[index + 3].has(.linking)
    }

    static let spirits: Set<String> = [
        "scotch", "vodka", "whiskey", "whisky", "rum", "gin", "tequila", "brandy", "bourbon", "cognac",
    ]

    /// "two types of pizza": the kinds are counted, not the pieces.
    func countsKinds(_ number: NumberReader.Result) -> Bool {
        number.end + 1 < tokens.count
            && ["type", "kind", "sort", "variety", "flavor"].contains(tokens[number.end].form)
            && tokens[number.end + 1].is("of")
    }

    func isPartOfName(_ number: NumberReader.Result) -> Bool {
        number.end < tokens.count && (tokens[number.end].mark == .percent || tokens[number.end].is("calorie"))
    }

    /// "one almond", "a single fry", "a piece of fruit".
    var saysOne: Bool {
        guard countIsStated, count == 1 else { return false }
        return isWholeFruit || tokens.prefix(4).contains { $0.is("one") || $0.is("single") || $0.number == 1 }
    }

    /// "eggs", "fries".
    var isPlural: Bool {
        guard let last = tokens.last(where: { $0.isWord && !$0.form.isEmpty }) else { return false }
        return last.text != last.form && last.text.hasSuffix("s")
    }

    /// "thin crust", "thick cut", "large curd" describe the food and not the helping.
    func namesFood() -> Bool {
        guard has(1) else { return false }
        return ["crust", "curd", "grain", "fat", "cut", "sliced", "rind", "patty", "patties"].contains(
            tokens[index + 1].form)
    }

    /// "a filling 92 g sandwich": between "a" and a weight stands what praises it and never what it is.
    mutating func skipToWeight() {
        var next = index
        while next < tokens.count, next < index + 4, tokens[next].mark == .comma || isPraise(next) { next += 1 }
        guard next > index, let number = NumberReader.read(tokens, at: next),
            let unit = MeasureReader.read(tokens, at: number.end), unit.measure == .grams, unit.end < tokens.count,
            tokens[unit.end].isWord, !tokens[unit.end].has(.linking), !tokens[unit.end].has(.glue)
        else { return }
        index = next
    }

    func isPraise(_ place: Int) -> Bool {
        let token = tokens[place]
        return token.isWord && token.number == nil && !token.has(.linking) && !token.has(.container) && !token.is("of")
            && NumberReader.read(tokens, at: place) == nil
    }

    mutating func skipDash() {
        while has(), tokens[index].mark == .dash || tokens[index].mark == .period { index += 1 }
    }

    mutating func skipFillers() {
        while has(), tokens[index].mark == .comma || tokens[index].mark == .dash || isFiller(tokens[index]),
            !Self.opensName(tokens, index)
        { index += 1 }
    }

    func isFiller(_ token: ReadToken) -> Bool {
        token.has(.filler) && !token.has(.container) && !token.has(.size)
    }
}
