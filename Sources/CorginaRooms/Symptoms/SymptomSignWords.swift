import CorginaCore

extension SymptomFacts.Sign {
    /// As a form asks and an entry tells it: "It came suddenly".
    public var words: String {
        switch self {
        case .present: ""
        case .blood: "Blood in it"
        case .fever, .withFever: "Fever"
        case .breathless: "Short of breath"
        case .sudden: "It came suddenly"
        case .rhythmic: "It comes and goes in a rhythm"
        case .burning: "It burns"
        case .persistent: "It does not go away"
        case .regular: "They come regularly"
        case .spreading: "It spreads"
        case .blisters: "Blisters"
        case .red: "The skin is red"
        case .hot: "It feels hot"
        case .hard: "It feels hard"
        case .lump: "A lump"
        case .itch: "It itches"
        case .smell: "It smells bad"
        case .night: "Worse at night"
        case .face: "My face is swollen"
        case .yellow: "Yellow"
        case .green: "Green"
        case .bloody: "Bloody"
        case .watery: "Watery"
        case .nonfoodCraving: "For ice, clay, paint or something else that is no food"
        case .heavyBleeding: "Soaking a pad in an hour, or clots"
        case .chestPain: "Chest pain"
        case .faint: "Fainting"
        case .lowMood: "Low mood or worry"
        case .visionChange: "Blurred vision, spots or flashes"
        case .oneSided: "On one side only"
        case .withBleeding: "Bleeding"
        case .cannotWalk: "I cannot put weight on it"
        case .oneLegSwollen: "One leg is swollen"
        case .oneLeg: "One leg only"
        case .handsSevere: "My hands are very swollen"
        case .palmsAndSoles: "My palms or soles itch"
        case .noRash: "No rash"
        case .flankPain: "Pain in my side or back"
        case .wateryLeak: "The fluid is watery or green"
        case .dizzy: "Dizzy"
        case .lateOnset: "It first came after week 9"
        case .severePain: "Severe pain"
        }
    }
}

extension SymptomQuestion {
    /// The question of a checkbox or the label of a number.
    func words(for kind: SymptomKind, units: Profile.UnitSystem) -> String {
        switch self {
        case .sign(.heavyBleeding) where kind.id == .haemorrhoids: "More than a streak of blood"
        case .sign(let sign): sign.words
        case .number(.temperature): "Temperature, in \(units == .metric ? "°C" : "°F")"
        case .number(.timesADay): "How many times in the last 24 hours"
        case .number(.timesAnHour): "How many in an hour"
        case .atLeast(.hoursWithoutFluids, let hours):
            "Nothing I ate or drank stayed down for \(Figure.whole(hours)) hours"
        case .atLeast(.hoursWithoutUrine, let hours): "No urine, or very dark urine, for \(Figure.whole(hours)) hours"
        case .number, .atLeast: ""
        }
    }

    /// The name of its field.
    public var field: String {
        switch self {
        case .sign(let sign): "sign-\(sign.rawValue)"
        case .number(let quantity): "number-\(quantity.rawValue)"
        case .atLeast(let quantity, _): "least-\(quantity.rawValue)"
        }
    }

    var isNumber: Bool { if case .number = self { true } else { false } }
}

/// A symptom as its entry tells it.
public struct SymptomWording {
    let report: SymptomReport
    let units: Profile.UnitSystem

    /// "Severity 4 of 5"; 4 and 5 are severe to every rule.
    static func severity(_ severity: Int) -> String { "Severity \(severity) of 5" }

    /// The five steps of a scale, with what the rules make of them.
    public static let severities = ["Slight", "Mild", "Moderate", "Severe", "Very severe"]

    /// "severe", as it is read back; `nil` where nobody has said it.
    static func name(ofSeverity severity: Int?) -> String? {
        severity.flatMap { severities.indices.contains($0 - 1) ? severities[$0 - 1].lowercased() : nil }
    }

    /// "Severity 4 of 5 · 2 hours", "Gone", "Score 9 of 15, moderate"
    var detail: String {
        if report.hasResolved { return "Gone" }
        let parts = [
            report.severity.map(Self.severity), length, temperature,
            report.puqe.map { "Score \($0.total) of 15, \($0.severity.rawValue)" },
            report.moodCheck.map { "Score \($0.total) of 6" },
            report.edinburgh.map { "Score \($0.total) of 30" },
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    /// What came with it and what was counted, a line each.
    var lines: [String] {
        let signs = SymptomFacts.Sign.allCases.filter { report.signs.contains($0) && $0 != .present }.map { $0.words }
        return amounts + signs + (report.moodCheck.map(Self.answers) ?? []) + (report.edinburgh.map(Self.answers) ?? [])
            + (report.puqe.map(Self.answers) ?? [])
    }

    private var length: String? {
        guard let minutes = report.minutes, minutes > 0 else { return nil }
        if minutes.isMultiple(of: 1_440) { return counted(minutes / 1_440, "day") }
        if minutes.isMultiple(of: 60) { return counted(minutes / 60, "hour") }
        return counted(minutes, "minute")
    }

    private var temperature: String? { report.amounts[.temperature].map { Self.temperature($0, units) } }

    /// "38.2 °C" or "100.8 °F"
    static func temperature(_ celsius: Double, _ units: Profile.UnitSystem) -> String {
        switch units {
        case .metric: "\(Figure.decimal(celsius)) °C"
        case .us: "\(Figure.decimal(celsius * 1.8 + 32)) °F"
        }
    }

    private var amounts: [String] {
        let times = report.amounts[.timesADay].map { "\(counted(Int(nearest: $0), "time")) in 24 hours" }
        let hourly = report.amounts[.timesAnHour].map { "\(Figure.decimal($0)) in an hour" }
        let fluids = report.amounts[.hoursWithoutFluids].map { "Nothing stayed down for \(Figure.decimal($0)) hours" }
        let urine = report.amounts[.hoursWithoutUrine].map {
            "No urine, or very dark urine, for \(Figure.decimal($0)) hours"
        }
        return [times, hourly, fluids, urine].compactMap { $0 }
    }

    private static func answers(_ check: MoodCheck) -> [String] {
        MoodCheck.Item.allCases.map { item in
            "\(item.question): \(MoodCheck.answers[item == .interest ? check.interest : check.mood].lowercased())"
        }
    }

    private static func answers(_ score: EdinburghScore) -> [String] {
        ["Last question: \(counted(score.selfHarm, "point"))"]
    }

    private static func answers(_ score: PUQE) -> [String] {
        PUQE.Item.allCases.map { "\($0.shortName): \($0.answers[$0.points(in: score) - 1])" }
    }
}

extension SymptomReport {
    /// What its entry tells beside its name, a line each.
    public func lines(units: Profile.UnitSystem) -> [String] { SymptomWording(report: self, units: units).lines }
}

extension PUQE.Item {
    func points(in score: PUQE) -> Int {
        switch self {
        case .nausea: score.nausea
        case .vomiting: score.vomiting
        case .retching: score.retching
        }
    }

    var shortName: String {
        switch self {
        case .nausea: "Nausea"
        case .vomiting: "Vomiting"
        case .retching: "Retching"
        }
    }

    /// The question in the words of the PUQE-24: over the last 24 hours.
    var question: String {
        switch self {
        case .nausea: "For how long did you feel nauseated or sick to your stomach?"
        case .vomiting: "How many times did you vomit?"
        case .retching: "How many times did you retch without bringing anything up?"
        }
    }
}
