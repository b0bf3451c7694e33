import CorginaJournal

/// What she chose: JSON with `choice`, or the choice's id alone as plain text.
struct ChosenAnswer: Hashable, Sendable {
    let choice: String

    init(_ request: InterfaceRequest) throws(InterfaceError) {
        switch try InterfaceBody(request) {
        case .text(let text): choice = text
        case .json(let json):
            guard case .some(.some(let choice)) = json.texts(["choice"])?.first else { throw .wrongAnswer }
            self.choice = choice
        }
    }
}
