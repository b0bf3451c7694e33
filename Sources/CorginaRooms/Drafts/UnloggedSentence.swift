import CorginaCore
import CorginaJournal
import CorginaLanguage

/// The last sentence she sent and did not log, sealed until she sends another or clears it, so that closing the sheet, a reload and
/// a lock lose none of her words.
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

    /// Keeps the words of a draft that is put aside.
    mutating func keepUnlogged(_ draft: Draft) {
        guard draft.purpose == .log, !draft.sentence.isEmpty else { return }
        let day = draft.firstDay.flatMap { $0 < today ? $0 : nil }
        stage(UnloggedSentence(words: draft.ownWords ?? draft.sentence, day: day).bytes, as: .unloggedSentence)
    }

    /// Forgets it: it was logged, replaced or cleared.
    mutating func forgetUnlogged() {
        if kept(.unloggedSentence) != nil { discard(.unloggedSentence) }
    }
}
