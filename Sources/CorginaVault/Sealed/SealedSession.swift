import CorginaCore
import Foundation

/// A session of a diary that only her devices open. It names a journal and holds no key.
public struct SealedSession: Sendable {
    /// Names the session, as her devices see it.
    public let device: RecordID
    /// The journal whose pass was shown; `nil` before that.
    public var journal: JournalID? { content.journal }

    let account: Data
    let tokenHash: Data
    let details: Data
    let content: SealedSessionContent

    init(_ row: SessionRow, _ content: SealedSessionContent) {
        device = Self.device(row.tokenHash)
        account = row.account
        tokenHash = row.tokenHash
        details = row.details
        self.content = content
    }

    static func device(_ tokenHash: Data) -> RecordID { DeviceRecord(tokenHash: tokenHash, details: []).id }

    /// - Throws: `passNeeded`
    func attached() throws(VaultError) -> JournalID {
        guard let journal else { throw .passNeeded }
        return journal
    }
}

/// What the cookie of such a session opens in its row. It has the size of what an ordinary one has.
struct SealedSessionContent: Sendable {
    var journal: JournalID?
    let started: Int64
    let ends: Int64

    private static let noJournal = Data(count: 16)
    private static let unused = 32

    init(journal: JournalID? = nil, from now: Moment) {
        self.journal = journal
        started = now.secondsSinceEpoch
        ends = now.secondsSinceEpoch + Int64(SessionRow.lifetime)
    }

    init?(_ sealed: Data, with secret: SessionSecret, bound context: Data) {
        guard let bytes = Sealing.open(sealed, with: secret.key, bound: context), bytes.count == 16 + Self.unused + 16
        else { return nil }
        let id = Data(bytes.prefix(16))
        journal = id == Self.noJournal ? nil : JournalID(bytes: id)
        started = Int64(bitPattern: bytes.bigEndianWord(at: 16 + Self.unused))
        ends = Int64(bitPattern: bytes.bigEndianWord(at: 16 + Self.unused + 8))
    }

    func sealed(under secret: SessionSecret, bound context: Data) throws(VaultError) -> Data {
        var bytes = (journal?.bytes ?? Self.noJournal) + Data(count: Self.unused)
        bytes.append(bigEndian: started)
        bytes.append(bigEndian: ends)
        return try Sealing.seal(bytes, with: secret.key, bound: context)
    }

    /// A clock that was set back by more than a day since it began would make it last for ever.
    func isOver(at now: Moment) -> Bool {
        let seconds = now.secondsSinceEpoch
        return seconds >= ends || seconds < started - 86_400
    }
}
