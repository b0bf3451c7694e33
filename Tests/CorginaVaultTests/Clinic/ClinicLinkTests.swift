import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

/// Links for the clinic on the disk.
struct ClinicLinkTests {
    private let now = TestVault.now
    private let files = Array("eyJhbGciOiJkaXIi..sealed".utf8)

    private func put(
        _ test: TestVault, _ journal: UnlockedJournal, hours: Int = 24, openings: Int = 3, pin: String? = nil,
        details: [UInt8] = [7]
    ) async throws -> ClinicSecret {
        let secret = ClinicLinks.newSecret()
        try await test.vault.clinic.put(
            files, behind: secret, until: now.advanced(bySeconds: hours * 3_600), openings: openings, pin: pin,
            of: journal, details: details, at: now)
        return secret
    }

    private func rows(_ test: TestVault) throws -> Int {
        try test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM clinic") ?? -1 }
    }

    @Test func `what was put behind a link is fetched as often as was said, and then erased`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await put(test, journal, openings: 2)
        for _ in 0..<2 {
            #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .opened(files))
        }
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .gone)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT SUM(LENGTH(files)) FROM clinic") } == 0)
        let link = try #require(try await test.vault.clinic.all(of: journal, at: now).first)
        #expect(link.details == [7])
        #expect(link.tally(secret)?.openings == 2 && link.tally(secret)?.isUsedUp == true)
    }

    @Test func `many who ask at once get it no more often than was said`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await put(test, journal, openings: 3)
        let vault = test.vault
        let (files, now) = (files, now)
        let opened = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 {
                group.addTask { try await vault.clinic.open(secret, pin: nil, at: now) == .opened(files) }
            }
            return try await group.reduce(into: 0) { count, isOpened in count += isOpened ? 1 : 0 }
        }
        #expect(opened == 3)
    }

    @Test func `a PIN is asked for, and five wrong ones end the link and erase it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let secret = try await put(test, journal, pin: "4711")
        let vault = test.vault
        #expect(try await vault.clinic.open(secret, pin: nil, at: now) == .pin(remaining: 5))
        #expect(try await vault.clinic.open(secret, pin: "4711", at: now) == .opened(files))
        for (seconds, remaining) in [(1, 4), (100, 3), (200, 2), (300, 1), (400, 0)] {
            let then = now.advanced(bySeconds: seconds)
            #expect(try await vault.clinic.open(secret, pin: "0000", at: then) == .pin(remaining: remaining))
        }
        let later = now.advanced(bySeconds: 500)
        #expect(try await vault.clinic.open(secret, pin: "4711", at: later) == .gone)
        #expect(try test.tamper { try Int.fetchOne($0, sql: "SELECT SUM(LENGTH(files)) FROM clinic") } == 0)
    }

    @Test func `what is over is gone for who asks, and then from the disk`() async throws {
        let folder = try TemporaryFolder()
        let test = try TestVault(in: folder)
        let journal = try await test.unlocked()
        let asked = try await put(test, journal, hours: 1)
        _ = try await put(test, journal, hours: 2)
        let bytes = try #require(try test.tamper { try Data.fetchAll($0, sql: "SELECT files FROM clinic") }.first)
        let end = now.advanced(bySeconds: 3_600)
        #expect(try await test.vault.clinic.open(asked, pin: nil, at: end.advanced(bySeconds: -1)) == .opened(files))
        #expect(try await test.vault.clinic.open(asked, pin: nil, at: end) == .gone)
        #expect(try rows(test) == 1)
        try await test.vault.clinic.eraseEnded(at: end)
        #expect(try rows(test) == 1)
        try await test.vault.clinic.eraseEnded(at: end.advanced(bySeconds: 3_600))
        #expect(try rows(test) == 0)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let stored = FileManager.default.contents(atPath: folder.path + "/" + file) ?? Data()
            #expect(stored.firstRange(of: bytes.prefix(64)) == nil, "\(file)")
        }
    }

    @Test func `the disk holds neither secret nor PIN, and what lies there opens with the secret alone`() async throws {
        let folder = try TemporaryFolder()
        let test = try TestVault(in: folder)
        let journal = try await test.unlocked()
        let secret = try await put(test, journal, pin: "83920174")
        _ = try await test.vault.clinic.open(secret, pin: "83920174", at: now)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let stored = FileManager.default.contents(atPath: folder.path + "/" + file) ?? Data()
            for word in [secret.text, "83920174", "eyJhbGciOiJkaXIi"] {
                #expect(stored.firstRange(of: Data(word.utf8)) == nil, "\(file)")
            }
        }
        #expect(try await test.vault.clinic.open(ClinicLinks.newSecret(), pin: "83920174", at: now) == .gone)
        let link = try #require(try await test.vault.clinic.all(of: journal, at: now).first)
        #expect(link.tally(ClinicLinks.newSecret()) == nil)
    }

    @Test func `sizes say little: a short report and one three times as long take the same room`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        for count in [900, 2_700] {
            try await test.vault.clinic.put(
                [UInt8](repeating: 1, count: count), behind: ClinicLinks.newSecret(),
                until: now.advanced(bySeconds: 60),
                openings: 1, pin: count > 1_000 ? "1234" : nil, of: journal, details: [], at: now)
        }
        let sizes = try test.tamper {
            try Row.fetchAll($0, sql: "SELECT LENGTH(files), LENGTH(tally), LENGTH(details) FROM clinic").map { row in
                [row[0], row[1], row[2]] as [Int]
            }
        }
        #expect(sizes.count == 2 && sizes[0] == sizes[1])
    }

    @Test func `another account sees none of hers and ends none`() async throws {
        let test = try TestVault()
        let (ada, grace) = (try await test.unlocked(), try await test.unlocked(name: "grace"))
        let secret = try await put(test, ada)
        let link = try #require(try await test.vault.clinic.all(of: ada, at: now).first)
        #expect(try await test.vault.clinic.all(of: grace, at: now).isEmpty)
        try await test.vault.clinic.end(link.id, of: grace)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .opened(files))
        try await test.vault.clinic.end(link.id, of: ada)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .gone)
    }

    @Test func `ten are the most, and what is over makes room`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        for _ in 0..<ClinicLinks.most { _ = try await put(test, journal, hours: 1) }
        await #expect(throws: VaultError.clinicLinksFull) { try await put(test, journal) }
        let later = now.advanced(bySeconds: 3_600)
        try await test.vault.clinic.put(
            files, behind: ClinicLinks.newSecret(), until: later.advanced(bySeconds: 60), openings: 1, pin: nil,
            of: journal, details: [], at: later)
        #expect(try rows(test) == 1)
    }

    @Test func `four megabytes are the most`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        await #expect(throws: VaultError.clinicLinkTooLarge) {
            try await test.vault.clinic.put(
                [UInt8](repeating: 0, count: 4 << 20 + 1), behind: ClinicLinks.newSecret(),
                until: now.advanced(bySeconds: 60), openings: 1, pin: nil, of: journal, details: [], at: now)
        }
    }

    enum Ending: CaseIterable { case everywhere, passphrase, recovery, key, erasing }

    @Test(arguments: Ending.allCases)
    func `what ends all accesses ends links too`(ending: Ending) async throws {
        let test = try TestVault()
        let made = try await test.vault.accounts.create(name: "ada", passphrase: TestVault.passphrase, at: now)
        let journal = try #require(try await test.vault.unlock(made.secret, at: now))
        let secret = try await put(test, journal)
        switch ending {
        case .everywhere: try await test.vault.sessions.endAll(of: journal)
        case .passphrase:
            _ = try await test.vault.credentials.changePassphrase(
                of: journal, from: TestVault.passphrase, to: "another set of quiet words", at: now)
        case .recovery:
            _ = try await test.vault.credentials.recover(
                name: "ada", code: made.recoveryCode.text, newPassphrase: TestVault.passphrase, from: nil, at: now)
        case .key: _ = try await test.renewKey(of: journal)
        case .erasing: try await test.vault.accounts.erase(journal)
        }
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .gone)
        #expect(try rows(test) == 0)
    }

    @Test func `a backup has none`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await put(test, journal)
        let path = try TemporaryFolder()
        let file = path.path + "/backup.sqlite"
        _ = try await Backup.make(of: StoredVault(folder: test.folder.path), at: file)
        let count = try await DatabaseQueue(path: file).read {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM clinic")
        }
        #expect(count == 0)
    }

    @Test func `a flipped bit opens nothing and ends the server for nobody`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        for column in ["tally", "files"] {
            let secret = try await put(test, journal)
            try test.tamper { db in
                let sealed = try #require(try Data.fetchOne(db, sql: "SELECT \(column) FROM clinic"))
                var bytes = Array(sealed)
                bytes[20] ^= 1
                try db.execute(sql: "UPDATE clinic SET \(column) = ?", arguments: [Data(bytes)])
            }
            #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .gone, "\(column)")
            try test.tamper { try $0.execute(sql: "DELETE FROM clinic") }
        }
    }
}
