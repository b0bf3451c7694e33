import Foundation
import Testing

@testable import CorginaCore

/// The rows of a CSV file of test vectors, by the names of their columns.
func rows(ofFixture name: String) throws -> [[String: String]] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "csv"))
    let table = ReferenceTable("\(name).csv", try Array(Data(contentsOf: url)))
    try #require(table.errors.isEmpty, "\(table.errors)")
    return table.cellsByColumn
}

extension ReferenceTable {
    /// The cells of each row, by the names of their columns.
    var cellsByColumn: [[String: String]] { rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0.cells)) } }
}

extension [String: String] {
    /// The ids of the sources the row lists.
    var sourceIDs: [String] { self["sources"]?.split(separator: "|").map(String.init) ?? [] }
}
