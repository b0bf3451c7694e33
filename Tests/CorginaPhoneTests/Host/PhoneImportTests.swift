import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaPhone

/// A whole diary from a file.
@Suite struct PhoneImportTests {
    private static let now = PhoneSamples.moment(PhoneSamples.day, 9)

    private static let entries: [JournalEntry] = [PhoneSamples.profile(), PhoneSamples.visit(1, at: now)].enumerated()
        .map {
            JournalEntry(
                id: EntryID(high: 1, low: UInt64($0.offset)), recordedAt: now, device: "iPhone", change: $0.element)
        }

    @Test(arguments: [ExportKind.json, .csv])
    func `what was exported comes in as it was`(kind: ExportKind) throws {
        let file = try PhoneImport(PhoneTakeout(kind, of: Self.entries, at: Self.now).bytes)
        #expect(file.entries == Self.entries)
    }

    @Test func `entries that are twice in the file count once`() throws {
        let file = try PhoneImport(PhoneTakeout(.json, of: Self.entries + Self.entries, at: Self.now).bytes)
        #expect(file.result(added: 2).words == "2 entries added.")
        #expect(file.result(added: 1).words == "1 entry added; 1 was here already.")
        #expect(file.result(added: 0).words == "All 2 entries were here already.")
    }

    @Test(arguments: [[], Array("{}".utf8), Array("name,when\n".utf8), [UInt8](repeating: 0xFF, count: 9)])
    func `what is no export is refused with what to do`(bytes: [UInt8]) {
        #expect {
            try PhoneImport(bytes)
        } throws: { error in
            (error as? PhoneImportError)?.description.isEmpty == false
        }
    }

    @Test func `a file that is too large is not looked into`() {
        let bytes = [UInt8](repeating: 0x20, count: (PhoneImport.megabytes << 20) + 1)
        #expect(throws: PhoneImportError.tooLarge) { try PhoneImport(bytes) }
    }
}
