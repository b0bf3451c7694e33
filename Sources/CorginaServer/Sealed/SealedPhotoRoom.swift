import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation

/// Photos that a device sealed. None is ever opened here.
struct SealedPhotoRoom: Sendable {
    let vault: Vault
    /// How many bytes all photos of a diary may take.
    let most: Int

    func accept(
        _ message: SealedMessage, at place: SealedPlace, by session: SealedSession
    ) async throws -> HostAnswer {
        switch place {
        case .putPhoto:
            try await vault.sealedPhotos.put(Self.photo(in: message), upTo: most, of: session)
            return HostAnswer(json: [:], .created)
        case .stagePhoto:
            try await vault.sealedPhotos.stage(Self.photo(in: message), upTo: most, of: session)
            return HostAnswer(json: [:], .created)
        case .getPhoto: return try await photo(message, session)
        case .removePhotos: return try await removePhotos(message, session)
        case .photos: return try await photos(message, session)
        default: throw ServerError.notFound
        }
    }

    func stage(_ message: SealedMessage, beside journal: UnlockedJournal) async throws -> HostAnswer {
        try await vault.sealedPhotos.stage(Self.photo(in: message), upTo: most, beside: journal)
        return HostAnswer(json: [:], .created)
    }

    private func photos(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only([])
        let photos = try await vault.sealedPhotos.all(of: session)
        return HostAnswer(
            json: [
                "photos": .array(photos.names.map { .string($0.hexadecimal) }), "taken": .whole(photos.byteCount),
                "most": .whole(most),
            ])
    }

    private func photo(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["photo"])
        let name = try message.digits("photo", count: Self.photoNameSize)
        guard let photo = try await vault.sealedPhotos.photo(name, of: session) else { throw SealedError.noSuchPhoto }
        return HostAnswer(
            json: [
                "sealed": .string(photo.sealed.base64EncodedString()),
                "small": .string(photo.small.base64EncodedString()),
            ])
    }

    private func removePhotos(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["photos", "head"])
        let head = try message.head("head")
        let names = try message.list("photos", of: Self.photoNameSize)
        let newest = try await vault.sealedPhotos.remove(names, at: head, of: session)
        guard newest == head else { throw SealedError.moved(newest) }
        return HostAnswer(json: [:])
    }

    private static let photoNameSize = 16

    private static func photo(in message: SealedMessage) throws -> SealedPhoto {
        try message.only(["photo", "sealed", "small"])
        return try SealedPhoto(
            name: try message.digits("photo", count: photoNameSize), sealed: try message.bytes("sealed"),
            small: try message.bytes("small"))
    }
}
