import CorginaCore
import Testing

@testable import CorginaRooms

/// A date as it is submitted.
@Suite struct DatingFormTests {
    @Test(arguments: [[:], ["weeks": ""], ["weeks": "", "days": "0"], ["days": "3"]])
    func `a scan without the age it found is no date`(age: [String: String]) throws {
        var maja = try Resident()
        let scan = Route.pregnancy(.date(.ultrasound))
        let answer = try maja.post(scan, age.merging(["date": "\(maja.now.day - 20)"]) { $1 })
        #expect(answer.status == .refused && answer.place == nil)
        #expect(answer.markup.contains("Enter the age on the scan report"))
        #expect(maja.waiting.isEmpty && maja.entries.isEmpty)
    }

    @Test func `the weeks of that age begin empty`() throws {
        let page = try Resident().get(.pregnancy(.date(.ultrasound))).markup
        #expect(page.contains("<select id=\"f-weeks\" name=\"weeks\"><option value=\"\" selected>"))
    }
}
