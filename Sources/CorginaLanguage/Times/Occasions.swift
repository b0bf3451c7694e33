import Algorithms
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
        /// "Snack: berries, 3:45 pm": the meal whose hour is said behind.
        var meal: Range<Int>?
    }

    private struct Occasion {
        var time: MealTime
        var coming: Moment
        var tokens: Range<Int>
    }

    private let occasions: [Occasion]
    private let whole: TimeReader.Result
    private let starts: [Int]

    /// - Parameters:
    ///   - spans: what the models marked.
    ///   - whole: when it was, read from all of the sentence.
    init(_ tokens: [ReadToken], _ spans: [TaggedSpan], whole: TimeReader.Result, now: Moment, meals: MealTimes) {
        self.whole = whole
        starts = tokens.map { $0.token.range.lowerBound }
        let told = spans.filter { $0.stance == .happened }
        // "again at 11", "another at 3": what was had once more stands there too.
        let again = tokens.indices.filter {
            tokens[$0].is("again") || tokens[$0].is("another") || tokens[$0].is("more")
        }
        let things = (told.filter(Self.isTimed).map { $0.tokens.lowerBound } + again).sorted()
        let marks = Self.marks(told, things, tokens)
        guard marks.count > 1 else {
            occasions = []
            return
        }
        var occasions: [Occasion] = []
        var held = Held()
        for piece in Self.pieces(tokens) {
            let own = marks.filter { piece.contains($0.lowerBound) }
            let told = things.filter(piece.contains)
            let days = Self.stretches(own.filter { Self.namesDay(tokens[$0]) }, told, piece, tokens)
            let hours = Self.stretches(own.filter { !Self.namesDay(tokens[$0]) }, told, piece, tokens)
            let cuts =
                (days + hours).flatMap { [$0.tokens.lowerBound, $0.tokens.upperBound] } + [
                    piece.lowerBound, piece.upperBound,
                ]
            let places = Set(cuts).sorted()
            for (start, end) in places.adjacentPairs()
            where told.contains(where: { (start..<end).contains($0) }) {
                let day = days.first { $0.tokens.contains(start) }?.words ?? held.day
                let hour = hours.first { $0.tokens.contains(start) }?.words ?? (own.isEmpty ? held.hour : nil)
                if let hour, let last = occasions.last, let seconds = Self.later(tokens, hour) {
                    let time = min(last.time.moment.advanced(bySeconds: seconds), now)
                    occasions.append(
                        Occasion(
                            time: MealTime(moment: time, mealType: nil, isStated: true), coming: last.coming,
                            tokens: start..<end))
                    continue
                }
                let meal = hours.first { $0.tokens.contains(start) }?.meal
                let words = [day, meal, hour].compactMap { $0 }
                let read = TimeReader.read(
                    words.flatMap { Self.announced(tokens, $0) }, now: now, meals: meals, isMarked: true)
                guard read.time.isStated || read.time.mealType != nil || words.isEmpty else { continue }
                occasions.append(Occasion(time: read.time, coming: read.coming, tokens: start..<end))
            }
            if let last = days.last { held = Held(day: last.words) }
            if let last = hours.last { held.hour = last.words }
        }
        self.occasions = occasions
    }

    /// The day and the hour that were said last: they hold for the sentences behind that say none.
    private struct Held {
        var day: Range<Int>?
        var hour: Range<Int>?
    }

    /// From full stop to full stop: in each it is told in one way when something was.
    private static func pieces(_ tokens: [ReadToken]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        for index in tokens.indices where tokens[index].endsSentence {
            pieces.append(start..<index + 1)
            start = index + 1
        }
        if start < tokens.count { pieces.append(start..<tokens.count) }
        return pieces
    }

    /// When it was, of what stands at an offset in the sentence's UTF-8.
    func time(at offset: Int) -> MealTime { occasion(at: offset)?.time ?? whole.time }

    /// When it will be, of a visit that stands at an offset in the sentence's UTF-8.
    func coming(at offset: Int) -> Moment { occasion(at: offset)?.coming ?? whole.coming }

    private func occasion(at offset: Int) -> Occasion? {
        guard !occasions.isEmpty else { return nil }
        let place = starts.lastIndex { $0 <= offset } ?? 0
        return occasions.first { $0.tokens.contains(place) }
    }

    private static func isTimed(_ span: TaggedSpan) -> Bool {
        switch span.role {
        case .food, .drink, .supplement, .amount, .symptom, .pressure, .weight, .glucose, .temperature, .movement,
            .contraction, .appointment:
            true
        case .unit, .size, .strength, .place, .meal, .time, .severity: false
        }
    }

    /// Meals and times, a meal and a time beside each other as one: "this morning for breakfast".
    private static func marks(_ spans: [TaggedSpan], _ things: [Int], _ tokens: [ReadToken]) -> [Range<Int>] {
        var marks: [(role: TagRole, tokens: Range<Int>)] = []
        for span in spans where span.role == .meal || span.role == .time {
            if let last = marks.last, span.tokens.lowerBound - last.tokens.upperBound < 3,
                !things.contains(where: { (last.tokens.upperBound..<span.tokens.lowerBound).contains($0) }),
                namesDay(tokens[last.tokens]) == namesDay(tokens[span.tokens]), later(tokens, span.tokens) == nil
            {
                marks[marks.count - 1] = (span.role, last.tokens.lowerBound..<span.tokens.upperBound)
            } else {
                marks.append((span.role, span.tokens))
            }
        }
        return marks.map { $0.tokens }
    }

    /// Whether words name a whole day, and no part of one: "yesterday", "on Tuesday", and not "last night" or "this morning".
    private static func namesDay(_ words: ArraySlice<ReadToken>) -> Bool {
        words.contains { DayWords.namesDay($0) } && !words.contains { DayWords.namesPart($0) || $0.number != nil }
    }

    /// What each of these marks holds for: one alone for everything. Who says the first before anything it could hold for says them all before; a mark said
    /// behind holds for what stands between it and the one before, and nothing behind the last.
    private static func stretches(
        _ marks: [Range<Int>], _ things: [Int], _ piece: Range<Int>, _ tokens: [ReadToken]
    ) -> [Stretch] {
        guard let first = marks.first else { return [] }
        if marks.count == 1 { return [Stretch(tokens: piece, words: first)] }
        guard let thing = things.first else { return marks.map { Stretch(tokens: $0, words: $0) } }
        if first.lowerBound < thing { return stretchesAhead(marks, things, piece, tokens) }
        return marks.indices.map { index in
            // "then two hours later a banana" stands before it, wherever the others stand; so does "then around noon a wrap".
            let isNext =
                tokens[max(piece.lowerBound, marks[index].lowerBound - 2)..<marks[index].lowerBound]
                .contains { $0.is("then") } && things.contains { $0 >= marks[index].upperBound }
            if isNext || later(tokens, marks[index]) != nil {
                let next = index + 1 < marks.count ? marks[index + 1].lowerBound : piece.upperBound
                return Stretch(tokens: marks[index].lowerBound..<next, words: marks[index])
            }
            let before = index > 0 ? marks[index - 1].upperBound : piece.lowerBound
            return Stretch(tokens: before..<marks[index].upperBound, words: marks[index])
        }
    }

    /// Marks said before what they hold for. Behind a last one nothing may stand: "lunch at one, soup, and a biscuit around two" then
    /// says it behind, for its part of the sentence.
    private static func stretchesAhead(
        _ marks: [Range<Int>], _ things: [Int], _ piece: Range<Int>, _ tokens: [ReadToken]
    ) -> [Stretch] {
        var stretches = marks.indices.map { index in
            let next = index + 1 < marks.count ? marks[index + 1].lowerBound : piece.upperBound
            return Stretch(tokens: marks[index].lowerBound..<next, words: marks[index])
        }
        guard let last = stretches.last, !things.contains(where: last.tokens.contains),
            let before = stretches.dropLast().last,
            let thing = things.last(where: { $0 < last.words.lowerBound }),
            let cut = before.tokens.last(where: {
                $0 < thing && (tokens[$0].mark == .comma || tokens[$0].has(.linking) || tokens[$0].is("then"))
                    && !tokens[$0].is("with")
            }),
            things.contains(where: { before.tokens.contains($0) && $0 < cut })
        else {
            return marks.count == 2 ? atOnce(marks, things, piece, tokens) ?? stretches : stretches
        }
        stretches[stretches.count - 2].tokens = before.tokens.lowerBound..<cut
        stretches[stretches.count - 1].tokens = cut..<piece.upperBound
        return stretches
    }

    /// "Snack: berries, 3:45 pm": a meal before all it holds, and behind all of it the hour.
    private static func atOnce(
        _ marks: [Range<Int>], _ things: [Int], _ piece: Range<Int>, _ tokens: [ReadToken]
    ) -> [Stretch]? {
        let (meal, hour) = (marks[0], marks[1])
        let isMeal =
            tokens[meal].contains { MealWords.meal($0.text) != nil } && !tokens[meal].contains { $0.number != nil }
        let isHour = tokens[hour].contains { $0.number != nil || NumberReader.isNumberWord($0.text) }
        guard isMeal, isHour, !things.contains(where: { $0 >= hour.upperBound }),
            !tokens[hour].contains(where: { MealWords.meal($0.text) != nil }), later(tokens, hour) == nil
        else { return nil }
        return [Stretch(tokens: piece, words: hour, meal: meal)]
    }

    /// "two hours later": in seconds, after what was told before.
    private static func later(_ tokens: [ReadToken], _ words: Range<Int>) -> Int? {
        words.lazy.filter { tokens[$0].is("later") }.compactMap { TimeReader.span(tokens, before: $0)?.seconds }.first
    }

    /// A mark with the "at" or "for" before it.
    private static func announced(_ tokens: [ReadToken], _ mark: Range<Int>) -> ArraySlice<ReadToken> {
        func announces(_ index: Int) -> Bool {
            // In "another one at five" it is no hour that stands before.
            // In "a cup of tea at ten" the tea is no meal.
            index >= 0 && tokens[index].isWord && MealWords.meal(tokens[index].text) == nil && !tokens[index].is("tea")
                && !NumberReader.isNumberWord(tokens[index].text)
        }
        var start = mark.lowerBound
        // "after my lunch" has two words before it.
        while announces(start - 1), start == mark.lowerBound || tokens[start].has(.determiner) { start -= 1 }
        return tokens[start..<mark.upperBound]
    }
}
