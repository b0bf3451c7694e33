/// What she told Corgina about herself and how it should look.
public struct Profile: Hashable, Sendable {
    public var firstName: String
    public var units: UnitSystem
    public var appearance: Appearance
    /// Her time zone's IANA name, such as "Europe/Berlin"; decides what "today" is.
    public var timeZone: String
    /// Whether the due date and the days until it are shown; some would rather not count.
    public var showsDueDate: Bool
    /// What her goals are counted from.
    public var body: BodyFacts
    public var energyGoal: EnergyGoal
    public var mealHours: MealHours
    public var hydration: HydrationPreferences
    /// How far apart contractions are when her unit wants her to come.
    public var contractionAdvice: ContractionPattern.Advice
    /// Within how many hours after a meal a symptom counts for insights; of ``InsightSearch/choosableHours``.
    public var insightHours: Int
    /// Whether pages go by a name that says nothing, in her browser's history and on its tabs.
    public var usesDiscreetTitles: Bool
    /// Whose words for food she uses, and whose English is written for her; `nil` when nobody knows.
    public var foodRegion: FoodRegion?
    public var clock: ClockSetting
    /// Her provider's telephone number as she entered it; empty before she did. At most ``longestPhone`` characters.
    public var providerPhone: String

    /// Whether she said that she follows the usual glucose targets, which the logbook marks values by only then.
    public var followsGlucoseTargets: Bool

    /// What Corgina's pages do without, whatever the device says.
    public var display: DisplayPreferences

    /// What she agreed to have sent to a server other than Corgina's.
    public var consents: ProviderConsents

    /// What she wants to be reminded of.
    public var reminders: ReminderPreferences

    public static let longestPhone = 30

    public init(
        firstName: String = "", units: UnitSystem = .metric, appearance: Appearance = .system, timeZone: String,
        showsDueDate: Bool = true, body: BodyFacts = BodyFacts(), energyGoal: EnergyGoal = .computed(.eer2005),
        mealHours: MealHours = .usual, hydration: HydrationPreferences = HydrationPreferences(),
        contractionAdvice: ContractionPattern.Advice = .fiveOneOne, insightHours: Int = InsightSearch.usualHours,
        usesDiscreetTitles: Bool = false, foodRegion: FoodRegion? = nil, clock: ClockSetting = .byRegion,
        providerPhone: String = "", display: DisplayPreferences = DisplayPreferences(),
        consents: ProviderConsents = ProviderConsents(), reminders: ReminderPreferences = ReminderPreferences(),
        followsGlucoseTargets: Bool = false
    ) {
        self.firstName = firstName
        self.units = units
        self.appearance = appearance
        self.timeZone = timeZone
        self.showsDueDate = showsDueDate
        self.body = body
        self.energyGoal = energyGoal
        self.mealHours = mealHours
        self.hydration = hydration
        self.contractionAdvice = contractionAdvice
        self.insightHours = insightHours
        self.usesDiscreetTitles = usesDiscreetTitles
        self.foodRegion = foodRegion
        self.clock = clock
        self.providerPhone = providerPhone
        self.display = display
        self.consents = consents
        self.reminders = reminders
        self.followsGlucoseTargets = followsGlucoseTargets
    }

    public enum UnitSystem: String, CaseIterable, Sendable {
        case metric, us
    }

    /// What she wants of the look beside what her device asks for: some browsers do not pass that on.
    public struct DisplayPreferences: Hashable, Sendable {
        public var reducesTransparency: Bool
        public var reducesMotion: Bool
        public var increasesContrast: Bool

        public init(
            reducesTransparency: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool = false
        ) {
            self.reducesTransparency = reducesTransparency
            self.reducesMotion = reducesMotion
            self.increasesContrast = increasesContrast
        }
    }

    public enum Appearance: String, CaseIterable, Sendable {
        case system, light, dark
    }
}
