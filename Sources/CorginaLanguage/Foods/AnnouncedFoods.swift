import CorginaCore

/// What is told twice: named first, and then how much of it, or what it is made of.
struct AnnouncedFoods {
    let tokens: [ReadToken]
    /// Whether a token tells when.
    let isTime: (ReadToken) -> Bool

    /// In the order they were said, without what was only named before it was told how much of it: "garden egg and groundnut, three
    /// garden eggs and a handful of groundnut".
    func removed(from readings: [FoodReading]) -> [FoodReading] {
        let sorted = readings.sorted { $0.start < $1.start }
        return sorted.enumerated().filter { index, reading in
            guard !reading.isCounted, !reading.isMeasured else { return true }
            let behind = sorted[(index + 1)...]
            if isMixture(reading, of: behind) { return false }
            return !behind.prefix(Self.farthestCount).contains { next in
                (next.row == reading.row || isHead(next.name, of: reading))
                    && (next.isCounted || next.isMeasured) && !isAnew(from: reading.end, to: next)
            }
        }.map { $0.element }
    }

    /// "Smoothie: 1 banana, 200 ml milk": a mixture that is told by what is in it.
    private func isMixture(_ reading: FoodReading, of behind: ArraySlice<FoodReading>) -> Bool {
        guard let last = reading.name.last, Self.mixtures.contains(last),
            let mark = tokens.firstIndex(where: { $0.token.range.lowerBound >= reading.end }),
            tokens[mark].mark == .colon || tokens[mark].mark == .dash
        else { return false }
        let end = tokens[mark...].first { $0.endsSentence }?.token.range.lowerBound ?? Int.max
        return behind.prefix { $0.start < end }.count > 1
    }

    /// Each in the one form that ``WordForm`` gives all of a word's.
    private static let mixtures: Set<String> = [
        "smoothy", "shake", "salad", "sandwich", "wrap", "burrito", "bowl", "omelette", "omelet", "scramble",
        "fry", "plate", "platter", "mix", "lunchbox", "bento",
    ]

    /// Whether a name is told again by its last words: "boiled yam, about three slices of yam".
    /// "Cheese and crackers" are more than crackers.
    private func isHead(_ name: [String], of reading: FoodReading) -> Bool {
        let whole = reading.name
        guard !name.isEmpty, name.count < whole.count, Array(whole.suffix(name.count)) == name else { return false }
        return ![" and ", " n ", " with ", " & "].contains { reading.draft.phrase.contains(text: $0) }
    }

    /// In foods: how far behind its announcement one may be counted.
    private static let farthestCount = 8

    /// Whether it is told between that more was had, or had at another time. In "fish cakes for supper, she had two fish cakes" it is the
    /// first that the time is told of.
    private func isAnew(from start: Int, to next: FoodReading) -> Bool {
        func lies(_ token: ReadToken, _ first: Int, _ last: Int) -> Bool {
            first <= token.token.range.lowerBound && token.token.range.upperBound <= last
        }
        let isMore = tokens.contains { token in
            lies(token, start, next.end)
                && (token.is("again") || token.is("then") || ToldAmounts.anothers.contains(token.text))
        }
        guard !isMore, let time = tokens.last(where: { lies($0, start, next.end) && isTime($0) }) else { return isMore }
        let isTold = tokens.contains { token in
            lies(token, time.token.range.upperBound, next.start) && StanceCues(token).contains(.having)
        }
        return !isTold || tokens.filter { $0.token.range.lowerBound >= next.end }.prefix(4).contains(where: isTime)
    }
}
