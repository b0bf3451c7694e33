/// What she drank on many days. Each name is looked up once, so that a year of meals is summed without delay.
struct FluidTotals {
    private var counted: [String: Bool] = [:]

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
