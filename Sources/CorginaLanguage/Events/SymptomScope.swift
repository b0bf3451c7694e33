import CorginaCore

/// Where clauses begin and end, and whether what stands in one is denied, gone, somebody else's or only talked about.
struct SymptomScope {
    let tokens: [ReadToken]
    /// For each token, where its clause begins and ends.
    private let starts: [Int]
    private let ends: [Int]
    /// The ends of phrases that only talk of something, by clause.
    private let talk: [Int: Int]

    /// As far as a denial or what says that it has gone may stand from it.
    private static let reach = 12

    init(_ tokens: [ReadToken]) {
        self.tokens = tokens
        var starts = Array(repeating: 0, count: tokens.count)
        var ends = Array(repeating: tokens.count, count: tokens.count)
        var start = 0
        for index in tokens.indices {
            if Self.breaksClause(tokens[index]) {
                for place in start..<index { ends[place] = index }
                start = index + 1
            }
            starts[index] = start
        }
        var talk: [Int: Int] = [:]
        for index in tokens.indices {
            guard talk[starts[index]] == nil, let hit = Self.hypothetical.hit(tokens, at: index) else { continue }
            // "I told her about the bleeding": her own.
            if index > starts[index], SymptomFrame.selves.contains(tokens[index - 1].text) { continue }
            talk[starts[index]] = hit.range.upperBound
        }
        self.starts = starts
        self.ends = ends
        self.talk = talk
    }

    private static let hypothetical = SymptomPatterns(SymptomFrame.hypothetical)
    private static let gone = SymptomPatterns(SymptomFrame.gone)

    func start(_ index: Int) -> Int { starts[index] }
    func end(_ index: Int) -> Int { ends[index] }

    static func breaksClause(_ token: ReadToken) -> Bool {
        if token.endsSentence { return true }
        switch token.mark {
        case .comma, .exclamation, .dash, .openParenthesis, .closeParenthesis, .colon: return true
        default: return clauseWords.contains(token.text) && token.isWord
        }
    }

    private static let clauseWords: Set<String> = ["but", "because", "cos", "coz", "though", "although", "whereas"]

    static func isLight(_ token: ReadToken) -> Bool {
        token.isWord
            && (SymptomFrame.light.contains(token.text) || token.has(.timeWord) || token.text.hasSuffix("ly"))
    }

    // MARK: Denied

    enum Denial { case none, less, gone, never }

    /// Whether "no" or "not" stands before it with nothing of weight between, or inside of what is put together.
    func denial(of hit: SymptomHit, previous: Range<Int>?) -> Denial {
        if hit.isBody, let index = hit.range.first(where: { isDenying($0) }) { return kind(index) }
        var index = hit.range.lowerBound - 1
        let first = max(starts[hit.range.lowerBound], hit.range.lowerBound - Self.reach)
        while index >= first {
            let token = tokens[index]
            if isDenying(index) { return kind(index) }
            // "no pain, nothing like that, just tired".
            if token.is("just"), index == 0 || !isDenyingWord(index - 1) { return .none }
            if token.is("and") || token.is("so") && index + 1 != hit.range.lowerBound { return .none }
            if token.is("or") || token.is("nor") || previous?.contains(index) == true {
                index -= 1
                continue
            }
            guard Self.isLight(token), !SymptomFrame.own.contains(token.text) || token.is("my") else { return .none }
            index -= 1
        }
        return .none
    }

    private func isDenyingWord(_ index: Int) -> Bool {
        tokens[index].isWord && SymptomFrame.denying.contains(tokens[index].text)
    }

    private func isDenying(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.isWord, SymptomFrame.denying.contains(token.text), !token.is("stopped") else { return false }
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        // "not only a headache", "can't stop vomiting", "no idea why".
        return !["only", "just", "stop", "idea", "wonder", "sure"].contains(next)
    }

    private func kind(_ index: Int) -> Denial {
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if SymptomFrame.degrees.contains(next), !tokens[index].is("no") { return .less }
        return SymptomFrame.never.contains(tokens[index].text) ? .never : .gone
    }

    /// Whether the words after it say that it went: "has gone", "cleared up". Where they end.
    func goneEnd(after hit: SymptomHit, isPresentAlone: Bool) -> Int? {
        var index = hit.range.upperBound
        let last = min(tokens.count, index + Self.reach)
        var crossed = false
        var isFar = false
        while index < last {
            let token = tokens[index]
            if let found = Self.gone.hit(tokens, at: index) {
                let next = found.range.upperBound < tokens.count ? tokens[found.range.upperBound].text : ""
                let isOther =
                    found.name == "down"
                    && !["Swelling of feet and hands", "Fever", "Nausea", "Rash or acne", "Haemorrhoids"].contains(
                        hit.name)
                    || next == "than" || ["for", "on", "in", "to", "from"].contains(next) && found.range.count == 1
                    || next == "off" && tokens[index].is("better")
                if !isOther { return found.range.upperBound + (["up", "off", "down"].contains(next) ? 1 : 0) }
            }
            if token.endsSentence || isDenying(index) { return nil }
            if Self.breaksClause(token) {
                // What began and went again is told as it was where any of it counts.
                guard !crossed, !isPresentAlone else { return nil }
                crossed = true
            } else if !Self.isLight(token) {
                guard !isFar, !crossed else { return nil }
                isFar = BodyLexicon.isPart(token) ? isFar : true
            }
            index += 1
        }
        return nil
    }

    // MARK: Somebody else's

    /// Where the words about somebody else begin, if it is hers and not the speaker's.
    func otherPerson(before hit: SymptomHit) -> Int? {
        let first = max(starts[hit.range.lowerBound], hit.range.lowerBound - Self.reach)
        var index = hit.range.upperBound - 1
        while index >= first {
            let text = tokens[index].isWord ? tokens[index].text : ""
            if SymptomFrame.own.contains(text) {
                let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
                let isTheirs = ["my", "our"].contains(text) && (Self.isOther(next, tokens, index + 1))
                if !isTheirs { return nil }
            }
            // "they think the waters went": nobody else's waters.
            let isVague = SymptomFrame.vague.contains(text) && Self.pregnant.contains(hit.name)
            if index < hit.range.lowerBound, !isVague, Self.isOther(text, tokens, index) {
                var before = index - 1
                while before >= first,
                    ["my", "our", "the", "a", "in", "law", "mother", "sister"].contains(tokens[before].text)
                {
                    before -= 1
                }
                if before >= first, SymptomFrame.toward.contains(tokens[before].text) { return nil }
                return before + 1
            }
            index -= 1
        }
        return nil
    }

    private static let pregnant: Set<String> = [
        "Fluid leak or gush", "Vaginal bleeding", "Light spotting", "Practice contractions", "Vaginal discharge",
    ]

    private static func isOther(_ text: String, _ tokens: [ReadToken], _ index: Int) -> Bool {
        if SymptomFrame.others.contains(text) { return true }
        guard text.hasSuffix("s"), SymptomFrame.others.contains(String(text.dropLast())), index + 1 < tokens.count
        else {
            return false
        }
        return SymptomFrame.othersHave.contains(tokens[index + 1].text)
    }

    /// Whether it is only asked or warned about.
    func isTalk(_ hit: SymptomHit) -> Bool {
        guard let end = talk[starts[hit.range.lowerBound]], end <= hit.range.lowerBound else { return false }
        // "asked if it is normal that I'm bleeding", "asked about my bleeding"
        let near = tokens[max(end, hit.range.lowerBound - 4)..<hit.range.lowerBound]
        return !near.contains { SymptomFrame.present.contains($0.text) }
    }
}
