import CorginaCore

/// What a thing was at one time, as it is written.
private enum Form: UInt8 {
    /// Taken away.
    case gone
    case event, skippedDose
    /// All else, as in an entry's text.
    case text
}

/// What only some events have.
private struct Traits: OptionSet {
    let rawValue: UInt8

    static let notes = Traits(rawValue: 1)
    static let tags = Traits(rawValue: 2)
    static let photo = Traits(rawValue: 4)
    static let bump = Traits(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ event: HealthEvent) {
        self = []
        if !event.notes.isEmpty { insert(.notes) }
        if !event.tags.isEmpty { insert(.tags) }
        if event.photo != nil { insert(.photo) }
        if event.isOfBump { insert(.bump) }
    }
}

extension SharedPartsWriter {
    mutating func write(_ record: Diary.Record?, to bytes: inout CheckpointBytes) throws(DiaryCheckpointError) {
        switch record {
        case nil: bytes.byte(Form.gone.rawValue)
        case .event(let event):
            bytes.byte(Form.event.rawValue)
            try write(event, to: &bytes)
        case .skippedDose(let dose):
            bytes.byte(Form.skippedDose.rawValue)
            bytes.slot(dose.slot)
            bytes.moment(dose.moment)
        case let other?:
            bytes.byte(Form.text.rawValue)
            bytes.run(try other.put.checkpointText())
        }
    }

    private mutating func write(_ event: HealthEvent, to bytes: inout CheckpointBytes) throws(DiaryCheckpointError) {
        bytes.byte(Traits(event).rawValue)
        bytes.moment(event.moment)
        bytes.count(try place(of: event.details))
        if !event.notes.isEmpty { bytes.count(place(of: event.notes)) }
        if !event.tags.isEmpty {
            bytes.count(event.tags.count)
            for tag in event.tags { bytes.count(place(of: tag)) }
        }
        if let photo = event.photo { bytes.id(photo) }
    }
}

extension SharedParts {
    /// - Parameter id: the thing's.
    /// - Returns: also the place of an event's details.
    func nextRecord(
        _ id: RecordID, _ reader: inout CheckpointReader
    ) throws(DiaryCheckpointError) -> (record: Diary.Record?, details: Int?) {
        switch Form(rawValue: try reader.byte()) {
        case .gone: return (nil, nil)
        case .event:
            let (event, details) = try nextEvent(id, &reader)
            return (.event(event), details)
        case .skippedDose:
            return (.skippedDose(SkippedDose(slot: try reader.slot(), moment: try reader.moment())), nil)
        case .text:
            guard let (record, own) = try Change(checkpointText: reader.run()).record, own == id else {
                throw .notReadable
            }
            return (record, nil)
        case nil: throw .notReadable
        }
    }

    private func nextEvent(
        _ id: RecordID, _ reader: inout CheckpointReader
    ) throws(DiaryCheckpointError) -> (HealthEvent, details: Int) {
        let traits = Traits(rawValue: try reader.byte())
        let moment = try reader.moment()
        let place = try reader.place(in: details.count)
        let event = HealthEvent(
            id: id, moment: moment, details: details[place],
            notes: traits.contains(.notes) ? try nextText(&reader) : "",
            tags: traits.contains(.tags) ? try nextTexts(&reader) : [],
            photo: traits.contains(.photo) ? try reader.recordID() : nil, isOfBump: traits.contains(.bump))
        return (event, place)
    }

    private func nextTexts(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try reader.count()) { texts.append(try nextText(&reader)) }
        return texts
    }
}
