import CorginaCore
import Foundation

/// What the file system says about a vault's folder.
struct FolderInspector {
    let folder: String

    /// Free space under which a diary may soon not be saved: 100 MB.
    private static let leastFreeBytes: Int64 = 100_000_000

    /// What opening the folder looks at too.
    func permissions() -> [Checkup.Finding] {
        let faults = VaultFolder(path: folder).faults()
        let problems = faults.map { Checkup.Finding(grade: .problem, words: $0.words(in: folder)) }
        return problems.isEmpty
            ? [.init(grade: .fine, words: "The folder and its files are closed to other users, and its own.")]
            : problems
    }

    /// The list of what was erased, in the folder or beside the backups.
    func erased() -> [Checkup.Finding] {
        guard let list = try? ErasedList(folder: folder).tombstones() else {
            return [
                .init(
                    grade: .problem,
                    words: "The list of what was erased, \(ErasedList.name) in \(folder), cannot be read.")
            ]
        }
        guard !list.damaged.isEmpty else { return [] }
        let lines = list.damaged.count == 1 ? "A line" : "\(list.damaged.count) lines"
        return [
            .init(
                grade: .problem,
                words: """
                    \(lines) of \(ErasedList.name) in \(folder) cannot be read: what was erased could come back with a backup from \
                    before. Look for the list beside the backups, or in the data folder: take the one that is whole. If there is none, \
                    remove the backups from before and then what is damaged.
                    """)
        ]
    }

    func freeSpace() -> Checkup.Finding {
        guard let status = FileSystemStatus(folder) else {
            return .init(grade: .warning, words: "The free space could not be read.")
        }
        guard !status.isReadOnly else {
            return .init(grade: .problem, words: "The disk is mounted read-only, so nothing can be saved. Remount it.")
        }
        let free = Int64(status.freeBytes)
        let words = "\(free / 1_000_000) MB are free on the disk."
        return free >= Self.leastFreeBytes
            ? .init(grade: .fine, words: words)
            : .init(grade: .problem, words: words + " Free some, or entries can soon not be saved.")
    }

    /// The clock decides which day an entry belongs to, and when a session ends.
    func clock(at now: Moment) -> Checkup.Finding {
        var status = stat()
        guard stat(VaultFolder(path: folder).database, &status) == 0 else {
            return .init(grade: .fine, words: "The clock says \(now.day).")
        }
        let ahead = Int64(status.st_mtim.tv_sec) - now.secondsSinceEpoch
        return ahead <= 3_600
            ? .init(grade: .fine, words: "The clock says \(now.day), not before the last change.")
            : .init(
                grade: .problem,
                words: "The clock says \(now.day), which is before the diary's last change. Set the clock.")
    }
}
