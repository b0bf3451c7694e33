import CorginaLanguage

/// Writes a marked sentence as another would have written it: other foods, slips of the fingers, no punctuation.
struct Variation {
    /// What stands in the marks of each role, for one to be put in another's place.
    private let fillers: [TagRole: DrawnTexts<String>]

    /// Of these roles one may stand where another does.
    private static let exchangeable: [TagRole] = [.food, .drink, .supplement, .symptom, .appointment, .place]

    /// Of so many foods that are put in another's place one is a dish of the table.
    private static let dishesAmongFoods = 3
    private let dishes: DrawnTexts<String>
    /// Of so many foods or drinks that are put in another's place one is of the catalogue.
    private static let catalogueAmongFoods = 3
    private let catalogue: DrawnTexts<SpokenName>
    private let drinks: DrawnTexts<SpokenName>

    init(_ sentences: [MarkedSentence], dishes: [String], catalogue: [SpokenName]) {
        self.dishes = DrawnTexts(dishes.map { (SentenceKey($0), $0) })
        let names = catalogue.map { (key: SentenceKey($0.text { true }), text: $0) }
        self.catalogue = DrawnTexts(names.filter { !$0.text.isDrink })
        drinks = DrawnTexts(names.filter(\.text.isDrink))
        var fillers: [TagRole: [(SentenceKey, String)]] = [:]
        for sentence in sentences {
            let key = SentenceKey(sentence.text)
            for (number, piece) in sentence.pieces.enumerated() {
                guard let role = piece.role, Self.exchangeable.contains(role) else { continue }
                fillers[role, default: []].append((key.numbered(number), piece.text))
            }
        }
        self.fillers = fillers.mapValues { DrawnTexts($0) }
    }

    /// - Parameter key: of the variation: the same sentence comes out another way by another.
    func of(_ sentence: MarkedSentence, _ key: SentenceKey) -> MarkedSentence {
        var draw = Draw(key)
        var pieces = sentence.pieces
        let isDictated = draw.chance(1, of: 5)
        for index in pieces.indices {
            if let role = pieces[index].role, fillers[role] != nil, draw.chance(1, of: 3),
                let other = filler(role, &draw)
            {
                pieces[index].text = Self.isPlural(pieces[index].text) ? Self.plural(other) : other
            }
            if isDictated { pieces[index].text = Self.spoken(pieces[index].text) }
            if draw.chance(1, of: 6) { pieces[index].text = Self.slipped(pieces[index].text, &draw) }
        }
        if draw.chance(1, of: 8), let corrected = Self.corrected(pieces, &draw) { pieces = corrected }
        return MarkedSentence(pieces: pieces)
    }

    /// Whether the last word ends as plurals do: "two slices of toast" has one loaf, "two samosas" has many.
    private static func isPlural(_ text: String) -> Bool {
        text.hasSuffix("s") && !text.hasSuffix("ss") && !text.hasSuffix("us")
    }

    private static func plural(_ text: String) -> String {
        if isPlural(text) || !(text.last?.isLetter ?? false) { return text }
        if ["ss", "us", "x", "ch", "sh"].contains(where: text.hasSuffix) { return text + "es" }
        if text.hasSuffix("y"), !["ay", "ey", "oy", "uy"].contains(where: text.hasSuffix) {
            return text.dropLast() + "ies"
        }
        return text + "s"
    }

    /// What another author named, or now and then a dish of the table or a food of the catalogue.
    private func filler(_ role: TagRole, _ draw: inout Draw) -> String? {
        if role == .food, draw.chance(1, of: Self.dishesAmongFoods), let dish = draw.from(dishes) { return dish }
        if role == .food || role == .drink, draw.chance(1, of: Self.catalogueAmongFoods),
            let name = draw.from(role == .food ? catalogue : drinks)
        {
            return name.text { draw.chance(2, of: 3) }
        }
        return fillers[role].flatMap { draw.from($0) }
    }

    /// "3 cookies" as "3 cookies, no wait 2": the last food with its amount taken back, and another amount.
    private static func corrected(_ pieces: [MarkedSentence.Piece], _ draw: inout Draw) -> [MarkedSentence.Piece]? {
        guard let food = pieces.lastIndex(where: { $0.role == .food || $0.role == .drink }), food > 1,
            pieces[food].stance == .happened, pieces[food - 1].role == nil, pieces[food - 2].role == .amount,
            pieces[(food + 1)...].allSatisfy({ $0.role == nil })
        else { return nil }
        var corrected = Array(pieces[...food])
        for index in (food - 2)...food { corrected[index].stance = .takenBack }
        let sign = draw.chance(1, of: 2) ? ", " : " "
        let cue = corrections[draw.number(below: corrections.count)]
        corrected.append(MarkedSentence.Piece(text: sign + cue + " ", role: nil, stance: .happened))
        let amount = amounts[draw.number(below: amounts.count)]
        corrected.append(MarkedSentence.Piece(text: amount, role: .amount, stance: .happened))
        return corrected
    }

    private static let corrections = [
        "no wait", "I mean", "sorry", "actually", "no", "make that", "scratch that", "oops", "no hang on",
        "sorry I mean",
        "wait no", "no sorry", "correction", "rather",
    ]
    private static let amounts = ["2", "3", "one", "two", "three", "4", "1", "half", "five", "just one", "six", "1.5"]

    /// As a machine writes what it hears: without marks between words.
    private static func spoken(_ text: String) -> String {
        String(text.filter { !",.;:!?()".contains($0) || text.contains { $0.isNumber } })
    }

    /// With a letter of one long word left out, doubled or in its neighbour's place.
    private static func slipped(_ text: String, _ draw: inout Draw) -> String {
        var letters = Array(text)
        let places = letters.indices.dropFirst().dropLast().filter {
            letters[$0].isLetter && letters[$0 - 1].isLetter && letters[$0 + 1].isLetter
        }
        guard !places.isEmpty else { return text }
        let place = places[draw.number(below: places.count)]
        switch draw.number(below: 3) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[place], at: place)
        default: letters.swapAt(place, place + 1)
        }
        return String(letters)
    }
}
