/// Numbers, links and full stops that belong to a name and do nothing else: "Fiber One", "Ensure Plus", "Carl's Jr.".
enum NameWords {
    /// The tokens with those left as plain words: they count nothing, join nothing and end nothing.
    static func folded(_ tokens: [ReadToken]) -> [ReadToken] {
        var result: [ReadToken] = []
        result.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            if token.mark == .period, isAbbreviation(tokens, before: index) { continue }
            if isNumber(token), standsInName(tokens, index) {
            } else if token.is("plus"), isPlusOfName(tokens, index) {
                result.append(plain(token))
            } else {
                result.append(token)
            }
        }
        return result
    }

    private static func plain(_ token: ReadToken) -> ReadToken {
        ReadToken(token: token.token, form: token.form, roles: [])
    }

    /// "Jr." anywhere, and the stops of "E.L.": nothing ends there.
    private static func isAbbreviation(_ tokens: [ReadToken], before index: Int) -> Bool {
        guard index > 0, index + 1 < tokens.count, tokens[index - 1].isWord, tokens[index + 1].isWord else {
            return false
        }
        guard tokens[index - 1].text.utf8.count == 1 else { return false }
        let isInside = tokens[index].token.range.upperBound == tokens[index + 1].token.range.lowerBound
        let endsRun =
            index > 1 && tokens[index - 2].mark == .period
            && tokens[index - 2].token.range.upperBound == tokens[index - 1].token.range.lowerBound
        return isInside || endsRun
    }

    private static func isNumber(_ token: ReadToken) -> Bool {
        token.number != nil || NumberReader.isNumberWord(token.text)
    }

    private static func standsInName(_ tokens: [ReadToken], _ index: Int) -> Bool {
        if index > 0, before[tokens[index - 1].text]?.contains(tokens[index].text) == true { return true }
        return index + 1 < tokens.count && after[tokens[index + 1].form]?.contains(tokens[index].text) == true
    }

    /// What stands before a number that belongs to it.
    private static let before: [String: Set<String>] = [
        "fiber": ["one", "1"], "fibre": ["one", "1"], "kashi": ["7", "seven"], "four": ["four"], "petit": ["four"],
        "product": ["19"], "heinz": ["57"],
    ]
    /// What stands after one: how a pie is closed, a cake stacked, and what is sold under a number.
    private static let after: [String: Set<String>] = [
        "crust": ["one", "two", "1", "2", "single", "double"], "grand": ["100"],
        "musketeer": ["3", "three"],
        "layer": ["one", "two", "three", "seven", "1", "2", "3", "7"],
        "bean": ["three", "3"],
    ]

    /// "Ensure Plus", "plus iron": a make or what was added to it, and not the next food.
    private static func isPlusOfName(_ tokens: [ReadToken], _ index: Int) -> Bool {
        if index > 0, makes.contains(tokens[index - 1].text) { return true }
        return index + 1 < tokens.count && added.contains(tokens[index + 1].text)
    }

    private static let makes: Set<String> = ["ensure", "boost", "gold", "flax", "glucerna"]
    private static let added: Set<String> = ["iron", "dha", "calcium"]
}
