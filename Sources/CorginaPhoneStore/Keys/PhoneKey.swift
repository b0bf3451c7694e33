import CorginaCore
import CorginaJournal
import Crypto
import Foundation

/// What opens a diary on a phone: which journal it is, and the key its entries are sealed with (`docs/storage.md`, Sealing).
///
/// The phone keeps its 48 bytes in the Keychain behind Face ID; nothing of it is in the file that it opens.
public struct PhoneKey: Sendable {
    /// 16 bytes.
    let journal: Data
    private let key: SymmetricKey
    private let names: SymmetricKey

    /// How many bytes it has: the journal's id and the data key.
    public static let byteCount = 16 + 32

    /// `nil` unless there are 48 bytes.
    public init?(_ bytes: Data) {
        guard bytes.count == Self.byteCount else { return nil }
        journal = Data(bytes.prefix(16))
        key = SymmetricKey(data: bytes.dropFirst(16))
        names = Self.derived(from: key, Self.context("corgina row names", journal))
    }

    /// The bytes of a fresh one, from the system's random numbers.
    public static func randomBytes() -> Data { Data(random: byteCount) }

    /// As the Keychain keeps it.
    var bytes: Data { journal + key.withUnsafeBytes { Data($0) } }

    /// What proves to a server that a device has the key of a journal (`docs/end-to-end.md`, Keys). It yields nothing of the key.
    var pass: Data {
        Self.derived(from: key, Self.context("corgina journal pass", journal)).withUnsafeBytes { Data($0) }
    }
}

extension PhoneKey {
    /// What a row is known by outside its seal: 16 bytes.
    func name(_ kind: String, _ high: UInt64, _ low: UInt64) -> Data {
        let context = Self.context(kind, Data(bigEndian: high), Data(bigEndian: low))
        return Data(HMAC<SHA256>.authenticationCode(for: context, using: names).prefix(16))
    }

    /// What ties sealed bytes to their purpose and place.
    static func context(_ purpose: String, _ parts: Data...) -> Data {
        parts.reduce(Data(purpose.utf8) + [format]) { $0 + $1 }
    }

    /// HKDF-SHA256 without salt.
    static func derived(from key: SymmetricKey, _ info: Data) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: info, outputByteCount: 32)
    }

    func seal(_ bytes: Data, bound context: Data) throws(PhoneStoreError) -> Data {
        try Self.seal(bytes, with: key, bound: context)
    }

    /// `nil` where the key, the place or a single bit is wrong.
    func open(_ sealed: Data, bound context: Data) -> Data? { Self.open(sealed, with: key, bound: context) }

    /// AES-256-GCM with a random nonce, the format in front.
    static func seal(_ bytes: Data, with key: SymmetricKey, bound context: Data) throws(PhoneStoreError) -> Data {
        guard let sealed = try? AES.GCM.seal(bytes, using: key, authenticating: context), let combined = sealed.combined
        else { throw .failed }
        return [format] + combined
    }

    static func open(_ sealed: Data, with key: SymmetricKey, bound context: Data) -> Data? {
        guard sealed.first == format, let box = try? AES.GCM.SealedBox(combined: sealed.dropFirst()) else {
            return nil
        }
        return try? AES.GCM.open(box, using: key, authenticating: context)
    }

    private static let format: UInt8 = 1
}

extension RecordID {
    /// The id that follows from words: the first 16 bytes of their SHA-256.
    public init(naming words: String) {
        let digest = Data(SHA256.hash(data: Data(words.utf8)))
        self.init(high: digest.bigEndianWord(at: 0), low: digest.bigEndianWord(at: 8))
    }
}
