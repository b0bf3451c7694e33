extension HealthEvent {
    /// Everything an entry can be found by: what it is, its foods, her own words and her tags.
    public var searchTexts: [String] { details.searchTexts + [notes] + tags }
}

extension HealthEvent.Details {
    fileprivate var searchTexts: [String] {
        switch self {
        case .meal(let meal): [meal.name, meal.type.displayName] + meal.items.map { $0.name }
        case .hydration(let drink): [drink.name, "Drink"]
        case .supplement(let intake): [intake.name, intake.dose ?? "", "Supplement vitamin"]
        case .symptom(let report): [report.name, "Symptom"]
        case .weight: ["Weight"]
        case .bloodPressure: ["Blood pressure"]
        case .glucose(let reading): ["Blood glucose sugar", reading.timing?.displayName ?? ""]
        case .temperature: ["Temperature"]
        case .kicks: ["Movements kicks"]
        case .contraction: ["Contraction"]
        case .appointment(let appointment):
            [appointment.title, appointment.place, appointment.provider, appointment.results, "Appointment"]
                + appointment.questions.map { $0.words }
        case .note: ["Note"]
        }
    }
}
