import Foundation

/// A file of a test's own, gone with what SQLite keeps beside it when the test ends.
final class TemporaryFile: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "corgina-phone-\(UUID().uuidString).sqlite").path

    deinit {
        for end in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
}
