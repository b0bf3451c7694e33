import CorginaCore
import SeededRandom

/// The appointments of the sample diary: some that were, two to come.
struct DemoAppointments {
    /// The day of the last period.
    let firstDay: CalendarDay
    let now: Moment

    /// All of them, the earliest first.
    func events(random: inout SeededGenerator) -> [HealthEvent] {
        let past = [
            visit(
                GestationalAge(weeks: 8, days: 2), "First prenatal visit", "Riverside Practice", "Dr Osei",
                typical: "first_visit", results: "Blood tests taken. Next: dating scan.", &random),
            visit(
                GestationalAge(weeks: 11, days: 4), "Dating ultrasound", "City Hospital, 2nd floor", "",
                typical: "dating_scan", results: "Due date stays as it is.", &random),
            visit(
                GestationalAge(weeks: 16, days: 1), "Routine visit", "Riverside Practice", "Dr Osei",
                typical: "visit_4w_2", asked: ["May I keep running?"], &random),
            visit(
                GestationalAge(weeks: 20, days: 2), "Anatomy scan", "City Hospital, 2nd floor", "",
                typical: "anatomy", asked: ["Where does the placenta lie?"], open: ["Which classes do you recommend?"],
                results: "All measured. Pictures in the folder.", &random),
        ]
        let ahead = [
            visit(
                GestationalAge(weeks: 25), "Midwife", "Riverside Practice", "Ellen", minutes: 30,
                open: ["Is my iron enough?", "How long may I fly?", "When do I start counting movements?"], &random),
            visit(
                GestationalAge(weeks: 26, days: 1), "Glucose screen", "City Hospital, laboratory", "", minutes: 120,
                typical: "gct", &random),
        ]
        return past + ahead
    }

    private func visit(
        _ age: GestationalAge, _ title: String, _ place: String, _ provider: String, minutes: Int = 45,
        typical: String? = nil, asked: [String] = [], open: [String] = [], results: String = "",
        _ random: inout SeededGenerator
    ) -> HealthEvent {
        var questions: [Appointment.Question] = []
        for (words, isAsked) in asked.map({ ($0, true) }) + open.map({ ($0, false) }) {
            questions.append(.init(id: RecordID(using: &random), words: words, isAsked: isAsked))
        }
        let appointment = Appointment(
            title: title, place: place, provider: provider, minutes: minutes, questions: questions, results: results,
            typicalID: typical)
        return HealthEvent(
            id: RecordID(using: &random),
            moment: Moment(day: workday(firstDay + age.days), time: TimeOfDay(minutes: 840), utcOffset: now.utcOffset),
            details: .appointment(appointment))
    }

    /// That day, or the Monday after a weekend.
    private func workday(_ day: CalendarDay) -> CalendarDay {
        switch day.weekday {
        case .saturday: day + 2
        case .sunday: day + 1
        default: day
        }
    }
}
