import CorginaCore

/// Reads how she slept: "slept 6 hours, up 4 times", "bed at 11 and up at 6", "rough night, woke twice", "a 40 minute nap".
///
/// A sentence is read in its clauses. One that tells of her sleep gives its figures, and so does one beside it that begins with a
/// figure and tells of nothing else: "broken sleep again, maybe 5 hours".
struct SleepReader {
    private let map: ClauseMap
    private let claimed: Set<Int>
    private let lengths: SleepLengthReader
    private let nights: SleepNightReader
    private let wakeups: SleepWakingReader
    private let qualities: SleepQualityReader

    init(_ facts: ToldFacts) {
        map = facts.map
        claimed = facts.claimed
        lengths = SleepLengthReader(map: map, claimed: claimed)
        nights = SleepNightReader(map: map, claimed: claimed)
        wakeups = SleepWakingReader(map: map, claimed: claimed)
        qualities = SleepQualityReader(map: map, claimed: claimed)
    }

    private var tokens: [ReadToken] { map.tokens }

    /// What is told of one night, or of one nap.
    struct Report {
        var sleep = Sleep()
        var woke: TimeOfDay?
        var tokens: [Range<Int>] = []

        var range: Range<Int> {
            (tokens.map { $0.lowerBound }.min() ?? 0)..<(tokens.map { $0.upperBound }.max() ?? 0)
        }
    }

    func reports() -> [Report] {
        let pieces = pieces()
        var isTold = pieces.map { cue(in: $0) != nil }
        // "Didn't sleep, like 3 hours": so long she slept all the same.
        for place in pieces.indices.dropFirst() where !isTold[place] && isDeniedSleep(pieces[place - 1]) {
            let start = skipping(from: pieces[place].lowerBound)
            isTold[place] = start - pieces[place].lowerBound < 4 && lengths.length(at: start) != nil
        }
        guard isTold.contains(true) else { return [] }
        // What stands beside a report may go on with it, and what stands beside that.
        for place in pieces.indices.dropFirst() where isTold[place - 1] && !isTold[place] {
            isTold[place] = goesOn(pieces[place])
        }
        for place in pieces.indices.dropLast().reversed() where isTold[place + 1] && !isTold[place] {
            isTold[place] = goesOn(pieces[place])
        }
        var reports: [Report] = []
        for (place, piece) in pieces.enumerated() where isTold[place] {
            let isOwnCue = cue(in: piece) != nil
            let isNap =
                piece.contains { SleepWord.of(tokens[$0]) == .nap } || isLyingDown(piece)
                || !isOwnCue && reports.last?.sleep.isNap == true
            // A night may end in the clause behind: "lights out at ten, alarm went at 6".
            let next = place + 1 < pieces.count ? pieces[place + 1] : piece
            var report = report(of: piece, upTo: next.upperBound, isNap: isNap)
            report.sleep.isNap = isNap
            add(report, to: &reports)
        }
        return reports.filter { isWorthTelling($0) }
    }

    private func report(of piece: Range<Int>, upTo end: Int, isNap: Bool) -> Report {
        var report = Report()
        if let night = nights.night(in: piece, upTo: end, isNap: isNap) {
            report.sleep.minutes = night.minutes
            report.sleep.asleep = night.asleep
            report.woke = night.woke
            report.tokens.append(night.tokens)
        } else if let length = lengths.length(in: piece) {
            report.sleep.minutes = length.minutes
            report.tokens.append(length.tokens)
        }
        if !isNap, let wakings = wakeups.wakings(in: piece, isNight: report.sleep.minutes != nil || hasSleepWord(piece))
        {
            report.sleep.wakings = wakings.count
            report.tokens.append(wakings.tokens)
        }
        if let quality = qualities.quality(in: piece, isNight: isAboutNothingElse(piece)) {
            report.sleep.quality = quality.quality
            report.tokens.append(quality.tokens)
        }
        if let cue = cue(in: piece), SleepWord.of(tokens[cue]) != nil { report.tokens.append(cue..<cue + 1) }
        return report
    }

    /// A second clause about the same night adds what the first did not tell.
    private func add(_ report: Report, to reports: inout [Report]) {
        guard let last = reports.indices.last, reports[last].sleep.isNap == report.sleep.isNap else {
            reports.append(report)
            return
        }
        let (before, sleep) = (reports[last].sleep, report.sleep)
        reports[last].sleep = Sleep(
            minutes: before.minutes ?? sleep.minutes,
            asleep: before.asleep ?? (before.minutes == nil ? sleep.asleep : nil),
            wakings: before.wakings ?? sleep.wakings, quality: before.quality ?? sleep.quality, isNap: before.isNap)
        reports[last].woke = reports[last].woke ?? report.woke
        reports[last].tokens += report.tokens
    }

    /// How bad it was, and nothing else, is a symptom of its own. A nap that was had is told by its name alone.
    private func isWorthTelling(_ report: Report) -> Bool {
        let figures =
            report.sleep.minutes != nil || report.sleep.wakings != nil || [.fair, .good].contains(report.sleep.quality)
        return figures || report.sleep.isNap && report.range.contains { isNapHad($0) }
    }

    /// "had a nap", "after my nap", "napped"; neither "needed a nap" nor "nap time".
    private func isNapHad(_ index: Int) -> Bool {
        guard SleepWord.of(tokens[index]) == .nap, map.word(index + 1) != "time" else { return false }
        if ["napped", "dozed", "snoozed"].contains(tokens[index].text) { return true }
        let before = tokens[max(map.clause(index).lowerBound, index - 7)..<index]
        return before.contains { SleepWord.having.contains($0.text) } || before.isEmpty && map.clause(index).count < 3
    }

    // MARK: Clauses

    private func pieces() -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        for index in tokens.indices where ClauseMap.ends(tokens[index]) {
            if index > start { pieces.append(start..<index) }
            start = index + 1
        }
        if start < tokens.count { pieces.append(start..<tokens.count) }
        return pieces
    }

    /// The first word that tells of sleep of hers, and of sleep that was.
    private func cue(in piece: Range<Int>) -> Int? {
        guard !tokens[piece].contains(where: { $0.mark == .question }) else { return nil }
        let end = piece.upperBound
        guard end == tokens.count || tokens[end].mark != .question else { return nil }
        return piece.first { isCue($0, in: piece) && !claimed.contains($0) && isHers($0, piece) && isReal($0, piece) }
    }

    private func isDeniedSleep(_ piece: Range<Int>) -> Bool {
        piece.contains { [.slept, .noun].contains(SleepWord.of(tokens[$0])) }
            && piece.contains { ["didnt", "barely", "hardly", "couldnt"].contains(tokens[$0].text) }
    }

    private func isCue(_ index: Int, in piece: Range<Int>) -> Bool {
        switch SleepWord.of(tokens[index]) {
        case .slept, .noun, .nap: return true
        case .bed:
            return map.word(index + 1) != "rest" && nights.night(in: piece, upTo: tokens.count, isNap: false) != nil
        case .woke:
            return wakeups.wakings(in: piece, isNight: false) != nil
                || nights.night(in: piece, upTo: piece.upperBound, isNap: false) != nil
        case nil: break
        }
        if tokens[index].is("night") || tokens[index].is("nights") { return isNight(index, piece) }
        if tokens[index].is("off"), ["went", "dropped", "nodded", "drifted"].contains(map.word(index - 1)),
            !["light", "lights", "alarm", "power", "it"].contains(map.word(index - 2))
        {
            return nights.night(in: piece, upTo: tokens.count, isNap: false) != nil
        }
        if tokens[index].is("lie"), map.word(index + 1) == "down" { return true }
        if SleepWord.trips.contains(tokens[index].text), hasSleepWord(piece) {
            return wakeups.wakings(in: piece, isNight: true) != nil
        }
        return SleepWord.rising.contains(tokens[index].text) && wakeups.wakings(in: piece, isNight: false) != nil
    }

    /// "rough night", "my night was fine"; neither "good night" as a greeting nor "release night was".
    private func isNight(_ index: Int, _ piece: Range<Int>) -> Bool {
        let before = index > piece.lowerBound ? tokens[index - 1] : nil
        if let before, before.is("good") { return index > piece.lowerBound + 1 && tokens[index - 2].has(.determiner) }
        if let before, SleepWord.quality(before) != nil { return true }
        let isHers = before.map { ["my", "last", "the"].contains($0.text) } ?? true
        return isHers && ["was", "restless"].contains(map.word(index + 1))
    }

    private func hasSleepWord(_ piece: Range<Int>) -> Bool {
        piece.contains { [.slept, .noun].contains(SleepWord.of(tokens[$0])) || tokens[$0].is("night") }
    }

    private func isLyingDown(_ piece: Range<Int>) -> Bool {
        piece.contains {
            tokens[$0].is("lie") && map.word($0 + 1) == "down" || SleepWord.napping.contains(tokens[$0].text)
        }
    }

    private func isHers(_ index: Int, _ piece: Range<Int>) -> Bool {
        !map.isOthers(index) && !tokens[piece.lowerBound..<index].contains { SleepWord.others.contains($0.text) }
    }

    /// "need to sleep 8 hours", "haven't slept for 20 hours", "used to sleep 10": nothing of it took place last night.
    private func isReal(_ index: Int, _ piece: Range<Int>) -> Bool {
        if tokens[piece].contains(where: { SleepWord.never.contains($0.text) }) { return false }
        let before = tokens[max(piece.lowerBound, index - 6)..<index]
        // "didn't wake once" and "no wake ups" tell a night without a break.
        if SleepWord.of(tokens[index]) == .woke || SleepWord.rising.contains(tokens[index].text),
            wakeups.wakings(in: piece, isNight: true)?.count == 0
        {
            return true
        }
        // "a pillow to sleep better"
        if map.word(index - 1) == "to", SleepWord.of(tokens[index]) == .noun,
            !["got", "went", "managed", "able", "fell"].contains(map.word(index - 2))
        {
            return false
        }
        return !before.contains { SleepWord.unreal.contains($0.text) }
    }

    /// "maybe 5 hours altogether", "two wakes", "it was ok": nothing else is told of.
    private func goesOn(_ piece: Range<Int>) -> Bool {
        guard isReal(piece.lowerBound, piece), isHers(piece.upperBound - 1, piece) else { return false }
        if wakeups.wakings(in: piece, isNight: true) != nil { return true }
        guard !map.clauseHas(piece.lowerBound, .eating) else { return false }
        if nights.night(in: piece, upTo: piece.upperBound, isNap: false)?.tokens.lowerBound == piece.lowerBound {
            return true
        }
        if qualities.quality(in: piece, isNight: isAboutNothingElse(piece)) != nil { return true }
        let start = skipping(from: piece.lowerBound)
        return start < piece.upperBound && start - piece.lowerBound < 6 && lengths.length(at: start) != nil
    }

    /// Whether a clause only says how it was: "it was ok", "terrible", "not too bad".
    private func isAboutNothingElse(_ piece: Range<Int>) -> Bool {
        piece.allSatisfy { index in
            !tokens[index].isWord || SleepWord.quality(tokens[index]) != nil
                || SleepWord.ofJudging.contains(tokens[index].text)
                || SleepWord.beforeFigure.contains(tokens[index].text)
        }
    }

    /// The first token that is none of the words that may stand before a figure.
    private func skipping(from start: Int) -> Int {
        var place = start
        while place < tokens.count, place < start + 7,
            SleepWord.beforeFigure.contains(tokens[place].text) || tokens[place].mark == .colon
                || tokens[place].mark == .dash,
            lengths.length(at: place) == nil
        { place += 1 }
        return place
    }
}
