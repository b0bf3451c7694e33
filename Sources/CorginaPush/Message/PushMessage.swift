/// One message to one device. It says which minute it is for and nothing else: what is due then the device asks its server.
public struct PushMessage: Hashable, Sendable {
    /// Minutes since 1970-01-01T00:00:00Z; 0 for a try.
    public let minute: Int64

    public init(minute: Int64) { self.minute = minute }

    /// What it is padded to, so that every message has the same length on the wire.
    static let size = 128
    /// For so many seconds a push service keeps it for a phone that is off. Later nobody needs it.
    static let lifetime = 7_200

    var bytes: [UInt8] { Array(#"{"at":\#(minute)}"#.utf8) }
}
