import CorginaCore

extension RoomError {
    /// What the page is headed.
    public var title: String {
        switch self {
        case .notFound: "Nothing here"
        case .badForm: "Something went wrong with that request"
        case .draftGone, .draftDamaged: "That entry is gone"
        case .notStorable, .implausible: "That cannot be right"
        }
    }

    /// What happened and what to do next, for her.
    public var sentence: String {
        switch self {
        case .notFound: "This page doesn’t exist. Your diary is fine."
        case .badForm: "Something in that form could not be read. Go back; what you typed should still be there."
        case .draftGone: "It was already logged or put aside. Your diary is as you left it."
        case .draftDamaged:
            "What waited to be confirmed was damaged on the disk. Nothing of it is in your diary yet, so please enter it again."
        case .notStorable:
            "A number or a day in this is one no diary can hold, so nothing was saved. Go back and check the figures."
        case .implausible(let figure): "\(figure.description) Nothing was saved; say it again."
        }
    }

    /// The status of HTTP that says the same to programs.
    public var statusCode: Int {
        switch self {
        case .notFound: 404
        case .badForm: 400
        case .draftGone, .draftDamaged: 410
        case .notStorable, .implausible: 422
        }
    }
}

extension ProblemPage {
    public init(_ error: RoomError) { self.init(title: error.title, sentence: error.sentence) }
}
