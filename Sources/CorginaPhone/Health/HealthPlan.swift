import CorginaCore
import CorginaJournal

/// What is to be written to Apple Health and taken away from it, so that what she chose stands there once and as her diary has it.
public struct HealthPlan: Hashable, Sendable {
    /// The oldest first. Saved twice, each stands once.
    public let save: [HealthSample]
    public let delete: [HealthDeletion]
    /// To be kept once both are done.
    public let ledger: HealthLedger

    /// - Parameters:
    ///   - written: what stands in Apple Health already.
    ///   - now: entries after it wait.
    public init(_ diary: Diary, _ choices: HealthChoices, written: HealthLedger, now: Moment) {
        var draft = Draft(ledger: written, now: now)
        let mapping = HealthMapping(choices)
        for event in Self.events(of: diary, choices, now) { draft.put(mapping.samples(of: event), of: event.id) }
        let pregnancies = diary.pregnancies
        for pregnancy in choices.writesPregnancy ? pregnancies : [] {
            draft.put(mapping.sample(of: pregnancy, now: now).map { [$0] } ?? [], of: pregnancy.id)
        }
        // What is gone from the diary goes there too. What she merely no longer shares stays as it is.
        let kept = Set(pregnancies.map { $0.id })
        for id in written.written.keys.sorted() where diary.event(id) == nil && !kept.contains(id) {
            draft.put([], of: id)
        }
        (save, delete, ledger) = (draft.save, draft.delete, draft.ledger)
    }

    /// What she chose to write, the oldest first.
    private static func events(of diary: Diary, _ choices: HealthChoices, _ now: Moment) -> [HealthEvent] {
        guard choices.since <= now.day, !choices.writes.isEmpty else { return [] }
        let imports = DiaryImports(diary)
        return diary.events(of: choices.writes, on: choices.since...now.day).sorted { $0.moment < $1.moment }.filter {
            $0.moment <= now && imports.source(of: $0.id) != .appleHealth
        }
    }

    /// Everything that Corgina wrote there is taken away.
    public init(removing written: HealthLedger) {
        var draft = Draft(ledger: written, now: Moment(secondsSinceEpoch: 0, utcOffset: 0))
        for id in written.written.keys.sorted() { draft.put([], of: id) }
        (save, delete, ledger) = (draft.save, draft.delete, draft.ledger)
    }

    private struct Draft {
        var save: [HealthSample] = []
        var delete: [HealthDeletion] = []
        var ledger: HealthLedger
        let now: Moment

        init(ledger: HealthLedger, now: Moment) {
            self.ledger = ledger
            self.now = now
        }

        /// What shall stand of an entry.
        mutating func put(_ samples: [HealthSample], of id: RecordID) {
            let before = ledger[id]
            guard before?.fingerprint != HealthLedger.Written.fingerprint(of: samples) else { return }
            // Greater than every version before, also of a phone whose ledger is lost.
            let version = max(now.secondsSinceEpoch, (before?.version ?? 0) + 1)
            let after = HealthLedger.Written(samples, version: version)
            delete += before?.types(without: after).map { HealthDeletion($0, of: id) } ?? []
            save += samples.map { $0.version(version) }
            ledger[id] = samples.isEmpty ? nil : after
        }
    }
}

/// A sample that is to be taken away from Apple Health, if it is there.
public struct HealthDeletion: Hashable, Sendable {
    /// The identifier of its type.
    public let type: String
    public let syncIdentifier: String

    init(_ type: HealthType, of id: RecordID) {
        self.type = type.identifier
        syncIdentifier = HealthSync.identifier(of: id, type)
    }
}
