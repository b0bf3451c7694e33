import Foundation

/// What the owner of a share may know of the companion who joined: sealed with the share key.
struct CompanionMark: Sendable {
    /// 32 bytes of X25519; share keys are sealed to it.
    let publicKey: Data
    /// UTC days, counted from 1970-01-01.
    let joined: Int
    var seen: Int

    private static let byteCount = 32 + 8 + 8

    init(publicKey: Data, joined: Int, seen: Int) {
        self.publicKey = publicKey
        self.joined = joined
        self.seen = seen
    }

    /// - Returns: `nil` where nobody joined, and when the key, the place or a single bit is wrong.
    init?(_ sealed: Data, with key: ShareKey, in share: Data) {
        guard let bytes = Sealing.open(sealed, with: key.key, bound: Self.context(share)),
            bytes.count == Self.byteCount
        else { return nil }
        self.init(
            publicKey: Data(bytes.prefix(32)), joined: Int(truncatingIfNeeded: bytes.bigEndianWord(at: 32)),
            seen: Int(truncatingIfNeeded: bytes.bigEndianWord(at: 40)))
    }

    func sealed(with key: ShareKey, in share: Data) throws(VaultError) -> Data {
        let bytes = publicKey + Data(bigEndian: Int64(joined)) + Data(bigEndian: Int64(seen))
        return try Sealing.seal(bytes, with: key.key, bound: Self.context(share))
    }

    private static func context(_ share: Data) -> Data { Sealing.context("corgina share companion", share) }
}
