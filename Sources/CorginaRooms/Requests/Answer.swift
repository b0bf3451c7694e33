import CorginaJournal
import Markup

/// What a room answers a request with.
public struct Answer: Sendable {
    public enum Content: Sendable {
        case page(ShownPage)
        /// A piece of a page, for a script that puts it in its place.
        case part(HTML)
        /// To another place; the address has no host.
        case redirect(String)
        /// To keep: its media type, its name and its bytes.
        case file(type: String, name: String, bytes: [UInt8])
    }

    public enum Status: Sendable {
        case done
        /// The form needs another look; nothing was changed.
        case refused
    }

    public let content: Content
    public let status: Status

    init(_ page: some Page, _ status: Status = .done) {
        content = .page(ShownPage(page))
        self.status = status
    }

    init(part: HTML) { self.init(.part(part)) }

    private init(_ content: Content) {
        self.content = content
        status = .done
    }

    static func redirect(to route: Route) -> Answer { Answer(.redirect(route.path)) }

    /// To a place, naming what was just changed by ids that tell nobody anything.
    static func redirect(to route: Route, changed entries: [EntryID]) -> Answer {
        Answer(.redirect(route.path + "?changed=" + entries.map { $0.description }.joined(separator: ".")))
    }

    static func file(type: String, name: String, bytes: [UInt8]) -> Answer {
        Answer(.file(type: type, name: name, bytes: bytes))
    }

    /// The entries an address names in `changed`.
    public static func changedEntries(_ text: Substring?) -> [EntryID] {
        (text ?? "").split(separator: ".").prefix(40).compactMap { EntryID(String($0)) }
    }
}
