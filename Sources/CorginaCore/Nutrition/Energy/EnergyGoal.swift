/// Where she wants her day's energy goal from.
public enum EnergyGoal: Hashable, Sendable {
    /// Counted from what she told about herself.
    case computed(EnergyFormula)
    /// The number her provider gave her.
    case provider(Kilocalories)

    /// The numbers a form takes: wide enough for any provider's, narrow enough to catch a slip.
    public static let plausible = Kilocalories(1_000)...Kilocalories(6_000)
    /// No goal below this is shown in pregnancy; her provider is asked instead. Source: docs/clinical/energy.md, app rule 2.
    public static let floorInPregnancy = Kilocalories(1_800)
}
