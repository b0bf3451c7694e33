import CorginaCore

/// A whole diary as one JSON text: every entry of its journal, word for word, in order.
///
/// What is read from it folds to the same diary, entries of newer versions and history included.
public struct DiaryExport: Hashable, Sendable {
    /// What the text says it is.
    public static let format = "corgina-diary"
    /// The version of the text around the entries; each entry has a version of its own.
    public static let version = 1

    public var exportedAt: Moment
    public var entries: [JournalEntry]

    public init(exportedAt: Moment, entries: [JournalEntry]) {
        self.exportedAt = exportedAt
        self.entries = entries
    }

    /// The text in UTF-8, an entry a line.
    ///
    /// - Throws: `malformed` when a number or date in an entry could not be read back.
    public func encoded() throws(JournalCodecError) -> [UInt8] {
        let head: JSON = [
            "format": .string(Self.format), "version": .whole(Self.version),
            "exportedAt": .string(exportedAt.description),
        ]
        var bytes = Array(head.utf8.dropLast() + ",\"entries\":[".utf8)
        for (index, entry) in entries.enumerated() {
            bytes += (index == 0 ? "\n" : ",\n").utf8
            bytes += try entry.encoded()
        }
        return bytes + "\n]}\n".utf8
    }

    /// Reads what ``encoded()`` wrote, whichever version of Corgina did.
    ///
    /// - Throws: ``DiaryExportError``. Nothing is taken from a text that is not whole.
    public init(decoding bytes: [UInt8]) throws(DiaryExportError) {
        let json: JSON
        do throws(JSONError) { json = try JSON(parsing: bytes) } catch { throw .notJSON(error) }
        guard json["format"]?.text == Self.format, let version = json["version"]?.integer else { throw .otherFormat }
        guard version <= Self.version else { throw .newer }
        guard let moment = json["exportedAt"]?.text.flatMap(Moment.init), let list = json["entries"]?.elements else {
            throw .otherFormat
        }
        exportedAt = moment
        entries = []
        entries.reserveCapacity(list.count)
        for (index, entry) in list.enumerated() {
            do throws(JournalCodecError) {
                entries.append(try JournalEntry(decoding: entry.utf8))
            } catch {
                throw .badEntry(number: index + 1)
            }
        }
    }
}

/// Why a text could not be taken as a diary. `description` says what to do.
public enum DiaryExportError: Error, Hashable, Sendable, CustomStringConvertible {
    case notJSON(JSONError)
    case otherFormat
    case newer
    /// The entry of that number, counted from 1, cannot be read.
    case badEntry(number: Int)

    public var description: String {
        switch self {
        case .notJSON(let error):
            "The file is not whole, or not an export of Corgina: \(error). Export it again; nothing was taken from it."
        case .otherFormat: "The file is not an export of Corgina. Choose the file that Export gave you."
        case .newer: "The file was made by a newer Corgina. Update Corgina first; nothing was taken from it."
        case .badEntry(let number):
            "Entry \(number) of the file cannot be read. Export it again; nothing was taken from it."
        }
    }
}
