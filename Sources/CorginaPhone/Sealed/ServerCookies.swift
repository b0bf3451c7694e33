import CorginaJournal

/// The cookies of her own server, by which it knows this phone's session again. They open nothing that is sealed. The phone keeps them
/// sealed beside the diary, in ``SyncMemory``.
public struct ServerCookies: Hashable, Sendable {
    /// One of them, as the server set it.
    public struct Cookie: Hashable, Sendable {
        public let name: String
        public let value: String
        /// When it ends, in seconds since 1970; `nil` where the server does not say.
        public let ends: Int64?

        public init(name: String, value: String, ends: Int64?) {
            (self.name, self.value, self.ends) = (name, value, ends)
        }
    }

    /// In the order in which they came.
    private(set) var all: [Cookie] = []

    /// More than a server of ours sets.
    private static let most = 8
    /// Of name and value together, in bytes. Source: RFC 6265, 6.1.
    private static let longest = 4_096

    public init() {}

    public var isEmpty: Bool { all.isEmpty }

    /// Takes what an answer set. One that has ended, or has no value, takes the one of its name away.
    ///
    /// - Parameter now: in seconds since 1970.
    public mutating func take(_ cookies: [Cookie], at now: Int64) {
        for cookie in cookies where Self.isWritable(cookie) {
            all.removeAll { $0.name == cookie.name }
            let isOver = cookie.ends.map { $0 <= now } ?? false
            guard !isOver, !cookie.value.isEmpty, all.count < Self.most else { continue }
            all.append(cookie)
        }
    }

    /// The header `Cookie` of a message; `nil` where there is none to send.
    ///
    /// - Parameter now: in seconds since 1970.
    public func header(at now: Int64) -> String? {
        let pairs = all.filter { cookie in cookie.ends.map { $0 > now } ?? true }.map { "\($0.name)=\($0.value)" }
        return pairs.isEmpty ? nil : pairs.joined(separator: "; ")
    }

    /// Whether it can stand in a header without ending it.
    private static func isWritable(_ cookie: Cookie) -> Bool {
        guard !cookie.name.isEmpty, cookie.name.utf8.count + cookie.value.utf8.count <= longest else { return false }
        return (Array(cookie.name.utf8) + Array(cookie.value.utf8)).allSatisfy { byte in
            (0x21...0x7E).contains(byte) && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ",")
                && byte != UInt8(ascii: "\"")
        } && !cookie.name.utf8.contains(UInt8(ascii: "="))
    }
}

extension ServerCookies {
    var json: JSON {
        .array(
            all.map { cookie in
                [
                    "name": .string(cookie.name), "value": .string(cookie.value),
                    "ends": .string(cookie.ends.map { "\($0)" } ?? ""),
                ]
            })
    }

    /// Of anything else there are none, and she is asked to sign in again.
    init(_ json: JSON?) {
        let cookies = (json?.elements ?? []).compactMap { element -> Cookie? in
            guard let name = element["name"]?.text, let value = element["value"]?.text else { return nil }
            return Cookie(name: name, value: value, ends: element["ends"]?.text.flatMap { Int64($0) })
        }
        take(cookies, at: .min)
    }
}
