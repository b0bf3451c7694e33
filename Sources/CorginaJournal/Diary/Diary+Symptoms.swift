import CorginaCore

/// What she felt of one kind: how often, how strongly, when last.
public struct SymptomHistory: Hashable, Sendable {
    /// The reference's kind; `nil` for one of her own.
    public let kind: SymptomKind?
    /// As her latest entry calls it.
    public let name: String
    /// Newest first; those that tell it has gone are not among them.
    public let events: [HealthEvent]

    public var count: Int { events.count }
}

extension Diary {
    /// What she felt on those days by kind, the most frequent first. What has gone counts as nothing felt.
    public func symptomHistories(on days: ClosedRange<CalendarDay>) -> [SymptomHistory] {
        SymptomHistory.all(events(of: [.symptom], on: days))
    }
}

extension SymptomHistory {
    fileprivate static func all(_ symptoms: [HealthEvent]) -> [SymptomHistory] {
        var groups: [String: [(report: SymptomReport, event: HealthEvent)]] = [:]
        for event in symptoms {
            guard case .symptom(let report) = event.details, !report.hasResolved else { continue }
            groups[report.kind?.id.rawValue ?? "own " + report.name.lowercased(), default: []].append((report, event))
        }
        return groups.values.compactMap { group -> SymptomHistory? in
            group.first.map {
                SymptomHistory(kind: $0.report.kind, name: $0.report.name, events: group.map { $0.event })
            }
        }
        .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
