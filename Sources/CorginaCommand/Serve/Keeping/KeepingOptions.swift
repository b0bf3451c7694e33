import ArgumentParser
import Logging
import ProcessShield

/// Whether the server is a child of a process that starts it again.
struct KeepingOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Start the server again within a second when it dies. With --no-restart it is one process.")
    var restart = true

    @Option(help: .hidden)
    var keptBy: Int32?

    /// To be called before there are threads. Returns where this process is to be the server itself.
    func keep(_ log: () -> Logger) {
        #if os(Linux)
            if restart, keptBy == nil { ServerKeeper(log: log()).run() }
        #endif
    }

    /// Tells who keeps this server that it serves.
    func tellReady() {
        #if os(Linux)
            if let keptBy { ServerKeeper.tellReady(keptBy) }
        #endif
    }
}
