import CorginaLanguage
import SeededRandom

/// Writes a marked sentence as another would have written it: other foods, slips of the fingers, no punctuation.
struct Variation {
    private var random: SeededGenerator
    /// What stands in the marks of each role, for one to be put in another's place.
    private let fillers: [TagRole: [String]]

    /// Of these roles one may stand where another does.
    private static let exchangeable: [TagRole] = [.food, .drink, .supplement, .symptom, .appointment, .place]

    /// Of so many foods that are put in another's place one is a dish of the table.
    private static let dishesAmongFoods = 3
    private let dishes: [String]
    /// Of so many foods or drinks that are put in another's place one is of the catalogue.
    private static let catalogueAmongFoods = 3
    private let catalogue: [SpokenName]
    private let drinks: [SpokenName]

    init(_ sentences: [MarkedSentence], dishes: [String], catalogue: [SpokenName], seed: UInt64) {
        self.dishes = dishes
        self.catalogue = catalogue.filter { !$0.isDrink }
        drinks = catalogue.filter(\.isDrink)
        random = SeededGenerator(seed: seed)
        var fillers: [TagRole: [String]] = [:]
        for sentence in sentences {
            for piece in sentence.pieces {
                guard let role = piece.role, Self.exchangeable.contains(role) else { continue }
                fillers[role, default: []].append(piece.text)
            }
        }
        self.fillers = fillers
    }

    mutating func of(_ sentence: MarkedSentence) -> MarkedSentence {
        var pieces = sentence.pieces
        let isDictated = chance(1, of: 5)
        for index in pieces.indices {
            if let role = pieces[index].role, let others = fillers[role], chance(1, of: 3) {
                let other = filler(role) ?? others[number(below: others.count)]
                pieces[index].text = Self.isPlural(pieces[index].text) ? Self.plural(other) : other
            }
            if isDictated { pieces[index].text = Self.spoken(pieces[index].text) }
            if chance(1, of: 6) { pieces[index].text = slipped(pieces[index].text) }
        }
        if chance(1, of: 8), let corrected = corrected(pieces) { pieces = corrected }
        return MarkedSentence(pieces: pieces)
    }

    /// Whether the last word ends as plurals do: "two slices of toast" has one loaf, "two samosas" has many.
    private static func isPlural(_ text: String) -> Bool { text.hasSuffix("s") && !text.hasSuffix("ss") && !text.hasSuffix("us") }

    private static func plural(_ text: String) -> String {
        if isPlural(text) || !(text.last?.isLetter ?? false) { return text }
        if ["ss", "us", "x", "ch", "sh"].contains(where: text.hasSuffix) { return text + "es" }
        if text.hasSuffix("y"), !["ay", "ey", "oy", "uy"].contains(where: text.hasSuffix) { return text.dropLast() + "ies" }
        return text + "s"
    }

    /// A dish of the table or a food of the catalogue, now and then.
    private mutating func filler(_ role: TagRole) -> String? {
        if role == .food, !dishes.isEmpty, chance(1, of: Self.dishesAmongFoods) {
            return dishes[number(below: dishes.count)]
        }
        let names = role == .food ? catalogue : role == .drink ? drinks : []
        guard !names.isEmpty, chance(1, of: Self.catalogueAmongFoods) else { return nil }
        return names[number(below: names.count)].text { chance(2, of: 3) }
    }

    /// "3 cookies" as "3 cookies, no wait 2": the last food with its amount taken back, and another amount.
    private mutating func corrected(_ pieces: [MarkedSentence.Piece]) -> [MarkedSentence.Piece]? {
        guard let food = pieces.lastIndex(where: { $0.role == .food || $0.role == .drink }), food > 1,
            pieces[food].stance == .happened, pieces[food - 1].role == nil, pieces[food - 2].role == .amount,
            pieces[(food + 1)...].allSatisfy({ $0.role == nil })
        else { return nil }
        var corrected = Array(pieces[...food])
        for index in (food - 2)...food { corrected[index].stance = .takenBack }
        let sign = chance(1, of: 2) ? ", " : " "
        let cue = Self.corrections[number(below: Self.corrections.count)]
        corrected.append(MarkedSentence.Piece(text: sign + cue + " ", role: nil, stance: .happened))
        let amount = Self.amounts[number(below: Self.amounts.count)]
        corrected.append(MarkedSentence.Piece(text: amount, role: .amount, stance: .happened))
        return corrected
    }

    private static let corrections = [
        "no wait", "I mean", "sorry", "actually", "no", "make that", "scratch that", "oops", "no hang on",
        "sorry I mean",
        "wait no", "no sorry", "correction", "rather",
    ]
    private static let amounts = ["2", "3", "one", "two", "three", "4", "1", "half", "five", "just one", "six", "1.5"]

    private mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 1))) }
    private mutating func chance(_ times: Int, of: Int) -> Bool { number(below: of) < times }

    /// As a machine writes what it hears: without marks between words.
    private static func spoken(_ text: String) -> String {
        String(text.filter { !",.;:!?()".contains($0) || text.contains { $0.isNumber } })
    }

    /// With a letter of one long word left out, doubled or in its neighbour's place.
    private mutating func slipped(_ text: String) -> String {
        var letters = Array(text)
        let places = letters.indices.dropFirst().dropLast().filter {
            letters[$0].isLetter && letters[$0 - 1].isLetter && letters[$0 + 1].isLetter
        }
        guard !places.isEmpty else { return text }
        let place = places[number(below: places.count)]
        switch number(below: 3) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[place], at: place)
        default: letters.swapAt(place, place + 1)
        }
        return String(letters)
    }
}
