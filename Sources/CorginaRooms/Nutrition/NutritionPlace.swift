import CorginaCore

/// The places about what food holds and whether it is safe.
public enum NutritionPlace: Hashable, Sendable {
    /// `/nutrients`
    case nutrients
    /// `/safe`: looking a food up; POST looks
    case safe
    /// `/safe/{id}`: what the list says of the words she looked up, which are sealed under that id
    case safeAnswer(RecordID)

    var segments: [String] {
        switch self {
        case .nutrients: ["nutrients"]
        case .safe: ["safe"]
        case .safeAnswer(let id): ["safe", "\(id)"]
        }
    }

    init?(_ segments: [String]) {
        switch (segments.first, segments.count) {
        case ("nutrients", 1): self = .nutrients
        case ("safe", 1): self = .safe
        case ("safe", 2):
            guard let id = RecordID(segments[1]) else { return nil }
            self = .safeAnswer(id)
        default: return nil
        }
    }
}
