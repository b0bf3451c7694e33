/// One meal or day that is looked at: what it was exposed to, and which symptoms followed.
struct Observation: Hashable, Sendable {
    let day: CalendarDay
    /// What it is compared within.
    let stratum: Stratum
    let exposures: Set<Exposure>
    /// The symptoms, each with the events that tell of it.
    var outcomes: [String: [RecordID]]
    let events: [RecordID]

    /// Meals of one kind, or days, in one fortnight: mornings are not compared with evenings, nor the first weeks with the last.
    struct Stratum: Hashable, Sendable {
        /// `nil` for days.
        let meal: MealType?
        let fortnight: Int

        init(_ meal: MealType?, _ day: CalendarDay) {
            self.meal = meal
            fortnight = floorDivide(day.number, 14)
        }
    }
}

/// Food eaten within half an hour: one occasion, however many entries tell of it.
struct Occasion: Hashable, Sendable {
    let start: Moment
    var last: Moment
    let meal: MealType
    var items: [FoodItem]
    var events: [RecordID]

    /// Seconds between entries of one occasion. The app's own choice.
    static let longestPause = 1_800

    /// The occasions of those events, oldest first.
    static func list(_ events: [HealthEvent]) -> [Occasion] {
        var occasions: [Occasion] = []
        for event in events.sorted(by: { ($0.moment, $0.id) < ($1.moment, $1.id) }) {
            guard case .meal(let meal) = event.details else { continue }
            let place = occasions.indices.last
            if let place, event.moment.secondsSinceEpoch - occasions[place].last.secondsSinceEpoch <= longestPause {
                occasions[place].items += meal.items
                occasions[place].events.append(event.id)
                occasions[place].last = event.moment
            } else {
                occasions.append(
                    Occasion(
                        start: event.moment, last: event.moment, meal: meal.type, items: meal.items, events: [event.id])
                )
            }
        }
        return occasions
    }
}
