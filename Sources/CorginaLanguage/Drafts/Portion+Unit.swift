import CorginaCore
import CorginaFoods

extension Portion {
    /// What a quantity of this portion counts: "medium chop" of "1 medium chop".
    public var unit: String { PortionChoice.unitName(description) }
}

extension Food {
    /// The unit and grams of the portion to assume, 100 g for a food without any.
    var assumedPortion: (unit: String, grams: Grams) {
        guard let usual = usualPortion, usual.grams.value > 0 else { return ("100 g", Grams(100)) }
        return (usual.unit, usual.grams)
    }
}
