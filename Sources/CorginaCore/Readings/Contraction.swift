/// One contraction.
public struct Contraction: Hashable, Sendable {
    /// How long it lasted, in seconds; `nil` when not said.
    public var seconds: Int?

    public init(seconds: Int?) { self.seconds = seconds }

    /// In seconds.
    public static let lengths = 1...3_600
}

extension Contraction: Reading {
    public static let description = ReadingDescription(
        name: "Contraction", fields: [ReadingField("seconds", .whole(lengths), isRequired: false)],
        implausible: "That contraction cannot be right: an entry takes up to 60 minutes.")

    public init?(_ values: ReadingValues) { self.init(seconds: values.whole("seconds")) }

    public var values: ReadingValues {
        var values = ReadingValues()
        values["seconds"] = seconds.map { .whole($0) }
        return values
    }
}
