import CorginaJournal
import CorginaVault
import Foundation

/// Rows that go to a device, and come from one.
extension SealedRoom {
    func read(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["after"])
        switch try await diaries.rows(after: try message.head("after"), for: session) {
        case .past(let head): throw SealedError.past(head)
        case .rows(let rows, let head):
            return HostAnswer(json: ["rows": .array(rows.map(Self.json)), "head": .string(head.mark)])
        }
    }

    /// Rows are not counted by the day for whoever shows a proof again, as those of a file are not.
    func append(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["head", "rows", "proof", "slot"])
        let (head, rows) = (try message.head("head"), try message.rows("rows"))
        guard let journal = session.journal else { throw VaultError.passNeeded }
        let isProven = message.has("proof")
        if isProven {
            try await diaries.confirm(try message.proof(), of: try message.slot(), by: session, at: now)
        }
        let result = try await quota.keep(rows, in: journal, after: head, on: isProven ? nil : now.day) {
            try await diaries.append(rows, after: head, for: session)
        }
        return try answer(result)
    }

    func stage(_ message: SealedMessage, _ session: SealedSession) async throws -> HostAnswer {
        try message.only(["head", "rows"])
        let (head, rows) = (try message.head("head"), try message.rows("rows"))
        guard let journal = session.journal else { throw VaultError.passNeeded }
        try await quota.checkRenewal(rows, of: journal, after: head)
        return try answer(try await diaries.stage(rows, after: head, for: session))
    }

    func answer(_ result: SealedAppend) throws(SealedError) -> HostAnswer {
        switch result {
        case .appended(let head): HostAnswer(json: ["head": .string(head.mark)], .created)
        case .moved(let head): throw .moved(head)
        }
    }

    private static func json(_ row: SealedEntry) -> JSON {
        [
            "sequence": .whole(row.sequence), "entry": .string(row.name.bytes.hexadecimal),
            "sealed": .string(row.sealed.base64EncodedString()), "hash": .string(row.hash.hexadecimal),
        ]
    }
}
