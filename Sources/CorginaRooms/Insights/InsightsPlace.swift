import CorginaCore

/// Places of insights. They are numbered, so that no address names a food or a symptom.
public enum InsightsPlace: Hashable, Sendable {
    /// `/insights`
    case report
    /// `/insights/{number}`, from 1: one of them with its entries
    case one(Int)
    /// POST `/insights/hours`: how long after a meal a symptom counts
    case hours

    var segments: [String] {
        switch self {
        case .report: []
        case .one(let number): ["\(number)"]
        case .hours: ["hours"]
        }
    }

    /// Reads what ``segments`` writes; anything else is `nil`.
    init?(_ segments: some Collection<String>) {
        guard segments.count < 2 else { return nil }
        switch segments.first {
        case nil: self = .report
        case "hours": self = .hours
        case let text?:
            guard let number = WholeText.read(text, in: 1...999) else { return nil }
            self = .one(number)
        }
    }
}
