/// Reads one time of the clock: "at 7", "7:30 pm", "half seven", "quarter to eight", "ten past one", "eight thirty", "noonish".
struct ClockReader {
    struct Time {
        /// After midnight, 0..<1,440.
        var minutes: Int
        /// Whether the half of the day was said, or can only be one.
        var isSure: Bool
        var end: Int
    }

    private let tokens: [ReadToken]

    init(_ tokens: [ReadToken]) { self.tokens = tokens }

    /// The time that begins at `start`.
    ///
    /// - Parameter isAnnounced: whether a word before it tells that a time follows: "at".
    func time(at start: Int, isAnnounced: Bool) -> Time? {
        if let named = named(start) { return named }
        guard
            let read = pastOrTo(start, isAnnounced) ?? halfHour(start, isAnnounced) ?? digits(start, isAnnounced)
                ?? spoken(start, isAnnounced)
        else { return nil }
        return withHalfOfDay(read, isAnnounced)
    }

    private struct Reading {
        var hour: Int
        var minute: Int
        var end: Int
        /// Whether nothing else can be meant. A bare hour is a time only where nothing follows that it could count.
        var isPlain: Bool
        /// Whether it was written as clocks of 24 hours show it: "0300" is never three in the afternoon.
        var isOf24Hours = false
    }

    /// "noon", "noonish", "midday", "midnight".
    private func named(_ start: Int) -> Time? {
        switch word(start) {
        case "noon", "midday", "noonish": Time(minutes: 720, isSure: true, end: start + 1)
        case "midnight": Time(minutes: 0, isSure: true, end: start + 1)
        default: nil
        }
    }

    /// "quarter to eight", "ten past one", "20 to 3", "half past six".
    private func pastOrTo(_ start: Int, _ isAnnounced: Bool) -> Reading? {
        var index = start
        let minutes: Int
        if word(index) == "a", word(index + 1) == "quarter" { index += 1 }
        if word(index) == "quarter" {
            (minutes, index) = (15, index + 1)
        } else if word(index) == "half" {
            (minutes, index) = (30, index + 1)
        } else if let number = whole(index, in: 1...29) {
            (minutes, index) = (number, index + 1)
            if ["minutes", "mins", "min"].contains(word(index)) { index += 1 }
        } else {
            return nil
        }
        let isPast = word(index) == "past" || word(index) == "after" && minutes != 30
        let isTo = ["to", "till", "til"].contains(word(index)) && minutes != 30
        guard isPast || isTo, let hour = hour(index + 1) else { return nil }
        // "2 to 3 crackers" is an amount.
        guard isPast || word(start) == "quarter" || word(start) == "a" || isAnnounced && minutes % 5 == 0 else {
            return nil
        }
        // "quarter to one" is of noon as well as of midnight.
        let of = isPast ? hour * 60 + minutes : (hour == 1 ? 13 : hour == 0 ? 24 : hour) * 60 - minutes
        return Reading(hour: of / 60, minute: of % 60, end: index + 2, isPlain: true)
    }

    /// "half seven", which is half past seven.
    private func halfHour(_ start: Int, _ isAnnounced: Bool) -> Reading? {
        guard isAnnounced, word(start) == "half", let hour = hour(start + 1) else { return nil }
        return Reading(hour: hour, minute: 30, end: start + 2, isPlain: false)
    }

    /// "7", "7:30", "19.30", "0730", "1730h", "7ish".
    private func digits(_ start: Int, _ isAnnounced: Bool) -> Reading? {
        if let parts = fourDigits(start), Self.ofClocks.contains(word(start + 1)) {
            return Reading(hour: parts.hour, minute: parts.minute, end: start + 2, isPlain: true, isOf24Hours: true)
        }
        if let parts = fourDigits(start), isAnnounced || tokens[start].text.hasPrefix("0") {
            let isOf24Hours = tokens[start].text.hasPrefix("0")
            return Reading(
                hour: parts.hour, minute: parts.minute, end: start + 1, isPlain: true, isOf24Hours: isOf24Hours)
        }
        guard tokens.indices.contains(start), let number = tokens[start].number, (0..<24).contains(number) else {
            return nil
        }
        // "7.30": a fraction of two digits, and an hour that is announced or followed by its half of the day.
        if number != number.rounded(), isAnnounced || halfOfDay(at: start + 1) != nil,
            let parts = dotted(tokens[start].text)
        {
            return Reading(hour: parts.hour, minute: parts.minute, end: start + 1, isPlain: true)
        }
        guard number == number.rounded(), number == Double(tokens[start].text) ?? number else { return nil }
        if start + 2 < tokens.count, tokens[start + 1].mark == .colon, let minute = tokens[start + 2].number,
            (0..<60).contains(minute), minute == minute.rounded(), tokens[start + 2].text.utf8.count == 2,
            tokens[start].token.range.upperBound == tokens[start + 1].token.range.lowerBound,
            tokens[start + 1].token.range.upperBound == tokens[start + 2].token.range.lowerBound
        {
            // "08:00" is never eight in the evening.
            let isOf24Hours = tokens[start].text.utf8.count == 2 && tokens[start].text.hasPrefix("0")
            return Reading(
                hour: Int(number), minute: Int(minute), end: start + 3, isPlain: true, isOf24Hours: isOf24Hours)
        }
        // "8ish".
        if word(start + 1) == "ish" { return Reading(hour: Int(number), minute: 0, end: start + 2, isPlain: true) }
        return Reading(hour: Int(number), minute: 0, end: start + 1, isPlain: false)
    }

    /// "eight", "eight thirty", "twelve forty five", after a word that announces it.
    private func spoken(_ start: Int, _ isAnnounced: Bool) -> Reading? {
        guard isAnnounced, NumberReader.isNumberWord(word(start)), let hour = hour(start) else { return nil }
        if let tens = NumberReader.value(of: word(start + 1)), [10, 15, 20, 30, 40, 50].contains(tens) {
            if tens >= 20, let ones = NumberReader.value(of: word(start + 2)), (1..<10).contains(ones) {
                return Reading(hour: hour, minute: Int(tens + ones), end: start + 3, isPlain: true)
            }
            return Reading(hour: hour, minute: Int(tens), end: start + 2, isPlain: true)
        }
        return Reading(hour: hour, minute: 0, end: start + 1, isPlain: false)
    }

    private func withHalfOfDay(_ read: Reading, _ isAnnounced: Bool) -> Time? {
        var end = read.end
        if word(end) == "oclock" { end += 1 }
        if word(end) == "o", word(end + 1) == "clock" { end += 2 }
        let isClock = end > read.end
        let minutes = read.hour * 60 + read.minute
        if let half = halfOfDay(at: end) {
            guard (1...12).contains(read.hour) else { return nil }
            return Time(minutes: minutes % 720 + half.offset, isSure: true, end: half.end)
        }
        if let offset = inHalfOfDay(at: end, read.hour), (1...12).contains(read.hour) {
            return Time(minutes: minutes % 720 + offset.offset, isSure: true, end: offset.end)
        }
        guard read.isPlain || isClock || isAnnounced && isEnd(end) else { return nil }
        return Time(minutes: minutes, isSure: read.hour > 12 || read.hour == 0 || read.isOf24Hours, end: end)
    }

    // MARK: Words

    /// "at", "around", "at like", "at about", "by around".
    static func isAnnouncement(_ tokens: [ReadToken], before start: Int) -> Bool {
        announcement(tokens, before: start) != nil
    }

    /// Where the words begin that announce the time at `start`.
    static func announcement(_ tokens: [ReadToken], before start: Int) -> Int? {
        var index = start - 1
        while index >= 0, hedges.contains(tokens[index].text) { index -= 1 }
        if index >= 0, prepositions.contains(tokens[index].text) { return index }
        // "around 7", "about half six" announce by themselves.
        return index + 1 < start && prepositions.contains(tokens[index + 1].text) ? index + 1 : nil
    }

    private static let prepositions: Set<String> = ["at", "around", "about", "by", "since", "til", "till", "until"]
    private static let hedges: Set<String> = ["like", "about", "around", "roughly", "maybe", "say", "just", "nearly"]

    private func word(_ index: Int) -> String {
        tokens.indices.contains(index) && tokens[index].isWord ? tokens[index].text : ""
    }

    private func whole(_ index: Int, in range: ClosedRange<Int>) -> Int? {
        guard tokens.indices.contains(index),
            let number = tokens[index].number ?? NumberReader.value(of: word(index)), number == number.rounded(),
            let whole = Int(exactly: number), range.contains(whole)
        else { return nil }
        return whole
    }

    private func hour(_ index: Int) -> Int? { whole(index, in: 0...23) }

    /// What stands behind the four digits of a clock of 24 hours, as on a ward.
    private static let ofClocks: Set<String> = ["h", "hrs", "hours"]

    private func dotted(_ text: String) -> (hour: Int, minute: Int)? {
        let parts = text.split(separator: ".")
        guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
            (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return (hour, minute)
    }

    /// "0730", "1415".
    private func fourDigits(_ index: Int) -> (hour: Int, minute: Int)? {
        guard tokens.indices.contains(index), tokens[index].text.utf8.count == 4, let number = Int(tokens[index].text),
            (0..<2_400).contains(number), number % 100 < 60
        else { return nil }
        return (number / 100, number % 100)
    }

    /// "am", "a.m.", "p", "pm".
    private func halfOfDay(at index: Int) -> (offset: Int, end: Int)? {
        switch word(index) {
        case "am": return (0, index + 1)
        case "pm": return (720, index + 1)
        case "a", "p":
            guard index + 2 < tokens.count, tokens[index + 1].mark == .period, word(index + 2) == "m" else {
                return nil
            }
            return (word(index) == "a" ? 0 : 720, index + 3)
        default: return nil
        }
    }

    /// "6 in the morning", "9 at night", "3 in the night".
    private func inHalfOfDay(at index: Int, _ hour: Int) -> (offset: Int, end: Int)? {
        var index = index
        guard word(index) == "in" || word(index) == "at" else { return nil }
        index += 1
        if word(index) == "the" { index += 1 }
        switch word(index) {
        case "morning": return (0, index + 1)
        case "night" where hour < 6 || hour == 12: return (0, index + 1)
        case "afternoon", "evening", "night", "arvo": return (720, index + 1)
        default: return nil
        }
    }

    /// After "at 7" nothing may follow that it could count.
    private func isEnd(_ index: Int) -> Bool {
        guard index < tokens.count else { return true }
        let token = tokens[index]
        return !token.isWord || token.is("this") || token.is("from") || token.has(.timeWord) || token.has(.linking)
            || token.has(.pronoun)
            || token.has(.occasionPreposition) || token.has(.eating) || token.has(.determiner)
            || NumberReader.isNumberWord(token.text)
    }
}
