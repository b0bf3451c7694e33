import CorginaCore
import CorginaJournal

/// Places about records of other programs (FHIR), under `/records`.
public enum RecordsPlace: Hashable, Sendable {
    /// `/records`: takes a file to look at, and what was taken in before; POST takes the file
    case overview
    /// `/records/{id}`: what a file would add; POST adds it
    case preview(RecordID)
    /// POST `/records/{id}/discard`
    case discard(RecordID)
    /// POST `/records/undo/{batch}`: takes back what came out of one file
    case undo(ImportBatch)

    static let root = "records"

    var segments: [String] {
        switch self {
        case .overview: [Self.root]
        case .preview(let id): [Self.root, "\(id)"]
        case .discard(let id): [Self.root, "\(id)", "discard"]
        case .undo(let batch): [Self.root, "undo", "\(batch)"]
        }
    }

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        guard segments.first == Self.root else { return nil }
        let rest = Array(segments.dropFirst())
        switch rest.count {
        case 0: self = .overview
        case 1:
            guard let id = RecordID(rest[0]) else { return nil }
            self = .preview(id)
        case 2 where rest[0] == "undo":
            guard let batch = ImportBatch(rest[1]) else { return nil }
            self = .undo(batch)
        case 2 where rest[1] == "discard":
            guard let id = RecordID(rest[0]) else { return nil }
            self = .discard(id)
        default: return nil
        }
    }
}
