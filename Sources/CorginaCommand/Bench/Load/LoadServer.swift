import Foundation
import Subprocess

/// A server in a process of its own, so that its memory and its processors' time are its own.
struct LoadServer {
    private let process: Int32

    var resident: Int { Memory.resident(of: process) }
    var residentKilobytes: Int { Memory.residentKilobytes(of: process) }

    /// Starts one, does the work once it answers that it is healthy, and asks it to stop.
    ///
    /// - Parameters:
    ///   - program: another build of Corgina; `nil` for this one.
    ///   - options: what `corgina serve` gets besides its folder and port.
    /// - Returns: how it ended.
    static func run(
        on folder: String, port: Int, program: String? = nil, options: [String] = ["--no-restart"],
        _ work: (LoadServer) async throws -> Void
    ) async throws -> TerminationStatus {
        guard let corgina = program ?? Bundle.main.executablePath else { throw BenchError.noProgram }
        // It measures the server, so nobody stands in between.
        let outcome = try await Subprocess.run(
            .path(.init(corgina)), arguments: .init(["serve", "--data", folder, "--port", "\(port)"] + options),
            input: .none, output: .discarded, error: .discarded
        ) { execution in
            try await untilHealthy(port)
            try await work(LoadServer(process: execution.processIdentifier.value))
            try execution.send(signal: .terminate)
        }
        return outcome.terminationStatus
    }

    /// Several at once, the first at a port and the others at those after it.
    ///
    /// - Throws: `BenchError.serverNotReady` where one does not start; `serverEnded` where one does not end as it should.
    static func together(
        on folders: ArraySlice<String>, port: Int, options: [String], _ running: [LoadServer] = [],
        _ work: ([LoadServer]) async throws -> Void
    ) async throws {
        guard let folder = folders.first else { return try await work(running) }
        let end = try await run(on: folder, port: port, options: options) { server in
            try await together(
                on: folders.dropFirst(), port: port + 1, options: options, running + [server], work)
        }
        guard end.isSuccess else { throw BenchError.serverEnded(end) }
    }

    private static func untilHealthy(_ port: Int) async throws {
        for _ in 0..<300 {
            let status = try? await PlainConnection.open(port: port) { try await $0.send(.GET, "/health").status }
            if status == 200 { return }
            try await Task.sleep(for: .milliseconds(100))
        }
        throw BenchError.serverNotReady
    }
}
