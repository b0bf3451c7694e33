import CorginaCore
import Testing

/// Every row of the energy reference, to its own rounding.
struct EnergyVectorTests {
    private struct Person {
        let age: Int
        let height: Centimeters
        let weight: Weight
        let activity: ActivityLevel

        init(_ row: [String: String]) throws {
            age = try #require(Int(row["age"] ?? ""))
            height = Centimeters(try #require(Double(row["height_cm"] ?? "")))
            weight = Weight(kilograms: try #require(Double(row["pre_pregnancy_kg"] ?? "")))
            activity = try #require(ActivityLevel(rawValue: row["activity"] ?? ""))
        }

        func need(_ formula: EnergyFormula) -> Double {
            formula.requirement(age: age, height: height, weight: weight, activity: activity).value
        }
    }

    @Test(arguments: try rows(ofFixture: "energy_vectors"))
    func `The requirement of 2005 is the reference's, with every addition`(row: [String: String]) throws {
        let need = try Person(row).need(.eer2005)
        let stages: [(String, LifeStage)] = [
            ("eer2005", .notPregnant), ("eer_t1", .pregnant(.first)), ("eer_t2", .pregnant(.second)),
            ("eer_t3", .pregnant(.third)),
            ("eer_lact_0_6", .lactating(.firstHalfYear)), ("eer_lact_7_12", .lactating(.secondHalfYear)),
        ]
        for (column, stage) in stages {
            let expected = try #require(Double(row[column] ?? ""))
            #expect(abs(need + stage.energyAddition.value - expected) < 0.051, "\(column)")
        }
    }

    @Test(arguments: try rows(ofFixture: "energy_vectors"))
    func `Mifflin-St Jeor is the reference's, at rest and in a day`(row: [String: String]) throws {
        let person = try Person(row)
        let resting = EnergyFormula.restingEnergy(age: person.age, height: person.height, weight: person.weight)
        #expect(abs(resting.value - (Double(row["msj_ree"] ?? "") ?? 0)) < 0.051)
        #expect(abs(person.need(.mifflinStJeor) - (Double(row["msj_tdee"] ?? "") ?? 0)) < 0.051)
    }

    @Test(arguments: try rows(ofFixture: "energy_vectors"), [Trimester.first, .second, .third])
    func `A goal is the reference's, rounded to ten`(row: [String: String], trimester: Trimester) throws {
        let person = try Person(row)
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 21))
        let body = BodyFacts(
            birthYear: 2026 - person.age, height: person.height, weight: person.weight, activity: person.activity)
        let columns = [(EnergyFormula.eer2005, "goal"), (.mifflinStJeor, "msj_goal")]
        for (formula, column) in columns where formula.ages.contains(person.age) {
            let expected = try #require(Double(row["\(column)_t\(trimester.rawValue)_r10"] ?? ""))
            let advice = EnergyAdvice(
                body: body, goal: .computed(formula), stage: .pregnant(trimester), babies: 1, on: today)
            if expected < 1_800 {
                #expect(advice == .askProvider(.belowFloor))
            } else {
                #expect(advice.target?.goal.value == expected)
            }
        }
    }
}
