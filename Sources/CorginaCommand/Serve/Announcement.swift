import Foundation

/// What a server says when it is ready, written at once even where standard output is a file or a pipe.
enum Announcement {
    static func say(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    }
}
