/// The total of a questionnaire about mood, filled in elsewhere: the questions themselves are not part of this app.
///
/// Source: rules EPDS_*, PHQ2, PHQ9 and GAD7 in `clinical-rules.csv`.
public enum QuestionnaireScore: Hashable, Sendable {
    /// - Parameter selfHarm: the points of item 10, 0...3; any of them counts whatever the total.
    case epds(total: Int, selfHarm: Int)
    case phq2(Int)
    /// - Parameter selfHarm: the points of item 9, 0...3.
    case phq9(total: Int, selfHarm: Int)
    case gad7(Int)

    /// How soon to talk to someone, and by which rule. A positive answer about self-harm is an emergency in either questionnaire.
    public var findings: CareFindings {
        switch self {
        case .epds(let total, let selfHarm):
            CareFindings(.epdsSelfHarm, .epdsLikely, .epdsPossible, for: Self.facts(total, selfHarm))
        case .phq2(let total): CareFindings(.phq2, for: Self.facts(total))
        case .phq9(let total, let selfHarm):
            // The reference's rule says of item 9 what EPDS_Q10 says of item 10.
            CareFindings(.epdsSelfHarm, .phq9, for: Self.facts(total, selfHarm))
        case .gad7(let total): CareFindings(.gad7, for: Self.facts(total))
        }
    }

    private static func facts(_ total: Int, _ selfHarm: Int = 0) -> ClinicalRule.Facts {
        ClinicalRule.Facts(numbers: [.points: Double(total), .selfHarmPoints: Double(selfHarm)])
    }
}
