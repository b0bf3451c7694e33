import CorginaCore
import Testing

@testable import CorginaRooms

/// The seeds' labels, to the letter.
@Suite struct WordingTests {
    private func words(_ page: some Page) -> String {
        page.markup(in: Samples.context).replacing("&#39;", with: "'")
    }

    @Test func `the ways to track are offered in the seeds' words`() {
        let page = words(TrackingPage())
        for label in [
            "How would you like to track your pregnancy?", "I know my due date", "Enter the date your baby is expected",
            "I know when my last period started", "We'll calculate your due date", "I had an ultrasound",
            "Enter the gestational age from your scan", "I'll add this later",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test(arguments: [
        (DatingEntry.dueDate, ["When is your baby due?", "Expected Due Date"]),
        (.lastPeriod, ["When did your last period start?", "First Day of Last Period"]),
        (
            .ultrasound,
            [
                "What was the gestational age?", "Gestational Age from Ultrasound", "Ultrasound Date", ">weeks<",
                ">days<",
            ]
        ),
    ])
    func `a date is asked for in the seeds' words`(entry: DatingEntry, labels: [String]) {
        let page = words(DatingPage(entry: entry, today: Samples.today))
        for label in labels + ["Calculated Information", "Current Week", "Days Until Due Date", "Current Trimester"] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test func `today at 24w3d says what a screen reader should hear`() {
        let page = words(Samples.todayPage(days: 171))
        for label in [
            "Week 24, open your timeline", "24 weeks, 3 days", ">109<", "days to go", "So far today", "Latest",
            "What did you eat, drink, take or feel?", "Quick log", "Log food without typing",
        ] {
            #expect(page.contains(label), "\(label)")
        }
    }

    @Test(
        arguments: [
            (nil, "Add your pregnancy dates"), (3, "Very early days."), (280, "Due today"),
            (281, "40w1d – 1 day past your due date."), (281, "Most babies are not born on the due date."),
            (289, "Late term."),
            (294, "Contact your provider today if no plan is in place."), (308, "Please check your dates."),
        ] as [(Int?, String)])
    func `each age gets its calm words`(days: Int?, label: String) {
        #expect(words(Samples.todayPage(days: days)).contains(label))
    }

    @Test(arguments: [171, 200, 279])
    func `an ordinary day gets no note`(days: Int) {
        #expect(DatingNote(Samples.pregnancy(days), on: Samples.today) == nil)
    }

    @Test func `what was heard is confirmed in the seeds' words`() {
        let page = words(Samples.confirmation([Samples.mealEvent]))
        for label in [
            "I heard:", "Adjust", "Log Meal", "Confirm and log this meal", "Dinner", "Is this right?",
            "I didn’t understand",
        ] {
            #expect(page.contains(label), "\(label)")
        }
        #expect(!page.contains("call your provider, even if nothing here says to"))
    }

    @Test func `the log button says what it logs`() {
        #expect(Samples.confirmation([Samples.mealEvent]).logLabel == "Log Meal")
        #expect(Samples.confirmation([Samples.symptomEvent]).logLabel == "Log Symptom")
        #expect(
            Samples.confirmation([Samples.mealEvent, Samples.symptomEvent, Samples.mealEvent]).logLabel
                == "Log 3 entries")
        #expect(words(Samples.confirmation([])).contains("I couldn’t find anything to log."))
    }

    @Test func `a symptom comes with when to call`() {
        #expect(
            words(Samples.confirmation([Samples.symptomEvent])).contains(
                "call your provider, even if nothing here says to"))
    }

    @Test func `first run and settings say what Corgina is not`() {
        #expect(words(WelcomePage()).contains("not medical advice, a diagnosis or a medical device"))
        let settings = SettingsPage(
            profile: Profile(timeZone: ""), pregnancy: nil, today: Samples.today, accountName: "")
        #expect(words(settings).contains("not medical advice, a diagnosis or a medical device"))
    }

    @Test func `today's meals are newest first and add up`() {
        let page = Samples.todayPage()
        #expect(page.day.eaten.total == "1,085")
        #expect(page.latest.rows.map(\.time) == page.latest.rows.map(\.time).sorted(by: >))
        #expect(page.day.eaten.meals.map { $0.energy.rounded } == [430, 560, 0, 95])
    }

    @Test func `a review shows the due date and the age`() {
        let page = ReviewPage(
            dating: .lastPeriod(Samples.today - 171, cycleLength: 28), today: Samples.today, english: .ofNoRegion)
        #expect(page.age == "24 weeks, 3 days")
        #expect(page.days == "109")
        #expect(words(page).contains("Dates are estimates"))
    }
}
