import CorginaCore

extension Diary {
    /// How she drinks and likes it counted; the usual before she said.
    public var hydrationPreferences: HydrationPreferences { profile?.hydration ?? HydrationPreferences() }

    /// What she drank on the day, drinks logged as food included.
    public func fluids(on day: CalendarDay) -> FluidDay { FluidDay(day, events(on: day)) }

    /// What she drank in the seven days that end with `day`.
    public func fluidWeek(endingOn day: CalendarDay) -> FluidWeek {
        FluidWeek(endingOn: day, events(on: (day - 6)...day))
    }
}
