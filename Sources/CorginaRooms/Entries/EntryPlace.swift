import CorginaCore

/// The places about one entry of the diary, under `/events/{id}`.
public enum EntryPlace: Hashable, Sendable {
    case one(RecordID)
    /// POST `…/edit`, `…/repeat`, `…/remove`, `…/recipe`, `…/declined-recipe`
    case edit(RecordID)
    case again(RecordID)
    case remove(RecordID)
    case saveRecipe(RecordID)
    case declineRecipe(RecordID)
    /// POST `…/amounts/{item}`, counted from 0: how much she had of one food of a meal
    case amount(RecordID, item: Int)

    static let root = "events"
    private static let amounts = "amounts"

    var segments: [String] {
        switch self {
        case .one(let id): [Self.root, "\(id)"]
        case .edit(let id): [Self.root, "\(id)", "edit"]
        case .again(let id): [Self.root, "\(id)", "repeat"]
        case .remove(let id): [Self.root, "\(id)", "remove"]
        case .saveRecipe(let id): [Self.root, "\(id)", "recipe"]
        case .declineRecipe(let id): [Self.root, "\(id)", "declined-recipe"]
        case .amount(let id, let item): [Self.root, "\(id)", Self.amounts, "\(item)"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, (2...4).contains(segments.count), let id = RecordID(segments[1]) else {
            return nil
        }
        if segments.count == 4 {
            guard segments[2] == Self.amounts, let item = WholeText.read(segments[3], in: Route.places) else {
                return nil
            }
            self = .amount(id, item: item)
            return
        }
        switch segments.count > 2 ? segments[2] : nil {
        case nil: self = .one(id)
        case "edit": self = .edit(id)
        case "repeat": self = .again(id)
        case "remove": self = .remove(id)
        case "recipe": self = .saveRecipe(id)
        case "declined-recipe": self = .declineRecipe(id)
        default: return nil
        }
    }
}
