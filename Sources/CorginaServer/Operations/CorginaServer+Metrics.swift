import CorginaCore
import CorginaRooms
import Foundation
import HTTPTypes
import Hummingbird

/// Where figures about the server are read, on this machine alone.
public struct MetricsSettings: Sendable {
    /// A port on 127.0.0.1.
    public var port: Int
    /// When the newest backup was made, in seconds since 1970-01-01T00:00:00Z; `nil` when there is none.
    public var newestBackup: @Sendable () -> Int?

    public init(port: Int, newestBackup: @escaping @Sendable () -> Int?) {
        self.port = port
        self.newestBackup = newestBackup
    }
}

extension CorginaServer {
    /// Answers `/metrics` and nothing else, on 127.0.0.1 alone: counts tell when somebody wrote.
    func metricsRouter(_ settings: MetricsSettings) -> Router<CorginaContext> {
        let router = Router(context: CorginaContext.self)
        router.addMiddleware {
            SecurityHeaders(isBehindTLS: false)
            ErrorPages(assets: assets.paths)
            HostCheck(settings: ServerSettings(port: settings.port))
        }
        router.get("/metrics") { _, _ in
            let text = await figures(newestBackup: settings.newestBackup())
            return Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        }
        return router
    }

    /// Everything that is counted, as Prometheus reads it.
    func figures(newestBackup: Int?) async -> String {
        let counts = metrics.counts
        let unlocked = await vault.diaries.size
        var text = MetricsText()
        text.add(
            "corgina_requests_total", .counter, "Requests answered.",
            counts.requests.sorted {
                ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
            }
            .map {
                ([("route", $0.key.route), ("method", $0.key.method), ("status", $0.key.status)], Double($0.value))
            })
        text.add("corgina_request_seconds", "Time from a request's head to its answer.", durations: counts.durations)
        text.add("corgina_entries_appended_total", .counter, "Entries made durable.", Double(vault.appendedEntries))
        text.add("corgina_unlocked_diaries", .gauge, "Diaries held folded in memory.", Double(unlocked.diaries))
        text.add("corgina_unlocked_entries", .gauge, "Entries of those diaries.", Double(unlocked.entries))
        text.add("corgina_unlocked_bytes", .gauge, "Roughly the memory they take.", Double(unlocked.bytes))
        text.add(
            "corgina_flush_pending", .gauge,
            "Whether deleted bytes may still be in the log, because another program reads the file.",
            vault.isFlushPending ? 1 : 0)
        if let newestBackup {
            text.add(
                "corgina_backup_timestamp_seconds", .gauge, "When the newest backup was made.", Double(newestBackup))
        }
        if let bytes = ProcessMemory.residentBytes {
            text.add("process_resident_memory_bytes", .gauge, "Resident memory.", Double(bytes))
        }
        return text.text
    }
}

/// What this process holds in memory.
enum ProcessMemory {
    /// As Linux counts it; `nil` where there is no `/proc`.
    static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { WholeText.read($0, in: 0...1 << 40) }
        return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    }
}
