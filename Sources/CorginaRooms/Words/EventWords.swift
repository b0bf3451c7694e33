import CorginaCore

/// An event in words, with the sign of its kind.
public struct EventWords: Hashable, Sendable {
    public var symbol: Icon
    public var hue: Hue
    public var title: String
    public var detail: String

    public init(_ details: HealthEvent.Details, units: Profile.UnitSystem) {
        let measures = Measures(units)
        switch details {
        case .meal(let meal):
            (symbol, hue) = (meal.type == .snack ? .leaf : .meal, meal.type.hue)
            title = meal.name
            detail = "\(meal.type.displayName) · \(Figure.whole(meal.energy.value)) cal"
        case .hydration(let drink):
            (symbol, hue, title, detail) = (.drop, .hydration, drink.name, measures.volume(drink.volume))
        case .supplement(let intake):
            (symbol, hue, title) = (.pill, .supplement, intake.name)
            detail = [intake.dose, intake.count > 1 ? "\(intake.count) taken" : "Taken"].compactMap { $0 }.joined(
                separator: " · ")
        case .symptom(let symptom):
            (symbol, hue, title) = (.heart, .symptom, symptom.name)
            detail = SymptomWording(report: symptom, units: units).detail
        case .weight(let weight):
            (symbol, hue, title, detail) = (.scale, .evening, "Weight", measures.weight(weight))
        case .bloodPressure(let pressure):
            (symbol, hue, title) = (.pulse, .symptom, "Blood pressure")
            detail = "\(pressure.systolic)/\(pressure.diastolic) mmHg"
        case .glucose(let glucose):
            (symbol, hue, title, detail) = (.drop, .protein, "Blood glucose", measures.glucose(glucose))
            if let timing = glucose.timing, timing != .other { detail += " · \(timing.displayName)" }
        case .temperature(let temperature):
            (symbol, hue, title) = (.thermometer, .calories, "Temperature")
            detail = measures.temperature(temperature)
        case .kicks(let kicks):
            (symbol, hue, title) = (.foot, .appointment, counted(kicks.count, "movement"))
            detail = kicks.minutes.map { "in \(counted($0, "minute"))" } ?? ""
        case .contraction(let contraction):
            (symbol, hue, title) = (.wave, .symptom, "Contraction")
            detail = contraction.seconds.map { counted($0, "second") } ?? ""
        case .appointment(let appointment):
            (symbol, hue, title, detail) = (.stethoscope, .appointment, appointment.title, "Appointment")
        case .note:
            (symbol, hue, title, detail) = (.note, .mute, "Note", "")
        }
    }

    /// "45 minutes", "2 hours", "3 days"; in the largest unit that tells it whole.
    private static func duration(minutes: Int) -> String {
        if minutes > 0, minutes % 1_440 == 0 { return counted(minutes / 1_440, "day") }
        return minutes > 0 && minutes % 60 == 0 ? counted(minutes / 60, "hour") : counted(minutes, "minute")
    }
}
