import CorginaCore
import CorginaPhone
import CorginaRooms
import Foundation
import HealthKit

/// Writes to Health what she chose, as the plan says. Nothing is written or read before she chose it.
enum HealthBridge {
    static let store = HKHealthStore()

    static func refresh(_ host: PhoneHost) async {
        guard HKHealthStore.isHealthDataAvailable(), let choices = await choices(host) else { return }
        if !choices.reads.isEmpty { try? await take(choices, into: host) }
        // Also where she writes nothing any more: what she removes from her diary is deleted there.
        guard let ledger = try? await host.keeper.kept(.writtenHealth) else { return }
        let written = HealthLedger(ledger)
        guard
            let plan = try? await host.keeper.visit({ visit in
                HealthPlan(visit.diary, choices, written: written, now: visit.now)
            })
        else { return }
        // The ledger is kept only once both are done: what is saved twice stands once.
        guard plan.ledger != written, (try? await carryOut(plan)) != nil else { return }
        try? await host.keeper.keep(plan.ledger.bytes, as: .writtenHealth)
    }

    /// Keeps what she chose, and asks for just that.
    static func choose(_ choices: HealthChoices, _ host: PhoneHost) async throws {
        try await host.keeper.keep(choices.bytes, as: PhonePowers.Shelf.healthChoices)
        let written = HealthType.written(choices).compactMap { sampleType($0) }
        let read = HealthType.read(choices).compactMap { sampleType($0) }
        if !written.isEmpty || !read.isEmpty {
            try await store.requestAuthorization(toShare: Set(written), read: Set(read))
        }
        await PhonePowers.refresh(host)
    }

    /// Takes away all that Corgina wrote, and writes nothing from then on: else the next change would bring it back.
    static func removeAll(_ host: PhoneHost) async throws {
        if var choices = await choices(host) {
            (choices.writes, choices.writesPregnancy) = ([], false)
            try await host.keeper.keep(choices.bytes, as: PhonePowers.Shelf.healthChoices)
        }
        let plan = HealthPlan(removing: HealthLedger(try await host.keeper.kept(.writtenHealth)))
        try await carryOut(plan)
        try await host.keeper.keep(plan.ledger.bytes, as: .writtenHealth)
    }

    static func choices(_ host: PhoneHost) async -> HealthChoices? {
        HealthChoices((try? await host.keeper.kept(PhonePowers.Shelf.healthChoices)) ?? [])
    }

    private static func carryOut(_ plan: HealthPlan) async throws {
        for deletion in plan.delete {
            let predicate = HKQuery.predicateForObjects(
                withMetadataKey: HKMetadataKeySyncIdentifier, allowedValues: [deletion.syncIdentifier])
            guard let type = objectType(deletion.type) else { continue }
            _ = try await store.deleteObjects(of: type, predicate: predicate)
        }
        let samples = plan.save.compactMap { sample($0) }
        if !samples.isEmpty { try await store.save(samples) }
    }
}
