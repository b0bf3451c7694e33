import CorginaCore
import CorginaJournal
import Foundation
import GRDB

/// Accounts, their keys and their sealed diaries, in one folder.
///
/// What lies on the disk opens nothing: a diary's key exists in the clear only inside an ``UnlockedJournal``, for as
/// long as a request carries the session that unwraps it.
public final class Vault: Sendable {
    let database: VaultDatabase
    let serverKey: ServerKey
    let scrypt: ScryptParameters
    let derivation = KeyDerivation()
    let retired = RetiredKeys()
    let idle = IdleWatch()
    let folder: VaultFolder
    private let lock: FolderLock

    /// Folded diaries of unlocked journals.
    public let diaries: DiaryCache

    /// Where journals are kept.
    public var journals: any JournalStore { SQLiteJournalStore(database: database, mark: nil) }

    /// Opens the vault in a folder, and makes both if need be.
    ///
    /// - Parameters:
    ///   - path: the folder; it is closed to other users.
    ///   - scrypt: the work a new passphrase is given. Cheaper is for tests alone.
    /// - Throws: `inUse`, `madeByNewerCorgina` (the files stay as they are) and the other cases of opening and storage.
    public static func open(
        at path: String, scrypt: ScryptParameters = .standard, diaries: DiaryCache = DiaryCache()
    ) throws(VaultError) -> Vault {
        let folder = try VaultFolder.prepare(path)
        let lock = try FolderLock(folder.lock)
        try folder.secureFiles()
        let database = try VaultDatabase(folder.database)
        let erased = try ErasedList(folder: path).tombstones()
        let serverKey = try database.writeNow { db in
            // An erasing that was cut off is finished, and an older copy put here does not bring anyone back.
            try erased.apply(to: db)
            try SessionRow.lockIdleAfterRestart(db)
            return try ServerKey.stored(db)
        }
        try database.flushNow()
        return Vault(folder, database, serverKey, scrypt, lock, diaries)
    }

    private init(
        _ folder: VaultFolder, _ database: VaultDatabase, _ serverKey: ServerKey, _ scrypt: ScryptParameters,
        _ lock: FolderLock, _ diaries: DiaryCache
    ) {
        self.folder = folder
        self.database = database
        self.serverKey = serverKey
        self.scrypt = scrypt
        self.lock = lock
        self.diaries = diaries
    }

    /// Empties the log into the database and lets go of both. The folder stays locked until the vault is released.
    public func close() throws(VaultError) {
        try database.close()
    }

    /// Whether anyone has an account yet.
    public func hasAccounts() async throws(VaultError) -> Bool {
        try await database.read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM account)") ?? false }
    }

    /// Checks every journal's chain without any passphrase.
    public func verify() async throws(VaultError) -> Verification {
        try await journals.verify()
    }

    func unlocked(_ dataKey: DataKey, of account: Data) -> UnlockedJournal {
        let mark = KeyMark(dataKey, among: retired)
        return UnlockedJournal(
            account: account, seal: EntrySeal(dataKey: dataKey), mark: mark,
            store: SQLiteJournalStore(database: database, mark: mark),
            drafts: DraftStore(database: database, mark: mark))
    }
}

extension ServerKey {
    /// The key in the database, made when there is none.
    fileprivate static func stored(_ db: Database) throws -> ServerKey {
        let purpose = "server"
        if let key = try Data.fetchOne(db, sql: "SELECT key FROM secret WHERE purpose = ?", arguments: [purpose]) {
            return ServerKey(key)
        }
        let key = Data.random(32)
        try db.execute(sql: "INSERT INTO secret (purpose, key) VALUES (?, ?)", arguments: [purpose, key])
        return ServerKey(key)
    }
}
