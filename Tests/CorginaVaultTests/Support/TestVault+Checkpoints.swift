import Foundation
import GRDB

@testable import CorginaVault

extension CheckpointRule {
    /// From ten entries on, after five new ones, by a program that is known.
    static func short(program: UInt8 = 1) -> CheckpointRule {
        CheckpointRule(leastEntries: 10, leastStep: 5, program: ProgramTrace(Data(repeating: program, count: 32)))
    }
}

extension DiaryCache {
    /// One that has nothing yet, as after a start.
    static func started(_ rule: CheckpointRule = .short()) -> DiaryCache { DiaryCache(checkpoints: rule) }

    /// The diary, once its checkpoint is written if one is due.
    func settled(_ journal: UnlockedJournal) async throws -> Folded {
        let folded = try await folded(for: journal)
        await checkpointWritten()
        return folded
    }
}

extension TestVault {
    /// Up to which entry there is a checkpoint; `nil` for none.
    func checkpoint(of journal: UnlockedJournal) throws -> Int? {
        try tamper {
            try Int.fetchOne(
                $0, sql: "SELECT sequence FROM checkpoint WHERE journal = ?", arguments: [journal.id.bytes])
        }
    }

    /// Damages an entry. Whoever reads it notices.
    func damage(_ sequence: Int, of journal: UnlockedJournal) throws {
        try tamper {
            try $0.execute(
                sql: "UPDATE journal SET sealed = zeroblob(541) WHERE journal = ? AND sequence = ?",
                arguments: [journal.id.bytes, sequence])
        }
    }
}
