/// What was erased, in a database that several processes share: the list in one process's folder is not there for the others.
enum ErasedRows {
    static func add(_ tombstones: Tombstones, to db: Database) throws {
        guard db.isShared else { return }
        for hash in tombstones.all {
            try db.execute("INSERT INTO erased (hash) VALUES (?) ON CONFLICT (hash) DO NOTHING", [hash])
        }
    }

    static func all(_ db: Database) throws -> Tombstones {
        guard db.isShared else { return Tombstones() }
        return Tombstones(text: try db.values(String.self, "SELECT hash FROM erased").joined(separator: "\n"))
    }
}
