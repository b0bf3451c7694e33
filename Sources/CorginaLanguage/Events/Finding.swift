import CorginaCore

/// Something other than food that a sentence tells, with the tokens that tell it.
struct Finding {
    var name: String
    var content: EventDraft.Content
    var tokens: Range<Int>
    /// What its time is taken from.
    var when = When.told

    /// What the time of a finding is taken from.
    enum When: Hashable {
        /// The time the sentence tells, or now.
        case told
        /// The same words as something that lies ahead, as an appointment does.
        case coming
        /// The morning she woke: at that time where she told it, and after the day or night the sentence names.
        case morning(TimeOfDay?, isDayNamed: Bool)
    }

    var isComing: Bool { when == .coming }
}

extension Finding {
    var isDose: Bool {
        if case .other(.supplement) = content { return true }
        return false
    }

    var isVisit: Bool {
        if case .other(.appointment) = content { return true }
        return false
    }

    /// Whether it is a figure read off an instrument.
    var isMeasure: Bool {
        switch content {
        case .other(.bloodPressure), .other(.weight), .other(.glucose), .other(.temperature): true
        default: false
        }
    }

    /// Whether it may come several times in an hour or a day, each time worth an entry.
    var mayRepeat: Bool {
        switch content {
        case .other(.supplement), .other(.contraction): true
        default: false
        }
    }

    /// What is felt; `nil` for anything else.
    var report: SymptomReport? {
        guard case .other(.symptom(let report)) = content else { return nil }
        return report
    }

    /// Whether it is something pregnancy services want to hear about at once, whatever the week.
    var isPressing: Bool { report?.careLevel(at: nil) != nil }
}

/// Widens a find to the words around it that belong to it and name no food.
enum SurroundingWords {
    /// The range from the first token before `range` that only frames it.
    static func before(_ range: Range<Int>, _ tokens: [ReadToken], allowing words: Set<String>, claimed: Set<Int>)
        -> Int
    {
        var start = range.lowerBound
        while start > 0, !claimed.contains(start - 1) {
            let token = tokens[start - 1]
            guard token.isWord || token.number != nil && words.contains("#") else { break }
            guard
                words.contains(token.text) || token.has(.pronoun) || token.has(.determiner) || token.has(.filler)
                    || token.has(.empty)
                    || token.has(.timeWord)
            else { break }
            start -= 1
        }
        return start
    }

    static func after(_ range: Range<Int>, _ tokens: [ReadToken], allowing words: Set<String>, claimed: Set<Int>) -> Int
    {
        var end = range.upperBound
        while end < tokens.count, !claimed.contains(end) {
            let token = tokens[end]
            guard token.isWord, words.contains(token.text) || token.has(.timeWord) || token.has(.filler) else { break }
            end += 1
        }
        return end
    }
}
