import CorginaCore

/// A diary as other programs of health care read it: a collection of FHIR R4 (4.0.1).
///
/// It has what the diary says now. What was removed or corrected is not in it, and neither are notes that stand alone, photos,
/// recipes and settings.
public struct FHIRBundle: Hashable, Sendable {
    public let exportedAt: Moment
    /// Herself, then the pregnancy, then her list of supplements, then what happened, oldest first.
    public let resources: [FHIRResource]

    /// - Parameter days: the days whose entries are in it; `nil` for all. Herself, the pregnancy and her list always are.
    public init(_ diary: Diary, on days: ClosedRange<CalendarDay>? = nil, now: Moment) {
        let writer = FHIRWriter(diary, now: now)
        exportedAt = now
        resources = [writer.patient] + writer.pregnancy + writer.body + writer.list + writer.events(on: days)
    }

    /// The text in UTF-8, a resource a line. The same diary at the same moment gives the same bytes.
    public func encoded() -> [UInt8] {
        let head: JSON = [
            "resourceType": "Bundle", "language": "en", "type": "collection",
            "timestamp": FHIRValue.dateTime(exportedAt),
        ]
        var bytes = Array(head.utf8.dropLast() + ",\"entry\":[".utf8)
        for (place, resource) in resources.enumerated() {
            bytes += (place == 0 ? "\n" : ",\n").utf8
            bytes += resource.entry.utf8
        }
        return bytes + "\n]}\n".utf8
    }
}
