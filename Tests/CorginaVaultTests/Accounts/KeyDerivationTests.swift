import Foundation
import Testing

@testable import CorginaVault

@Suite struct KeyDerivationTests {
    @Test func `eighteen derivations are taken at once, the rest are told to come back`() async throws {
        let door = KeyDerivation()
        let slow = try #require(ScryptParameters(log2Cost: 13, blockSize: 8, parallelism: 1))
        let outcomes = await withTaskGroup(of: VaultError?.self) { group in
            for _ in 0..<60 {
                group.addTask {
                    do throws(VaultError) {
                        _ = try await door.key(from: Data("secret".utf8), salt: Data(count: 32), slow)
                        return nil
                    } catch { return error }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == nil } >= 18)
        #expect(outcomes.contains(.busy))
        #expect(outcomes.allSatisfy { $0 == nil || $0 == .busy })
        // And the door opens again.
        _ = try await door.key(from: Data("secret".utf8), salt: Data(count: 32), slow)
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
