import ArgumentParser
import CorginaServer
import CorginaVault
import Logging

/// How whoever runs the server watches over it.
struct WatchingOptions: ParsableArguments {
    @Option(help: "Serve figures for Prometheus at /metrics on this port of 127.0.0.1, and nowhere else.")
    var metricsPort: Int?

    @Option(help: "How log lines are written: text, or json with one object a line.")
    var logFormat = LogFormat.text

    enum LogFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

    func validate() throws {
        guard let metricsPort else { return }
        guard (1...65_535).contains(metricsPort) else { throw ValidationError("A port is a number from 1 to 65535.") }
    }

    /// To be called before anything is logged, once.
    func startLog() {
        guard logFormat == .json else { return }
        LoggingSystem.bootstrap { _ in LineLogHandler() }
    }

    func metrics(of shelf: BackupShelf?) -> MetricsSettings? {
        metricsPort.map { port in
            MetricsSettings(port: port) { (try? shelf?.items().last).map { Int($0.moment.secondsSinceEpoch) } }
        }
    }
}
