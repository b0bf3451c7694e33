import CorginaCore

/// What only some intakes have.
private struct Traits: OptionSet {
    let rawValue: UInt8

    static let dose = Traits(rawValue: 1)
    static let slot = Traits(rawValue: 2)
    static let extra = Traits(rawValue: 4)
    static let contents = Traits(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ intake: SupplementIntake) {
        self = []
        if intake.dose != nil { insert(.dose) }
        switch intake.purpose {
        case .dose: insert(.slot)
        case .extra: insert(.extra)
        case nil: break
        }
        if intake.contents != nil { insert(.contents) }
    }
}

extension SharedPartsWriter {
    mutating func write(_ intake: SupplementIntake, to bytes: inout CheckpointBytes) {
        bytes.byte(Traits(intake).rawValue)
        bytes.count(place(of: intake.name))
        bytes.signed(Int64(intake.count))
        if let dose = intake.dose { bytes.count(place(of: dose)) }
        switch intake.purpose {
        case .dose(let slot): bytes.slot(slot)
        case .extra(let supplement): bytes.id(supplement)
        case nil: break
        }
        if let contents = intake.contents { bytes.count(place(of: contents)) }
    }
}

extension SharedParts {
    func nextIntake(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> SupplementIntake {
        let traits = Traits(rawValue: try reader.byte())
        let (name, count) = (try nextText(&reader), try reader.int())
        return SupplementIntake(
            name: name, dose: traits.contains(.dose) ? try nextText(&reader) : nil, count: count,
            purpose: try nextPurpose(traits, &reader),
            contents: traits.contains(.contents) ? contents[try reader.place(in: contents.count)] : nil)
    }

    private func nextPurpose(
        _ traits: Traits, _ reader: inout CheckpointReader
    ) throws(DiaryCheckpointError) -> SupplementIntake.Purpose? {
        if traits.contains(.slot) { return .dose(try reader.slot()) }
        return traits.contains(.extra) ? .extra(of: try reader.recordID()) : nil
    }
}
