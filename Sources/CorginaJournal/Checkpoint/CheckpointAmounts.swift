import CorginaCore

extension CheckpointBytes {
    /// Which of at most 64 amounts are not 0, and those.
    mutating func amounts(_ amounts: [Double]) {
        var present: UInt64 = 0
        for (place, amount) in amounts.enumerated() where amount.bitPattern != 0 { present |= 1 << UInt64(place) }
        whole(present)
        for amount in amounts where amount.bitPattern != 0 { self.amount(amount) }
    }
}

extension CheckpointReader {
    /// Reads what ``CheckpointBytes/amounts(_:)`` wrote.
    ///
    /// - Parameter zeros: as many as there are amounts.
    private mutating func amounts(_ zeros: [Double]) throws(DiaryCheckpointError) -> [Double] {
        var present = try whole()
        var amounts = zeros
        while present != 0 {
            let place = present.trailingZeroBitCount
            guard place < amounts.count else { throw .notReadable }
            amounts[place] = try amount()
            present &= present - 1
        }
        return amounts
    }

    mutating func nutrients() throws(DiaryCheckpointError) -> NutrientAmounts {
        guard let nutrients = NutrientAmounts(inOrder: try amounts(NutrientAmounts.zero.inOrder)) else {
            throw .notReadable
        }
        return nutrients
    }

    mutating func contents() throws(DiaryCheckpointError) -> SupplementContents {
        let nutrients = SupplementNutrient.allCases
        let amounts = try amounts(nutrients.map { _ in 0 })
        var contents = SupplementContents.none
        for (place, nutrient) in nutrients.enumerated() where amounts[place] != 0 {
            contents[nutrient] = amounts[place]
        }
        return contents
    }

    /// One of a closed set, by its place.
    mutating func one<Case>(of cases: [Case]) throws(DiaryCheckpointError) -> Case { cases[try place(in: cases.count)] }
}
