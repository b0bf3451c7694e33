import CorginaCore

@testable import CorginaRooms

/// Everything about a pregnancy, in the states a test should see.
enum PregnancySamples {
    static let now = Moment(day: Samples.today, time: TimeOfDay(minutes: 860), utcOffset: 3_600)
    static let profile = Profile(firstName: "Mia", timeZone: "Europe/Berlin")
    static let us = Profile(firstName: "Mia", units: .us, timeZone: "America/New_York", showsDueDate: false)
    static let wrong = ["day", "name", "date", "cycleLength", "weeks", "embryoDay", "weight"]
        .map { FieldError(field: $0, message: Samples.hostile) }

    static func pregnancy(_ days: Int, babies: Int = 1, outcome: PregnancyOutcome = .ongoing) -> Pregnancy {
        let scans = [21, -3].map { ScanMeasurement(day: Samples.today - $0, weight: Grams(Double(400 - $0))) }
        return Pregnancy(
            id: RecordID(high: 1, low: 1), dating: .lastPeriod(Samples.today - days, cycleLength: 28), babies: babies,
            outcome: outcome,
            scans: scans)
    }

    static let born = pregnancy(285, outcome: .birth(Samples.today - 3, name: Samples.hostile))
    static let lost = pregnancy(90, outcome: .loss(Samples.today - 1))

    static let revisions = [
        DatingRevision(
            dating: .ultrasound(Samples.today - 60, GestationalAge(weeks: 15, days: 6)), since: now, reason: .scan),
        DatingRevision(dating: .lastPeriod(Samples.today - 171, cycleLength: 30), since: now, reason: .firstEntry),
    ]

    static let pages: [(name: String, page: any Page)] = {
        var pages: [(name: String, page: (any Page)?)] = []
        for age in Samples.ages.compactMap(\.self) {
            pages.append(
                (
                    "timeline at \(age)",
                    PregnancyPage(pregnancy: pregnancy(age), profile: profile, now: now, toast: Toast(words: "Saved"))
                ))
            pages.append(("growth at \(age)", GrowthPage(pregnancy: pregnancy(age), profile: us, today: Samples.today)))
        }
        for week in BabySize.weeks {
            pages.append(
                (
                    "week \(week)",
                    WeekPage(week: week, pregnancy: pregnancy(171, babies: 2), profile: us, today: Samples.today)
                ))
        }
        pages += [
            ("timeline, US", PregnancyPage(pregnancy: pregnancy(171), profile: us, now: now)),
            (
                "growth, wrong",
                GrowthPage(
                    pregnancy: pregnancy(171), profile: profile, today: Samples.today, day: Samples.hostile,
                    weight: Samples.hostile, errors: wrong,
                    toast: Toast(words: "Saved"))
            ),
            ("dates", dates()), ("dates, unlikely", dates(question: .pastFortyTwoWeeks)),
            ("dates, advice", dates(advice: RedatingAdvice(between: revisions[0].dating, and: revisions[1].dating))),
            (
                "birth",
                BirthPage(
                    pregnancy: pregnancy(280, babies: 2), today: Samples.today, name: Samples.hostile, errors: wrong)
            ),
            ("ending", EndingPage(pregnancy: pregnancy(80), today: Samples.today, day: Samples.hostile, errors: wrong)),
            (
                "pregnancies",
                PregnanciesPage(pregnancies: [pregnancy(20), born, lost], today: Samples.today, english: .ofNoRegion)
            ),
            ("gallery", GalleryPage(today: Samples.today)),
            ("about", AboutPage(isSignedIn: true, productCredits: [Samples.hostile], english: .ofNoRegion)),
            ("about, before", AboutPage(isSignedIn: false, english: .ofNoRegion)),
        ]
        pages += afterwards
        return pages.compactMap { name, page in page.map { (name, $0) } }
    }()

    /// What remains to be seen after a birth and after a loss.
    static let afterwards: [(name: String, page: (any Page)?)] = pages(after: born, "birth") + afterLoss
    static let afterLoss: [(name: String, page: (any Page)?)] = pages(after: lost, "loss")

    private static func pages(after pregnancy: Pregnancy, _ name: String) -> [(name: String, page: (any Page)?)] {
        [
            (
                "today after a \(name)",
                TodayPage(pregnancy: pregnancy, profile: profile, events: [], today: Samples.today)
            ),
            (
                "settings after a \(name)",
                SettingsPage(
                    profile: profile, pregnancy: pregnancy, today: Samples.today, accountName: "mia", pregnancies: 1)
            ),
            (
                "timelines after a \(name)",
                PregnanciesPage(pregnancies: [pregnancy], today: Samples.today, english: .ofNoRegion)
            ),
            ("about after a \(name)", AboutPage(isSignedIn: true, speaksOfWeeks: false, english: .ofNoRegion)),
        ]
    }

    private static func dates(question: DatingQuestion? = nil, advice: RedatingAdvice? = nil) -> PregnancyDatesPage? {
        PregnancyDatesPage(
            pregnancy: pregnancy(171), revisions: revisions, today: Samples.today, english: .ofNoRegion,
            entry: .init(revisions[0].dating),
            reason: .scan,
            question: question, advice: advice, errors: question == nil ? [] : wrong,
            toast: Toast(words: "Dates updated", entry: "1"))
    }
}
