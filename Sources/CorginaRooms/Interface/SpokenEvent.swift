import CorginaCore

/// What was just logged, as it is said aloud: "Added porkchop and potatoes, 538 calories."
struct SpokenEvent {
    /// Her own words, which tell whether a name is written small.
    let sentence: String
    let units: Profile.UnitSystem
    let today: CalendarDay

    func words(_ event: HealthEvent) -> String {
        let day = event.moment.day == today ? "" : ", " + spoken(event.moment.day)
        switch event.details {
        case .meal(let meal):
            return "Added \(small(meal.name)), \(Figure.whole(meal.energy.value)) calories\(day)."
        case .hydration(let drink): return "Added \(small(drink.name)), \(volume(drink.volume))\(day)."
        case .supplement(let intake):
            return "\(intake.name)\(intake.count > 1 ? ", \(intake.count)" : "") taken\(day)."
        case .symptom(let report): return "\(report.name) noted\(day)."
        case .weight(let weight): return "Weight noted: \(self.weight(weight))\(day)."
        case .bloodPressure(let pressure):
            return "Blood pressure noted: \(pressure.systolic) over \(pressure.diastolic)\(day)."
        case .glucose(let glucose): return "Blood glucose noted: \(Measures(units).glucose(glucose))\(day)."
        case .temperature(let temperature):
            return "Temperature noted: \(Measures(units).temperature(temperature))\(day)."
        case .kicks(let kicks): return "\(counted(kicks.count, "movement")) noted\(day)."
        case .contraction: return "Contraction noted\(day)."
        case .appointment(let appointment):
            return "\(appointment.shownTitle) planned for \(AppointmentWords.long(event.moment, units))."
        case .note: return "Note kept\(day)."
        }
    }

    /// A name as she says it: small unless she wrote it large, as what has a brand.
    func small(_ name: String) -> String {
        let lowered = name.prefix(1).lowercased() + name.dropFirst()
        let first = name.prefix { $0 != " " && $0 != "," }
        let isWrittenLarge = sentence.contains(text: first) && !sentence.contains(text: lowered.prefix(first.count))
        return isWrittenLarge ? name : lowered
    }

    private func spoken(_ day: CalendarDay) -> String {
        today - day == 1 ? "yesterday" : DayWords.withWeekday(day)
    }

    private func volume(_ volume: Milliliters) -> String {
        switch units {
        case .metric: "about \(Figure.whole(volume.value)) milliliters"
        case .us: "about \(Figure.decimal(volume.value / Milliliters.fluidOunce.value)) fluid ounces"
        }
    }

    private func weight(_ weight: Weight) -> String {
        Measures(units).weight(weight).replacing(text: " kg", with: " kilograms").replacing(
            text: " lb", with: " pounds")
    }
}
