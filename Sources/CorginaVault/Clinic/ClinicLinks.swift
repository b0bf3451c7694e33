import CorginaCore
import Foundation

/// A link for the clinic, as she sees it.
public struct ClinicLinkRecord: Sendable, Identifiable {
    /// Names it; opens nothing.
    public let id: Data
    /// In seconds since 1970.
    public let ends: Int64
    /// What was kept about it.
    public let details: [UInt8]
    private let row: ClinicRow

    init?(_ row: ClinicRow, _ dataKey: DataKey) {
        guard let details = row.openDetails(dataKey) else { return nil }
        id = row.linkHash
        ends = row.ends
        self.details = details
        self.row = row
    }

    /// How often it was opened; `nil` when that is damaged or the secret is another's.
    public func tally(_ secret: ClinicSecret) -> ClinicTally? { row.openTally(secret) }
}

/// Links for the clinic.
public struct ClinicLinks: Sendable {
    let database: any VaultDatabase
}

extension Vault {
    /// Links for the clinic.
    public var clinic: ClinicLinks { ClinicLinks(database: database) }
}

extension ClinicLinks {
    /// How many links one account may have at once.
    public static let most = 10

    /// A secret for a link that is to be made.
    public static func newSecret() -> ClinicSecret { .random() }

    /// Puts something behind a link.
    ///
    /// - Parameters:
    ///   - files: what is fetched, already encrypted with a key the vault does not get; at most 4 MB.
    ///   - openings: how often it may be fetched.
    ///   - pin: what has to be given with the secret; it is kept nowhere.
    ///   - details: what to keep for her, sealed; at most 1,020 bytes.
    /// - Throws: `clinicLinksFull`, `clinicLinkTooLarge`, `detailsTooLong`.
    public func put(
        _ files: [UInt8], behind secret: ClinicSecret, until ends: Moment, openings: Int, pin: String?,
        of journal: UnlockedJournal, details: [UInt8], at now: Moment
    ) async throws(VaultError) {
        let tally = ClinicTally(mostOpenings: openings, pin: pin.map(secret.mark))
        let row = try ClinicRow(
            files, tally, under: secret, until: ends.secondsSinceEpoch, of: journal.account, details: details,
            journal.seal.dataKey)
        let seconds = now.secondsSinceEpoch
        try await database.write { db in
            try journal.mark.check(in: db)
            _ = try ClinicRow.deleteOver(db, at: seconds)
            guard try ClinicRow.all(db, of: journal.account).count < Self.most else {
                throw VaultError.clinicLinksFull
            }
            try row.insert(db)
        }
    }

    /// Hers that are not over, in no order that tells anything.
    public func all(of journal: UnlockedJournal, at now: Moment) async throws(VaultError) -> [ClinicLinkRecord] {
        let rows = try await database.read { try ClinicRow.all($0, of: journal.account) }
        return rows.filter { $0.ends > now.secondsSinceEpoch }
            .compactMap { ClinicLinkRecord($0, journal.seal.dataKey) }
    }

    /// Fetches what lies behind a link. It is counted in the transaction that looks whether it may be fetched, so that many who ask at
    /// once get it no more often than she said.
    public func open(
        _ secret: ClinicSecret, pin: String?, at now: Moment
    ) async throws(VaultError) -> ClinicOpening {
        let seconds = now.secondsSinceEpoch
        let mark = pin.map(secret.mark)
        // Most who guess have no link at all: they write nothing.
        guard try database.readHere({ try ClinicRow.find($0, secret.hash) }) != nil else { return .gone }
        let (opening, isErased) = try await database.write { db -> (ClinicOpening, Bool) in
            guard let row = try ClinicRow.find(db, secret.hash) else { return (.gone, false) }
            guard row.ends > seconds else {
                return (.gone, try ClinicRow.delete(db, where: "link_hash = ?", [row.linkHash]) > 0)
            }
            return try Self.open(row, secret, mark, at: seconds, db)
        }
        if isErased { await database.flush() }
        return opening
    }

    /// - Returns: what comes of it, and whether bytes were erased.
    private static func open(
        _ row: ClinicRow, _ secret: ClinicSecret, _ mark: Data?, at now: Int64, _ db: Database
    ) throws -> (ClinicOpening, Bool) {
        guard var tally = row.openTally(secret) else { return (.gone, false) }
        let before = tally
        let verdict = tally.attempt(mark, at: now)
        // Megabytes are opened for nobody who may not have them.
        let files = verdict == .open ? row.openFiles(secret) : []
        guard let files else { return (.gone, false) }
        if tally != before { try ClinicRow.update(db, row.linkHash, tally: ClinicRow.seal(tally, under: secret)) }
        if !tally.isOpen { try ClinicRow.eraseFiles(db, row.linkHash) }
        let opening: ClinicOpening =
            switch verdict {
            case .open: .opened(files)
            case .pin(let remaining): .pin(remaining: remaining)
            case .wait(let wait): .wait(seconds: wait)
            case .gone: .gone
            }
        return (opening, !tally.isOpen)
    }

    /// Whether a link is there and its time is not over, however often it was opened.
    public func exists(_ secret: ClinicSecret, at now: Moment) throws(VaultError) -> Bool {
        let seconds = now.secondsSinceEpoch
        return try database.readHere { try ClinicRow.exists($0, secret.hash, at: seconds) }
    }

    /// Ends one of hers; what lay behind it is overwritten.
    public func end(_ link: ClinicLinkRecord.ID, of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            _ = try ClinicRow.delete(db, where: "link_hash = ? AND account = ?", [link, journal.account])
        }
        await database.flush()
    }

    /// Erases what is over, of everybody.
    public func eraseEnded(at now: Moment) async throws(VaultError) {
        let seconds = now.secondsSinceEpoch
        let isDue = try database.readHere { db in
            try db.value(Bool.self, "SELECT EXISTS (SELECT 1 FROM clinic WHERE ends <= ?)", [seconds])
        }
        guard isDue == true else { return }
        try await database.write { _ = try ClinicRow.deleteOver($0, at: seconds) }
        await database.flush()
    }
}
