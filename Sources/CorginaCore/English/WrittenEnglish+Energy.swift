extension WrittenEnglish {
    /// "cal" or "kcal", which mean the same: one kilocalorie.
    ///
    /// People in the United States, and the documents that founded Corgina, say "cal". Food labels in the UK and India write "kcal"; it is
    /// understood in Australia, whose labels have kilojoules first.
    public var energyUnit: String {
        switch region {
        case .us, nil: "cal"
        case .uk, .australia, .india: "kcal"
        }
    }

    /// "1,180 cal", "1,180 kcal": an amount of energy in whole kilocalories.
    public func calories(_ energy: Kilocalories) -> String { "\(Figure.whole(energy.value)) \(energyUnit)" }

    /// The same for a narrow row: the unit goes to the next line with its figure, never alone.
    public func unbrokenCalories(_ energy: Kilocalories) -> String {
        "\(Figure.whole(energy.value))\u{A0}\(energyUnit)"
    }

    /// The unit in which an amount of a nutrient is shown to her: "kcal", "g", "mg".
    public func unit(of nutrient: Nutrient) -> String {
        nutrient.unit == .kilocalories ? energyUnit : nutrient.unit.rawValue
    }
}
