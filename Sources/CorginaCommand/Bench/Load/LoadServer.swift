import Foundation

/// A server in a process of its own, so that its memory and its processors' time are its own.
struct LoadServer {
    private let process: Process

    var resident: Int { Memory.resident(of: process.processIdentifier) }
    var residentKilobytes: Int { Memory.residentKilobytes(of: process.processIdentifier) }

    /// Returns once it answers that it is healthy.
    static func start(on folder: String, port: Int) async throws -> LoadServer {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["serve", "--data", folder, "--port", "\(port)"]
        process.standardOutput = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try withoutBlockedSignals { try process.run() }
        for _ in 0..<300 where process.isRunning {
            let status = try? await PlainConnection.open(port: port) { try await $0.send(.GET, "/health").status }
            if status == 200 { return LoadServer(process: process) }
            try await Task.sleep(for: .milliseconds(100))
        }
        process.terminate()
        throw BenchError.serverNotReady
    }

    /// A thread of the pool blocks signals, and what it starts would never hear that it should stop.
    private static func withoutBlockedSignals(_ work: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try work()
    }

    /// Asks it to stop and waits for that.
    ///
    /// - Returns: its exit status.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
