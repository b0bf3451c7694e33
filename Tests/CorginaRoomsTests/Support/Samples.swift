import CorginaCore

@testable import CorginaRooms

/// Values the tests print pages from: ages at the edges, empty and full days, hostile words.
enum Samples {
    static let today = CalendarDay(number: 20_778)
    static let draft = RecordID(high: 0xabc, low: 0x123)
    static let context = PageContext(assets: AssetPaths(edition: "3f2a"), appearance: .dark, trimester: .second)
    static let hostile = "\"><script>alert(1)</script>'`=\u{301}\0"

    /// None, before the LMP, then from the first day to long past any due date.
    static let ages: [Int?] = [
        nil, -3, 0, 3, 27, 28, 97, 98, 171, 195, 196, 279, 280, 281, 286, 287, 289, 294, 308, 400,
    ]

    static func pregnancy(_ days: Int) -> Pregnancy {
        Pregnancy(id: RecordID(high: 1, low: 1), dating: .lastPeriod(today - days, cycleLength: 28))
    }

    static func food(_ name: String, energy: Double) -> FoodItem {
        var nutrients = NutrientAmounts()
        nutrients[.energy] = energy
        nutrients[.protein] = energy / 20
        nutrients[.carbohydrate] = energy / 8
        nutrients[.fat] = energy / 40
        return FoodItem(
            name: name, foodCode: nil, quantity: 1, portion: "cup", grams: Grams(150), nutrients: nutrients,
            source: .database,
            isEstimated: true)
    }

    static func meal(_ name: String, _ type: MealType, energy: Double) -> HealthEvent.Details {
        .meal(Meal(name: name, type: type, items: [food(name, energy: energy)]))
    }

    static func event(_ number: UInt64, at minutes: Int, _ details: HealthEvent.Details, notes: String = "")
        -> HealthEvent
    {
        HealthEvent(
            id: RecordID(high: 0, low: number),
            moment: Moment(day: today, time: TimeOfDay(minutes: minutes), utcOffset: 0),
            details: details, notes: notes)
    }

    /// One event of every kind.
    static let fullDay: [HealthEvent] = [
        event(1, at: 480, meal("Oatmeal", .breakfast, energy: 430)),
        event(2, at: 760, meal("Lentil soup", .lunch, energy: 560)),
        event(3, at: 845, meal(hostile, .snack, energy: 95)),
        event(4, at: 870, .hydration(Drink(name: "Water", volume: Milliliters(250)))),
        event(5, at: 490, .supplement(SupplementIntake(name: "Iron", dose: "27 mg", count: 2))),
        event(6, at: 670, .symptom(SymptomReport(name: "Nausea", severity: 2)), notes: hostile),
        event(7, at: 680, .weight(Weight(kilograms: 62.5))),
        event(8, at: 690, .bloodPressure(BloodPressure(systolic: 112, diastolic: 72))),
        event(9, at: 700, .glucose(BloodGlucose(milligramsPerDeciliter: 95))),
        event(10, at: 710, .kicks(KickCount(count: 1, minutes: 25))),
        event(11, at: 720, .contraction(Contraction(seconds: 45))),
        event(12, at: 730, .appointment(Appointment(title: "Midwife"))),
        event(13, at: 740, .note, notes: "A note"),
        event(14, at: 745, .temperature(Temperature(celsius: 37.2))),
    ]

    static func todayPage(days: Int? = 171, events: [HealthEvent] = fullDay, toast: Toast? = nil) -> TodayPage {
        TodayPage(
            pregnancy: days.map(pregnancy), profile: Profile(firstName: hostile, timeZone: "Europe/Berlin"),
            events: events,
            today: today, toast: toast, sentence: hostile, errors: [FieldError(field: "sentence", message: hostile)],
            sampleNotice: "Sample data")
    }

    static let amountForm = AmountForm(
        amount: hostile, portion: "2",
        portions: [
            PortionChoice(value: "2", words: hostile, grams: 155), PortionChoice(value: "g", words: "g", grams: 1),
        ],
        energyPerGram: "0.87")

    static let items = [
        DraftItem(
            emoji: "🥩", name: "Pork chop", listedName: hostile, amount: "1 chop · about 145 g", reason: hostile,
            form: amountForm, certainty: .clear, kilocalories: "335"),
        DraftItem(
            emoji: "🥔", name: hostile, amount: "1 cup · about 155 g", form: amountForm, certainty: .fairlySure,
            kilocalories: "135",
            alternates: [
                FoodChoice(code: "71001000", name: "Boiled", isChosen: true), FoodChoice(code: hostile, name: hostile),
            ]),
    ]

    static let mealEvent = DraftEvent(
        content: .food(
            mealType: .dinner, items: items,
            nutrition: NutritionBar(
                food("x", energy: 470).nutrients, eaten: Kilocalories(1_180), english: .ofNoRegion)),
        when: "Today, 18:40")

    static let symptomEvent = DraftEvent(
        content: .other(
            EventWords(.symptom(SymptomReport(name: "Nausea", severity: 2)), units: .metric, english: .ofNoRegion),
            kind: .symptom),
        when: "Today, 18:40", notes: hostile)

    static func confirmation(_ events: [DraftEvent]) -> ConfirmationPage {
        var page = ConfirmationPage(
            draft: draft, behind: todayPage(), sentence: hostile, events: events, notUnderstood: [hostile],
            errors: [FieldError(field: "x", message: hostile)])
        page.openWord = hostile
        if !events.isEmpty { page.offers = [.init(words: hostile, name: hostile, detail: hostile)] }
        return page
    }

    private static let wrong = [
        "name", "passphrase", "group", "code", "date", "cycleLength", "weeks", "embryoDay", "amount", "portion",
        "words", "firstName", "day", "time", "notes",
    ]
    .map { FieldError(field: $0, message: hostile) }
    private static let results = FoodSearchResults(
        words: hostile, foods: [FoodChoice(code: "1", name: hostile, detail: hostile)])

    /// Every page, in every state a test should see, by name.
    static let pages: [(name: String, page: any Page)] = {
        var pages: [(String, any Page)] = [
            ("welcome", WelcomePage()), ("new account", NewAccountPage()),
            ("new account, wrong", NewAccountPage(name: hostile, errors: wrong)),
            ("recovery code", RecoveryCodePage(groups: ["K7QD", "2MWP", hostile], typed: hostile, errors: wrong)),
            ("sign in", SignInPage(name: hostile, problem: hostile, errors: wrong)),
            ("recover", RecoverPage(name: hostile, problem: hostile, errors: wrong)),
            ("account", SecurityPage(devices: AccountSamples.devices, lockAfter: 10, done: hostile)),
            ("erase", ErasePage(errors: wrong, keptBackups: 14)),
            ("import", ImportPage(megabytes: 16, errors: wrong, result: .init(added: 12, known: 3))),
            ("imported", ImportPage(megabytes: 16, result: .init(added: 0, known: 3))),
            ("account refused", SecurityPage(devices: [], place: .passphrase, errors: wrong)),
            ("about you", AboutYouPage(Profile(firstName: hostile, timeZone: "UTC"), errors: wrong)),
            ("tracking", TrackingPage()), ("tracking again", TrackingPage(isFirstRun: false)),
            ("confirm meal", confirmation([mealEvent])),
            ("confirm three", confirmation([mealEvent, symptomEvent, mealEvent])), ("confirm none", confirmation([])),
            (
                "item",
                ItemEditorPage(
                    draft: draft, event: 0, item: 1, behind: todayPage(), emoji: "🥔", name: hostile, reason: hostile,
                    kilocalories: "135", grams: "about 155 g", alternates: items[1].alternates, search: results,
                    errors: wrong)
            ),
            ("add", AddFoodPage(draft: draft, event: 0, behind: todayPage(), search: results, errors: wrong)),
            (
                "add, nothing found",
                AddFoodPage(
                    draft: draft, event: 0, behind: todayPage(), search: FoodSearchResults(words: hostile, foods: []))
            ),
            (
                "details",
                DetailsPage(
                    draft: draft, event: 0, behind: todayPage(), name: hostile,
                    fields: KindFields(kind: .meal, values: ["mealType": "dinner"], units: .metric),
                    day: "2026-11-21", time: "18:40", notes: hostile, tags: hostile, latestDay: "2026-11-21",
                    errors: wrong)
            ),
            (
                "settings",
                SettingsPage(
                    profile: Profile(firstName: hostile, timeZone: ""), pregnancy: pregnancy(171), today: today,
                    accountName: hostile,
                    errors: wrong, toast: Toast(words: "Saved"))
            ),
            (
                "settings, no dates",
                SettingsPage(profile: Profile(timeZone: ""), pregnancy: nil, today: today, accountName: "mia")
            ),
            ("habits", HabitsPage(habits: habits, toast: Toast(words: "Forgotten"))),
            ("no habits", HabitsPage(habits: [])),
            ("privacy", PrivacyPage(isSignedIn: true)),
            ("privacy, backups", PrivacyPage(isSignedIn: false, keptBackups: 14)),
            ("problem", ProblemPage(title: hostile, sentence: hostile)),
            (
                "problem, kept",
                ProblemPage(
                    title: hostile, sentence: hostile,
                    retry: .init(route: .drafts(.say), fields: [.init(name: hostile, value: hostile)]))
            ),
            ("today, toast", todayPage(toast: Toast(words: hostile, entry: hostile))),
            ("today, empty", todayPage(days: nil, events: [])),
        ]
        for age in ages { pages.append(("today at \(age.map(String.init) ?? "no date")", todayPage(days: age))) }
        for entry in DatingEntry.allCases {
            pages.append(("date by \(entry)", DatingPage(entry: entry, today: today)))
            pages.append(
                (
                    "date by \(entry), wrong",
                    DatingPage(
                        entry: entry, today: today, date: hostile, cycleLength: hostile, weeks: hostile, days: hostile,
                        embryoDay: hostile, errors: wrong, isFirstRun: false)
                ))
        }
        pages += PregnancySamples.pages
        pages += ProviderSamples.pages
        pages += ReminderSamples.pages
        pages += FoodSamples.pages
        pages += NutritionSamples.pages
        pages += CalorieSamples.pages
        pages += SupplementSamples.pages
        pages += AppointmentSamples.pages
        pages += DaySamples.pages
        pages += MeasurementSamples.pages
        pages += EntrySamples.pages
        pages += AccountSamples.pages
        pages += ImportSamples.pages
        pages += OfflineSamples.pages
        pages.append(("sealed", SealedPage()))
        pages += PhotoSamples.pages
        pages += ChecklistSamples.pages
        for dating in datings {
            pages.append(("review of \(dating)", ReviewPage(dating: dating, today: today, english: .ofNoRegion)))
        }
        return pages
    }()

    static let habits = [
        FoodHabit(
            id: draft, name: hostile, helping: "bowl", foodCode: "57100100", foodName: hostile,
            amount: FoodHabit.Amount(quantity: 1.5, portion: "cup", grams: Grams(42))),
        FoodHabit(
            id: draft, name: "milk", helping: "", foodCode: "11112110", foodName: "Milk, reduced fat (2%)", amount: nil),
    ]

    static let datings: [DatingMethod] = [
        .lastPeriod(today - 171, cycleLength: 30), .dueDate(today + 109), .dueDate(today - 9), .dueDate(today),
        .conception(today - 10),
        .embryoTransfer(today - 5, embryoDay: 5), .ultrasound(today - 2, GestationalAge(weeks: 12, days: 3)),
    ]
}
