/// One blood pressure reading in mmHg.
public struct BloodPressure: Hashable, Sendable {
    public var systolic: Int
    public var diastolic: Int
    /// What she felt beside it.
    public var signs: Set<Sign>
    /// Whether she was dizzy or fainted.
    public var isFaint: Bool

    public init(systolic: Int, diastolic: Int, signs: Set<Sign> = [], isFaint: Bool = false) {
        self.systolic = systolic
        self.diastolic = diastolic
        self.signs = signs
        self.isFaint = isFaint
    }

    /// In mmHg.
    public static let systolicRange = 50...260
    public static let diastolicRange = 30...180
}

extension BloodPressure: Reading {
    public static let description = ReadingDescription(
        name: "Blood pressure",
        fields: [
            ReadingField("systolic", .whole(systolicRange)), ReadingField("diastolic", .whole(diastolicRange)),
            ReadingField("signs", .words(Sign.allCases.map { $0.rawValue }), isRequired: false),
            ReadingField("faint", .flag, isRequired: false),
        ],
        implausible:
            "That blood pressure cannot be right: the upper figure is from 50 to 260, the lower one from 30 to 180.")

    public init?(_ values: ReadingValues) {
        guard let systolic = values.whole("systolic"), let diastolic = values.whole("diastolic") else { return nil }
        self.init(
            systolic: systolic, diastolic: diastolic, signs: values.words("signs"), isFaint: values.flag("faint"))
    }

    public var values: ReadingValues {
        var values = ReadingValues(["systolic": .whole(systolic), "diastolic": .whole(diastolic)])
        if !signs.isEmpty { values["signs"] = .words(Sign.allCases.filter { signs.contains($0) }.map { $0.rawValue }) }
        if isFaint { values["faint"] = .flag(true) }
        return values
    }
}
