/// Clauses of a story that name no food of their own.
extension FrameStripper {
    /// "When I needed a boost, I …": why or when, before it is told what was eaten.
    static func circumstance(_ tokens: [ReadToken], from start: Int) -> Int? {
        guard circumstances.contains(tokens[start].text),
            let comma = tokens[start...].firstIndex(where: { $0.mark == .comma || $0.endsSentence }),
            tokens[comma].mark == .comma, comma + 1 < tokens.count, tokens[comma + 1].has(.pronoun),
            !tokens[start..<comma].contains(where: { $0.has(.eating) && !longing.contains($0.text) || $0.number != nil }
            )
        else { return nil }
        return comma + 1
    }

    private static let circumstances: Set<String> = [
        "when", "since", "because", "as", "after", "before", "although", "though", "once", "feeling", "craving",
    ]

    private static let longing: Set<String> = [
        "needed", "wanted", "craved", "fancied", "got", "went", "going", "getting",
    ]

    /// "while catching up on some reading", "while we waited": what was done besides, unless that was eating or drinking.
    static func meanwhile(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("while"), start + 1 < tokens.count else { return nil }
        let end = tailEnd(tokens, from: start + 1)
        let tellsOfFood = tokens[start + 1..<end].indices.contains {
            tokens[$0].has(.eating) && !tokens[$0].is("getting") && !tokens[$0].is("going")
                || NumberReader.read(tokens, at: $0) != nil
        }
        return tellsOfFood ? nil : end
    }

    /// "enjoyed every bite of its meat and cheese filling": what was bitten into was named before.
    static func everyBite(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("every"), start + 3 < tokens.count, bites.contains(tokens[start + 1].form),
            tokens[start + 2].is("of"),
            ["its", "it", "the", "that", "them", "their"].contains(tokens[start + 3].text)
        else { return nil }
        return tokens[start...].firstIndex { $0.endsSentence } ?? tokens.count
    }

    private static let bites: Set<String> = ["bite", "bit", "sip", "crumb", "spoonful", "drop", "morsel", "mouthful"]

    /// "nothing more than an apple", "nothing but chips".
    static func nothingBut(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("nothing"), start + 2 < tokens.count else { return nil }
        if tokens[start + 1].is("but") { return start + 2 }
        return tokens[start + 2].is("than") ? start + 3 : nil
    }
}
