/// Whether "she" of a sentence is the one whose diary it is: nobody else is spoken of, and nobody says "I".
enum SpokenOf {
    static func isHerself(_ tokens: [ReadToken]) -> Bool {
        if isNamed(tokens) { return true }
        guard !tokens.contains(where: { talk.contains($0.text) }),
            let place = tokens.indices.first(where: { isSubject(tokens, $0) || isPossessed(tokens, $0) })
        else { return false }
        return !tokens[..<place].contains { Household.people.contains($0.text) || joint.contains($0.text) }
    }

    /// "Aoife took her Pregnacare": a name, what its bearer did, and nobody else but her.
    static func isNamed(_ tokens: [ReadToken]) -> Bool {
        guard tokens.count > 3, tokens[0].isWord, tokens[0].roles.isEmpty, doing.contains(tokens[1].text),
            !Household.people.contains(tokens[0].text), tokens.contains(where: { $0.is("her") || $0.is("she") })
        else { return false }
        return !tokens.contains {
            talk.contains($0.text) || joint.contains($0.text) || ["he", "his", "him"].contains($0.text)
        }
    }

    private static let doing = words("had ate drank took slept weighed felt finished managed woke vomited")

    /// "She had two eggs"; in "she's kicking" it is the baby, and in "Tess said she" Tess.
    private static func isSubject(_ tokens: [ReadToken], _ place: Int) -> Bool {
        guard tokens[place].is("she") || tokens[place].is("shes") else { return false }
        if place > 0, quoting.contains(tokens[place - 1].text) { return false }
        // "She's stopped moving": what only a baby does may stand behind another verb.
        let verbs = tokens[(place + 1)...].drop { auxiliary.contains($0.text) }.prefix(3)
        return !verbs.isEmpty && !verbs.contains { babys.contains($0.text) }
    }

    /// "Her bp", "her hands"; in "her mum's" and "fed her" it is another.
    private static func isPossessed(_ tokens: [ReadToken], _ place: Int) -> Bool {
        guard tokens[place].is("her"), place + 1 < tokens.count else { return false }
        return measured.contains(tokens[place + 1].text) || BodyLexicon.isPart(tokens[place + 1])
    }

    /// Who says one of these tells of himself too, or of the baby.
    private static let talk = words("i im ive id ill me my mine myself us our name call called")
    /// With whom she is another.
    private static let joint = words("we weve us our")
    private static let quoting = words("says said if sed told reckon reckons think thinks hope")
    private static let auxiliary = words(
        "is was has had hasnt isnt wasnt been be just only really barely hardly still not so very now finally always")
    private static let babys = words(
        """
        kick kicks kicked kicking move moves moved moving movement flutter flutters fluttering wriggle wriggling
        wriggles wriggled roll rolled rolling punch punches punching hiccup hiccups hiccuping active quiet quieter
        likes loves dancing turned jumping
        """)
    private static let measured = words("bp blood pressure weight sugar sugars glucose temperature temp")

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0.isWhitespace }.map(String.init))
    }
}
