import Foundation

/// What the app and its extensions share: a folder that is closed while the iPhone is locked.
enum AppGroup {
    static let name = "group.app.corgina.Corgina"

    /// What widgets show, as `WidgetPlan` writes it.
    static var widgets: URL? { folder?.appending(path: "widgets.json") }
    /// What was shared or said while the diary was closed, a file each.
    static var inbox: URL? { folder?.appending(path: "Inbox", directoryHint: .isDirectory) }

    private static var folder: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    }

    /// Writes a file that nobody can read while the iPhone is locked.
    static func write(_ bytes: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file, options: [.atomic, .completeFileProtection])
    }
}
