import CorginaCore
import Markup

/// A supplement to add or change.
///
/// POSTs to its place with fields `name`, `amount`, `unit`, `pieces`, `essential` (a checkbox), `frequency` (`daily`, `days`, `needed`),
/// `day-1`…`day-7` (checkboxes, Monday first), `doses`, `time-1`…`time-8` (`HH:MM` or empty), `stock`, and `has-{nutrient}` for each
/// nutrient.
public struct SupplementFormPage: Page, Hashable {
    /// Where it posts to.
    public var place: SupplementPlace
    public var fields: Fields
    /// Whether the schedule is asked for: not of one that is paused or stopped.
    public var asksSchedule = true
    /// What the reference says of a common one; `nil` of her own.
    public var note: String?
    /// Whether to help with a salt of iron on the label.
    public var explainsIron = false
    var english: WrittenEnglish
    public var errors: [FieldError]

    /// What she typed, or what is kept, as it stands in the fields.
    public struct Fields: Hashable, Sendable {
        public var name = ""
        public var amount = ""
        /// A ``DoseUnit``'s raw value.
        public var unit = DoseUnit.milligrams.rawValue
        public var pieces = "1"
        public var isEssential = false
        public var frequency = "daily"
        public var weekdays: Set<Weekday> = []
        public var doses = "1"
        /// `HH:MM` or empty, one a dose.
        public var times = Array(repeating: "", count: DoseSchedule.dosesADay.upperBound)
        public var stock = ""
        public var contents: [SupplementNutrient: String] = [:]

        public init() {}
    }

    public init(
        place: SupplementPlace, fields: Fields, note: String? = nil, english: WrittenEnglish, errors: [FieldError] = []
    ) {
        self.place = place
        self.fields = fields
        self.note = note
        self.english = english
        self.errors = errors
    }

    var isNew: Bool { if case .edit = place { false } else { true } }

    public var title: String { isNew ? "Add a supplement" : "Edit supplement" }
}

extension SupplementFormPage.Fields {
    /// - Parameter left: how many pieces are left, once she counted them.
    public init(_ supplement: Supplement, left: Int?) {
        name = supplement.name
        amount = Self.typed(supplement.dose.value)
        unit = supplement.dose.unit.rawValue
        pieces = "\(supplement.pieces)"
        isEssential = supplement.isEssential
        let schedule = supplement.schedule
        frequency =
            schedule.isWhenNeeded ? "needed" : schedule.weekdays.count == Weekday.allCases.count ? "daily" : "days"
        if frequency == "days" { weekdays = schedule.weekdays }
        doses = "\(max(1, schedule.times.count))"
        for (index, time) in schedule.times.enumerated() where times.indices.contains(index) {
            times[index] = time.map { "\($0)" } ?? ""
        }
        stock = left.map { "\($0)" } ?? ""
        for nutrient in supplement.contents.nutrients { contents[nutrient] = Self.typed(supplement.contents[nutrient]) }
    }

    /// A number as she would type it: without commas between thousands.
    public static func typed(_ value: Double) -> String {
        Figure.decimal(value, places: 3).replacing(text: ",", with: "")
    }
}
