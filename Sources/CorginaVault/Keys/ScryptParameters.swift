import Crypto
import CryptoExtras
import Foundation

/// How much work a guess at a passphrase costs. Stored beside what it protects.
public struct ScryptParameters: Hashable, Sendable {
    /// The cost N is 2 to this power.
    public let log2Cost: Int
    /// The block size r.
    public let blockSize: Int
    /// The parallelism p.
    public let parallelism: Int

    /// N = 2^17, r = 8, p = 1: 128 MiB and a third of a second a guess. Source: OWASP Password Storage Cheat Sheet.
    public static let standard = ScryptParameters(unchecked: 17, 8, 1)

    /// No derivation takes more memory than this, 256 MiB. A row that asks for more was tampered with.
    static let mostMemory = 256 << 20

    private init(unchecked log2Cost: Int, _ blockSize: Int, _ parallelism: Int) {
        self.log2Cost = log2Cost
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// `nil` when one is outside what this vault is willing to compute.
    public init?(log2Cost: Int, blockSize: Int, parallelism: Int) {
        guard (1...18).contains(log2Cost), (1...8).contains(blockSize), (1...4).contains(parallelism),
            128 * blockSize << log2Cost <= Self.mostMemory, log2Cost < 16 * blockSize
        else { return nil }
        self.init(unchecked: log2Cost, blockSize, parallelism)
    }

    /// Reads the three bytes ``bytes`` gives.
    init?(bytes: Data) {
        let values = bytes.map(Int.init)
        guard values.count == 3 else { return nil }
        self.init(log2Cost: values[0], blockSize: values[1], parallelism: values[2])
    }

    var bytes: Data { Data([log2Cost, blockSize, parallelism].map { UInt8($0) }) }

    /// How much work they ask for, to tell whether newer ones ask for more.
    var work: Int { (blockSize * parallelism) << log2Cost }

    /// Takes as long as they say, on the calling thread.
    func key(from secret: Data, salt: Data) throws(VaultError) -> SymmetricKey {
        do {
            return try KDF.Scrypt.deriveKey(
                from: secret, salt: salt, outputByteCount: 32, rounds: 1 << log2Cost, blockSize: blockSize,
                parallelism: parallelism)
        } catch { throw .busy }
    }
}
