import Subprocess

/// Why a measurement stopped.
enum BenchError: Error, CustomStringConvertible {
    case notSignedIn
    case unexpected(status: Int)
    /// The program that is to be started as a server is not known.
    case noProgram
    case serverNotReady
    /// It was asked to stop, and ended in another way.
    case serverEnded(TerminationStatus)
    /// It was to be measured with no server or no connection.
    case nothingToMeasure
    /// So many logs that were acknowledged are gone, or a diary is damaged.
    case lost(Int)

    var description: String {
        switch self {
        case .notSignedIn:
            "The benchmark could not sign in to its own diary. Run it again; if it happens twice, report it."
        case .unexpected(let status):
            "The server answered \(status) where the benchmark expected success. Run it again."
        case .noProgram:
            "The benchmark does not know where its own program is. Start it by its whole path."
        case .serverNotReady:
            "The server did not start. Is its port free? Choose another with --port."
        case .serverEnded(.exited(let code)):
            "A server that was asked to stop ended with code \(code), so its figures do not count. Run it again; if it happens twice, report it."
        case .serverEnded(.signaled(let signal)):
            "A server was ended by signal \(signal) before it stopped by itself, so its figures do not count. Is there enough memory? Run it again; if it happens twice, report it."
        case .nothingToMeasure:
            "There is nothing to measure. Ask for at least one server and one connection."
        case .lost(let count):
            "\(count) logs that were acknowledged are not there, or a diary is damaged. That must not be: report it."
        }
    }
}
