import CorginaCore
import Testing

@testable import CorginaRooms

@Suite struct NutritionWordingTests {
    private func row(_ name: String, _ pregnancy: Pregnancy? = Samples.pregnancy(171)) throws -> NutrientRow {
        let page = NutritionSamples.nutrients(pregnancy)
        return try #require((page.first + page.more).first { $0.name == name })
    }

    @Test func `a nutrient says today, the target, the average and where it lies in words`() throws {
        let iron = try row("Iron")
        #expect(iron.today == "39 mg" && iron.target == "target 27 mg")
        #expect(iron.supplements == "27 mg of it from supplements")
        #expect(iron.average == "12 mg a day" && iron.guardrail == .low)
        #expect(iron.limit == "Upper limit: 45 mg a day. A provider may prescribe more: then follow your provider.")
        #expect(try row("Folate").today == "310 µg DFE")
        #expect(try row("Sodium").guardrail == .high)
        #expect(try row("DHA").target == "target 200 mg")
    }

    @Test func `a short nutrient names her own foods with the most of it, and sodium never does`() throws {
        #expect(try row("Protein").ideas.first?.hasSuffix(", 15 g") == true)
        #expect(try row("Iron").ideas.isEmpty)
        #expect(try row("Sodium").ideas.isEmpty)
    }

    @Test func `before she gave facts nothing is guessed and she is invited`() {
        let unknown = NutritionSamples.nutrients(nil, body: BodyFacts())
        #expect(unknown.first.allSatisfy { $0.target.isEmpty && $0.guardrail == nil })
        #expect(unknown.invitation == "Add your dates to see what is meant for you.")
        let ageless = NutritionSamples.nutrients(Samples.pregnancy(171), body: BodyFacts())
        #expect(ageless.first.first { $0.name == "Iron" }?.target == "target 27 mg")
        #expect(ageless.first.first { $0.name == "Calcium" }?.target == "")
        #expect(ageless.invitation?.contains("year you were born") == true)
    }

    @Test func `twins get a note, and a pregnancy its caffeine`() {
        #expect(NutritionSamples.nutrients(PregnancySamples.pregnancy(200, babies: 2)).note != nil)
        #expect(NutritionSamples.nutrients(Samples.pregnancy(171)).caffeine == "Caffeine today: 142 of 200 mg")
        #expect(NutritionSamples.nutrients(PregnancySamples.born).caffeine == nil)
    }

    @Test func `a look-up answers with level, reason, advice and source, or says that silence is no promise`() {
        let page = SafePage(food: "Smoked salmon bagel", english: .ofNoRegion)
        #expect(page.findings.map(\.level) == [.avoid])
        #expect(page.findings.first?.source.contains("CDC listeria prevention") == true)
        let nothing = SafePage(food: "popcorn", english: .ofNoRegion).markup(in: Samples.context)
        #expect(nothing.contains("That isn’t a guarantee;"))
        #expect(SafePage(food: "cod", english: .ofNoRegion).notes.first?.advice.hasPrefix("A best choice") == true)
    }

    @Test func `where countries disagree both are named`() {
        #expect(
            SafePage(food: "brie", english: .ofNoRegion).findings.first?.countries
                == "US: take care. UK: better avoided.")
    }

    @Test func `heights and weights show in her units`() {
        let fields = NutritionSamples.goals(nil, .needsDates).fields
        #expect(fields.feet == "5" && fields.inches == "6" && fields.weight == "141.1")
    }

    @Test func `the look-up is offered until a pregnancy ended`() {
        func today(offersSafety: Bool) -> String {
            var page = TodayPage(
                pregnancy: Samples.pregnancy(100), profile: PregnancySamples.profile, events: [], today: Samples.today)
            page.links = TodayLinks(offersSafety: offersSafety)
            return page.markup(in: Samples.context)
        }
        #expect(today(offersSafety: true).contains("Safe to eat?"))
        #expect(!today(offersSafety: false).contains("Safe to eat?"))
    }
}
