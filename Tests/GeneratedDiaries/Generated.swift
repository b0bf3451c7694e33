import CorginaCore
import CorginaJournal
import SeededRandom

/// Values of every shape a diary can hold, from a seed.
struct Generated {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func entry() -> JournalEntry {
        JournalEntry(id: EntryID(using: &random), recordedAt: moment(), device: text(), change: change())
    }

    mutating func change() -> Change {
        switch Int.random(in: 0..<16, using: &random) {
        case 3: .putFoodHabit(habit())
        case 4: .putRecipe(recipe())
        case 5: .putFoodMark(mark())
        case 6: .putSupplement(supplement())
        case 7: .putSkippedDose(SkippedDose(slot: slot(), moment: moment()))
        case 8: .putDeclinedRecipe(declinedRecipe())
        case 9: .putChecklist(checklist())
        case 10: .putBirthPlan(birthPlan())
        case 0: .putProfile(profile())
        case 1: .putPregnancy(pregnancy())
        case 2: .remove(recordID())
        default: .putEvent(event())
        }
    }

    mutating func profile() -> Profile {
        Profile(
            firstName: text(), units: pick(Profile.UnitSystem.allCases), appearance: pick(Profile.Appearance.allCases),
            timeZone: text(),
            showsDueDate: .random(using: &random), usesDiscreetTitles: .random(using: &random),
            foodRegion: Bool.random(using: &random) ? FoodRegion.allCases.randomElement(using: &random) : nil,
            consents: ProviderConsents(
                hosts: Bool.random(using: &random) ? [pick(ProviderUse.allCases): text()] : [:]),
            reminders: reminders(), followsGlucoseTargets: .random(using: &random))
    }

    private mutating func reminders() -> ReminderPreferences {
        ReminderPreferences(
            kinds: Set(ReminderKind.allCases.filter { _ in Bool.random(using: &random) }),
            quietHours: optional { QuietHours(start: $0.time(), end: $0.time()) },
            waterTimes: (0..<Int.random(in: 0...ReminderPreferences.mostWaterTimes, using: &random)).map { _ in time()
            },
            goalsTime: time(), kicksTime: time(), isDiscreet: .random(using: &random))
    }

    mutating func habit() -> FoodHabit {
        FoodHabit(
            id: recordID(), name: text(), helping: text(), foodCode: text(), foodName: text(),
            amount: optional { FoodHabit.Amount(quantity: $0.amount(), portion: $0.text(), grams: Grams($0.amount())) },
            standing: pick(FoodHabit.Standing.allCases))
    }

    mutating func recipe() -> Recipe {
        Recipe(
            id: recordID(), name: text(), servings: amount(), ingredients: list { $0.item() },
            isArchived: .random(using: &random))
    }

    mutating func declinedRecipe() -> DeclinedRecipe {
        DeclinedRecipe(id: recordID(), name: text(), foods: Set(list { $0.item().identity }), timesLogged: int())
    }

    mutating func mark() -> FoodMark {
        FoodMark(id: recordID(), kind: pick(FoodMark.Kind.allCases), foodCode: optional { $0.text() }, foodName: text())
    }

    mutating func pregnancy() -> Pregnancy {
        Pregnancy(
            id: recordID(), dating: dating(), datingReason: pick(DatingReason.allCases), babies: int(),
            outcome: outcome(),
            scans: list { ScanMeasurement(day: $0.day(), weight: Grams($0.amount())) })
    }

    mutating func outcome() -> PregnancyOutcome {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .ongoing
        case 1: .birth(day(), name: text())
        default: .loss(optional { $0.day() })
        }
    }

    mutating func dating() -> DatingMethod {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .lastPeriod(day(), cycleLength: int())
        case 1: .dueDate(day())
        case 2: .conception(day())
        case 3: .embryoTransfer(day(), embryoDay: int())
        default: .ultrasound(day(), GestationalAge(days: int()))
        }
    }

    mutating func event() -> HealthEvent {
        var event = HealthEvent(
            id: recordID(), moment: moment(), details: details(), notes: text(), tags: list { $0.text() })
        if event.id.low % 4 == 0 { event.photo = event.id }
        event.isOfBump = event.id.low % 3 == 0
        return event
    }

    mutating func details() -> HealthEvent.Details {
        switch pick(HealthEvent.Details.Kind.allCases) {
        case .meal:
            .meal(
                Meal(
                    name: text(), type: pick(MealType.allCases), items: list { $0.item() },
                    recipes: list { $0.recordID() }))
        case .hydration: .hydration(Drink(name: text(), volume: Milliliters(amount())))
        case .supplement: .supplement(intake())
        case .symptom: .symptom(report())
        case .appointment: .appointment(appointment())
        case let kind: reading(kind) ?? .note
        }
    }

    /// Figures outside of what a form takes too: what is in a diary is read whatever it says.
    private mutating func reading(_ kind: HealthEvent.Details.Kind) -> HealthEvent.Details? {
        guard let reading = kind.reading else { return nil }
        var values = ReadingValues()
        for field in reading.description.fields where field.isRequired || Bool.random(using: &random) {
            values[field.name] = value(of: field)
        }
        return reading.details(values)
    }

    private mutating func value(of field: ReadingField) -> ReadingValues.Value {
        switch field.content {
        case .whole: .whole(int())
        case .amount: .amount(amount())
        case .word(let words): .word(pick(words))
        case .words(let words): .words(words.filter { _ in Bool.random(using: &random) })
        case .flag: .flag(.random(using: &random))
        }
    }

    mutating func item() -> FoodItem {
        var nutrients = NutrientAmounts.zero
        for nutrient in Nutrient.allCases where Bool.random(using: &random) { nutrients[nutrient] = amount() }
        var item = FoodItem(
            name: text(), foodCode: optional { $0.text() }, quantity: amount(), portion: text(), grams: Grams(amount()),
            nutrients: nutrients, source: pick(FoodItem.Source.allCases), isEstimated: .random(using: &random))
        // From what is there, so that no other value of a seed changes.
        if item.source == .manual { item.said = item.portion }
        if item.source == .barcode { item.barcode = Barcode(number: item.isEstimated ? 96_385_074 : 4_006_381_333_931) }
        return item
    }

    // MARK: Parts

    mutating func recordID() -> RecordID { RecordID(using: &random) }

    mutating func day() -> CalendarDay { CalendarDay(number: .random(in: -25_567...84_370, using: &random)) }

    mutating func moment() -> Moment {
        Moment(
            secondsSinceEpoch: .random(in: -2_208_000_000...7_000_000_000, using: &random),
            utcOffset: .random(in: -64_800...64_800, using: &random))
    }

    mutating func int() -> Int {
        pick([0, 1, 28, -1, 999_999_999_999, .random(in: -100_000...100_000, using: &random)])
    }

    mutating func amount() -> Double {
        pick([
            0, 0.1, -0.1, 1e12, Double.leastNonzeroMagnitude, 1.0 / 3, .random(in: 0...5_000, using: &random),
            Double(int()),
        ])
    }

    mutating func text() -> String {
        let pieces = [
            "", "iron", "\"", "\\", "\u{0}", "\u{1F}", "\n", "\r\n", "\u{2028}", "é", "e\u{301}", "🤰🏽", "👩‍👩‍👧", "שלום",
            "\u{FFFD}", "\u{10FFFF}", "</script>", "\u{202E}", "/", "porkchop and potatoes",
        ]
        return (0..<Int.random(in: 0..<4, using: &random)).map { _ in pick(pieces) }.joined()
    }

    mutating func list<Element>(_ make: (inout Self) -> Element) -> [Element] {
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in make(&self) }
    }

    mutating func optional<Value>(_ make: (inout Self) -> Value) -> Value? {
        Bool.random(using: &random) ? make(&self) : nil
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
}
