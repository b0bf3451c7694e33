import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct AccessTests {
    private let now = TestVault.now

    @Test func `an access opens the diary, after a restart too, and keeps what was set about it`() async throws {
        let folder = try TemporaryFolder()
        let text = try await {
            let test = try TestVault(in: folder)
            let journal = try await test.unlocked()
            _ = try await journal.append([Sample.entry(1)])
            return try await test.vault.access.grant(.calendarFeed, to: journal, details: [1, 2, 3]).text
        }()
        let test = try TestVault(in: folder)
        let secret = try #require(AccessSecret(text: text))
        let accessed = try #require(try test.vault.access.open(secret, for: .calendarFeed))
        #expect(accessed.details == [1, 2, 3])
        #expect(try await accessed.journal.entries().map(\.entry) == [Sample.entry(1)])
    }

    @Test func `a session is no access and an access is no session`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        let secret = try await test.vault.access.grant(.calendarFeed, to: journal, details: [])
        let asSession = try #require(SessionSecret(cookieValue: secret.text))
        #expect(try await test.vault.unlock(asSession, at: now)?.id == nil)
        let asAccess = try #require(AccessSecret(text: admission.secret.cookieValue))
        #expect(try test.vault.access.open(asAccess, for: .calendarFeed) == nil)
    }

    @Test func `a row moved between the tables opens neither way`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await test.vault.access.grant(.calendarFeed, to: journal, details: [])
        try test.tamper { db in
            try db.execute(
                sql: "INSERT INTO session SELECT token_hash, account, sealed, 99999, details FROM access")
            try db.execute(
                sql:
                    "INSERT INTO access SELECT token_hash, account, sealed, x'00' FROM session WHERE expires_day < 99999"
            )
        }
        let asSession = try #require(SessionSecret(cookieValue: secret.text))
        #expect(try await test.vault.unlock(asSession, at: now)?.id == nil)
    }

    @Test func `what is revoked opens nothing and is gone from the disk, the others stay`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let first = try await test.vault.access.grant(.calendarFeed, to: journal, details: [1])
        let sealed = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM access") })
        let second = try await test.vault.access.grant(.calendarFeed, to: journal, details: [2])
        let grants = try await test.vault.access.all(.calendarFeed, of: journal)
        #expect(Set(grants.map(\.details)) == [[1], [2]])
        try await test.vault.access.revoke(try #require(grants.first { $0.details == [1] }).id, of: journal)
        #expect(try test.vault.access.open(first, for: .calendarFeed) == nil)
        #expect(try test.vault.access.open(second, for: .calendarFeed)?.details == [2])
        #expect(try await test.vault.access.all(.calendarFeed, of: journal).map(\.details) == [[2]])
        #expect(try test.folder.allBytes().range(of: sealed.suffix(48)) == nil)
    }

    @Test func `nobody revokes, changes or lists somebody else's`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked()
        let grace = try await test.unlocked(name: "grace")
        let secret = try await test.vault.access.grant(.calendarFeed, to: ada, details: [1])
        let id = try #require(try await test.vault.access.all(.calendarFeed, of: ada).first).id
        #expect(try await test.vault.access.all(.calendarFeed, of: grace).isEmpty)
        try await test.vault.access.revoke(id, of: grace)
        try await test.vault.access.change(id, .calendarFeed, of: grace, details: [9])
        #expect(try test.vault.access.open(secret, for: .calendarFeed)?.details == [1])
    }

    @Test func `what is set about it can change, its secret stays`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await test.vault.access.grant(.calendarFeed, to: journal, details: [1])
        let id = try #require(try await test.vault.access.all(.calendarFeed, of: journal).first).id
        try await test.vault.access.change(id, .calendarFeed, of: journal, details: [7, 7])
        #expect(try test.vault.access.open(secret, for: .calendarFeed)?.details == [7, 7])
        await #expect(throws: VaultError.draftTooLarge) {
            try await test.vault.access.change(
                id, .calendarFeed, of: journal, details: Array(repeating: 0, count: 5_000))
        }
    }

    @Test func `recovery and erasing take every access back, signing out none`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
        let first = try await test.vault.access.grant(.calendarFeed, to: journal, details: [])
        try await test.vault.sessions.end(admission.secret, at: now)
        #expect(try test.vault.access.open(first, for: .calendarFeed) != nil)
        let recovered = try await test.vault.credentials.recover(
            name: "ada", code: admission.recoveryCode.text, newPassphrase: "five other unrelated words here", from: nil,
            at: now)
        #expect(try test.vault.access.open(first, for: .calendarFeed) == nil)
        let again = try #require(try await test.vault.unlock(recovered.secret, at: now))
        let second = try await test.vault.access.grant(.calendarFeed, to: again, details: [])
        try await test.vault.accounts.erase(again)
        #expect(try test.vault.access.open(second, for: .calendarFeed) == nil)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM access") } == 0)
    }

    @Test func `what the table holds opens nothing, and the secret is nowhere in the folder`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await test.vault.access.grant(.calendarFeed, to: journal, details: Array("feed words".utf8))
        let raw = try #require(Data(base64Encoded: Self.base64(secret.text)))
        let bytes = try test.folder.allBytes()
        #expect(bytes.range(of: raw) == nil && bytes.range(of: Data(secret.text.utf8)) == nil)
        #expect(bytes.range(of: Data("feed words".utf8)) == nil)
        let row = try #require(try test.tamper { try Row.fetchOne($0, sql: "SELECT * FROM access") })
        for column in row.databaseValues.compactMap({ Data.fromDatabaseValue($0) }) where column.count >= 32 {
            for candidate in [Data(column.prefix(32)), Data(column.suffix(32))] {
                let text = candidate.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                    .replacing("=", with: "")
                #expect(try test.vault.access.open(try #require(AccessSecret(text: text)), for: .calendarFeed) == nil)
            }
        }
    }

    @Test func `the details of one do not open as another's`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let first = try await test.vault.access.grant(.calendarFeed, to: journal, details: [1])
        _ = try await test.vault.access.grant(.calendarFeed, to: journal, details: [2])
        try test.tamper { db in
            let details = try Data.fetchAll(db, sql: "SELECT details FROM access ORDER BY token_hash")
            let hashes = try Data.fetchAll(db, sql: "SELECT token_hash FROM access ORDER BY token_hash")
            for (hash, other) in zip(hashes, details.reversed()) {
                try db.execute(sql: "UPDATE access SET details = ? WHERE token_hash = ?", arguments: [other, hash])
            }
        }
        #expect(try test.vault.access.open(first, for: .calendarFeed) == nil)
    }

    @Test func `a secret does not print itself`() async throws {
        let test = try TestVault()
        let secret = try await test.vault.access.grant(.calendarFeed, to: test.unlocked(), details: [])
        var dumped = ""
        dump(secret, to: &dumped)
        for printed in ["\(secret)", String(reflecting: secret), dumped] { #expect(!printed.contains(secret.text)) }
    }

    @Test(arguments: ["", "A", String(repeating: "A", count: 42) + "B", String(repeating: "+", count: 43)])
    func `what is not a secret of ours is none`(text: String) {
        #expect(AccessSecret(text: text) == nil)
    }

    private static func base64(_ text: String) -> String {
        text.replacing("-", with: "+").replacing("_", with: "/") + "="
    }
}
