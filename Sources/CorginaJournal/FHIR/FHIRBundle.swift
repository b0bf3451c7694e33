import CorginaCore

/// A diary as other programs of health care read it: a collection of FHIR R4 (4.0.1).
///
/// It has what the diary says now. What was removed or corrected is not in it, and neither are notes that stand alone, photos,
/// recipes and settings.
public struct FHIRBundle: Sendable {
    public let exportedAt: Moment
    private let writer: FHIRWriter
    private let days: [CalendarDay]

    /// - Parameter days: the days whose entries are in it; `nil` for all. Herself, the pregnancy and her list always are.
    public init(_ diary: Diary, on days: ClosedRange<CalendarDay>? = nil, now: Moment) {
        exportedAt = now
        writer = FHIRWriter(diary, now: now)
        self.days = writer.days(in: days)
    }

    /// Herself, then the pregnancy, then her list of supplements, then what happened, oldest first.
    public var resources: [FHIRResource] { about + days.flatMap { writer.events(on: $0) } }

    private var about: [FHIRResource] { [writer.patient] + writer.pregnancy + writer.body + writer.list }

    /// The text in UTF-8, a resource a line. The same diary at the same moment gives the same bytes.
    ///
    /// It is made a day at a time, so that no more than a day's resources are in memory beside the text.
    public func encoded() -> [UInt8] {
        let head: JSON = [
            "resourceType": "Bundle", "language": "en", "type": "collection",
            "timestamp": FHIRValue.dateTime(exportedAt),
        ]
        var bytes = Array(head.utf8.dropLast() + ",\"entry\":[".utf8)
        for (place, resource) in about.enumerated() { Self.write(resource, isFirst: place == 0, to: &bytes) }
        for day in days {
            for resource in writer.events(on: day) { Self.write(resource, isFirst: false, to: &bytes) }
        }
        return bytes + "\n]}\n".utf8
    }

    private static func write(_ resource: FHIRResource, isFirst: Bool, to bytes: inout [UInt8]) {
        bytes += (isFirst ? "\n" : ",\n").utf8
        bytes += resource.entry.utf8
    }
}
