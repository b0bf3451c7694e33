import CorginaCore
import CorginaVault
import Foundation
import Testing

@Suite struct OfflineKeyTests {
    @Test func `every session of a diary has its tag and key, and no other diary has either`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked(name: "ada")
        let secret = try await test.vault.signIn(
            name: "ada", passphrase: TestVault.passphrase, from: nil, at: TestVault.now)
        let again = try #require(try await test.vault.unlock(secret, at: TestVault.now))
        #expect(again.offlineTag == ada.offlineTag && again.offlineKey == ada.offlineKey)
        #expect(RecordID(ada.offlineTag) != nil && ada.offlineKey.utf8.count == 43)
        let berta = try await test.unlocked(name: "berta")
        #expect(berta.offlineTag != ada.offlineTag && berta.offlineKey != ada.offlineKey)
        #expect(!ada.offlineTag.contains(ada.id.description.prefix(8)))
    }

    @Test func `neither is anywhere in the folder`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let stored = try test.folder.allBytes()
        for word in [journal.offlineTag, journal.offlineKey] {
            #expect(stored.range(of: Data(word.utf8)) == nil)
        }
    }

    @Test func `what is delivered again adds nothing, even if it is read differently`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let head = try await journal.head()
        _ = try await journal.appendOnce([Sample.entry(1), Sample.entry(2)], after: head)
        _ = try await journal.appendOnce([Sample.entry(1), Sample.entry(2), Sample.entry(3)], after: head)
        _ = try await journal.appendOnce([Sample.entry(1), Sample.entry(4)], after: try await journal.head())
        #expect(try await journal.entries().map(\.entry) == Sample.entries(1...2))
        #expect(
            try await journal.known([Sample.entry(2).id, Sample.entry(3).id]) == [Sample.entry(2).id])
    }

    @Test func `delivered by many at once each is there once`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        let head = try await journal.head()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for turn in 0..<24 {
                let number = turn % 6 * 2 + 1
                group.addTask { _ = try await journal.appendOnce(Sample.entries(number...number + 1), after: head) }
            }
            try await group.waitForAll()
        }
        let read = try await journal.entries()
        #expect(read.count == 12 && Set(read.map(\.entry.id)).count == 12)
        // The two of one delivery stay together.
        for place in stride(from: 0, to: 12, by: 2) {
            #expect(read[place].entry.id.low + 1 == read[place + 1].entry.id.low)
        }
    }
}
