import CorginaCore

/// The places about one entry of the diary, under `/events/{id}`.
public enum EntryPlace: Hashable, Sendable {
    case one(RecordID)
    /// POST `…/edit`, `…/repeat`, `…/remove`, `…/recipe`
    case edit(RecordID)
    case again(RecordID)
    case remove(RecordID)
    case saveRecipe(RecordID)

    static let root = "events"

    var segments: [String] {
        switch self {
        case .one(let id): [Self.root, "\(id)"]
        case .edit(let id): [Self.root, "\(id)", "edit"]
        case .again(let id): [Self.root, "\(id)", "repeat"]
        case .remove(let id): [Self.root, "\(id)", "remove"]
        case .saveRecipe(let id): [Self.root, "\(id)", "recipe"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, (2...3).contains(segments.count), let id = RecordID(segments[1]) else {
            return nil
        }
        switch segments.count > 2 ? segments[2] : nil {
        case nil: self = .one(id)
        case "edit": self = .edit(id)
        case "repeat": self = .again(id)
        case "remove": self = .remove(id)
        case "recipe": self = .saveRecipe(id)
        default: return nil
        }
    }
}
