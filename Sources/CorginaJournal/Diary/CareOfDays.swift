import Algorithms
import CorginaCore

/// What the entries of some days set off, each by itself, as `Diary.careAnswers(to:)` says it of one.
///
/// What the diary knows beside an entry is worked out once for each day, not once for each entry. Otherwise the time would grow with
/// the square of a day's entries.
struct CareOfDays {
    private let diary: Diary
    private let days: ClosedRange<CalendarDay>
    private var contexts: [CalendarDay: CareContext] = [:]
    /// Those of two days before and a day after as well, because travelling may have put the last hour on another date.
    private let contractions: ContractionSeries

    init(_ diary: Diary, _ days: ClosedRange<CalendarDay>) {
        self.diary = diary
        self.days = days
        contractions = ContractionSeries(
            ContractionPattern.timed(
                in: diary.events(of: [.contraction], on: (days.lowerBound - 2)...(days.upperBound + 1))))
    }

    /// The entries of those kinds, newest first.
    func events(of kinds: Set<HealthEvent.Details.Kind>) -> [HealthEvent] {
        diary.events(of: kinds, on: days).sorted { $1.moment < $0.moment }
    }

    mutating func answers(to event: HealthEvent) -> [CareAnswer] {
        var context = context(on: event.moment.day)
        if event.details.kind == .contraction {
            context.contractions = contractions.pattern(at: event.moment)
        }
        return context.answers(to: [event.details])
    }

    private mutating func context(on day: CalendarDay) -> CareContext {
        if let known = contexts[day] { return known }
        let felt = diary.events(of: [.symptom], on: day...day).compactMap { event -> SymptomReport? in
            guard case .symptom(let report) = event.details, report.presentKind != nil else { return nil }
            return report
        }
        let context = CareContext(
            age: diary.currentPregnancy?.gestationalAge(on: day), felt: Array(felt.uniqued { $0.presentKind }),
            weights: diary.currentPregnancy.flatMap { WeightCurve(diary, in: $0, to: day) })
        contexts[day] = context
        return context
    }
}
