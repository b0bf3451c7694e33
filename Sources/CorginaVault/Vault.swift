import CorginaCore
import CorginaJournal
import Foundation

/// Accounts, their keys and their sealed diaries, in one folder.
///
/// What lies on the disk opens nothing: a diary's key exists in the clear only inside an ``UnlockedJournal``, for as
/// long as a request carries the session that unwraps it.
///
/// What is done in it is a small type for each job, such as ``accounts``, ``sessions`` and ``shares``, in the folder of that job.
public final class Vault: Sendable {
    let database: any VaultDatabase
    let serverKey: ServerKey
    let scrypt: ScryptParameters
    let derivation = KeyDerivation()
    let retired = RetiredKeys()
    let idle = IdleWatch()
    private let earlier: EarlierJournals
    let folder: VaultFolder
    private let lock: FolderLock

    /// Folded diaries of unlocked journals.
    public let diaries: DiaryCache

    /// What was found damaged outside the journals when it was opened. All that could be put right without a backup was.
    public let mended: [RowDamage]

    /// Where journals are kept.
    public var journals: any JournalStore { SQLiteJournalStore(database: database, drafts: nil) }

    /// Opens the vault in a folder, and makes both if need be.
    ///
    /// - Parameters:
    ///   - path: the folder; it is closed to other users.
    ///   - scrypt: the work a new passphrase is given. Cheaper is for tests alone.
    /// - Throws: `inUse`, `madeByNewerCorgina` (the files stay as they are) and the other cases of opening and storage.
    public static func open(
        at path: String, scrypt: ScryptParameters = .standard, diaries: DiaryCache = DiaryCache()
    ) throws(VaultError) -> Vault {
        let (folder, lock) = try prepared(path)
        try folder.secureFiles()
        return try open(folder, lock, SQLiteDatabase(folder.database), scrypt, diaries)
    }

    /// Opens the vault in a PostgreSQL database, which other processes may use at the same time.
    ///
    /// - Parameters:
    ///   - path: a folder of this process's own, for what is no row: its lock, a second list of what was erased, and files of its owner's.
    ///   - address: where the database is.
    /// - Throws: as ``open(at:scrypt:diaries:)``; `databaseNotReachable`, `notACorginaDatabase`.
    public static func open(
        at path: String, on address: PostgresAddress, scrypt: ScryptParameters = .standard,
        diaries: DiaryCache = DiaryCache()
    ) throws(VaultError) -> Vault {
        let (folder, lock) = try prepared(path)
        return try open(folder, lock, PostgresDatabase(address), scrypt, diaries)
    }

    private static func prepared(_ path: String) throws(VaultError) -> (VaultFolder, FolderLock) {
        let folder = try VaultFolder.prepare(path)
        try folder.refuseFaults()
        let lock = try FolderLock(folder.lock)
        folder.removeAbandoned()
        return (folder, lock)
    }

    private static func open(
        _ folder: VaultFolder, _ lock: FolderLock, _ database: any VaultDatabase, _ scrypt: ScryptParameters,
        _ diaries: DiaryCache
    ) throws(VaultError) -> Vault {
        let list = ErasedList(folder: folder.path)
        let erased = try list.tombstones()
        let notes = LeavingNote.all(in: folder)
        let (serverKey, earlier, mended, left) = try database.writeNow { db in
            let mended = try Mending.run(db)
            let left = try notes.reduce(Tombstones()) { $0.union(try $1.left(in: db)) }
            try ErasedRows.add(left, to: db)
            // An erasing that was cut off is finished, and an older copy put here does not bring anyone back.
            try erased.union(left).union(ErasedRows.all(db)).apply(to: db)
            // Where there may be other processes, the rows tell how long a session was idle.
            if !db.isShared { try SessionRow.lockIdleAfterRestart(db) }
            try SharedUse.forgetOrphans(db)
            // A device that was sealing its rows anew begins again, unless it does so with another process.
            if try !OtherProcesses.areAtWork(on: db) { try RenewalRows.deleteAll(db) }
            try PushRow.deleteOrphans(db)
            try SharedRows.deleteOrphans(db)
            try CheckpointRows.deleteStale(db)
            if try CheckpointRows.exist(db) { diaries.checkpoints.program.begin() }
            return (try ServerKey.stored(db), try EarlierJournals(db), mended, left)
        }
        try list.add(left)
        for note in notes { note.remove() }
        database.flushNow()
        let vault = Vault(folder, database, serverKey, earlier, scrypt, lock, diaries, mended)
        vault.listen()
        return vault
    }

    private init(
        _ folder: VaultFolder, _ database: any VaultDatabase, _ serverKey: ServerKey, _ earlier: EarlierJournals,
        _ scrypt: ScryptParameters, _ lock: FolderLock, _ diaries: DiaryCache, _ mended: [RowDamage]
    ) {
        self.folder = folder
        self.database = database
        self.serverKey = serverKey
        self.earlier = earlier
        self.scrypt = scrypt
        self.lock = lock
        self.diaries = diaries
        self.mended = mended
    }

    /// Returns once nothing is pending.
    func flushed() async { await database.flushed() }

    /// Empties the log into the database if nobody else reads it, and lets go of both. The folder stays locked until the vault is
    /// released.
    public func close() throws(VaultError) {
        try database.close()
    }

    /// Checks every journal's chain, and every row that opens something, without any passphrase.
    public func verify() async throws(VaultError) -> Verification {
        var result = try await journals.verify()
        result.damage = try await database.read { try RowDamage.all(in: $0) }
        result.photos = try await database.read { try PhotoCount(of: $0) }
        return result
    }

    /// A diary whose key is at hand; one of an earlier version is brought forward first.
    func unlocked(_ dataKey: DataKey, of account: Data) throws(VaultError) -> UnlockedJournal {
        try bringForward(dataKey)
        let drafts = drafts(of: dataKey)
        return UnlockedJournal(
            account: account, seal: EntrySeal(dataKey: dataKey), mark: drafts.mark,
            store: SQLiteJournalStore(database: database, drafts: drafts), drafts: drafts)
    }

    func drafts(of dataKey: DataKey) -> DraftStore {
        DraftStore(database: database, mark: KeyMark(dataKey, among: retired), dataKey: dataKey)
    }

    func bringForward(_ dataKey: DataKey) throws(VaultError) {
        try earlier.bringForward(dataKey, among: retired, in: database)
    }
}
