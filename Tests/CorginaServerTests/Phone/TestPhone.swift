import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import Testing

@testable import CorginaPhoneStore
@testable import CorginaServer
@testable import CorginaVault

/// An iPhone: a file, a Keychain and a line to the server.
final class TestPhone {
    static let passphrase = TestBrowser.passphrase
    static let today = CalendarDay("2026-03-10")

    let file = FileManager.default.temporaryDirectory.appending(path: "phone-\(UUID().uuidString).sqlite").path
    let line: PhoneLine
    let number: Int
    private(set) var keychain: Data
    private(set) var store: PhoneStore
    private(set) var sync: PhoneSync
    private var count = 0

    /// With the one entry that every phone begins with.
    init(_ server: TestServer, _ number: Int = 1) throws {
        let (line, bytes) = (PhoneLine(server.browser()), PhoneKey.randomBytes())
        let key = try #require(PhoneKey(bytes))
        let store = try PhoneStore(at: file, key: key)
        (self.line, self.number, keychain) = (line, number, bytes)
        self.store = store
        sync = PhoneSync(store, line.transport)
        try log("Profile \(number)")
    }

    deinit { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + end) } }

    func admission() throws -> PhoneAdmission {
        let work = try #require(PhoneWork(log2Cost: 4, block: 1, parallel: 1))
        return PhoneAdmission(
            store, address: "https://example.org", today: try #require(Self.today), work: work, line.transport)
    }

    /// The app ends, whatever it was at, and is opened again.
    func restart(keepingKey: Bool = true) throws {
        store = try PhoneStore(at: file, key: #require(PhoneKey(keychain)))
        if keepingKey, let key = try store.keyToKeep() {
            keychain = key
            try store.keyIsKept()
        }
        sync = PhoneSync(store, line.transport)
    }

    // MARK: What she does

    @discardableResult
    func log(_ words: String, about record: RecordID? = nil) throws -> JournalEntry {
        count += 1
        let moment = Moment(secondsSinceEpoch: 1_773_160_200 + Int64(count), utcOffset: -14_400)
        let id = record ?? RecordID(high: UInt64(number), low: UInt64(count))
        let event = HealthEvent(id: id, moment: moment, details: .note, notes: words)
        let entry = JournalEntry(
            id: EntryID(high: UInt64(number), low: UInt64(count)), recordedAt: moment, device: "iPhone",
            change: .putEvent(event))
        _ = try store.perform([.append([entry], discarding: nil)])
        return entry
    }

    func seal(_ name: String = "maja") async throws {
        let proof = try await admission().seal(name: name, passphrase: Self.passphrase)
        _ = await sync.settle(proof)
    }

    func open(
        _ name: String = "maja", with secret: PhoneSecret = .passphrase(TestPhone.passphrase), next: String? = nil
    ) async throws {
        _ = try await admission().open(name: name, with: secret, next: next)
        try restart()
    }

    @discardableResult
    func settle() async throws -> PhoneSync.Outcome { try #require(await sync.settle()) }

    // MARK: What she sees

    var entries: [JournalEntry?] { get throws { try store.entries() } }

    var standing: SealedStanding { get throws { try #require(try store.sealedStanding()) } }

    /// What she wrote, in the order of the journal.
    var words: [String] {
        get throws {
            try entries.map { entry in
                guard case .putEvent(let event) = entry?.change else { return "?" }
                return event.notes
            }
        }
    }
}
