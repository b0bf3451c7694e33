import CorginaCore

/// What pages about links say where a device makes them and the server keeps them sealed.
public struct DeviceMadeLinks: Hashable, Sendable {
    /// Names the link she may make next, so that it is made once, however often it is sent.
    public var attempt: RecordID
    /// Whether the server answered just now. Where it did not, the links are as this device last saw them.
    public var isReached: Bool
    /// What could not be done, as a sentence.
    public var problem: String?

    public init(attempt: RecordID, isReached: Bool, problem: String? = nil) {
        self.attempt = attempt
        self.isReached = isReached
        self.problem = problem
    }
}
