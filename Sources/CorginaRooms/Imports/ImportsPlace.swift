import CorginaCore

/// Places about what comes from other apps and from clinics.
public enum ImportsPlace: Hashable, Sendable {
    /// `/imports`: what she brought in, and a form for a file; POST takes a file
    case list
    /// `/imports/{id}`: what a file holds; POST adds it
    case one(RecordID)
    /// POST `/imports/{id}/answers`: what she says where the file leaves something open
    case answers(RecordID)
    /// POST `/imports/{id}/discard`
    case discard(RecordID)
    /// POST `/imports/{id}/undo`: takes back what was added
    case undo(RecordID)

    static let root = "imports"

    var segments: [String] {
        switch self {
        case .list: [Self.root]
        case .one(let id): [Self.root, "\(id)"]
        case .answers(let id): [Self.root, "\(id)", "answers"]
        case .discard(let id): [Self.root, "\(id)", "discard"]
        case .undo(let id): [Self.root, "\(id)", "undo"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, segments.count < 4 else { return nil }
        guard segments.count > 1 else { self = .list; return }
        guard let id = RecordID(segments[1]) else { return nil }
        switch segments.count > 2 ? segments[2] : nil {
        case nil: self = .one(id)
        case "answers": self = .answers(id)
        case "discard": self = .discard(id)
        case "undo": self = .undo(id)
        default: return nil
        }
    }
}
