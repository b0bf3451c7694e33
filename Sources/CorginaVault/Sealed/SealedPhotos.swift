import CorginaCore
import Foundation

/// A photo as a device sends it: sealed, under its name.
public struct SealedPhoto: Hashable, Sendable {
    /// 16 bytes.
    public let name: Data
    public let sealed: Data
    /// Empty where there is no small copy.
    public let small: Data

    /// - Throws: `rowsNotUsable` for a size or a format that sealing does not give. What is in it nobody here can tell.
    public init(name: Data, sealed: Data, small: Data) throws(VaultError) {
        guard name.count == 16, Self.isWellFormed(sealed, step: PhotoStore.step, most: Self.longest),
            small.isEmpty || Self.isWellFormed(small, step: PhotoStore.smallStep, most: Self.longestSmall)
        else { throw .rowsNotUsable }
        (self.name, self.sealed, self.small) = (name, sealed, small)
    }

    /// Of what is padded: the longest photo with its id, in whole steps.
    private static let longest = Photo.longest + PhotoStore.step
    /// The longest small copy a server or a device takes, in whole steps.
    private static let longestSmall = (256 << 10) + PhotoStore.smallStep

    private static func isWellFormed(_ sealed: Data, step: Int, most: Int) -> Bool {
        let padded = sealed.count - Sealing.overhead
        return sealed.first == Sealing.format && padded > 0 && padded <= most && padded % step == 0
    }

    var row: PhotoRows.Sealed { PhotoRows.Sealed(name: name, sealed: sealed, small: small) }
}

/// The photos of a diary that only her devices open.
public struct SealedPhotoList: Hashable, Sendable {
    /// 16 bytes each.
    public let names: [Data]
    /// How many bytes they take, sealed.
    public let byteCount: Int
}

/// Photos of diaries that only her devices open, in the rows that every diary's photos have.
public struct SealedPhotos: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Photos of diaries that only her devices open.
    public var sealedPhotos: SealedPhotos { SealedPhotos(vault: self) }
}

extension SealedPhotos {
    /// The names of all of them.
    ///
    /// - Throws: `passNeeded`
    public func all(of session: SealedSession) async throws(VaultError) -> SealedPhotoList {
        let journal = try session.attached()
        return try await database.read { db in
            SealedPhotoList(
                names: try PhotoRows.keptNames(db, of: journal), byteCount: try PhotoRows.byteCount(db, of: journal))
        }
    }

    /// - Returns: `nil` where there is none, or no longer.
    /// - Throws: `passNeeded`
    public func photo(_ name: Data, of session: SealedSession) async throws(VaultError) -> SealedPhoto? {
        let journal = try session.attached()
        let row = try await database.read { try PhotoRows.readKept($0, name, of: journal) }
        return try row.map { row throws(VaultError) in
            try SealedPhoto(name: row.name, sealed: row.sealed, small: row.small)
        }
    }

    /// Keeps one. One of that name stays as it is, so that a photo whose answer was lost may be sent again.
    ///
    /// - Parameter most: how many bytes all photos of the diary may take.
    /// - Throws: `photosFull`; `passNeeded`; `keyRetired` where the session has ended.
    public func put(_ photo: SealedPhoto, upTo most: Int, of session: SealedSession) async throws(VaultError) {
        let journal = try session.attached()
        try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            guard try PhotoRows.read(db, photo.name, of: journal) == nil else { return }
            try Self.checkRoom(for: photo, in: PhotoRows.byteCount(db, of: journal), upTo: most)
            try PhotoRows.insert(db, photo.row, waitingWith: PhotoRows.kept, of: journal)
        }
    }

    /// Removes photos that no entry shows any more, if the journal still stands where the device found that out.
    ///
    /// - Returns: where the journal stands; nothing is removed where that is elsewhere.
    /// - Throws: `passNeeded`; `keyRetired` where the session has ended.
    public func remove(
        _ names: [Data], at head: JournalHead, of session: SealedSession
    ) async throws(VaultError) -> JournalHead {
        let journal = try session.attached()
        let newest = try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            let newest = try SQLiteJournalStore.head(db, journal)
            if newest == head { for name in names { try PhotoRows.deleteKept(db, name, of: journal) } }
            return newest
        }
        if newest == head { await database.flush() }
        return newest
    }

    /// Keeps one of the copy that waits beside the journal. Its rows come first: the first of them begins anew, without photos.
    ///
    /// - Throws: as ``put(_:upTo:of:)``
    public func stage(_ photo: SealedPhoto, upTo most: Int, of session: SealedSession) async throws(VaultError) {
        let journal = try session.attached()
        try await database.write { db in
            try SealedDiaries.checkGoesOn(db, session)
            try Self.stage(photo, upTo: most, beside: journal, db)
        }
    }

    /// The same beside a journal that the server reads.
    ///
    /// - Throws: `photosFull`; `keyRetired`; `changedMeanwhile` for an account that has no diary to move.
    public func stage(
        _ photo: SealedPhoto, upTo most: Int, beside journal: UnlockedJournal
    ) async throws(VaultError) {
        guard !journal.isCompanion else { throw .changedMeanwhile }
        try await database.write { db in
            try journal.mark.check(in: db)
            try Self.stage(photo, upTo: most, beside: journal.id, db)
        }
    }

    private static func stage(
        _ photo: SealedPhoto, upTo most: Int, beside journal: JournalID, _ db: Database
    ) throws {
        guard try PhotoRows.read(db, photo.name, of: journal) == nil else { return }
        try checkRoom(for: photo, in: PhotoRows.byteCountBeside(db, of: journal), upTo: most)
        try PhotoRows.insertBeside(db, photo.row, of: journal)
    }

    private static func checkRoom(for photo: SealedPhoto, in taken: Int, upTo most: Int) throws(VaultError) {
        guard taken + photo.sealed.count + photo.small.count <= most else {
            throw .photosFull(mostMegabytes: most >> 20)
        }
    }
}
