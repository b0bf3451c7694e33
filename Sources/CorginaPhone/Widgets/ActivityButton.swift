/// A button of a Live Activity.
public enum ActivityButton: String, CaseIterable, Sendable {
    /// One more movement, and taking the last one back.
    case felt, back
    /// A contraction begins, or is over.
    case start, stop

    public var words: String {
        switch self {
        case .felt: PhoneWords.feltOne
        case .back: PhoneWords.undoLast
        case .start: PhoneWords.contractionStarts
        case .stop: PhoneWords.contractionEnds
        }
    }

    /// The name of an SF Symbol.
    public var symbol: String {
        switch self {
        case .felt: "plus"
        case .back: "arrow.uturn.backward"
        case .start: "play.fill"
        case .stop: "stop.fill"
        }
    }

    /// Under a count of movements.
    public static func under(_ count: Int, of target: Int) -> [ActivityButton] {
        count >= target ? [] : count > 0 ? [.back, .felt] : [.felt]
    }

    /// Under contractions.
    public static func underContractions(isRunning: Bool) -> [ActivityButton] { [isRunning ? .stop : .start] }
}

extension LiveActivities {
    /// The form of a button she pressed.
    ///
    /// - Parameter shown: the count of movements beside the button; 0 beside contractions. A button that is pressed twice before the
    ///   activity shows the next count is one movement.
    /// - Returns: `nil` where the diary has gone on since the button was shown.
    public func post(for button: ActivityButton, shown: Int) -> PhonePost? {
        switch button {
        case .felt: movements.flatMap { $0.count == shown ? $0.felt : nil }
        case .back: movements.flatMap { $0.count == shown ? $0.back : nil }
        case .start: contractions.flatMap { $0.running == nil ? $0.tap : nil }
        case .stop: contractions.flatMap { $0.running != nil ? $0.tap : nil }
        }
    }
}
