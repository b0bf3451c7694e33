/// What a link for the clinic holds, beside the report.
public struct ClinicContents: Hashable, Sendable {
    /// What she ate in the last seven days, meal by meal.
    public var meals: Bool
    /// The days of the report as FHIR R4, for the clinic's program.
    public var data: Bool

    public init(meals: Bool = false, data: Bool = false) {
        self.meals = meals
        self.data = data
    }

    /// "Report and meals, with data for programs"
    var words: String { (meals ? "Report and meals" : "Report") + (data ? ", with data for programs" : "") }
}
