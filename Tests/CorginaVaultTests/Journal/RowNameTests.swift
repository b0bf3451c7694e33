import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// What stands in the clear beside sealed bytes: names nobody without the key can tell the origin of.
@Suite struct RowNameTests {
    /// The entry a shortcut's sentence was named after, before names had a key.
    private static let guess: EntryID = {
        let hash = Data(SHA256.hash(data: Data("corgina sent entry 0123 0".utf8)))
        return EntryID(high: hash.bigEndianWord(at: 0), low: hash.bigEndianWord(at: 8))
    }()

    private func entry(_ id: EntryID) -> JournalEntry {
        JournalEntry(
            id: id, recordedAt: TestVault.now, device: "Siri",
            change: .putEvent(
                HealthEvent(id: RecordID(high: 1, low: 1), moment: TestVault.now, details: .note, notes: "bleeding")))
    }

    @Test func `whoever guesses what an id was made from finds it nowhere, nor can check it`() async throws {
        let test = try TestVault()
        let journal = try await test.unlocked()
        _ = try await journal.append([entry(Self.guess)])
        #expect(try await journal.known([Self.guess]) == [Self.guess])
        #expect(try test.folder.allBytes().range(of: Data(Self.guess.bytes)) == nil)
        let row = try #require(try await test.vault.journals.read(journal.id, after: 0, limit: 1).first)
        #expect(row.name.bytes != Data(Self.guess.bytes))
        // The chain without a key is no way round: it holds with the name alone.
        let guessed = try #require(EntryName(bytes: Self.guess.bytes))
        #expect(JournalHead.empty(journal.id).appending(entry: guessed, sealed: row.sealed) != row.head)
        #expect(row.follows(.empty(journal.id)))
    }

    @Test func `the same id has another name in another diary, and under another key`() async throws {
        let test = try TestVault()
        let ada = try await test.unlocked(name: "ada")
        let grace = try await test.unlocked(name: "grace")
        for journal in [ada, grace] { _ = try await journal.append([entry(Self.guess)]) }
        let renewed = try #require(
            try await test.vault.unlock(test.renewKey(of: ada).secret, at: TestVault.now))
        #expect(Set([ada, grace, renewed].map { $0.seal.name(of: Self.guess) }).count == 3)
        // And is known there still: sent again it adds nothing.
        #expect(try await renewed.append([entry(Self.guess)]) == 1)
        #expect(try await renewed.appendOnce([entry(Self.guess)], after: renewed.head()) == false)
        #expect(try await renewed.entries().count == 1)
    }

    @Test func `drafts and entries of the same id have names that tell nothing of each other`() {
        let names = RowNames(.random())
        let id = RecordID(high: 3, low: 4)
        #expect(names.name(ofDraft: id) != names.name(of: EntryID(high: 3, low: 4)).bytes)
        #expect(names.name(ofDraft: id).count == 16)
    }
}
