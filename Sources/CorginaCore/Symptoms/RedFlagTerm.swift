/// What a symptom's red flag asks for, one thing at a time: `vision_change`, `severity=3`, `ga_weeks>=20`.
enum RedFlagTerm: Hashable, Sendable {
    case sign(SymptomFacts.Sign)
    case atLeast(SymptomFacts.Quantity, Double)
    case fromWeek(Int)
    case beforeWeek(Int)

    func holds(_ facts: SymptomFacts) -> Bool {
        switch self {
        case .sign(let sign): facts.signs.contains(sign)
        case .atLeast(let quantity, let least): facts.quantities[quantity].map { $0 >= least } ?? false
        case .fromWeek(let week): facts.gestationalAge.map { $0 >= GestationalAge(weeks: week) } ?? true
        case .beforeWeek(let week): facts.gestationalAge.map { $0 < GestationalAge(weeks: week) } ?? true
        }
    }

    /// Reads a word of a rule's cell; `nil` where it is not known.
    init?(_ token: String) {
        if let sign = SymptomFacts.Sign(rawValue: token) {
            self = .sign(sign)
            return
        }
        guard let sides = Comparison.sides(of: token) else { return nil }
        switch (sides.name, sides.comparison, SymptomFacts.Quantity(rawValue: sides.name)) {
        case ("ga_weeks", .atLeast, _): self = .fromWeek(Int(nearest: sides.figure))
        case ("ga_weeks", .less, _): self = .beforeWeek(Int(nearest: sides.figure))
        // Severity ends at 3, so that "severity=3" is "at least 3".
        case (_, .atLeast, let quantity?), ("severity", .equal, let quantity?): self = .atLeast(quantity, sides.figure)
        default: return nil
        }
    }
}

/// When a symptom is a red flag: `severity=3 OR vision_change OR (ga_weeks>=20 AND persistent)`.
typealias RedFlagCondition = Condition<RedFlagTerm>
