import Foundation

extension VaultFolder {
    /// Clears the place for a restored diary: a database that a server began, and in which nobody has an account, is set aside.
    ///
    /// Only for whoever holds the folder.
    ///
    /// - Returns: where it lies now; `nil` when there was none.
    /// - Throws: `diaryThere` when it holds an account or an entry, `notACorginaDatabase`, `madeByNewerCorgina`.
    func setUnusedDatabaseAside() throws(VaultError) -> String? {
        guard try DatabaseHeader(path: database) != nil else {
            try removeEmptyDatabase()
            return nil
        }
        try Schema.check(fileAt: database)
        guard try isUnused() else { throw .diaryThere }
        let place = try freePlace()
        guard rename(database, place) == 0 else { throw .folderNotUsable }
        return place
    }

    /// Undoes ``setUnusedDatabaseAside()`` when nothing could be restored after all.
    func takeBack(_ place: String) throws(VaultError) {
        guard rename(place, database) == 0 else { throw .folderNotUsable }
    }

    /// Looks into it, and empties its log into the file, which can then be moved by itself.
    private func isUnused() throws(VaultError) -> Bool {
        let file = try SQLiteFile(changing: database)
        let isUnused = try file.change { db in
            guard try Self.isUnused(db) else { return false }
            try db.execute("PRAGMA journal_mode = DELETE")
            return true
        }
        try file.close()
        return isUnused
    }

    private static func isUnused(_ db: Database) throws -> Bool {
        // A first start that was cut off leaves a database without tables.
        guard try db.hasTable("account") else { return true }
        return try ServerKey.isUnused(db)
    }

    private func freePlace() throws(VaultError) -> String {
        for number in 1...99 {
            let place = path + "/corgina-set-aside-\(number).sqlite"
            if access(place, F_OK) != 0 { return place }
        }
        throw .folderNotUsable
    }

    /// Takes away a database file in which there is nothing, as an opening that was cut off leaves.
    private func removeEmptyDatabase() throws(VaultError) {
        for name in [database, database + "-wal", database + "-shm"] where FileManager.default.fileExists(atPath: name)
        {
            guard unlink(name) == 0 else { throw .folderNotUsable }
        }
    }
}
