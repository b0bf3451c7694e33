import CorginaCore
import Crypto
import Foundation

/// Shares of sealed diaries lie in the same rows. Their devices and companions seal every part, so only sizes are looked at here.
extension ShareRow {
    private static let hashSize = 32
    /// A key sealed under the link's.
    private static let linkOpening = Sealing.overhead + ShareKey.byteCount
    /// A point of P-256 in front of the same.
    private static let joinedOpening = pointSize + linkOpening
    private static let markSize = Sealing.overhead + pointSize + 16
    private static let pointSize = 65
    private static let smallestDetails = 2_048

    /// What a journal's shares are found by. It follows from the journal's id, which a session of hers names, and tells nobody else's hand.
    static func owner(of journal: JournalID) -> Data {
        Data(SHA256.hash(data: Sealing.context("corgina share owner", journal.bytes)).prefix(16))
    }

    /// - Throws: `rowsNotUsable`
    init(sent share: SentShare, of journal: JournalID, until day: Int) throws(VaultError) {
        guard share.reader.count == Self.hashSize, Self.isSealed(share.opening, Self.linkOpening),
            Self.isDetails(share.details), SharedRows.isBundle(share.bundle)
        else { throw .rowsNotUsable }
        self.init(
            id: Self.bytes(of: share.id), owner: Self.owner(of: journal), reader: share.reader, expiresDay: day,
            opening: share.opening, details: share.details, companion: Data())
    }

    var recordID: RecordID { RecordID(high: id.bigEndianWord(at: 0), low: id.bigEndianWord(at: 8)) }

    /// 32 bytes that are others once somebody joined or the terms changed.
    var state: Data { Data(SHA256.hash(data: Sealing.context("corgina share state", reader, details))) }

    static func isDetails(_ sealed: Data) -> Bool {
        sealed.first == Sealing.format
            && [smallestDetails, 2 * smallestDetails].contains(sealed.count - Sealing.overhead)
    }

    /// Whether it may be the key of a share for a companion who joined: a point, then what is sealed to it.
    static func isJoinedOpening(_ opening: Data) -> Bool {
        opening.count == joinedOpening && opening.first == 4
            && opening.dropFirst(pointSize).first == Sealing.format
    }

    static func isMark(_ companion: Data) -> Bool { isSealed(companion, markSize) }

    private static func isSealed(_ bytes: Data, _ size: Int) -> Bool {
        bytes.count == size && bytes.first == Sealing.format
    }

    /// Ends all shares of a journal.
    ///
    /// - Returns: their ids.
    @discardableResult
    static func deleteAll(_ db: Database, of journal: JournalID) throws -> [Data] {
        let ids = try all(db, of: owner(of: journal)).map(\.id)
        for id in ids { try delete(db, id) }
        return ids
    }

    static func ids(_ db: Database, of journal: JournalID) throws -> [Data] {
        try all(db, of: owner(of: journal)).map(\.id)
    }
}

extension SharedRows {
    /// Whether it has a size that sealing what is shared gives.
    static func isBundle(_ sealed: Data) -> Bool {
        let padded = sealed.count - Sealing.overhead
        return sealed.first == Sealing.format && padded >= smallestBundle && padded <= ShareSize.bundle + 4
            && padded & (padded - 1) == 0
    }

    static func isSent(_ sealed: Data) -> Bool {
        sealed.first == Sealing.format && sealed.count == Sealing.overhead + sentSize
    }

    static func sealedBundle(_ db: Database, of share: Data) throws -> Data? {
        try db.value(Data.self, "SELECT sealed FROM shared WHERE share = ? AND item = ?", [share, bundle])
    }

    static func sealedSent(_ db: Database, of share: Data) throws -> [SealedSent] {
        let sql = "SELECT item, sealed FROM shared WHERE share = ? AND item <> ? ORDER BY item"
        return try db.rows(sql, [share, bundle]).compactMap { row in
            let item: Data = try row["item"]
            guard item.count == 16 else { return nil }
            return SealedSent(
                id: RecordID(high: item.bigEndianWord(at: 0), low: item.bigEndianWord(at: 8)),
                sealed: try row["sealed"])
        }
    }

    /// One of the same id is left as it is: its answer was lost.
    static func putSent(_ db: Database, _ item: SealedSent, of share: Data) throws {
        let name = ShareRow.bytes(of: item.id)
        guard name != bundle, isSent(item.sealed) else { throw VaultError.rowsNotUsable }
        let sql = "INSERT INTO shared (share, item, sealed) VALUES (?, ?, ?) ON CONFLICT (share, item) DO NOTHING"
        try db.execute(sql, [share, name, item.sealed])
    }
}
