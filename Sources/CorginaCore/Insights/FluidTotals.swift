/// What she drank on many days. Each name is looked up once, so that a year of meals is summed without delay.
public struct FluidTotals: Sendable {
    private var counted: [String: Bool] = [:]

    public init() {}

    /// What each day came to, days with nothing drunk among them, the earliest first.
    public mutating func days(of events: some Sequence<HealthEvent>) -> [(day: CalendarDay, total: Milliliters)] {
        var totals: [CalendarDay: Milliliters] = [:]
        for event in events {
            totals[event.moment.day, default: .zero] = totals[event.moment.day, default: .zero] + volume(of: event)
        }
        return totals.map { (day: $0.key, total: $0.value) }.sorted { $0.day < $1.day }
    }

    /// The same volume as ``Fluid`` gives the event, every drink and food of it together.
    mutating func volume(of event: HealthEvent) -> Milliliters {
        switch event.details {
        case .hydration(let drink): counts(drink.name, asFood: false) ? drink.volume : .zero
        case .meal(let meal):
            meal.items.reduce(.zero) { sum, item in
                let water = item.nutrients[.water]
                guard water > 0, water >= Fluid.leastWater * item.grams.value, item.nutrients[.alcohol] == 0,
                    counts(item.name, asFood: true)
                else { return sum }
                return sum + Milliliters(water)
            }
        default: .zero
        }
    }

    private mutating func counts(_ name: String, asFood isFood: Bool) -> Bool {
        let key = (isFood ? "food " : "drink ") + name
        if let known = counted[key] { return known }
        let counts = !Fluid.isAlcoholic(name) && (!isFood || Fluid.isDrunk(name))
        counted[key] = counts
        return counts
    }
}
