import Crypto
import Foundation
import Synchronization

/// Keys that open nothing any more: of diaries erased, or sealed anew, since the process started.
///
/// A request under way may still hold one. What it wrote with it nobody could read, so it is refused. In
/// memory is enough: where several processes use one vault they tell each other.
final class RetiredKeys: Sendable {
    /// How often each was retired, and not taken back.
    private let counts = Mutex<[Data: Int]>([:])

    func retire(_ mark: KeyMark) { retire(mark.fingerprint) }

    func retire(_ fingerprint: Data) { counts.withLock { $0[fingerprint, default: 0] += 1 } }

    func contains(_ fingerprint: Data) -> Bool { counts.withLock { $0[fingerprint] != nil } }

    fileprivate func takeBack(_ fingerprint: Data) {
        counts.withLock { counts in
            let left = (counts[fingerprint] ?? 0) - 1
            counts[fingerprint] = left > 0 ? left : nil
        }
    }
}

/// Tells one key from another without being it, and whether it still counts.
struct KeyMark: Sendable, Equatable {
    let fingerprint: Data
    private let retired: RetiredKeys

    init(_ dataKey: DataKey, among retired: RetiredKeys) {
        self.retired = retired
        var hasher = SHA256()
        hasher.update(data: Data("corgina key mark".utf8))
        dataKey.key.withUnsafeBytes { hasher.update(bufferPointer: $0) }
        fingerprint = Data(hasher.finalize())
    }

    /// Whether they are of the same key.
    static func == (one: KeyMark, other: KeyMark) -> Bool { one.fingerprint == other.fingerprint }

    var isRetired: Bool { retired.contains(fingerprint) }

    /// - Throws: `keyRetired`.
    func check() throws(VaultError) {
        guard !isRetired else { throw .keyRetired }
    }
}

// MARK: Within a transaction

extension KeyMark {
    /// - Throws: `keyRetired`. It is certain until the transaction ends, whichever process retires a key meanwhile.
    func check(in db: Database) throws {
        try check()
        guard db.isShared else { return }
        let sql = "SELECT EXISTS (SELECT 1 FROM retired WHERE fingerprint = ?)"
        guard try db.value(Bool.self, sql, [fingerprint]) == false else { throw VaultError.keyRetired }
    }

    /// Retires the key for every process that uses the database.
    func retire(in db: Database) throws {
        guard db.isShared else { return }
        try db.execute(
            "INSERT INTO retired (fingerprint) VALUES (?) ON CONFLICT (fingerprint) DO NOTHING", [fingerprint])
    }
}

/// One try at giving a key up. Whether it fails or not, it leaves alone what another try did to the same key meanwhile.
final class Retirement: Sendable {
    private let mark: KeyMark
    private let retired: RetiredKeys
    private let isHeld = Mutex(false)

    init(of mark: KeyMark, among retired: RetiredKeys) {
        self.mark = mark
        self.retired = retired
    }

    /// From here on nobody writes with the key. A transaction that is run again may call it again.
    func begin(in db: Database) throws {
        isHeld.withLock { isHeld in
            if !isHeld { retired.retire(mark) }
            isHeld = true
        }
        try mark.retire(in: db)
    }

    /// Nothing was changed: the key counts, unless another try gave it up.
    func takeBack() {
        isHeld.withLock { isHeld in
            if isHeld { retired.takeBack(mark.fingerprint) }
            isHeld = false
        }
    }
}
