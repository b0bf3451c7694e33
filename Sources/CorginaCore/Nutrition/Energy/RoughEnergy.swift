/// What adults of average weight need, roughly, before she gave facts: a range to have in mind, never a goal.
///
/// Source: docs/clinical/energy.md, app rule 3 (ACOG's patient page, from memory).
public enum RoughEnergy {
    public static func kilocalories(_ trimester: Trimester) -> Kilocalories {
        switch trimester {
        case .first: Kilocalories(1_800)
        case .second: Kilocalories(2_200)
        case .third: Kilocalories(2_400)
        }
    }
}
