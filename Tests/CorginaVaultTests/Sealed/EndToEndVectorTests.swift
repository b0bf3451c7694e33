import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import Testing

@testable import CorginaVault

/// The vectors of docs/end-to-end.md, which a second implementation made (`Tests/System/end_to_end.py`).
@Suite struct EndToEndVectorTests {
    struct Vectors: Decodable {
        struct Passphrase: Decodable { let typed, secret: String }
        struct Code: Decodable { let secret, text: String }
        struct Secret: Decodable {
            let slot: String
            let number, cost, block, parallel: Int
            let secret, salt, root, proof, proofHash, wrapping, context, nonce, opened, bytes: String
        }
        struct Pass: Decodable { let pass, hash: String }
        struct Size: Decodable { let count, padded: Int }
        struct Name: Decodable { let kind, id, name: String }
        struct Chain: Decodable { let start: String, rows: [Row] }
        struct Row: Decodable {
            let sequence: Int
            let id, text, nonce, context, entry, sealed, hash, head: String
        }
        struct Link: Decodable {
            let attempt, secret, id, key, pin, mark, tally, text, details: String
            let openings: Int
        }
        struct Share: Decodable {
            let id, secret, token, reader, linkKey, key, opening, terms, details, facts, bundle, item, thing,
                sent: String
            let ownToken, ownReader, `private`, point, agreed, joined, mark, companion, owner: String
        }
        struct Details: Decodable { let device, text, nonce, context, sealed: String }

        let journal, dataKey: String
        let passphrases: [Passphrase]
        let codes: [Code]
        let secrets: [Secret]
        let pass: Pass
        let padding: [Size]
        let names: [Name]
        let chain: Chain
        let details: Details
        let link: Link
        let share: Share
    }

    private let vectors: Vectors
    private let key: DataKey

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Fixtures/end-to-end", withExtension: "json"))
        vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
        key = try #require(DataKey(Self.bytes(vectors.journal) + Self.bytes(vectors.dataKey)))
    }

    private static func bytes(_ digits: String) throws -> Data { try #require(Data(hexadecimal: digits)) }

    private static func bytes(_ key: SymmetricKey) -> Data { key.withUnsafeBytes { Data($0) } }

    @Test func `secrets are what was typed`() throws {
        for vector in vectors.passphrases {
            #expect(try Passphrase(typed: vector.typed).bytes == Self.bytes(vector.secret))
        }
        for vector in vectors.codes {
            #expect(try RecoveryCode(vector.text).bytes == Self.bytes(vector.secret))
            #expect(try RecoveryCode(bytes: Self.bytes(vector.secret)).text == vector.text)
        }
    }

    @Test func `a secret gives root, proof and wrapping, and its slot opens`() throws {
        for vector in vectors.secrets {
            let work = try #require(
                ScryptParameters(
                    log2Cost: vector.cost, blockSize: vector.block, parallelism: vector.parallel))
            let (salt, slot) = (try Self.bytes(vector.salt), try #require(Data(base64Encoded: vector.bytes)))
            let root = try work.key(from: Self.bytes(vector.secret), salt: salt)
            #expect(try Self.bytes(root) == Self.bytes(vector.root))
            #expect(try Proof(root: root).hash(vector.number) == Self.bytes(vector.proofHash))
            let proof = try #require(Proof(bytes: Self.bytes(vector.proof)))
            #expect(try proof.hash(vector.number) == Self.bytes(vector.proofHash))
            let wrapping = TestDevice.wrapping(root)
            #expect(try Self.bytes(wrapping) == Self.bytes(vector.wrapping))
            let context = TestDevice.context(vector.number, salt, work.bytes)
            #expect(try context == Self.bytes(vector.context))
            #expect(slot.prefix(3) == work.bytes)
            #expect(slot.count == 96)
            #expect(
                try Sealing.open(Data(slot.dropFirst(3)), with: wrapping, bound: context) == Self.bytes(vector.opened))
            #expect(try Self.bytes(vector.opened) == key.bytes(count: 64))
        }
    }

    @Test func `a journal's pass follows from the data key`() throws {
        var device = TestDevice()
        device.dataKey = key
        #expect(try device.pass.hash == Self.bytes(vectors.pass.hash))
        #expect(try JournalPass(bytes: Self.bytes(vectors.pass.pass))?.hash == Self.bytes(vectors.pass.hash))
    }

    @Test func `bytes are padded to few sizes`() {
        for vector in vectors.padding { #expect(Padding.size(of: vector.count) == vector.padded) }
    }

    @Test func `rows have names that follow from the key`() throws {
        let names = RowNames(key)
        for vector in vectors.names {
            let id = try #require(EntryID(vector.id))
            let name =
                switch vector.kind {
                case "entry": names.name(of: id).bytes
                case "draft": names.name(ofDraft: .init(high: id.high, low: id.low))
                default: names.name(ofPhoto: .init(high: id.high, low: id.low))
                }
            #expect(try name == Self.bytes(vector.name))
        }
    }

    @Test func `each entry opens behind the one before it, under its name, and the chain is theirs`() throws {
        let seal = EntrySeal(dataKey: key)
        var head = JournalHead.empty(key.journal)
        #expect("0.\(head.hash.hexadecimal)" == vectors.chain.start)
        for vector in vectors.chain.rows {
            let name = try #require(EntryName(bytes: Self.bytes(vector.entry)))
            let sealed = try #require(Data(base64Encoded: vector.sealed))
            let row = SealedEntry(
                sequence: vector.sequence, name: name, sealed: sealed, hash: try Self.bytes(vector.hash))
            #expect(row.follows(head))
            #expect(SentRow(name: name, sealed: sealed).isWellFormed)
            let entry = try #require(seal.openWhole(row, after: head))
            #expect(entry.id == EntryID(vector.id))
            #expect(seal.name(of: entry.id) == name)
            #expect(try entry == JournalEntry(decoding: Array(vector.text.utf8)))
            head = row.head
            #expect("\(head.sequence).\(head.hash.hexadecimal)" == vector.head)
        }
    }

    @Test func `what is kept about a device opens`() throws {
        let details = vectors.details
        let context = Sealing.context("corgina device details", try Self.bytes(details.device), key.journal.bytes)
        #expect(try context == Self.bytes(details.context))
        let sealed = try #require(Data(base64Encoded: details.sealed))
        let opened = Sealing.open(sealed, with: key.key, bound: context).flatMap(Padding.unpad)
        #expect(opened == Array(details.text.utf8))
    }

    @Test func `a link for the clinic follows from its attempt, and is counted`() throws {
        let link = vectors.link
        let names = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key.key, info: Sealing.context("corgina row names", key.journal.bytes),
            outputByteCount: 32)
        let said = try Data("clinic link".utf8) + [1] + Self.bytes(link.attempt)
        let bytes = Data(HMAC<SHA256>.authenticationCode(for: said, using: names))
        #expect(try bytes == Self.bytes(link.secret))
        let secret = try #require(ClinicSecret(text: Base64URL.text(bytes)))
        #expect(try secret.hash == Self.bytes(link.id) && Self.bytes(secret.key) == Self.bytes(link.key))
        #expect(try secret.mark(of: link.pin) == Self.bytes(link.mark))
        let row = try ClinicRow(
            sent: SentClinicLink(
                id: secret.hash, tally: try #require(Data(base64Encoded: link.tally)),
                files: Data([Sealing.format]) + Data(count: Sealing.overhead - 1 + 32 * 1_024),
                details: try #require(Data(base64Encoded: link.details))), of: Data(), until: 0)
        let tally = try #require(row.openTally(secret))
        #expect(tally.mostOpenings == link.openings && tally.openings == 0 && tally.lastOpened == nil)
        #expect(try tally.pin == Self.bytes(link.mark))
        #expect(row.openDetails(key) == Array(link.text.utf8))
    }

    @Test func `a share's link, details, bundle and what is sent are sealed as written`() throws {
        let vector = vectors.share
        let id = try #require(RecordID(vector.id))
        let names = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key.key, info: Sealing.context("corgina row names", key.journal.bytes),
            outputByteCount: 32)
        let said = Data("share link".utf8) + [1] + ShareRow.bytes(of: id)
        let secret = Data(HMAC<SHA256>.authenticationCode(for: said, using: names))
        #expect(try secret == Self.bytes(vector.secret))
        #expect(try TestShare.derived(secret, "corgina shared token") == Self.bytes(vector.token))
        let token = try #require(ShareToken(bytes: Self.bytes(vector.token)))
        #expect(try token.reader == Self.bytes(vector.reader))
        let linkKey = SymmetricKey(data: TestShare.derived(secret, "corgina shared link"))
        #expect(try Self.bytes(linkKey) == Self.bytes(vector.linkKey))
        let row = try ShareRow(
            sent: SentShare(
                id: id, reader: token.reader, opening: Self.data(vector.opening), details: Self.data(vector.details),
                bundle: Self.data(vector.bundle)), of: key.journal, until: 1)
        #expect(try row.owner == Self.bytes(vector.owner))
        let opening = Sealing.context("corgina share opening", row.id, token.reader)
        #expect(try Sealing.open(row.opening, with: linkKey, bound: opening) == Self.bytes(vector.key))
        // As in the other home: the same bytes under the same contexts.
        let opened = try #require(row.opened(key))
        #expect(opened.details == Array(vector.terms.utf8))
        #expect(try opened.key.bytes == Self.bytes(vector.key))
        let share = opened.key.key
        let bundle = Sealing.open(
            try Self.data(vector.bundle), with: share,
            bound: Sealing.context("corgina shared", row.id, Data(count: 16)))
        #expect(bundle.flatMap(Padding.unpad) == Array(vector.facts.utf8))
        let sent = try Sealing.open(
            Self.data(vector.sent), with: share,
            bound: Sealing.context("corgina shared", row.id, Self.bytes(vector.item)))
        #expect(sent.flatMap(Padding.unpad) == Array(vector.thing.utf8))
        #expect(try SharedRows.isSent(Self.data(vector.sent)) && SharedRows.isBundle(Self.data(vector.bundle)))
    }

    @Test func `a share's key is sealed to the browser of the companion who joined`() throws {
        let vector = vectors.share
        let pair = try P256.KeyAgreement.PrivateKey(rawRepresentation: Self.bytes(vector.private))
        let (joined, point) = (try Self.data(vector.joined), try Self.bytes(vector.point))
        #expect(pair.publicKey.x963Representation == point && ShareRow.isJoinedOpening(joined))
        let ephemeral = Data(joined.prefix(65))
        let secret = try pair.sharedSecretFromKeyAgreement(
            with: P256.KeyAgreement.PublicKey(x963Representation: ephemeral))
        let agreed = TestCompanion.key(secret, ephemeral, point)
        #expect(try Self.bytes(agreed) == Self.bytes(vector.agreed))
        let (id, own) = (try Self.bytes(vector.id), try #require(ShareToken(bytes: Self.bytes(vector.ownToken))))
        #expect(try own.reader == Self.bytes(vector.ownReader))
        let context = Sealing.context("corgina share opening", id, own.reader)
        let key = try #require(Sealing.open(Data(joined.dropFirst(65)), with: agreed, bound: context))
        #expect(try key == Self.bytes(vector.key))
        let mark = Sealing.open(
            try Self.data(vector.companion), with: SymmetricKey(data: key),
            bound: Sealing.context("corgina share companion", id))
        #expect(try mark == Self.bytes(vector.mark) && ShareRow.isMark(Self.data(vector.companion)))
    }

    private static func data(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }
}
