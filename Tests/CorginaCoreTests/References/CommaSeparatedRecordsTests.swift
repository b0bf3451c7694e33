import Testing

@testable import CorginaCore

struct CommaSeparatedRecordsTests {
    private func records(_ text: String) -> [[String]] {
        var records = CommaSeparatedRecords(Array(text.utf8))
        var found: [[String]] = []
        while let record = records.next() { found.append(record.problem == nil ? record.cells : ["wrong"]) }
        return found
    }

    @Test(arguments: [
        ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
        ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,\n,b\n", [["a", ""], ["", "b"]]), ("a,", [["a", ""]]),
        ("\"a, b\",c", [["a, b", "c"]]), ("\"say \"\"hm\"\"\",c", [["say \"hm\"", "c"]]),
        ("\"\",\"\"\"\"", [["", "\""]]),
        ("\"two\nlines\",c\nd,e", [["two\nlines", "c"], ["d", "e"]]), ("🍋‍🟩,é\n", [["🍋‍🟩", "é"]]),
        (" a ,b", [[" a ", "b"]]),
        ("", []), ("\"a", [["wrong"]]), ("\"a\"b,c\nd,e", [["wrong"], ["d", "e"]]), ("a\"b\nd", [["wrong"], ["d"]]),
    ])
    func `cells are what RFC 4180 says they are`(text: String, cells: [[String]]) {
        #expect(records(text) == cells)
    }
}
