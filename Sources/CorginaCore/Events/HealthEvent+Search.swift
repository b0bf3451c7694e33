extension HealthEvent {
    /// Everything an entry can be found by: what it is, its foods, her own words and her tags.
    public var searchTexts: [String] { details.searchTexts + [notes] + tags }
}

extension HealthEvent.Details {
    /// What an entry of it is called: "Porkchop and potatoes", "Iron", "Blood pressure".
    public var name: String {
        switch self {
        case .meal(let meal): meal.name
        case .hydration(let drink): drink.name
        case .supplement(let intake): intake.name
        case .symptom(let report): report.name
        case .appointment(let appointment): appointment.title
        case .note: "Note"
        default: kind.reading?.description.name ?? ""
        }
    }

    /// What an entry of it can be found by, besides her own words and her tags.
    public var searchTexts: [String] {
        switch self {
        case .meal(let meal): [meal.name, meal.type.displayName] + meal.items.map { $0.name }
        case .hydration(let drink): [drink.name, "Drink"]
        case .supplement(let intake): [intake.name, intake.dose ?? "", "Supplement vitamin"]
        case .symptom(let report): [report.name, "Symptom"]
        case .glucose(let reading): readingTexts + [reading.timing?.displayName ?? ""]
        case .appointment(let appointment):
            [appointment.title, appointment.place, appointment.provider, appointment.results, "Appointment"]
                + appointment.questions.map { $0.words }
        case .note: ["Note"]
        default: readingTexts
        }
    }

    private var readingTexts: [String] {
        kind.reading.map { [$0.description.name, $0.description.searchWords] } ?? []
    }
}
