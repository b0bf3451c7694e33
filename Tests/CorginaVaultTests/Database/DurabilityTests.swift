import Testing

@testable import CorginaVault

@Suite struct DurabilityTests {
    @Test func `the writing connection syncs every commit, and wipes what it deletes`() async throws {
        let test = try TestVault()
        for (pragma, value) in [("synchronous", 2), ("secure_delete", 1), ("temp_store", 2)] {
            let found = try await test.vault.database.write { try $0.value(Int.self, "PRAGMA \(pragma)") }
            #expect(found == value, "\(pragma)")
        }
        #expect(try await test.vault.database.write { try $0.value(String.self, "PRAGMA journal_mode") } == "wal")
    }
}
