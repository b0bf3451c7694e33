import CorginaCore

/// A drink as submitted: a glass or a bottle of hers, or an amount of anything.
struct DrinkForm {
    let drink: Drink

    /// - Throws: ``FormRefusal`` with a sentence at the field that needs another look.
    init(_ form: Form, _ preferences: HydrationPreferences, units: Profile.UnitSystem) throws(FormRefusal) {
        if let size = form["size"].flatMap(DrinkSize.init) {
            drink = Drink(name: "Water", volume: size.volume(preferences))
            return
        }
        let name = form["drink"] ?? "Water"
        guard name.count <= 60 else {
            throw FormRefusal(errors: [FieldError(field: "drink", message: "Use at most 60 characters")])
        }
        guard let volume = HydrationForm.size(form["amount"], units), Drink.volumes.contains(volume.value) else {
            let range = units == .metric ? "1 to 5,000 mL" : "0.1 to 169 fl oz"
            throw FormRefusal(errors: [FieldError(field: "amount", message: "Enter an amount from \(range)")])
        }
        drink = Drink(name: name, volume: volume)
    }
}

/// Her goal, her sizes and how the day is told, as submitted, read and checked.
struct HydrationForm {
    let preferences: HydrationPreferences

    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, units: Profile.UnitSystem) throws(FormRefusal) {
        // A text that is no number becomes one that is refused, with the same sentence.
        let preferences = HydrationPreferences(
            goal: Self.goal(form, units), glass: Self.size(form["glass"], units) ?? Milliliters(.nan),
            bottle: Self.size(form["bottle"], units) ?? Milliliters(.nan), countsGlasses: form["told"] != "volume")
        let errors = Self.refusals(of: preferences)
        guard errors.isEmpty else { throw FormRefusal(errors: errors) }
        self.preferences = preferences
    }

    /// Each part is looked at by itself, so that every field that is off says so.
    private static func refusals(of preferences: HydrationPreferences) -> [FieldError] {
        let parts: [HydrationPreferences] = [
            HydrationPreferences(glass: preferences.glass), HydrationPreferences(bottle: preferences.bottle),
            HydrationPreferences(goal: preferences.goal),
        ]
        return parts.compactMap { part in
            do throws(HydrationError) { try part.validate() } catch {
                return FieldError(field: error.field(of: preferences.goal), message: error.description)
            }
            return nil
        }
    }

    private static func goal(_ form: Form, _ units: Profile.UnitSystem) -> HydrationGoal {
        switch form["goal"] {
        case "own": return .own(day(form["own"], units) ?? Milliliters(.nan))
        case "provider": return .provider(form["provider"].map { day($0, units) ?? Milliliters(.nan) })
        case let name?:
            if let reference = HydrationGoal.Reference(rawValue: name) { return .reference(reference) }
            return .glasses(form.whole("count", in: HydrationGoal.glassCounts) ?? 0)
        case nil: return .usual
        }
    }

    /// mL or fl oz, kept in whole millilitres.
    static func size(_ text: String?, _ units: Profile.UnitSystem) -> Milliliters? {
        text.flatMap(number).map { whole($0 * (units == .metric ? 1 : Milliliters.fluidOunce.value)) }
    }

    /// L or fl oz, kept in whole millilitres.
    private static func day(_ text: String?, _ units: Profile.UnitSystem) -> Milliliters? {
        text.flatMap(number).map { whole($0 * (units == .metric ? 1_000 : Milliliters.fluidOunce.value)) }
    }

    /// "1,750" is how thousands are shown, and "1,5" a decimal.
    private static func number(_ text: String) -> Double? {
        AmountText.read(text) ?? AmountText.read(text.replacing(text: ",", with: ""))
    }

    private static func whole(_ milliliters: Double) -> Milliliters { Milliliters(milliliters.rounded()) }
}

extension HydrationError {
    /// The field of the form it is about.
    fileprivate func field(of goal: HydrationGoal) -> String {
        switch self {
        case .glassSize: "glass"
        case .bottleSize: "bottle"
        case .glassCount: "count"
        case .volume: if case .provider = goal { "provider" } else { "own" }
        }
    }
}

extension HydrationGoalPage.Fields {
    /// What she typed, as she typed it.
    init(_ form: Form) {
        self.init()
        (goal, count, own) = (form["goal"] ?? goal, form["count"] ?? "", form["own"] ?? "")
        (provider, glass, bottle) = (form["provider"] ?? "", form["glass"] ?? "", form["bottle"] ?? "")
        told = form["told"] ?? told
    }
}
