import CorginaLanguage

/// How many sentences that tell of something that must not wait were heard, and how many that do not.
struct ConcernScore {
    private var told = 0
    private var heard = 0
    private var named = 0
    private var others = 0
    private var raised = 0

    mutating func count(_ sentence: ConcernSentence, _ concerns: [Concern]) {
        guard !sentence.told.isEmpty else {
            others += 1
            raised += concerns.isEmpty ? 0 : 1
            return
        }
        told += 1
        heard += concerns.isEmpty ? 0 : 1
        named += sentence.told.contains { concerns.contains($0.concern) } ? 1 : 0
    }

    var lines: [String] {
        [
            "what must not wait: told in \(told) sentences, heard in \(heard), rightly named in \(named); raised in \(raised) of \(others) that tell of nothing"
        ]
    }
}
