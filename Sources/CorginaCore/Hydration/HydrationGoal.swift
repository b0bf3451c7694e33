/// How much she means to drink in a day, as drinks. A reference or her own choice, never a minimum that would be unsafe to miss.
public enum HydrationGoal: Hashable, Sendable {
    /// So many of her own glasses.
    case glasses(Int)
    case reference(Reference)
    /// An amount of her own.
    case own(Milliliters)
    /// What her provider set, as with kidney or heart disease, preeclampsia or a fluid limit: then no goal of the app is shown.
    /// `nil` until she enters it.
    case provider(Milliliters?)

    /// Goals that an institution's figure stands behind, in US cups.
    ///
    /// Source: docs/clinical/hydration.md, goal rule 2: ACOG's 8–12 cups; the drinks' share of the IOM 2005 adequate intakes.
    public enum Reference: String, CaseIterable, Sendable {
        /// 8 cups, the lower end of ACOG's advice.
        case eightCups = "8_cups"
        /// 10 cups, the drinks' share of the adequate intake in pregnancy.
        case tenCups = "10_cups"
        /// 12 cups, the upper end of ACOG's advice.
        case twelveCups = "12_cups"
        /// 13 cups, the drinks' share of the adequate intake while breastfeeding.
        case thirteenCups = "13_cups"

        public var cups: Int {
            switch self {
            case .eightCups: 8
            case .tenCups: 10
            case .twelveCups: 12
            case .thirteenCups: 13
            }
        }

        /// In whole millilitres, as every drink is kept.
        public var volume: Milliliters { Milliliters((Double(cups) * Milliliters.cup.value).rounded()) }
    }

    /// How many glasses a goal may have.
    public static let glassCounts = 4...20
    /// The volumes she may choose. Source: docs/clinical/hydration.md, goal rule 2.
    public static let volumes = Milliliters(1_000)...Milliliters(4_000)

    /// 8 glasses, as the specification shows. Source: docs/clinical/hydration.md, goal rule 1.
    public static let usual = HydrationGoal.glasses(8)

    /// The goal as a volume; `nil` where only her provider can say and has not.
    public func volume(glass: Milliliters) -> Milliliters? {
        switch self {
        case .glasses(let count): Milliliters(Double(count) * glass.value)
        case .reference(let reference): reference.volume
        case .own(let volume): volume
        case .provider(let volume): volume
        }
    }
}
