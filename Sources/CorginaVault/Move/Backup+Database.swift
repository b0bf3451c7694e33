extension Backup {
    /// Puts a backup into a database in which there is nothing, by way of a folder for the while.
    ///
    /// - Returns: as ``restore(_:to:)-(String,String)``.
    /// - Throws: as that and ``Move/run(from:to:)-(String,PostgresAddress)``.
    public static func restore(_ path: String, to address: PostgresAddress) async throws(VaultError) -> Verification {
        let scratch = try ScratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        let folder = scratch.path + "/diary"
        let restored = try await restore(path, to: folder)
        try bringForward(folder)
        var result = try await Move.run(from: folder, to: address)
        result.erasedAccounts = restored.erasedAccounts
        return result
    }

    /// As a server would, with every migration since the backup was made. The folder is free again when this returns.
    private static func bringForward(_ folder: String) throws(VaultError) {
        try Vault.open(at: folder).close()
    }
}
