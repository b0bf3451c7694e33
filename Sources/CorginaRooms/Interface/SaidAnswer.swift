import CorginaCore
import CorginaJournal

/// What became of a sentence said to a shortcut: for the script, and in words to be spoken.
public struct SaidAnswer: Hashable, Sendable {
    /// Word for word.
    public var sentence: String
    /// What was logged, in the order she said it.
    public var events: [HealthEvent]
    /// Whether anything was understood; otherwise the one event is a note of her words.
    public var isUnderstood: Bool
    public var notUnderstood: [String]
    public var question: String?
    /// Foods she may not have meant.
    public var pleaseCheck: [String]
    /// What should not wait.
    public var care: CareNotice?
    public var units: Profile.UnitSystem
    public var english: WrittenEnglish
    public var today: CalendarDay

    public init(
        sentence: String, events: [HealthEvent], isUnderstood: Bool, notUnderstood: [String], question: String?,
        pleaseCheck: [String], care: CareNotice?, units: Profile.UnitSystem, english: WrittenEnglish,
        today: CalendarDay
    ) {
        self.sentence = sentence
        self.events = events
        self.isUnderstood = isUnderstood
        self.notUnderstood = notUnderstood
        self.question = question
        self.pleaseCheck = pleaseCheck
        self.care = care
        self.units = units
        self.english = english
        self.today = today
    }

    /// What should not wait first, then what was added, then what is not sure.
    public var spoken: String {
        ([care?.spoken] + [added, doubts]).compactMap { $0 }.joined(separator: " ")
    }

    private var added: String {
        guard isUnderstood else { return "I did not understand that. Your words are kept as a note." }
        let speech = SpokenEvent(sentence: sentence, units: units, english: english, today: today)
        return events.map(speech.words).joined(separator: " ")
    }

    private var doubts: String? {
        guard isUnderstood else { return nil }
        let speech = SpokenEvent(sentence: sentence, units: units, english: english, today: today)
        var doubts: [String] = []
        if !notUnderstood.isEmpty { doubts.append("I did not understand \(notUnderstood.joined(separator: ", ")).") }
        if let question { doubts.append(question) }
        if !pleaseCheck.isEmpty {
            doubts.append("I am not sure of \(pleaseCheck.map(speech.small).joined(separator: " and ")).")
        }
        return doubts.isEmpty ? nil : (doubts + ["Please look at it on Today."]).joined(separator: " ")
    }

    public var json: JSON {
        [
            "spoken": .string(spoken), "events": .array(events.map { EventJSON($0, units: units).json }),
            "notUnderstood": .array(notUnderstood.map(JSON.string)), "question": question.map(JSON.string) ?? .null,
            "pleaseCheck": .array(pleaseCheck.map(JSON.string)), "advice": .array(care?.json ?? []),
        ]
    }
}

extension CareNotice {
    /// The same to be said aloud: what to do and what for, then rule 2 of docs/clinical/README.md.
    var spoken: String {
        var advices: [String] = []
        for answer in answers where !advices.contains(advice(answer)) { advices.append(advice(answer)) }
        let parts = advices.map { advice in
            let signs = answers.filter { self.advice($0) == advice }.map(sign)
            return "\(signs.joined(separator: ", ")): \(advice)"
        }
        return (parts + [Self.worry]).joined(separator: " ")
    }

    /// Each answer with the words of the page.
    var json: [JSON] {
        answers.map { answer in
            var members: [JSON.Member] = [
                .init("sign", .string(answer.sign)), .init("level", .string(answer.level.rawValue)),
                .init("advice", .string(advice(answer))),
            ]
            if givesReasons {
                members.append(.init("reason", .string(english.spelled(answer.reason))))
                if let lack = answer.lackOfSource { members.append(.init("source", .string(lack))) }
            }
            let numbers: [JSON] = lines(answer).map { ["number": .string($0.number), "place": .string($0.place)] }
            if !numbers.isEmpty { members.append(.init("numbers", .array(numbers))) }
            return .object(members)
        }
    }
}
