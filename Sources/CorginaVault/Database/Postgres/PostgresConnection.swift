import CorginaCore
import Foundation

/// One connection, used by one thread at a time.
final class PostgresConnection {
    private let library: LibPQ
    private let handle: OpaquePointer
    private var prepared: [Statement: String] = [:]
    private var tables: Set<String> = []
    private var cursors = 0
    private let patience: Duration?
    private var hasWaitedTooLong = false

    /// A statement is prepared once for each kinds of arguments.
    private struct Statement: Hashable {
        let sql: String
        let types: [UInt32]
    }

    /// - Parameter patience: how long an answer is waited for before the connection counts as lost; `nil` for ever.
    /// - Throws: `databaseNotReachable`.
    init(_ address: PostgresAddress, patience: Duration? = nil) throws(VaultError) {
        let library = address.library
        self.patience = patience
        self.library = library
        let options = address.options.sorted { $0.key < $1.key }
        let opened = Self.withTexts(options.map(\.key)) { keys in
            Self.withTexts(options.map(\.value)) { library.connect(keys, $0, 0) }
        }
        guard let opened else { throw .databaseNotReachable }
        handle = opened
        // From here on `deinit` lets go of it, also when this throws.
        guard library.status(handle) == 0 else { throw .databaseNotReachable }
    }

    deinit { library.finish(handle) }

    /// Whether nothing more can be asked here.
    var isLost: Bool { hasWaitedTooLong || library.status(handle) != 0 }

    /// Whether a transaction is open in which nothing has failed. One in which something has is taken back by `COMMIT`, without an error.
    var canCommit: Bool { library.transactionStatus(handle) == Self.inTransaction }

    private static let inTransaction: CInt = 2

    /// Runs statements that have no arguments.
    func run(_ sql: String) throws { _ = try PostgresResult(answer(library.run(handle, sql)), library) }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> PostgresResult {
        let name = try name(of: sql, arguments)
        let bytes = arguments.map(Self.binary)
        // Each begins somewhere in one run of bytes; one without bytes still begins, and nothing has no beginning.
        let whole = bytes.reduce(into: Data([0])) { $0 += $1 ?? Data() }
        let lengths = bytes.map { CInt($0?.count ?? 0) }
        let formats = [CInt](repeating: 1, count: arguments.count)
        let isSent = whole.withUnsafeBytes { buffer in
            var offset = 1
            let starts = bytes.map { argument -> UnsafePointer<CChar>? in
                guard let argument, let base = buffer.baseAddress else { return nil }
                defer { offset += argument.count }
                return (base + min(offset, buffer.count - 1)).assumingMemoryBound(to: CChar.self)
            }
            return library.execute(handle, name, CInt(arguments.count), starts, lengths, formats, 1)
        }
        return try PostgresResult(answer(isSent), library)
    }

    /// Rows of a query a few at a time.
    func forEachRow(_ sql: String, _ arguments: [SQLValue], _ visit: (SQLRow) throws -> Void) throws {
        cursors += 1
        let cursor = "corgina_\(cursors)"
        try run("DECLARE \(cursor) NO SCROLL CURSOR FOR \(PostgresDialect.filled(sql, arguments))")
        while true {
            let rows = try execute("FETCH \(Self.page) FROM \(cursor)", []).allRows()
            for row in rows { try visit(row) }
            if rows.count < Self.page { break }
        }
        try run("CLOSE \(cursor)")
    }

    func hasTable(_ name: String) throws -> Bool {
        guard !tables.contains(name) else { return true }
        let sql = """
            SELECT EXISTS (SELECT 1 FROM information_schema.tables
                WHERE table_schema = current_schema() AND table_name = ?)
            """
        let isThere = try execute(sql, [.text(name)]).allRows().first?.values == [.integer(1)]
        if isThere { tables.insert(name) }
        return isThere
    }

    /// After a transaction was taken back, what it made is gone.
    func forgetTables() { tables = [] }

    private func name(of sql: String, _ arguments: [SQLValue]) throws -> String {
        let statement = Statement(sql: sql, types: arguments.map { PostgresType($0).rawValue })
        if let name = prepared[statement] { return name }
        // The cursors' names are never the same again, and neither are statements about them.
        let isKept = !sql.hasPrefix("FETCH ") && prepared.count < Self.mostPrepared
        let name = isKept ? "s\(prepared.count + 1)" : ""
        let isSent = library.prepare(
            handle, name, PostgresDialect.numbered(sql), CInt(statement.types.count), statement.types)
        _ = try PostgresResult(answer(isSent), library)
        if !name.isEmpty { prepared[statement] = name }
        return name
    }

    /// The last of what is answered to what was sent; `nil` where nothing was sent, or nothing came in time.
    private func answer(_ isSent: CInt) -> OpaquePointer? {
        guard isSent == 1, !hasWaitedTooLong else { return nil }
        let end = patience.map { ContinuousClock.now + $0 }
        var last: OpaquePointer?
        while awaitInput(until: end), let result = library.nextResult(handle) {
            library.clear(last)
            last = result
        }
        guard !hasWaitedTooLong else {
            library.clear(last)
            return nil
        }
        return last
    }

    /// Whether a result can be asked for without waiting.
    private func awaitInput(until end: ContinuousClock.Instant?) -> Bool {
        while library.isBusy(handle) != 0 {
            // In milliseconds; less than nothing would wait for ever.
            let left = end.map { max(0, Int(nearest: ($0 - .now) / .milliseconds(1))) + 1 } ?? -1
            var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            switch poll(&descriptor, 1, CInt(clamping: left)) {
            case 0: hasWaitedTooLong = true
            // A signal came: it is waited on.
            case ..<0 where errno == EINTR: continue
            default: _ = library.consumeInput(handle)
            }
            if hasWaitedTooLong { return false }
        }
        return true
    }

    /// Few enough that so many photos fit into memory.
    private static let page = 16

    /// How many statements are kept prepared; what comes after is prepared each time.
    private static let mostPrepared = 500

    /// `nil` for nothing.
    private static func binary(_ value: SQLValue) -> Data? {
        switch value {
        case .null: nil
        case .integer(let number): Data(bigEndian: number)
        case .real(let number): Data(bigEndian: number.bitPattern)
        case .text(let text): Data(text.utf8)
        case .blob(let bytes): bytes
        }
    }

    /// An array of C texts with nothing after the last.
    private static func withTexts<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result?
    ) -> Result? {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { Foundation.free(copy) } }
        return (copies.map { $0.map { UnsafePointer($0) } } + [nil]).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap(body)
        }
    }
}

// MARK: What others tell

extension PostgresConnection {
    /// The socket, to wait at.
    var socket: CInt { library.socket(handle) }

    /// What was told since the last time; `nil` once the connection is lost.
    func notifications() -> [String]? {
        guard library.consumeInput(handle) == 1, !isLost else { return nil }
        var texts: [String] = []
        while let told = library.notification(handle) {
            // A `PGnotify` is a name, a process's number, and what was said.
            let text = told.load(fromByteOffset: 2 * MemoryLayout<Int>.size, as: UnsafePointer<CChar>?.self)
            texts.append(text.map { String(cString: $0) } ?? "")
            library.free(told)
        }
        return texts
    }
}
