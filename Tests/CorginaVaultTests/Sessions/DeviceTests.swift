import CorginaCore
import CorginaVault
import Foundation
import GRDB
import Testing

@Suite struct DeviceTests {
    private let now = TestVault.now

    private func twoDevices(_ test: TestVault) async throws -> (phone: SessionSecret, laptop: SessionSecret) {
        let phone = try await test.vault.accounts.create(
            name: "ada", passphrase: TestVault.passphrase, details: Array("my phone".utf8), at: now
        ).secret
        let laptop = try await test.vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, details: Array("my laptop".utf8), at: now)
        return (phone, laptop)
    }

    private func names(_ test: TestVault, _ journal: UnlockedJournal) async throws -> Set<String> {
        Set(try await test.vault.devices.all(of: journal, at: now).map { String(decoding: $0.details, as: UTF8.self) })
    }

    @Test func `every device is listed on each, and which one this is can be told`() async throws {
        let test = try TestVault()
        let (phone, laptop) = try await twoDevices(test)
        _ = try await test.unlocked(name: "grace")
        for (secret, name) in [(phone, "my phone"), (laptop, "my laptop")] {
            guard case .open(let session) = try await test.vault.sessions.open(secret, at: now) else {
                Issue.record("not open")
                return
            }
            #expect(String(decoding: session.device.details, as: UTF8.self) == name)
            #expect(try await names(test, session.journal) == ["my phone", "my laptop"])
            #expect(try await test.vault.devices.all(of: session.journal, at: now).contains(session.device))
        }
    }

    @Test func `what is kept about a device is nowhere in the clear, and of one size`() async throws {
        let test = try TestVault()
        let (phone, _) = try await twoDevices(test)
        let journal = try #require(try await test.vault.unlock(phone, at: now))
        let bytes = try test.folder.allBytes()
        #expect(bytes.range(of: Data("my phone".utf8)) == nil)
        let sizes = try test.tamper { try Int.fetchSet($0, sql: "SELECT length(details) FROM session") }
        #expect(sizes == [256 + 29])
        let device = try #require(try await test.vault.devices.all(of: journal, at: now).first)
        await #expect(throws: VaultError.detailsTooLong) {
            try await test.vault.devices.change(device, of: journal, details: Array(repeating: 1, count: 2_000))
        }
    }

    @Test func `ending one signs it out, wipes its wrap from the disk, and leaves the others`() async throws {
        let test = try TestVault()
        let (phone, laptop) = try await twoDevices(test)
        let journal = try #require(try await test.vault.unlock(phone, at: now))
        let wraps = try test.tamper { try Data.fetchSet($0, sql: "SELECT sealed FROM session") }
        let device = try #require(
            try await test.vault.devices.all(of: journal, at: now).first { $0.details == Array("my laptop".utf8) })

        try await test.vault.devices.end(device, of: journal)

        #expect(try await test.vault.unlock(laptop, at: now) == nil)
        #expect(try await names(test, journal) == ["my phone"])
        let left = try test.tamper { try Data.fetchSet($0, sql: "SELECT sealed FROM session") }
        let gone = try #require(wraps.subtracting(left).first)
        #expect(try test.folder.allBytes().range(of: gone.suffix(48)) == nil)
    }

    @Test func `another account can neither end, name nor list it`() async throws {
        let test = try TestVault()
        let (phone, _) = try await twoDevices(test)
        let hers = try #require(try await test.vault.unlock(phone, at: now))
        let other = try await test.unlocked(name: "grace")
        for device in try await test.vault.devices.all(of: hers, at: now) {
            try await test.vault.devices.end(device, of: other)
            try await test.vault.devices.change(device, of: other, details: [1])
        }
        #expect(try await names(test, hers) == ["my phone", "my laptop"])
        #expect(try await test.vault.devices.all(of: other, at: now).count == 1)
    }

    @Test func `a session the browser had ends with the sign-in that takes its place`() async throws {
        let test = try TestVault()
        _ = try await test.unlocked(name: "ada")
        let planted = try await test.vault.accounts.create(name: "eve", passphrase: TestVault.passphrase, at: now)
            .secret
        let fresh = try await test.vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, ending: planted, at: now)
        #expect(fresh.cookieValue != planted.cookieValue)
        #expect(try await test.vault.unlock(planted, at: now) == nil)
        #expect(try await test.vault.unlock(fresh, at: now) != nil)
    }
}
