import Foundation
import SwiftCSV

/// A CSV file of an "At A Glance" release: a title cell, a header, rows.
struct AtAGlanceFile {
    let name: String
    /// The publisher's title, of one or two lines.
    let title: String
    let rows: [[String]]
    private let header: [ColumnName]
    private let columns: [ColumnName: Int]

    /// Reads the text of a CSV file, with or without a byte-order mark.
    init(name: String, text: String) throws(AtAGlanceError) {
        // SwiftCSV closes a quote left open at the end of the file itself; a cut-off file should be noticed.
        guard text.utf8.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2) else { throw .notCSV(file: name) }
        guard let csv = try? CSV<Enumerated>(string: text, delimiter: .comma, loadColumns: false) else {
            throw .notCSV(file: name)
        }
        self.name = name
        // SwiftCSV takes the first row for the header. Here that is the title, and the header follows.
        title = csv.header.first ?? ""
        rows = Array(csv.rows.dropFirst())
        header = (csv.rows.first ?? []).map { ColumnName($0) }
        columns = Dictionary(zip(header, header.indices), uniquingKeysWith: min)
    }

    /// Reads a CSV file from disk.
    init(at url: URL) throws(AtAGlanceError) {
        let name = url.lastPathComponent
        guard let bytes = try? Data(contentsOf: url) else { throw .unreadableFolder(url.path) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(file: name) }
        try self.init(name: name, text: text)
    }

    func has(_ column: ColumnName) -> Bool { columns[column] != nil }

    /// The place of a column in each row.
    func column(_ name: ColumnName) throws(AtAGlanceError) -> Int {
        guard let place = columns[name] else { throw .missingColumn(name.description, file: self.name) }
        return place
    }

    /// What the header calls a column.
    func columnName(at place: Int) -> String { header[place].description }

    /// The years in the title: "2017-2018".
    func release() throws(AtAGlanceError) -> String {
        guard let years = title.firstMatch(of: #/(19|20)\d\d\s*[-–]\s*(19|20)\d\d/#) else {
            throw .noRelease(file: name)
        }
        return years.output.0.filter { !$0.isWhitespace }.replacing("–", with: "-")
    }
}
