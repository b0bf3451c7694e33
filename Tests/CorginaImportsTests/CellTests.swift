import CorginaCore
import Testing

@testable import CorginaImports

/// What stands in one cell of a table.
struct CellTests {
    @Test(arguments: [
        ("1200", 1200.0), ("1200.5", 1200.5), ("1,200.5", 1200.5), ("1,200", 1200), ("12,5", 12.5), (".5", 0.5),
        ("5.", 5), ("1,234,567.8", 1_234_567.8), ("1.200,5", 1200.5), ("1 200,5", 1200.5), ("-3.5", -3.5), ("0", 0),
    ])
    func `a number between commas reads`(text: String, number: Double) {
        #expect(CellNumber.read(text, isCommaDecimal: false) == number)
    }

    @Test(arguments: [("1,200", 1.2), ("12,5", 12.5), ("1.200,5", 1200.5), ("1.200.000", 1_200_000), ("0,125", 0.125)])
    func `a comma between semicolons is a decimal point`(text: String, number: Double) {
        #expect(CellNumber.read(text, isCommaDecimal: true) == number)
    }

    @Test(arguments: ["", "n/a", "--", "1.2.3", "1,2,3", "1,23,4", "12a", "1e5", "NaN", "99999999999", "1.2,3,4", "٣"])
    func `what is no number is none`(text: String) {
        #expect(CellNumber.read(text, isCommaDecimal: false) == nil)
    }

    @Test(arguments: [
        ("2026-03-04", "2026-03-04"), ("2026-3-4", "2026-03-04"), ("2026/03/04", "2026-03-04"),
        ("2026-03-04 08:00:00.000", "2026-03-04"), ("2026-03-04T08:00:00Z", "2026-03-04"),
    ])
    func `a date with the year first says its order`(text: String, day: String) {
        #expect(CellDate(text)?.day(in: nil) == CalendarDay(day))
    }

    @Test(arguments: ["", "3/4", "3/4/26", "2026-02-30", "today", "2026-13-01", "20260304", "1-2-3-4"])
    func `what is no date is none`(text: String) {
        #expect(CellDate(text)?.day(in: nil) == nil)
        #expect(CellDate(text)?.orders.isEmpty ?? true)
    }

    @Test func `a date with the year last may be two days, or one`() {
        #expect(CellDate("3/4/2026")?.orders == [.dayFirst, .monthFirst])
        #expect(CellDate("13/4/2026")?.orders == [.dayFirst])
        #expect(CellDate("04.13.2026")?.orders == [.monthFirst])
        #expect(CellDate("3/4/2026")?.day(in: .dayFirst) == CalendarDay("2026-04-03"))
        #expect(CellDate("3/4/2026")?.day(in: .monthFirst) == CalendarDay("2026-03-04"))
    }

    @Test(arguments: [
        ("08:15", "08:15"), ("8:15", "08:15"), ("08:15 ", "08:15"), ("10:00 AM", "10:00"), ("12:05 AM", "00:05"),
        ("12:05 pm", "12:05"), ("10:20 p.m.", "22:20"), ("23:59:59", "23:59"),
    ])
    func `a time reads`(text: String, time: String) {
        #expect(TimeOfDay(cell: text) == TimeOfDay(time))
    }

    @Test(arguments: ["", "24:00", "13:00 PM", "0:15 AM", "noon", "8", "8:15:30:10"])
    func `what is no time is none`(text: String) {
        #expect(TimeOfDay(cell: text) == nil)
    }
}
