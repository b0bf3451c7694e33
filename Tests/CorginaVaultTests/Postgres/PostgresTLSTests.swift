import Foundation
import Testing

@testable import CorginaVault

/// Over TLS to a PostgreSQL that shows a certificate of its own making.
@Suite(.besidePostgresWithTLS)
struct PostgresTLSTests {
    /// As an address file would say it for another machine, which this one plays.
    private func address(host: String = "localhost", trusting certificate: String = "server") throws -> PostgresAddress
    {
        let folder = try #require(TestPostgres.certificates)
        let text = try #require(TestPostgres.text)
        return try PostgresAddress(
            """
            \(text) host=\(host) hostaddr=127.0.0.1 sslmode=verify-full channel_binding=require
            sslrootcert=\(folder)/\(certificate).crt
            """)
    }

    @Test func `a certificate that is trusted and named is spoken to, and the password is bound to it`() throws {
        let sql = "SELECT COUNT(*) FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl"
        #expect(try TestPostgres.numbers(sql, on: address()) == [1])
    }

    @Test func `one that is not trusted, or is somebody else's, is not`() throws {
        for wrong in [try address(trusting: "other"), try address(host: "elsewhere.example")] {
            #expect(throws: VaultError.databaseNotReachable) { try PostgresConnection(wrong) }
        }
    }
}
