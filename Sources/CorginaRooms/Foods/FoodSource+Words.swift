import CorginaCore

extension FoodItem.Source {
    /// Where a logged food and its figures are from, on its entry.
    var words: String {
        switch self {
        case .database: "From the food table"
        case .manual: "Figures you entered or imported"
        case .barcode: "From its label, by its barcode"
        case .photo: "Named on your photo; figures from the food table"
        case .ai: "Suggested by a model"
        }
    }
}
