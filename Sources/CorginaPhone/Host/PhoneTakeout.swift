import CorginaCore
import CorginaJournal
import CorginaRooms

/// A copy of the whole diary as a file, for her to keep wherever she likes. It is not sealed.
public struct PhoneTakeout: Sendable {
    /// "corgina-2026-11-22.json"
    public let name: String
    public let bytes: [UInt8]
    /// How many entries could not be read, and are not in it.
    public let left: Int

    /// - Parameter entries: all there are in their order; `nil` for each that cannot be read.
    /// - Throws: `JournalCodecError`
    public init(_ kind: ExportKind, of entries: [JournalEntry?], at moment: Moment) throws(JournalCodecError) {
        let whole = entries.compactMap { $0 }
        name = kind.fileName(on: "\(moment.day)")
        left = entries.count - whole.count
        bytes = try kind.bytes(of: whole, at: moment)
    }

    public static let footer = "It holds all you wrote, readable by anyone who has the file. Keep it somewhere safe."
}
