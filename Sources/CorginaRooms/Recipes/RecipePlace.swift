import CorginaCore

/// The places about her recipes, under `/recipes`.
public enum RecipePlace: Hashable, Sendable {
    /// `/recipes`; POST begins one
    case list
    /// `/recipes/{id}`, and POST `…/edit`, `…/log`, `…/archive`
    case one(RecordID)
    case edit(RecordID)
    case log(RecordID)
    case archive(RecordID)

    static let root = "recipes"

    var segments: [String] {
        switch self {
        case .list: [Self.root]
        case .one(let id): [Self.root, "\(id)"]
        case .edit(let id): [Self.root, "\(id)", "edit"]
        case .log(let id): [Self.root, "\(id)", "log"]
        case .archive(let id): [Self.root, "\(id)", "archive"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, segments.count < 4 else { return nil }
        guard segments.count > 1 else { self = .list; return }
        guard let id = RecordID(segments[1]) else { return nil }
        switch segments.count > 2 ? segments[2] : nil {
        case nil: self = .one(id)
        case "edit": self = .edit(id)
        case "log": self = .log(id)
        case "archive": self = .archive(id)
        default: return nil
        }
    }
}
