import CorginaCore
import CorginaLanguage

/// Each kind with its fields read into it. What was refused stays as it was; the whole form is refused then.
///
/// The ranges catch slips of the finger; none of them is a word on health.
extension CheckedFields {
    mutating func drink(_ drink: Drink, _ profile: Profile) -> Drink {
        let name = name("Say what you drank") ?? drink.name
        let unit = self["unit"].flatMap(DrinkUnit.init) ?? .milliliters
        let message = "Enter how much you drank, up to 5 L, such as 250, 1.5 or 1/2"
        guard let amount = number("amount", in: AmountText.range, message) else { return drink }
        let volume = Milliliters(amount * unit.volume(profile.hydration).value)
        guard Drink.volumes.contains(volume.value) else {
            refuse("amount", message)
            return drink
        }
        // Looking at it in fluid ounces changes nothing that was not changed.
        let isSame = abs(volume.value - drink.volume.value) < 0.05 * unit.volume(profile.hydration).value
        return Drink(name: name, volume: isSame ? drink.volume : volume)
    }

    mutating func supplement(_ intake: SupplementIntake) -> SupplementIntake {
        var changed = intake
        changed.name = name("Say what you took") ?? intake.name
        changed.dose = self["dose"].map { String($0.prefix(40)) }
        changed.count =
            whole("count", in: SupplementIntake.counts, "Enter how many you took, from 1 to 50") ?? intake.count
        if changed.name != intake.name || changed.dose != intake.dose {
            // What her list says of it holds no longer.
            (changed.purpose, changed.contents) = (nil, nil)
        } else if changed.count != intake.count, intake.count > 0 {
            changed.contents = intake.contents.map { $0 * (Double(changed.count) / Double(intake.count)) }
        }
        return changed
    }

    mutating func symptom(_ report: SymptomReport, _ form: Form, _ units: Profile.UnitSystem) -> SymptomReport {
        var changed = report
        changed.name = name("Say what you felt, such as Headache") ?? report.name
        changed.hasResolved = self["gone"] == "yes"
        do throws(FormRefusal) {
            return try SymptomForm(form, of: changed, units: units).report
        } catch {
            for error in error.errors { refuse(error.field, error.message) }
            return changed
        }
    }

    mutating func temperature(_ reading: Temperature, _ units: Profile.UnitSystem) -> Temperature {
        let range = units == .metric ? "34 to 43 °C" : "93.2 to 109.4 °F"
        guard let number = number("temperature", in: AmountText.range, "Enter a temperature from \(range)") else {
            return reading
        }
        let changed = units == .metric ? Temperature(celsius: number) : Temperature(fahrenheit: number)
        guard Temperature.range.contains(changed) else {
            refuse("temperature", "Enter a temperature from \(range)")
            return reading
        }
        // A reading shown with one decimal is not changed by looking at it.
        return abs(changed.celsius - reading.celsius) < 0.03 ? reading : changed
    }

    mutating func bloodPressure(_ reading: BloodPressure) -> BloodPressure {
        let (upper, lower) = (BloodPressure.systolicRange, BloodPressure.diastolicRange)
        let systolic = whole(
            "systolic", in: upper, "Enter the upper number, from \(upper.lowerBound) to \(upper.upperBound)")
        let diastolic = whole(
            "diastolic", in: lower, "Enter the lower number, from \(lower.lowerBound) to \(lower.upperBound)")
        guard let systolic, let diastolic else { return reading }
        if diastolic >= systolic { refuse("diastolic", "The lower number is below the upper one") }
        return BloodPressure(systolic: systolic, diastolic: diastolic)
    }

    mutating func glucose(_ reading: BloodGlucose, _ units: Profile.UnitSystem) -> BloodGlucose {
        let one = units == .us ? 1 : BloodGlucose.milligramsPerDeciliterPerMillimole
        let message =
            units == .us
            ? "Enter your reading in mg/dL, from 18 to 720"
            : "Enter your reading in mmol/L, from 1 to 40, such as 5.3"
        var changed = reading
        changed.timing = self["timing"].flatMap(BloodGlucose.Timing.init)
        guard let number = number("glucose", in: AmountText.range, message) else { return changed }
        let milligrams = number * one
        guard BloodGlucose.range.contains(milligrams) else {
            refuse("glucose", message)
            return changed
        }
        // A reading shown with one decimal is not changed by looking at it.
        if abs(milligrams - reading.milligramsPerDeciliter) >= 0.05 * one {
            changed.milligramsPerDeciliter = milligrams
        }
        return changed
    }

    mutating func appointment(_ appointment: Appointment) -> Appointment {
        var changed = appointment
        changed.title = name("Give the visit a name, such as Midwife") ?? appointment.title
        return changed
    }

    mutating func kicks(_ kicks: KickCount) -> KickCount {
        KickCount(
            count: whole("count", in: KickCount.counts, "Enter how many movements you felt, from 0 to 1,000")
                ?? kicks.count,
            minutes: wholeIfAny("minutes", in: KickCount.lengths, "Enter whole minutes, up to 1,440, or leave it empty")
        )
    }

    mutating func contraction(_ contraction: Contraction) -> Contraction {
        var changed = contraction
        changed.seconds = wholeIfAny(
            "seconds", in: Contraction.lengths, "Enter whole seconds, up to 3,600, or leave it empty")
        return changed
    }
}

/// Weights, which people also read in stone and pounds.
extension CheckedFields {
    mutating func weight(_ weight: Weight, _ units: Profile.UnitSystem) -> Weight {
        let unit = self["unit"].flatMap(WeightUnit.init) ?? (units == .metric ? .kilograms : .pounds)
        guard let kilograms = self["weight"].flatMap({ Self.kilograms($0, unit) }),
            Weight.range.contains(kilograms)
        else {
            refuse("weight", Self.message(unit))
            return weight
        }
        // A weight shown with one decimal is not changed by looking at it.
        let smallest = 0.05 * (unit == .kilograms ? 1 : Weight.pound.kilograms)
        return abs(kilograms - weight.kilograms) < smallest ? weight : Weight(kilograms: kilograms)
    }

    private static func kilograms(_ text: String, _ unit: WeightUnit) -> Double? {
        switch unit {
        case .kilograms: AmountText.read(text)
        case .pounds: AmountText.read(text).map { $0 * Weight.pound.kilograms }
        case .stone: stone(text).map { $0 * 14 * Weight.pound.kilograms }
        }
    }

    /// "11", "11.5", "11 4", "11 st 4 lb": stone and pounds, of which 14 make a stone.
    private static func stone(_ text: String) -> Double? {
        let numbers = text.split { !($0.isNumber || $0 == "." || $0 == ",") }.map(String.init)
        guard let first = numbers.first.flatMap({ AmountText.read($0) }), numbers.count <= 2 else { return nil }
        guard numbers.count == 2 else { return first }
        guard let pounds = numbers[1] == "0" ? 0 : AmountText.read(numbers[1]), pounds < 14, first == first.rounded()
        else { return nil }
        return first + pounds / 14
    }

    private static func message(_ unit: WeightUnit) -> String {
        switch unit {
        case .kilograms: "Enter your weight in kg, from 30 to 300, such as 62.5"
        case .pounds: "Enter your weight in lb, from 66 to 661, such as 138"
        case .stone: "Enter your weight in stone and pounds, such as 9 11"
        }
    }
}
