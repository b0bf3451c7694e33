import CorginaCore
import Foundation

/// What the file system says about a vault's folder.
struct FolderInspector {
    let folder: String

    /// Free space under which a diary may soon not be saved: 100 MB.
    private static let leastFreeBytes: Int64 = 100_000_000

    func permissions() -> [Checkup.Finding] {
        guard let mode = mode(of: folder) else {
            return [.init(grade: .problem, words: "There is no folder \(folder). Check the path.")]
        }
        var findings = [
            mode & 0o077 == 0
                ? Checkup.Finding(grade: .fine, words: "The folder is closed to other users.")
                : .init(grade: .problem, words: "Other users may enter the folder. Run chmod 700 on it.")
        ]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let open = names.filter { (self.mode(of: folder + "/" + $0) ?? 0) & 0o077 != 0 }.sorted()
        findings.append(
            open.isEmpty
                ? .init(grade: .fine, words: "Its files are closed to other users.")
                : .init(
                    grade: .problem,
                    words: "Other users may read \(open.joined(separator: ", ")). Run chmod 600 on it."))
        return findings
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
        let ahead = Int(status.st_mtim.tv_sec) - now.secondsSinceEpoch
        return ahead <= 3_600
            ? .init(grade: .fine, words: "The clock says \(now.day), not before the last change.")
            : .init(
                grade: .problem,
                words: "The clock says \(now.day), which is before the diary's last change. Set the clock.")
    }

    private func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }
}
