/// Reads parts of the body, where they are hers and nothing to eat.
struct BodyPartReader {
    let tokens: [ReadToken]
    let scope: SymptomScope

    func part(at index: Int) -> BodyPart? {
        let token = tokens[index]
        guard token.isWord, let name = BodyLexicon.partNames[token.form] ?? BodyLexicon.partNames[token.text] else {
            return nil
        }
        let previous = index > 0 ? tokens[index - 1].text : ""
        if BodyWords.animals.contains(previous) { return nil }
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        let second = index + 2 < tokens.count ? tokens[index + 2].text : ""
        if next == "of", BodyWords.animals.contains(second) { return nil }
        if name == "back", Self.goingBack.contains(previous) { return nil }
        if name == "face" || name == "head" || name == "hand", Self.doing.contains(previous) { return nil }
        if name == "side", !["my", "left", "right", "one", "each", "either"].contains(previous) { return nil }
        let owner = max(scope.start(index), index - 3)
        let isHers =
            tokens[owner..<index].contains { Self.owners.contains($0.text) }
            // "Foot dem swell up": her feet, in patois.
            || index + 1 < tokens.count && tokens[index + 1].is("them")
            || !BodyWords.eaten.contains(token.form) && !BodyWords.eaten.contains(token.text)
        let cooked = tokens[scope.start(index)..<index].suffix(BodyFeelingReader.longestGap).contains {
            BodyWords.cooked.contains($0.text)
        }
        if cooked, !tokens[owner..<index].contains(where: { $0.is("my") }) { return nil }
        return BodyPart(name: name, index: index, isHers: isHers)
    }

    /// "the soles of my feet": the soles.
    func whole(of part: BodyPart) -> BodyPart {
        var index = part.index - 1
        while index > scope.start(part.index), tokens[index].has(.determiner) || Self.sides.contains(tokens[index].text)
        { index -= 1 }
        guard index > scope.start(part.index), tokens[index].is("of") else { return part }
        return self.part(at: index - 1) ?? part
    }

    static let sides: Set<String> = ["my", "lower", "upper", "left", "right", "both", "the"]
    private static let owners: Set<String> = ["my", "both", "left", "right", "one"]
    private static let doing: Set<String> = ["to", "cant", "couldnt", "can", "could", "other", "on", "by"]

    private static let goingBack: Set<String> = [
        "came", "come", "coming", "comes", "went", "go", "going", "goes", "got", "get", "getting", "brought",
        "straight",
        "look", "lay", "lie", "lying", "laying", "sat", "sit", "gone", "put", "held", "been", "hold", "take", "be",
        "am",
        "im", "is", "are", "was", "were", "its", "crept", "creeping", "way", "threw", "throw", "call", "text", "fall",
    ]

    /// "a plate of ribs and my stomach aches"
    func isEaten(_ part: BodyPart) -> Bool {
        let near = tokens[max(scope.start(part.index), part.index - 4)..<part.index]
        return near.contains { $0.has(.eating) || $0.has(.container) || $0.is("of") }
    }
}
