import CorginaCore
import CorginaJournal
import Markup

/// A reading that has a page of its own: what ``EntryContent`` says, and what its page, its chart and the summary for a visit say.
///
/// Its form is one and the same on its page and on the confirmation sheet, and so is what reads it.
protocol MeasuredContent: EntryContent, Reading {
    static var page: MeasuredPage { get }

    /// The units it can be typed in, in field `unit`; none where there is but one.
    static var units: [ReadingUnit] { get }

    /// The form before anything is typed.
    static func blank(_ units: Profile.UnitSystem) -> [String: String]

    /// What is typed into the form; `nil` once it is refused.
    ///
    /// - Parameter before: what is changed. What its form shows rounded stays exact where she left it as it was.
    static func read(_ fields: inout CheckedFields, changing before: Self?, _ units: Profile.UnitSystem) -> Self?

    /// When to call, from the rules of its topic in `clinical-rules.csv`, which has each with its source.
    static func calls(isPregnant: Bool) -> [String]

    /// The figure alone, as its own list has it: "118/76 mmHg".
    func figure(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> String

    /// What else its own list says of it to her whose profile it is: "Fasting · above target".
    func remark(_ profile: Profile) -> String

    /// The figure a line is drawn through, in her units; `nil` for what is not drawn.
    func height(_ units: Profile.UnitSystem) -> Double?

    static func chart(_ series: ReadingSeries) -> DayChart?

    /// The last seven days as bars, for what is counted by the day.
    static func week(_ series: ReadingSeries) -> BarChart?

    /// What the summary for a visit says of it.
    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
}

extension MeasuredContent {
    static var units: [ReadingUnit] { [] }

    static func blank(_ units: Profile.UnitSystem) -> [String: String] { ["unit": unit(units)] }

    /// The unit she reads in.
    static func unit(_ units: Profile.UnitSystem) -> String { Self.units.first { $0.system == units }?.value ?? "" }

    func changed(by fields: inout CheckedFields, _ profile: Profile) -> Self {
        Self.read(&fields, changing: self, profile.units) ?? self
    }

    static func calls(isPregnant: Bool) -> [String] { [] }

    func figure(_ units: Profile.UnitSystem, _ english: WrittenEnglish) -> String { words(units, english).detail }

    func remark(_ profile: Profile) -> String { "" }

    func height(_ units: Profile.UnitSystem) -> Double? { nil }

    static func chart(_ series: ReadingSeries) -> DayChart? { nil }

    static func week(_ series: ReadingSeries) -> BarChart? { nil }

    static func facts(_ summary: VisitSummary, _ pregnancy: Pregnancy?, _ profile: Profile)
        -> [VisitPage.Group.Fact]
    { [] }

    /// Whether the amount and its unit stand as the form showed them.
    func isShown(in fields: CheckedFields, _ units: Profile.UnitSystem) -> Bool {
        let shown = typed(units)
        return fields["amount"] == shown["amount"] && fields["unit"] == shown["unit"]
    }
}

/// A unit in which a reading can be typed.
struct ReadingUnit: Hashable, Sendable {
    /// What the form sends in field `unit`.
    var value: String
    var words: String
    /// Whose system it is; `nil` for one that is never the first choice.
    var system: Profile.UnitSystem?

    init(_ value: String, _ words: String, _ system: Profile.UnitSystem?) {
        self.value = value
        self.words = words
        self.system = system
    }
}

/// The words of the page of one kind of reading.
struct MeasuredPage: Hashable, Sendable {
    /// "Kick counter"
    var title: String
    var symbol: Icon
    var hue: Hue
    /// The heading of the form for a new one.
    var add: String
    /// The heading of the form for one logged before.
    var change = "Change reading"
    /// A sentence that logs one.
    var example: String
}
