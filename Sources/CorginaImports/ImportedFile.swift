import CorginaCore
import CorginaJournal

/// A file that another app or a clinic gave, whichever it is. Its name tells nothing: what stands in it does.
public enum ImportedFile {
    /// Everything in it that a diary keeps.
    ///
    /// - Throws: ``ImportError``
    public static func read(
        _ bytes: [UInt8], _ choices: ImportChoices = ImportChoices(), _ world: ImportWorld
    ) throws(ImportError) -> ImportReading {
        switch try kind(of: bytes) {
        case .xml:
            var health = AppleHealthReader(world)
            try health.read(bytes)
            return try health.finish()
        case .json: return try readJSON(bytes, world)
        case .table:
            guard let table = try TableReader.recognized(NamedRows(bytes)) else { throw .unknown }
            return try table.read(bytes, choices, world)
        }
    }

    /// What kind of text begins so.
    public enum Kind: Sendable {
        case xml, json, table
    }

    /// What kind of file it is, by its first bytes.
    ///
    /// - Throws: `empty`, `packed`, `notText`.
    public static func kind(of bytes: [UInt8]) throws(ImportError) -> Kind {
        if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) { throw .packed }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
        guard let first = text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { throw .empty }
        switch first {
        case UInt8(ascii: "<"): return .xml
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
        default:
            // Text of two bytes a letter, as some spreadsheets save it, has zeros in it.
            guard !bytes.prefix(4_096).contains(0) else { throw .notText }
            return .table
        }
    }

    private static func readJSON(_ bytes: [UInt8], _ world: ImportWorld) throws(ImportError) -> ImportReading {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        // Told before the whole is read: a record is read a resource at a time.
        if FHIRRecords.areIn(bytes) { return try HealthRecordReader.read(bytes, world) }
        guard let json = try? JSON(parsing: bytes) else { throw .damaged }
        if json["format"]?.text?.hasPrefix("corgina") == true { throw .ownExport }
        if let clue = ClueReader(json) { return try clue.read(world) }
        if let flo = FloReader(json) { return try flo.read(world) }
        throw .unknown
    }
}
