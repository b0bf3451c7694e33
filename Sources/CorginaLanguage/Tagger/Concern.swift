import CorginaCore

/// Something that must not wait, as it is told in words no list holds: "went out like a light in the queue".
///
/// The lists of ``UrgentWords`` know the plain words for it. This is learned from sentences (`Training/concerns`) and only ever adds
/// to what grammar reads.
package enum Concern: String, CaseIterable, Sendable {
    case movement, waters, bleeding, spotting, vision, fainting, breath, chest, seizure, selfharm, fall, fever, bellypain, headache
    case itching, leg, swelling, vomiting, urination, contractions

    /// How many labels the model has: one for each, and one for everything else.
    package static let labelCount = 1 + allCases.count
    package static let none: UInt8 = 0

    package var label: UInt8 { 1 + UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0) }

    /// - Parameter label: of the model; `nil` for ``none``.
    package init?(label: UInt8) {
        guard label > 0, Int(label) <= Self.allCases.count else { return nil }
        self = Self.allCases[Int(label) - 1]
    }

    /// What is logged of it, by the name and the signs of the symptom reference.
    var report: SymptomReport {
        var report = SymptomReport(name: name, severity: severity)
        report.signs = signs
        return report
    }

    private var name: String {
        switch self {
        case .movement: "Reduced movement"
        case .waters: "Fluid leak or gush"
        case .bleeding: "Vaginal bleeding"
        case .spotting: "Light spotting"
        case .vision: "Vision change"
        case .fainting: "Fainting"
        case .breath: "Shortness of breath"
        case .chest: "Chest pain or racing heart"
        case .seizure: "Seizure"
        case .selfharm: "Thoughts of self-harm"
        case .fall: "Fall or injury"
        case .fever: "Fever"
        case .bellypain: "Severe belly pain"
        case .headache: "Headache"
        case .itching: "Itching"
        case .leg, .swelling: "Swelling of feet and hands"
        case .vomiting: "Vomiting"
        case .urination: "Burning or frequent urination"
        case .contractions: "Practice contractions"
        }
    }

    /// 1 to 5, where the concern is one because it is strong.
    private var severity: Int? {
        switch self {
        case .breath, .bellypain, .headache: 5
        default: nil
        }
    }

    private var signs: Set<SymptomFacts.Sign> {
        switch self {
        case .itching: [.palmsAndSoles]
        case .leg: [.oneLeg]
        case .swelling: [.face]
        case .urination: [.burning]
        case .contractions: [.regular]
        default: []
        }
    }
}

/// A concern with the tokens that tell it.
struct ToldConcern: Hashable, Sendable {
    var concern: Concern
    var tokens: Range<Int>
}
