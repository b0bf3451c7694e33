import CorginaCore
import Testing

@testable import CorginaRooms

/// The seeds' words about the baby and the weeks, to the letter.
@Suite struct PregnancyWordingTests {
    private func words(_ page: (some Page)?) -> String {
        (page?.markup(in: Samples.context) ?? "").replacing("&#39;", with: "'").replacing("&lt;", with: "<")
    }

    @Test(arguments: [
        (8, "0.6 in", "0.04 oz"), (12, "2.1 in", "0.5 oz"), (16, "4.6 in", "3.5 oz"), (20, "6.5 in", "10.2 oz"),
        (24, "11.8 in", "1.3 lb"),
        (28, "14.8 in", "2.2 lb"), (32, "16.7 in", "3.8 lb"), (36, "18.7 in", "5.8 lb"), (40, "19.7 in", "7.6 lb"),
    ])
    func `the nine anchor weeks are exactly as given`(week: Int, length: String, weight: String) {
        let card = BabySizeCard(week: week, units: .us, english: .ofNoRegion)
        #expect(card?.length.figure == length)
        #expect(card?.weight.figure == weight)
    }

    @Test(arguments: [
        (4, "0.1 cm", "<1 g"), (9, "2.3 cm", "2 g"), (24, "30 cm", "600 g"), (28, "37.6 cm", "1.00 kg"),
        (42, "51 cm", "3.69 kg"),
    ])
    func `and every week in metric units too`(week: Int, length: String, weight: String) {
        let card = BabySizeCard(week: week, units: .metric, english: .ofNoRegion)
        #expect(card?.length.figure == length)
        #expect(card?.weight.figure == weight)
    }

    @Test func `the size is read out in the seeds' sentence`() {
        #expect(
            BabySizeCard(week: 24, units: .us, english: .ofNoRegion)?.description
                == "Baby size this week: Your baby is about the size of a papaya, measuring 11.8 inches long and weighing 1.3 pounds"
        )
        #expect(
            BabySizeCard(week: 5, units: .metric, english: .ofNoRegion)?.description
                == "Baby size this week: Your baby is about the size of a sesame seed, measuring 0.2 centimetres long and weighing less than 1 gram"
        )
    }

    @Test func `the change of measure is explained where it happens, and only there`() {
        for week in BabySize.weeks {
            #expect(
                (BabySizeCard(week: week, units: .metric, english: .ofNoRegion)?.lengthNote != nil)
                    == (week == 20 || week == 21))
        }
        #expect(BabySizeCard(week: 3, units: .metric, english: .ofNoRegion) == nil)
    }

    @Test func `every week has facts, and every fact names a source`() throws {
        for week in BabySize.weeks {
            let card = try #require(MilestonesCard(week: week, english: .ofNoRegion))
            #expect(card.facts.allSatisfy { !$0.source.isEmpty })
        }
    }

    @Test func `today has the day first, then the latest entries, then how far along she is`() throws {
        let page = words(Samples.todayPage(days: 171))
        let order = ["large-title", "So far today", "id=\"timeline\"", "24 weeks, 3 days", "About the size of"]
        let places = try order.map { try #require(page.firstRange(of: $0)?.lowerBound, "\($0)") }
        #expect(places == places.sorted())
    }

    @Test func `the timeline speaks the seeds' words`() {
        let page = words(
            PregnancyPage(
                pregnancy: PregnancySamples.pregnancy(168), profile: PregnancySamples.profile, now: PregnancySamples.now
            ))
        for label in [
            "Pregnancy progress: Week 24 of 40, 112 days remaining", "Week 24 of 40", "16 weeks to go", "1st", "2nd",
            "3rd", "Due",
            "You're in your 2nd trimester",
            "You'll feel your baby move! This is often called the 'honeymoon period' of pregnancy.",
            "Weeks 1–13", "Weeks 14–27", "Weeks 28–40", "Until you meet your baby!", "Week 24, you are here",
            "Baby's Growth Journey",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test func `days and hours count to the end of the due date`() throws {
        let clock = try #require(
            CountdownClock(PregnancySamples.pregnancy(171), now: PregnancySamples.now, english: .ofNoRegion))
        #expect(clock.days == 109 && clock.hours == 9)
        #expect(clock.html.markup().contains("data-countdown=\"\(clock.end)\""))
        let last = try #require(
            CountdownClock(PregnancySamples.pregnancy(280), now: PregnancySamples.now, english: .ofNoRegion))
        #expect(last.days == 0 && last.hours == 9)
        #expect(CountdownClock(PregnancySamples.pregnancy(281), now: PregnancySamples.now, english: .ofNoRegion) == nil)
    }

    @Test func `she who would rather not count sees no due date`() {
        let pages = [
            words(
                PregnancyPage(
                    pregnancy: PregnancySamples.pregnancy(171), profile: PregnancySamples.us, now: PregnancySamples.now)
            ),
            words(
                TodayPage(
                    pregnancy: PregnancySamples.pregnancy(171), profile: PregnancySamples.us, events: [],
                    today: Samples.today)),
            words(
                SettingsPage(
                    profile: PregnancySamples.us, pregnancy: PregnancySamples.pregnancy(171), today: Samples.today,
                    accountName: "")),
        ]
        for page in pages {
            for word in ["remaining", "Countdown", "weeks to go", "Days Until Due Date", "109 day"] {
                #expect(!page.contains(word), "\(word)")
            }
        }
    }

    @Test func `the date change asks in the seeds' words`() {
        let page = words(
            PregnancyDatesPage(
                pregnancy: PregnancySamples.pregnancy(171), revisions: PregnancySamples.revisions, today: Samples.today,
                english: .ofNoRegion)
        )
        for label in [
            "Update Pregnancy Dates?", "This will update your pregnancy timeline and recalculate all milestones.",
            "Cancel", "Update",
            "Changing these dates will recalculate your pregnancy timeline and baby development milestones.",
            "How would you like to enter your dates?", "Due Date", "Last Period", "Ultrasound",
            "Calculated Information",
            "A scan gave another date", "First date",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }
}
