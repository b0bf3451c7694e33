import CorginaCore
import CorginaJournal

/// Photos on their way into a file, and out of one.
extension UnlockedJournal {
    /// Those that entries name, or once named, and that are still there, in the order they came.
    public func exportedPhotos(of entries: [JournalEntry]) async throws(VaultError) -> [RecordID] {
        let names = try await keptPhotoNames()
        var seen: Set<RecordID> = []
        return entries.compactMap { entry in
            guard case .putEvent(let event) = entry.change, let photo = event.photo, seen.insert(photo).inserted,
                names.contains(photoName(photo))
            else { return nil }
            return photo
        }
    }

    /// One of them as it is written into a file. Of one that is damaged nothing but its id is.
    public func exported(_ id: RecordID) async throws(VaultError) -> ExportedPhoto {
        var found: StoredPhoto?
        do throws(VaultError) { found = try await photo(id) } catch {
            guard error == .photoDamaged else { throw error }
        }
        return ExportedPhoto(id: id, photo: found?.photo.bytes ?? [], small: found?.small?.bytes)
    }

    /// Keeps the photos of a file that the entries name. Each is taken apart as one that she sends.
    ///
    /// - Throws: `badPhoto` for one that is none; `photosFull` and why it could not be kept. Those before it are kept then, and go
    ///   within a day if no entry names them.
    public func keep(
        _ photos: ExportedPhotos, of entries: [JournalEntry], upTo most: Int
    ) async throws {
        var named: Set<RecordID> = []
        for entry in entries {
            if case .putEvent(let event) = entry.change, let photo = event.photo { named.insert(photo) }
        }
        for place in 0..<photos.count {
            let exported = try photos.photo(place)
            guard named.contains(exported.id), !exported.photo.isEmpty else { continue }
            guard let photo = try? Photo(reading: exported.photo) else {
                throw DiaryExportError.badPhoto(number: place + 1)
            }
            let small = exported.small.flatMap { try? Photo(reading: $0) }
            try await keep(StoredPhoto(photo, small: small), named: exported.id, upTo: most)
        }
    }
}
