/// A night's sleep, or a nap. Its entry stands at the time she woke.
public struct Sleep: Hashable, Sendable {
    /// How long she slept, in minutes; `nil` when not told.
    public var minutes: Int?
    /// When she fell asleep, where she told it.
    public var asleep: TimeOfDay?
    /// How often she woke; `nil` when not told.
    public var wakings: Int?
    /// How it was; `nil` when not told.
    public var quality: Quality?
    public var isNap: Bool

    /// How she slept, in her own judgement.
    public enum Quality: String, CaseIterable, Sendable {
        case poor, fair, good
    }

    public init(
        minutes: Int? = nil, asleep: TimeOfDay? = nil, wakings: Int? = nil, quality: Quality? = nil, isNap: Bool = false
    ) {
        self.minutes = minutes
        self.asleep = asleep
        self.wakings = wakings
        self.quality = quality
        self.isNap = isNap
    }

    /// In minutes: a whole day at most.
    public static let lengths = 1...1_440
    /// How often somebody wakes in a night.
    public static let wakingCounts = 0...50

    /// The minutes from falling asleep to waking; a whole day where both are the same.
    public static func minutes(from asleep: TimeOfDay, to woke: TimeOfDay) -> Int {
        let minutes = woke.minutes - asleep.minutes
        return minutes > 0 ? minutes : minutes + 1_440
    }
}

extension Sleep: Reading {
    public static let description = ReadingDescription(
        name: "Sleep", searchWords: "slept night nap",
        fields: [
            ReadingField("minutes", .whole(lengths), isRequired: false),
            ReadingField("asleep", .whole(0...1_439), isRequired: false),
            ReadingField("wakings", .whole(wakingCounts), isRequired: false),
            ReadingField("quality", .word(Quality.allCases.map { $0.rawValue }), isRequired: false),
            ReadingField("nap", .flag, isRequired: false),
        ],
        implausible: "That sleep cannot be right: an entry takes up to 24 hours, and up to 50 times awake.")

    public init?(_ values: ReadingValues) {
        self.init(
            minutes: values.whole("minutes"), asleep: values.whole("asleep").map { TimeOfDay(minutes: $0) },
            wakings: values.whole("wakings"), quality: values.word("quality"), isNap: values.flag("nap"))
    }

    public var values: ReadingValues {
        var values = ReadingValues()
        values["minutes"] = minutes.map { .whole($0) }
        values["asleep"] = asleep.map { .whole($0.minutes) }
        values["wakings"] = wakings.map { .whole($0) }
        values["quality"] = quality.map { .word($0.rawValue) }
        if isNap { values["nap"] = .flag(true) }
        return values
    }
}
