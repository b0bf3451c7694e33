/// A table of the clinical reference, as its CSV file in `Tables` has it. `docs/clinical/README.md` says what each holds.
struct ReferenceTable: Sendable {
    /// "symptoms.csv"
    let file: String
    let columns: [String]
    let rows: [ReferenceRow]
    /// What is wrong with the file and with the rows that are left out.
    let errors: [ReferenceTableError]

    init(_ file: String, _ bytes: [UInt8]) {
        self.file = file
        var records = CommaSeparatedRecords(bytes)
        let header = records.next() ?? CommaSeparatedRecords.Record()
        columns = header.cells
        if let problem = Self.problem(in: header, of: bytes) {
            (rows, errors) = ([], [ReferenceTableError(file: file, row: nil, column: nil, problem: problem)])
        } else {
            (rows, errors) = Self.rows(of: file, columns, &records)
        }
    }

    private static func problem(in header: CommaSeparatedRecords.Record, of bytes: [UInt8])
        -> ReferenceTableError.Problem?
    {
        let names = header.cells
        // Decoding puts another character in the place of what is not UTF-8.
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return .notUTF8 }
        guard header.problem == nil, !names.isEmpty, !names.contains("") else { return header.problem ?? .noHeader }
        return names.first { name in names.filter { $0 == name }.count > 1 }.map { .repeatedColumn($0) }
    }

    private static func rows(of file: String, _ columns: [String], _ records: inout CommaSeparatedRecords) -> (
        [ReferenceRow], [ReferenceTableError]
    ) {
        var (rows, errors): ([ReferenceRow], [ReferenceTableError]) = ([], [])
        var number = 1
        while let record = records.next() {
            number += 1
            let isWhole = record.cells.count == columns.count
            let problem = record.problem ?? (isWhole ? nil : .cellCount(record.cells.count, expected: columns.count))
            if let problem {
                errors.append(ReferenceTableError(file: file, row: number, column: nil, problem: problem))
            } else {
                rows.append(ReferenceRow(file: file, number: number, columns: columns, cells: record.cells))
            }
        }
        return (rows, errors)
    }
}
