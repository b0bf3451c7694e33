import SeededRandom
import Testing

@testable import CorginaCore

/// Tables as nobody should write them: the error says where to look, and the other rows are read.
struct ReferenceTableErrorTests {
    private let header = "name,elemental_percent,example_tablet_mg,elemental_mg,sources,remark"

    private func load(_ rows: String..., header: String? = nil) -> (names: [String], errors: [String]) {
        let text = ([header ?? self.header] + rows).joined(separator: "\n")
        let loaded = IronSalt.load(ReferenceTable("salts.csv", Array(text.utf8)))
        return (loaded.records.map(\.name), loaded.errors.map(\.description))
    }

    @Test func `a whole table has no errors, and a remark may be blank`() {
        let loaded = load("a,20,325,65.0,SUPP_IX,", "b,30,200,60.0,SUPP_IX,from memory", "")
        #expect(loaded.names == ["a", "b"] && loaded.errors.isEmpty)
    }

    @Test(arguments: [
        ("b,x,200,60,SUPP_IX,", "salts.csv, row 3, column elemental_percent: \"x\" is not a number."),
        ("b,inf,200,60,SUPP_IX,", "salts.csv, row 3, column elemental_percent: \"inf\" is not a number."),
        (
            "b,30,,60,SUPP_IX,",
            "salts.csv, row 3, column example_tablet_mg: The cell is blank; NA says that there is nothing."
        ),
        ("b,30,200,60,NOBODY,", "salts.csv, row 3, column sources: \"NOBODY\" is not an id in sources.csv."),
        ("b,30,200,60,SUPP_IX", "salts.csv, row 3: The row has 5 cells, and the header has 6."),
        ("", "salts.csv, row 3: The row has 1 cells, and the header has 6."),
        (
            "b,3\"0,200,60,SUPP_IX,",
            "salts.csv, row 3: A quote stands where none may be; a cell with quotes in it is quoted and doubles them."
        ),
        (
            "b,\"30\"0,200,60,SUPP_IX,",
            "salts.csv, row 3: A quote stands where none may be; a cell with quotes in it is quoted and doubles them."
        ),
    ])
    func `an error names file, row and column, and the other rows are kept`(row: String, error: String) {
        let loaded = load("a,20,325,65.0,SUPP_IX,", row, "c,12,325,39.0,SUPP_IX,")
        #expect(loaded.names == ["a", "c"] && loaded.errors == [error])
    }

    @Test func `a quote that does not end takes what follows it, and what came before is kept`() {
        let loaded = load("a,20,325,65.0,SUPP_IX,", "\"b,30,200,60,SUPP_IX,", "c,12,325,39.0,SUPP_IX,")
        #expect(loaded.names == ["a"] && loaded.errors == ["salts.csv, row 3: A quoted cell does not end."])
    }

    @Test func `a column that is missing or there twice is named`() {
        let row = "a,20,325,65.0,SUPP_IX,"
        #expect(
            load(row, header: "name,percent,example_tablet_mg,elemental_mg,sources,remark").errors == [
                "salts.csv, row 2, column elemental_percent: The file has no such column."
            ])
        #expect(load(row, header: "name,a,b,c,a,remark").errors == ["salts.csv: Two columns are named a."])
        #expect(load(row, header: "name,,b,c,d,remark").errors == ["salts.csv: The header does not name every column."])
    }

    @Test func `a file that is empty or not UTF-8 is said to be so`() {
        #expect(ReferenceTable("salts.csv", []).errors.map(\.problem) == [.noHeader])
        #expect(ReferenceTable("salts.csv", Array("name\n".utf8) + [0xE9]).errors.map(\.problem) == [.notUTF8])
    }

    @Test func `a range that ends before it begins is none`() {
        let text = "id,title,first_day,last_day,detail,sources\na,A,21,0,Soon.,ACOG736\n"
        let loaded = PostpartumAppointment.load(ReferenceTable("visits.csv", Array(text.utf8)))
        #expect(loaded.records.isEmpty)
        #expect(
            loaded.errors.map(\.description) == [
                "visits.csv, row 2, column last_day: The range from 21 to 0 ends before it begins."
            ])
    }

    @Test func `whatever the bytes, reading ends`() {
        var random = SeededGenerator(seed: 4180)
        let bytes = Array("\",\n\r|a0é".utf8)
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in bytes.randomElement(using: &random) ?? 0
            }
            let table = ReferenceTable("random.csv", text)
            #expect(table.rows.allSatisfy { $0.cells.count == table.columns.count })
        }
    }
}
