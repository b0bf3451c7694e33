import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct SessionTests {
    private let now = TestVault.now

    @Test func `a session outlives a restart, and so does what was written`() async throws {
        let folder = try TemporaryFolder()
        let secret = try await {
            let test = try TestVault(in: folder)
            let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
            let journal = try #require(try await test.vault.unlock(admission.secret, at: now))
            _ = try await journal.append([Sample.entry(1)])
            return admission.secret.cookieValue
        }()
        let test = try TestVault(in: folder)
        let cookie = try #require(SessionSecret(cookieValue: secret))
        let journal = try #require(try await test.vault.unlock(cookie, at: now))
        #expect(try await journal.entries().map(\.entry) == [Sample.entry(1)])
    }

    @Test func `every sign-in gives a fresh secret, and none is ever adopted`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        let secrets = try await (0..<4).asyncMap { _ in
            try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now).cookieValue
        }
        #expect(Set(secrets).count == 4)
        let foreign = try #require(SessionSecret(cookieValue: String(repeating: "A", count: 43)))
        #expect(try await test.vault.unlock(foreign, at: now)?.id == nil)
    }

    @Test func `what the table holds opens nothing`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let rows = try test.tamper { try Row.fetchAll($0, sql: "SELECT * FROM session") }
        #expect(rows.count == 1)
        let columns = rows[0].databaseValues.compactMap { Data.fromDatabaseValue($0) }.filter { $0.count >= 32 }
        #expect(columns.count == 4)
        for column in columns {
            // As a secret, as its hash already, and as the beginning of either.
            for candidate in [Data(column.prefix(32)), Data(column.suffix(32))] {
                let text = candidate.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
                    .replacing("=", with: "")
                let secret = try #require(SessionSecret(cookieValue: text))
                #expect(try await test.vault.unlock(secret, at: now)?.id == nil)
            }
        }
        let cookie = admission.secret.cookieValue
        let base64 = cookie.replacing("-", with: "+").replacing("_", with: "/") + "="
        let raw = try #require(Data(base64Encoded: base64))
        let bytes = try test.folder.allBytes()
        #expect(bytes.range(of: raw) == nil)
        #expect(bytes.range(of: Data(cookie.utf8)) == nil)
    }

    @Test(arguments: [
        (0, true), (29 * 86_400, true), (30 * 86_400 - 1, true), (30 * 86_400, false), (400 * 86_400, false),
        (-3_600, true), (-400 * 86_400, false),
    ])
    func `a session lasts thirty days, and a clock set back does not make it last for ever`(later: Int, opens: Bool)
        async throws
    {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try await test.vault.unlock(admission.secret, at: now.advanced(bySeconds: later))
        #expect((journal != nil) == opens)
    }

    @Test func `an end moved into the future opens nothing`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        try test.tamper { try $0.execute(sql: "UPDATE session SET expires_day = expires_day + 100") }
        #expect(try await test.vault.unlock(admission.secret, at: now)?.id == nil)
    }

    @Test func `sessions that have ended are cleared away at the next sign-in`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked()
        let later = now.advanced(bySeconds: 60 * 86_400)
        _ = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: later)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM session") } == 1)
    }

    @Test func `signing out ends one session and wipes its wrap from the disk`() async throws {
        let test = try TestVault()
        let first = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now).secret
        let sealed = try #require(try test.tamper { try Data.fetchOne($0, sql: "SELECT sealed FROM session") })
        let second = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let journal = try #require(try await test.vault.unlock(second, at: now))
        #expect(try await test.vault.sessions.count(of: journal, at: now) == 2)
        #expect(try test.folder.allBytes().range(of: sealed) != nil)

        try await test.vault.sessions.end(first, at: now)

        #expect(try await test.vault.unlock(first, at: now)?.id == nil)
        #expect(try await test.vault.unlock(second, at: now)?.id == journal.id)
        #expect(try await test.vault.sessions.count(of: journal, at: now) == 1)
        #expect(try test.folder.allBytes().range(of: sealed.suffix(48)) == nil)
    }

    @Test func `all sessions of an account end at once, and nobody else's`() async throws {
        let test = try TestVault()
        let ada = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now).secret
        let phone = try await test.vault.signIn(name: "ada", passphrase: TestVault.passphrase, from: nil, at: now)
        let grace = try await test.vault.accounts.create(name: "grace", passphrase: TestVault.passphrase, at: now)
            .secret
        try await test.vault.sessions.endAll(of: #require(try await test.vault.unlock(ada, at: now)))
        #expect(try await test.vault.unlock(ada, at: now)?.id == nil)
        #expect(try await test.vault.unlock(phone, at: now)?.id == nil)
        #expect(try await test.vault.unlock(grace, at: now) != nil)
    }

    @Test(arguments: [
        "", "A", String(repeating: "A", count: 42), String(repeating: "A", count: 44),
        String(repeating: "=", count: 43), String(repeating: "A", count: 42) + "B", String(repeating: "é", count: 43),
        String(repeating: "+", count: 43),
    ])
    func `what is not a cookie of ours is no secret`(text: String) {
        #expect(SessionSecret(cookieValue: text) == nil)
    }

    @Test func `a secret does not print itself`() async throws {
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let printed = "\(admission.secret) \(String(reflecting: admission.secret)) \(admission)"
        #expect(!printed.contains(admission.secret.cookieValue))
        var dumped = ""
        dump(admission.secret, to: &dumped)
        #expect(!dumped.contains("bytes"))
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
