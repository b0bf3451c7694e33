import CorginaCore

/// The places about her birth plan, under `/birth-plan`.
public enum BirthPlanPlace: Hashable, Sendable {
    /// `/birth-plan`: the plan for the birth at hand, as it is printed
    case current
    /// `/birth-plan/{topic}`: one topic of it; POST writes it
    case topic(BirthPlan.Topic)
    /// `/birth-plan/plans/{id}`: a plan of hers, as of an earlier pregnancy
    case one(RecordID)
    /// POST `/birth-plan/plans/{id}/remove`
    case remove(RecordID)

    static let root = "birth-plan"
    private static let plans = "plans"

    var segments: [String] {
        switch self {
        case .current: [Self.root]
        case .topic(let topic): [Self.root, topic.segment]
        case .one(let id): [Self.root, Self.plans, "\(id)"]
        case .remove(let id): [Self.root, Self.plans, "\(id)", "remove"]
        }
    }

    /// Reads what ``segments`` writes; anything else is `nil`.
    init?(_ segments: [String]) {
        guard segments.first == Self.root, segments.count < 5 else { return nil }
        let rest = Array(segments.dropFirst())
        switch rest.count {
        case 0: self = .current
        case 1:
            guard let topic = BirthPlan.Topic.allCases.first(where: { $0.segment == rest[0] }) else { return nil }
            self = .topic(topic)
        default:
            guard rest[0] == Self.plans, let id = RecordID(rest[1]) else { return nil }
            if rest.count == 2 {
                self = .one(id)
            } else if rest[2] == "remove" {
                self = .remove(id)
            } else {
                return nil
            }
        }
    }
}

extension BirthPlan.Topic {
    /// As an address has it: "pain-relief".
    fileprivate var segment: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

    /// The topic asked after this one; `nil` after the last.
    var next: BirthPlan.Topic? {
        let all = Self.allCases
        guard let place = all.firstIndex(of: self), all.indices.contains(place + 1) else { return nil }
        return all[place + 1]
    }
}
