import CorginaCore
import Foundation

/// A link for the clinic as a device of a sealed diary made it: every part is sealed, and the server has the key of none.
public struct SentClinicLink: Sendable {
    /// 32 bytes: a hash of what the link's address carries.
    public let id: Data
    public let tally: Data
    public let files: Data
    public let details: Data

    public init(id: Data, tally: Data, files: Data, details: Data) {
        self.id = id
        self.tally = tally
        self.files = files
        self.details = details
    }
}

/// One of hers as it lies there, for her devices to open.
public struct SealedClinicLink: Hashable, Sendable {
    public let id: Data
    /// In seconds since 1970.
    public let ends: Int64
    public let tally: Data
    public let details: Data
}

/// Links for the clinic that devices of sealed diaries make: the same rows as any other's, sealed whole by the device.
public struct SealedLinks: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }

    /// How long such a link may last, in hours.
    public static let hours = 1...720

    /// Keeps a link. The same once more changes nothing: its answer was lost.
    ///
    /// - Parameter hours: how long it lasts; one of ``hours``.
    /// - Throws: `rowsNotUsable` for what is not sealed as docs/storage.md says; `clinicLinkTooLarge`, `clinicLinksFull`; `passNeeded`;
    ///   `keyRetired` where the session has ended.
    public func put(
        _ link: SentClinicLink, forHours hours: Int, of session: SealedSession, at now: Moment
    ) async throws(VaultError) {
        _ = try session.attached()
        guard Self.hours.contains(hours) else { throw .rowsNotUsable }
        let row = try ClinicRow(
            sent: link, of: session.account, until: now.advanced(bySeconds: hours * 3_600).secondsSinceEpoch)
        let seconds = now.secondsSinceEpoch
        try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            _ = try ClinicRow.deleteOver(db, at: seconds)
            if let there = try ClinicRow.find(db, row.linkHash) {
                guard there.account == row.account else { throw VaultError.rowsNotUsable }
                return
            }
            guard try ClinicRow.all(db, of: row.account).count < ClinicLinks.most else {
                throw VaultError.clinicLinksFull
            }
            try row.insert(db)
        }
    }

    /// Hers that are not over, in no order that tells anything.
    ///
    /// - Throws: `passNeeded`
    public func all(of session: SealedSession, at now: Moment) async throws(VaultError) -> [SealedClinicLink] {
        _ = try session.attached()
        let rows = try await database.read { try ClinicRow.all($0, of: session.account) }
        return rows.filter { $0.ends > now.secondsSinceEpoch }.map { row in
            SealedClinicLink(id: row.linkHash, ends: row.ends, tally: row.tally, details: row.details)
        }
    }

    /// Ends one of hers; what lay behind it is overwritten. One that is gone already is no error.
    ///
    /// - Throws: `passNeeded`
    public func end(_ id: Data, of session: SealedSession) async throws(VaultError) {
        _ = try session.attached()
        try await database.write { db in
            _ = try ClinicRow.delete(db, where: "link_hash = ? AND account = ?", [id, session.account])
        }
        await database.flush()
    }
}

extension Vault {
    /// Links for the clinic of diaries that only her devices open.
    public var sealedLinks: SealedLinks { SealedLinks(vault: self) }
}
