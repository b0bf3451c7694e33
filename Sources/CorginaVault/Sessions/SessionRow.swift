import CorginaCore
import Foundation

/// A session on the disk: the data key, sealed under a secret only the cookie has.
///
/// A locked session has noise where the sealed key was. From outside the two look alike.
struct SessionRow: Sendable {
    let tokenHash: Data
    let account: Data
    let sealed: Data
    /// The UTC day it ends on, counted from 1970-01-01; the exact second is inside the seal.
    let expiresDay: Int
    /// What is kept about it, sealed; empty for a session of an earlier version.
    let details: Data
    /// After how many minutes without a request it locks itself; 0 for never.
    let lockAfter: Int

    /// How long a session lasts: 30 days.
    static let lifetime = 30 * 86_400
    private static let payloadSize = DataKey.byteCount + 16

    init(
        _ dataKey: DataKey, of account: Data, under secret: SessionSecret, details: [UInt8] = [], at now: Moment
    ) throws(VaultError) {
        let started = now.secondsSinceEpoch
        var payload = dataKey.bytes(count: Self.payloadSize)
        defer { payload.wipe() }
        payload.replaceSubrange(DataKey.byteCount..<(DataKey.byteCount + 8), with: Data(bigEndian: started))
        payload.replaceSubrange(
            (DataKey.byteCount + 8)..<Self.payloadSize, with: Data(bigEndian: started + Int64(Self.lifetime)))
        tokenHash = secret.hash
        self.account = account
        expiresDay = Self.day(of: started + Int64(Self.lifetime))
        let context = Self.context(tokenHash, account, expiresDay)
        sealed = try Sealing.seal(payload, with: secret.key, bound: context)
        self.details = try SessionDetails.seal(details, of: tokenHash, dataKey)
        lockAfter = 0
    }

    /// What a cookie finds in the row.
    enum Content {
        case dataKey(DataKey)
        /// The time is over, or the clock has been set back by more than a day since it began, which would make it last
        /// for ever.
        case over
        case locked
        /// Of a diary that only her devices open: which journal it was shown the pass of.
        case sealed(SealedSessionContent)
    }

    func open(with secret: SessionSecret, at now: Moment) -> Content {
        guard expiresDay >= Self.day(of: now.secondsSinceEpoch) else { return .over }
        let context = Self.context(tokenHash, account, expiresDay)
        guard var payload = Sealing.open(sealed, with: secret.key, bound: context), payload.count == Self.payloadSize
        else { return openSealed(with: secret, at: now) }
        let started = Int64(bitPattern: payload.bigEndianWord(at: DataKey.byteCount))
        let ends = Int64(bitPattern: payload.bigEndianWord(at: DataKey.byteCount + 8))
        let seconds = now.secondsSinceEpoch
        guard let dataKey = DataKey.taking(&payload), seconds < ends, seconds >= started - 86_400 else { return .over }
        return .dataKey(dataKey)
    }

    static func day(of seconds: Int64) -> Int { Moment(secondsSinceEpoch: seconds, utcOffset: 0).day.number }

    private static func context(_ tokenHash: Data, _ account: Data, _ expiresDay: Int) -> Data {
        Sealing.context("corgina session", tokenHash, account, Data(bigEndian: Int64(expiresDay)))
    }
}

extension SessionRow {
    static let table = SafeguardedTable.session
    private static let columns = "token_hash, account, sealed, expires_day, details, lock_after"

    private init(_ row: SQLRow) throws {
        tokenHash = try row["token_hash"]
        account = try row["account"]
        sealed = try row["sealed"]
        expiresDay = try row["expires_day"]
        details = try row["details"]
        lockAfter = try row["lock_after"]
    }

    init?(_ db: Database, tokenHash: Data) throws {
        let sql = """
            SELECT \(Self.columns) FROM session JOIN account ON account.name_hash = session.account
            WHERE token_hash = ?
            """
        guard let row = try db.row(sql, [tokenHash]) else { return nil }
        try self.init(row)
    }

    /// Those of an account that have not ended by that day.
    static func all(_ db: Database, of account: Data, on day: Int) throws -> [SessionRow] {
        let sql = """
            SELECT \(columns) FROM session JOIN account ON account.name_hash = session.account
            WHERE account = ? AND expires_day >= ? ORDER BY token_hash
            """
        return try db.rows(sql, [account, day]).map { try SessionRow($0) }
    }

    /// Adds the session and clears away those that have ended.
    func insert(_ db: Database, at now: Moment) throws {
        let today = Self.day(of: now.secondsSinceEpoch)
        let over = "session IN (SELECT token_hash FROM session WHERE expires_day < ?)"
        try PushRow.delete(db, where: over, [today])
        try Self.table.delete(db, where: "expires_day < ?", [today])
        try Self.table.insert(db, [tokenHash, account, sealed, expiresDay, details])
    }

    /// - Returns: whether there was one to end.
    @discardableResult
    static func delete(_ db: Database, tokenHash: Data) throws -> Bool {
        try PushRow.delete(db, where: "session = ?", [tokenHash])
        return try table.delete(db, where: "token_hash = ?", [tokenHash]) > 0
    }

    static func deleteAll(_ db: Database, of account: Data) throws {
        try PushRow.delete(db, where: "account = ?", [account])
        try table.delete(db, where: "account = ?", [account])
    }

    /// Puts noise where the key is wrapped. Its cookie then only names it.
    static func lock(_ db: Database, tokenHash: Data) throws {
        try table.update(db, ["sealed": noise], where: "token_hash = ?", [tokenHash])
    }

    /// Locks every session of an account that locks itself: nobody knows how long they were idle.
    static func lockIdleAfterRestart(_ db: Database) throws {
        let sql = "SELECT token_hash FROM session JOIN account ON name_hash = account WHERE lock_after > 0"
        for tokenHash in try db.values(Data.self, sql) { try lock(db, tokenHash: tokenHash) }
    }

    /// Of a diary that only her devices open.
    init(
        _ content: SealedSessionContent, of account: Data, under secret: SessionSecret, details: Data
    ) throws(VaultError) {
        tokenHash = secret.hash
        self.account = account
        expiresDay = Self.day(of: content.ends)
        sealed = try content.sealed(under: secret, bound: Self.sealedContext(tokenHash, account, expiresDay))
        self.details = details
        lockAfter = 0
    }

    private func openSealed(with secret: SessionSecret, at now: Moment) -> Content {
        let context = Self.sealedContext(tokenHash, account, expiresDay)
        guard let content = SealedSessionContent(sealed, with: secret, bound: context) else { return .locked }
        return content.isOver(at: now) ? .over : .sealed(content)
    }

    private static func sealedContext(_ tokenHash: Data, _ account: Data, _ expiresDay: Int) -> Data {
        Sealing.context("corgina sealed session", tokenHash, account, Data(bigEndian: Int64(expiresDay)))
    }

    private static var noise: Data {
        var noise = Data.random(Sealing.overhead + payloadSize)
        noise[0] = Sealing.format
        return noise
    }
}
