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
    public func encoded() throws(JournalCodecError) -> [UInt8] { try encodedEntries() + Self.end(afterPhotos: 0) }

    /// The same up to where photos may follow, each as ``ExportedPhoto/encoded(number:)`` writes it, and then
    /// ``end(afterPhotos:)``. So that not all of them have to be in memory at once.
    public func encodedEntries() throws(JournalCodecError) -> [UInt8] {
        let head: JSON = [
            "format": .string(Self.format), "version": .whole(Self.version),
            "exportedAt": .string(exportedAt.description),
        ]
        var bytes = Array(head.utf8.dropLast() + ",\"entries\":[".utf8)
        for (index, entry) in entries.enumerated() {
            bytes += (index == 0 ? "\n" : ",\n").utf8
            bytes += try entry.encoded()
        }
        return bytes + "\n]".utf8
    }

    /// What ends the text after so many photos.
    public static func end(afterPhotos count: Int) -> [UInt8] { Array((count == 0 ? "}\n" : "\n]}\n").utf8) }

    /// The longest entry in bytes; no diary holds a longer one.
    static let longestEntry = 1 << 20

    /// Reads what ``encoded()`` wrote, whichever version of Corgina did, an entry at a time.
    ///
    /// - Throws: ``DiaryExportError``. Nothing is taken from a text that is not whole.
    public init(decoding bytes: [UInt8]) throws(DiaryExportError) {
        guard var outline = try Self.reading({ () throws(JSONError) in try JSONOutline(bytes) }),
            try Self.value("format", outline, bytes)?.text == Self.format,
            let version = try Self.value("version", outline, bytes)?.integer
        else { throw .otherFormat }
        guard version <= Self.version else { throw .newer }
        guard let moment = try Self.value("exportedAt", outline, bytes)?.text.flatMap(Moment.init),
            let places = try Self.reading({ () throws(JSONError) in try outline.elements(of: "entries") })
        else { throw .otherFormat }
        exportedAt = moment
        entries = []
        entries.reserveCapacity(places.count)
        for (index, place) in places.enumerated() {
            guard place.count <= Self.longestEntry, let entry = try? JournalEntry(decoding: Array(bytes[place])) else {
                throw .badEntry(number: index + 1)
            }
            entries.append(entry)
        }
    }

    /// What stands beside the entries: some words, a number.
    private static func value(
        _ name: String, _ outline: JSONOutline, _ bytes: [UInt8]
    ) throws(DiaryExportError) -> JSON? {
        guard let place = outline.members[name], place.count <= 256 else { return nil }
        return try reading { () throws(JSONError) in
            do throws(JSONError) { return try JSON(parsing: Array(bytes[place])) } catch {
                throw JSONError(error.reason, at: place.lowerBound + error.offset)
            }
        }
    }

    private static func reading<Value>(_ work: () throws(JSONError) -> Value) throws(DiaryExportError) -> Value {
        do throws(JSONError) { return try work() } catch { throw .notJSON(error) }
    }
}

/// Why a text could not be taken as a diary. `description` says what to do.
public enum DiaryExportError: Error, Hashable, Sendable, CustomStringConvertible {
    case notJSON(JSONError)
    case otherFormat
    case newer
    /// The entry of that number, counted from 1, cannot be read.
    case badEntry(number: Int)
    /// The same of a photo.
    case badPhoto(number: Int)
    /// It is a table, and what is wrong with it.
    case table(DiaryTableError)

    public var description: String {
        switch self {
        case .notJSON(let error):
            "The file is not whole, or not an export of Corgina: \(error). Export it again; nothing was taken from it."
        case .otherFormat: "The file is not an export of Corgina. Choose the file that Export gave you."
        case .newer: "The file was made by a newer Corgina. Update Corgina first; nothing was taken from it."
        case .badEntry(let number):
            "Entry \(number) of the file cannot be read. Export it again; nothing was taken from it."
        case .badPhoto(let number):
            "Photo \(number) of the file cannot be read. Export it again; no entry was taken from it."
        case .table(let error): error.description
        }
    }
}
