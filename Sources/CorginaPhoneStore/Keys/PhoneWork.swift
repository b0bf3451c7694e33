import CScrypt
import Crypto
import Foundation

/// How much work a guess at a passphrase costs: what scrypt (RFC 7914) is told.
struct PhoneWork: Hashable, Sendable {
    /// The cost N is 2 to this power.
    let log2Cost: Int
    /// The block size r.
    let block: Int
    /// The parallelism p.
    let parallel: Int

    /// N = 2^17, r = 8, p = 1: 128 MiB and a third of a second a guess. Source: OWASP Password Storage Cheat Sheet.
    static let standard = PhoneWork(unchecked: 17, 8, 1)

    private init(unchecked log2Cost: Int, _ block: Int, _ parallel: Int) {
        self.log2Cost = log2Cost
        self.block = block
        self.parallel = parallel
    }

    /// `nil` for more than any Corgina would have written, and for what is no work at all.
    init?(log2Cost: Int, block: Int, parallel: Int) {
        guard (1...18).contains(log2Cost), (1...8).contains(block), (1...4).contains(parallel),
            128 * block << log2Cost <= Self.mostMemory, log2Cost < 16 * block
        else { return nil }
        self.init(unchecked: log2Cost, block, parallel)
    }

    /// Reads what ``bytes`` writes.
    init?(_ bytes: Data) {
        let values = bytes.map { Int($0) }
        guard values.count == Self.byteCount else { return nil }
        self.init(log2Cost: values[0], block: values[1], parallel: values[2])
    }

    static let byteCount = 3

    var bytes: Data { Data([log2Cost, block, parallel].map { UInt8(truncatingIfNeeded: $0) }) }

    /// Whether guessing costs as much as that in every way.
    func isAtLeast(_ other: PhoneWork) -> Bool {
        log2Cost >= other.log2Cost && block >= other.block && parallel >= other.parallel
    }

    private static let mostMemory = 256 << 20
}

extension PhoneWork {
    /// 32 bytes of a secret. Takes as long as the work says, on the calling thread.
    ///
    /// - Throws: `failed` where there is not enough memory.
    func root(of secret: Data, salt: Data) throws(PhoneStoreError) -> SymmetricKey {
        let size = 128 * block
        var blocks = [UInt8](Self.pbkdf2(secret, salt: salt, count: size * parallel))
        for start in stride(from: 0, to: blocks.count, by: size) {
            let isMixed = blocks[start..<start + size].withUnsafeMutableBufferPointer {
                corgina_scrypt_mix($0.baseAddress, UInt32(log2Cost), UInt32(block)) == 1
            }
            guard isMixed else { throw .failed }
        }
        return SymmetricKey(data: Self.pbkdf2(secret, salt: Data(blocks), count: 32))
    }

    /// PBKDF2-HMAC-SHA256 with one round, as scrypt has it before and after mixing.
    private static func pbkdf2(_ secret: Data, salt: Data, count: Int) -> Data {
        let key = SymmetricKey(data: secret)
        var bytes = Data()
        var number: UInt32 = 1
        while bytes.count < count {
            bytes += HMAC<SHA256>.authenticationCode(for: salt + Data(bigEndian: number), using: key)
            number += 1
        }
        return bytes.prefix(count)
    }
}
