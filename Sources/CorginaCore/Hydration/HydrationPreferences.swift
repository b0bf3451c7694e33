/// How she drinks and how she likes it counted.
public struct HydrationPreferences: Hashable, Sendable {
    public var goal: HydrationGoal
    /// Her glass: what one tap logs, and what "6 of 8 glasses" counts.
    public var glass: Milliliters
    /// Her bottle: what the other tap logs.
    public var bottle: Milliliters
    /// Whether the day is told in glasses rather than in a volume.
    public var countsGlasses: Bool

    public init(
        goal: HydrationGoal = .usual, glass: Milliliters = usualGlass, bottle: Milliliters = usualBottle,
        countsGlasses: Bool = true
    ) {
        self.goal = goal
        self.glass = glass
        self.bottle = bottle
        self.countsGlasses = countsGlasses
    }

    /// 8 fl oz in whole millilitres. Source: docs/clinical/hydration.md, goal rule 1.
    public static let usualGlass = Milliliters(237)
    /// Half a litre. The app's own choice.
    public static let usualBottle = Milliliters(500)
    /// The sizes of a glass or bottle that can be kept.
    public static let sizes = Milliliters(30)...Milliliters(2_000)

    /// The day's goal; `nil` where only her provider can say and has not.
    public var target: Milliliters? { goal.volume(glass: glass) }

    /// Checks that each size and the goal can be kept.
    ///
    /// - Throws: the first that cannot, worded for her.
    public func validate() throws(HydrationError) {
        if !Self.holds(glass, Self.sizes) { throw .glassSize }
        if !Self.holds(bottle, Self.sizes) { throw .bottleSize }
        switch goal {
        case .glasses(let count): if !HydrationGoal.glassCounts.contains(count) { throw .glassCount }
        case .own(let volume), .provider(let volume?): if !Self.holds(volume, HydrationGoal.volumes) { throw .volume }
        case .reference, .provider(nil): break
        }
    }

    /// Compares the numbers, so that what is not a number lies in no range.
    private static func holds(_ volume: Milliliters, _ range: ClosedRange<Milliliters>) -> Bool {
        (range.lowerBound.value...range.upperBound.value).contains(volume.value)
    }
}

/// Why a drinking goal cannot be kept. `description` tells her what to do.
public enum HydrationError: Error, Hashable, Sendable, CustomStringConvertible {
    case glassSize
    case bottleSize
    case glassCount
    case volume

    public var description: String {
        switch self {
        case .glassSize: "Enter a glass from 30 to 2,000 mL, or 1 to 67 fl oz"
        case .bottleSize: "Enter a bottle from 30 to 2,000 mL, or 1 to 67 fl oz"
        case .glassCount: "Choose 4 to 20 glasses"
        case .volume: "Enter a goal from 1.0 to 4.0 L, or 34 to 135 fl oz"
        }
    }
}
