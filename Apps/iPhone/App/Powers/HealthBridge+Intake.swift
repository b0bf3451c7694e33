import CorginaCore
import CorginaImports
import CorginaJournal
import CorginaPhone
import CorginaPhoneStore
import Foundation
import HealthKit

extension HealthBridge {
    /// Takes what is new in Health into the diary, as the plan says.
    static func take(_ choices: HealthChoices, into host: PhoneHost) async throws {
        var readings: [HealthReading] = []
        var (anchors, gone) = (HealthAnchors(try await host.keeper.kept(.healthAnchors)), [RecordID]())
        let before = anchors
        for type in HealthType.queried(choices) {
            readings += try await found(type)
            gone += try await deleted(type, since: choices.since, &anchors)
        }
        let taken = TakenHealth(try await host.keeper.kept(.takenHealth))
        let (found, deleted) = (readings, gone)
        let surroundings = PhoneSurroundings.live
        let intake = try await host.keeper.visit { visit in
            try? HealthIntake(
                found, deleted: deleted, into: visit.diary, choices, taken: taken, mark: mark,
                world: world(surroundings),
                newID: { entryID(surroundings) })
        }
        guard let intake else { return }
        if intake.taken != taken {
            try await host.keeper.append(intake.entries)
            try await host.keeper.keep(intake.taken.bytes, as: .takenHealth)
        }
        // Last: where the app ends before, the same deletions are read again, and change nothing twice.
        if anchors != before { try await host.keeper.keep(anchors.bytes, as: .healthAnchors) }
    }

    /// What was deleted there since the mark that is kept, or since the day she chose; then the mark goes on.
    private static func deleted(
        _ type: HealthType, since day: CalendarDay, _ anchors: inout HealthAnchors
    ) async throws -> [RecordID] {
        guard let sampleType = sampleType(type) else { return [] }
        let mark = anchors[type].flatMap { anchor($0) }
        // A predicate filters what was deleted too, of which HealthKit may not know the day any more. After a mark there is little to read.
        let query = HKAnchoredObjectQueryDescriptor(
            predicates: [.sample(type: sampleType, predicate: mark == nil ? samples(since: day) : nil)], anchor: mark)
        let result = try await query.result(for: store)
        let next = try NSKeyedArchiver.archivedData(withRootObject: result.newAnchor, requiringSecureCoding: true)
        anchors[type] = [UInt8](next)
        return result.deletedObjects.map { id($0.uuid) }
    }

    private static func samples(since day: CalendarDay) -> NSPredicate {
        let start = Date(timeIntervalSince1970: TimeInterval(day.number) * 86_400)
        return HKQuery.predicateForSamples(withStart: start, end: nil, options: [])
    }

    private static func anchor(_ mark: [UInt8]) -> HKQueryAnchor? {
        try? NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: Data(mark))
    }

    private static func found(_ type: HealthType) async throws -> [HealthReading] {
        guard let sampleType = sampleType(type) else { return [] }
        let start = Date.now.addingTimeInterval(-Double(HealthIntake.days) * 86_400)
        let predicate = HKQuery.predicateForSamples(withStart: start, end: nil, options: .strictStartDate)
        let query = HKAnchoredObjectQueryDescriptor(
            predicates: [HKSamplePredicate<HKSample>.sample(type: sampleType, predicate: predicate)], anchor: nil)
        return try await query.result(for: store).addedSamples.compactMap { reading($0, of: type) }
    }

    private static var mark: ImportMark { ImportMark(.appleHealth, random: UInt64.random(in: 0...UInt64.max)) }

    private static func entryID(_ surroundings: PhoneSurroundings) -> EntryID {
        let id = surroundings.newID()
        return EntryID(high: id.high, low: id.low)
    }

    private static func world(_ surroundings: PhoneSurroundings) -> ImportWorld {
        ImportWorld(
            now: surroundings.now, mostEntries: 50_000, offset: surroundings.offset, name: { RecordID(naming: $0) })
    }
}

// MARK: Samples

extension HealthBridge {
    private static func reading(_ sample: HKSample, of type: HealthType) -> HealthReading? {
        let pressure = (sample as? HKCorrelation).flatMap { both($0) }
        guard !(sample is HKCorrelation) || pressure != nil else { return nil }
        let value: Double =
            switch sample {
            case let sample as HKQuantitySample: sample.quantity.doubleValue(for: HKUnit(from: type.unit))
            case let sample as HKCategorySample: Double(sample.value)
            default: 0
            }
        return HealthReading(
            id: id(sample.uuid), type: type.identifier, value: value, pressure: pressure,
            start: moment(sample.startDate), end: moment(sample.endDate), source: sample.sourceRevision.source.name,
            syncIdentifier: sample.metadata?[HKMetadataKeySyncIdentifier] as? String,
            foodName: sample.metadata?[HKMetadataKeyFoodType] as? String)
    }

    private static func both(_ correlation: HKCorrelation) -> HealthReading.Pressure? {
        func value(_ type: HealthType) -> Double? {
            let part = correlation.objects.first { $0.sampleType.identifier == type.identifier } as? HKQuantitySample
            return part?.quantity.doubleValue(for: HKUnit(from: type.unit))
        }
        guard let systolic = value(.systolic), let diastolic = value(.diastolic) else { return nil }
        return HealthReading.Pressure(systolic: systolic, diastolic: diastolic)
    }

    private static func id(_ uuid: UUID) -> RecordID {
        withUnsafeBytes(of: uuid.uuid) { bytes in
            RecordID(
                high: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
                low: bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) })
        }
    }

    private static func moment(_ date: Date) -> Moment {
        let seconds = Int64(date.timeIntervalSince1970.rounded(.down))
        return Moment(secondsSinceEpoch: seconds, utcOffset: PhoneSurroundings.live.offset(seconds))
    }
}
