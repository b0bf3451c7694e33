import CorginaCore

/// What an entry is in Apple Health, in the types and units that `/samples` has for a shortcut.
///
/// Never written: notes, symptoms, supplements, movements, contractions, visits, photos; what came from Apple Health; what lies
/// ahead; figures that cannot be meant; vitamin A, of which Apple Health does not say in what it is counted.
public struct HealthMapping: Hashable, Sendable {
    private let namesFoods: Bool

    public init(_ choices: HealthChoices) { namesFoods = choices.namesFoods }

    /// The samples of an entry; none for a kind that Apple Health has no type for.
    public func samples(of event: HealthEvent) -> [HealthSample] {
        guard event.details.implausible == nil else { return [] }
        switch event.details {
        case .weight(let weight): return [quantity(.weight, weight.kilograms, event)]
        case .glucose(let glucose): return [sample(of: glucose, event)]
        case .temperature(let temperature): return [quantity(.temperature, temperature.celsius, event)]
        case .bloodPressure(let pressure): return [sample(of: pressure, event)]
        case .hydration(let drink):
            let volume = Fluid.volume(of: drink).value
            return volume > 0 ? [quantity(.water, volume, event)] : []
        case .meal(let meal): return samples(of: meal, event)
        case .sleep(let sleep): return sample(of: sleep, event).map { [$0] } ?? []
        case .supplement, .symptom, .kicks, .contraction, .appointment, .note: return []
        }
    }

    private func samples(of meal: Meal, _ event: HealthEvent) -> [HealthSample] {
        let nutrients = meal.nutrients
        return HealthType.nutrients.compactMap { type, nutrient in
            let amount = Self.rounded(nutrients[nutrient])
            guard amount > 0 else { return nil }
            return HealthSample(
                type, amount, of: event.id, from: event.moment, foodName: namesFoods ? meal.name : nil)
        }
    }

    private func sample(of glucose: BloodGlucose, _ event: HealthEvent) -> HealthSample {
        let mealTime: HealthSample.MealTime? =
            switch glucose.timing {
            case .oneHourAfterMeal, .twoHoursAfterMeal: .after
            case .fasting, .other, nil: nil
            }
        return HealthSample(
            .glucose, Self.rounded(glucose.milligramsPerDeciliter), of: event.id, from: event.moment,
            mealTime: mealTime)
    }

    private func sample(of pressure: BloodPressure, _ event: HealthEvent) -> HealthSample {
        let parts = [
            quantity(.systolic, Double(pressure.systolic), event),
            quantity(.diastolic, Double(pressure.diastolic), event),
        ]
        return HealthSample(.bloodPressure, 0, of: event.id, from: event.moment, parts: parts)
    }

    /// As long as she slept, up to when she woke. Without a length there is nothing to tell.
    private func sample(of sleep: Sleep, _ event: HealthEvent) -> HealthSample? {
        let told = sleep.minutes ?? sleep.asleep.map { Sleep.minutes(from: $0, to: event.moment.time) }
        guard let minutes = told, minutes > 0 else { return nil }
        return HealthSample(
            .sleep, Self.asleep, of: event.id, from: event.moment.advanced(bySeconds: -minutes * 60), to: event.moment)
    }

    private func quantity(_ type: HealthType, _ value: Double, _ event: HealthEvent) -> HealthSample {
        HealthSample(type, Self.rounded(value), of: event.id, from: event.moment)
    }

    /// Asleep, nobody says in which stage. Source: HealthKit's `HKCategoryValueSleepAnalysis`.
    private static let asleep = 1.0

    /// To a thousandth: more is not measured.
    private static func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}

extension HealthMapping {
    /// Her pregnancy: from the first day of the last period to the due date, or to the day it ended.
    ///
    /// - Parameter now: tells the offset of the clocks where she is.
    /// - Returns: `nil` for one that ended on a day nobody knows: what stood of it in Apple Health is taken away then.
    public func sample(of pregnancy: Pregnancy, now: Moment) -> HealthSample? {
        let last: CalendarDay
        switch pregnancy.outcome {
        case .ongoing: last = max(pregnancy.estimatedDueDate, now.day)
        case .birth(let day, _): last = day
        case .loss(let day):
            guard let day else { return nil }
            last = day
        }
        let first = pregnancy.dating.effectiveLMP
        guard first <= last, first.number >= 0 else { return nil }
        func midnight(_ day: CalendarDay) -> Moment {
            Moment(day: day, time: TimeOfDay(minutes: 0), utcOffset: now.utcOffset)
        }
        // Source: HealthKit's `HKCategoryValue.notApplicable`, the one value of the type.
        return HealthSample(.pregnancy, 0, of: pregnancy.id, from: midnight(first), to: midnight(last + 1))
    }
}
