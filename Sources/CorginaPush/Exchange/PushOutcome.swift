/// What became of a message.
public enum PushOutcome: Hashable, Sendable {
    /// The push service has it.
    case taken
    /// The browser is not reached there any more, and never will be.
    case gone
    /// It may be taken later; where the service says when, after so many seconds.
    case later(seconds: Int64?)
    /// The service does not take it, and would not the next time.
    case refused
}
