import CorginaCore
import CorginaJournal

/// When what a widget shows may change by itself.
struct WidgetChanges {
    let diary: Diary
    let now: Moment
    let offset: @Sendable (Int64) -> Int
    private let days: [CalendarDay]

    init(_ diary: Diary, now: Moment, offset: @escaping @Sendable (Int64) -> Int) {
        self.diary = diary
        self.now = now
        self.offset = offset
        days = (0..<WidgetPlan.days).map { now.day + $0 }
    }

    /// The minute from which on nothing is known.
    var end: Int64 { WakeTimes.minute(of: midnight(now.day + WidgetPlan.days)) }

    /// Now, and every moment after it in order.
    func moments(of kind: WidgetKind) -> [Moment] {
        let later: [Moment]
        switch kind {
        case .week: later = days.map { midnight($0) }
        case .calories: later = days.map { midnight($0) } + eaten
        case .nextDose: later = days.flatMap { [midnight($0)] + doses(on: $0) }
        }
        let last = end * 60
        let ahead = later.filter {
            $0.secondsSinceEpoch > now.secondsSinceEpoch && $0.secondsSinceEpoch < last
        }
        return [now] + Set(ahead).sorted()
    }

    /// What she logged for later today.
    private var eaten: [Moment] { diary.events(on: now.day).map { $0.moment }.filter { $0 > now } }

    /// The time of each dose, and when it is late.
    private func doses(on day: CalendarDay) -> [Moment] {
        let times = diary.supplements.flatMap { supplement in
            supplement.slots(on: day).compactMap { supplement.time(of: $0)?.minutes }
        }
        return times.flatMap { [$0, $0 + Dose.lateAfter + 1] }.filter { $0 < 1_440 }.map { minutes in
            Moment(day: day, time: TimeOfDay(minutes: minutes), offset: offset)
        }
    }

    private func midnight(_ day: CalendarDay) -> Moment {
        Moment(day: day, time: TimeOfDay(minutes: 0), offset: offset)
    }
}
