import CorginaCore

/// What a file of FHIR would add to a diary, and what it would not.
public struct FHIRImport: Hashable, Sendable {
    /// What would be added, oldest first.
    public let events: [HealthEvent]
    /// How many of its records the diary has.
    public let known: Int
    /// How many are not taken, by the reason.
    public let skipped: [FHIRSkip: Int]

    /// The longest it may be while it waits for her yes, in bytes of ``encoded()``.
    public static let longest = 250_000

    /// - Parameter offset: the seconds east of UTC that hold where she is at an instant.
    public init(
        _ bytes: [UInt8], into diary: Diary, now: Moment, offset: @escaping (Int64) -> Int
    ) throws(FHIRFileError) {
        let file = try FHIRFile(bytes)
        let people = Set(file.resources.compactMap { $0.json["subject"]?["reference"]?.text })
        guard people.count <= 1 else { throw .severalPeople }
        let reader = FHIRReader(now: now, offset: offset)
        var (fresh, seen, skipped, known): ([HealthEvent], Set<RecordID>, [FHIRSkip: Int], Int) = ([], [], [:], 0)
        for (address, json) in file.resources {
            do throws(FHIRSkip) {
                guard let event = try reader.event(json, at: address) else { continue }
                guard seen.insert(event.id).inserted else { throw .twice }
                if Self.has(event, diary) { known += 1 } else { fresh.append(event) }
            } catch {
                skipped[error, default: 0] += 1
            }
        }
        events = fresh.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        self.known = known
        self.skipped = skipped
    }

    /// What of it the diary still does not have.
    public func fresh(for diary: Diary) -> [HealthEvent] { events.filter { !Self.has($0, diary) } }
}

extension FHIRImport {
    /// Whether a diary has that entry, or the same told under another name.
    private static func has(_ event: HealthEvent, _ diary: Diary) -> Bool {
        if diary.records[event.id]?.current != nil { return true }
        return diary.events(on: event.moment.day).contains { other in
            other.details == event.details && other.moment.secondsSinceEpoch == event.moment.secondsSinceEpoch
        }
    }
}
