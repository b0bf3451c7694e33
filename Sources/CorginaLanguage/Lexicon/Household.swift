/// The others she tells of: what they eat is not hers.
enum Household {
    /// Whether the words at `index` are somebody else as one who does something: "my husband", "the kids". Where they end.
    static func subject(_ tokens: [ReadToken], at index: Int) -> Int? {
        var end = index
        if end < tokens.count, tokens[end].has(.determiner) { end += 1 }
        if end < tokens.count, !people.contains(tokens[end].text), tokens[end].has(.size) || tokens[end].has(.filler) {
            end += 1
        }
        guard end < tokens.count, people.contains(tokens[end].text) else { return nil }
        end += 1
        // "everyone at work".
        guard end < tokens.count, ["at", "in", "from", "on"].contains(tokens[end].text) else { return end }
        let verb = tokens[end..<min(end + 4, tokens.count)].firstIndex { $0.has(.eating) }
        return verb ?? end
    }

    /// Relatives, friends and pets.
    static let family = words(
        """
        husband hubby partner wife boyfriend girlfriend fiance fiancee bloke mum mom mother mummy mam dad daddy father
        sister brother toddler kid kids son daughter child children niece nephew cousin aunt auntie uncle nan nana nanna
        gran granny grandma grandmother grandad grandpa grandfather sil mil bil fil saas dh ds dd stepson stepdaughter
        inlaw inlaws sisters brothers eldest youngest firstborn twin twins friend friends mate mates pal pals bestie
        colleague colleagues coworker coworkers boss manager neighbour neighbours neighbor neighbors roommate flatmate
        housemate clerk client clients advisor supervisor teammate officemate customer customers patient students pupils dog cat puppy hamster rabbit parents boys girls
        """)

    /// Everybody else too.
    static let people = family.union(
        words(
            """
            he she they everyone everybody someone somebody people guests baby midwife doctor nurse waiter teacher lady
            woman guy
            """))

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0.isWhitespace }.map(String.init))
    }
}
