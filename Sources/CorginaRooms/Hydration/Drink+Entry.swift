import CorginaCore
import Markup

extension Drink: EntryContent {
    static let look = EntryLook(name: "Hydration", plural: "Drinks", symbol: .drop, hue: .hydration)

    func words(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> EventWords {
        EventWords(Self.look, name, Measures(units).volume(volume))
    }

    func heard(_ speech: SpokenEvent, at moment: Moment) -> String {
        "\(speech.small(name)), \(spokenVolume(speech))\(speech.day(moment))"
    }

    func spoken(_ speech: SpokenEvent, at moment: Moment) -> String { "Added \(heard(speech, at: moment))." }

    private func spokenVolume(_ speech: SpokenEvent) -> String {
        switch speech.units {
        case .metric: "about \(Figure.whole(volume.value)) " + speech.english.spelled("millilitres")
        case .us: "about \(Figure.decimal(volume.value / Milliliters.fluidOunce.value)) fluid ounces"
        }
    }

    static let fieldNames = ["name", "amount", "unit"]

    func typed(_ units: Profile.UnitSystem) -> [String: String] {
        let amount =
            switch units {
            case .metric: KindFields.typed(volume.value, places: 0)
            case .us: KindFields.typed(volume.value / Milliliters.fluidOunce.value)
            }
        let unit: DrinkUnit = units == .metric ? .milliliters : .fluidOunces
        return ["name": name, "amount": amount, "unit": unit.rawValue]
    }

    @HTMLBuilder static func fields(_ fields: KindFields, _ errors: [FieldError]) -> HTML {
        fields.text("name", "Drink", errors)
        fields.pair {
            fields.number("amount", "Amount", errors)
            fields.choice("unit", "Unit", DrinkUnit.allCases.map { ($0.rawValue, $0.displayName) })
        }
    }

    func changed(by fields: inout CheckedFields, _ profile: Profile) -> Drink {
        let name = fields.name("Say what you drank") ?? name
        let unit = fields["unit"].flatMap { DrinkUnit(rawValue: $0) } ?? .milliliters
        let message = "Enter how much you drank, up to 5 L, such as 250, 1.5 or 1/2"
        guard let amount = fields.number("amount", in: AmountText.range, message) else { return self }
        let volume = Milliliters(amount * unit.volume(profile.hydration).value)
        guard Drink.volumes.contains(volume.value) else {
            fields.refuse("amount", message)
            return self
        }
        // Looking at it in fluid ounces changes nothing that was not changed.
        let isSame = abs(volume.value - self.volume.value) < 0.05 * unit.volume(profile.hydration).value
        return Drink(name: name, volume: isSame ? self.volume : volume)
    }
}

/// What a drink is measured in; its raw value is what the form sends in field `unit`.
enum DrinkUnit: String, CaseIterable, Sendable {
    case milliliters = "ml"
    case fluidOunces = "floz"
    case glasses, bottles

    var displayName: String {
        switch self {
        case .milliliters: "mL"
        case .fluidOunces: "fl oz"
        case .glasses: "of your glasses"
        case .bottles: "of your bottles"
        }
    }

    /// One of it.
    func volume(_ preferences: HydrationPreferences) -> Milliliters {
        switch self {
        case .milliliters: Milliliters(1)
        case .fluidOunces: .fluidOunce
        case .glasses: preferences.glass
        case .bottles: preferences.bottle
        }
    }
}
