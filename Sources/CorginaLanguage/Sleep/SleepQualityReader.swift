import CorginaCore

/// How she slept: "slept really well", "rough night", "like a log".
struct SleepQualityReader {
    let map: ClauseMap
    let claimed: Set<Int>

    private var tokens: [ReadToken] { map.tokens }

    /// "slept really well", "rough night", "sleep was so so", "like a log", "not bad".
    func quality(in piece: Range<Int>, isNight: Bool = false) -> (quality: Sleep.Quality, tokens: Range<Int>)? {
        for place in piece where !claimed.contains(place) {
            if tokens[place].is("like"), ["a", "the"].contains(map.word(place + 1)),
                let quality = SleepWord.likened[map.word(place + 2)]
            {
                return (quality, place..<place + 3)
            }
            if tokens[place].is("so"), map.word(place + 1) == "so", isNight || isOfSleep(place, piece) {
                return (.fair, place..<place + 2)
            }
            // "well I fell asleep" praises nothing.
            guard let quality = SleepWord.quality(tokens[place]), isNight || isOfSleep(place, piece),
                map.word(place + 1) != "i"
            else {
                continue
            }
            let isDenied = tokens[max(piece.lowerBound, place - 3)..<place].contains {
                ["not", "didnt", "never", "wasnt", "no", "dont"].contains($0.text)
            }
            return (isDenied ? (quality == .poor ? .fair : .poor) : quality, place..<place + 1)
        }
        return nil
    }

    /// Whether a word of praise or blame belongs to the night: within a few words of one of sleep.
    private func isOfSleep(_ place: Int, _ piece: Range<Int>) -> Bool {
        let near = max(piece.lowerBound, place - 6)..<min(piece.upperBound, place + 5)
        return near.contains { index in
            [.slept, .noun, .nap].contains(SleepWord.of(tokens[index])) || tokens[index].is("night")
                || tokens[index].is("nights") || tokens[index].is("quality")
        }
    }
}
