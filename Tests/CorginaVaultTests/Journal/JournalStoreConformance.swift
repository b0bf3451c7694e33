import CorginaVault
import Foundation
import Testing

/// What every journal store must hold to. A new store is added to `stores` and nowhere else.
@Suite struct JournalStoreConformance {
    enum Kind {
        case inMemory, sqlite, postgres

        /// PostgreSQL where there is one beside these tests.
        static var stores: [Kind] { [.inMemory, .sqlite] + (TestPostgres.isThere ? [.postgres] : []) }
    }

    /// The store, and what keeps it alive.
    private func store(_ kind: Kind) throws -> (any JournalStore, TestVault?) {
        switch kind {
        case .inMemory: return (InMemoryJournalStore(), nil)
        case .sqlite:
            let vault = try TestVault()
            return (vault.vault.journals, vault)
        case .postgres:
            let vault = try TestVault(on: TestPostgres.fresh())
            return (vault.vault.journals, vault)
        }
    }

    private let journal = JournalID.random()
    private static let names = (UInt8(0)..<100).compactMap { EntryName(bytes: Data(count: 15) + [$0]) }

    private func chain(_ numbers: ClosedRange<UInt64>, after head: JournalHead) -> [SealedEntry] {
        var head = head
        return numbers.map { number in
            let name = Self.names[Int(number)]
            let sealed = Data("sealed \(number)".utf8)
            head = head.appending(entry: name, sealed: sealed)
            return SealedEntry(sequence: head.sequence, name: name, sealed: sealed, hash: head.hash)
        }
    }

    @Test(arguments: Kind.stores)
    func `an unknown journal is empty`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        #expect(
            try await store.look(for: [Self.names[1]], in: journal)
                == JournalState(head: .empty(journal), stored: [:]))
        #expect(try await store.read(journal, after: 0, limit: 10).isEmpty)
        #expect(try await store.journals(after: nil, limit: 10).isEmpty)
    }

    @Test(arguments: Kind.stores)
    func `what is appended is read back in order, from anywhere, in pages`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let entries = chain(1...10, after: .empty(journal))
        #expect(try await store.append(Array(entries[..<4]), to: journal, after: .empty(journal)) == .appended)
        #expect(try await store.append(Array(entries[4...]), to: journal, after: entries[3].head) == .appended)
        #expect(try await store.read(journal, after: 0, limit: 100) == entries)
        #expect(try await store.read(journal, after: 7, limit: 2) == Array(entries[7..<9]))
        #expect(try await store.read(journal, after: 10, limit: 2).isEmpty)
        #expect(try await store.look(for: [], in: journal).head == entries[9].head)
    }

    @Test(arguments: Kind.stores)
    func `its sealed bytes are counted, from anywhere`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        #expect(try await store.byteCount(of: journal, after: 0, through: 10) == 0)
        let entries = chain(1...10, after: .empty(journal))
        _ = try await store.append(entries, to: journal, after: .empty(journal))
        // "sealed 1" has 8 bytes, "sealed 10" 9.
        #expect(try await store.byteCount(of: journal, after: 0, through: 10) == 81)
        #expect(try await store.byteCount(of: journal, after: 8, through: 9) == 8)
        #expect(try await store.byteCount(of: journal, after: 9, through: 12) == 9)
        #expect(try await store.byteCount(of: journal, after: 10, through: 12) == 0)
        #expect(try await store.byteCount(of: .random(), after: 0, through: 10) == 0)
    }

    @Test(arguments: Kind.stores)
    func `entries looked for are found with their sequences`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let entries = chain(1...3, after: .empty(journal))
        _ = try await store.append(entries, to: journal, after: .empty(journal))
        let state = try await store.look(for: [entries[1].name, Self.names[99]], in: journal)
        #expect(state.stored == [entries[1].name: 2])
        #expect(try await store.look(for: [entries[1].name], in: .random()).stored.isEmpty)
    }

    @Test(arguments: Kind.stores)
    func `an append after another head is refused whole`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let entries = chain(1...2, after: .empty(journal))
        _ = try await store.append(entries, to: journal, after: .empty(journal))
        #expect(
            try await store.append(chain(3...4, after: .empty(journal)), to: journal, after: .empty(journal))
                == .refused)
        #expect(
            try await store.append(chain(3...4, after: entries[0].head), to: journal, after: entries[0].head)
                == .refused)
        #expect(try await store.read(journal, after: 0, limit: 10) == entries)
    }

    @Test(arguments: Kind.stores)
    func `an entry id is stored once`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let entries = chain(1...2, after: .empty(journal))
        _ = try await store.append(entries, to: journal, after: .empty(journal))
        let again = chain(2...3, after: entries[1].head)
        #expect(try await store.append(again, to: journal, after: entries[1].head) == .refused)
        #expect(try await store.read(journal, after: 0, limit: 10) == entries)
    }

    @Test(arguments: Kind.stores)
    func `entries that do not chain are an error`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let entries = chain(1...3, after: .empty(journal))
        await #expect(throws: VaultError.self) {
            try await store.append([entries[0], entries[2]], to: journal, after: .empty(journal))
        }
        #expect(try await store.read(journal, after: 0, limit: 10).isEmpty)
    }

    @Test(arguments: Kind.stores)
    func `journals do not see each other, and erasing one leaves the others`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let other = JournalID.random()
        let mine = chain(1...2, after: .empty(journal))
        let theirs = chain(1...1, after: .empty(other))
        _ = try await store.append(mine, to: journal, after: .empty(journal))
        _ = try await store.append(theirs, to: other, after: .empty(other))
        let sorted = [journal, other].sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        #expect(try await store.journals(after: nil, limit: 10) == sorted)
        #expect(try await store.journals(after: sorted[0], limit: 10) == [sorted[1]])
        try await store.erase(journal)
        #expect(try await store.read(journal, after: 0, limit: 10).isEmpty)
        #expect(try await store.read(other, after: 0, limit: 10) == theirs)
        #expect(try await store.look(for: [], in: journal).head == .empty(journal))
    }

    @Test(arguments: Kind.stores)
    func `of many appends after one head exactly one gets through`(kind: Kind) async throws {
        let (store, keep) = try store(kind)
        defer { withExtendedLifetime(keep) {} }
        let appended = try await withThrowingTaskGroup(of: AppendOutcome.self) { group in
            for number in 1...16 as ClosedRange<UInt64> {
                let entries = chain(number...number, after: .empty(journal))
                group.addTask { try await store.append(entries, to: journal, after: .empty(journal)) }
            }
            return try await group.reduce(0) { $0 + ($1 == .appended ? 1 : 0) }
        }
        #expect(appended == 1)
        #expect(try await store.read(journal, after: 0, limit: 100).count == 1)
    }
}
