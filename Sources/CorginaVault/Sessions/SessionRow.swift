import CorginaCore
import Foundation
import GRDB

/// A session on the disk: the data key, sealed under a secret only the cookie has.
struct SessionRow: Sendable {
    let tokenHash: Data
    let account: Data
    let sealed: Data
    /// The UTC day it ends on, counted from 1970-01-01; the exact second is inside the seal.
    let expiresDay: Int

    /// How long a session lasts: 30 days.
    static let lifetime = 30 * 86_400

    init(_ dataKey: DataKey, of account: Data, under secret: SessionSecret, at now: Moment) throws(VaultError) {
        let started = now.secondsSinceEpoch
        var payload = dataKey.bytes
        payload.append(bigEndian: Int64(started))
        payload.append(bigEndian: Int64(started + Self.lifetime))
        tokenHash = secret.hash
        self.account = account
        expiresDay = Self.day(of: started + Self.lifetime)
        let context = Self.context(tokenHash, account, expiresDay)
        sealed = try Sealing.seal(payload, with: secret.key, bound: context)
    }

    /// - Returns: `nil` when the secret does not fit, the session is over, or the clock has been set back by more than
    ///   a day since it began, which would make it last for ever.
    func open(with secret: SessionSecret, at now: Moment) -> DataKey? {
        let context = Self.context(tokenHash, account, expiresDay)
        guard let payload = Sealing.open(sealed, with: secret.key, bound: context),
            payload.count == DataKey.byteCount + 16
        else { return nil }
        let started = Int64(bitPattern: payload.bigEndianWord(at: DataKey.byteCount))
        let ends = Int64(bitPattern: payload.bigEndianWord(at: DataKey.byteCount + 8))
        let seconds = Int64(now.secondsSinceEpoch)
        guard seconds < ends, seconds >= started - 86_400 else { return nil }
        return DataKey(payload)
    }

    static func day(of seconds: Int) -> Int { Moment(secondsSinceEpoch: seconds, utcOffset: 0).day.number }

    private static func context(_ tokenHash: Data, _ account: Data, _ expiresDay: Int) -> Data {
        Sealing.context("corgina session", tokenHash, account, Data(bigEndian: Int64(expiresDay)))
    }
}

extension SessionRow {
    init?(_ db: Database, tokenHash: Data) throws {
        let sql = "SELECT account, sealed, expires_day FROM session WHERE token_hash = ?"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [tokenHash]) else { return nil }
        self.tokenHash = tokenHash
        account = row["account"]
        sealed = row["sealed"]
        expiresDay = row["expires_day"]
    }

    /// Adds the session and clears away those that have ended.
    func insert(_ db: Database, at now: Moment) throws {
        try db.execute(
            sql: "DELETE FROM session WHERE expires_day < ?", arguments: [Self.day(of: now.secondsSinceEpoch)])
        try db.execute(
            sql: "INSERT INTO session (token_hash, account, sealed, expires_day) VALUES (?, ?, ?, ?)",
            arguments: [tokenHash, account, sealed, expiresDay])
    }
}
