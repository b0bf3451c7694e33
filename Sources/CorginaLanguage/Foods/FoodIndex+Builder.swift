import CorginaCore
import CorginaFoods

extension FoodIndex {
    /// Reads every food's name, other names and portions into terms.
    struct Builder {
        struct Posting {
            var term: Int32
            var food: Int32
            var factor: Float
        }

        /// How much of a match counts, by where in the food's record the term stands.
        private enum Factor {
            static let name: Float = 1
            static let otherName: Float = 0.92
            static let portion: Float = 0.85
            static let unspecified: Float = 0.3
        }

        private let words: FoodWords
        private let lexicon: Lexicon
        var vocabulary: [String: Int32] = [:]
        var terms: [String] = []
        var postings: [Posting] = []
        var nameStarts: [Int32] = [0]
        var nameTerms: [NameTerm] = []
        var headCounts: [Int32] = []
        var synonymStarts: [Int32] = [0]
        var synonymTermStarts: [Int32] = [0]
        var synonymTerms: [Int32] = []
        var traits: [FoodTraits] = []
        private var portionTerms: [String: [Int32]] = [:]
        private var seen: [Int32: Float] = [:]

        init(words: FoodWords, lexicon: Lexicon) {
            self.words = words
            self.lexicon = lexicon
        }

        mutating func add(_ food: Food) {
            seen.removeAll(keepingCapacity: true)
            let synonyms = food.synonyms
            let portions = food.portions
            addName(food.name, standingFor: Self.unspecifiedTopics(synonyms))
            addSynonyms(synonyms)
            for portion in portions {
                addPortion(portion.description)
                if let variety = portion.variety { addPortion(variety) }
            }
            let index = Int32(headCounts.count - 1)
            for (term, factor) in seen { postings.append(Posting(term: term, food: index, factor: factor)) }
            traits.append(Self.traits(of: food, synonyms: synonyms, portions: portions))
        }

        private mutating func id(_ term: String) -> Int32 {
            if let id = vocabulary[term] { return id }
            let id = Int32(terms.count)
            vocabulary[term] = id
            terms.append(term)
            return id
        }

        private mutating func see(_ term: Int32, _ factor: Float) {
            seen[term] = max(seen[term] ?? 0, factor)
        }

        private mutating func addName(_ name: String, standingFor topics: Set<String>) {
            var head: Int32?
            for segment in NameSegment.segments(of: name) {
                let terms = words.catalogueTerms(segment.forms)
                let isDefault = head != nil && segment.forms.contains(where: topics.contains)
                for term in terms {
                    let id = id(term)
                    see(id, segment.isUnspecified ? Factor.unspecified : Factor.name)
                    var weight = isDefault ? segment.weight * 0.2 : segment.weight
                    if Self.generic.contains(term) { weight *= 0.25 }
                    nameTerms.append(NameTerm(term: id, weight: weight))
                }
                if head == nil { head = Int32(terms.count) }
            }
            headCounts.append(head ?? 0)
            nameStarts.append(Int32(nameTerms.count))
        }

        private mutating func addSynonyms(_ synonyms: [String]) {
            for synonym in synonyms {
                let segments = NameSegment.segments(of: synonym)
                guard !segments.contains(where: \.isUnspecified) || segments.count > 1 else { continue }
                for segment in segments where !segment.isUnspecified {
                    for term in words.catalogueTerms(segment.forms) {
                        let id = id(term)
                        see(id, Factor.otherName)
                        synonymTerms.append(id)
                    }
                }
                synonymTermStarts.append(Int32(synonymTerms.count))
            }
            synonymStarts.append(Int32(synonymTermStarts.count - 1))
        }

        /// Brands that stand only in portions ("1 McDonald's hamburger") find the food too.
        private mutating func addPortion(_ description: String) {
            if let known = portionTerms[description] {
                for term in known { see(term, Factor.portion) }
                return
            }
            var ids: [Int32] = []
            for term in words.catalogueTerms(Self.forms(description)) where isTelling(term) {
                ids.append(id(term))
            }
            portionTerms[description] = ids
            for term in ids { see(term, Factor.portion) }
        }

        private func isTelling(_ term: String) -> Bool {
            let roles = lexicon.roles(of: term)
            return roles.isDisjoint(with: [.container, .size, .empty]) && !Self.portionWords.contains(term)
        }

        /// Words of portion descriptions that name no food.
        private static let portionWords: Set<String> = [
            "quantity", "not", "specified", "guideline", "amount", "per", "oz", "fl", "inch", "cubic", "surface", "yield",
            "bone", "boneless", "raw", "cooked", "dry", "dia", "diameter", "approx", "nfs", "ns", "size", "x", "diced",
            "removed", "after", "cooking", "without", "with", "fat", "lean", "only", "prepared", "tablespoon", "teaspoon",
            "individual", "single", "school", "ml", "whole", "shell", "mashed", "sliced", "chopped", "flaked", "beverage",
            "reconstituted", "melted", "shredded", "calorie", "cut", "drink", "ice", "no", "high", "long",
        ]

        static func forms(_ text: String) -> [String] {
            Tokenizer.tokens(of: text).compactMap { $0.isWord ? WordForm.of($0.text) : nil }
        }

        /// Chicken patties and nuggets, pizza, burgers, fried white potatoes.
        private static let soldReady: Set<Int> = [2_204, 3_602, 3_702, 6_804, 6_806]

        /// Words of names that hardly anyone says: food is eaten cooked and whole unless it is not.
        private static let generic: Set<String> = ["cooked", "whole", "plain", "regular", "raw"]

        /// What the food stands for when it was not said: "NS as to skin eaten" makes "skin not eaten" the default.
        private static func unspecifiedTopics(_ synonyms: [String]) -> Set<String> {
            var topics: Set<String> = []
            for synonym in synonyms {
                let forms = Self.forms(synonym)
                guard let start = forms.firstIndex(of: "ns") else { continue }
                topics.formUnion(forms[(start + 1)...])
            }
            return topics.subtracting(["as", "to", "or", "type", "of", "and", "kind", "food", "the", "cooked", "added", "with", "in", "not"])
        }

        private static func traits(of food: Food, synonyms: [String], portions: [Portion]) -> FoodTraits {
            var traits: FoodTraits = []
            let forms = Set(Self.forms(food.name))
            let category = food.category.name
            if synonyms.contains(where: { $0.contains("NFS") || $0.contains("NS as to") }) { traits.insert(.standsForUnspecified) }
            if ([food.name] + synonyms).contains(where: { $0.contains(" and ") || $0.contains(" with ") }) { traits.insert(.composite) }
            if portions.isEmpty || food.category.number == 9_999 { traits.insert(.ingredient) }
            if forms.contains("nfs") { traits.insert(.notFurtherSpecified) }
            if NameSegment.segments(of: food.name).contains(where: { $0.forms == ["raw"] }) { traits.insert(.raw) }
            // Fruit and vegetables, but potatoes are seldom eaten raw.
            let group = food.code.number / 100_000
            if (610...689).contains(group) || (720...759).contains(group) { traits.insert(.produce) }
            if forms.contains("baby") || forms.contains("infant") || forms.contains("human") || forms.contains("toddler") {
                traits.insert(.forBabies)
            }
            if category.hasPrefix("Baby") || category.hasPrefix("Formula") || category.hasPrefix("Human") { traits.insert(.forBabies) }
            if food.name.hasPrefix("Water, tap") || food.name == "Water, bottled, unsweetened" || food.name == "Carbonated water, unsweetened" { traits.insert(.plainWater) }
            if food.name.contains("fast food") { traits.insert(.fastFood) }
            if food.name.contains("restaurant") { traits.insert(.restaurant) }
            if traits.contains(.fastFood) || traits.contains(.restaurant), Self.soldReady.contains(food.category.number) {
                traits.insert(.soldReady)
            }
            if food.name.contains("school") { traits.insert(.school) }
            if portions.contains(where: { $0.description.hasPrefix("1 fl oz") }) { traits.insert(.drink) }
            return traits
        }
    }
}

/// One part of a catalogue name, between commas or in parentheses.
struct NameSegment {
    var forms: [String]
    /// Whether it only says that something was not said: "NS as to fat eaten".
    var isUnspecified: Bool
    /// What leaving it unsaid costs, from 0 (nothing) to 1.
    var weight: Float

    static func segments(of name: String) -> [NameSegment] {
        var segments: [NameSegment] = []
        var forms: [String] = []
        func close() {
            if !forms.isEmpty { segments.append(NameSegment(forms)) }
            forms.removeAll(keepingCapacity: true)
        }
        var percentable = ""
        for token in Tokenizer.tokens(of: name) {
            switch token.kind {
            case .word:
                forms.append(WordForm.of(token.text))
                percentable = ""
            case .number:
                percentable = token.text
            case .mark(.percent):
                if !percentable.isEmpty { forms.append(percentable + "%") }
                percentable = ""
            case .mark(.plus), .mark(.dash): break
            case .mark(.slash):
                forms.append("or")
            case .mark:
                close()
            }
        }
        close()
        return segments
    }

    private init(_ forms: [String]) {
        self.forms = forms
        isUnspecified = forms.first == "ns" || forms.first == "nfs"
        if isUnspecified {
            weight = 0.05
        } else if forms.first == "from" || forms.first == "purchased" || forms.first == "made" && forms.contains("from") {
            weight = forms.first == "made" ? 0.6 : 0.25
        } else if forms.contains("or") {
            weight = 0.5
        } else {
            weight = 1
        }
    }
}
