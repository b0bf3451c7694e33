import CorginaCore

/// Reads a day of the month: "the 14th", "9 June", "June 9th", "the 3rd of April".
enum DateReader {
    struct Result {
        var dayOfMonth: Int
        /// 1...12; `nil` for a day of this month or the nearest one.
        var month: Int?
        var tokens: Range<Int>

        /// The nearest such day on or before a day.
        func last(until today: CalendarDay) -> CalendarDay? { nearest(to: today, step: -1) { $0 <= today } }

        /// The nearest such day on or after a day.
        func next(from today: CalendarDay) -> CalendarDay? { nearest(to: today, step: 1) { $0 >= today } }

        private func nearest(to today: CalendarDay, step: Int, _ fits: (CalendarDay) -> Bool) -> CalendarDay? {
            let first = today.year * 12 + today.month - 1
            for offset in 0...monthsInALeapCycle {
                let month = first + offset * step
                if let wanted = self.month, month % 12 + 1 != wanted { continue }
                if let day = CalendarDay(year: month / 12, month: month % 12 + 1, day: dayOfMonth), fits(day) {
                    return day
                }
            }
            return nil
        }

        /// 29 February comes again within eight years.
        private var monthsInALeapCycle: Int { 8 * 12 }
    }

    /// The date that begins at `start`.
    static func read(_ tokens: [ReadToken], at start: Int) -> Result? {
        func word(_ index: Int) -> String {
            tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : ""
        }
        // "June 9th", "9 June", "the 9th of June", "the 9th".
        if let month = months[word(start)], let day = day(tokens, at: start + 1),
            day.isOrdinal || !isAmount(tokens, day.end)
        {
            return Result(dayOfMonth: day.value, month: month, tokens: start..<day.end)
        }
        let isNamed = word(start) == "the"
        guard let day = day(tokens, at: isNamed ? start + 1 : start) else { return nil }
        let next = word(day.end) == "of" ? day.end + 1 : day.end
        if let month = months[word(next)] {
            return Result(dayOfMonth: day.value, month: month, tokens: start..<next + 1)
        }
        // "the 3rd coffee" ranks, and so do "the second" and "for the first time".
        let isFigure = tokens[day.end - 1].text.utf8.count == 2
        guard isNamed, day.isOrdinal, isFigure || day.value >= 10, isEnd(tokens, day.end) else { return nil }
        return Result(dayOfMonth: day.value, month: nil, tokens: start..<day.end)
    }

    private static func day(_ tokens: [ReadToken], at index: Int) -> (value: Int, isOrdinal: Bool, end: Int)? {
        guard tokens.indices.contains(index) else { return nil }
        if let number = tokens[index].number, number == number.rounded(), (1...31).contains(number) {
            let isOrdinal = NumberReader.isOrdinal(tokens, at: index)
            return (Int(number), isOrdinal, isOrdinal ? index + 2 : index + 1)
        }
        return ordinals[tokens[index].text].map { ($0, true, index + 1) }
    }

    /// "may 2 eggs" is no date.
    private static func isAmount(_ tokens: [ReadToken], _ end: Int) -> Bool {
        tokens.indices.contains(end) && tokens[end].isWord && !isEnd(tokens, end)
    }

    private static func isEnd(_ tokens: [ReadToken], _ end: Int) -> Bool {
        guard tokens.indices.contains(end) else { return true }
        let token = tokens[end]
        return !token.isWord || token.has(.timeWord) || token.has(.linking) || token.has(.pronoun) || token.is("at")
            || token.has(.occasionPreposition)
    }

    static func isMonth(_ word: String) -> Bool { months[word] != nil }

    private static let months: [String: Int] = [
        "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
        "september": 9,
        "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "apr": 4, "jun": 6, "jul": 7, "aug": 8,
        "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
    ]

    private static let ordinals: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
        "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
        "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
    ]
}
