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
        try process.run()
        for _ in 0..<300 where process.isRunning {
            let status = try? await PlainConnection.open(port: port) { try await $0.send(.GET, "/health").status }
            if status == 200 { return LoadServer(process: process) }
            try await Task.sleep(for: .milliseconds(100))
        }
        process.terminate()
        throw BenchError.serverNotReady
    }

    /// Asks it to stop and waits for that.
    ///
    /// - Returns: its exit status.
    func stop() async -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
