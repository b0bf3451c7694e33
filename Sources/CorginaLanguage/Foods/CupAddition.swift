import CorginaCore

/// What goes into a cup of coffee or tea: "coffee with milk", "half and half in my coffee", "tea with honey and lemon".
///
/// Said without an amount it is the little that goes into a cup, for which USDA's tables have a guideline for each fluid
/// ounce of the drink, and not a glass of milk.
enum CupAddition {
    /// The drink and what is in it; `nil` when the tokens tell of anything else.
    static func split(_ tokens: [ReadToken]) -> (drink: [ReadToken], additions: [[ReadToken]])? {
        guard
            let cup = tokens.firstIndex(where: { $0.is("coffee") || $0.is("tea") || $0.is("coffees") || $0.is("teas") })
        else { return nil }
        if cup + 2 < tokens.count, tokens[cup + 1].is("with") || tokens[cup + 1].is("w"), isCup(tokens[...cup]),
            let additions = additions(tokens[(cup + 2)...])
        {
            return (Array(tokens[...cup]), additions)
        }
        guard cup == tokens.count - 1, let link = tokens.firstIndex(where: { $0.is("in") || $0.is("into") }), link > 0,
            isCup(tokens[(link + 1)...]), let additions = additions(tokens[..<link])
        else { return nil }
        return (Array(tokens[(link + 1)...]), additions)
    }

    /// "a large cup of black coffee": how much of which, and nothing else.
    private static func isCup(_ tokens: ArraySlice<ReadToken>) -> Bool {
        tokens.dropLast().allSatisfy {
            $0.number != nil || $0.has(.determiner) || $0.has(.container) || $0.has(.size) || $0.has(.filler)
                || $0.has(.timeWord)
                || $0.is("of") || kinds.contains($0.text) || MeasureReader.read([$0], at: 0) != nil
                || NumberReader.read([$0], at: 0) != nil
        }
    }

    private static let kinds: Set<String> = [
        "black", "green", "herbal", "hot", "iced", "decaf", "decaffeinated", "brewed", "instant", "filter", "drip",
        "usual", "mint",
    ]

    /// Each thing that goes into a cup; `nil` when one of them does not.
    private static func additions(_ tokens: ArraySlice<ReadToken>) -> [[ReadToken]]? {
        let parts = tokens.split { $0.is("and") || $0.mark == .comma || $0.is("n") || $0.mark == .plus }.map {
            Array($0)
        }
        for part in parts {
            let words = part.drop {
                amounts.contains($0.text) || $0.has(.determiner) || $0.has(.counting) || $0.number != nil
                    || $0.has(.container) || MeasureReader.read([$0], at: 0) != nil
            }
            guard let last = words.last, things.contains(last.form),
                words.dropLast().allSatisfy({
                    varieties.contains($0.form) || $0.text.hasSuffix("%") || $0.mark != nil || $0.number != nil
                })
            else { return nil }
        }
        return parts.isEmpty ? nil : parts
    }

    private static let amounts: Set<String> = ["some", "little", "bit", "of", "just", "only", "extra"]
    private static let things: Set<String> = [
        "milk", "cream", "halfandhalf", "creamer", "sugar", "honey", "sweetener", "splenda", "stevia", "lemon",
    ]
    private static let varieties: Set<String> = [
        "whole", "skim", "nonfat", "lowfat", "low", "reduced", "fat", "free", "almond", "soy", "oat", "coconut", "rice",
        "heavy", "light", "brown", "white",
        "coffee", "liquid", "powdered", "vanilla", "hazelnut", "flavored", "artificial",
    ]

    /// "half and half" as the one word it is.
    static func withHalfAndHalf(_ tokens: [ReadToken]) -> [ReadToken] {
        guard tokens.contains(where: { $0.is("half") }) else { return tokens }
        var result: [ReadToken] = []
        var index = 0
        while index < tokens.count {
            if tokens[index].is("half"), let last = secondHalf(tokens, after: index) {
                let range = tokens[index].token.range.lowerBound..<tokens[last].token.range.upperBound
                result.append(
                    ReadToken(
                        token: Token(kind: .word, text: "halfandhalf", range: range), form: "halfandhalf", roles: []))
                index = last + 1
            } else {
                result.append(tokens[index])
                index += 1
            }
        }
        return result
    }
}

extension CupAddition {
    /// Where the second "half" of "half and half" or "half-and-half" stands.
    private static func secondHalf(_ tokens: [ReadToken], after first: Int) -> Int? {
        var index = first + 1
        guard index < tokens.count, tokens[index].is("and") || tokens[index].is("n") else { return nil }
        index += 1
        return index < tokens.count && tokens[index].is("half") ? index : nil
    }
}
