/// A number to call. Source: docs/clinical/README.md, rules 2 and 5, which asks to check them again at each release.
public struct HelpLine: Hashable, Sendable {
    /// "911", "1-833-852-6262"
    public let number: String
    /// "US", "EU", "US, call or text"
    public let place: String

    /// The emergency numbers of her region; those of several where nobody knows it.
    public static func emergency(in region: FoodRegion?) -> [HelpLine] {
        EmergencyNumber.all(in: region).map { HelpLine(number: $0.number, place: $0.place) }
    }

    /// Somebody to talk to at any hour. Outside the United States her emergency number comes first.
    ///
    /// - Parameter speaksOfPregnancy: whether those for pregnancy are among them: not after a loss.
    public static func crisis(in region: FoodRegion?, speaksOfPregnancy: Bool = true) -> [HelpLine] {
        let isAbroad = region != nil && region != .us
        let lines = CrisisLine.all(in: region).filter { speaksOfPregnancy || !$0.isAboutPregnancy }
        return (isAbroad ? emergency(in: region) : []) + lines.map { HelpLine(number: $0.number, place: $0.label) }
    }
}
