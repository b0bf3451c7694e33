import CorginaCore
import CorginaJournal
import CorginaVault
import Foundation
import Testing

/// What was written must not be found in the folder by anyone who looks.
@Suite struct SecrecyTests {
    @Test func `no word she wrote is in the folder's bytes, in any spelling`() async throws {
        let canary = "qzvkwmxjtrpldhgbnfcsyaeu"
        let test = try TestVault()
        let admission = try await test.vault.accounts.create(
            name: canary, passphrase: "\(canary) and more", at: TestVault.now)
        let journal = try #require(try await test.vault.unlock(admission.secret, at: TestVault.now))
        _ = try await journal.append(Self.everything(canary))
        try await journal.stage(Array(canary.utf8), as: RecordID(high: 0, low: 1))
        _ = try await test.vault.diaries.diary(for: journal)

        #expect(test.folder.files.contains("corgina.sqlite-wal"))
        for bytes in [try test.folder.allBytes(), try Self.afterFlush(test)] {
            for spelling in Self.spellings(canary) { #expect(bytes.range(of: spelling) == nil) }
            #expect(bytes.range(of: Data(admission.recoveryCode.text.utf8)) == nil)
            // The search itself works: this is there.
            #expect(bytes.range(of: Data("CREATE TABLE journal".utf8)) != nil)
        }
    }

    /// The word in every field an entry has.
    private static func everything(_ word: String) -> [JournalEntry] {
        let moment = TestVault.now
        let item = FoodItem(
            name: word, foodCode: word, quantity: 1, portion: word, grams: Grams(1), nutrients: .zero, source: .manual,
            isEstimated: false)
        let details: [HealthEvent.Details] = [
            .meal(Meal(name: word, type: .lunch, items: [item])), .hydration(Drink(name: word, volume: .cup)),
            .supplement(SupplementIntake(name: word, dose: word, count: 1)),
            .symptom(SymptomReport(name: word, severity: 1)), .appointment(Appointment(title: word)), .note,
        ]
        let events = details.enumerated().map { index, details in
            Change.putEvent(
                HealthEvent(
                    id: RecordID(high: 0, low: UInt64(index)), moment: moment, details: details, notes: word,
                    tags: [word]))
        }
        let changes = events + [.putProfile(Profile(firstName: word, timeZone: word))]
        return changes.enumerated().map { index, change in
            JournalEntry(id: EntryID(high: 0, low: UInt64(index)), recordedAt: moment, device: word, change: change)
        }
    }

    private static func spellings(_ word: String) -> [Data] {
        let utf8 = Data(word.utf8)
        let utf16 = word.utf16.reduce(into: Data()) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
        let hex = Data(utf8.map { String($0, radix: 16) }.joined().utf8)
        // Base 64 of the word at each of the three alignments, without the letters its neighbours share.
        let base64 = (0..<3).map { shift in
            Data((Data(count: shift) + utf8).base64EncodedString().utf8.dropFirst(4).prefix(20))
        }
        return [utf8, Data(word.uppercased().utf8), utf16, hex] + base64
    }

    private static func afterFlush(_ test: TestVault) throws -> Data {
        try test.vault.close()
        return try test.folder.allBytes()
    }
}
