import CorginaCore
import CorginaJournal

/// What goes on while its page may be closed: a count of movements, a contraction. Each waits sealed under a name of its own until
/// it is over and enters the diary, so that a phone that sleeps, reloads or dies loses nothing.
extension RecordID {
    static let kickSession = RecordID(high: 0, low: 3)
    static let contractionStart = RecordID(high: 0, low: 4)
}

extension Visit {
    /// The count that goes on; `nil` without one.
    package var kickSession: KickSession? { kept(.kickSession).flatMap(LiveTimerCodec.session) }

    /// When the contraction that goes on began; `nil` between two.
    package var contractionStart: Moment? { kept(.contractionStart).flatMap(LiveTimerCodec.start) }

    mutating func keep(_ session: KickSession) { stage(LiveTimerCodec.encode(session), as: .kickSession) }

    mutating func keepContraction(from start: Moment) { stage(LiveTimerCodec.encode(start), as: .contractionStart) }
}

/// Both as bytes for the vault to seal. They live for hours, so the format promises nothing to later versions.
enum LiveTimerCodec {
    static func encode(_ start: Moment) -> [UInt8] { JSON.object(members(start)).utf8 }

    static func encode(_ session: KickSession) -> [UInt8] {
        let kicks = session.kicks.map { JSON.whole($0.secondsSinceEpoch) }
        return JSON.object(members(session.start) + [.init("kicks", .array(kicks))]).utf8
    }

    static func start(_ bytes: [UInt8]) -> Moment? {
        guard let json = try? JSON(parsing: bytes) else { return nil }
        return start(json)
    }

    static func session(_ bytes: [UInt8]) -> KickSession? {
        guard let json = try? JSON(parsing: bytes), let start = start(json), let kicks = json["kicks"]?.elements else {
            return nil
        }
        return KickSession(
            start: start,
            kicks: kicks.compactMap { $0.int64 }.map { Moment(secondsSinceEpoch: $0, utcOffset: start.utcOffset) })
    }

    private static func members(_ start: Moment) -> [JSON.Member] {
        [.init("start", .whole(start.secondsSinceEpoch)), .init("offset", .whole(start.utcOffset))]
    }

    private static func start(_ json: JSON) -> Moment? {
        guard let seconds = json["start"]?.int64, let offset = json["offset"]?.integer else { return nil }
        return Moment(secondsSinceEpoch: seconds, utcOffset: offset)
    }
}
