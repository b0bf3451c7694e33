/// When a symptom is a red flag, read from the reference's own words: `severity=3 OR vision_change OR (ga_weeks>=20 AND persistent)`.
indirect enum RedFlagCondition: Hashable, Sendable {
    case sign(SymptomFacts.Sign)
    case atLeast(SymptomFacts.Quantity, Double)
    case fromWeek(Int)
    case beforeWeek(Int)
    case all([RedFlagCondition])
    case any([RedFlagCondition])

    func holds(_ facts: SymptomFacts) -> Bool {
        switch self {
        case .sign(let sign): facts.signs.contains(sign)
        case .atLeast(let quantity, let least): facts.quantities[quantity].map { $0 >= least } ?? false
        case .fromWeek(let week): facts.gestationalAge.map { $0 >= GestationalAge(weeks: week) } ?? true
        case .beforeWeek(let week): facts.gestationalAge.map { $0 < GestationalAge(weeks: week) } ?? true
        case .all(let conditions): conditions.allSatisfy { $0.holds(facts) }
        case .any(let conditions): conditions.contains { $0.holds(facts) }
        }
    }
}

extension RedFlagCondition {
    /// Reads a rule's cell; `nil` where a word is not known.
    init?(_ rule: String) {
        if let special = Self.special[rule] {
            self = special
            return
        }
        var tokens = Self.tokens(rule)[...]
        guard let condition = Self.alternatives(&tokens), tokens.isEmpty else { return nil }
        self = condition
    }

    /// Rules in words of their own.
    private static let special: [String: RedFlagCondition] = [
        "before 37 weeks": .beforeWeek(37), "category!=none": .sign(.present),
        "regular OR count_1h>=4 before 37w": .all([
            .beforeWeek(37), .any([.sign(.regular), .atLeast(.timesAnHour, 4)]),
        ]),
        "colour in (yellow,green,bloody,watery) OR itch OR smell": .any(
            [.yellow, .green, .bloody, .watery, .itch, .smell].map(RedFlagCondition.sign)),
    ]

    private static func tokens(_ rule: String) -> [String] {
        rule.replacing(text: "(", with: "( ").replacing(text: ")", with: " )").split(separator: " ").map(String.init)
    }

    private static func alternatives(_ tokens: inout ArraySlice<String>) -> RedFlagCondition? {
        guard let parts = list(&tokens, "OR", of: requirements) else { return nil }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private static func requirements(_ tokens: inout ArraySlice<String>) -> RedFlagCondition? {
        guard let parts = list(&tokens, "AND", of: term) else { return nil }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private static func list(
        _ tokens: inout ArraySlice<String>, _ separator: String,
        of part: (inout ArraySlice<String>) -> RedFlagCondition?
    ) -> [RedFlagCondition]? {
        var parts: [RedFlagCondition] = []
        repeat {
            if !parts.isEmpty { tokens.removeFirst() }
            guard let next = part(&tokens) else { return nil }
            parts.append(next)
        } while tokens.first == separator
        return parts
    }

    private static func term(_ tokens: inout ArraySlice<String>) -> RedFlagCondition? {
        guard let token = tokens.popFirst() else { return nil }
        if token == "(" {
            let inner = alternatives(&tokens)
            return tokens.popFirst() == ")" ? inner : nil
        }
        if let sign = SymptomFacts.Sign(rawValue: token) { return .sign(sign) }
        let sides = token.split { "<>=".contains($0) }
        guard sides.count == 2, !token.contains("<"), let least = Double(sides[1]) else { return nil }
        // Severity ends at 3, so that "severity=3" is "at least 3".
        if let quantity = SymptomFacts.Quantity(rawValue: String(sides[0])) { return .atLeast(quantity, least) }
        return sides[0] == "ga_weeks" ? .fromWeek(Int(least)) : nil
    }
}
