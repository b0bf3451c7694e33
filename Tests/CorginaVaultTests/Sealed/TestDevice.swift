import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import Testing

@testable import CorginaVault

/// What a device of a sealed diary does with its keys, as docs/end-to-end.md has it.
struct TestDevice {
    var dataKey = DataKey.random()
    var passphrase = TestVault.passphrase
    var code = RecoveryCode.random()
    var salt = Data.random(32)
    let work: ScryptParameters?

    init(work: ScryptParameters? = TestVault.cheap) { self.work = work }

    var seal: EntrySeal { EntrySeal(dataKey: dataKey) }

    func root(_ secret: SlotSecret) throws -> SymmetricKey {
        let bytes =
            switch secret {
            case .passphrase: Passphrase(typed: passphrase).bytes
            case .recovery: code.bytes
            }
        return try #require(work).key(from: bytes, salt: salt)
    }

    func proof(_ secret: SlotSecret) throws -> Proof { Proof(root: try root(secret)) }

    func proofs(_ secrets: SlotSecret...) throws -> [SlotSecret: Proof] {
        try Dictionary(uniqueKeysWithValues: secrets.map { ($0, try proof($0)) })
    }

    static func wrapping(_ root: SymmetricKey) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: root, info: Sealing.context("corgina wrapping"), outputByteCount: 32)
    }

    var pass: JournalPass {
        get throws {
            let info = Sealing.context("corgina journal pass", dataKey.journal.bytes)
            let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: dataKey.key, info: info, outputByteCount: 32)
            return try #require(JournalPass(bytes: key.withUnsafeBytes { Data($0) }))
        }
    }

    func slot(_ number: Int) throws -> Data {
        let work = try #require(work).bytes
        guard let secret = SlotSecret(rawValue: number) else {
            return work + Data([Sealing.format]) + .random(Sealing.overhead - 1 + 64)
        }
        return work
            + (try Sealing.seal(
                dataKey.bytes(count: 64), with: Self.wrapping(try root(secret)), bound: Self.context(number, salt, work)
            ))
    }

    func slots() throws -> Data { try (0..<4).reduce(salt) { $0 + (try slot($1)) } }

    /// The slots that are stored, with one of this device's in its place.
    func slots(_ stored: Data, replacing secret: SlotSecret) throws -> Data {
        let start = 32 + secret.rawValue * 96
        var slots = Data(stored)
        slots.replaceSubrange(start..<start + 96, with: try slot(secret.rawValue))
        return slots
    }

    /// What a secret of hers opens.
    func unwrap(_ slots: Data, _ secret: SlotSecret) throws -> DataKey? {
        let (salt, slot) = (Data(slots.prefix(32)), Data(slots.dropFirst(32 + secret.rawValue * 96).prefix(96)))
        let context = Self.context(secret.rawValue, salt, Data(slot.prefix(3)))
        return Sealing.open(Data(slot.dropFirst(3)), with: Self.wrapping(try root(secret)), bound: context)
            .flatMap { DataKey($0) }
    }

    static func context(_ number: Int, _ salt: Data, _ work: Data) -> Data {
        Sealing.context("corgina sealed slot", Data([UInt8(truncatingIfNeeded: number)]), salt, work)
    }

    func rows(_ entries: [JournalEntry], after head: JournalHead? = nil) throws -> [SentRow] {
        try seal.seal(entries, after: head ?? .empty(dataKey.journal)).map(\.sent)
    }

    /// A link for the clinic, as the device seals it.
    func link(
        _ secret: ClinicSecret = ClinicLinks.newSecret(), files: [UInt8] = [7], openings: Int = 3, pin: String? = nil
    ) throws -> SentClinicLink {
        let row = try ClinicRow(
            files, ClinicTally(mostOpenings: openings, pin: pin.map(secret.mark)), under: secret, until: 0,
            of: Data(), details: [7], dataKey)
        return SentClinicLink(id: row.linkHash, tally: row.tally, files: row.files, details: row.details)
    }

    func account(_ name: String, _ entries: [JournalEntry] = [Sample.entry(1)]) throws -> NewSealedAccount {
        NewSealedAccount(
            name: name, slots: try slots(), proofs: try proofs(.passphrase, .recovery), journal: dataKey.journal,
            pass: try pass, rows: try rows(entries))
    }
}

/// A vault with sealed diaries in it.
struct SealedTest {
    let test: TestVault
    var vault: Vault { test.vault }
    var diaries: SealedDiaries { test.vault.sealed }

    init(_ test: TestVault? = nil) throws { self.test = try test ?? TestVault() }

    /// - Returns: the session of a new account.
    func create(_ device: TestDevice, name: String = "ada", _ entries: [JournalEntry] = [Sample.entry(1)]) async throws
        -> (secret: SessionSecret, session: SealedSession)
    {
        let (admission, _) = try await diaries.create(device.account(name, entries), at: TestVault.now)
        return (admission.secret, try await session(admission.secret))
    }

    func session(_ secret: SessionSecret) async throws -> SealedSession {
        guard case .sealed(let session) = try await vault.sessions.open(secret, at: TestVault.now) else {
            throw VaultError.signInFailed
        }
        return session
    }

    /// Signs in as a device does, up to having the journal.
    func signIn(
        _ device: TestDevice, name: String = "ada", with secret: SlotSecret = .passphrase
    ) async throws -> (secret: SessionSecret, session: SealedSession) {
        let admission = try await diaries.open(
            name: name, device.proof(secret), of: secret, from: nil, at: TestVault.now)
        let session = try await session(admission.secret)
        _ = try await diaries.attach(device.dataKey.journal, device.pass, to: session, under: admission.secret)
        return (admission.secret, try await self.session(admission.secret))
    }

    /// The server of a device's diary, which has no rows yet.
    func server(of device: TestDevice, name: String) async throws -> SyncServer {
        let (_, session) = try await create(device, name: name)
        var server = SyncServer(vault, session: session, journal: device.dataKey.journal)
        try await server.restore(to: 0)
        return server
    }
}
