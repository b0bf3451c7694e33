import Foundation

/// What lies behind a link for the clinic: two parts sealed under the link's secret, and one under her data key.
///
/// It has no safeguard: it is a copy of what the diary has, and the seals tell when a part is damaged.
struct ClinicRow: Sendable {
    let linkHash: Data
    let account: Data
    /// In seconds since 1970, so that what is over is erased while nobody is signed in.
    let ends: Int64
    /// The ``ClinicTally``.
    let tally: Data
    /// What is fetched, empty once nobody may fetch it.
    let files: Data
    /// What she sees of it.
    let details: Data

    /// Both are padded, so that their sizes tell little: the details to this, the files to a multiple.
    private static let detailsSize = 1_024
    private static let filesStep = 32 * 1_024
    /// How many bytes lie behind one link at most.
    static let mostBytes = 4 * 1_024 * 1_024

    init(
        _ files: [UInt8], _ tally: ClinicTally, under secret: ClinicSecret, until ends: Int64, of account: Data,
        details: [UInt8], _ dataKey: DataKey
    ) throws(VaultError) {
        guard files.count <= Self.mostBytes else { throw .clinicLinkTooLarge }
        guard details.count <= Self.detailsSize - 4 else { throw .detailsTooLong }
        linkHash = secret.hash
        self.account = account
        self.ends = ends
        self.tally = try Self.seal(tally, under: secret)
        self.files = try Sealing.seal(
            Padding.pad(files, toMultipleOf: Self.filesStep), with: secret.key,
            bound: Self.context("corgina clinic files", linkHash))
        self.details = try Sealing.seal(
            Padding.pad(details, smallest: Self.detailsSize), with: dataKey.key,
            bound: Self.detailsContext(linkHash, dataKey))
    }

    /// One that a device sealed. Nothing of it can be opened here, so its sizes alone are looked at.
    ///
    /// - Throws: `rowsNotUsable`, `clinicLinkTooLarge`.
    init(sent link: SentClinicLink, of account: Data, until ends: Int64) throws(VaultError) {
        let length = link.files.count - Sealing.overhead
        guard length <= Self.mostBytes else { throw .clinicLinkTooLarge }
        guard link.id.count == 32, length > 0, length % Self.filesStep == 0,
            link.tally.count == Sealing.overhead + Padding.smallest,
            link.details.count == Sealing.overhead + Self.detailsSize,
            [link.files, link.tally, link.details].allSatisfy({ $0.first == Sealing.format })
        else { throw .rowsNotUsable }
        linkHash = link.id
        self.account = account
        self.ends = ends
        tally = link.tally
        files = link.files
        details = link.details
    }

    /// - Returns: `nil` when it is damaged.
    func openTally(_ secret: ClinicSecret) -> ClinicTally? {
        Sealing.open(tally, with: secret.key, bound: Self.context("corgina clinic tally", linkHash))
            .flatMap(Padding.unpad).flatMap { ClinicTally($0) }
    }

    /// - Returns: `nil` when they are erased or damaged.
    func openFiles(_ secret: ClinicSecret) -> [UInt8]? {
        Sealing.open(files, with: secret.key, bound: Self.context("corgina clinic files", linkHash))
            .flatMap(Padding.unpad)
    }

    /// - Returns: `nil` when it is another account's, or damaged.
    func openDetails(_ dataKey: DataKey) -> [UInt8]? {
        Sealing.open(details, with: dataKey.key, bound: Self.detailsContext(linkHash, dataKey)).flatMap(Padding.unpad)
    }

    static func seal(_ tally: ClinicTally, under secret: ClinicSecret) throws(VaultError) -> Data {
        try Sealing.seal(
            Padding.pad(tally.bytes), with: secret.key, bound: context("corgina clinic tally", secret.hash))
    }

    private static func context(_ purpose: String, _ linkHash: Data) -> Data { Sealing.context(purpose, linkHash) }

    private static func detailsContext(_ linkHash: Data, _ dataKey: DataKey) -> Data {
        Sealing.context("corgina clinic details", linkHash, dataKey.journal.bytes)
    }
}

extension ClinicRow {
    private init(_ row: SQLRow) throws {
        linkHash = try row["link_hash"]
        account = try row["account"]
        ends = try row["ends"]
        tally = try row["tally"]
        files = try row["files"]
        details = try row["details"]
    }

    static func find(_ db: Database, _ linkHash: Data) throws -> ClinicRow? {
        let sql = "SELECT * FROM clinic WHERE link_hash = ?"
        return try db.row(sql, [linkHash]).map { try ClinicRow($0) }
    }

    static func exists(_ db: Database, _ linkHash: Data, at now: Int64) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM clinic WHERE link_hash = ? AND ends > ?)"
        return try db.value(Bool.self, sql, [linkHash, now]) == true
    }

    /// Without the files.
    static func all(_ db: Database, of account: Data) throws -> [ClinicRow] {
        let sql = """
            SELECT link_hash, account, ends, tally, ? AS files, details FROM clinic WHERE account = ? ORDER BY link_hash
            """
        return try db.rows(sql, [Data(), account]).map { try ClinicRow($0) }
    }

    func insert(_ db: Database) throws {
        let sql = "INSERT INTO clinic (link_hash, account, ends, tally, files, details) VALUES (?, ?, ?, ?, ?, ?)"
        try db.execute(sql, [linkHash, account, ends, tally, files, details])
    }

    static func update(_ db: Database, _ linkHash: Data, tally: Data) throws {
        try db.execute("UPDATE clinic SET tally = ? WHERE link_hash = ?", [tally, linkHash])
    }

    static func eraseFiles(_ db: Database, _ linkHash: Data) throws {
        try db.execute("UPDATE clinic SET files = ? WHERE link_hash = ?", [Data(), linkHash])
    }

    /// A file of an earlier version has no such table.
    @discardableResult
    static func delete(_ db: Database, where condition: String, _ arguments: [any SQLConvertible]) throws -> Int {
        guard try db.hasTable("clinic") else { return 0 }
        return try db.execute("DELETE FROM clinic WHERE \(condition)", arguments)
    }

    static func deleteOver(_ db: Database, at now: Int64) throws -> Int {
        try delete(db, where: "ends <= ?", [now])
    }
}
