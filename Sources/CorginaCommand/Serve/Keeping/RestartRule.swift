/// Whether a server that ended is started again, and when.
///
/// A server that was ready is started again however often it dies: whatever made it die must not be able to keep it down. One that
/// dies before it is ready would go on doing so, and whoever looks after the machine has to see it.
struct RestartRule: Sendable {
    enum Decision: Equatable, Sendable {
        /// It is over, and its end is the end.
        case end
        case again(after: Duration)
    }

    /// How often in a row it may die before it is ready.
    static let mostFailedStarts = 5
    /// A server that lived longer died of something else than the one before it.
    static let quick = Duration.seconds(60)
    /// Between an end and the next start, so that somebody who waits is back within a second.
    static let longestWait = Duration.milliseconds(500)

    private var failedStarts = 0
    private var quickEnds = 0

    /// - Parameter isStopping: whether it was asked to end.
    mutating func decide(
        after end: ProcessEnd, wasReady: Bool, ranFor time: Duration, isStopping: Bool
    ) -> Decision {
        // With an exit code it has said what was wrong, and would again.
        guard case .killed = end, !isStopping else { return .end }
        failedStarts = wasReady ? 0 : failedStarts + 1
        guard failedStarts < Self.mostFailedStarts else { return .end }
        quickEnds = time < Self.quick ? min(quickEnds + 1, 100) : 0
        return .again(after: min(Self.longestWait, .milliseconds(100) * max(quickEnds - 1, 0)))
    }
}
