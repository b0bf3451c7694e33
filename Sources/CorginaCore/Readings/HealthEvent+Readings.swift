extension HealthEvent.Details.Kind {
    /// How the kind's readings are described and made; `nil` for what is told in words.
    public var reading: ReadingKind? {
        switch self {
        case .weight: ReadingKind { .weight($0) }
        case .bloodPressure: ReadingKind { .bloodPressure($0) }
        case .glucose: ReadingKind { .glucose($0) }
        case .temperature: ReadingKind { .temperature($0) }
        case .kicks: ReadingKind { .kicks($0) }
        case .contraction: ReadingKind { .contraction($0) }
        case .sleep: ReadingKind { .sleep($0) }
        case .meal, .hydration, .supplement, .symptom, .appointment, .note: nil
        }
    }
}

extension HealthEvent.Details {
    /// The figures of a reading; `nil` for what is told in words.
    public var readingValues: ReadingValues? {
        switch self {
        case .weight(let reading): reading.values
        case .bloodPressure(let reading): reading.values
        case .glucose(let reading): reading.values
        case .temperature(let reading): reading.values
        case .kicks(let reading): reading.values
        case .contraction(let reading): reading.values
        case .sleep(let reading): reading.values
        case .meal, .hydration, .supplement, .symptom, .appointment, .note: nil
        }
    }
}
