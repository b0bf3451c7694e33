import Foundation
import Testing

/// Rows of a CSV fixture by column name. Enough CSV for our own files: quotes, doubled quotes, no line breaks inside.
func rows(ofFixture name: String) throws -> [[String: String]] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "csv"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map(cells)
    let header = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
}

private func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var rest = line[...]
    while true {
        let (cell, after) = rest.first == "\"" ? quotedCell(rest.dropFirst()) : plainCell(rest)
        cells.append(cell)
        guard after.first == "," else { return cells }
        rest = after.dropFirst()
    }
}

private func plainCell(_ text: Substring) -> (String, Substring) {
    let end = text.firstIndex(of: ",") ?? text.endIndex
    return (String(text[..<end]), text[end...])
}

private func quotedCell(_ text: Substring) -> (String, Substring) {
    var cell = ""
    var rest = text
    while let end = rest.firstIndex(of: "\"") {
        cell += rest[..<end]
        rest = rest[end...].dropFirst()
        guard rest.first == "\"" else { break }
        cell += "\""
        rest = rest.dropFirst()
    }
    return (cell, rest)
}
