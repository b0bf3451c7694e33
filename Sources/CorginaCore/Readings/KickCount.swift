/// Movements felt in a sitting.
public struct KickCount: Hashable, Sendable {
    public var count: Int
    /// How long she counted, in minutes; `nil` when not said.
    public var minutes: Int?

    public init(count: Int, minutes: Int?) {
        self.count = count
        self.minutes = minutes
    }

    /// How many movements one sitting counts, and how many minutes it takes.
    public static let counts = 0...1_000
    public static let lengths = 0...1_440
}

extension KickCount: Reading {
    public static let description = ReadingDescription(
        name: "Movements", searchWords: "kicks",
        fields: [
            ReadingField("count", .whole(counts)), ReadingField("minutes", .whole(lengths), isRequired: false),
        ],
        implausible: "That count of movements cannot be right: an entry takes up to 1,000 in up to 1,440 minutes.")

    public init?(_ values: ReadingValues) {
        guard let count = values.whole("count") else { return nil }
        self.init(count: count, minutes: values.whole("minutes"))
    }

    public var values: ReadingValues {
        var values = ReadingValues(["count": .whole(count)])
        values["minutes"] = minutes.map { .whole($0) }
        return values
    }
}
