import CorginaJournal
import Crypto
import Foundation
import Logging
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// All that a server receives, stores and logs of a sealed diary, looked through for what it must never have.
@Suite struct SealedSecrecyTests {
    private static let word = "qzvkwmxjtrpldhgbnfcsyaeu"
    private static let passphrase = "four \(word) quiet rivers"

    /// What must be nowhere, each as bytes.
    private func secrets(of device: SealedBrowser) throws -> [Data] {
        let keys = try [
            device.dataKey.key, device.root(.passphrase), device.root(.recovery), device.wrapping(.passphrase),
            device.wrapping(.recovery),
        ]
        return keys.map { $0.withUnsafeBytes { Data($0) } } + [
            Data(Self.word.utf8), Data(Self.passphrase.utf8), device.code.bytes, Data(device.code.text.utf8),
        ]
    }

    /// The ways in which bytes may be written: as they are, in hexadecimal digits, and in base 64 of either alphabet, wherever in a
    /// group of three they begin.
    private func spellings(of secret: Data) -> [Data] {
        let digits = secret.hexadecimal
        let base64 = (0..<3).flatMap { shift -> [String] in
            let text = (Data(count: shift) + secret).base64EncodedString()
            // Without the letters that the bytes before and after it take part in.
            let inner = text.dropFirst(shift == 0 ? 0 : 4).dropLast(4)
            return [String(inner), String(inner).replacing("+", with: "-").replacing("/", with: "_")]
        }
        let texts = [digits, digits.uppercased()] + base64
        return [secret, Data(secret.reversed())] + texts.map { Data($0.utf8) }
    }

    @Test func `no word, passphrase, code or key of hers reaches the server, its disk or its log`() async throws {
        let log = CollectedLog()
        let server = try TestServer(
            settings: ServerSettings(allowsSignUp: true), logger: Logger(label: "test") { _ in log })
        let phone = SealedBrowser(server.browser(), passphrase: Self.passphrase)
        let made = try await phone.create("maja", [SealedBrowser.entry(1, "porkchop \(Self.word)")])
        var head = try #require(made.head)
        for number in 2...20 {
            let words = "\(Self.word), for the \(number)th time"
            head = try #require(try await phone.append([SealedBrowser.entry(number, words)], after: head).head)
        }
        _ = try await phone.open()
        _ = try await phone.attach()
        _ = try await phone.read(after: phone.start)
        _ = try await phone.send("read", ["after": "nonsense"])
        let shelf = FileManager.default.temporaryDirectory.appending(path: "corgina-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: shelf) }
        _ = try await Backup.make(of: server.server.vault.stored(), at: shelf)

        var places = phone.sent.map { Data($0.utf8) } + [Data(log.lines.joined(separator: "\n").utf8)]
        places.append(try #require(FileManager.default.contents(atPath: shelf)))
        for file in try FileManager.default.contentsOfDirectory(atPath: server.path) {
            places.append(FileManager.default.contents(atPath: server.path + "/" + file) ?? Data())
        }
        for secret in try secrets(of: phone) {
            for spelling in spellings(of: secret) {
                #expect(places.allSatisfy { $0.range(of: spelling) == nil })
            }
        }
        // The search finds what is there: the sealed rows, and the proof that was sent.
        let proof = Data(try phone.proof().utf8)
        #expect(places.contains { $0.range(of: proof) != nil })
        #expect(places.contains { $0.range(of: phone.salt) != nil })
    }
}
