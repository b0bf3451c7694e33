import CorginaCore
import Testing

@testable import CorginaRooms

/// The report as a document by itself.
struct SharedReportTests {
    private func document(withMeals: Bool) throws -> String {
        var mia = try Resident()
        _ = try mia.post(
            .symptoms(.own),
            ["name": "<script>alert(1)</script>", "day": "2026-03-10", "time": "10:00", "severity": "2"])
        _ = try mia.post(
            .foods(.new),
            [
                "name": "My granola", "serving": "bowl", "grams": "45", "amount": "2", "energy": "210",
                "mealType": "lunch",
            ])
        let visit = try mia.visit(.appointments(.report))
        #expect(ReportPage.days(of: visit).contains(visit.today))
        return String(decoding: ReportPage.document(of: visit, withMeals: withMeals), as: UTF8.self)
    }

    @Test(arguments: [(DiaryHome.server, true), (.device, false)])
    func `a link is offered where a server keeps the diary`(home: DiaryHome, isOffered: Bool) throws {
        var mia = try Resident()
        mia.home = home
        let answer = try mia.get(.appointments(.report))
        #expect(answer.markup.contains("Make a link for the clinic") == isOffered)
    }

    @Test func `it says the day and the time it was made`() throws {
        let text = try document(withMeals: false)
        #expect(text.hasPrefix("<!doctype html>"))
        #expect(text.contains("From her diary as it was on 10 March 2026 at 18:40."))
    }

    @Test func `meals are in it where she said so`() throws {
        #expect(try document(withMeals: true).contains("My granola"))
        let without = try document(withMeals: false)
        #expect(!without.contains("My granola") && !without.contains("Meals of the last"))
        #expect(without.contains("Symptoms"))
    }

    @Test func `it runs, loads and leads to nothing, and is made of what the page that opens links copies`() throws {
        let copied = Set(
            [
                "article", "section", "div", "h2", "h3", "p", "b", "span", "ul", "li", "dl", "dt", "dd", "table",
                "caption", "thead", "tbody", "tr", "th", "td",
            ] + ["html", "head", "meta", "title", "body"])
        for tag in Tag.all(in: try document(withMeals: true)) {
            #expect(copied.contains(tag.name), "\(tag.name)")
            for attribute in ["href", "src", "style", "onclick"] { #expect(tag.attributes[attribute] == nil) }
        }
    }
}
