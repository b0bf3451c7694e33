import CorginaCore

/// What energy a food can have, by what it is made of.
enum EnergyBalance {
    static let kilojoulesPerKilocalorie = 4.184
    private static let mostOfOne = 0.0...100.0

    /// What the energy can be in kcal: 4 in 1 g of protein and carbohydrate, 9 in fat, 7 in alcohol, 2 in fiber.
    ///
    /// In America carbohydrate includes fiber, in Europe it does not. Polyols have less energy than carbohydrate, and acids have
    /// some that no label lists; so the limits are wide.
    ///
    /// - Returns: `nil` where protein, carbohydrate or fat is not told, or cannot be.
    static func energies(of amounts: [Nutrient: Double]) -> ClosedRange<Double>? {
        guard let protein = amounts[.protein], let carbohydrate = amounts[.carbohydrate], let fat = amounts[.fat],
            protein >= 0, carbohydrate >= 0, fat >= 0
        else { return nil }
        let (fiber, alcohol) = (share(amounts[.fiber]), share(amounts[.alcohol]))
        let plain = 4 * protein + 9 * fat + 7 * alcohol
        let least = plain + 4 * max(0, carbohydrate - fiber)
        let most = plain + 4 * carbohydrate + 2 * fiber
        return (least / 2 - 30)...(most * 1.25 + 30)
    }

    /// So much of 100 g; what cannot be so counts as none.
    private static func share(_ amount: Double?) -> Double {
        amount.flatMap { mostOfOne.contains($0) ? $0 : nil } ?? 0
    }
}
