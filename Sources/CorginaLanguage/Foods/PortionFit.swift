/// How well a portion fits the words for a helping.
enum PortionFit {
    /// How well a portion's words fit what was said.
    ///
    /// A size or container that was said and matches counts 1.5 to 2, a near one about half, one that was said and does
    /// not match about as much against it, an aside a tenth: only that order is meant. The figures were set by hand and
    /// tried on the meals of `docs/measurements.md`, so they are not evidence of anything there.
    static func score(_ portion: PortionWords, _ phrase: FoodPhrase) -> Float {
        switch portion.kind {
        case .unspecified
        where phrase.countIsStated && phrase.count >= 2 && phrase.containers.isEmpty && phrase.size == nil: return -1.6
        case .unspecified where phrase.isOne && phrase.containers.isEmpty && phrase.size == nil: return -1
        case .unspecified:
            return phrase.countIsStated
                ? (phrase.containers.isEmpty ? -0.3 : -0.6) - (phrase.size == nil ? 0 : 0.4)
                // "large fries" is the large order, where there is one.
                : (phrase.isPlural ? 1 : 0.5) - (phrase.size == nil ? 0 : 0.8)
        case .guideline, .guidelinePerOunce: return -4
        case .inch: if !phrase.allWords.contains("inch") && !phrase.containers.contains("inch") { return -3 }
        case .ounce: return -1.6
        case .fluidOunce, .tablespoon, .teaspoon: return -1.6
        case .cup: if !phrase.containers.contains("cup") { return -1.3 }
        case .piece: break
        }
        return sizeScore(portion, phrase) + wordScore(portion, phrase)
    }

    private static func sizeScore(_ portion: PortionWords, _ phrase: FoodPhrase) -> Float {
        guard let size = phrase.size else {
            if portion.isAnySize { return 0.3 }
            if portion.sizes.isEmpty { return 0 }
            // "a cocktail frank": what it is called tells the size.
            if portion.words.contains(where: phrase.unnamed.contains) { return -0.6 }
            // One bag is the serving its label counts, an ounce.
            if portion.words.contains("bag"), portion.words.contains("serving") {
                return portion.sizes.contains("small") ? -0.1 : -0.4
            }
            if portion.sizes.contains("medium") || portion.sizes.contains("regular") { return -0.1 }
            return -0.9
        }
        if portion.sizes.contains(size) { return 2 }
        if portion.asideSizes.contains(size) { return 1.5 }
        if portion.sizes.isEmpty { return portion.isAnySize ? -0.5 : -0.4 }
        return neighbors[size].map { near in portion.sizes.contains(where: near.contains) } == true ? 0.6 : -1.5
    }

    private static let calorie = WordForm.of("calorie")

    private static let neighbors: [String: Set<String>] = [
        "miniature": ["bite", "fun", "small"], "bite": ["miniature"], "fun": ["miniature", "small"],
        "regular": ["medium"],
        "medium": ["regular"], "extra large": ["large", "king", "jumbo"], "king": ["large"],
        "jumbo": ["extra large", "large"],
        "snack": ["fun", "small", "miniature"], "thin": ["small"], "thick": ["large"], "small": ["miniature", "thin"],
        "large": ["thick"], "personal": ["small"],
    ]

    private static func wordScore(_ portion: PortionWords, _ phrase: FoodPhrase) -> Float {
        var score: Float = 0
        var matched = false
        for container in phrase.containers {
            if portion.words.contains(container) || portion.asides.contains(container) {
                score += matched ? 0.8 : 1.6
                matched = true
            } else if alike(container, portion.words) {
                score += 1
                matched = true
            }
        }
        if !phrase.containers.isEmpty && !matched { score -= 1.1 }
        var misses: Float = 0
        var foodWords: Float = 0
        for (place, word) in portion.words.enumerated() where !phrase.containers.contains(word) {
            if phrase.unnamed.contains(word) {
                // "a breakfast tart crisp": what the food's name leaves unsaid, the portion says.
                foodWords += foodWords < 1 ? 1.2 : 0.6
            } else if phrase.allWords.contains(word) {
                foodWords += foodWords == 0 ? 0.6 : 0.3
            } else if !portion.isOneOfSeveral(place, where: { phrase.allWords.contains($0) }) {
                misses += 0.5
            }
        }
        if portion.isWhole, phrase.allWords.contains("whole") { score += 0.6 }
        if let inches = phrase.inches, !portion.dimensions.isEmpty {
            score += portion.dimensions.contains(inches) ? 1 : -0.5
        }
        score += foodWords - min(misses, 1.5)
        var asideMisses: Float = 0
        for aside in portion.asides {
            if phrase.allWords.contains(aside) { score += 0.3 } else { asideMisses += 0.08 }
        }
        score -= portion.fluidOunces == nil && portion.ounces == nil ? min(asideMisses, 0.3) : 0
        if !portion.asideSizes.isEmpty && phrase.size == nil { score -= 0.4 }
        // "1 sandwich (1 slice bread)" is an open one.
        if portion.asides.contains("slice"), !phrase.allWords.contains("slice"), !phrase.allWords.contains("open"),
            !phrase.allWords.contains("half")
        {
            score -= 0.8
        }
        if portion.isIndirect { score -= 0.05 }
        // A pack made for counting calories is asked for by that name.
        if portion.words.contains(calorie), !phrase.allWords.contains(calorie) { score -= 2 }
        return score + standardScore(portion, phrase)
    }

    /// Of several bottles or cans, the one most sold: half a litre (16.9 fl oz) and 12 fl oz.
    private static func standardScore(_ portion: PortionWords, _ phrase: FoodPhrase) -> Float {
        guard let held = portion.fluidOunces else { return 0 }
        if phrase.containers.contains("can") { return abs(held - 12) < 0.1 ? 0.05 : -0.1 }
        return -0.02
    }

    /// Containers people use for one another.
    private static let families: [Set<String>] = [
        ["packet", "package", "pack", "bag", "pouch", "sachet"], ["can", "tin"], ["container", "carton", "tub", "pot"],
        ["slice", "piece", "wedge"], ["bar", "stick"], ["fillet", "filet"], ["rasher", "slice", "strip"],
    ]

    /// What people call one of something that is counted in pieces: "five balls" of akara.
    private static let pieces: Set<String> = [
        "ball", "square", "chunk", "cube", "stick", "triangle", "strip", "finger", "nugget", "bit", "segment", "ring",
        "wedge", "slice",
    ]

    static func alike(_ container: String, _ words: [String]) -> Bool {
        families.contains { $0.contains(container) && words.contains(where: $0.contains) }
            || words == ["piece"] && pieces.contains(container)
    }
}
