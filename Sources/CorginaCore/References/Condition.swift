/// A condition as the tables write it, terms joined by AND and OR: `severity=3 OR (ga_weeks>=20 AND persistent)`.
///
/// What a term can say is the table's own.
indirect enum Condition<Term: Hashable & Sendable>: Hashable, Sendable {
    case term(Term)
    case all([Condition])
    case any([Condition])

    func holds(_ isMet: (Term) -> Bool) -> Bool {
        switch self {
        case .term(let term): isMet(term)
        case .all(let parts): parts.allSatisfy { $0.holds(isMet) }
        case .any(let parts): parts.contains { $0.holds(isMet) }
        }
    }

    /// Its terms, in the order of the cell.
    var terms: [Term] {
        switch self {
        case .term(let term): [term]
        case .all(let parts), .any(let parts): parts.flatMap { $0.terms }
        }
    }
}

extension Condition {
    /// Reads a cell; `nil` where it is no condition or has a term that `read` does not know.
    init?(_ cell: String, term read: (String) -> Term?) {
        let spaced = cell.replacing(text: "(", with: "( ").replacing(text: ")", with: " )")
        var tokens = spaced.split(separator: " ").map { String($0) }[...]
        guard let condition = Self.alternatives(&tokens, read), tokens.isEmpty else { return nil }
        self = condition
    }

    private static func alternatives(_ tokens: inout ArraySlice<String>, _ read: (String) -> Term?) -> Condition? {
        guard let parts = list(&tokens, "OR", of: { requirements(&$0, read) }) else { return nil }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private static func requirements(_ tokens: inout ArraySlice<String>, _ read: (String) -> Term?) -> Condition? {
        guard let parts = list(&tokens, "AND", of: { part(&$0, read) }) else { return nil }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private static func list(
        _ tokens: inout ArraySlice<String>, _ separator: String, of part: (inout ArraySlice<String>) -> Condition?
    ) -> [Condition]? {
        var parts: [Condition] = []
        repeat {
            if !parts.isEmpty { tokens.removeFirst() }
            guard let next = part(&tokens) else { return nil }
            parts.append(next)
        } while tokens.first == separator
        return parts
    }

    private static func part(_ tokens: inout ArraySlice<String>, _ read: (String) -> Term?) -> Condition? {
        guard let token = tokens.popFirst() else { return nil }
        guard token == "(" else { return read(token).map { .term($0) } }
        let inner = alternatives(&tokens, read)
        return tokens.popFirst() == ")" ? inner : nil
    }
}

/// How the tables compare one number with another: "<=".
public enum Comparison: String, CaseIterable, Sendable {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case more = ">"

    func holds(_ value: Double, _ figure: Double) -> Bool {
        switch self {
        case .less: value < figure
        case .atMost: value <= figure
        case .equal: value == figure
        case .atLeast: value >= figure
        case .more: value > figure
        }
    }

    /// The sides of "temp_c>=38.0"; `nil` for anything else.
    static func sides(of token: String) -> (name: String, comparison: Comparison, figure: Double)? {
        let isSign = { (character: Character) in character == "<" || character == "=" || character == ">" }
        let parts = token.split(omittingEmptySubsequences: true, whereSeparator: isSign)
        guard parts.count == 2, token.first.map(isSign) == false,
            let comparison = Comparison(rawValue: String(token.filter(isSign))),
            let figure = ReferenceRow.finite(String(parts[1]))
        else { return nil }
        return (String(parts[0]), comparison, figure)
    }
}
