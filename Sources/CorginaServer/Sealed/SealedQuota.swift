import CorginaCore
import CorginaVault

/// How much a sealed diary may take, counted as any other's is.
struct SealedQuota: Sendable {
    let diaries: DiaryQuota
    /// Of rows that wait to take the place of others.
    let renewals: DiaryQuota
    let diary: SealedDiaries

    /// Counts rows towards what a diary takes, and keeps them. What is not kept is not counted.
    ///
    /// - Parameters:
    ///   - day: `nil` for rows that are not counted by the day, as those of a file are not.
    ///   - append: keeps them, and answers what became of them.
    /// - Throws: `tooManyToday`, `diaryFull`, `diaryTooLarge`.
    func keep(
        _ rows: [SentRow], in journal: JournalID, after head: JournalHead, on day: CalendarDay?,
        _ append: () async throws -> SealedAppend
    ) async throws -> SealedAppend {
        try await diaries.checkBytes(SealedDiaries.storedBytes(of: rows), in: journal, after: head) {
            try await diary.storedBytes(of: journal, after: $0, through: $1)
        }
        guard let day else {
            try diaries.checkRoom(for: rows.count, after: head)
            return try await append()
        }
        try diaries.admit(rows.count, to: journal, after: head, on: day)
        var isKept = false
        defer { if !isKept { diaries.takeBack(rows.count, to: journal, on: day) } }
        let result = try await append()
        if case .appended = result { isKept = true }
        return result
    }

    /// Whether rows under another key fit.
    ///
    /// - Throws: `diaryTooLarge`
    func checkRenewal(_ rows: [SentRow], of journal: JournalID, after head: JournalHead) async throws {
        try await renewals.checkBytes(SealedDiaries.storedBytes(of: rows), in: journal, after: head) {
            try await diary.stagedBytes(of: journal, after: $0, through: $1)
        }
    }
}
