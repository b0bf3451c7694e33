/// What she told Corgina about herself and how it should look.
public struct Profile: Hashable, Sendable {
    public var firstName: String
    public var units: UnitSystem
    public var appearance: Appearance
    /// Her time zone's IANA name, such as "Europe/Berlin"; decides what "today" is.
    public var timeZone: String
    /// Whether the due date and the days until it are shown; some would rather not count.
    public var showsDueDate: Bool

    public init(
        firstName: String = "", units: UnitSystem = .metric, appearance: Appearance = .system, timeZone: String,
        showsDueDate: Bool = true
    ) {
        self.firstName = firstName
        self.units = units
        self.appearance = appearance
        self.timeZone = timeZone
        self.showsDueDate = showsDueDate
    }

    public enum UnitSystem: String, CaseIterable, Sendable {
        case metric, us
    }

    public enum Appearance: String, CaseIterable, Sendable {
        case system, light, dark
    }
}
