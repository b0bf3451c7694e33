import CorginaCore
import CorginaJournal

/// What the phone remembers of its server between two openings of the diary. It keeps ``bytes`` sealed beside the diary.
public struct SyncMemory: Hashable, Sendable {
    public var cookies = ServerCookies()
    /// When phone and server last had the same; `nil` where they never had.
    public var settled: Moment?
    /// Whether she lets Corgina sync while it is closed.
    public var syncsWhileClosed = false

    public init() {}

    /// The name it is kept under.
    public static let shelf = RecordID(high: 0, low: 0x70_0005)

    /// An object of JSON.
    public var bytes: [UInt8] {
        let json: JSON = [
            "cookies": cookies.json, "settled": .string(settled.map { "\($0.secondsSinceEpoch)" } ?? ""),
            "offset": .string(settled.map { "\($0.utcOffset)" } ?? ""), "whileClosed": .bool(syncsWhileClosed),
        ]
        return json.utf8
    }

    /// Reads ``bytes``. Of anything else nothing is remembered.
    public init(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes) else { return }
        cookies = ServerCookies(json["cookies"])
        syncsWhileClosed = json["whileClosed"]?.boolean ?? false
        guard let seconds = WholeText.read(json["settled"]?.text ?? "", in: Self.instants),
            let offset = WholeText.read(json["offset"]?.text ?? "", in: -Self.furthest...Self.furthest)
        else { return }
        settled = Moment(secondsSinceEpoch: seconds, utcOffset: offset)
    }

    /// Up to the year 9999.
    private static let instants: ClosedRange<Int64> = 0...253_402_300_799
    /// In seconds: a day, further than any clock is from UTC.
    private static let furthest = 86_400
}
