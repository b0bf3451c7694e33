import Synchronization

/// What was worked out from a diary as it stands, so that looking again costs nothing.
///
/// It lives as long as the folded diary: the next entry begins with an empty one, and locking drops both.
public final class DerivedValues: Sendable {
    /// The latest question of each type, with its answer.
    private let answers = Mutex<[ObjectIdentifier: any Sendable]>([:])

    private struct Answer<Question: Hashable & Sendable, Value: Sendable>: Sendable {
        let question: Question
        let value: Value
    }

    public init() {}

    /// The answer to a question about the diary; worked out when the question of its type that was asked last was another.
    public func answer<Question: Hashable & Sendable, Value: Sendable>(
        to question: Question, _ workOut: () -> Value
    ) -> Value {
        let type = ObjectIdentifier(Question.self)
        let known = answers.withLock { $0[type] as? Answer<Question, Value> }
        if let known, known.question == question { return known.value }
        let value = workOut()
        answers.withLock { $0[type] = Answer(question: question, value: value) }
        return value
    }
}
