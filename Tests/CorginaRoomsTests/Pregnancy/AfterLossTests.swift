import CorginaCore
import Testing

@testable import CorginaRooms

/// After a loss nothing speaks of it unasked; after a birth nothing counts weeks any more.
@Suite struct AfterLossTests {
    private static let words = [
        "baby", "babies", "week", "trimester", "due", "pregnan", "milestone", "countdown", "prenatal", "growth",
    ]

    /// What she sees and hears: the text and the labels, without addresses and class names.
    private func said(_ page: any Page) -> String {
        let markup = page.markup(in: PageContext(assets: AssetPaths(edition: "3f2a")))
        let labels = Tag.all(in: markup).flatMap { tag in
            ["aria-label", "placeholder", "title"].compactMap { tag.attributes[$0] }
        }
        let text = markup.split(separator: "<").compactMap { $0.split(separator: ">", maxSplits: 1).dropFirst().first }
        return (labels + text.map(String.init)).joined(separator: " ").lowercased()
    }

    private static let pages: [(String, any Page)] = {
        var pages = PregnancySamples.afterLoss.compactMap { name, page in page.map { (name, $0) } }
        pages += NutritionSamples.afterLoss
        pages += SupplementSamples.afterLoss
        pages += AppointmentSamples.afterLoss
        pages += DaySamples.afterLoss
        pages += MeasurementSamples.afterLoss
        pages += EntrySamples.afterLoss
        return pages
    }()

    @Test(arguments: pages)
    func `no page says a word about it`(name: String, page: any Page) {
        // A week of calories is a week of the calendar.
        var said = said(page).replacing("your sentences are", with: "").replacing("weekly", with: "")
        // A dose is due at its time.
        said.replace(/(next one )?due( now| today| \d\d:\d\d)?/, with: "")
        for word in Self.words { #expect(!said.contains(word), "\(name): \(word)") }
    }

    @Test(arguments: [PregnancySamples.lost, PregnancySamples.born])
    func `there is no page of a pregnancy that ended`(pregnancy: Pregnancy) {
        let (profile, today) = (PregnancySamples.profile, Samples.today)
        #expect(PregnancyPage(pregnancy: pregnancy, profile: profile, now: PregnancySamples.now) == nil)
        let weeks = BabySize.weeks.compactMap {
            WeekPage(week: $0, pregnancy: pregnancy, profile: profile, today: today)
        }
        #expect(weeks.isEmpty)
        #expect(GrowthPage(pregnancy: pregnancy, profile: profile, today: today) == nil)
        #expect(PregnancyDatesPage(pregnancy: pregnancy, revisions: [], today: today, english: .ofNoRegion) == nil)
        #expect(BirthPage(pregnancy: pregnancy, today: today) == nil)
        #expect(EndingPage(pregnancy: pregnancy, today: today) == nil)
    }

    @Test func `today asks for no dates afterwards, and is hers again once that is taken back`() {
        func today(_ pregnancy: Pregnancy?) -> TodayPage {
            TodayPage(pregnancy: pregnancy, profile: PregnancySamples.profile, events: [], today: Samples.today)
        }
        #expect(today(nil).invitesDates)
        #expect(!today(PregnancySamples.lost).invitesDates && !today(PregnancySamples.born).invitesDates)
        #expect(today(PregnancySamples.lost).weekMark == nil && today(PregnancySamples.lost).arrival == nil)
        #expect(today(PregnancySamples.born).arrival != nil && today(PregnancySamples.born).pregnancy == nil)
        #expect(today(PregnancySamples.pregnancy(90)).pregnancy?.size != nil)
    }

    @Test func `only one that ended can be taken up again, and only while no other goes on`() {
        let today = Samples.today
        #expect(
            PregnanciesPage(pregnancies: [PregnancySamples.lost], today: today, english: .ofNoRegion).entries.map(
                \.canReopen) == [true])
        let page = PregnanciesPage(
            pregnancies: [PregnancySamples.pregnancy(40), PregnancySamples.lost], today: today, english: .ofNoRegion)
        #expect(page.entries.allSatisfy { !$0.canReopen } && !page.canAdd)
    }
}
