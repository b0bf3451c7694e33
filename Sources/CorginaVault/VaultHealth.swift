import Foundation

/// Whether the vault can do its work.
public struct VaultHealth: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Whether it can do its work.
    public var health: VaultHealth { VaultHealth(vault: self) }
}

extension VaultHealth {
    /// Free space under which nothing more can be relied on to be saved: 8 MiB, twice the log before it is emptied.
    private static let leastFreeBytes: UInt64 = 8 << 20

    /// Whether entries can be read and written right now. Nothing is written to find out.
    public func canServe() async -> Bool {
        guard database.isShared || hasRoom else { return false }
        do throws(VaultError) {
            try await database.probe()
            return true
        } catch {
            return false
        }
    }

    /// Whether there is room beside the file. A database elsewhere has its own disk, and says so when that is full.
    private var hasRoom: Bool {
        guard let status = FileSystemStatus(vault.folder.path) else { return false }
        return !status.isReadOnly && status.freeBytes >= Self.leastFreeBytes
    }

    /// Whether something that was deleted may still be in the database's log, because another program reads the file. It is taken
    /// from there once that program has let go, and at the latest by the next opening.
    public var isFlushPending: Bool { database.isFlushPending }

    /// How many entries were made durable since the vault was opened.
    public var appendedEntries: Int { database.appendedEntries }
}

/// What the system says about the disk a folder is on.
struct FileSystemStatus {
    let freeBytes: UInt64
    let isReadOnly: Bool

    /// - Returns: `nil` when there is no such folder.
    init?(_ path: String) {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        freeBytes = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        isReadOnly = UInt(status.f_flag) & UInt(ST_RDONLY) != 0
    }
}
