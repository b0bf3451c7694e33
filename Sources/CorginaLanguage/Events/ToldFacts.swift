import CorginaCore

/// What was measured, taken and attended, as far as the readers of facts have read.
///
/// Keeps the words that belong to it, also of what is told without being recorded, so that none of them is read as food.
struct ToldFacts {
    let map: ClauseMap
    /// What was denied, wished for or told by others. A figure is one all the same: "the scale says 71".
    let denied: Set<Int>
    var findings: [Finding] = []
    /// Of what a figure was told that cannot be right.
    var implausible: [ImplausibleFigure] = []
    var claimed: Set<Int> = []
    var tokens: [ReadToken] { map.tokens }

    init(_ tokens: [ReadToken], denied: Set<Int>) {
        map = ClauseMap(tokens)
        self.denied = denied
    }

    func isClaimed(_ range: Range<Int>) -> Bool { range.contains(where: claimed.contains) }

    mutating func claim(_ range: Range<Int>) { claimed.formUnion(range) }

    mutating func claim(_ core: Range<Int>, cue: Int?) -> Range<Int> {
        var reach = core
        if let cue, cue < core.lowerBound, core.lowerBound - cue <= Self.farthest {
            claimBetween(cue + 1..<core.lowerBound)
            let start = SurroundingWords.before(cue..<cue + 1, tokens, allowing: Self.frame, claimed: claimed)
            claim(start..<cue + 1)
            reach = core
        }
        let start = SurroundingWords.before(core, tokens, allowing: Self.frame, claimed: claimed)
        let end = SurroundingWords.after(core, tokens, allowing: Self.frame, claimed: claimed)
        reach = start..<end
        claim(reach)
        return reach
    }

    /// Words that may stand between a measure's name and its figure.
    static let farthest = 12

    private mutating func claimBetween(_ range: Range<Int>) {
        var isFood = false
        for index in range {
            let token = tokens[index]
            if Self.bringing.contains(token.text) {
                isFood = bringsFood(index)
                claimed.insert(index)
            }
            if !isFood { claimed.insert(index) }
        }
    }

    /// "after the porridge", and neither "after lunch" nor "before bed".
    private func bringsFood(_ index: Int) -> Bool {
        var next = index + 1
        while next < tokens.count, tokens[next].has(.determiner) { next += 1 }
        guard next < tokens.count, tokens[next].isWord else { return false }
        return !tokens[next].has([.timeWord, .occasion, .pronoun]) && !Self.occasions.contains(tokens[next].text)
    }

    private static let occasions: Set<String> = [
        "bed", "waking", "eating", "food", "meals", "brekkie", "tiffin", "work", "breakfast", "exercise", "insulin",
    ]

    /// What brings a food into the telling of a measure: "after the porridge".
    private static let bringing: Set<String> = ["after", "with", "before", "following", "post", "from"]

    static let frame: Set<String> = [
        "is", "was", "at", "my", "the", "of", "it", "came", "in", "reading", "readings", "measured", "checked",
        "showed", "said", "says", "about", "me", "on", "scale", "scales", "now", "today", "felt", "feel", "had", "got",
        "around", "counted", "level", "levels", "test", "result", "results", "to", "baby", "todays", "weigh", "weighed",
        "weight", "weighs", "weighing", "i", "im", "bp", "blood", "pressure", "systolic", "mmhg", "glucose", "sugar",
        "sugars", "fasting", "bg", "glucometer", "mmol", "kicked", "moved", "kicks", "movements", "little", "down",
        "up", "back", "still", "only", "monitor", "machine", "meter", "clinic", "home", "gave", "reads", "read",
        "this", "that", "says", "number", "numbers", "stepped", "hopped", "jumped", "again", "currently", "exactly",
        "post", "pre", "before", "after", "lunch", "dinner", "breakfast", "brekkie", "bed", "waking", "wakeup", "hour",
        "hours", "meal", "meals", "eating", "food", "supper", "tea", "later", "random", "bedtime", "doctors", "mine",
        "thermometer", "running", "bit", "hot", "myself", "taken", "took", "just", "under", "over", "average", "next",
        "last", "resting", "sitting", "arm", "left", "right", "so", "far", "then", "straight", "first", "thing", "gain",
        "total", "loss", "lost", "gained", "put",
    ]
}
