/// How much was had, told behind the food.
enum LateHelpings {
    /// "pizza, two slices", "my sister made lasagna and I had two pieces": a helping of nothing named is one of the food
    /// before it, if of that none was told yet.
    static func joined(_ parts: [[ReadToken]]) -> [[ReadToken]] {
        var result: [[ReadToken]] = []
        for part in parts {
            guard !result.isEmpty, isBareHelping(part) else {
                result.append(part)
                continue
            }
            guard let last = result.last,
                FoodPhraseReader.phrase(last).map({ !$0.countIsStated && $0.measured == nil }) == true
            else { continue }
            let place = last[0].token.range.lowerBound
            let helping = part.map { moved($0, to: place) }
            let of = ReadToken(token: Token(kind: .word, text: "of", range: place..<place), form: "of", roles: .empty)
            result[result.count - 1] = helping + [of] + last
        }
        return result
    }

    private static func moved(_ token: ReadToken, to place: Int) -> ReadToken {
        ReadToken(
            token: Token(kind: token.token.kind, text: token.text, range: place..<place), form: token.form,
            roles: token.roles)
    }

    private static func isBareHelping(_ tokens: [ReadToken]) -> Bool {
        guard let last = tokens.last, helpings.contains(last.form) else { return false }
        guard let number = NumberReader.read(tokens, at: 0) else {
            return tokens.count > 1 && (tokens[0].is("a") || tokens[0].is("another"))
                && tokens[1..<(tokens.count - 1)].allSatisfy(isPlain)
        }
        return number.end < tokens.count && tokens[number.end..<(tokens.count - 1)].allSatisfy(isPlain)
    }

    private static func isPlain(_ token: ReadToken) -> Bool { token.has(.size) || token.has(.filler) }

    private static let helpings: Set<String> = [
        "slice", "piece", "serving", "helping", "portion", "bowl", "plate", "glass",
    ]
}
