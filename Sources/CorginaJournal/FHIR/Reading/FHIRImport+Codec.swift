import CorginaCore

extension FHIRImport {
    /// As it waits, sealed like a draft.
    ///
    /// - Throws: `tooMuch` for more than may wait.
    public func encoded() throws(FHIRFileError) -> [UInt8] {
        var events: [JSON] = []
        for event in self.events {
            do throws(CodecFault) { events.append(try event.json()) } catch { throw .tooMuch }
        }
        let reasons = FHIRSkip.allCases.compactMap { reason in
            skipped[reason].map { JSON.Member(reason.rawValue, .whole($0)) }
        }
        let json: JSON = ["known": .whole(known), "skipped": .object(reasons), "events": .array(events)]
        let bytes = json.utf8
        guard bytes.count <= Self.longest else { throw .tooMuch }
        return bytes
    }

    /// Reads what ``encoded()`` wrote; `nil` for anything else.
    public init?(decoding bytes: [UInt8]) {
        guard let text = try? JSONText(parsing: bytes), let fields = try? Fields(text.root, field: "import"),
            let known = try? fields.whole("known"), let reasons = try? fields.object("skipped"),
            let elements = try? fields.elements("events")
        else { return nil }
        var events: [HealthEvent] = []
        for element in elements {
            guard let event = try? HealthEvent(Fields(element, field: "event")) else { return nil }
            events.append(event)
        }
        var skipped: [FHIRSkip: Int] = [:]
        for reason in FHIRSkip.allCases { skipped[reason] = try? reasons.optional(reason.rawValue, reasons.whole) }
        self.init(events: events, known: known, skipped: skipped)
    }

    private init(events: [HealthEvent], known: Int, skipped: [FHIRSkip: Int]) {
        self.events = events
        self.known = known
        self.skipped = skipped
    }
}
