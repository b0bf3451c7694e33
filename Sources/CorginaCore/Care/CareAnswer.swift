/// The answer to something that should not wait: what it is about, whom to call and how soon, and what it rests on.
///
/// That there is none says only that no rule was set off, never that all is well.
public struct CareAnswer: Hashable, Sendable {
    /// As she knows it: "Headache", "Blood pressure".
    public let sign: String
    public let level: CareLevel
    /// What it rests on, and what to watch for.
    public let reason: String
    public let sources: [ClinicalSource]
    /// Whether somebody to talk to is needed before anything else.
    public let isCrisis: Bool

    init(sign: String, level: CareLevel, reason: String, sources: [ClinicalSource], isCrisis: Bool = false) {
        self.sign = sign
        self.level = level
        self.reason = reason
        self.sources = sources
        self.isCrisis = isCrisis
    }

    /// What to do. Source: docs/clinical/README.md, rules 2 and 5.
    ///
    /// - Parameter region: where she lives; `nil` when nobody knows.
    public func advice(in region: FoodRegion?) -> String {
        isCrisis ? Self.crisisAdvice(in: region) : level.advice(in: region) ?? ""
    }

    private static func crisisAdvice(in region: FoodRegion?) -> String {
        let line = CrisisLine.advice(in: region)
        let call =
            region == nil
            ? "\(line) (US), or call your emergency number now"
            : "\(line), or call \(EmergencyNumber.words(in: region)) now"
        return "You are not alone. \(call); someone is there at any hour."
    }

    /// The numbers to call, where they are known to everybody; none where it is her provider's.
    public func lines(in region: FoodRegion?) -> [HelpLine] {
        isCrisis ? HelpLine.crisis(in: region) : level == .emergency ? HelpLine.emergency(in: region) : []
    }
}

extension CareAnswer {
    /// What the rules set off say about something measured or counted.
    public static func list(_ findings: CareFindings, about sign: String) -> [CareAnswer] {
        findings.rules.map { rule in
            CareAnswer(
                sign: sign, level: rule.level, reason: rule.reason, sources: rule.sources,
                isCrisis: rule.id == .epdsSelfHarm)
        }
    }

    /// Each answer once, the most pressing first; of one sign only what is said at its highest level.
    static func arranged(_ answers: [CareAnswer]) -> [CareAnswer] {
        let highest = Dictionary(answers.map { ($0.sign, $0.level) }, combining: max)
        let kept = answers.enumerated().filter { place, answer in
            answer.level > .routine && answer.level == highest[answer.sign] && answers.firstIndex(of: answer) == place
        }
        return kept.sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }.map { $0.element }
    }
}
