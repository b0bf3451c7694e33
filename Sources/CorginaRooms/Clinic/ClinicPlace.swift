import CorginaCore

/// Places about links for the clinic. What a link fetches is none of them: its address holds a secret, and a route is printed freely.
public enum ClinicPlace: Hashable, Sendable {
    /// `/clinic`: opens a link in any browser, for everybody. What it opens stands behind the `#`, which no browser sends.
    case viewer
    /// `/visit/links`: the links there are; POST makes one
    case links
    /// `/visit/links/{id}`: a link, with its QR code
    case link(RecordID)
    /// POST `/visit/links/{id}/end`
    case end(RecordID)

    var segments: [String] {
        switch self {
        case .viewer: [Self.folder]
        case .links: Self.root
        case .link(let id): Self.root + ["\(id)"]
        case .end(let id): Self.root + ["\(id)", "end"]
        }
    }

    /// Below it lies what links fetch.
    public static let folder = "clinic"
    private static let root = ["visit", "links"]

    /// Reads ``segments``; `nil` when there is no such place.
    init?(_ segments: [String]) {
        if segments == [Self.folder] {
            self = .viewer
            return
        }
        guard segments.starts(with: Self.root) else { return nil }
        let rest = Array(segments.dropFirst(Self.root.count))
        if rest.isEmpty {
            self = .links
        } else if rest.count == 1, let id = RecordID(rest[0]) {
            self = .link(id)
        } else if rest.count == 2, rest[1] == "end", let id = RecordID(rest[0]) {
            self = .end(id)
        } else {
            return nil
        }
    }
}
