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
        for type in HealthType.queried(choices) { readings += try await found(type) }
        let taken = TakenHealth(try await host.keeper.kept(.takenHealth))
        let found = readings
        let surroundings = PhoneSurroundings.live
        let intake = try await host.keeper.visit { visit in
            try? HealthIntake(
                found, into: visit.diary, choices, taken: taken, mark: mark, world: world(surroundings),
                newID: { entryID(surroundings) })
        }
        guard let intake, intake.taken != taken else { return }
        try await host.keeper.append(intake.entries)
        try await host.keeper.keep(intake.taken.bytes, as: .takenHealth)
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
            id: id(of: sample), type: type.identifier, value: value, pressure: pressure,
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

    private static func id(of sample: HKSample) -> RecordID {
        withUnsafeBytes(of: sample.uuid.uuid) { bytes in
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
