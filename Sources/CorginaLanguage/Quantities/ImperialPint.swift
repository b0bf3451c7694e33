import CorginaCore

/// A pint as it is drawn outside the United States, 568 mL.
enum ImperialPint {
    /// The one form of its word, which nobody types.
    static let form = "imperial-pint"

    /// The tokens with each pint that is one told by that form.
    static func read(_ tokens: [ReadToken], in region: FoodRegion?) -> [ReadToken] {
        guard region != .us, tokens.contains(where: { $0.form == "pint" }) else { return tokens }
        return tokens.indices.map { place in
            guard tokens[place].form == "pint", region != nil || isDrunk(tokens, place) else { return tokens[place] }
            let token = Token(kind: .word, text: form, range: tokens[place].token.range)
            return ReadToken(token: token, form: form, roles: tokens[place].roles)
        }
    }

    /// Where nobody says where she lives: who drinks water by the pint does so outside the United States.
    private static func isDrunk(_ tokens: [ReadToken], _ place: Int) -> Bool {
        tokens[(place + 1)...].prefix(3).contains {
            ["water", "squash", "cordial", "tap", "lemonade"].contains($0.text)
        }
    }
}
