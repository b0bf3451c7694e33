/// Where a vault's rows lie: the SQLite file in its folder, or a PostgreSQL database.
///
/// Every write is one transaction and returns when it would survive a power cut. Writes are as if they had been done one after the
/// other, whoever else writes: what a write reads is as it is until it ends.
protocol VaultDatabase: AnyObject, Sendable {
    /// Whether other processes may use it at the same time.
    var isShared: Bool { get }

    /// Reads, all of one instant.
    func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError) -> Value

    /// Reads a row or two where it stands: a look-up by key takes less time than waking another thread for it.
    ///
    /// It waits for nothing but other look-ups.
    func readHere<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value

    /// Runs one transaction and returns when it is on the disk.
    ///
    /// - Parameter work: may be run again from its beginning, when what it read was changed by another process meanwhile.
    @discardableResult
    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws(VaultError)
        -> Value

    /// The same where nothing else can be done before it: for opening a vault, and what an earlier version left.
    ///
    /// It holds up the thread it is called on.
    func writeNow<Value>(_ work: (Database) throws -> Value) throws(VaultError) -> Value

    /// Begins a transaction that may write, reads in it, and takes it back.
    func probe() async throws(VaultError)

    /// Takes what was deleted off the disk, as far as the database can be told to.
    ///
    /// It fails nothing: what was written before is on the disk.
    func flush() async

    /// The same where nothing else can be done before it; see ``writeNow(_:)``.
    func flushNow()

    /// Whether something that was deleted may still be on the disk, and is being taken from there.
    var isFlushPending: Bool { get }

    /// Returns once nothing is pending, or no more is tried.
    func flushed() async

    /// Says to the other processes of the same database what was done. It fails nothing: what was done is done.
    func announce(_ changes: [SharedChange]) async

    /// Hears from now on what other processes say; nothing where what was said for a while is not known. What one says itself it may hear too.
    func listen(_ hear: @escaping @Sendable (SharedChange?) -> Void)

    func noteAppended(_ count: Int)

    /// How many entries this process made durable since it was opened.
    var appendedEntries: Int { get }

    /// Lets go of the database.
    func close() throws(VaultError)
}
