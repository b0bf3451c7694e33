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
    private let contractions: [ContractionPattern.Timed]

    /// How many contractions are looked at, the newest ones. The app's own choice, without a clinical source: each is compared with those
    /// before it, so the time has to be bounded. An earlier one is not found where a hundred came after it.
    static let mostContractions = 100

    init(_ diary: Diary, _ days: ClosedRange<CalendarDay>) {
        self.diary = diary
        self.days = days
        contractions = ContractionPattern.timed(
            in: diary.events(of: [.contraction], on: (days.lowerBound - 2)...(days.upperBound + 1)))
    }

    /// The entries of those kinds, newest first.
    func events(of kinds: Set<HealthEvent.Details.Kind>) -> [HealthEvent] {
        var seen = 0
        return diary.events(of: kinds, on: days).sorted { $1.moment < $0.moment }.filter { event in
            guard event.details.kind == .contraction else { return true }
            seen += 1
            return seen <= Self.mostContractions
        }
    }

    mutating func answers(to event: HealthEvent) -> [CareAnswer] {
        var context = context(on: event.moment.day)
        if event.details.kind == .contraction { context.contractions = pattern(at: event.moment) }
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

    private func pattern(at moment: Moment) -> ContractionPattern {
        let near = (moment.day - 2)...(moment.day + 1)
        return ContractionPattern(contractions.filter { near.contains($0.start.day) }, now: moment)
    }
}
