import CorginaCore
import CorginaFoods

extension FoodDraft {
    /// A food as it was logged or entered before: its own figures count, whatever the catalogue says today.
    ///
    /// - Parameter reason: why this amount: "as logged".
    public init(recorded item: FoodItem, reason: String) {
        self.init(
            phrase: item.said ?? item.name, food: item.foodCode.flatMap(FoodCode.init) ?? .unlisted, name: item.name,
            quantity: item.quantity,
            portion: item.portion, grams: item.grams, confidence: 1, portionReason: reason,
            isEstimated: item.isEstimated,
            alternates: [])
        recorded = item
    }

    /// What was recorded, in the amount it has now. A food without a weight follows its count.
    var recordedItem: FoodItem? {
        guard let recorded else { return nil }
        let factor =
            if recorded.grams.value > 0 {
                grams.value / recorded.grams.value
            } else {
                recorded.quantity > 0 ? quantity / recorded.quantity : 1
            }
        var item = recorded.times(factor)
        (item.quantity, item.portion, item.grams, item.isEstimated) = (quantity, portion, grams, isEstimated)
        return item
    }
}
