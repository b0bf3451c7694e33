import CorginaCore
import CorginaFoods

/// A portion's description, read once: "1 medium (5.5 oz, with bone, raw)".
struct PortionWords: Sendable {
    enum Kind: Sendable {
        case cup, tablespoon, teaspoon, fluidOunce, ounce
        /// "1 cubic inch", "1 surface inch": figures for surveys, not what anyone says.
        case inch
        case guideline
        /// "Guideline amount per fl oz of beverage": what goes into a cup of coffee or tea.
        case guidelinePerOunce
        case unspecified
        case piece
    }

    var kind = Kind.piece
    /// How many the description counts; nearly always 1.
    var count = 1.0
    var sizes: [String] = []
    /// Sizes of the whole it is a piece of: "1 piece, medium pizza".
    var asideSizes: [String] = []
    /// The words that name the piece or container, without number and sizes.
    var words: [String] = []
    /// Places in `words` of those that are another name of the word before them: "pouch" in "juice box/pouch".
    private var alternatives: Set<Int> = []
    /// Figures in parentheses that are no weights: 12 in "pizza (11-12\" diameter)".
    var dimensions: [Double] = []
    /// Words in parentheses and after a comma.
    var asides: [String] = []
    private var isWithout = false
    /// What the container holds, when it says so.
    var fluidOunces: Double?
    var ounces: Double?
    /// "NFS", "any size": right when no size is said.
    var isAnySize = false
    /// Weighed before cooking or with what is not eaten.
    var isIndirect = false
    /// How it was when it was weighed: "dry", "raw", with "bone" or "shell".
    var states: [String] = []
    /// "1 medium whole fish": all of it.
    var isWhole = false

    /// "1 slice", "1 cube": cut from a whole.
    var isCut: Bool { words.contains(where: Self.cuts.contains) }
    private static let cuts: Set<String> = [
        "slice", "wedge", "cube", "ball", "piece", "square", "strip", "stick", "chunk", "ring", "spear", "section",
        "floweret",
        "drop",
    ]

    /// The cup it is sold in: "1 cup package (2.25 oz), prepared".
    var isSoldCup = false

    init(_ description: String) {
        if description == "Quantity not specified" {
            kind = .unspecified
            return
        }
        if description.hasPrefix("Guideline") {
            kind = description == "Guideline amount per fl oz of beverage" ? .guidelinePerOunce : .guideline
            return
        }
        read(Lexicon.shared.read(Tokenizer.tokens(of: description)))
    }

    private mutating func read(_ tokens: [ReadToken]) {
        var index = 0
        if let number = NumberReader.read(tokens, at: 0), tokens[0].number != nil {
            count = number.value > 0 ? number.value : 1
            index = number.end
            // "1 8 oz container"
            if let second = NumberReader.read(tokens, at: index), second.end < tokens.count {
                index = readSize(tokens, second) ?? index
            }
        }
        readKind(tokens, at: index)
        var depth = 0
        var afterComma = false
        while index < tokens.count {
            let token = tokens[index]
            if token.mark == .openParenthesis { depth += 1 }
            if token.mark == .closeParenthesis { depth = max(0, depth - 1) }
            if token.mark == .comma && depth == 0 { afterComma = true }
            if let number = NumberReader.read(tokens, at: index), token.number != nil {
                let size = readSize(tokens, number)
                if size == nil { dimensions.append(token.number ?? number.value) }
                index = size ?? max(number.end, index + 1)
                continue
            }
            if token.mark == .slash || token.is("or"), !words.isEmpty, depth == 0, !afterComma {
                alternatives.insert(words.count)
            }
            if token.isWord { take(token, isAside: depth > 0 || afterComma) }
            index += 1
        }
    }

    private mutating func readKind(_ tokens: [ReadToken], at index: Int) {
        guard index < tokens.count else { return }
        switch tokens[index].form {
        case "cup":
            // "1 cup package (2.25 oz)": the cup it is sold in.
            isSoldCup = index + 1 < tokens.count && tokens[index + 1].form == "package"
            kind = isSoldCup ? .piece : .cup
        case "tablespoon": kind = .tablespoon
        case "teaspoon": kind = .teaspoon
        case "oz": kind = .ounce
        case "fl": kind = .fluidOunce
        case "cubic", "surface": kind = .inch
        default: break
        }
    }

    /// "12 fl oz", "1.9 oz" as the size of the container; the index after it.
    private mutating func readSize(_ tokens: [ReadToken], _ number: NumberReader.Result) -> Int? {
        guard let unit = MeasureReader.read(tokens, at: number.end) else { return nil }
        if unit.measure == .fluidOunces, fluidOunces == nil { fluidOunces = number.value }
        if unit.measure == .ounces, ounces == nil { ounces = number.value }
        return unit.end
    }

    /// Whether a word is one of several names for the piece, and another of them was said.
    func isOneOfSeveral(_ place: Int, where isSaid: (String) -> Bool) -> Bool {
        var first = place
        while alternatives.contains(first) { first -= 1 }
        var last = place
        while alternatives.contains(last + 1) { last += 1 }
        guard first >= 0, last < words.count, first < last else { return false }
        return words[first...last].contains(where: isSaid)
    }

    private static let anySize: Set<String> = ["nfs", "ns", "any"]
    private static let plain: Set<String> = [
        "size", "whole", "as", "to", "or", "and", "a", "of", "the", "in", "with", "single", "very", "fruit", "approx",
    ]

    private mutating func take(_ token: ReadToken, isAside: Bool) {
        let form = token.form
        if form == "whole" { isWhole = true }
        if Self.anySize.contains(form) {
            isAnySize = true
        } else if form == "snack" && !isAside || isAside && form == "snack" && words.contains("slice") {
            sizes.append("snack")
        } else if token.is("extra") {
            sizes.append("extra")
        } else if let size = Size.name(token.text) {
            if size == "large", sizes.last == "extra" {
                sizes[sizes.count - 1] = "extra large"
            } else if isAside {
                asideSizes.append(size)
            } else {
                sizes.append(size)
            }
        } else if form == "without" {
            isWithout = true
        } else if form == "shell", isWithout {
            asides.append("shelled")
        } else if form == "yield" || form == "raw" || form == "dry" || form == "bone" || form == "shell" {
            isIndirect = true
            if form != "yield" { states.append(form) }
            asides.append(form)
        } else if !Self.plain.contains(form) {
            if isAside { asides.append(form) } else { words.append(form) }
        }
    }
}
