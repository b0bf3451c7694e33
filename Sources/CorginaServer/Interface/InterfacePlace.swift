import CorginaRooms
import HTTPTypes
import Hummingbird

/// What lies below `/api/v1/`, for shortcuts and scripts. `docs/interface.md` describes each.
enum InterfacePlace: String, CaseIterable, Sendable {
    /// POST: a sentence to log
    case entries
    /// GET: today in figures
    case today
    /// GET: the whole diary, as Export gives it
    case export

    /// "/api/v1/today"
    var path: String { Self.root + rawValue }

    init?(path: String) {
        guard path.hasPrefix(Self.root) else { return nil }
        self.init(rawValue: String(path.dropFirst(Self.root.count)))
    }

    /// What a token needs for it.
    var right: TokenRight {
        switch self {
        case .entries: .say
        case .today, .export: .read
        }
    }

    /// The methods it answers to.
    var methods: [HTTPRequest.Method] {
        switch self {
        case .entries: [.post]
        case .today, .export: [.get, .head]
        }
    }

    private static let root = "/api/v1/"

    /// Whether a request is for the interface, a place there is or not: then errors are JSON, and no cookie counts.
    static func isBelow(_ request: Request) -> Bool {
        let path = request.uri.path
        return path == "/api" || path.hasPrefix("/api/")
    }
}
