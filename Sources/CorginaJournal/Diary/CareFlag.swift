import Algorithms
import CorginaCore

/// An entry that asks for a call to her provider, until she says what she did.
public struct CareFlag: Hashable, Sendable {
    public let event: HealthEvent
    /// The most pressing first; at least one asks for a call.
    public let answers: [CareAnswer]

    /// How pressing it is.
    public var level: CareLevel { answers.map { $0.level }.max() ?? .routine }

    /// As she knows it: "Headache", "Blood pressure".
    public var sign: String { answers.max { $0.level < $1.level }?.sign ?? "" }

    /// What she did about it, as an entry of the diary. Its id is made from the flagged entry's, so that saying it twice, or on two
    /// devices, is one entry, and so that taking the entry back opens the flag again.
    public func response(_ words: String, at moment: Moment) -> HealthEvent {
        HealthEvent(id: Self.responseID(to: event.id), moment: moment, details: .note, notes: words)
    }

    static func responseID(to event: RecordID) -> RecordID {
        RecordID(high: event.high ^ 0x6361_6C6C_6564_0000, low: event.low)
    }
}

extension CareFlag {
    /// The kinds of entry the clinical rules know.
    private static let kinds: Set<HealthEvent.Details.Kind> = [
        .symptom, .bloodPressure, .glucose, .temperature, .kicks, .contraction, .weight,
    ]

    /// How many days back an unanswered flag is looked for, and how long an answer holds for the same sign at the same level or a
    /// lower one, in seconds: a week and a day. The app's own choice.
    private static let days = 6
    private static let answerHolds: Int64 = 86_400

    /// What asks for a call and was not answered: one flag a sign, the newest, the most pressing first.
    public static func open(in diary: Diary, at now: Moment) -> [CareFlag] {
        var care = CareOfDays(diary, (now.day - days)...now.day)
        let flags = care.events(of: kinds).compactMap { event -> CareFlag? in
            let flag = CareFlag(event: event, answers: care.answers(to: event))
            return flag.level >= .callSameDay ? flag : nil
        }
        let answers = AnsweredFlags(flags, in: diary, hold: answerHolds)
        let open = flags.filter { !answers.answer($0) }.uniqued { $0.sign }
        return open.enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }
            .map { $0.element }
    }
}

/// When she last said what she did, for each sign and level.
private struct AnsweredFlags {
    /// In seconds since the epoch.
    private var last: [String: [CareLevel: Int64]] = [:]
    private let hold: Int64

    /// - Parameter hold: for how many seconds an answer holds for the same sign at the same level or a lower one.
    init(_ flags: [CareFlag], in diary: Diary, hold: Int64) {
        self.hold = hold
        for flag in flags {
            guard let response = diary.event(CareFlag.responseID(to: flag.event.id)) else { continue }
            let earlier = last[flag.sign]?[flag.level] ?? .min
            last[flag.sign, default: [:]][flag.level] = max(earlier, response.moment.secondsSinceEpoch)
        }
    }

    /// Whether she said what she did about it, or about the same sign at this level or a higher one since so long before it.
    func answer(_ flag: CareFlag) -> Bool {
        let oldest = flag.event.moment.secondsSinceEpoch - hold
        return last[flag.sign, default: [:]].contains { level, answered in level >= flag.level && answered >= oldest }
    }
}
