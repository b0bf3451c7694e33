import CorginaCore

extension Generated {
    mutating func supplement() -> Supplement {
        Supplement(
            id: recordID(), name: text(), dose: DoseAmount(amount(), pick(DoseUnit.allCases)), pieces: int(),
            contents: contents(), isEssential: .random(using: &random),
            catalogueID: optional { $0.pick(CatalogueSupplement.ID.allCases) },
            courses: list { $0.course() },
            stock: optional { SupplementStock(pieces: $0.int(), countedAt: $0.moment()) })
    }

    mutating func course() -> Course {
        let weekdays = Weekday.allCases.filter { _ in Bool.random(using: &random) }
        return Course(
            start: day(), startTime: optional { $0.time() }, end: optional { $0.day() },
            ending: pick(Course.Ending.allCases),
            schedule: DoseSchedule(weekdays: Set(weekdays), times: list { $0.optional { $0.time() } }))
    }

    mutating func intake() -> SupplementIntake {
        SupplementIntake(
            name: text(), dose: optional { $0.text() }, count: int(), purpose: optional { $0.purpose() },
            contents: optional { $0.contents() })
    }

    mutating func purpose() -> SupplementIntake.Purpose {
        Bool.random(using: &random) ? .dose(slot()) : .extra(of: recordID())
    }

    mutating func slot() -> DoseSlot { DoseSlot(supplement: recordID(), day: day(), number: int()) }

    mutating func contents() -> SupplementContents {
        var contents = SupplementContents.none
        for nutrient in SupplementNutrient.allCases where Bool.random(using: &random) { contents[nutrient] = amount() }
        return contents
    }

    mutating func time() -> TimeOfDay { TimeOfDay(minutes: .random(in: 0...1_439, using: &random)) }
}
