import CorginaJournal
import Foundation

/// A checkpoint that is being written.
struct CheckpointWriting: Sendable {
    let journal: JournalID
    let task: Task<Void, Never>
}

extension DiaryCache.Cached {
    init(_ checkpoint: Checkpoint) {
        self.init(
            diary: checkpoint.diary, head: checkpoint.head, sealedBytes: checkpoint.sealedBytes,
            readFrom: checkpoint.head.sequence, checkpointed: checkpoint.head.sequence)
    }
}

// MARK: Reading

extension AsyncSemaphore {
    /// The checkpoint of a journal and the entries after it, once it is its turn; `nil` where every entry has to be read.
    nonisolated func checkpoint(
        of journal: UnlockedJournal, _ rule: CheckpointRule
    ) async -> (checkpoint: Checkpoint, page: UnlockedJournal.Page)? {
        guard let program = rule.program.known else { return nil }
        return await pass {
            // The entry it stands for is compared. A journal that has another there is folded, and that says what is wrong.
            guard let checkpoint = try? await journal.checkpoints.read(by: program),
                let page = try? await journal.page(after: checkpoint.head)
            else { return nil }
            return (checkpoint, page)
        }
    }
}

// MARK: Writing

extension DiaryCache {
    /// Begins to write a checkpoint of a diary that is kept, if one is due and no other is being written. Nobody waits for it; whoever
    /// looks next begins it otherwise.
    func writeCheckpoint(of current: Cached, _ journal: UnlockedJournal) {
        guard writing == nil, current.isSound,
            checkpoints.isDue(at: current.head.sequence, kept: current.checkpointed)
        else { return }
        let task = Task(priority: .utility) { [checkpoints] in
            let outcome = await Self.write(current, journal, checkpoints)
            wrote(outcome, of: current.head, journal.id)
        }
        writing = CheckpointWriting(journal: journal.id, task: task)
    }

    /// Returns once nothing is being written.
    public func checkpointWritten() async { await writing?.task.value }

    private enum Outcome {
        /// Kept; or it could not be, and is tried again when the next one is due.
        case done
        /// She locked her diary meanwhile.
        case abandoned
        /// An entry from before the last checkpoint is not what was written.
        case damaged
    }

    private func wrote(_ outcome: Outcome, of head: JournalHead, _ journal: JournalID) {
        writing = nil
        switch outcome {
        case .done: note(head, of: journal)
        case .abandoned: break
        case .damaged: forget(journal)
        }
    }

    private nonisolated static func write(
        _ current: Cached, _ journal: UnlockedJournal, _ rule: CheckpointRule
    ) async -> Outcome {
        do {
            guard let program = await rule.program.value() else { return .done }
            // What a checkpoint spared the opening is looked at now, and found before another checkpoint hides it for longer.
            if current.readFrom > 0, try await !journal.chains(to: current.head) {
                try await journal.checkpoints.discard()
                return .damaged
            }
            guard let bytes = try await bytes(of: current.diary) else { return .abandoned }
            try await journal.checkpoints.keep(
                bytes, at: current.head, sealedBytes: current.sealedBytes, by: program)
            return .done
        } catch { return .done }
    }

    /// `nil` where it was given up.
    nonisolated static func bytes(of diary: Diary) async throws -> [UInt8]? {
        var writer = DiaryCheckpointWriter(diary)
        while try writer.write(500) {
            await Task.yield()
            if Task.isCancelled { return nil }
        }
        return Task.isCancelled ? nil : try writer.finished()
    }
}
