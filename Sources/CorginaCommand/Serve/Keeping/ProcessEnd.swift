/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
    /// With a code it chose.
    case exited(Int32)
    /// By a signal: a trap, a fault, or from outside.
    case killed(by: Int32)

    /// - Parameter status: as `waitpid` tells it of a process that is gone.
    init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited(status >> 8 & 0xff) : .killed(by: signal)
    }
}
