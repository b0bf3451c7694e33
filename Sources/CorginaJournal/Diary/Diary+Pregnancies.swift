import CorginaCore

extension Diary {
    /// Her pregnancies, the latest first, whatever became of them.
    public var pregnancies: [Pregnancy] {
        index.pregnancies.compactMap { records[$0]?.current?.pregnancy }
            .sorted { ($0.estimatedDueDate, $0.id) > ($1.estimatedDueDate, $1.id) }
    }

    /// The pregnancy she is in: the ongoing one with the latest due date. `nil` before the first, after a birth and after a loss.
    public var currentPregnancy: Pregnancy? { pregnancies.first { $0.outcome.isOngoing } }

    /// The pregnancy Today turns on: the current one, else the last that there was.
    public var latestPregnancy: Pregnancy? { currentPregnancy ?? pregnancies.first }

    /// Every dating a pregnancy has had, the one in use first, each with when and why. Writing the same date again adds none.
    public func datingRevisions(of id: RecordID) -> [DatingRevision] {
        records[id]?.datings ?? []
    }
}

extension History<Diary.Record> {
    /// Every dating, the one in use first.
    fileprivate var datings: [DatingRevision] {
        var revisions: [DatingRevision] = []
        for version in versions {
            guard let pregnancy = version.value?.pregnancy, pregnancy.dating != revisions.last?.dating else { continue }
            revisions.append(
                DatingRevision(dating: pregnancy.dating, since: version.recordedAt, reason: pregnancy.datingReason))
        }
        return revisions.reversed()
    }
}
