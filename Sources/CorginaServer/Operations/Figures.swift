import CorginaVault

/// Everything that is counted, as Prometheus reads it.
struct Figures: Sendable {
    let metrics: Metrics
    let vault: Vault

    func text(newestBackup: Int?) async -> String {
        var text = MetricsText()
        addRequests(to: &text)
        await addDiaries(to: &text)
        text.add(
            "corgina_flush_pending", .gauge,
            "Whether deleted bytes may still be in the log, because another program reads the file.",
            vault.health.isFlushPending ? 1 : 0)
        if let newestBackup {
            text.add(
                "corgina_backup_timestamp_seconds", .gauge, "When the newest backup was made.", Double(newestBackup))
        }
        if let bytes = ProcessMemory.residentBytes {
            text.add("process_resident_memory_bytes", .gauge, "Resident memory.", Double(bytes))
        }
        return text.text
    }

    private func addRequests(to text: inout MetricsText) {
        let counts = metrics.counts
        text.add(
            "corgina_requests_total", .counter, "Requests answered.",
            counts.requests.sorted {
                ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
            }
            .map {
                ([("route", $0.key.route), ("method", $0.key.method), ("status", $0.key.status)], Double($0.value))
            })
        text.add("corgina_request_seconds", "Time from a request's head to its answer.", durations: counts.durations)
    }

    private func addDiaries(to text: inout MetricsText) async {
        let unlocked = await vault.diaries.size
        text.add(
            "corgina_entries_appended_total", .counter, "Entries made durable.", Double(vault.health.appendedEntries))
        text.add("corgina_unlocked_diaries", .gauge, "Diaries held folded in memory.", Double(unlocked.diaries))
        text.add("corgina_unlocked_entries", .gauge, "Entries of those diaries.", Double(unlocked.entries))
        text.add("corgina_unlocked_bytes", .gauge, "Roughly the memory they take.", Double(unlocked.bytes))
    }
}
