/// What a row of a table of the clinical reference becomes.
protocol ReferenceRecord: Sendable {
    static var table: ReferenceTable { get }

    init(_ row: ReferenceRow) throws(ReferenceTableError)
}

extension ReferenceRecord {
    /// The table's rows, in its order, without those that cannot be read.
    ///
    /// A test loads every table and finds no error. Should one be damaged all the same, its other rows are still shown:
    /// a server that ends over one row would show none of them.
    static func loadAll() -> [Self] { load(table).records }

    /// The rows, and what is wrong with those that are left out.
    static func load(_ table: ReferenceTable) -> (records: [Self], errors: [ReferenceTableError]) {
        var (records, errors) = ([Self](), table.errors)
        for row in table.rows {
            do throws(ReferenceTableError) {
                records.append(try Self(row))
            } catch {
                errors.append(error)
            }
        }
        return (records, errors)
    }
}
