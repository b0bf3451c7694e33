import CorginaCore
import CorginaJournal

/// Gathers the entries of a file, and what is left out of it.
struct ImportCollector {
    let world: ImportWorld
    private(set) var reading: ImportReading
    private var ids: Set<RecordID> = []
    private var alike: [String: Int] = [:]

    init(_ source: ImportSource, _ content: ImportContent, _ world: ImportWorld) {
        self.world = world
        reading = ImportReading(source, content)
    }

    /// Adds an entry, unless it cannot be meant.
    ///
    /// - Parameter key: what tells it from all others of that app.
    /// - Returns: its id, also where it was there before; `nil` where it cannot be meant.
    /// - Throws: `tooMany`.
    @discardableResult
    mutating func add(
        _ details: HealthEvent.Details, at moment: Moment, key: String, notes: String = ""
    ) throws(ImportError) -> RecordID? {
        if let fault = fault(of: details, at: moment) {
            leaveOut(fault)
            return nil
        }
        let id = world.name("corgina import \(reading.source.rawValue) \(details.kind.rawValue) \(key)")
        guard ids.insert(id).inserted else {
            leaveOut(.twice)
            return id
        }
        guard reading.events.count < world.mostEntries else { throw .tooMany(most: world.mostEntries) }
        reading.events.append(HealthEvent(id: id, moment: moment, details: details, notes: notes))
        return id
    }

    /// The same for what has a day and perhaps a time. What is of today and would lie ahead counts as of now.
    mutating func add(
        _ details: HealthEvent.Details, on day: CalendarDay, at time: TimeOfDay?, usually usual: TimeOfDay, key: String,
        notes: String = ""
    ) throws(ImportError) {
        guard HealthEvent.days.contains(day) else { return leaveOut(.unreadableDate) }
        if time == nil { reading.hasUsualTimes = true }
        var moment = world.clock(day, time ?? usual)
        if day == world.now.day, moment > world.now { moment = world.now }
        try add(details, at: moment, key: key, notes: notes)
    }

    /// How many of the same there were before: what tells two glasses of one day apart where the file has no times.
    mutating func countBefore(_ key: String) -> Int {
        let count = alike[key, default: 0]
        alike[key] = count + 1
        return count
    }

    mutating func leaveOut(_ reason: LeftOut, count: Int = 1) { reading.leftOut[reason, default: 0] += count }

    private func fault(of details: HealthEvent.Details, at moment: Moment) -> LeftOut? {
        guard HealthEvent.days.contains(moment.day) else { return .unreadableDate }
        guard moment <= world.now else { return .future }
        return details.implausible == nil ? nil : .implausible
    }
}
