import CorginaCore
import CorginaJournal

@testable import CorginaRooms

/// Goals, nutrients and the look-up, in the states a test should see.
enum NutritionSamples {
    static let body = BodyFacts(
        birthYear: 1994, height: Centimeters(168.5), weight: Weight(kilograms: 64), activity: .lowActive)
    static let profile = Profile(units: .us, timeZone: "UTC", body: body)

    static let record: NutritionRecord = {
        var today = NutrientAmounts.zero
        (today[.iron], today[.protein], today[.folate], today[.caffeine], today[.sodium]) = (12, 54, 310, 142, 2_900)
        var supplements = NutrientAmounts.zero
        supplements[.iron] = 27
        let foods = [Samples.food(Samples.hostile, energy: 300), Samples.food("Lentil soup", energy: 200)]
        return NutritionRecord(
            today: today, supplements: supplements, average: today, loggedDays: 5, foods: foods, eatenBefore: foods)
    }()

    static func goals(_ pregnancy: Pregnancy?, _ advice: EnergyAdvice, profile: Profile = profile) -> GoalsPage {
        GoalsPage(profile: profile, pregnancy: pregnancy, advice: advice, today: Samples.today)
    }

    static func nutrients(_ pregnancy: Pregnancy?, body: BodyFacts = body) -> NutrientsPage {
        let stage = LifeStage(pregnancy, on: Samples.today, isBreastfeeding: body.isBreastfeeding)
        return NutrientsPage(
            record, pregnancy: pregnancy, stage: stage, body: body, today: Samples.today, english: .ofNoRegion)
    }

    private static let target = EnergyTarget(goal: Kilocalories(2_510), basis: .computed(.eer2005, .pregnant(.second)))

    static let pages: [(name: String, page: any Page)] = {
        var wrong = goals(Samples.pregnancy(171), .needs([.height]))
        wrong.errors = ["birthYear", "height", "weight", "activity", "number", "breakfast", "lunch", "dinner"]
            .map { FieldError(field: $0, message: Samples.hostile) }
        (wrong.fields.birthYear, wrong.fields.feet, wrong.fields.weight) = (
            Samples.hostile, Samples.hostile, Samples.hostile
        )
        wrong.hours = GoalsPage.Hours(start: [.lunch: Samples.hostile], end: [:])
        var pages: [(name: String, page: any Page)] = [
            ("goals", goals(Samples.pregnancy(171), .target(target))), ("goals, wrong", wrong),
            ("goals, no dates", goals(nil, .needsDates, profile: Profile(timeZone: "UTC"))),
            ("goals after a birth", goals(PregnancySamples.born, .needs([.weight]))),
            ("nutrients", nutrients(Samples.pregnancy(171))),
            ("nutrients, twins", nutrients(PregnancySamples.pregnancy(200, babies: 2))),
            ("nutrients, nothing known", nutrients(nil, body: BodyFacts())),
            ("nutrients after a birth", nutrients(PregnancySamples.born)),
            ("safe", SafePage(english: .ofNoRegion)),
            (
                "safe, wrong",
                SafePage(english: .ofNoRegion, errors: [FieldError(field: "food", message: Samples.hostile)])
            ),
            ("safe, hostile", SafePage(food: Samples.hostile, english: .ofNoRegion)),
            ("safe, several", SafePage(food: "sushi, coffee and cod", today: record.today, english: .ofNoRegion)),
        ]
        for reason in EnergyAdvice.Reason.allCases {
            pages.append(("goals, \(reason)", goals(Samples.pregnancy(171), .askProvider(reason))))
        }
        return pages + afterLoss
    }()

    static let afterLoss: [(name: String, page: any Page)] = [
        (
            "goals after a loss",
            goals(
                PregnancySamples.lost,
                .target(EnergyTarget(goal: Kilocalories(2_170), basis: .computed(.eer2005, .notPregnant))))
        ),
        ("goals after a loss, asking", goals(PregnancySamples.lost, .needs([.height]))),
        ("nutrients after a loss", nutrients(PregnancySamples.lost)),
    ]
}
