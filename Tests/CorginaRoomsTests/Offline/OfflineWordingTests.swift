import CorginaCore
import Testing

@testable import CorginaRooms

@Suite struct OfflineWordingTests {
    private let page = OfflinePage().markup(in: Samples.context)

    @Test func `the page without a connection is nobody's`() {
        #expect(!page.contains("data-diary") && page.contains("Your diary is closed here"))
    }

    @Test func `what waits says that nothing has been read, and whom to call`() {
        #expect(page.contains("Nothing here has been read yet. If you’re worried, call, even if nothing here says to."))
        for number in ["911", "112", "999"] { #expect(page.contains("tel:\(number)")) }
    }

    @Test func `a page of hers names the diary and how far it goes, and no other page does`() {
        var context = Samples.context
        context.diary = DiaryMark(tag: "ab12", head: "3.ff")
        #expect(Samples.todayPage().markup(in: context).contains("data-diary=\"ab12 3.ff\""))
        #expect(!Samples.todayPage().markup(in: Samples.context).contains("data-diary"))
    }

    @Test func `every page has the icons and the manifest a home screen asks for`() {
        for name in ["corgina.webmanifest", "icon-180.png", "icon.svg"] {
            #expect(page.contains("href=\"/assets/3f2a/\(name)\""))
        }
        #expect(page.contains("apple-mobile-web-app-title"))
    }

    @Test func `what arrived is told in its own words, with its day if it is not today`() {
        let soup = Samples.event(2, at: 760, Samples.meal("Lentil soup", .lunch, energy: 560))
        let note = Samples.event(13, at: 740, .note, notes: "qwortle")
        let today = ArrivalsCard([soup, note], units: .metric, english: .ofNoRegion, today: Samples.today)
        #expect(today.rows.map(\.title) == ["Lentil soup", "Note"])
        #expect(today.rows.map(\.detail) == ["Lunch · 560 cal · 12:40", "qwortle · 12:20"])
        let later = ArrivalsCard([soup], units: .metric, english: .ofNoRegion, today: Samples.today + 1)
        #expect(later.rows.first?.detail.hasSuffix(", 12:40") == true)
        #expect(later.rows.first?.detail.contains(WrittenEnglish.ofNoRegion.withWeekday(Samples.today)) == true)
    }
}
