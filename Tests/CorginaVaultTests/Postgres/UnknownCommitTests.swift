import Foundation
import Testing

@testable import CorginaVault

/// The way to the database is lost while a commit is on it: nobody knows whether it was kept.
@Suite(.besidePostgres)
struct UnknownCommitTests {
    private let now = TestVault.now

    @Test func `a commit that was kept and whose answer was lost is not done twice`() async throws {
        let (test, relay, address) = try begun()
        let journal = try await test.unlocked()
        _ = try await journal.append(Sample.entries(1...3))
        relay.arm()
        await #expect(throws: VaultError.interrupted) { try await journal.append([Sample.entry(4)]) }
        #expect(relay.cutCount == 1)
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM journal", on: address) == [4])
        // Whoever sends it again, as a device does that heard nothing, has it once.
        _ = try await journal.append([Sample.entry(4)])
        _ = try await journal.append([Sample.entry(5)])
        let result = try await test.vault.verify()
        #expect(result.isSound && result.entries == 5)
    }

    @Test func `a commit that was not kept is told the same way, and can be done again`() async throws {
        let address = try TestPostgres.fresh()
        let test = try TestVault(on: address)
        let journal = try await test.unlocked()
        // What commits waits, and is ended there.
        try TestPostgres.run(
            """
            CREATE FUNCTION ended() RETURNS trigger LANGUAGE plpgsql AS
                'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
            CREATE CONSTRAINT TRIGGER ended AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION ended()
            """, on: address)
        await #expect(throws: VaultError.interrupted) { try await journal.append([Sample.entry(1)]) }
        #expect(try TestPostgres.numbers("SELECT COUNT(*) FROM journal", on: address) == [0])
        try TestPostgres.run("DROP TRIGGER ended ON journal", on: address)
        _ = try await journal.append([Sample.entry(1)])
        #expect(try await test.vault.verify().entries == 1)
    }

    /// A vault that speaks to its database by way of a relay; with the way around it.
    private func begun() throws -> (TestVault, CuttingRelay, PostgresAddress) {
        let address = try TestPostgres.fresh()
        let port = try #require(address.options["port"].flatMap { Int($0) })
        let relay = try CuttingRelay(to: port)
        return (try TestVault(on: TestPostgres.same(as: address, byPort: relay.port)), relay, address)
    }
}
