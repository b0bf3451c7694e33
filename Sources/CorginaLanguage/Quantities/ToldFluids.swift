/// Fluids and totals by the words a drink of water is read by: "total fluids 2 litres", "water intake today 1.8 litres".
enum ToldFluids {
    static func read(_ tokens: [ReadToken]) -> [ReadToken] {
        guard let volume = tokens.indices.first(where: { isVolume(tokens, $0) }),
            !tokens.contains(where: { medical.contains($0.text) })
        else { return tokens }
        let told = tokens.indices.filter {
            tallies.contains(tokens[$0].text) && (names(tokens, $0 - 1) || names(tokens, $0 + 1))
        }
        let last = told.map { max($0, $0 + 1 < tokens.count && names(tokens, $0 + 1) ? $0 + 1 : $0 - 1) }.max()
        var read: [ReadToken] = []
        for place in tokens.indices {
            if !told.contains(place) {
                let range = tokens[place].token.range
                read.append(isFluid(tokens, place, volume) ? word("water", range) : tokens[place])
            }
            // "2.3 litres in total", behind the drink and its volume: so it is known as the day's.
            if let last, place == max(last, volume) {
                let end = tokens[place].token.range.upperBound
                read += [word("in", end..<end), word("total", end..<end)]
            }
        }
        return read
    }

    /// Whether a unit of volume stands there behind its figure.
    private static func isVolume(_ tokens: [ReadToken], _ place: Int) -> Bool {
        guard place > 0, tokens[place - 1].number != nil || NumberReader.isNumberWord(tokens[place - 1].text),
            let unit = MeasureReader.read(tokens, at: place)
        else { return false }
        return unit.measure == .milliliters || unit.measure == .fluidOunces || unit.measure == .ounces
    }

    private static func names(_ tokens: [ReadToken], _ place: Int) -> Bool {
        tokens.indices.contains(place) && (tokens[place].is("water") || fluids.contains(tokens[place].text))
    }

    /// "2 litres of fluids", "fluids 2 litres" and "fluid intake", but not "fluid in a blister, drank 200 ml".
    private static func isFluid(_ tokens: [ReadToken], _ place: Int, _ volume: Int) -> Bool {
        guard fluids.contains(tokens[place].text) else { return false }
        let isCounted = place > 1 && tokens[place - 1].is("of") && isVolume(tokens, place - 2)
        let isTallied = [place - 1, place + 1].contains {
            tokens.indices.contains($0) && tallies.contains(tokens[$0].text)
        }
        return isCounted || isTallied || tokens[place].is("fluids") && abs(volume - place) <= farthest
    }

    private static func word(_ text: String, _ range: Range<Int>) -> ReadToken {
        ReadToken(
            token: Token(kind: .word, text: text, range: range), form: text, roles: Lexicon.shared.roles(of: text))
    }

    /// In tokens: how far from fluids their volume may be told.
    private static let farthest = 5
    private static let fluids: Set<String> = ["fluid", "fluids", "liquid", "liquids"]
    private static let tallies: Set<String> = ["total", "overall", "intake", "tally"]
    /// With these it is no drink.
    private static let medical: Set<String> = [
        "iv", "drip", "leak", "leaking", "leaked", "gush", "gushing", "losing", "loss", "amniotic", "vomit", "vomited",
    ]
}
