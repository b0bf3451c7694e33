import Markup

/// A button or a link that a swipe over its row presses too. The word is what the row shows meanwhile.
enum Swipe: Hashable, Sendable {
    /// Where Mail and Reminders have what takes away.
    case left(String)
    /// Where they have what is done most.
    case right(String)

    var attribute: Attribute {
        switch self {
        case .left(let words): .data(.swipeLeft, words)
        case .right(let words): .data(.swipeRight, words)
        }
    }
}

extension Attribute {
    /// Marks a row whose buttons a swipe presses.
    ///
    /// - Parameter removing: whether a swipe to the left takes the row away.
    static func swipeRow(removing: Bool) -> Attribute { .data(.swipe, removing ? "removes" : "") }
}
