import ArgumentParser
import CorginaImports
import Foundation

/// A file named on the command line, read a piece at a time where it may be large.
struct ChosenFile {
    private let path: String
    private let beginning: [UInt8]
    private let count: Int

    /// In bytes.
    private static let piece = 1 << 20
    /// After so many pieces it says how far it is.
    private static let piecesBetweenWords = 64

    init(_ path: String) throws {
        self.path = path
        guard let handle = FileHandle(forReadingAtPath: path) else { throw Self.unreadable(path) }
        defer { try? handle.close() }
        beginning = Array(try handle.read(upToCount: 4_096) ?? Data())
        count = Int(clamping: try handle.seekToEnd())
    }

    /// Whether it is a diary of Corgina's own.
    var isDiary: Bool {
        guard let kind = try? ImportedFile.kind(of: beginning) else { return false }
        switch kind {
        case .xml: return false
        case .json: return String(decoding: beginning.prefix(200), as: UTF8.self).contains("corgina-diary")
        case .table:
            let first = String(decoding: beginning, as: UTF8.self).prefix { !$0.isNewline }.lowercased()
            return first.contains("entry")
        }
    }

    func whole() throws -> Data {
        guard let bytes = FileManager.default.contents(atPath: path) else { throw Self.unreadable(path) }
        return bytes
    }

    /// What it holds. Apple Health's file is read a piece at a time.
    func reading(_ choices: ImportChoices, _ world: ImportWorld) throws -> ImportReading {
        guard try ImportedFile.kind(of: beginning) == .xml else {
            return try ImportedFile.read(Array(whole()), choices, world)
        }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw Self.unreadable(path) }
        defer { try? handle.close() }
        var health = AppleHealthReader(world)
        var pieces = 0
        while let piece = try handle.read(upToCount: Self.piece), !piece.isEmpty {
            try health.read(Array(piece))
            pieces += 1
            if pieces.isMultiple(of: Self.piecesBetweenWords) { Complaint.say("\(pieces) of \(count >> 20) MB read.") }
        }
        return try health.finish()
    }

    private static func unreadable(_ path: String) -> ValidationError {
        ValidationError("\(path) cannot be read. Check its name and its permissions.")
    }
}
