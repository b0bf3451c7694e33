/// What she wants to be reminded of, and when not.
public struct ReminderPreferences: Hashable, Sendable {
    public var kinds: Set<ReminderKind>
    /// `nil` where every hour will do.
    public var quietHours: QuietHours?
    /// When she is reminded to drink, in order; at most ``mostWaterTimes``.
    public var waterTimes: [TimeOfDay]
    public var goalsTime: TimeOfDay
    public var kicksTime: TimeOfDay
    /// Whether notifications say nothing about health.
    public var isDiscreet: Bool

    /// How many times a day she can be reminded to drink.
    public static let mostWaterTimes = 4

    /// Doses and visits, outside the usual quiet hours, in words that say nothing. Times are the app's own choice.
    public init(
        kinds: Set<ReminderKind> = [.dose, .visitTomorrow, .visitSoon], quietHours: QuietHours? = .usual,
        waterTimes: [TimeOfDay] = [660, 900, 1_140].map { TimeOfDay(minutes: $0) },
        goalsTime: TimeOfDay = TimeOfDay(minutes: 1_170), kicksTime: TimeOfDay = TimeOfDay(minutes: 1_200),
        isDiscreet: Bool = true
    ) {
        self.kinds = kinds
        self.quietHours = quietHours
        self.waterTimes = waterTimes
        self.goalsTime = goalsTime
        self.kicksTime = kicksTime
        self.isDiscreet = isDiscreet
    }
}
