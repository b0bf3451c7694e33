import CorginaFoods
import Foundation
import GRDB

/// The file a table of products is built in. Nobody looks anything up in it; it remembers how far it is.
struct ProductWorkFile {
    let queue: DatabaseQueue
    private let path: String

    /// Goes on with what a build of just these files left, and otherwise begins anew.
    init(at path: String, sources: [ProductSource], stages: [ProductStage]) throws(ProductTableError) {
        self.path = path
        do {
            var queue = try Self.open(path)
            if try !queue.read({ try Self.isBuild(of: stages, $0) }) {
                try queue.close()
                Self.remove(path)
                queue = try Self.open(path)
                try queue.write { try Self.begin($0, sources, stages) }
            }
            self.queue = queue
        } catch { throw ProductTableError(storage: error) }
    }

    private static func open(_ path: String) throws -> DatabaseQueue {
        let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw ProductTableError.notUsable(path) }
        Foundation.close(descriptor)
        var configuration = Configuration()
        configuration.label = "products under way"
        configuration.prepareDatabase { db in
            // One build at a time.
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
            // What a power cut takes is read again; the file stays whole.
            try db.execute(sql: "PRAGMA journal_mode = WAL")
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
            try db.execute(sql: "PRAGMA cache_size = -65536")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    private static func isBuild(of stages: [ProductStage], _ db: Database) throws -> Bool {
        guard try db.tableExists("stage") else { return false }
        let rows = try Row.fetchAll(db, sql: "SELECT kind, source, path, bytes, changed FROM stage ORDER BY position")
        return rows.count == stages.count
            && zip(rows, stages).allSatisfy { row, stage in
                row[0] == stage.kind.rawValue && row[1] == stage.source && row[2] == stage.path
                    && row[3] == stage.bytes && row[4] == stage.changed
            }
    }

    private static func begin(_ db: Database, _ sources: [ProductSource], _ stages: [ProductStage]) throws {
        try db.execute(sql: ProductSchema.product)
        try db.execute(sql: ProductSchema.work)
        for (position, source) in sources.enumerated() {
            try db.execute(sql: "INSERT INTO source VALUES (?, ?, 0)", arguments: [position, source.rawValue])
        }
        for (position, stage) in stages.enumerated() {
            try db.execute(
                sql: "INSERT INTO stage VALUES (?, ?, ?, ?, ?, ?, NULL, FALSE)",
                arguments: [position, stage.kind.rawValue, stage.source, stage.path, stage.bytes, stage.changed])
        }
    }

    /// The file, its journal included.
    static func remove(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
    }
}

extension ProductWorkFile {
    /// Writes a compact copy of the finished table, which gets its name once it is whole and on the disk.
    func finish(as table: String) throws(ProductTableError) {
        let partial = table + ".partial"
        do {
            Self.remove(partial)
            let descriptor = Foundation.open(partial, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { throw ProductTableError.notUsable(partial) }
            Foundation.close(descriptor)
            // Here, because what the sorting of words leaves free in the file is not copied.
            try queue.write { db in
                try db.execute(sql: "DROP TABLE IF EXISTS branded")
                try WordListing.write(db)
            }
            try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [partial]) }
            try Self.complete(partial)
            try queue.close()
        } catch { throw ProductTableError(storage: error) }
        guard rename(partial, table) == 0 else { throw .notUsable(table) }
        Self.sync(URL(filePath: table).deletingLastPathComponent().path)
        Self.remove(path)
    }

    /// Marks it as a table of products, and takes out where on the owner's disk the files were.
    private static func complete(_ partial: String) throws {
        let copy = try DatabaseQueue(path: partial)
        try copy.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = DELETE")
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try db.inTransaction {
                try db.execute(sql: "DROP TABLE stage")
                try db.execute(sql: "PRAGMA application_id = \(ProductSchema.applicationID)")
                try db.execute(sql: "PRAGMA user_version = \(ProductSchema.version)")
                return .commit
            }
        }
        try copy.close()
        sync(partial)
    }

    private static func sync(_ path: String) {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        Foundation.close(descriptor)
    }
}
