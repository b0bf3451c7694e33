import Foundation

/// Recipes that another app shared while the diary was closed. They wait as files until the app is opened, which then puts each
/// into the field for a pasted recipe and deletes it.
enum Inbox {
    /// The longest text that is kept, in bytes: as much as the field takes.
    static let longest = 65_536

    static func put(_ text: String) throws {
        guard let folder = AppGroup.inbox else { throw CocoaError(.fileNoSuchFile) }
        let bytes = Data(text.utf8.prefix(longest))
        try AppGroup.write(bytes, to: folder.appending(path: "\(UUID().uuidString).txt"))
    }

    /// All that waits; it waits no longer.
    static func take() -> [String] {
        guard let folder = AppGroup.inbox,
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.compactMap { file in
            defer { try? FileManager.default.removeItem(at: file) }
            return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
