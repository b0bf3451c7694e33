import CorginaCore
import CorginaJournal
import CorginaLanguage

/// The last sentence she sent and has not logged, sealed until she logs it, sends another or clears it, so that closing the sheet,
/// going back, a reload and a lock lose none of her words.
struct UnloggedSentence: Hashable, Sendable {
    var words: String
    /// The past day it was said on; `nil` for today.
    var day: CalendarDay?

    init(words: String, day: CalendarDay? = nil) {
        self.words = words
        self.day = day
    }

    /// The bytes for the vault to seal. They live until the next sentence, so the format promises nothing to later versions.
    var bytes: [UInt8] {
        JSON.object([.init("words", .string(words)), .init("day", .string(day.map { "\($0)" } ?? ""))]).utf8
    }

    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let words = json["words"]?.text else { return nil }
        self.init(words: words, day: json["day"]?.text.flatMap(CalendarDay.init))
    }
}

extension RecordID {
    static let unloggedSentence = RecordID(high: 0, low: 19)
}

extension Visit {
    /// What she said for that day and did not log; `nil` for nothing, and on any other day.
    ///
    /// - Parameter day: a day that has passed; `nil` for today.
    func unloggedSentence(on day: CalendarDay?) -> String? {
        kept(.unloggedSentence).flatMap(UnloggedSentence.init).flatMap { $0.day == day ? $0.words : nil }
    }

    /// Keeps the words of a draft that waits to be looked over, where she said them. They take the place of what she said before.
    ///
    /// - Parameter day: the past day on whose page she said them; `nil` for today.
    mutating func replaceUnlogged(with draft: Draft, saidOn day: CalendarDay?) {
        guard let words = draft.unloggedWords else { return forgetUnlogged() }
        stage(UnloggedSentence(words: words, day: day).bytes, as: .unloggedSentence)
    }

    /// Keeps the words of a draft that is put aside, for the day it leads to.
    mutating func keepUnlogged(_ draft: Draft) {
        guard draft.unloggedWords != nil else { return }
        replaceUnlogged(with: draft, saidOn: draft.firstDay.flatMap { $0 < today ? $0 : nil })
    }

    /// Forgets it: it was replaced or cleared.
    mutating func forgetUnlogged() {
        if kept(.unloggedSentence) != nil { discard(.unloggedSentence) }
    }

    /// Forgets the words of a draft that was logged; what she said since then stays.
    mutating func forgetUnlogged(_ draft: Draft) {
        let words = kept(.unloggedSentence).flatMap(UnloggedSentence.init)?.words
        if words != nil, words == draft.unloggedWords { forgetUnlogged() }
    }
}

extension Draft {
    /// What she said, as long as it is not logged; `nil` for what is no new entry and for what was not said.
    var unloggedWords: String? {
        purpose == .log && !sentence.isEmpty ? ownWords ?? sentence : nil
    }
}
