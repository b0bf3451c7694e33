import CorginaCore

/// What was just logged, as it is said aloud: "Added porkchop and potatoes, 538 calories."
struct SpokenEvent {
    /// Her own words, which tell whether a name is written small.
    let sentence: String
    let units: Profile.UnitSystem
    let english: WrittenEnglish
    let today: CalendarDay

    func words(_ event: HealthEvent) -> String {
        event.details.kind.entry.spoken(event.details, self, event.moment) ?? ""
    }

    /// ", yesterday"; empty for today.
    func day(_ moment: Moment) -> String { moment.day == today ? "" : ", " + spoken(moment.day) }

    /// A name as she says it: small unless she wrote it large, as what has a brand.
    func small(_ name: String) -> String {
        let lowered = name.prefix(1).lowercased() + name.dropFirst()
        let first = name.prefix { $0 != " " && $0 != "," }
        let isWrittenLarge = sentence.contains(text: first) && !sentence.contains(text: lowered.prefix(first.count))
        return isWrittenLarge ? name : lowered
    }

    private func spoken(_ day: CalendarDay) -> String {
        today - day == 1 ? "yesterday" : english.withWeekday(day)
    }
}
