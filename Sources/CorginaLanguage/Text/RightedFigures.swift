/// Figures she corrects at once: "two strips of bacon, no, three", "150 g not 120 g". The right one stands where the wrong one stood.
struct RightedFigures {
    private var tokens: [ReadToken]

    static func read(_ tokens: [ReadToken]) -> [ReadToken] {
        guard tokens.contains(where: { $0.is("not") || Cue.begins.contains($0.text) }) else { return tokens }
        var righted = RightedFigures(tokens: tokens)
        righted.takeAwayDenied()
        righted.replaceCorrected()
        return righted.withoutGaps()
    }

    // MARK: "150 g not 120 g"

    /// Takes away the figure that is said not to be right, behind the one that is.
    private mutating func takeAwayDenied() {
        for place in tokens.indices where tokens[place].is("not") && place > 0 {
            guard let wrong = amount(at: place + 1), isEnd(wrong.end), hasFigure(before: place, like: wrong) else {
                continue
            }
            silence(place..<wrong.end)
        }
    }

    /// Whether a figure of the same unit stands a few words before, in the same sentence.
    private func hasFigure(before place: Int, like wrong: Amount) -> Bool {
        var index = place - 1
        while index >= max(0, place - Self.reach), !tokens[index].endsSentence {
            if let right = amount(at: index), right.end <= place {
                return right.unit == wrong.unit || right.unit.isEmpty || wrong.unit.isEmpty
            }
            index -= 1
        }
        return false
    }

    // MARK: "two mangoes, no wait, one mango"

    private mutating func replaceCorrected() {
        var place = 1
        while place < tokens.count {
            guard let cue = Cue.end(tokens, at: place), let right = amount(at: cue.end),
                let wrong = wrong(before: place, for: right, isSure: cue.isSure)
            else {
                place += 1
                continue
            }
            let figure = tokens[cue.end..<right.figureEnd].map { moved($0, to: tokens[wrong.start]) }
            // The food is told again with it: "three custard creams".
            var (end, same) = (right.end, wrong.end)
            while same < place, end < tokens.count, tokens[end].isWord, tokens[end].form == tokens[same].form {
                (end, same) = (end + 1, same + 1)
            }
            let isMeant = tokens[place].is("mean") && tokens[place - 1].is("i")
            let silenced = (isMeant ? place - 1 : place)..<end
            silence(silenced)
            tokens.replaceSubrange(wrong.start..<wrong.figureEnd, with: figure)
            place = silenced.upperBound + figure.count - (wrong.figureEnd - wrong.start)
        }
    }

    /// The amount that the one behind the cue corrects: of the same unit or food where one is named, else the last.
    private func wrong(before place: Int, for right: Amount, isSure: Bool) -> Amount? {
        var index = place - 1
        while index >= max(0, place - Self.reach), !tokens[index].endsSentence || index == place - 1 {
            if let found = amount(at: index) ?? article(at: index, for: right), found.figureEnd <= place {
                let isSame = !right.unit.isEmpty && right.unit == found.unit
                guard isSame || right.unit.isEmpty && (isSure || isEnd(right.end)) else { return nil }
                return found
            }
            index -= 1
        }
        return nil
    }

    private func article(at index: Int, for right: Amount) -> Amount? {
        guard tokens[index].is("a") || tokens[index].is("an"), !right.unit.isEmpty, index + 1 < tokens.count,
            tokens[index + 1].form == right.unit
        else { return nil }
        return Amount(start: index, figureEnd: index + 1, end: index + 2, unit: right.unit)
    }

    // MARK: Words

    /// In tokens: how far behind a figure the right one may stand.
    private static let reach = 12

    private struct Amount {
        var start: Int
        /// Behind the figure.
        var figureEnd: Int
        /// Behind the unit, where one follows.
        var end: Int
        /// The word it counts, in its one form; empty where none follows.
        var unit: String
    }

    private func amount(at start: Int) -> Amount? {
        guard tokens.indices.contains(start),
            tokens[start].number != nil || NumberReader.isNumberWord(tokens[start].text)
                || tokens[start].is("half"),
            let number = NumberReader.read(tokens, at: start)
        else { return nil }
        // A clock and a pressure are no amounts.
        if number.end < tokens.count, [.colon, .slash, .percent].contains(tokens[number.end].mark) { return nil }
        guard number.end < tokens.count, tokens[number.end].isWord, !isLink(tokens[number.end]) else {
            return Amount(start: start, figureEnd: number.end, end: number.end, unit: "")
        }
        return Amount(start: start, figureEnd: number.end, end: number.end + 1, unit: tokens[number.end].form)
    }

    private func isLink(_ token: ReadToken) -> Bool {
        token.has(.linking) || token.has(.pronoun) || token.has(.occasionPreposition) || token.is("of")
            || token.is("not") || Cue.begins.contains(token.text) || Self.asides.contains(token.text)
    }

    private static let asides: Set<String> = [
        "if", "cuz", "cos", "because", "actually", "sorry", "pala", "now", "tho", "though",
    ]

    private func isEnd(_ index: Int) -> Bool {
        index >= tokens.count || tokens[index].mark != nil || isLink(tokens[index]) || tokens[index].has(.timeWord)
    }

    private func moved(_ token: ReadToken, to place: ReadToken) -> ReadToken {
        ReadToken(
            token: Token(kind: token.token.kind, text: token.text, range: place.token.range), form: token.form,
            roles: token.roles)
    }

    private mutating func silence(_ range: Range<Int>) {
        for place in range {
            tokens[place] = ReadToken(
                token: Token(kind: .mark(.comma), text: "", range: tokens[place].token.range), form: "", roles: [])
        }
    }

    /// Of what was taken away one mark is left, and none at the end: a row of them is nothing that people write.
    private func withoutGaps() -> [ReadToken] {
        func isGap(_ token: ReadToken) -> Bool { token.mark == .comma && token.text.isEmpty }
        var left: [ReadToken] = []
        for token in tokens where !isGap(token) || left.last.map({ $0.mark != .comma }) == true { left.append(token) }
        while let last = left.last, isGap(last) { left.removeLast() }
        return left
    }

    /// What is said before the right figure.
    private enum Cue {
        static let begins: Set<String> = [
            "no", "nah", "naw", "nope", "nvm", "sorry", "wait", "actually", "ok", "okay", "well", "oops", "or", "make",
            "mean", "scratch", "ay",
        ]
        private static let sure: Set<String> = [
            "nvm", "sorry", "wait", "actually", "oops", "mean", "scratch", "rather", "make",
        ]
        private static let more: Set<String> = [
            "no", "wait", "sorry", "i", "mean", "it", "was", "its", "that", "only", "just", "more", "like", "actually",
            "rather", "thats", "were", "there", "make", "scratch", "had", "say", "call", "maybe", "hang", "on",
        ]

        /// Where the cue ends that begins there. One that may be mere talk counts only behind a mark.
        static func end(_ tokens: [ReadToken], at start: Int) -> (end: Int, isSure: Bool)? {
            guard begins.contains(tokens[start].text) else { return nil }
            var end = start
            var words: [String] = []
            while end < tokens.count, words.count < 6,
                tokens[end].mark == .comma || (words.isEmpty ? begins : more).contains(tokens[end].text)
            {
                if tokens[end].isWord { words.append(tokens[end].text) }
                end += 1
            }
            let isSure = words.contains(where: sure.contains)
            let isBehindMark = start > 0 && tokens[start - 1].mark != nil
            guard isSure || isBehindMark || words.count > 1 || words.first == "no" else { return nil }
            return (end, isSure)
        }
    }
}
