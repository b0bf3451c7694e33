import CorginaFoods

/// The dishes of Corgina's own table, by the whole names people call them.
struct DishNames: Sendable {
    private let rows: [String: Int]
    /// In words: the longest name.
    private let longest: Int

    init(_ catalogue: FoodCatalogue) {
        var rows: [String: Int] = [:]
        var longest = 0
        for (row, food) in catalogue.foods.enumerated() where food.code.isComposed {
            for name in [food.name] + food.synonyms {
                let forms = Tokenizer.tokens(of: name).filter(\.isWord).map { WordForm.of($0.text) }
                guard !forms.isEmpty else { continue }
                longest = max(longest, forms.count)
                // "chapati" and "chapatis" have not the same form.
                let plural = forms.dropLast() + [WordForm.of(forms[forms.count - 1] + "s")]
                for key in [forms.joined(separator: " "), plural.joined(separator: " ")] where rows[key] == nil {
                    rows[key] = row
                }
            }
        }
        self.rows = rows
        self.longest = longest
    }

    /// The dish these words name, each in its one form; what stands before the name may tell of it: "leftover jollof rice".
    func row(_ forms: [String]) -> (row: Int, words: Int)? {
        for start in forms.indices.prefix(4) where forms.count - start <= longest {
            if let row = rows[forms[start...].joined(separator: " ")] { return (row, forms.count - start) }
        }
        return nil
    }

    /// Whether a dish has exactly this name.
    func has(_ forms: [String]) -> Bool { rows[forms.joined(separator: " ")] != nil }
}
