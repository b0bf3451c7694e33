/// A file that Export gave, whichever it is. Its name tells nothing: what stands in it does.
public enum DiaryFile {
    /// The entries in it, in the order of their journal.
    ///
    /// - Throws: ``DiaryExportError``. Nothing is taken from a file that is not whole.
    public static func entries(in bytes: [UInt8]) throws(DiaryExportError) -> [JournalEntry] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
        let start = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        // No table begins so: its first cell is the name of a column.
        guard let start, ![UInt8(ascii: "{"), UInt8(ascii: "[")].contains(start) else {
            return try DiaryExport(decoding: Array(text)).entries
        }
        do throws(DiaryTableError) { return try DiaryTable.entries(in: bytes) } catch { throw .table(error) }
    }
}
