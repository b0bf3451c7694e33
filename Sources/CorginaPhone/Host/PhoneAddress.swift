import CorginaCore
import CorginaJournal
import CorginaRooms

/// An address of a page in the app: a path of the rooms, with or without a scheme and a host in front.
///
/// The web view of the app asks for `corgina://app/today`. A room leads to `/today?changed=…`. Both are the same place.
public struct PhoneAddress: Hashable, Sendable {
    /// Without its query.
    public let path: String
    /// The entries just made, as the address names them.
    public let changed: [EntryID]

    /// The scheme that the web view asks for, and the one host in it.
    public static let scheme = "corgina"
    public static let host = "app"

    public init(_ route: Route, changed: [EntryID] = []) {
        path = route.path
        self.changed = changed
    }

    /// Reads an address of a room or of the web view; `nil` for another scheme or host.
    public init?(_ text: String) {
        var rest = text[...]
        let front = "\(Self.scheme)://\(Self.host)"
        if rest.hasPrefix(front) { rest = rest.dropFirst(front.count) }
        guard rest.hasPrefix("/"), !rest.hasPrefix("//") else { return nil }
        if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        changed = Answer.changedEntries(parts.count > 1 ? Self.changed(in: parts[1]) : nil)
    }

    /// "/today?changed=…", as a room writes it.
    public var text: String {
        guard !changed.isEmpty else { return path }
        var text = path + "?changed="
        for (place, entry) in changed.enumerated() { text += (place == 0 ? "" : ".") + entry.description }
        return text
    }

    /// "corgina://app/today", as the web view asks for it.
    public var url: String { "\(Self.scheme)://\(Self.host)" + text }

    public var route: Route? { Route(path) }

    /// The name of a file of the site where the address is one: `/assets/EDITION/corgina.css`.
    public var asset: String? {
        let segments = path.split(separator: "/")
        return segments.count == 3 && segments[0] == "assets" ? String(segments[2]) : nil
    }

    private static func changed(in query: Substring) -> Substring? {
        for pair in query.split(separator: "&") where pair.hasPrefix("changed=") {
            return pair.dropFirst("changed=".count)
        }
        return nil
    }
}
