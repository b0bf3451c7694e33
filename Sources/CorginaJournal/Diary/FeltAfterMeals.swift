import CorginaCore

/// Something she felt after eating, with what she had eaten in the hours before it. What came before is not said to have caused it.
public struct FeltAfterMeals: Hashable, Sendable {
    public let event: HealthEvent
    /// The latest first; empty where nothing was logged.
    public let meals: [HealthEvent]
}

extension FeltAfterMeals {
    /// Her reports of these symptoms on those days, newest first, each with the meals of the hours before it.
    ///
    /// - Parameters:
    ///   - kinds: the reference's kinds; reports that say it has gone are left out.
    ///   - hours: how far back a meal counts, at least 1.
    public static func all(
        _ kinds: Set<SymptomKind.ID>, in diary: Diary, on days: ClosedRange<CalendarDay>, hours: Int
    ) -> [FeltAfterMeals] {
        // A report after midnight may follow the evening before.
        let meals = diary.events(of: [.meal], on: (days.lowerBound - 1)...days.upperBound)
        return diary.events(of: [.symptom], on: days).compactMap { event in
            guard case .symptom(let report) = event.details, !report.hasResolved, let kind = report.kind,
                kinds.contains(kind.id)
            else { return nil }
            let time = event.moment.secondsSinceEpoch
            let before = meals.filter { meal in
                let gap = time - meal.moment.secondsSinceEpoch
                return gap >= 0 && gap <= Int64(hours) * 3_600
            }
            return FeltAfterMeals(
                event: event, meals: before.sorted { ($1.moment, $1.id) < ($0.moment, $0.id) })
        }
    }
}
