import CorginaCore
import CorginaImports
import CorginaJournal

/// A measurement, a drink of water or a dose in figures, as a shortcut sends it.
struct TypedEntry: Hashable, Sendable {
    let content: Content
    /// All of it as it came, but for its name, in an order that is always the same.
    let words: String
    /// What the script calls it, so that sent again it is logged once; `nil` when it gave it no name.
    let id: String?
    /// When it was; `nil` for now.
    let moment: Moment?

    enum Content: Hashable, Sendable {
        case details(HealthEvent.Details)
        /// Of what is on her list; without a count, as many as a dose takes.
        case dose(of: String, count: Int?)
    }

    /// - Parameter now: when it arrives.
    init(_ request: InterfaceRequest, at place: InterfacePlace, now: Moment) throws(InterfaceError) {
        guard case .json(let json) = try InterfaceBody(request) else { throw .wrongType }
        let reader = TypedReader(json, place)
        content =
            switch place {
            case .water: .details(try reader.drink())
            case .doses: try reader.dose()
            default: .details(try reader.measurement())
            }
        words = reader.words
        id = try reader.text("id")
        // Counted as its description counts: a letter with marks on it is several characters.
        if let id, !(1...SaidSentence.longestID).contains(id.unicodeScalars.count) { throw .wrongID }
        moment = try reader.text("time").map { text throws(InterfaceError) in try SaidSentence.moment(text, now: now) }
    }
}

/// Reads the members of such an entry, and refuses every other.
struct TypedReader {
    private let json: JSON
    private let place: InterfacePlace

    private static let common = ["id", "time"]

    init(_ json: JSON, _ place: InterfacePlace) {
        self.json = json
        self.place = place
    }

    /// Its members by their names, but for its own name.
    var words: String {
        let members = (json.members ?? []).filter { $0.name != "id" }.sorted { $0.name < $1.name }
        return members.map { "\($0.name)=\(String(decoding: $0.value.utf8, as: UTF8.self))" }.joined(separator: "\0")
    }

    func drink() throws(InterfaceError) -> HealthEvent.Details {
        try allow(["amount", "unit"])
        let unit = try unit(of: ["mL", "L", "fl oz", "cup"])
        guard let one = unit.millilitersInOne else { throw .wrongUnit }
        return .hydration(Drink(name: "Water", volume: Milliliters(try number("amount") * one)))
    }

    func dose() throws(InterfaceError) -> TypedEntry.Content {
        try allow(["supplement", "count"])
        guard let name = try text("supplement"), !name.isEmpty else { throw .wrongEntry(place) }
        guard json["count"] != nil else { return .dose(of: name, count: nil) }
        let count = try number("count")
        guard let whole = Int(exactly: count), SupplementIntake.counts.contains(whole) else { throw .wrongEntry(place) }
        return .dose(of: name, count: whole)
    }

    func measurement() throws(InterfaceError) -> HealthEvent.Details {
        switch try text("kind").flatMap(HealthEvent.Details.Kind.init) {
        case .weight:
            try allow(["kind", "value", "unit"])
            return .weight(try converted(of: ["kg", "lb", "st"]) { $0.weight($1) })
        case .glucose:
            try allow(["kind", "value", "unit", "timing"])
            var glucose = try converted(of: ["mg/dL", "mmol/L"]) { $0.glucose($1) }
            glucose.timing = try timing()
            return .glucose(glucose)
        case .temperature:
            try allow(["kind", "value", "unit"])
            return .temperature(try converted(of: ["degC", "degF"]) { $0.temperature($1) })
        case .bloodPressure:
            try allow(["kind", "systolic", "diastolic"])
            let (systolic, diastolic) = (try number("systolic"), try number("diastolic"))
            return .bloodPressure(
                BloodPressure(systolic: Int(nearest: systolic), diastolic: Int(nearest: diastolic)))
        default: throw .wrongEntry(place)
        }
    }

    /// `nil` for what is absent or null.
    func text(_ name: String) throws(InterfaceError) -> String? {
        switch json[name] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw .wrongEntry(place)
        }
    }

    private func timing() throws(InterfaceError) -> BloodGlucose.Timing? {
        guard let word = try text("timing") else { return nil }
        guard let timing = BloodGlucose.Timing(rawValue: word) else { throw .wrongEntry(place) }
        return timing
    }

    private func converted<Reading>(
        of units: [String], _ convert: (MeasuredUnit, Double) -> Reading?
    ) throws(InterfaceError) -> Reading {
        guard let reading = convert(try unit(of: units), try number("value")) else { throw .wrongUnit }
        return reading
    }

    private func unit(of units: [String]) throws(InterfaceError) -> MeasuredUnit {
        guard let unit = try text("unit") else { throw .wrongEntry(place) }
        guard units.contains(unit) else { throw .wrongUnit }
        return MeasuredUnit(unit)
    }

    private func number(_ name: String) throws(InterfaceError) -> Double {
        guard let number = json[name]?.double, number.isFinite, abs(number) < 1e9 else { throw .wrongEntry(place) }
        return number
    }

    private func allow(_ names: [String]) throws(InterfaceError) {
        guard let members = json.members, Set(members.map(\.name)).count == members.count,
            members.allSatisfy({ names.contains($0.name) || Self.common.contains($0.name) })
        else { throw .wrongEntry(place) }
    }
}
