import CorginaCore

extension Diary {
    /// What she told about herself; `nil` before onboarding.
    public var profile: Profile? { profiles.current }

    /// The event of that id as it now is; `nil` when it was removed or never was.
    public func event(_ id: RecordID) -> HealthEvent? { records[id]?.current?.event }

    /// What she means by her words for foods, as she agreed, in the order of her words.
    public var foodHabits: [FoodHabit] { foodCorrections.filter { $0.standing == .agreed } }

    /// The same with what was only noticed, and what she declined.
    public var foodCorrections: [FoodHabit] {
        index.foodHabits.compactMap { records[$0]?.current?.foodHabit }.sorted {
            ($0.name, $0.helping, $0.id) < ($1.name, $1.helping, $1.id)
        }
    }

    /// The day's events, newest first; those of one moment in the order they were first written down.
    public func events(on day: CalendarDay) -> [HealthEvent] { newestFirst(index.agenda.ids(on: day)) }

    func newestFirst(_ ids: some Sequence<RecordID>) -> [HealthEvent] {
        let placed = ids.compactMap { id in event(id).map { (event: $0, place: records[id]?.firstSequence ?? 0) } }
        return placed.sorted {
            ($1.event.moment, $0.place, $0.event.id) < ($0.event.moment, $1.place, $1.event.id)
        }.map { $0.event }
    }

    /// The events of those days, newest first.
    public func events(on days: ClosedRange<CalendarDay>) -> [HealthEvent] {
        index.agenda.newestFirst.filter(days.contains).flatMap { events(on: $0) }
    }

    /// The events of those kinds on those days, newest first; found without looking through the others.
    public func events(
        of kinds: Set<HealthEvent.Details.Kind>, on days: ClosedRange<CalendarDay>
    ) -> [HealthEvent] {
        index.agenda.newestFirst.filter(days.contains).flatMap { newestFirst(index.agenda.ids(on: $0, of: kinds)) }
    }

    /// The same with events told besides, each in the place of what is kept under its id.
    func events(
        of kinds: Set<HealthEvent.Details.Kind>, on days: ClosedRange<CalendarDay>, with told: [HealthEvent]
    ) -> [HealthEvent] {
        let ids = Set(told.map { $0.id })
        return events(of: kinds, on: days).filter { !ids.contains($0.id) } + told
    }

    /// The days that have events, newest first.
    public var days: [CalendarDay] { index.agenda.newestFirst }

    /// What she ate and drank on the day.
    public func intake(on day: CalendarDay) -> DayIntake { DayIntake(events(on: day)) }
}
