/// What a sentence has told by the time a word comes, however far back: who was spoken of last, what was said of it, and which verb
/// of having or handling stands nearest.
struct Told {
    /// Who was spoken of last.
    private var subject = ClauseSubject.unsaid
    /// What the last word told that tells of a stance.
    private var cue: StanceCues = []
    /// The cue before that one.
    private var cueBefore: StanceCues = []
    /// The last verb of having or handling, and who did it.
    private var verb: UInt64 = 0
    private var doer = ClauseSubject.unsaid
    /// The next verb of the sentence.
    private var nextVerb: UInt64 = 0
    /// What the rest of the sentence tells.
    private var ahead: StanceCues = []

    /// One value for each word; a sentence's end forgets all.
    static func walk(_ tokens: [ReadToken], _ views: [WordView], _ cues: [StanceCues]) -> [Told] {
        var all: [Told] = []
        all.reserveCapacity(tokens.count)
        var told = Told()
        for index in tokens.indices {
            if tokens[index].endsSentence || tokens[index].mark == .exclamation { told = Told() }
            told.see(tokens[index], views[index], cues[index])
            all.append(told)
        }
        var nextVerb: UInt64 = 0
        var ahead: StanceCues = []
        for index in tokens.indices.reversed() {
            all[index].nextVerb = nextVerb
            all[index].ahead = ahead
            if tokens[index].endsSentence || tokens[index].mark == .exclamation { (nextVerb, ahead) = (0, []) }
            if isVerb(cues[index]) { nextVerb = views[index].form }
            ahead.formUnion(cues[index])
        }
        return all
    }

    private static func isVerb(_ cue: StanceCues) -> Bool { cue.contains(.having) || cue.contains(.handling) }

    private mutating func see(_ token: ReadToken, _ view: WordView, _ cue: StanceCues) {
        if Self.isVerb(cue) { (verb, doer) = (view.form, subject) }
        if cue.contains(.herself) {
            subject = .herself
        } else if cue.contains(.others) {
            subject = .another
        } else if view.isName {
            subject = .name
        }
        let telling = cue.subtracting([.herself, .having])
        if !telling.isEmpty { (cueBefore, self.cue) = (self.cue, telling) }
    }

    /// Adds the features of templates 200 to 210.
    func add(to features: inout WordFeatures, role: UInt64) {
        features.add(200, subject.rawValue)
        features.add(201, cue.rawValue)
        features.add(202, subject.rawValue, cue.rawValue)
        features.add(203, verb)
        features.add(204, verb, doer.rawValue)
        features.add(205, doer.rawValue, subject.rawValue)
        features.add(206, nextVerb)
        features.add(207, ahead.rawValue)
        features.add(208, subject.rawValue, role)
        features.add(209, cueBefore.rawValue, cue.rawValue)
        features.add(210, doer.rawValue &* 16 &+ subject.rawValue, cue.rawValue)
    }
}
