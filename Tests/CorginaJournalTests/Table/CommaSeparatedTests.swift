import CorginaJournal
import Testing

@Suite struct CommaSeparatedTests {
    @Test(arguments: [
        ("Milk", "Milk"), ("a, b", "\"a, b\""), ("5\" sub", "\"5\"\" sub\""), ("=SUM(A1)", "\"'=SUM(A1)\""),
        ("+1", "\"'+1\""),
        ("-1", "\"'-1\""), ("@x", "\"'@x\""), ("\t=1", "\"'\t=1\""), ("  =1", "\"'  =1\""),
        ("=\u{301}1", "\"'=\u{301}1\""), ("＝1", "\"'＝1\""),
        ("a\r\nb", "\"a\r\nb\""), ("", ""),
    ])
    func `a cell is quoted as it must be and never a formula`(text: String, cell: String) {
        #expect(CommaSeparated.cell(text) == cell)
    }
}
