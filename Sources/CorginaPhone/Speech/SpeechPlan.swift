import CorginaRooms

/// From the partial results of speech recognition on the phone to what the sheet shows, and at last to the sentence that is read.
///
/// A result that is not final may change; a final one stays. Each tells the words of its stretch of sound alone.
public struct SpeechPlan: Hashable, Sendable {
    public private(set) var state = State.listening
    /// What will not change any more.
    public private(set) var settled = ""
    /// What was heard last and may change.
    public private(set) var guess = ""

    public enum State: Hashable, Sendable {
        case listening
        /// She paused, or stopped it: the sentence is sent.
        case done
        /// Nothing was heard, or too much.
        case problem(String)
    }

    public init() {}

    /// All that was heard so far.
    public var sentence: String { Self.joined(settled, guess) }

    /// A result of the recognizer. After the end nothing is taken.
    public mutating func hear(_ words: String, isFinal: Bool) {
        guard state == .listening else { return }
        let words = Self.trimmed(Form.withoutControls(words))
        if isFinal {
            settled = Self.joined(settled, words)
            guess = ""
        } else {
            guess = words
        }
        if sentence.unicodeScalars.count > DraftRoom.longestSentence { state = .problem(PhoneWords.tooLong) }
    }

    /// She paused, or tapped.
    ///
    /// - Returns: the form that has it read, as the composer sends it; `nil` where there is nothing to read.
    public mutating func finish() -> PhonePost? {
        guard state == .listening else { return nil }
        guard !sentence.isEmpty else {
            state = .problem(PhoneWords.nothingHeard)
            return nil
        }
        state = .done
        return PhonePost(.drafts(.say), ("sentence", sentence))
    }

    /// What is understood so far, as the sheet will say it. Nothing waits, nothing is kept.
    public func rows(for visit: Visit) -> [DraftEvent] {
        sentence.isEmpty ? [] : HeardRows.events(in: sentence, on: nil, from: visit)
    }

    /// "Listening…" and what else stands above the words.
    public var title: String {
        switch state {
        case .listening: PhoneWords.listening
        case .done: PhoneWords.readingSpeech
        case .problem: PhoneWords.tryAgain
        }
    }

    private static func joined(_ first: String, _ second: String) -> String {
        first.isEmpty || second.isEmpty ? first + second : first + " " + second
    }

    private static func trimmed(_ words: String) -> String {
        let inner = words.drop { $0.isWhitespace }
        guard let last = inner.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(inner[...last])
    }
}
