import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import HTTPTypes
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// A device of a sealed diary: it seals by itself, and sends what docs/end-to-end.md says.
final class SealedBrowser {
    struct Answer {
        let status: Int
        let json: JSON
        let headers: HTTPFields

        var code: String? { json["code"]?.text }

        /// "3.9f86…"
        var head: JournalHead? { json["head"]?.text.flatMap(JournalHead.init(marked:)) }
    }

    let browser: TestBrowser
    let dataKey: DataKey
    let passphrase: String
    let code = RecoveryCode.random()
    let salt = Data.random(32)
    /// All that was sent, for whoever looks through it.
    private(set) var sent: [String] = []

    init(_ browser: TestBrowser, passphrase: String = TestBrowser.passphrase, dataKey: DataKey = .random()) {
        self.browser = browser
        self.passphrase = passphrase
        self.dataKey = dataKey
    }

    func send(_ place: String, _ message: JSON, type: String = "application/json") async throws -> Answer {
        let text = String(decoding: message.utf8, as: UTF8.self)
        sent.append(text)
        let answer = try await browser.send(.post, "/sealed/\(place)", body: text, type: type)
        return Answer(
            status: answer.status, json: try JSON(parsing: Array(answer.page.utf8)), headers: answer.headers)
    }

    // MARK: Keys

    static let work = ScryptParameters(log2Cost: 4, blockSize: 1, parallelism: 1)

    func root(_ secret: SlotSecret) throws -> SymmetricKey {
        let bytes = secret == .passphrase ? Passphrase(typed: passphrase).bytes : code.bytes
        return try #require(Self.work).key(from: bytes, salt: salt)
    }

    static func derived(_ key: SymmetricKey, _ info: Data) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: info, outputByteCount: 32)
    }

    static func digits(_ key: SymmetricKey) -> String { key.withUnsafeBytes { Data($0) }.hexadecimal }

    func wrapping(_ secret: SlotSecret) throws -> SymmetricKey {
        Self.derived(try root(secret), Sealing.context("corgina wrapping"))
    }

    func proof(_ secret: SlotSecret = .passphrase) throws -> String {
        Self.digits(Self.derived(try root(secret), Sealing.context("corgina proof")))
    }

    var pass: String {
        Self.digits(
            Self.derived(dataKey.key, Sealing.context("corgina journal pass", dataKey.journal.bytes)))
    }

    func slots() throws -> Data {
        let work = try #require(Self.work).bytes
        return try (0..<4).reduce(salt) { slots, number in
            guard let secret = SlotSecret(rawValue: number) else {
                return slots + work + Data([1]) + .random(92)
            }
            let context = Sealing.context("corgina sealed slot", Data([UInt8(number)]), salt, work)
            return slots + work
                + (try Sealing.seal(dataKey.bytes(count: 64), with: wrapping(secret), bound: context))
        }
    }

    // MARK: Messages

    var start: JournalHead { .empty(dataKey.journal) }

    func rows(_ entries: [JournalEntry], after head: JournalHead) throws -> JSON {
        .array(
            try EntrySeal(dataKey: dataKey).seal(entries, after: head).map { row in
                [
                    "entry": .string(row.name.bytes.hexadecimal),
                    "sealed": .string(row.sealed.base64EncodedString()),
                ]
            })
    }

    func account(_ name: String, _ entries: [JournalEntry]) throws -> JSON {
        [
            "name": .string(name), "slots": .string(try slots().base64EncodedString()),
            "proofs": ["passphrase": .string(try proof()), "recovery": .string(try proof(.recovery))],
            "journal": .string("\(dataKey.journal)"), "pass": .string(pass),
            "rows": try rows(entries, after: start),
        ]
    }

    func create(_ name: String = "maja", _ entries: [JournalEntry] = [SealedBrowser.entry(1)]) async throws -> Answer {
        try await send("create", account(name, entries))
    }

    func open(_ name: String = "maja", proof: String? = nil) async throws -> Answer {
        try await send(
            "open",
            ["name": .string(name), "proof": .string(try proof ?? self.proof()), "slot": "passphrase"])
    }

    func attach() async throws -> Answer {
        try await send("attach", ["journal": .string("\(dataKey.journal)"), "pass": .string(pass)])
    }

    func append(_ entries: [JournalEntry], after head: JournalHead, _ more: [JSON.Member] = []) async throws -> Answer {
        let members = [
            JSON.Member("head", .string(head.mark)), JSON.Member("rows", try rows(entries, after: head)),
        ]
        return try await send("append", .object(members + more))
    }

    func read(after head: JournalHead) async throws -> Answer {
        try await send("read", ["after": .string(head.mark)])
    }

    static func entry(_ number: Int, _ words: String = "porkchop") -> JournalEntry {
        let moment = Moment(secondsSinceEpoch: 1_773_160_200 + Int64(number), utcOffset: -14_400)
        let event = HealthEvent(
            id: RecordID(high: 1, low: UInt64(number)), moment: moment, details: .note, notes: words)
        return JournalEntry(
            id: EntryID(high: 7, low: UInt64(number)), recordedAt: moment, device: "test", change: .putEvent(event))
    }
}
