import GRDB

@testable import CorginaVault

extension GRDB.Database {
    /// The same connection in the vault's words, for tests that change its file from outside.
    var inVault: CorginaVault.Database { CorginaVault.Database(self) }
}
