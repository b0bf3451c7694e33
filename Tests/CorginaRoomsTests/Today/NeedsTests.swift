import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What stands above the day: what is due or late, and a visit that is near.
@Suite struct NeedsTests {
    private func needs(_ maja: Resident) throws -> String {
        let page = try maja.get(.today).markup
        guard let start = page.firstRange(of: "class=\"group needs\"")?.upperBound else { return "" }
        return String(page[start...].split(separator: "</section>").first ?? "")
    }

    private func add(_ name: String, at time: String, by maja: inout Resident) throws {
        _ = try maja.post(
            .supplements(.addOwn),
            ["name": name, "amount": "27", "unit": "mg", "frequency": "daily", "doses": "1", "time-1": time])
    }

    @Test(arguments: [("18:40", "Due now"), ("17:41", "Due now"), ("17:39", "Late"), ("18:41", "")])
    func `a dose stands there from its time on`(time: String, word: String) throws {
        var maja = try Resident()
        maja.now = maja.now.advanced(bySeconds: -86_400)
        try add("Iron", at: time, by: &maja)
        maja.now = maja.now.advanced(bySeconds: 86_400)
        #expect(try needs(maja).contains("<b>\(word)</b>") == !word.isEmpty)
        #expect(try needs(maja).isEmpty == word.isEmpty)
    }

    @Test func `of many doses three stand there, and the others are counted`() throws {
        var maja = try Resident()
        maja.now = maja.now.advanced(bySeconds: -86_400)
        for name in ["Iron", "Zinc", "Iodine", "Calcium", "Magnesium"] { try add(name, at: "18:30", by: &maja) }
        maja.now = maja.now.advanced(bySeconds: 86_400)
        let needs = try needs(maja)
        #expect(needs.split(separator: "Due now").count == 4)
        #expect(needs.contains("2 more doses to take"))
    }

    @Test(arguments: [(0, true), (1, true), (2, false)])
    func `a visit stands there today and tomorrow, and else below`(days: Int, isNear: Bool) throws {
        var maja = try Resident()
        _ = try maja.post(
            .appointments(.add), ["title": "Midwife", "day": "\(maja.now.day + days)", "time": "21:00"])
        #expect(try needs(maja).contains("Midwife") == isNear)
        #expect(try maja.get(.today).markup.contains("visit-row") == !isNear)
    }
}
