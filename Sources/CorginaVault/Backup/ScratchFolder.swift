import Foundation

/// A folder for a copy that is needed for a moment. It goes when its holder does; what a killed process left goes when the next one
/// looks.
///
/// All of a user's lie in one folder of theirs. Each is locked by its holder, so one that is not locked is nobody's.
public final class ScratchFolder: Sendable {
    public let path: String
    private let lock: FolderLock

    /// Makes one, and removes those that nobody holds.
    ///
    /// - Parameter base: where temporary files belong.
    /// - Throws: `placeNotUsable`; `diskFull`.
    public convenience init(in base: String = FileManager.default.temporaryDirectory.path) throws(VaultError) {
        guard let home = Self.home(in: base) else { throw .placeNotUsable }
        guard mkdir(home, 0o700) == 0 || errno == EEXIST else { throw errno == ENOSPC ? .diskFull : .placeNotUsable }
        guard Self.isOwn(home) else { throw .placeNotUsable }
        let path = home + "/" + Data.random(8).hexadecimal
        // Held until the new one is locked itself, so that nobody takes it for left behind.
        let turn = try Self.turn(home)
        defer { withExtendedLifetime(turn) {} }
        Self.removeAbandoned(within: home)
        guard mkdir(path, 0o700) == 0 else { throw errno == ENOSPC ? .diskFull : .placeNotUsable }
        try self.init(locking: path)
    }

    private init(locking path: String) throws(VaultError) {
        self.path = path
        lock = try FolderLock(entering: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Removes what killed processes of this user left behind.
    ///
    /// - Returns: how many copies that were.
    @discardableResult
    public static func removeAbandoned(in base: String = FileManager.default.temporaryDirectory.path) -> Int {
        guard let home = home(in: base), isOwn(home), let turn = try? FolderLock(entering: home) else { return 0 }
        defer { withExtendedLifetime(turn) {} }
        return removeAbandoned(within: home)
    }

    @discardableResult
    private static func removeAbandoned(within home: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        return names.filter { name in
            guard let lock = try? FolderLock(entering: home + "/" + name) else { return false }
            defer { withExtendedLifetime(lock) {} }
            return (try? FileManager.default.removeItem(atPath: home + "/" + name)) != nil
        }.count
    }

    /// Waits for others, who have it for as long as it takes to make a folder.
    private static func turn(_ home: String) throws(VaultError) -> FolderLock {
        for _ in 0..<1_000 {
            do throws(VaultError) { return try FolderLock(entering: home) } catch {
                guard error == .inUse else { throw .placeNotUsable }
                usleep(1_000)
            }
        }
        throw .placeNotUsable
    }

    private static func home(in base: String) -> String? { base.isEmpty ? nil : "\(base)/corgina-scratch-\(geteuid())" }

    /// Whether it is a folder of this user's that nobody else may enter: others may write where temporary files are.
    private static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
            && status.st_mode & 0o077 == 0
    }
}
