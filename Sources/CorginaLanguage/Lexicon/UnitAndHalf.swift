/// "A cup and a half of rice", read as "one and a half cup of rice": every reader of amounts knows the figure before its unit.
enum UnitAndHalf {
    /// The tokens with the unit behind the half. There are as many as before, and each place keeps its range.
    static func read(_ tokens: [Token]) -> [Token] {
        var read = tokens.indices.map {
            isBareVolume(tokens, $0)
                ? Token(kind: .word, text: "ml", range: tokens[$0].range)
                : isLitre(tokens, $0) ? Token(kind: .word, text: "litre", range: tokens[$0].range) : tokens[$0]
        }
        for place in tokens.indices where units.contains(tokens[place].text) {
            guard texts(tokens, place, ["and", "a", "half"]), isWhole(tokens, place + 4) else { continue }
            let isCounted = place > 0 && ["a", "one"].contains(tokens[place - 1].text)
            let words = isCounted ? ["one", "and", "a", "half"] : ["one", "and", "half"]
            let first = isCounted ? place - 1 : place
            // "two cups and a half" keeps its figure.
            guard isCounted || place == 0 || tokens[place - 1].number == nil && !tokens[place - 1].isWord else {
                continue
            }
            for (offset, word) in (words + [tokens[place].text]).enumerated() {
                read[first + offset] = Token(kind: .word, text: word, range: tokens[first + offset].range)
            }
        }
        return read
    }

    /// "The 330 can": what it holds, and not how many; the can is read as its millilitres.
    private static func isBareVolume(_ tokens: [Token], _ place: Int) -> Bool {
        guard place > 0, let figure = tokens[place - 1].number, vessels.contains(tokens[place].text) else {
            return false
        }
        return (100...2_000).contains(figure)
    }

    /// "1.2 L": no letter of a meal behind a figure.
    private static func isLitre(_ tokens: [Token], _ place: Int) -> Bool {
        guard place > 0, tokens[place].isWord, tokens[place].text == "l", let figure = tokens[place - 1].number else {
            return false
        }
        let isTime = place > 1 && tokens[place - 2].mark == .colon
        return !isTime && figure <= 6
    }

    private static let vessels: Set<String> = ["can", "bottle", "carton", "tin", "tetra"]

    /// Whether these words stand behind that place.
    private static func texts(_ tokens: [Token], _ place: Int, _ words: [String]) -> Bool {
        guard place + words.count < tokens.count else { return false }
        return words.indices.allSatisfy { tokens[place + 1 + $0].text == words[$0] }
    }

    /// Whether nothing stands there that is halved itself: "a slice and a half sandwich".
    private static func isWhole(_ tokens: [Token], _ next: Int) -> Bool {
        next >= tokens.count || !tokens[next].isWord || followers.contains(tokens[next].text)
    }

    private static let followers: Set<String> = [
        "of", "so", "today", "this", "at", "with", "for", "by", "already", "in", "before", "after", "then", "and",
        "but",
    ]

    /// No hours: "an hour and a half" is read as durations are.
    private static let units: Set<String> = [
        "cup", "litre", "liter", "pint", "quart", "glass", "mug", "bottle", "can", "bowl", "slice", "piece", "scoop",
        "teaspoon", "tablespoon", "spoon", "spoonful", "ladle", "handful", "packet",
    ]
}
