extension Checklist {
    /// The lists Corgina has words to begin with.
    public enum Start: String, CaseIterable, Sendable {
        case hospitalBag = "hospital_bag"
        case beforeBirth = "before_birth"
        case firstWeeks = "first_weeks"
    }
}

extension Checklist.Start {
    // From when on each is on Today, in completed weeks. These are Corgina's own choices, so that a list comes up in time to be
    // done at leisure, and are no advice: when a bag has to be ready is nowhere in the clinical reference.

    /// The third trimester begins, and few births come earlier.
    public static let bagWeek = 28
    /// Eight weeks before the due date: time enough for what takes letters and appointments.
    public static let beforeBirthWeek = 32
    /// A month before the due date: what is at home by then need not be fetched with a baby.
    public static let firstWeeksWeek = 36
    /// Days after the birth that count as the first weeks: six weeks.
    public static let firstDays = 42

    /// Whether a list that began as this belongs on Today.
    ///
    /// - Parameter pregnancy: the diary's latest, however it stands. After a loss nothing is near.
    public func isNear(_ pregnancy: Pregnancy, on day: CalendarDay) -> Bool {
        switch pregnancy.outcome {
        case .ongoing: pregnancy.gestationalAge(on: day).completedWeeks >= week
        case .birth(let born, _): self == .firstWeeks && (0...Self.firstDays).contains(day - born)
        case .loss: false
        }
    }

    private var week: Int {
        switch self {
        case .hospitalBag: Self.bagWeek
        case .beforeBirth: Self.beforeBirthWeek
        case .firstWeeks: Self.firstWeeksWeek
        }
    }
}
