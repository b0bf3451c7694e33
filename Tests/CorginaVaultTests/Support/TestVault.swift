import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// A vault in a folder of its own, with passphrases that cost nothing.
struct TestVault {
    static let passphrase = "four unrelated words here"
    static let cheap = ScryptParameters(log2Cost: 4, blockSize: 8, parallelism: 1)
    /// 2026-03-10, 12:30 in New York.
    static let now = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: -14_400)

    let folder: TemporaryFolder
    let vault: Vault

    init(scrypt: ScryptParameters? = cheap) throws {
        try self.init(in: TemporaryFolder(), scrypt: scrypt)
    }

    init(in folder: TemporaryFolder, scrypt: ScryptParameters? = cheap) throws {
        self.folder = folder
        vault = try Vault.open(at: folder.path, scrypt: try #require(scrypt))
    }

    /// In a PostgreSQL database, as one of its processes.
    ///
    /// - Parameter folder: the process's own; `nil` for a new one.
    init(on address: PostgresAddress, in folder: TemporaryFolder? = nil) throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        vault = try Vault.open(at: folder.path, on: address, scrypt: #require(Self.cheap))
    }

    func unlocked(name: String = "ada") async throws -> UnlockedJournal {
        let admission = try await vault.accounts.create(name: name, passphrase: Self.passphrase, at: Self.now)
        return try #require(try await vault.unlock(admission.secret, at: Self.now))
    }

    /// Another key, with the code that comes with it.
    func renewKey(
        of journal: UnlockedJournal, passphrase: String = passphrase, details: [UInt8] = []
    ) async throws -> Admission {
        try await vault.credentials.offerCode(forNextKeyOf: journal)
        let code = try #require(try await vault.credentials.codeOfNextKey(of: journal))
        let secret = try await vault.credentials.renewKey(
            of: journal, passphrase: passphrase, with: code, details: details, at: Self.now)
        return Admission(secret: secret, recoveryCode: code)
    }

    /// Has the first of her devices reminded.
    func remind(_ journal: UnlockedJournal) async throws {
        let device = try #require(try await vault.devices.all(of: journal, at: Self.now).first)
        try await vault.push.keep(
            [1, 2, 3], as: Data(repeating: 1, count: 32), on: device, of: journal, PushSeal(secret: [7]))
    }

    /// What someone with the file in hand can do to it, and see in it.
    func tamper<Value>(_ work: (GRDB.Database) throws -> Value) throws -> Value {
        try DatabaseQueue(path: folder.path + "/corgina.sqlite").write(work)
    }
}

/// Small known entries.
enum Sample {
    static func entry(_ number: Int, _ words: String = "porkchop") -> JournalEntry {
        let event = HealthEvent(
            id: RecordID(high: 1, low: UInt64(number)), moment: TestVault.now.advanced(bySeconds: number),
            details: .note,
            notes: words)
        return JournalEntry(
            id: EntryID(high: 7, low: UInt64(number)), recordedAt: TestVault.now, device: "test",
            change: .putEvent(event))
    }

    static func entries(_ numbers: ClosedRange<Int>) -> [JournalEntry] { numbers.map { entry($0) } }
}
