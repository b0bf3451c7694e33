/// What a stretch of words is in an entry of the diary. `Training/README.md` tells how each is marked.
package enum TagRole: UInt8, CaseIterable, Sendable {
    case food, drink, amount, unit, size, supplement, strength, place, meal, time, symptom, severity, pressure, weight
    case glucose, temperature, movement, contraction, appointment

    /// The letter that marks it in the sentences of `Training/sentences`.
    package var mark: Unicode.Scalar {
        switch self {
        case .food: "F"
        case .drink: "W"
        case .amount: "Q"
        case .unit: "U"
        case .size: "Z"
        case .supplement: "V"
        case .strength: "X"
        case .place: "B"
        case .meal: "M"
        case .time: "T"
        case .symptom: "S"
        case .severity: "G"
        case .pressure: "P"
        case .weight: "K"
        case .glucose: "L"
        case .temperature: "E"
        case .movement: "J"
        case .contraction: "C"
        case .appointment: "A"
        }
    }
}

/// Whether what a word tells of happened to her.
package enum TagStance: UInt8, CaseIterable, Sendable {
    case happened, denied, over, planned, others, takenBack, talk

    /// The letter that marks it in the sentences of `Training/sentences`; what happened has none.
    package var mark: Unicode.Scalar? {
        switch self {
        case .happened: nil
        case .denied: "D"
        case .over: "R"
        case .planned: "P"
        case .others: "O"
        case .takenBack: "X"
        case .talk: "L"
        }
    }
}

/// A label of one word: outside of everything, the first word of a stretch, or a further word of it.
package enum TagLabel {
    /// How many labels there are.
    package static let count = 1 + 2 * TagRole.allCases.count
    package static let outside: UInt8 = 0

    package static func first(_ role: TagRole) -> UInt8 { 1 + 2 * role.rawValue }
    package static func further(_ role: TagRole) -> UInt8 { 2 + 2 * role.rawValue }
    /// The role of a label; `nil` for ``outside``.
    package static func role(_ label: UInt8) -> TagRole? { label == 0 ? nil : TagRole(rawValue: (label - 1) / 2) }
    package static func isFurther(_ label: UInt8) -> Bool { label != 0 && label % 2 == 0 }

    /// Whether `next` may stand behind `label`: a further word only behind a word of its own stretch.
    package static func mayFollow(_ next: UInt8, _ label: UInt8?) -> Bool {
        !isFurther(next) || label == next || label == next - 1
    }
}

/// A stretch of words with its role.
package struct TaggedSpan: Hashable, Sendable {
    package var role: TagRole
    /// Places among the sentence's tokens.
    package var tokens: Range<Int>
    package var stance: TagStance
}
