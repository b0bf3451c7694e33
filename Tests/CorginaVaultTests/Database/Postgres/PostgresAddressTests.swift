import Foundation
import Testing

@testable import CorginaVault

/// Where a database may be, and how it is spoken to.
@Suite(.besidePostgres) struct PostgresAddressTests {
    @Test(arguments: [
        "host=127.0.0.1 dbname=corgina", "host=localhost", "host=/run/postgresql user=corgina", "host=::1",
        "postgresql://corgina@127.0.0.1:5433/corgina", "host=127.0.0.1,localhost",
    ])
    func `on this machine it is taken as it is`(text: String) throws {
        #expect(try PostgresAddress(text).options["channel_binding"] == nil)
    }

    @Test(arguments: [
        "host=db.example.org", "host=127.0.0.1,db.example.org", "host=127.example.org", "hostaddr=192.0.2.1",
        "host=127.0.0.1 hostaddr=192.0.2.1", "postgresql://db.example.org/corgina?sslmode=verify-full",
    ])
    func `elsewhere it is spoken to over TLS with its certificate checked, and a password is bound to that`(
        text: String
    ) throws {
        let options = try PostgresAddress(text).options
        #expect(options["sslmode"] == "verify-full")
        #expect(options["channel_binding"] == "require")
    }

    @Test(arguments: [
        "host=db.example.org sslmode=require", "host=db.example.org sslmode=disable", "host=192.0.2.1 sslmode=prefer",
        "dbname=corgina", "service=corgina", "host=127.0.0.1 service=corgina", "no address at all", "",
    ])
    func `what is less is refused with words`(text: String) {
        #expect {
            try PostgresAddress(text)
        } throws: { error in
            guard case VaultError.databaseAddressRefused(let words)? = error as? VaultError else { return false }
            return words.hasSuffix(".")
        }
    }

    @Test func `a file that others may read is not used`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/address"
        try Data("host=127.0.0.1 dbname=corgina\n".utf8).write(to: URL(filePath: path))
        #expect(chmod(path, 0o640) == 0)
        #expect(throws: VaultError.self) { try PostgresAddress(file: path) }
        #expect(chmod(path, 0o600) == 0)
        #expect(try PostgresAddress(file: path).options["dbname"] == "corgina")
        #expect(throws: VaultError.self) { try PostgresAddress(file: folder.path + "/none") }
    }
}
