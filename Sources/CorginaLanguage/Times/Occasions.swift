import CorginaCore

/// The meals and times a sentence tells of, each with the words it holds for: "eggs for breakfast and a sandwich for
/// lunch", "yesterday pizza, today salad", "iron at 8 and vitamin D at 9".
///
/// Days and hours hold by themselves: in "yesterday: porridge for breakfast, cod for tea" the day stands before what it holds for
/// and the meals behind.
struct Occasions {
    /// The stretch of tokens a time holds for, and the words that say it.
    private struct Stretch {
        var tokens: Range<Int>
        var words: Range<Int>
    }

    private struct Occasion {
        var time: MealTime
        var tokens: Range<Int>
    }

    private let occasions: [Occasion]
    private let whole: MealTime
    private let starts: [Int]

    /// - Parameters:
    ///   - spans: what the models marked.
    ///   - whole: when it was, read from all of the sentence.
    init(_ tokens: [ReadToken], _ spans: [TaggedSpan], whole: MealTime, now: Moment, mealHours: MealHours) {
        self.whole = whole
        starts = tokens.map { $0.token.range.lowerBound }
        let told = spans.filter { $0.stance == .happened }
        // "again at 11": what was had once more stands there too.
        let again = tokens.indices.filter { tokens[$0].is("again") }
        let things = (told.filter(Self.isTimed).map(\.tokens.lowerBound) + again).sorted()
        let marks = Self.marks(told, things, tokens)
        guard marks.count > 1 else {
            occasions = []
            return
        }
        let days = Self.stretches(marks.filter { Self.namesDay(tokens[$0]) }, things, tokens.count)
        let hours = Self.stretches(marks.filter { !Self.namesDay(tokens[$0]) }, things, tokens.count)
        let cuts = Set((days + hours).flatMap { [$0.tokens.lowerBound, $0.tokens.upperBound] } + [0, tokens.count]).sorted()
        var occasions: [Occasion] = []
        for (start, end) in zip(cuts, cuts.dropFirst()) where things.contains(where: { (start..<end).contains($0) }) {
            let words = [days, hours].compactMap { group in group.first { $0.tokens.contains(start) }?.words }
            let spoken = words.flatMap { Self.announced(tokens, $0) }
            let read = TimeReader.read(spoken, now: now, mealHours: mealHours, isMarked: true)
            guard read.time.isStated || read.time.mealType != nil || words.isEmpty else { continue }
            occasions.append(Occasion(time: read.time, tokens: start..<end))
        }
        self.occasions = occasions.count > 1 ? occasions : []
    }

    /// When it was, of what stands at an offset in the sentence's UTF-8.
    func time(at offset: Int) -> MealTime {
        guard !occasions.isEmpty else { return whole }
        let place = starts.lastIndex { $0 <= offset } ?? 0
        return occasions.first { $0.tokens.contains(place) }?.time ?? whole
    }

    private static func isTimed(_ span: TaggedSpan) -> Bool {
        span.role == .food || span.role == .drink || span.role == .supplement || span.role == .amount
    }

    /// Meals and times, a meal and a time beside each other as one: "this morning for breakfast".
    private static func marks(_ spans: [TaggedSpan], _ things: [Int], _ tokens: [ReadToken]) -> [Range<Int>] {
        var marks: [(role: TagRole, tokens: Range<Int>)] = []
        for span in spans where span.role == .meal || span.role == .time {
            if let last = marks.last, last.role != span.role, span.tokens.lowerBound - last.tokens.upperBound < 3,
                !things.contains(where: { (last.tokens.upperBound..<span.tokens.lowerBound).contains($0) }),
                namesDay(tokens[last.tokens]) == namesDay(tokens[span.tokens])
            {
                marks[marks.count - 1] = (span.role, last.tokens.lowerBound..<span.tokens.upperBound)
            } else {
                marks.append((span.role, span.tokens))
            }
        }
        return marks.map(\.tokens)
    }

    /// Whether words name a whole day, and no part of one: "yesterday", "on Tuesday", and not "last night" or "this morning".
    private static func namesDay(_ words: ArraySlice<ReadToken>) -> Bool {
        words.contains { TimeReader.namesDay($0) } && !words.contains { TimeReader.namesPart($0) || $0.number != nil }
    }

    /// What each of these marks holds for: one alone for everything. Who says the first before anything it could hold for says them all before; a mark said
    /// behind holds for what stands between it and the one before, and nothing behind the last.
    private static func stretches(_ marks: [Range<Int>], _ things: [Int], _ end: Int) -> [Stretch] {
        guard let first = marks.first, let thing = things.first else { return [] }
        if marks.count == 1 { return [Stretch(tokens: 0..<end, words: first)] }
        if first.lowerBound < thing {
            return marks.indices.map { index in
                let next = index + 1 < marks.count ? marks[index + 1].lowerBound : end
                return Stretch(tokens: marks[index].lowerBound..<next, words: marks[index])
            }
        }
        return marks.indices.map { index in
            let before = index > 0 ? marks[index - 1].upperBound : 0
            return Stretch(tokens: before..<marks[index].upperBound, words: marks[index])
        }
    }

    /// A mark with the "at" or "for" before it.
    private static func announced(_ tokens: [ReadToken], _ mark: Range<Int>) -> ArraySlice<ReadToken> {
        let before = mark.lowerBound - 1
        let isAnnounced = before >= 0 && tokens[before].isWord && TimeReader.meal(tokens[before].text) == nil
        return tokens[(isAnnounced ? before : mark.lowerBound)..<mark.upperBound]
    }
}
