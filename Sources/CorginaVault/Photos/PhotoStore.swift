import CorginaCore
import Crypto
import Foundation

/// A photo and its small copy, as bytes that hold nothing but the picture.
public struct StoredPhoto: Hashable, Sendable {
    public let photo: Photo
    /// A copy for lists; `nil` where nobody made one.
    public let small: Photo?

    public init(_ photo: Photo, small: Photo?) {
        self.photo = photo
        self.small = small
    }
}

/// Photos of one diary, sealed like everything else, each under a name that tells nothing.
struct PhotoStore: Sendable {
    let drafts: DraftStore

    /// Sizes are multiples of this, so that a size does not tell what is in the picture. In bytes.
    static let step = 64 << 10
    /// The same for small copies.
    static let smallStep = 16 << 10

    private var journal: JournalID { drafts.dataKey.journal }
    private var key: SymmetricKey { drafts.dataKey.key }

    func name(of id: RecordID) -> Data { drafts.names.name(ofPhoto: id) }

    func seal(_ photo: StoredPhoto, as id: RecordID) throws(VaultError) -> PhotoRows.Sealed {
        let name = name(of: id)
        let named = Data(bigEndian: id.high) + Data(bigEndian: id.low) + photo.photo.bytes
        let small = try photo.small.map { small throws(VaultError) in
            try Sealing.seal(
                Padding.pad(small.bytes, toMultipleOf: Self.smallStep), with: key, bound: context("small", name))
        }
        return PhotoRows.Sealed(
            name: name,
            sealed: try Sealing.seal(
                Padding.pad(named, toMultipleOf: Self.step), with: key, bound: context("full", name)),
            small: small ?? Data())
    }

    /// - Returns: `nil` for what is damaged.
    func open(_ sealed: PhotoRows.Sealed) -> (id: RecordID, photo: StoredPhoto)? {
        guard let named = unsealed(sealed.sealed, "full", sealed.name), named.count >= 16 else { return nil }
        let bytes = Data(named)
        let id = RecordID(high: bytes.bigEndianWord(at: 0), low: bytes.bigEndianWord(at: 8))
        guard let photo = try? Photo(reading: Array(named.dropFirst(16))) else { return nil }
        guard !sealed.small.isEmpty else { return (id, StoredPhoto(photo, small: nil)) }
        guard let small = openSmall(sealed) else { return nil }
        return (id, StoredPhoto(photo, small: small))
    }

    /// - Returns: `nil` for none, and for what is damaged.
    func openSmall(_ sealed: PhotoRows.Sealed) -> Photo? {
        unsealed(sealed.small, "small", sealed.name).flatMap { try? Photo(reading: $0) }
    }

    private func unsealed(_ sealed: Data, _ size: String, _ name: Data) -> [UInt8]? {
        Sealing.open(sealed, with: key, bound: context(size, name)).flatMap(Padding.unpad)
    }

    private func context(_ size: String, _ name: Data) -> Data {
        Sealing.context("corgina photo \(size)", journal.bytes, name)
    }
}
