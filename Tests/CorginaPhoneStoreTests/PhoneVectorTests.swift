import CorginaJournal
import Crypto
import Foundation
import Testing

@testable import CorginaPhoneStore

/// The vectors of `docs/end-to-end.md`, which a second implementation made.
@Suite struct PhoneVectorTests {
    private let vectors: JSON
    private let key: PhoneKey

    init() throws {
        let file = URL(filePath: #filePath)
            .appending(path: "../../CorginaVaultTests/Fixtures/end-to-end.json").standardized
        vectors = try JSON(parsing: Array(Data(contentsOf: file)))
        key = try #require(PhoneKey(Self.digits(vectors, "journal") + Self.digits(vectors, "dataKey")))
    }

    private static func digits(_ json: JSON?, _ name: String) throws -> Data {
        try #require(json?[name]?.text.flatMap { Data(digits: $0) })
    }

    private static func text(_ json: JSON, _ name: String) throws -> String { try #require(json[name]?.text) }

    private func list(_ name: String) throws -> [JSON] { try #require(vectors[name]?.elements) }

    @Test func `Secrets are what was typed`() throws {
        for vector in try list("passphrases") {
            #expect(try PhoneSecret.passphrase(Self.text(vector, "typed")).bytes == Self.digits(vector, "secret"))
        }
        for vector in try list("codes") {
            let code = try #require(PhoneCode(Self.text(vector, "text").lowercased()))
            #expect(try code.bytes == Self.digits(vector, "secret"))
            #expect(try code.groups.joined(separator: "-") == Self.text(vector, "text"))
        }
    }

    @Test(arguments: ["19X-HP9-H8X-227-NQZ-75P-ZY7-65K-V6L", "19X-HP9-H8X", "", "8ZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZC"])
    func `A code with a slip of the pen is none`(text: String) { #expect(PhoneCode(text) == nil) }

    @Test func `A secret gives proof and wrapping, and its slot opens`() throws {
        for vector in try list("secrets") {
            let slot = try #require(Data(base64Encoded: Self.text(vector, "bytes")))
            let work = try #require(PhoneWork(Data(slot.prefix(PhoneWork.byteCount))))
            #expect(work.log2Cost == vector["cost"]?.integer && work.block == vector["block"]?.integer)
            let salt = try Self.digits(vector, "salt")
            let secret: PhoneSecret =
                try Self.text(vector, "slot") == "recovery"
                ? .code(PhoneCode(bytes: Self.digits(vector, "secret")))
                : .passphrase(String(decoding: Self.digits(vector, "secret"), as: UTF8.self))
            let branches = try PhoneBranches(secret, salt: salt, work: work)
            #expect(try branches.proof == Self.digits(vector, "proof"))
            #expect(try branches.wrapping.withUnsafeBytes { Data($0) } == Self.digits(vector, "wrapping"))
            let before = Data(count: secret.slot * 96)
            let slots = try #require(PhoneSlots(salt + before + slot + Data(count: 288 - before.count)))
            #expect(slots.open(secret, branches)?.bytes == key.bytes)
            var own = slots
            try own.wrap(key, for: secret, branches, work: work)
            #expect(own.open(secret, branches)?.bytes == key.bytes && own.salt == salt)
        }
    }

    @Test func `The pass follows from the data key`() throws {
        #expect(try key.pass == Self.digits(vectors["pass"], "pass"))
    }

    @Test func `Each entry opens behind the one before it, under its name`() throws {
        var chain = PhoneChain(key)
        let rows = try #require(vectors["chain"]?["rows"]?.elements)
        #expect(try chain.head.mark == Self.text(try #require(vectors["chain"]), "start"))
        for vector in rows {
            let row = PhoneRow(
                sequence: try #require(vector["sequence"]?.integer), name: try Self.digits(vector, "entry"),
                sealed: try #require(Data(base64Encoded: Self.text(vector, "sealed"))),
                hash: try Self.digits(vector, "hash"))
            let (computed, entry) = chain.check(row)
            #expect(computed == row.hash)
            #expect(try entry == JournalEntry(decoding: Array(Self.text(vector, "text").utf8)))
            #expect(try chain.head.mark == Self.text(vector, "head"))
        }
    }
}
