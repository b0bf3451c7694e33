import CorginaCore
import Foundation

extension UnlockedJournal {
    private var photos: PhotoStore { PhotoStore(drafts: drafts) }

    /// Keeps a photo that waits with a draft, and the draft, in one transaction. When the draft becomes entries the photo stays; when
    /// it is discarded, or goes as the oldest, the photo goes with it.
    ///
    /// - Parameter most: how many bytes all photos of the diary may take, sealed.
    /// - Throws: `photosFull`; then nothing is kept.
    public func stage(
        _ bytes: [UInt8], as id: RecordID, with photo: StoredPhoto, named photoID: RecordID, upTo most: Int
    ) async throws(VaultError) {
        let sealed = try photos.seal(photo, as: photoID)
        try await drafts.database.write { [drafts, journal = self.id] db in
            try drafts.mark.check(in: db)
            try Self.checkRoom(for: sealed, in: PhotoRows.byteCount(db, of: journal), upTo: most)
            try drafts.put(bytes, as: id, db)
            try PhotoRows.insert(db, sealed, waitingWith: drafts.names.name(ofDraft: id), of: journal)
        }
    }

    /// Keeps a photo that entries about to be appended name, as when a diary is read back from a file. One that is there stays.
    ///
    /// - Throws: `photosFull`.
    public func keep(_ photo: StoredPhoto, named photoID: RecordID, upTo most: Int) async throws(VaultError) {
        let sealed = try photos.seal(photo, as: photoID)
        try await drafts.database.write { [drafts, journal = id] db in
            try drafts.mark.check(in: db)
            guard try PhotoRows.read(db, sealed.name, of: journal) == nil else { return }
            try Self.checkRoom(for: sealed, in: PhotoRows.byteCount(db, of: journal), upTo: most)
            try PhotoRows.insert(db, sealed, waitingWith: PhotoRows.kept, of: journal)
        }
    }

    /// The photo of that id; `nil` when there is none, or no longer.
    ///
    /// - Throws: `photoDamaged`.
    public func photo(_ photoID: RecordID) async throws(VaultError) -> StoredPhoto? {
        guard let row = try await row(photoID) else { return nil }
        guard let (found, photo) = photos.open(row), found == photoID else { throw .photoDamaged }
        return photo
    }

    /// Its small copy, or itself where there is none.
    ///
    /// - Throws: `photoDamaged`.
    public func smallPhoto(_ photoID: RecordID) async throws(VaultError) -> Photo? {
        let name = photos.name(of: photoID)
        let row = try await drafts.database.read { [journal = id] in try PhotoRows.readSmall($0, name, of: journal) }
        guard let row else { return nil }
        if let small = photos.openSmall(row) { return small }
        return try await photo(photoID)?.photo
    }

    /// How many bytes all photos take, sealed.
    public func photoBytes() async throws(VaultError) -> Int {
        try await drafts.database.read { [journal = id] in try PhotoRows.byteCount($0, of: journal) }
    }

    /// Removes for good the photos that are not among those. Those that wait with a draft stay.
    ///
    /// - Parameter head: where the journal stood when that was found out; once it has moved on, nothing is removed.
    /// - Returns: how many.
    @discardableResult
    public func removePhotos(except named: Set<RecordID>, after head: JournalHead) async throws(VaultError) -> Int {
        let names = Set(named.map(photos.name(of:)))
        let removed = try await drafts.database.write { [drafts, journal = id] db in
            try drafts.mark.check(in: db)
            guard try SQLiteJournalStore.head(db, journal) == head else { return 0 }
            let orphans = try PhotoRows.keptNames(db, of: journal).filter { !names.contains($0) }
            for name in orphans { try PhotoRows.delete(db, name, of: journal) }
            return orphans.count
        }
        if removed > 0 { await drafts.database.flush() }
        return removed
    }

    func photoName(_ photoID: RecordID) -> Data { photos.name(of: photoID) }

    /// The names of those that stay.
    func keptPhotoNames() async throws(VaultError) -> Set<Data> {
        try await drafts.database.read { [journal = id] in Set(try PhotoRows.keptNames($0, of: journal)) }
    }

    private func row(_ photoID: RecordID) async throws(VaultError) -> PhotoRows.Sealed? {
        try await drafts.database.read { [name = photos.name(of: photoID), journal = id] in
            try PhotoRows.read($0, name, of: journal)
        }
    }

    private static func checkRoom(for photo: PhotoRows.Sealed, in taken: Int, upTo most: Int) throws(VaultError) {
        guard taken + photo.sealed.count + photo.small.count <= most else {
            throw .photosFull(mostMegabytes: most >> 20)
        }
    }
}
