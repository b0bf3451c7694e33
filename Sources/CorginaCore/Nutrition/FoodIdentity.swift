/// Which food something is: one of the catalogue, or one of her own by its name.
public enum FoodIdentity: Hashable, Sendable {
    /// By the catalogue's code.
    case listed(String)
    /// By the name she gave it, in lower case.
    case named(String)

    public init(code: String?, name: String) {
        self = code.map(FoodIdentity.listed) ?? .named(name.lowercased())
    }
}

extension FoodIdentity: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.description < rhs.description }
}

extension FoodIdentity: CustomStringConvertible, LosslessStringConvertible {
    /// Reads what ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        let rest = String(text.dropFirst(2))
        guard !rest.isEmpty else { return nil }
        if text.hasPrefix("c:") {
            self = .listed(rest)
        } else if text.hasPrefix("n:") {
            self = .named(rest)
        } else {
            return nil
        }
    }

    /// "c:11112110" or "n:my granola", for a form.
    public var description: String {
        switch self {
        case .listed(let code): "c:" + code
        case .named(let name): "n:" + name
        }
    }
}
