import CorginaCore

/// The entries in a file of FHIR, and how much in it is none.
public struct FHIRRecords: Hashable, Sendable {
    /// In the order of the file; each id once. An id follows from what names the record: the same record has the same id in every file.
    public let events: [HealthEvent]
    /// How many records are no entries, by the reason.
    public let skipped: [FHIRSkip: Int]

    /// - Parameter offset: the seconds east of UTC that hold where she is at an instant.
    public init(_ bytes: [UInt8], now: Moment, offset: @escaping (Int64) -> Int) throws(FHIRFileError) {
        let file = try FHIRFile(bytes)
        let people = Set(file.resources.compactMap { $0.json["subject"]?["reference"]?.text })
        guard people.count <= 1 else { throw .severalPeople }
        let reader = FHIRReader(now: now, offset: offset, responses: FHIRResponses(file.resources))
        var (events, seen, skipped): ([HealthEvent], Set<RecordID>, [FHIRSkip: Int]) = ([], [], [:])
        for (address, json) in file.resources {
            do throws(FHIRSkip) {
                guard let event = try reader.event(json, at: address) else { continue }
                guard seen.insert(event.id).inserted else { throw .twice }
                events.append(event)
            } catch {
                skipped[error, default: 0] += 1
            }
        }
        self.events = events
        self.skipped = skipped
    }

    /// Whether a file is one of FHIR: JSON whose outermost object names its kind of resource.
    public static func areIn(_ bytes: [UInt8]) -> Bool {
        guard let outline = try? JSONOutline(bytes) else { return false }
        return outline.members["resourceType"] != nil
    }
}
