import CorginaCore

/// What is told of a day to come was not had yet.
enum DayToCome {
    /// The foods of sentences that tell of a day to come: "lamb roast at mum's this Sunday".
    static func foods(_ tokens: [ReadToken], _ spans: [TaggedSpan], today: CalendarDay) -> Set<Int> {
        var foods: Set<Int> = []
        for place in tokens.indices.dropFirst() {
            guard let day = DayWords.weekdays[tokens[place].text], day != today.weekday,
                tokens[place - 1].is("this") || tokens[place - 1].is("coming")
            else { continue }
            let start = tokens[..<place].lastIndex { $0.endsSentence }.map { $0 + 1 } ?? 0
            let end = tokens[place...].firstIndex { $0.endsSentence } ?? tokens.count
            for span in spans
            where TaggedItems.isFood(span) && span.tokens.lowerBound >= start && span.tokens.upperBound <= end {
                foods.formUnion(span.tokens)
            }
        }
        return foods
    }
}
