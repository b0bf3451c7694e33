import CorginaCore
import CorginaJournal

@testable import CorginaRooms

/// What she drinks and feels, in the states a test should see.
enum DaySamples {
    private static let now = Moment(day: Samples.today, time: TimeOfDay(minutes: 860), utcOffset: 3_600)
    static let id = RecordID(high: 9, low: 9)

    static let hydrationRoutes: [Route] = [
        .hydration(.today), .hydration(.day(Samples.today)), .hydration(.drinks), .hydration(.goal),
    ]
    static let symptomRoutes: [Route] = [
        .symptoms(.list), .symptoms(.search), .symptoms(.found(id)), .symptoms(.log(0)), .symptoms(.log(52)),
        .symptoms(.own), .symptoms(.nausea), .symptoms(.mood), .symptoms(.edinburgh), .symptoms(.entry(id)),
    ]

    // MARK: Hydration

    private static func drinks(_ volumes: [Double], on day: CalendarDay = Samples.today) -> [HealthEvent] {
        volumes.enumerated().map { index, volume in
            HealthEvent(
                id: RecordID(high: 5, low: UInt64(index)),
                moment: Moment(day: day, time: TimeOfDay(minutes: 420 + index * 90), utcOffset: 0),
                details: .hydration(Drink(name: index == 0 ? Samples.hostile : "Water", volume: Milliliters(volume))))
        }
    }

    static func hydration(
        _ volumes: [Double], _ preferences: HydrationPreferences = HydrationPreferences(),
        units: Profile.UnitSystem = .metric, daysAgo: Int = 0, speaksOfPregnancy: Bool = true
    ) -> HydrationPage {
        let day = Samples.today - daysAgo
        let events = drinks(volumes, on: day)
        return HydrationPage(
            FluidDay(day, events), week: FluidWeek(endingOn: Samples.today, events), preferences: preferences,
            units: units, english: .ofNoRegion, today: Samples.today, speaksOfPregnancy: speaksOfPregnancy)
    }

    private static let usual = [237.0, 237, 500, 250]

    private static let hydrationPages: [(name: String, page: any Page)] = {
        var wrong = hydration(usual)
        (wrong.drink, wrong.amount) = (Samples.hostile, Samples.hostile)
        wrong.errors = ["drink", "amount"].map { FieldError(field: $0, message: Samples.hostile) }
        var goal = HydrationGoalPage(HydrationPreferences(), units: .us, english: .ofNoRegion, speaksOfPregnancy: true)
        goal.errors = ["count", "own", "provider", "glass", "bottle"].map {
            FieldError(field: $0, message: Samples.hostile)
        }
        (goal.fields.own, goal.fields.glass) = (Samples.hostile, Samples.hostile)
        return [
            ("hydration", hydration(usual)), ("hydration, nothing", hydration([])), ("hydration, wrong", wrong),
            ("hydration, much", hydration([2_000, 2_000, 2_000], units: .us)),
            ("hydration, a past day", hydration(usual, daysAgo: 2)),
            (
                "hydration, her provider's",
                hydration(usual, HydrationPreferences(goal: .provider(nil), countsGlasses: false))
            ),
            ("hydration goal, wrong", goal),
            (
                "hydration goal",
                HydrationGoalPage(
                    HydrationPreferences(goal: .own(Milliliters(2_250))), units: .metric, english: .ofNoRegion,
                    speaksOfPregnancy: true)
            ),
        ]
    }()

    // MARK: Symptoms

    static func felt(_ name: String, _ severity: Int?, _ number: UInt64 = 1, signs: Set<SymptomFacts.Sign> = [])
        -> HealthEvent
    {
        HealthEvent(
            id: RecordID(high: 6, low: number), moment: now,
            details: .symptom(SymptomReport(name: name, severity: severity, minutes: 90, signs: signs)),
            notes: Samples.hostile, tags: [Samples.hostile])
    }

    static let diary: Diary = {
        var diary = Diary()
        for (index, event) in [felt("Heartburn", 2, 1), felt("Heartburn", 3, 2), felt(Samples.hostile, 5, 3)]
            .enumerated()
        {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 1, low: UInt64(index)), recordedAt: now, device: "test", change: .putEvent(event)),
                sequence: index + 1)
        }
        return diary
    }()

    /// Every level of answer at once, from the diary's own rules.
    static let care = CareNotice(
        diary.careAnswers(to: [
            felt("Chest pain or racing heart", nil, 4), felt("Vaginal bleeding", nil, 5),
            felt("Light spotting", nil, 6),
            felt("Thoughts of self-harm", nil, 7),
        ]), english: .ofNoRegion)

    static func symptoms(_ words: String = "", speaksOfPregnancy: Bool = true, isExpecting: Bool = true) -> SymptomsPage
    {
        var page = SymptomsPage(
            histories: diary.symptomHistories(on: (Samples.today - 27)...Samples.today),
            trimester: isExpecting ? .second : nil, isExpecting: isExpecting, speaksOfPregnancy: speaksOfPregnancy,
            today: Samples.today, english: .ofNoRegion, words: words)
        page.toast = Toast(words: "Logged Nausea", entry: "1")
        return page
    }

    static func form(_ kind: SymptomKind, speaksOfPregnancy: Bool = true) -> SymptomFormPage {
        let report = SymptomReport(name: kind.offeredName(speaksOfPregnancy), severity: nil)
        let number = SymptomKind.all.firstIndex(of: kind) ?? 0
        var fields = SymptomFields(report, units: .us)
        fields.speaksOfPregnancy = speaksOfPregnancy
        return SymptomFormPage(
            place: .log(number), name: report.name, fields: fields,
            entry: EntryFields(now, today: Samples.today), speaksOfPregnancy: speaksOfPregnancy, english: .ofNoRegion)
    }

    private static let symptomPages: [(name: String, page: any Page)] = {
        var urgent = symptoms()
        urgent.care = care
        var own = SymptomFormPage(
            place: .own, name: Samples.hostile, fields: SymptomFields(kind: nil, units: .metric),
            entry: EntryFields(now, today: Samples.today, notes: Samples.hostile, tags: [Samples.hostile]),
            speaksOfPregnancy: true, english: .ofNoRegion)
        own.errors = ["name", "severity", "length", "day", "time", "notes", "tags"].map {
            FieldError(field: $0, message: Samples.hostile)
        }
        var nausea = NauseaPage(entry: EntryFields(now, today: Samples.today), english: .ofNoRegion)
        nausea.errors = PUQE.Item.allCases.map { FieldError(field: $0.rawValue, message: Samples.hostile) }
        var mood = MoodPage(
            entry: EntryFields(now, today: Samples.today), speaksOfPregnancy: true, english: .ofNoRegion)
        mood.errors = MoodCheck.Item.allCases.map { FieldError(field: $0.rawValue, message: Samples.hostile) }
        mood.care = care
        var edinburgh = EdinburghPage(
            entry: EntryFields(now, today: Samples.today), speaksOfPregnancy: true, english: .ofNoRegion)
        (edinburgh.total, edinburgh.care) = (Samples.hostile, care)
        edinburgh.errors = ["total", "selfHarm"].map { FieldError(field: $0, message: Samples.hostile) }
        var today = Samples.todayPage()
        (today.care, today.day.water) = (care, hydration(usual).card)
        today.needs = Needs(
            session: KickSession(start: now, kicks: [now]), contraction: now, doses: today.day.doses,
            english: .ofNoRegion)
        today.day.movements = MovementsPart(
            [], pregnancy: Samples.pregnancy(210), on: Samples.today, hasCounted: false, english: .ofNoRegion)
        today.hero = WeekHero(Samples.pregnancy(210), on: Samples.today)
        today.links = TodayLinks(symptoms: 2, weight: Samples.hostile, offersTimer: true)
        var entry = FoodSamples.entry
        (entry.care, entry.lines, entry.tags) = (care, [Samples.hostile], EntryTags(tags: [Samples.hostile], known: []))
        var details = DetailsPage(
            draft: id, event: 0, behind: Samples.todayPage(), name: "Nausea",
            fields: KindFields(kind: .symptom, values: ["name": "Nausea"], units: .metric), day: "2026-11-21",
            time: "18:40", notes: "", latestDay: "2026-11-21")
        details.fields.symptom = SymptomFields(
            SymptomReport(name: "Nausea", severity: 4, minutes: 1_440), units: .metric)
        var confirmation = Samples.confirmation([Samples.symptomEvent])
        confirmation.care = care
        return [
            ("symptoms", symptoms()), ("symptoms, urgent", urgent), ("symptoms found", symptoms("head")),
            ("symptoms not found", symptoms(Samples.hostile)), ("symptoms after a birth", symptoms(isExpecting: false)),
            ("own symptom, wrong", own),
            ("nausea score", NauseaPage(entry: EntryFields(now, today: Samples.today), english: .ofNoRegion)),
            ("nausea score, wrong", nausea), ("mood check, wrong", mood), ("edinburgh scale, wrong", edinburgh),
            ("today, urgent", today),
            ("entry, urgent", entry), ("adjust a symptom", details), ("confirm, urgent", confirmation),
        ] + SymptomKind.all.filter(\.isFelt).map { ("log \($0.id)", form($0)) }
    }()

    static let pages = hydrationPages + symptomPages + afterLoss

    static let afterLoss: [(name: String, page: any Page)] = {
        var urgent = symptoms(speaksOfPregnancy: false, isExpecting: false)
        urgent.care = CareNotice(care?.answers.filter { !$0.isCrisis } ?? [], afterLoss: true, english: .ofNoRegion)
        return [
            ("hydration after a loss", hydration(usual, speaksOfPregnancy: false)),
            (
                "hydration goal after a loss",
                HydrationGoalPage(
                    HydrationPreferences(), units: .metric, english: .ofNoRegion, speaksOfPregnancy: false)
            ),
            ("symptoms after a loss", urgent),
            (
                "mood check after a loss",
                MoodPage(entry: EntryFields(now, today: Samples.today), speaksOfPregnancy: false, english: .ofNoRegion)
            ),
        ]
            + SymptomKind.all.filter { $0.isFelt && !$0.isOfPregnancy }.map {
                ("log \($0.id) after a loss", form($0, speaksOfPregnancy: false))
            }
    }()
}
