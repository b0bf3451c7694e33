import CorginaCore
import Testing

@testable import CorginaVault

/// One of the processes of a day: its way to the database, its vault, and a clock that is wrong.
struct DayProcess: Sendable {
    private let relay: CuttingRelay
    private let test: TestVault
    private let secondsAhead: Int

    var vault: Vault { test.vault }

    init(on address: PostgresAddress, secondsAhead: Int, in folder: TemporaryFolder? = nil) throws {
        let port = try #require(address.options["port"].flatMap { Int($0) })
        relay = try CuttingRelay(to: port)
        test = try TestVault(on: TestPostgres.same(as: address, byPort: relay.port), in: folder)
        self.secondsAhead = secondsAhead
    }

    func time(_ now: Moment) -> Moment { now.advanced(bySeconds: secondsAhead) }

    /// Ends it where it stands: the database hears nothing more of it, and who waits is not answered.
    func kill() { relay.cutForGood() }

    /// Returns once the database has seen it go: what it had sent before that may still be done.
    func awaitGone(from address: PostgresAddress) throws {
        let ports = relay.portsUsed.map(String.init).joined(separator: ", ")
        let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE client_port IN (\(ports))"
        let own = try PostgresConnection(address)
        while try Database(own).value(Int.self, sql) != 0 {}
    }

    /// What begins another in its folder, which may still be locked while the last of this one goes.
    var successor: (PostgresAddress) async throws -> DayProcess {
        let (folder, secondsAhead) = (test.folder, secondsAhead)
        return { address in
            for _ in 0..<100_000 {
                do {
                    return try DayProcess(on: address, secondsAhead: secondsAhead, in: folder)
                } catch VaultError.inUse {
                    await Task.yield()
                }
            }
            throw VaultError.inUse
        }
    }
}
