import Foundation

/// Whether the backups on a shelf are closed to others, apart from the diary, and whole.
struct ShelfInspector {
    let shelf: BackupShelf
    /// The vault's.
    let folder: String

    /// Nothing when there is no backup yet.
    func findings() async -> [Checkup.Finding] {
        guard let items = try? shelf.items(), let newest = items.last else { return [] }
        let list = FolderInspector(folder: shelf.folder).erased()
        return [permissions(of: items), disk()].compactMap(\.self) + list + [await contents(of: newest)]
    }

    private func permissions(of items: [BackupShelf.Item]) -> Checkup.Finding {
        let open = items.filter { (status(of: $0.path)?.st_mode ?? 0) & 0o077 != 0 }
        return open.isEmpty
            ? .init(grade: .fine, words: "The backups are closed to other users.")
            : .init(
                grade: .problem,
                words: "Other users may read \(open.count) of the backups. Run chmod 600 on those in \(shelf.folder).")
    }

    /// A backup beside the diary is lost with it.
    private func disk() -> Checkup.Finding? {
        guard let one = status(of: shelf.folder)?.st_dev, let other = status(of: folder)?.st_dev, one == other else {
            return nil
        }
        return .init(
            grade: .warning, words: "The backups are on the same disk as the diary. Keep them on another as well.")
    }

    private func contents(of item: BackupShelf.Item) async -> Checkup.Finding {
        do throws(VaultError) {
            let result = try await StoredVault(file: item.path).verify()
            guard result.isSound else {
                return .init(
                    grade: .problem,
                    words: """
                        The newest backup is damaged. If the diary itself is not, make another with corgina backup. \
                        \(result.complaints.joined(separator: " "))
                        """)
            }
            return .init(grade: .fine, words: "The newest backup is whole: \(result.entries) entries.")
        } catch {
            return .init(grade: .problem, words: "The newest backup cannot be read. \(error.description)")
        }
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
