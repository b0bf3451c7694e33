import Foundation
import Testing

@testable import CorginaVault

@Suite struct KeyDerivationTests {
    private let slow = ScryptParameters(log2Cost: 13, blockSize: 8, parallelism: 1)

    /// The first 32 bytes of what RFC 7914, section 12, has for it. `test_device_sealing.py` asks the same of a device.
    @Test func `scrypt is the one of RFC 7914`() throws {
        let work = try #require(ScryptParameters(log2Cost: 14, blockSize: 8, parallelism: 1))
        let key = try work.key(from: Data("pleaseletmein".utf8), salt: Data("SodiumChloride".utf8))
        let expected = "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        #expect(key.withUnsafeBytes { Data($0) }.hexadecimal == expected)
    }

    /// How each of many derivations at once ended.
    private func outcomes(
        _ count: Int, at door: KeyDerivation, _ asker: @escaping @Sendable (Int) -> Asker
    ) async throws -> [Int: VaultError?] {
        let slow = try #require(slow)
        return await withTaskGroup(of: (Int, VaultError?).self) { group in
            for number in 0..<count {
                group.addTask {
                    do throws(VaultError) {
                        _ = try await door.key(
                            from: Data("secret".utf8), salt: Data(count: 32), slow, for: asker(number))
                        return (number, nil)
                    } catch { return (number, error) }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = .some($1.1) }
        }
    }

    @Test func `of many names at once some are taken, the rest are told to come back, and the door opens again`()
        async throws
    {
        let door = KeyDerivation()
        @Sendable func stranger(_ number: Int) -> Asker {
            Asker(isKnown: false, account: Data([UInt8(number)]), network: nil)
        }
        let outcomes = try await outcomes(60, at: door, stranger)
        #expect(outcomes.values.count { $0 == nil } >= DerivationQueue<Int>.places)
        #expect(outcomes.values.allSatisfy { $0 == nil || $0 == .busy })
        #expect(try await self.outcomes(1, at: door, stranger) == [0: nil])
    }

    @Test func `whoever is known is taken, however many strangers try`() async throws {
        let door = KeyDerivation()
        let outcomes = try await outcomes(61, at: door) { number in
            Asker(isKnown: number == 30, account: Data([UInt8(number)]), network: nil)
        }
        #expect(outcomes[30] == .some(nil))
    }

    @Test func `scrypt is scrypt`() throws {
        // RFC 7914, section 12, the first vector (both texts empty, N = 16, r = 1, p = 1), its first 32 bytes.
        let parameters = try #require(ScryptParameters(log2Cost: 4, blockSize: 1, parallelism: 1))
        let key = try parameters.key(from: Data(), salt: Data())
        let expected = "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        #expect(key.withUnsafeBytes { $0.map { String(Int($0) + 256, radix: 16).dropFirst() }.joined() } == expected)
    }

    @Test(arguments: [
        (30, 8, 1), (19, 8, 1), (0, 8, 1), (17, 0, 1), (17, 9, 1), (17, 8, 0), (17, 8, 5), (16, 1, 1), (-1, 8, 1),
    ])
    func `parameters beyond the bounds do not exist`(log2Cost: Int, blockSize: Int, parallelism: Int) {
        #expect(ScryptParameters(log2Cost: log2Cost, blockSize: blockSize, parallelism: parallelism) == nil)
    }

    @Test func `the standard is what OWASP asks for`() {
        #expect(ScryptParameters(log2Cost: 17, blockSize: 8, parallelism: 1) == .standard)
    }
}
