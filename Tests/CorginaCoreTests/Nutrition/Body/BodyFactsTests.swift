import CorginaCore
import Testing

struct BodyFactsTests {
    private let today = CalendarDay(number: 20_778)

    @Test(arguments: [(1971, true), (1970, false), (2012, true), (2013, false), (0, false), (-5, false)])
    func `Years of birth that make her 14 to 55 are taken`(year: Int, isTaken: Bool) {
        let facts = BodyFacts(birthYear: year)
        if isTaken {
            #expect(throws: Never.self) { try facts.validate(today: today) }
        } else {
            #expect(throws: BodyFactsError.birthYear(1971...2012)) { try facts.validate(today: today) }
        }
    }

    @Test(arguments: [
        (119.9, false), (120, true), (220, true), (220.1, false), (.nan, false), (1e9, false), (-1, false),
    ])
    func `Heights from 120 to 220 cm are taken`(height: Double, isTaken: Bool) {
        #expect(((try? BodyFacts(height: Centimeters(height)).validate(today: today)) != nil) == isTaken)
    }

    @Test(arguments: [(29.9, false), (30, true), (250, true), (250.5, false), (.nan, false), (.infinity, false)])
    func `Weights from 30 to 250 kg are taken`(kilograms: Double, isTaken: Bool) {
        #expect(((try? BodyFacts(weight: Weight(kilograms: kilograms)).validate(today: today)) != nil) == isTaken)
    }

    @Test func `Nothing is needed to be known`() throws {
        try BodyFacts().validate(today: today)
        #expect(BodyFacts().age(on: today) == nil)
    }

    @Test(arguments: [
        (13, nil), (14, AgeGroup.teens), (18, .teens), (19, .young), (30, .young), (31, .older), (50, .older),
        (51, nil),
    ])
    func `Ages fall into the reference's groups`(age: Int, group: AgeGroup?) {
        #expect(AgeGroup(age: age) == group)
    }
}
