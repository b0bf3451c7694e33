@testable import CorginaCore
@testable import CorginaJournal
@testable import CorginaRooms

/// All entries, the fields of every kind, and insights, in the states a test should see.
enum EntrySamples {
    static let found = TimelineAddress(
        found: Samples.draft, kinds: [.meal, .note], from: TimelineStart(Samples.today - 40))

    static func timeline(
        _ address: TimelineAddress = .all, _ query: TimelineQuery = TimelineQuery(), events: [HealthEvent] = tagged
    ) -> TimelinePage {
        let part = TimelinePart(
            days: events.isEmpty ? [] : [TimelinePart.Day(day: Samples.today, events: events)],
            earlier: TimelineStart(Samples.today - 21), later: TimelineStart(Samples.today + 1), isLaterNewest: true,
            count: events.count)
        return TimelinePage(
            part, of: query, at: address, kinds: Set(HealthEvent.Details.Kind.allCases),
            tags: ["travel", Samples.hostile],
            profile: Profile(timeZone: "UTC"), today: Samples.today)
    }

    static let tagged = Samples.fullDay.map { event in
        var event = event
        event.tags = ["travel", Samples.hostile]
        return event
    }

    static let insight = Insight(
        symptom: "Nausea", exposure: .food(Samples.hostile), inseparable: [.food(Samples.hostile), .group(.fruit)],
        counts: .init(exposedWith: 9, exposed: 12, otherWith: 6, others: 60),
        days: .init(exposedWith: 8, exposed: 11, otherWith: 5, others: 40), hours: 3, probability: 0.0001,
        adjusted: 0.004,
        comparisons: 41, events: [RecordID(high: 0, low: 1)])
    static let ofDays = Insight(
        symptom: "Headache", exposure: .day(.littleFluid), inseparable: [],
        counts: .init(exposedWith: 9, exposed: 12, otherWith: 6, others: 60),
        days: .init(exposedWith: 9, exposed: 12, otherWith: 6, others: 60), hours: nil, probability: 0.0001,
        adjusted: 0.0002, comparisons: 1, events: [])

    static let report = InsightReport(
        insights: [insight, ofDays], comparisons: 41, tooLittleData: [.food("Oats")],
        coverage: [
            InsightCoverage(
                symptom: "Nausea", observed: "meals", hours: 3, felt: 31, observations: 200, comparisons: 40),
            InsightCoverage(
                symptom: "Heartburn", observed: "meals", hours: 3, felt: 2, observations: 200, comparisons: 0),
            InsightCoverage(
                symptom: "Headache", observed: "days with drinks", hours: nil, felt: 9, observations: 80, comparisons: 1
            ),
        ])
    static let nothing = InsightReport(insights: [], comparisons: 0, tooLittleData: [], coverage: [])

    static let trend: ComplianceTrend = {
        let weeks = (0..<8).map { week in
            DoseTally.sample(taken: week == 2 ? 0 : 5 + week % 3, missed: week == 2 ? 0 : 1)
        }
        return ComplianceTrend(weeks: weeks, lastDay: Samples.today - 1)
    }()

    static func insightPage(isTrigger: Bool) -> InsightPage {
        InsightPage(
            card: InsightCard(insight, number: 1), events: tagged,
            food: InsightPage.Food(
                address: .logged(Samples.draft, position: 0), name: Samples.hostile, isTrigger: isTrigger),
            profile: Profile(units: .us, timeZone: "UTC"), today: Samples.today)
    }

    static func details(_ kind: HealthEvent.Details.Kind, isWrong: Bool) -> DetailsPage {
        let names = KindFields.names(of: kind)
        let values = Dictionary(
            names.map { ($0, isWrong ? Samples.hostile : "") }, uniquingKeysWith: { first, _ in first })
        return DetailsPage(
            draft: Samples.draft, event: 0, behind: Samples.todayPage(), name: Samples.hostile,
            fields: KindFields(kind: kind, values: values, units: isWrong ? .us : .metric), day: "2026-11-21",
            time: "18:40",
            notes: "", tags: Samples.hostile, latestDay: "2026-11-21",
            errors: isWrong
                ? (names + ["tags", "notes", "day", "time"]).map { FieldError(field: $0, message: Samples.hostile) }
                : [])
    }

    static let entry: EntryPage = {
        var page = FoodSamples.entry
        page.timeline = timeline(found)
        page.tags = EntryTags(
            tags: [Samples.hostile], known: ["travel", Samples.hostile], typed: Samples.hostile, error: Samples.hostile)
        page.toast = Toast(words: Samples.hostile, entry: "1", back: .timeline(.entry(Samples.draft, from: found)))
        return page
    }()

    /// What is for her after a loss too; her own entries say what she wrote.
    static let afterLoss: [(name: String, page: any Page)] = [
        (
            "all entries",
            TimelinePage(
                TimelinePart(days: [], earlier: nil, later: nil, isLaterNewest: false, count: 0), of: TimelineQuery(),
                at: .all, kinds: [.meal, .symptom, .appointment], tags: [], profile: Profile(timeZone: "UTC"),
                today: Samples.today)
        ),
        ("insights", InsightsPage(nothing, hours: 2, trend: trend, english: .ofNoRegion)),
        (
            "details of a symptom",
            DetailsPage(
                draft: Samples.draft, event: 0,
                behind: TodayPage(
                    pregnancy: PregnancySamples.lost, profile: PregnancySamples.profile, events: [],
                    today: Samples.today),
                name: "Nausea",
                fields: KindFields(kind: .symptom, values: [:], units: .metric), day: "2026-11-21", time: "18:40",
                notes: "", latestDay: "2026-11-21")
        ),
    ]

    static let pages: [(name: String, page: any Page)] = {
        var toasted = timeline()
        toasted.toast = Toast(words: "Removed", entry: "1", back: .timeline(.list(.all)))
        var wrong = timeline(found, TimelineQuery(words: Samples.hostile))
        wrong.error = Samples.hostile
        var pages: [(String, any Page)] = [
            ("all entries", toasted), ("all entries, none", timeline(.all, TimelineQuery(), events: [])),
            (
                "all entries, narrowed",
                timeline(found, TimelineQuery(kinds: found.kinds, words: Samples.hostile, tag: Samples.hostile))
            ),
            (
                "all entries, nothing found",
                timeline(found, TimelineQuery(words: Samples.hostile, tag: "travel"), events: [])
            ),
            ("all entries, wrong", wrong), ("entry over all entries", entry),
            (
                "insights",
                InsightsPage(
                    report, hours: 3, trend: trend, english: .ofNoRegion,
                    toast: Toast(words: "Settings saved", entry: "1"))
            ),
            (
                "insights, none",
                InsightsPage(
                    nothing, hours: 2, trend: ComplianceTrend(weeks: [], lastDay: Samples.today), english: .ofNoRegion)
            ),
            ("insight", insightPage(isTrigger: false)), ("insight, marked", insightPage(isTrigger: true)),
        ]
        for kind in HealthEvent.Details.Kind.allCases {
            pages.append(("details of \(kind)", details(kind, isWrong: false)))
            pages.append(("details of \(kind), wrong", details(kind, isWrong: true)))
        }
        return pages
    }()
}

extension DoseTally {
    fileprivate static func sample(taken: Int, missed: Int) -> DoseTally {
        var tally = DoseTally()
        (tally.taken, tally.missed) = (taken, missed)
        return tally
    }
}
