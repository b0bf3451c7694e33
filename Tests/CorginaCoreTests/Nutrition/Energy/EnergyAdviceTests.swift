import CorginaCore
import Testing

struct EnergyAdviceTests {
    private let today = CalendarDay(number: 20_778)
    private let body = BodyFacts(
        birthYear: 1996, height: Centimeters(165), weight: Weight(kilograms: 65), activity: .lowActive)

    private func advice(
        _ body: BodyFacts? = nil, _ goal: EnergyGoal = .computed(.eer2005), _ stage: LifeStage? = .pregnant(.second),
        babies: Int = 1
    ) -> EnergyAdvice {
        EnergyAdvice(body: body ?? self.body, goal: goal, stage: stage, babies: babies, on: today)
    }

    @Test func `Without a fact there is no number, and the missing ones are named in order`() {
        #expect(advice(BodyFacts()) == .needs([.birthYear, .height, .weight, .activity]))
        #expect(advice(BodyFacts(birthYear: 1996, weight: Weight(kilograms: 65))) == .needs([.height, .activity]))
    }

    @Test func `Without dates the stage is not guessed`() {
        #expect(advice(nil, .computed(.eer2005), nil) == .needsDates)
        #expect(advice(nil, .provider(Kilocalories(2_100)), nil).target?.goal == Kilocalories(2_100))
    }

    @Test func `More than one baby, her health and an age outside the reference are her provider's`() {
        #expect(advice(babies: 2) == .askProvider(.severalBabies))
        #expect(advice(nil, .computed(.eer2005), .notPregnant, babies: 2).target != nil)
        var careful = body
        careful.needsProviderGoal = true
        #expect(advice(careful) == .askProvider(.health))
        #expect(advice(careful, .provider(Kilocalories(2_200))).target?.basis == .provider)
        var older = body
        older.birthYear = today.year - 52
        #expect(advice(older) == .askProvider(.ageNotCovered))
    }

    @Test func `No goal under 1,800 is shown in pregnancy, whoever it comes from`() {
        #expect(advice(nil, .provider(Kilocalories(1_500))) == .askProvider(.belowFloor))
        #expect(advice(nil, .provider(Kilocalories(1_800))).target != nil)
        #expect(advice(nil, .provider(Kilocalories(1_500)), .notPregnant).target != nil)
        let small = BodyFacts(
            birthYear: 1980, height: Centimeters(145), weight: Weight(kilograms: 40), activity: .sedentary)
        #expect(advice(small, .computed(.eer2005), .pregnant(.first)) == .askProvider(.belowFloor))
        #expect(advice(small, .computed(.eer2005), .notPregnant).target != nil)
    }

    @Test func `Under 19 the formula for adults gives way to the one made for her age`() {
        var teen = body
        teen.birthYear = today.year - 17
        #expect(advice(teen, .computed(.mifflinStJeor)).target?.basis == .computed(.eer2005, .pregnant(.second)))
    }

    @Test(arguments: [
        (LifeStage.pregnant(.first), "adds nothing"), (.pregnant(.second), "plus 340 calories"),
        (.pregnant(.third), "plus 452 calories"),
        (.lactating(.firstHalfYear), "plus 330 calories"), (.lactating(.secondHalfYear), "plus 400 calories"),
    ])
    func `The method says what the stage adds`(stage: LifeStage, words: String) {
        #expect(advice(nil, .computed(.eer2005), stage).target?.method.contains(words) == true)
    }

    @Test(arguments: EnergyFormula.allCases)
    func `Outside a pregnancy neither method nor source speaks of one`(formula: EnergyFormula) throws {
        let target = try #require(advice(nil, .computed(formula), .notPregnant).target)
        for words in [target.method, target.source] {
            #expect(!words.lowercased().contains("pregnan") && !words.contains("trimester"))
        }
    }
}
