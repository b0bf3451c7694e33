import Foundation

/// What an SQLite file says about itself in its first 100 bytes, read without SQLite.
///
/// Opening a database can change it, and a file made by a newer Corgina must stay as it is. Source of the offsets:
/// sqlite.org, "Database File Format", 1.3.
struct DatabaseHeader {
    let userVersion: UInt32
    let applicationID: UInt32

    /// - Returns: `nil` for a file that is absent or empty.
    /// - Throws: `notACorginaDatabase` when the file is something else.
    init?(path: String) throws(VaultError) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 100), !header.isEmpty else { return nil }
        guard header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)) else {
            throw .notACorginaDatabase
        }
        userVersion = Self.word(header, at: 60)
        applicationID = Self.word(header, at: 68)
    }

    private static func word(_ header: Data, at offset: Int) -> UInt32 {
        header[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
