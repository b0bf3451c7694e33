import CorginaCore

/// One row of the table: one thing done over so many connections for a while.
struct LoadRow {
    enum Deed: String, CaseIterable, Sendable {
        /// Some accounts are used often and most now and then; one request in twenty logs something.
        case mixed
        case pages, taps, sentences

        var words: String {
            switch self {
            case .mixed: "mixed use"
            case .pages: "pages (Today)"
            case .taps: "logs with a tap"
            case .sentences: "logs by a sentence and its confirmation"
            }
        }
    }

    let deed: Deed
    let connections: Int
    let seconds: Double

    func measure(at place: LoadPlace, raw: RawCommit, servers: Int, port: Int) async throws {
        let (folders, made) = try await place.fresh(servers: servers)
        let commits = try rawCommits(raw)
        let run = LoadRun(made, ports: (0..<servers).map { port + $0 })
        try await LoadServer.together(on: folders[...], port: port, options: place.options) { running in
            let before = Self.kilobytes(running)
            let first = try await run.firstViews(connections: 8)
            let warm = Self.kilobytes(running)
            let figures = try await figures(of: run)
            made.acknowledged.add(figures.logs?.count ?? 0)
            say(figures)
            // Each server has each diary open.
            let each = (warm - before) / max(made.cookies.count * servers, 1)
            Announcement.say(
                """
                  first view of each: \(first.summary); memory \(before / 1_024) MB, \(warm / 1_024) with all open \
                (\(each) KB each), \(Self.kilobytes(running) / 1_024) at the end; \
                raw commits \(Figure.whole(commits)) a second
                """)
        }
        try await place.conclude(folders, made)
    }

    private static func kilobytes(_ servers: [LoadServer]) -> Int { servers.reduce(0) { $0 + $1.residentKilobytes } }

    /// What was looked at and what was logged.
    private struct Figures {
        var views: Timings?
        var logs: Timings?
    }

    private func figures(of run: LoadRun) async throws -> Figures {
        let time = Duration.seconds(seconds)
        func again(_ deed: LoadRun.Deed) async throws -> Timings {
            try await run.repeated(deed, connections: connections, for: time)
        }
        switch deed {
        case .mixed:
            let done = try await run.mixedUse(connections: connections, for: time)
            return Figures(views: done.views, logs: done.taps)
        case .pages: return Figures(views: try await again(.view))
        case .taps: return Figures(logs: try await again(.tap))
        case .sentences: return Figures(logs: try await again(.sentence))
        }
    }

    private func say(_ figures: Figures) {
        let parts = [("pages", figures.views), ("logs", figures.logs)].compactMap { name, timings in
            timings.map { "\(Figure.whole(Double($0.count) / seconds)) \(name) a second, \($0.summary)" }
        }
        Announcement.say(
            "\(connections) \(connections == 1 ? "connection" : "connections"), \(deed.words): \(parts.joined(separator: "; "))"
        )
    }

    /// How many a second, by one writer, for a while before the row.
    private func rawCommits(_ raw: RawCommit) throws -> Double {
        let time = min(seconds / 4, 1)
        let end = ContinuousClock.now + .seconds(time)
        var count = 0.0
        while ContinuousClock.now < end {
            try raw.commit()
            count += 1
        }
        return count / time
    }
}
