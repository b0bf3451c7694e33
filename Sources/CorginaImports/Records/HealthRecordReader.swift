import CorginaCore
import CorginaJournal

/// Reads a health record: FHIR in JSON, as clinics and other apps give it, and as Corgina writes it.
enum HealthRecordReader {
    static func read(_ bytes: [UInt8], _ world: ImportWorld) throws(ImportError) -> ImportReading {
        let records: FHIRRecords
        do throws(FHIRFileError) {
            records = try FHIRRecords(bytes, now: world.now, offset: world.offset)
        } catch { throw .record(error) }
        guard records.events.count <= world.mostEntries else { throw .tooMany(most: world.mostEntries) }
        var reading = ImportReading(.healthRecord, .everything)
        reading.events = records.events
        for (reason, count) in records.skipped { reading.leftOut[LeftOut(reason), default: 0] += count }
        return reading
    }
}

extension LeftOut {
    fileprivate init(_ reason: FHIRSkip) {
        self =
            switch reason {
            case .otherKind, .unknownCode: .otherKind
            case .notFinal: .notFinal
            case .plan: .planned
            case .noTime: .unreadableDate
            case .ahead: .future
            case .noValue: .unreadableFigure
            case .unknownUnit: .unknownUnit
            case .implausible: .implausible
            case .tooLong: .tooLong
            case .twice: .twice
            case .questionnaire: .questionnaire
            }
    }
}
