import CorginaCore
import Foundation

/// A recovery code that lies sealed on her shelf until she has typed its end back.
///
/// The code before it opens the diary until then. So whatever is cut off, and whichever answer is lost, one that is on her paper
/// opens it.
struct WaitingCode: Hashable, Sendable {
    let code: RecoveryCode
    /// Whether it opens the diary already, as the first code of an account does.
    let counts: Bool

    private static let new = "new"

    init(_ code: RecoveryCode, counts: Bool) {
        self.code = code
        self.counts = counts
    }

    /// Reads ``bytes``, and a code by itself, as earlier versions kept it when it opened the diary already.
    init?(_ bytes: [UInt8]) {
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard let text = words.first, let code = try? RecoveryCode(String(text)) else { return nil }
        self.init(code, counts: words.count == 1)
    }

    var bytes: [UInt8] { Array((counts ? code.text : "\(code.text) \(Self.new)").utf8) }
}

extension RecordID {
    /// The code that waits to be written down.
    static let waitingCode = RecordID(high: 0, low: 1)
    /// The code that comes with another data key, shown before there is that key.
    static let codeOfNextKey = RecordID(high: 0, low: 5)
}

extension Vault {
    /// The recovery code that waits to be written down; `nil` when none does.
    ///
    /// - Returns: also whether she has had one before it, which opens the diary until this one is confirmed.
    public func waitingCode(
        of journal: UnlockedJournal
    ) async throws(VaultError) -> (code: RecoveryCode, replacesAnother: Bool)? {
        guard let waiting = try await journal.kept(.waitingCode).flatMap(WaitingCode.init) else { return nil }
        return (waiting.code, !waiting.counts)
    }

    /// She has written the waiting code down: from now on it opens the diary, and the one before it does not.
    ///
    /// - Throws: `interrupted` when another waits by now, or the passphrase was changed meanwhile; `busy`.
    public func confirm(_ code: RecoveryCode, of journal: UnlockedJournal) async throws(VaultError) {
        guard let waiting = try await journal.kept(.waitingCode).flatMap(WaitingCode.init), waiting.code == code
        else { throw .interrupted }
        let slots = try await slots(of: journal.account)
        var changed = slots
        if !waiting.counts {
            let key = try await derivation.key(
                from: code.bytes, salt: slots.salt, scrypt, for: .signedIn(to: journal.account))
            try changed.wrap(journal.seal.dataKey, for: .recovery, with: key, scrypt)
        }
        try await database.write { [changed] db in
            try journal.mark.check(in: db)
            guard try AccountRow.slots(db, journal.account) == slots.bytes,
                try journal.drafts.staged(.waitingCode, db) == waiting.bytes
            else { throw VaultError.interrupted }
            try AccountRow.replace(db, journal.account, slots: changed)
            try journal.drafts.discard(.waitingCode, db)
        }
        await database.flush()
    }
}
