import CorginaCore

/// What a form about one reading holds, as typed. Which of them are shown depends on the kind.
public struct ReadingFields: Hashable, Sendable {
    /// Weight, glucose or temperature.
    public var amount = ""
    /// `kg`, `lb`, `st`; `mmol`, `mg`; `c`, `f`
    public var unit = ""
    public var systolic = ""
    public var diastolic = ""
    /// Raw values of ``BloodPressure/Sign``.
    public var signs: Set<String> = []
    public var isFaint = false
    /// A raw value of ``BloodGlucose/Timing``.
    public var timing = ""
    /// A raw value of ``MealType``, or empty.
    public var meal = ""
    public var count = ""
    public var minutes = ""
    /// Seconds, or minutes and seconds: "70", "1:10".
    public var length = ""
    /// `YYYY-MM-DD` and `HH:MM`
    public var day = ""
    public var time = ""
    public var notes = ""
    /// The moment the form was opened at, `YYYY-MM-DDTHH:MM`; empty where something logged before is changed.
    public var opened = ""

    public init() {}
}

extension ReadingFields {
    /// Nothing typed yet: now, in her units.
    public init(_ kind: MeasuredKind, now: Moment, units: Profile.UnitSystem) {
        self.init()
        (day, time) = ("\(now.day)", "\(now.time)")
        opened = "\(now.day)T\(now.time)"
        unit = kind.units.first { $0.system == units }?.value ?? ""
        if kind == .glucose { timing = BloodGlucose.Timing.fasting.rawValue }
        if kind == .kicks { count = "\(KickSession.target)" }
    }

    /// What was logged, to be changed.
    public init(_ event: HealthEvent, units: Profile.UnitSystem) {
        self.init(MeasuredKind(event.details.kind) ?? .weight, now: event.moment, units: units)
        (notes, opened) = (event.notes, "")
        let isMetric = units == .metric
        switch event.details {
        case .weight(let weight):
            amount = Figure.decimal(weight.kilograms / (isMetric ? 1 : Weight.pound.kilograms))
        case .bloodPressure(let pressure):
            (systolic, diastolic) = ("\(pressure.systolic)", "\(pressure.diastolic)")
            (signs, isFaint) = (Set(pressure.signs.map { $0.rawValue }), pressure.isFaint)
        case .glucose(let glucose):
            amount =
                isMetric
                ? Figure.decimal(glucose.millimolesPerLiter) : Figure.whole(glucose.milligramsPerDeciliter)
            (timing, meal) = (glucose.timing?.rawValue ?? "", glucose.meal?.rawValue ?? "")
        case .temperature(let temperature):
            amount = Figure.decimal(isMetric ? temperature.celsius : temperature.fahrenheit)
        case .kicks(let kicks):
            (count, minutes) = ("\(kicks.count)", kicks.minutes.map(String.init) ?? "")
        case .contraction(let contraction):
            length = contraction.seconds.map(Clock.words) ?? ""
        default: break
        }
    }
}

extension MeasuredKind {
    /// The units a reading can be typed in; none where there is but one.
    var units: [(value: String, words: String, system: Profile.UnitSystem?)] {
        switch self {
        case .weight: [("kg", "kg", .metric), ("lb", "lb", .us), ("st", "st", nil)]
        case .glucose: [("mmol", "mmol/L", .metric), ("mg", "mg/dL", .us)]
        case .temperature: [("c", "°C", .metric), ("f", "°F", .us)]
        case .bloodPressure, .kicks, .contractions: []
        }
    }
}

/// Time that passes, as a clock shows it.
public enum Clock {
    /// "1:10", and "1:02:10" from an hour on.
    public static func words(_ seconds: Int) -> String {
        let seconds = max(seconds, 0)
        let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        let end = two(seconds % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(end)" : "\(minutes):\(end)"
    }
}
