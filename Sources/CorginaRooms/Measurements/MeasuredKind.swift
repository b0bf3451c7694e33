import CorginaCore
import CorginaJournal

/// The kinds of readings that have a page; raw values name them in addresses.
public enum MeasuredKind: String, CaseIterable, Sendable {
    case weight
    case bloodPressure = "blood-pressure"
    case glucose, temperature, sleep, kicks, contractions

    /// What every page of readings knows of the kind.
    var screen: MeasuredScreen {
        switch self {
        case .weight: MeasuredScreen(Weight.self, .weight)
        case .bloodPressure: MeasuredScreen(BloodPressure.self, .bloodPressure)
        case .glucose: MeasuredScreen(BloodGlucose.self, .glucose)
        case .temperature: MeasuredScreen(Temperature.self, .temperature)
        case .sleep: MeasuredScreen(Sleep.self, .sleep)
        case .kicks: MeasuredScreen(KickCount.self, .kicks)
        case .contractions: MeasuredScreen(Contraction.self, .contraction)
        }
    }

    /// Whether there is a page of it only while a pregnancy goes on.
    public var isOfPregnancy: Bool { self == .kicks || self == .contractions }

    /// The kind of its events.
    public var event: HealthEvent.Details.Kind { screen.event }

    /// - Returns: `nil` for what is not measured.
    public init?(_ event: HealthEvent.Details.Kind) {
        guard let kind = Self.allCases.first(where: { $0.event == event }) else { return nil }
        self = kind
    }

    /// "Blood pressure"
    public var displayName: String { screen.page.title }

    var place: Route { .measurements(.kind(self)) }
}

/// A kind of reading: what ``MeasuredContent`` says of it, for code that does not know which kind it has.
struct MeasuredScreen: Sendable {
    let event: HealthEvent.Details.Kind
    let page: MeasuredPage
    let blank: @Sendable (Profile.UnitSystem) -> [String: String]
    let read: @Sendable (inout CheckedFields, HealthEvent.Details?, Profile.UnitSystem) -> HealthEvent.Details?
    let calls: @Sendable (_ isPregnant: Bool) -> [String]
    let figure: @Sendable (HealthEvent.Details, Profile.UnitSystem, WrittenEnglish) -> String
    let remark: @Sendable (HealthEvent.Details, Profile) -> String
    let height: @Sendable (HealthEvent.Details, Profile.UnitSystem) -> Double?
    let chart: @Sendable (ReadingSeries) -> DayChart?
    let week: @Sendable (ReadingSeries) -> BarChart?
    let facts: @Sendable (VisitSummary, Pregnancy?, Profile) -> [VisitPage.Group.Fact]

    init<Content: MeasuredContent>(_ type: Content.Type, _ event: HealthEvent.Details.Kind) {
        let content = { @Sendable (details: HealthEvent.Details) -> Content? in
            details.kind == event ? details.readingValues.flatMap { Content($0) } : nil
        }
        self.event = event
        page = Content.page
        blank = { Content.blank($0) }
        read = { fields, before, units in
            Content.read(&fields, changing: before.flatMap(content), units).flatMap {
                event.reading?.details($0.values)
            }
        }
        calls = { Content.calls(isPregnant: $0) }
        figure = { details, units, english in content(details)?.figure(units, english) ?? "" }
        remark = { details, profile in content(details)?.remark(profile) ?? "" }
        height = { details, units in content(details)?.height(units) }
        chart = { Content.chart($0) }
        week = { Content.week($0) }
        facts = { summary, pregnancy, profile in Content.facts(summary, pregnancy, profile) }
    }
}
