import Foundation

/// Something about a vault's folder, or a file in it, that is not as Corgina makes it.
struct FolderFault: Hashable, Sendable {
    enum Kind: Sendable {
        case missing
        case notAFolder
        /// Other users may enter the folder, or read the file. Opening closes it.
        case openToOthers
        /// A symbolic link, or one of several names of a file: SQLite keeps its log by the name, so two names are two logs.
        case linked
        /// Neither a link nor a file.
        case notAFile
        /// Another user's than the folder's, as when root made it.
        case foreign
    }

    let kind: Kind
    /// The file's; `nil` for the folder itself.
    let name: String?

    /// Whether opening puts it right by itself.
    var isMended: Bool { kind == .openToOthers }

    /// What was found, and what to do.
    func words(in folder: String) -> String {
        let what = name.map { "The file \($0)" } ?? "The folder"
        return switch kind {
        case .missing: "There is no folder \(folder). Check the path."
        case .notAFolder: "\(folder) is no folder. Check the path."
        case .openToOthers where name == nil: "Other users may enter the folder. Run chmod 700 on it."
        case .openToOthers: "Other users may read \(name ?? ""). Run chmod 600 on it."
        case .linked: "\(what) is linked with another. Put a copy of the file itself in its place, under this one name."
        case .notAFile: "\(what) is no file. Move it away."
        case .foreign: "\(what) belongs to another user than the folder. Run chown on it."
        }
    }
}

extension VaultFolder {
    /// What is wrong with the folder. Opening and `corgina doctor` both ask this, so that neither passes what the other refuses.
    func faults() -> [FolderFault] {
        var folder = stat()
        guard stat(path, &folder) == 0 else { return [FolderFault(kind: .missing, name: nil)] }
        guard folder.st_mode & S_IFMT == S_IFDIR else { return [FolderFault(kind: .notAFolder, name: nil)] }
        let isOpen = folder.st_mode & 0o077 != 0
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return (isOpen ? [FolderFault(kind: .openToOthers, name: nil)] : [])
            + names.sorted().flatMap { faults(of: $0, owner: folder.st_uid) }
    }

    /// - Parameter owner: the folder's.
    private func faults(of name: String, owner: uid_t) -> [FolderFault] {
        var file = stat()
        // One that is gone by now was another process's.
        guard lstat(path + "/" + name, &file) == 0 else { return [] }
        var kinds: [FolderFault.Kind] = []
        if Self.ownNames.contains(name) {
            let type = file.st_mode & S_IFMT
            if type == S_IFLNK || type == S_IFREG && isNamedTwice(file, name) {
                kinds.append(.linked)
            } else if type != S_IFREG {
                kinds.append(.notAFile)
            }
            if file.st_uid != owner { kinds.append(.foreign) }
        }
        if file.st_mode & S_IFMT != S_IFLNK, file.st_mode & 0o077 != 0 { kinds.append(.openToOthers) }
        return kinds.map { FolderFault(kind: $0, name: name) }
    }

    /// A restore that is killed in its last step leaves the file a second name, which the next opening takes away.
    private func isNamedTwice(_ file: stat, _ name: String) -> Bool {
        var other = stat()
        let isBeingNamed =
            lstat(PartialFile.path(for: path + "/" + name), &other) == 0 && other.st_ino == file.st_ino
            && other.st_dev == file.st_dev
        return file.st_nlink > (isBeingNamed ? 2 : 1)
    }
}
