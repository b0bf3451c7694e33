/// Who is said to have had something: the word before a verb of having.
enum ClauseSubject: UInt64 {
    /// Nothing stands before it: "had toast".
    case unsaid
    case herself
    case another
    /// A word nobody knows, as a name is: "Dale had".
    case name
    case somethingElse

    private static let adverbs: Set<String> = [
        "just", "only", "also", "then", "finally", "already", "still", "always", "both",
    ]

    /// - Parameter verb: where a word of having stands.
    init(_ tokens: [ReadToken], _ views: [WordView], _ cues: [StanceCues], verb: Int) {
        var place = verb - 1
        while place >= 0, Self.adverbs.contains(tokens[place].text) { place -= 1 }
        guard place >= 0, tokens[place].isWord, !tokens[place].has(.linking) else {
            self = .unsaid
            return
        }
        self =
            if cues[place].contains(.herself) {
                .herself
            } else if cues[place].contains(.others) {
                .another
            } else if views[place].kinds == 0, tokens[place].roles.isEmpty {
                .name
            } else {
                .somethingElse
            }
    }
}
