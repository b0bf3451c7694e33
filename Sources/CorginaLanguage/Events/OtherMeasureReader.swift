/// Reads past what is measured and has no entry of its own: "HbA1c came back at 5.3", "heartbeat was 145".
struct OtherMeasureReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        for index in tokens.indices where map.cues[index].has(.other) && !claimed.contains(index) {
            // "pulses" and "oxygen" name no figure by themselves: one has to follow.
            var place = index + 1
            while place < tokens.count, place <= index + ToldFacts.farthest, !tokens[place].endsSentence {
                if let figure = SpokenFigure.read(tokens, at: place) {
                    var end = figure.end
                    if ["bpm", "percent", "beats", "mmol", "g"].contains(map.word(end)) { end += 1 }
                    claim(place..<end, cue: index)
                    break
                }
                if map.cues[place].has(.topics) || map.cues[place].has(.eating) { break }
                place += 1
            }
        }
        readLengths()
    }

    /// "measured me at 28cm": her bump's height.
    private mutating func readLengths() {
        for index in tokens.indices where tokens[index].number != nil && !claimed.contains(index) {
            guard ["cm", "centimeter", "centimetre"].contains(index + 1 < tokens.count ? tokens[index + 1].form : ""),
                tokens[map.clause(index)].prefix(40).contains(where: {
                    ["bump", "belly", "fundal", "measuring", "measured", "midwife", "baby"].contains($0.text)
                })
            else { continue }
            claim(index..<index + 2)
        }
    }
}
