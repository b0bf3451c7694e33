/// The PUQE-24 score of nausea and vomiting over the last 24 hours.
///
/// Source: docs/clinical/README.md, "PUQE-24"; its classes are in `clinical-rules.csv`.
public struct PUQE: Hashable, Sendable {
    /// 1...5 points each.
    public let nausea: Int
    public let vomiting: Int
    public let retching: Int

    /// From the points of the answers she chose; each is clamped to 1...5.
    public init(nausea: Int, vomiting: Int, retching: Int) {
        self.nausea = Swift.min(Swift.max(nausea, 1), 5)
        self.vomiting = Swift.min(Swift.max(vomiting, 1), 5)
        self.retching = Swift.min(Swift.max(retching, 1), 5)
    }

    /// From what happened in the last 24 hours.
    ///
    /// - Parameters:
    ///   - nauseaHours: 0...24.
    ///   - vomits: how many times.
    ///   - retches: how many times without bringing anything up.
    public init(nauseaHours: Double, vomits: Int, retches: Int) {
        self.init(
            nausea: Self.points(hours: nauseaHours), vomiting: Self.points(times: vomits),
            retching: Self.points(times: retches))
    }

    /// What one of the questions got: 1...5.
    public func points(of item: Item) -> Int {
        switch item {
        case .nausea: nausea
        case .vomiting: vomiting
        case .retching: retching
        }
    }

    /// 3...15
    public var total: Int { nausea + vomiting + retching }

    /// The class whose rule the total meets; the gravest, should none be readable.
    public var severity: Severity {
        let facts = ClinicalRule.Facts(numbers: [.points: Double(total)])
        return Severity.allCases.first { $0.ruleID.holds(for: facts) } ?? .severe
    }

    /// The rule of the reference for the total.
    public var rule: ClinicalRule? { severity.ruleID.rule }

    public enum Severity: String, CaseIterable, Sendable {
        case mild, moderate, severe

        fileprivate var ruleID: ClinicalRule.ID {
            switch self {
            case .mild: .puqeMild
            case .moderate: .puqeModerate
            case .severe: .puqeSevere
            }
        }
    }

    /// The three questions, named as the reference names them.
    public enum Item: String, CaseIterable, Sendable {
        case nausea = "nausea_hours_24h"
        case vomiting = "vomit_count_24h"
        case retching = "retch_count_24h"

        /// The question in the words of the PUQE-24: over the last 24 hours.
        public var question: String {
            switch self {
            case .nausea: "For how long did you feel nauseated or sick to your stomach?"
            case .vomiting: "How many times did you vomit?"
            case .retching: "How many times did you retch without bringing anything up?"
            }
        }

        /// The answers for 1 to 5 points.
        public var answers: [String] {
            switch self {
            case .nausea: ["0 hours", "1 hour or less", "2-3 hours", "4-6 hours", "more than 6 hours"]
            case .vomiting, .retching: ["0 times", "1-2 times", "3-4 times", "5-6 times", "7 or more times"]
            }
        }
    }

    /// Between two answers the higher counts: an hour and a half is "2-3 hours".
    private static func points(hours: Double) -> Int {
        switch hours {
        case ...0: 1
        case ...1: 2
        case ...3: 3
        case ...6: 4
        default: 5
        }
    }

    private static func points(times: Int) -> Int {
        switch times {
        case ...0: 1
        case ...2: 2
        case ...4: 3
        case ...6: 4
        default: 5
        }
    }
}
