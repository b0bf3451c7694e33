import CorginaCore
import CorginaLanguage
import Markup

/// The fields an entry has because of its kind, each as text, as she typed it. ``EntryContent/fieldNames`` names them.
public struct KindFields: Hashable, Sendable {
    public var kind: HealthEvent.Details.Kind
    public var values: [String: String]
    public var units: Profile.UnitSystem
    /// How strong a symptom was, how long it lasted and what came with it; `nil` for anything else.
    public var symptom: SymptomFields?

    public init(kind: HealthEvent.Details.Kind, values: [String: String], units: Profile.UnitSystem) {
        self.kind = kind
        self.values = values
        self.units = units
    }

    /// The fields of an entry, filled in.
    init(_ details: HealthEvent.Details, units: Profile.UnitSystem) {
        self.init(kind: details.kind, values: details.kind.entry.typed(details, units), units: units)
        if case .symptom(let report) = details { symptom = SymptomFields(report, units: units) }
    }

    /// The fields of what was understood, filled in.
    init(_ content: EventDraft.Content, units: Profile.UnitSystem) {
        switch content {
        case .food(let type, _): self.init(kind: .meal, values: ["mealType": type.rawValue], units: units)
        case .note: self.init(kind: .note, values: [:], units: units)
        case .other(let details): self.init(details, units: units)
        }
    }

    /// The names of the fields each kind has.
    static func names(of kind: HealthEvent.Details.Kind) -> [String] { kind.entry.fieldNames }

    public subscript(name: String) -> String { values[name] ?? "" }

    /// What she typed, as she typed it.
    mutating func keep(_ form: Form) {
        for name in Self.names(of: kind) { values[name] = form[name] ?? "" }
        symptom?.keep(form)
    }

    func html(_ errors: [FieldError]) -> HTML { kind.entry.fields(self, errors) }

    /// A number as she would type it: without commas between thousands.
    static func typed(_ value: Double, places: Int = 1) -> String {
        Figure.decimal(value, places: places).replacing(text: ",", with: "")
    }
}
