import CorginaCore

/// An hour told behind a meal with nothing to say that it is one, "dinner 7 roast chicken": it is read as "dinner 7 pm roast chicken".
enum MealHour {
    static func read(_ tokens: [ReadToken]) -> [ReadToken] {
        let hours = tokens.indices.dropFirst().filter { isHour(tokens, $0) }
        guard !hours.isEmpty else { return tokens }
        var read = tokens
        for place in hours.reversed() {
            let end = tokens[place].token.range.upperBound
            let text = isMorning(tokens, place) ? "am" : "pm"
            read.insert(
                ReadToken(
                    token: Token(kind: .word, text: text, range: end..<end), form: text,
                    roles: Lexicon.shared.roles(of: text)),
                at: place + 1)
        }
        return read
    }

    /// Whether a bare figure stands there behind a meal's name that may be its hour, and the food behind is told as one.
    private static func isHour(_ tokens: [ReadToken], _ place: Int) -> Bool {
        guard let figure = tokens[place].number, let hours = hours(tokens[place - 1]), hours.contains(figure),
            place + 1 < tokens.count, tokens[place + 1].isWord, !isCounted(tokens, place + 1)
        else { return false }
        return true
    }

    /// Whether what begins there is what a figure before it counts: "8 strawberries", "6 slices", "7 pm".
    private static func isCounted(_ tokens: [ReadToken], _ start: Int) -> Bool {
        let name = tokens[start...].prefix { $0.isWord && !$0.has(.linking) && !$0.is("of") }
        guard let last = name.last else { return true }
        return MeasureReader.read(tokens, at: start) != nil
            || name.contains { $0.has(.container) || $0.has(.timeWord) || $0.has(.size) || $0.has(.counting) }
            || last.form != last.text
    }

    private static func isMorning(_ tokens: [ReadToken], _ place: Int) -> Bool {
        MealWords.meal(tokens[place - 1].text) == .breakfast || tokens[place].number == 11
    }

    /// The hours at which people have a meal.
    private static func hours(_ word: ReadToken) -> Set<Double>? {
        guard word.isWord else { return nil }
        switch MealWords.meal(word.text) {
        case .breakfast: return [6, 7, 8, 9, 10, 11]
        case .lunch: return [11, 12]
        case .dinner: return [5, 6, 7, 8, 9, 10]
        default: return nil
        }
    }
}
