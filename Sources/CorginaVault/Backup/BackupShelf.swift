import CorginaCore
import Foundation

/// A folder of backups named by the moment they were made, of which the newest are kept.
public struct BackupShelf: Sendable {
    public let folder: String
    /// How many backups stay, at least 1.
    public let capacity: Int

    public init(folder: String, capacity: Int) {
        self.folder = folder
        self.capacity = max(capacity, 1)
    }

    /// A backup on the shelf.
    public struct Item: Hashable, Comparable, Sendable {
        public let moment: Moment
        public let path: String

        public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.moment, lhs.path) < (rhs.moment, rhs.path) }
    }

    /// Those there are, the oldest first. Files of other names are not touched.
    ///
    /// - Throws: `placeNotUsable` when the folder cannot be read.
    public func items() throws(VaultError) -> [Item] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .placeNotUsable }
        return names.compactMap { name in
            Self.moment(in: name).map { Item(moment: $0, path: folder + "/" + name) }
        }.sorted()
    }

    /// Whether the newest backup is at least so many seconds old, or there is none.
    public func isDue(at now: Moment, every seconds: Int) throws(VaultError) -> Bool {
        guard let newest = try items().last else { return true }
        return now.seconds(since: newest.moment) >= seconds
    }

    /// Makes a backup and removes the oldest beyond the capacity, but never the newest that is sound: while the diary is damaged,
    /// each new backup is damaged too, and may not crowd out the one to be restored.
    ///
    /// - Throws: as ``Backup/make(of:at:)``. Nothing is removed then.
    @discardableResult
    public func add(_ vault: StoredVault, at now: Moment) async throws(VaultError) -> (Item, Verification) {
        let item = Item(moment: now, path: folder + "/" + Self.name(at: now))
        let lock = try Self.lock(folder)
        defer { withExtendedLifetime(lock) {} }
        if lock != nil { try removeAbandoned() }
        let result = try await Backup.make(of: vault, at: item.path)
        let all = try items()
        let sound = await newestSound(of: all, knowing: item, result)
        for old in all.dropLast(capacity) where old != sound { unlink(old.path) }
        return (item, result)
    }

    private func newestSound(of items: [Item], knowing item: Item, _ result: Verification) async -> Item? {
        for other in items.reversed() {
            if other.path == item.path {
                if result.isSound { return other }
                continue
            }
            // One that cannot be read is not sound.
            if let found = try? await StoredVault(file: other.path).verify(), found.isSound { return other }
        }
        return nil
    }

    /// Keeps others from adding to the folder.
    ///
    /// - Returns: `nil` on file systems that lock no folder.
    /// - Throws: `backupUnderWay`.
    private static func lock(_ folder: String) throws(VaultError) -> FolderLock? {
        do throws(VaultError) { return try FolderLock(entering: folder) } catch {
            if error == .inUse { throw .backupUnderWay }
            return nil
        }
    }

    /// Removes what a backup left that was killed before it had its name.
    private func removeAbandoned() throws(VaultError) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { throw .placeNotUsable }
        for name in names {
            guard let whole = PartialFile.name(for: name), Self.moment(in: whole) != nil else { continue }
            PartialFile.removeAbandoned(for: folder + "/" + whole)
        }
    }

    private static let prefix = "corgina-"
    private static let suffix = ".backup"

    /// "corgina-20261122T065523Z.backup": in UTC, so that the names sort by time.
    private static func name(at now: Moment) -> String {
        let utc = Moment(secondsSinceEpoch: now.secondsSinceEpoch, utcOffset: 0).description
        return prefix + utc.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z" + suffix
    }

    private static func moment(in name: String) -> Moment? {
        guard name.hasPrefix(prefix), name.hasSuffix("Z" + suffix) else { return nil }
        let digits = Array(name.dropFirst(prefix.count).dropLast(suffix.count + 1))
        guard digits.count == 15, digits[8] == "T" else { return nil }
        let date = "\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))"
        let time = "\(String(digits[9..<11])):\(String(digits[11..<13])):\(String(digits[13..<15]))"
        return Moment("\(date)T\(time)+00:00")
    }
}
