import CorginaPhoneStore
import Foundation

/// Where the journal lies: in the app's own folder, closed while the iPhone is locked, and in no backup, because its key is in none.
enum DiaryFile {
    static func open(_ key: PhoneKey) throws -> PhoneStore {
        let folder = try folder()
        let store = try PhoneStore(at: folder.appending(path: name).path, key: key)
        try protect(folder)
        return store
    }

    /// Removes the journal for good.
    static func erase() throws { try FileManager.default.removeItem(at: folder()) }

    private static let name = "diary.sqlite"

    private static func folder() throws -> URL {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        var folder = support.appending(path: "Diary", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.protectionKey: FileProtectionType.complete])
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try folder.setResourceValues(values)
        return folder
    }

    /// SQLite makes its files by itself; each is closed as the folder is.
    private static func protect(_ folder: URL) throws {
        let manager = FileManager.default
        for file in try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            try manager.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: file.path)
        }
    }
}
