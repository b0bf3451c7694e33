import CorginaCore
import CorginaJournal

/// What goes to Apple Health and comes from it, as she chose on this phone. Nothing does until she chooses.
public struct HealthChoices: Hashable, Sendable {
    public var writes: Set<HealthEvent.Details.Kind>
    public var reads: Set<HealthEvent.Details.Kind>
    /// Whether her pregnancy stands in Apple Health.
    public var writesPregnancy: Bool
    /// Whether foods go with their names.
    public var namesFoods: Bool
    /// Whether the day's active energy is shown beside her calories. It is kept nowhere, and no goal grows by it.
    public var readsActiveEnergy: Bool
    /// The first day that is written and read.
    public var since: CalendarDay

    public init(
        writes: Set<HealthEvent.Details.Kind> = [], reads: Set<HealthEvent.Details.Kind> = [],
        writesPregnancy: Bool = false, namesFoods: Bool = false, readsActiveEnergy: Bool = false, since: CalendarDay
    ) {
        self.writes = writes
        self.reads = reads
        self.writesPregnancy = writesPregnancy
        self.namesFoods = namesFoods
        self.readsActiveEnergy = readsActiveEnergy
        self.since = since
    }
}

extension HealthChoices {
    /// As the phone keeps it: an object of JSON.
    public var bytes: [UInt8] {
        let json: JSON = [
            "writes": Self.names(writes), "reads": Self.names(reads), "pregnancy": .bool(writesPregnancy),
            "foodNames": .bool(namesFoods), "activeEnergy": .bool(readsActiveEnergy), "since": .string("\(since)"),
        ]
        return json.utf8
    }

    /// Reads ``bytes``; anything else is `nil`. A kind that a newer Corgina knows is passed over.
    public init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let since = json["since"]?.text.flatMap({ CalendarDay($0) }) else {
            return nil
        }
        self.init(
            writes: Self.kinds(json["writes"]), reads: Self.kinds(json["reads"]),
            writesPregnancy: json["pregnancy"]?.boolean ?? false, namesFoods: json["foodNames"]?.boolean ?? false,
            readsActiveEnergy: json["activeEnergy"]?.boolean ?? false, since: since)
    }

    private static func names(_ kinds: Set<HealthEvent.Details.Kind>) -> JSON {
        .array(HealthEvent.Details.Kind.allCases.filter { kinds.contains($0) }.map { .string($0.rawValue) })
    }

    private static func kinds(_ json: JSON?) -> Set<HealthEvent.Details.Kind> {
        Set((json?.elements ?? []).compactMap { $0.text }.compactMap { HealthEvent.Details.Kind(rawValue: $0) })
    }
}
