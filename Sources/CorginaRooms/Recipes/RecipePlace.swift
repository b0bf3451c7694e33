import CorginaCore

/// The places about her recipes, under `/recipes`.
public enum RecipePlace: Hashable, Sendable {
    /// `/recipes`; POST begins one
    case list
    /// POST `/recipes/page`: reads the page of a recipe at its address
    case page
    /// `/recipes/{id}`, and POST `…/edit`, `…/log`, `…/archive`
    case one(RecordID)
    case edit(RecordID)
    case log(RecordID)
    case archive(RecordID)

    static let root = "recipes"
    private static let reading = "page"

    var segments: [String] {
        switch self {
        case .list: [Self.root]
        case .page: [Self.root, Self.reading]
        case .one(let id): [Self.root, "\(id)"]
        case .edit(let id): [Self.root, "\(id)", "edit"]
        case .log(let id): [Self.root, "\(id)", "log"]
        case .archive(let id): [Self.root, "\(id)", "archive"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, segments.count < 4 else { return nil }
        guard segments.count > 1 else { self = .list; return }
        if segments == Self.page.segments {
            self = .page
            return
        }
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
