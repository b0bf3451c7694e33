import CorginaCore

/// The meals and times a sentence tells of, each with the words it holds for: "eggs for breakfast and a sandwich for
/// lunch", "breakfast: eggs. lunch: salad", "iron at 8 and vitamin D at 9".
struct Occasions {
    /// A time with the stretch of tokens it holds for.
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
        let marks = Self.marks(told)
        let things = told.filter(Self.isTimed)
        guard marks.count > 1, let first = things.first else {
            occasions = []
            return
        }
        // Who begins with a meal or a time says it before what it holds for.
        let isAhead = marks[0].lowerBound < first.tokens.lowerBound
        var occasions: [Occasion] = []
        let cuts =
            isAhead ? marks.dropFirst().map(\.lowerBound) : marks.dropLast().map(\.upperBound)
        for (start, end) in zip([0] + cuts, cuts + [tokens.count]) {
            guard start < end, things.contains(where: { (start..<end).contains($0.tokens.lowerBound) }) else {
                continue
            }
            // With the "at" or "for" before it.
            let clause = isAhead ? max(0, start - 1)..<end : start..<end
            let read = TimeReader.read(Array(tokens[clause]), now: now, mealHours: mealHours)
            guard read.time.isStated || read.time.mealType != nil else { continue }
            occasions.append(Occasion(time: read.time, tokens: start..<end))
        }
        self.occasions = occasions.count > 1 ? occasions : []
    }

    /// When it was, of what stands at an offset in the sentence's UTF-8.
    func time(at offset: Int) -> MealTime {
        let place = starts.lastIndex { $0 <= offset } ?? 0
        return occasions.first { $0.tokens.contains(place) }?.time ?? whole
    }

    private static func isTimed(_ span: TaggedSpan) -> Bool {
        span.role == .food || span.role == .drink || span.role == .supplement || span.role == .amount
    }

    /// Meals and times, a meal and a time beside each other as one: "this morning for breakfast".
    private static func marks(_ spans: [TaggedSpan]) -> [Range<Int>] {
        var marks: [(role: TagRole, tokens: Range<Int>)] = []
        for span in spans where span.role == .meal || span.role == .time {
            if let last = marks.last, last.role != span.role, span.tokens.lowerBound - last.tokens.upperBound < 3,
                !spans.contains(where: {
                    isTimed($0) && (last.tokens.upperBound..<span.tokens.lowerBound).contains($0.tokens.lowerBound)
                })
            {
                marks[marks.count - 1] = (span.role, last.tokens.lowerBound..<span.tokens.upperBound)
            } else {
                marks.append((span.role, span.tokens))
            }
        }
        return marks.map(\.tokens)
    }
}
