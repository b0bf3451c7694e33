import Synchronization

/// A vault's rows in a PostgreSQL database, which other processes use too.
///
/// One connection writes, a few read. Writes that come together share a transaction (``PostgresGroupCommit``). Writes are serializable:
/// where two transactions would not have come out as one after the other, one is run again. So everything the vault looks at before it
/// writes still holds when it has written, in whichever process.
final class PostgresDatabase: VaultDatabase {
    private let address: PostgresAddress
    private let writing: PostgresLane
    private let writes: PostgresGroupCommit
    private let reading: [PostgresLane]
    private let lookUps: PostgresLane
    private let turn = Mutex(0)
    private let appended = Mutex(0)
    private let listener = Mutex<PostgresListener?>(nil)

    private static let readers = 4
    /// How long an answer of the database is waited for, in case it stands still or the way to it does. A write may wait 15 s for a lock;
    /// a look-up by key, with which every request begins, waits for nothing.
    private static let patience = (Duration.seconds(20), lookUp: Duration.seconds(5))

    /// - Parameter isPatient: whether answers are waited for however long they take, as whoever moves all of a vault does.
    /// - Throws: `databaseNotReachable`, `notACorginaDatabase`, `madeByNewerCorgina`.
    convenience init(_ address: PostgresAddress, isPatient: Bool = false) throws(VaultError) {
        // What is made anew may take as long as there are rows.
        let making = PostgresLane(address, "migrate")
        try Schema.migrate(making)
        making.close()
        self.init(unchecked: address, patience: isPatient ? nil : Self.patience)
    }

    /// One that is only read, of whatever version up to this one.
    ///
    /// - Throws: `nothingStored`, `madeByNewerCorgina`, `databaseNotReachable`.
    convenience init(reading address: PostgresAddress) throws(VaultError) {
        // Whoever reads all of it, for a backup or a move, waits.
        self.init(unchecked: address, patience: nil)
        try readNow { db in
            guard try db.hasTable("corgina") else { throw VaultError.nothingStored }
            guard try db.schemaVersion <= Schema.version else { throw VaultError.madeByNewerCorgina }
        }
    }

    private init(unchecked address: PostgresAddress, patience: (Duration, lookUp: Duration)?) {
        self.address = address
        writing = PostgresLane(address, "write", patience: patience?.0)
        writes = PostgresGroupCommit(writing)
        reading = (0..<Self.readers).map { PostgresLane(address, "read \($0)", patience: patience?.0) }
        lookUps = PostgresLane(address, "look up", patience: patience?.lookUp)
    }

    var isShared: Bool { true }

    /// The same database on connections of its own, only to be read.
    func other() throws(VaultError) -> PostgresDatabase { try PostgresDatabase(reading: address) }

    /// Reads on the thread that asks, for as long as it takes.
    func readNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        try reading[0].runHere(.reading) { try work(Database($0)) }
    }

    func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError) -> Value
    {
        let next = turn.withLock { turn in
            turn = (turn + 1) % Self.readers
            return turn
        }
        return try await reading[next].run(.reading) { try work(Database($0)) }
    }

    func readHere<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        try lookUps.runHere(.reading) { try work(Database($0)) }
    }

    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError)
        -> Value
    {
        try await writes.write { try work(Database($0)) }
    }

    func writeNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value {
        try writing.runHere(.writing) { try work(Database($0)) }
    }

    func probe() async throws(VaultError) {
        _ = try await writing.run(.trial) { try AccountRow.exist(Database($0)) }
    }

    // What is deleted leaves PostgreSQL's files when it cleans up behind itself, and its log when that is written over.
    func flush() async {}
    func flushNow() {}
    var isFlushPending: Bool { false }
    func flushed() async {}

    func noteAppended(_ count: Int) { appended.withLock { $0 += count } }

    var appendedEntries: Int { appended.withLock { $0 } }

    func announce(_ changes: [SharedChange]) async {
        _ = try? await writing.run(.writing) { connection in
            for change in changes {
                _ = try connection.execute(
                    "SELECT pg_notify(?, ?)", [.text(PostgresListener.channel), .text(change.text)])
            }
        }
    }

    func listen(_ hear: @escaping @Sendable (SharedChange?) -> Void) {
        let fresh = PostgresListener(address, hear: hear)
        fresh.begin()
        listener.withLock { listener in
            listener?.end()
            listener = fresh
        }
    }

    deinit { listener.withLock { $0 }?.end() }

    func close() throws(VaultError) {
        listener.withLock { $0 }?.end()
        for lane in [writing, lookUps] + reading { lane.close() }
    }
}

extension Database {
    init(_ connection: PostgresConnection) { self.init(PostgresEngine(connection: connection)) }
}
