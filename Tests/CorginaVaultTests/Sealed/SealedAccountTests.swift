import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Accounts of diaries that only her devices open.
@Suite struct SealedAccountTests {
    private let now = TestVault.now

    @Test func `a device makes an account, and another one opens the same diary with the passphrase alone`()
        async throws
    {
        let test = try SealedTest()
        let phone = TestDevice()
        let (_, first) = try await test.create(phone)
        #expect(first.journal == phone.dataKey.journal)

        let work = try await test.diaries.work(of: "Ada")
        #expect(work.salt == phone.salt)
        var laptop = TestDevice()
        laptop.salt = work.salt
        let admission = try await test.diaries.open(
            name: "ada", laptop.proof(.passphrase), of: .passphrase, from: nil, at: now)
        laptop.dataKey = try #require(try laptop.unwrap(admission.slots, .passphrase))
        #expect(laptop.dataKey.bytes() == phone.dataKey.bytes())
        let session = try await test.session(admission.secret)
        #expect(session.journal == nil)
        let head = try await test.diaries.attach(
            laptop.dataKey.journal, laptop.pass, to: session, under: admission.secret)
        #expect(head.sequence == 1)
        #expect(try await test.session(admission.secret).journal == phone.dataKey.journal)
    }

    @Test func `a wrong proof and an unknown name are one answer, and both have a salt that stays`() async throws {
        let test = try SealedTest()
        let phone = TestDevice()
        _ = try await test.create(phone)
        var stranger = TestDevice()
        stranger.passphrase = "quite another set of words"
        for name in ["ada", "grace"] {
            await #expect(throws: VaultError.signInFailed) {
                try await test.diaries.open(
                    name: name, stranger.proof(.passphrase), of: .passphrase, from: nil, at: now)
            }
        }
        let unknown = try await test.diaries.work(of: "grace")
        #expect(try await test.diaries.work(of: "grace") == unknown)
        #expect(unknown.salt.count == phone.salt.count && unknown.parameters == TestVault.cheap)
        // The proof of one slot is none of the other.
        await #expect(throws: VaultError.recoveryFailed) {
            try await test.diaries.open(name: "ada", phone.proof(.passphrase), of: .recovery, from: nil, at: now)
        }
    }

    @Test func `an account of the other kind has the salt of nobody, and its passphrase is no proof`() async throws {
        let test = try SealedTest()
        _ = try await test.test.unlocked(name: "grace")
        let stored = try await test.vault.slots.of(test.vault.serverKey.hash(of: AccountName(typed: "grace")))
        var device = TestDevice()
        device.salt = stored.salt
        #expect(try await test.diaries.work(of: "grace").salt != stored.salt)
        await #expect(throws: VaultError.signInFailed) {
            try await test.diaries.open(name: "grace", device.proof(.passphrase), of: .passphrase, from: nil, at: now)
        }
    }

    @Test func `guesses are slowed down as anybody's are, and a recovery code opens all the same`() async throws {
        let test = try SealedTest()
        let phone = TestDevice()
        _ = try await test.create(phone)
        let wrong = try #require(Proof(bytes: Data.random(32)))
        for _ in 0..<5 {
            await #expect(throws: VaultError.signInFailed) {
                try await test.diaries.open(name: "ada", wrong, of: .passphrase, from: "192.0.2.1", at: now)
            }
        }
        await #expect(throws: VaultError.tooManyAttempts(seconds: 1)) {
            try await test.diaries.open(
                name: "ada", phone.proof(.passphrase), of: .passphrase, from: "192.0.2.1", at: now)
        }
        let (_, session) = try await test.signIn(phone, with: .recovery)
        #expect(session.journal == phone.dataKey.journal)
    }

    @Test func `the sign-in page says to the right passphrase that it opens nothing there, and nothing to another`()
        async throws
    {
        let test = try SealedTest()
        let phone = TestDevice()
        _ = try await test.create(phone)
        await #expect(throws: VaultError.opensOnDevicesOnly) {
            try await test.vault.signIn(name: "ada", passphrase: phone.passphrase, from: nil, at: now)
        }
        await #expect(throws: VaultError.opensOnDevicesOnly) {
            try await test.vault.unlock(name: "ada", passphrase: phone.passphrase, at: now)
        }
        await #expect(throws: VaultError.opensOnDevicesOnly) {
            try await test.vault.credentials.recover(
                name: "ada", code: phone.code.text, newPassphrase: "some other quiet words", from: nil, at: now)
        }
        await #expect(throws: VaultError.signInFailed) {
            try await test.vault.signIn(name: "ada", passphrase: "not that one", from: nil, at: now)
        }
    }

    @Test func `an account takes an invitation as any does, and a name once`() async throws {
        let test = try SealedTest()
        let host = try await test.test.unlocked(name: "grace")
        let code = try await test.vault.invitations.make(by: host, details: [], at: now)
        let device = TestDevice()
        await #expect(throws: VaultError.invitationNeeded) {
            try await test.diaries.create(device.account("ada"), with: .noneForTheFirst, at: now)
        }
        _ = try await test.diaries.create(device.account("ada"), with: .code(code.text), at: now)
        await #expect(throws: VaultError.invitationNotValid) {
            try await test.diaries.create(TestDevice().account("joan"), with: .code(code.text), at: now)
        }
        await #expect(throws: VaultError.nameTaken) {
            try await test.diaries.create(TestDevice().account("ADA"), at: now)
        }
        await #expect(throws: VaultError.nameTaken) {
            try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        }
        await #expect(throws: VaultError.journalTaken) {
            try await test.diaries.create(device.account("joan"), at: now)
        }
    }

    @Test func `slots with too little work, of another size, or without a proof are refused`() async throws {
        let test = try SealedTest()
        let weak = TestDevice(work: ScryptParameters(log2Cost: 3, blockSize: 8, parallelism: 1))
        await #expect(throws: VaultError.slotsNotUsable) { try await test.diaries.create(weak.account("a"), at: now) }
        let device = TestDevice()
        let good = try device.account("a")
        for (slots, proofs) in [
            (good.slots.dropLast(), good.proofs), (good.slots, try device.proofs(.passphrase)),
            (Data(count: 416), good.proofs),
        ] {
            let bad = NewSealedAccount(
                name: "a", slots: Data(slots), proofs: proofs, journal: good.journal, pass: good.pass, rows: good.rows)
            await #expect(throws: VaultError.slotsNotUsable) { try await test.diaries.create(bad, at: now) }
        }
        #expect(try await !test.vault.accounts.exist())
    }

    @Test func `another code ends no session, another passphrase all, and what was before opens nothing`() async throws
    {
        let test = try SealedTest()
        var device = TestDevice()
        let account = try device.account("ada")
        let (admission, _) = try await test.diaries.create(account, at: now)
        let session = try await test.session(admission.secret)
        let other = try await test.signIn(device)
        let old = device

        device.code = .random()
        let withCode = try device.slots(account.slots, replacing: .recovery)
        let none = try await test.diaries.change(
            withCode, device.proofs(.recovery), showing: device.proof(.passphrase), of: .passphrase, by: session,
            at: now)
        #expect(none?.device == nil)
        #expect(try await test.session(other.secret).journal == device.dataKey.journal)
        await #expect(throws: VaultError.recoveryFailed) { try await test.signIn(old, with: .recovery) }

        device.passphrase = "some other quiet words"
        let withBoth = try device.slots(withCode, replacing: .passphrase)
        await #expect(throws: VaultError.passphraseWrong) {
            try await test.diaries.change(
                withBoth, device.proofs(.passphrase), showing: device.proof(.passphrase), of: .passphrase, by: session,
                at: now)
        }
        let fresh = try #require(
            try await test.diaries.change(
                withBoth, device.proofs(.passphrase), showing: device.proof(.recovery), of: .recovery, by: session,
                at: now))
        for ended in [admission.secret, other.secret] {
            await #expect(throws: VaultError.signInFailed) { try await test.session(ended) }
        }
        #expect(try await test.session(fresh.secret).journal == device.dataKey.journal)
        await #expect(throws: VaultError.signInFailed) { try await test.signIn(old) }
        _ = try await test.signIn(device)
    }
}
