/// Short words of talk and of dialect that mean another word by what stands beside them: "a bag a crisps", "pint o squash", "me back".
enum SpokenShort {
    /// The word that is meant at that place; `nil` where it means itself.
    static func word(_ tokens: [Token], _ place: Int) -> String? {
        guard tokens[place].isWord else { return nil }
        switch tokens[place].text {
        case "a", "o", "ae":
            return isOf(tokens, place) ? "of" : nil
        case "me", "ma", "mi":
            return own.contains(next(tokens, place)) ? "my" : nil
        case "an":
            // "callaloo an saltfish": before a sound that no "an" stands before.
            let word = next(tokens, place)
            guard place > 0, tokens[place - 1].isWord, let first = word.unicodeScalars.first, word.utf8.count > 1 else {
                return nil
            }
            return "aeiouh".unicodeScalars.contains(first) || silent.contains(word) ? nil : "and"
        case "nd": return place > 0 && tokens[place - 1].isWord ? "and" : nil
        case "hole":
            // "ate a hole pizza"; but "a hole in", "donut holes".
            let behind = next(tokens, place)
            return place > 0 && ["a", "the", "my", "an"].contains(tokens[place - 1].text) && !behind.isEmpty
                && !holes.contains(behind) ? "whole" : nil
        case "sum":
            // "n sum chips"; but "the sum of".
            let behind = next(tokens, place)
            return place > 0
                && ["n", "and", "had", "ate", "nd", "with", "drank", "got"].contains(tokens[place - 1].text)
                && !behind.isEmpty && behind != "of" ? "some" : nil
        case "thru": return next(tokens, place) == "up" ? "threw" : nil
        case "di":
            // Patois; in Tagalog it denies.
            return place > 0
                && ["took", "tek", "drink", "drank", "eat", "nyam", "inna", "wid", "an", "ina"].contains(
                    tokens[place - 1].text)
                ? "the" : nil
        default: return nil
        }
    }

    /// "slices a toast", "cup o tea", "half a his supper"; but "a cup a day".
    private static func isOf(_ tokens: [Token], _ place: Int) -> Bool {
        let word = next(tokens, place)
        guard place > 0, tokens[place - 1].isWord, !word.isEmpty, !periods.contains(word) else { return false }
        let unit = tokens[place - 1].text
        return units.contains(unit)
            || tokens[place].text != "a" && unit.utf8.count > 2 && units.contains(WordForm.of(unit))
            || unit == "half" && ["his", "her", "my", "the", "it"].contains(word)
    }

    private static func next(_ tokens: [Token], _ place: Int) -> String {
        place + 1 < tokens.count && tokens[place + 1].isWord ? tokens[place + 1].text : ""
    }

    private static func list(_ text: String) -> Set<String> {
        Set(text.split { $0.isWhitespace }.map(String.init))
    }

    private static let units = list(
        """
        cup cups cuppa mug mugs glass glasses bag bags packet packets bowl bowls plate plates slice slices piece pieces bit bits pint
        pints can cans bottle bottles tin tins load loads couple lot lots handful bunch pot pots drop rest box pack tub scoop scoops
        spoon spoonful bar tray carton sip wedge round rounds swig punnet
        """)
    private static let periods = list("day week night time month morning while minute few lot bit go")
    /// What "me", "ma" and "mi" stand before where they mean "my".
    private static let own = list(
        """
        back head feet foot legs leg ankles ankle hands hand belly tummy bump bladder knees knee hips hip chest face eyes stomach veins
        heid heart mum mom da dad husband man sister boobs ribs pelvis bum throat teeth gums fingers face neck shoulders breakfast lunch dinner tea supper brekkie iron folic
        vitamin vitamins tablets tablet pills meds prenatal prenatals pregnacare aspirin insulin weight blood bp sugar sugars
        cabeza espalda panza barriga estomago estómago bebe bebé
        """)
    /// What stands behind a hole that is one.
    private static let holes = list("in of is was that where at through from on and")
    private static let silent = list("x ml mg hour")
}
