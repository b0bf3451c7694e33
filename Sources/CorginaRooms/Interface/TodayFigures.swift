import CorginaCore
import CorginaJournal
import CorginaLanguage

/// Today in figures, for a script, and in words to be spoken. Nothing of a pregnancy that ended is in it.
public struct TodayFigures: Sendable {
    private let diary: Diary
    private let now: Moment
    private let profile: Profile

    /// - Parameter now: where she is.
    public init(_ diary: Diary, now: Moment) {
        self.diary = diary
        self.now = now
        profile = diary.profile ?? Profile(timeZone: "")
    }

    public var json: JSON {
        [
            "day": .string("\(now.day)"), "spoken": .string(spoken), "pregnancy": pregnancyJSON ?? .null,
            "eaten": eatenJSON, "drunk": drunkJSON, "taken": takenJSON,
            "next": ["dose": nextDose.map(json) ?? .null, "appointment": nextAppointment.map(json) ?? .null],
        ]
    }

    /// A few of them, flat and short, for what looks often.
    public var small: JSON {
        let age = pregnancy.map { $0.gestationalAge(on: now.day) }
        let tally = supplements.tally
        return [
            "day": .string("\(now.day)"), "spoken": .string(spoken),
            "weeks": age.map { .whole($0.completedWeeks) } ?? .null, "days": age.map { .whole($0.dayInWeek) } ?? .null,
            "calories": .whole(nutrients.energy.rounded),
            "caloriesGoal": energyGoal.map { .whole($0.goal.rounded) } ?? .null,
            "milliliters": .whole(Int(nearest: fluids.total.value)),
            "millilitersGoal": diary.hydrationPreferences.target.map { .whole(Int(nearest: $0.value)) } ?? .null,
            "doses": .whole(tally.taken), "dosesOf": .whole(tally.scheduled),
        ]
    }

    public var spoken: String {
        [pregnancyWords, eatenWords, drunkWords, takenWords, appointmentWords].compactMap { $0 }.joined(separator: " ")
    }

    /// What answers a question of hers aloud; `nil` where only a page does. She may have asked of another day, so it says which it is of.
    package func words(for inquiry: Inquiry) -> String? {
        switch inquiry {
        case .pregnancy: pregnancyWords
        case .calories: "Today: " + eatenWords
        case .water: "Today: " + drunkWords
        case .supplements: takenWords.map { "Today: " + $0 }
        case .appointments: appointmentWords
        case .safety, .nutrients, .entries, .symptoms, .movements, .measurements, .sleep, .recipes, .foods, .lists,
            .birthPlan:
            nil
        }
    }

    // MARK: How far along

    private var pregnancy: Pregnancy? { diary.latestPregnancy.flatMap { $0.outcome.isOngoing ? $0 : nil } }

    private var pregnancyJSON: JSON? {
        pregnancy.map { pregnancy in
            let age = pregnancy.gestationalAge(on: now.day)
            var members: [JSON.Member] = [
                .init("weeks", .whole(age.completedWeeks)), .init("days", .whole(age.dayInWeek)),
                .init("words", .string(age.spelledOut)), .init("trimester", .whole(Trimester(age).rawValue)),
            ]
            // Some would rather not count: where the due date is hidden, it is hidden here too.
            if profile.showsDueDate {
                members.append(.init("dueDate", .string("\(pregnancy.estimatedDueDate)")))
                members.append(.init("daysRemaining", .whole(pregnancy.daysRemaining(on: now.day))))
            }
            return .object(members)
        }
    }

    private var pregnancyWords: String? {
        pregnancy.map { pregnancy in
            let age = "You are \(pregnancy.gestationalAge(on: now.day).spelledOut) along"
            guard profile.showsDueDate else { return age + "." }
            return "\(age), due about \(profile.english.dayAndMonth(pregnancy.estimatedDueDate))."
        }
    }

    // MARK: Eaten

    private var nutrients: NutrientAmounts { DayIntake(diary.events(on: now.day)).nutrients }

    private var energyGoal: CalorieGoal? { diary.energyTarget(on: now.day).flatMap { CalorieGoal(goal: $0.goal) } }

    private var eatenJSON: JSON {
        func grams(_ nutrient: Nutrient) -> JSON { .amount((nutrients[nutrient] * 10).rounded() / 10) }
        return [
            "calories": .whole(nutrients.energy.rounded),
            "goal": energyGoal.map { .whole($0.goal.rounded) } ?? .null,
            "protein": grams(.protein), "carbohydrate": grams(.carbohydrate), "fat": grams(.fat),
            "fiber": grams(.fiber),
        ]
    }

    private var eatenWords: String {
        let eaten = Figure.whole(nutrients.energy.value)
        guard let goal = energyGoal else { return "\(eaten) calories so far." }
        return "\(eaten) of \(Figure.whole(goal.goal.value)) calories."
    }

    // MARK: Drunk

    private var fluids: FluidDay { diary.fluids(on: now.day) }

    private var drunkJSON: JSON {
        let goal = diary.hydrationPreferences.target
        return [
            "milliliters": .whole(Int(nearest: fluids.total.value)),
            "goal": goal.map { .whole(Int(nearest: $0.value)) } ?? .null,
        ]
    }

    private var drunkWords: String {
        let words = fluids.words(diary.hydrationPreferences, units: profile.units)
        return words.replacing(text: " fl oz", with: " fluid ounces").replacing(
            text: " L", with: " " + profile.english.spelled("litres")) + " drunk."
    }

    // MARK: Taken

    private var supplements: SupplementDay { diary.supplementDay(on: now.day, now: now) }

    /// A dose that is still to be taken.
    private struct OpenDose {
        let name: String
        let time: TimeOfDay?
    }

    /// By time; those of any time last.
    private var openDoses: [OpenDose] {
        supplements.rows.flatMap { row in
            row.doses.filter { $0.state.isOpen }.map { OpenDose(name: row.supplement.name, time: $0.time) }
        }.enumerated().sorted {
            ($0.element.time?.minutes ?? 1_440, $0.offset) < ($1.element.time?.minutes ?? 1_440, $1.offset)
        }.map { $0.element }
    }

    private var nextDose: OpenDose? { openDoses.first }

    private var takenJSON: JSON {
        let tally = supplements.tally
        return [
            "doses": .whole(tally.taken), "of": .whole(tally.scheduled), "left": .array(openDoses.map(json)),
        ]
    }

    private var takenWords: String? {
        let tally = supplements.tally
        guard tally.scheduled > 0 else { return nil }
        guard let next = nextDose else { return "\(tally.taken) of \(counted(tally.scheduled, "dose")) taken." }
        let time = next.time.map { " at " + profile.english.clock($0) } ?? ""
        return "\(tally.taken) of \(counted(tally.scheduled, "dose")) taken, next \(next.name)\(time)."
    }

    private func json(_ dose: OpenDose) -> JSON {
        ["name": .string(dose.name), "time": dose.time.map { .string("\($0)") } ?? .null]
    }

    // MARK: What comes

    private var nextAppointment: HealthEvent? { diary.nextAppointment(at: now) }

    private var appointmentWords: String? {
        nextAppointment.flatMap { event in
            event.appointment.map {
                let distance = AppointmentWords.distance(to: event.moment.day, from: now.day)
                return
                    "Next appointment: \($0.shownTitle), \(distance), \(profile.english.long(event.moment))."
            }
        }
    }

    private func json(_ event: HealthEvent) -> JSON {
        let appointment = event.appointment
        return [
            "title": .string(appointment?.shownTitle ?? ""), "at": .string("\(event.moment)"),
            "place": .string(appointment?.place ?? ""),
        ]
    }
}
