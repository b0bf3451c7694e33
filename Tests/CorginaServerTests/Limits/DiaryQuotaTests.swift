import CorginaCore
import CorginaVault
import Foundation
import Testing

@testable import CorginaServer

struct DiaryQuotaTests {
    private let journal = JournalID.random()
    private let day = CalendarDay(number: 20_000)

    private func quota(perDay: Int = 3, inAll: Int = 100) -> DiaryQuota {
        var limits = Limits()
        (limits.entriesPerDay, limits.entries) = (perDay, inAll)
        return DiaryQuota(limits: limits)
    }

    private func head(_ sequence: Int) -> JournalHead { JournalHead(sequence: sequence, hash: Data(count: 32)) }

    @Test func `so many a day, all of them or none, and again the next day`() throws {
        let quota = quota()
        try quota.admit(2, to: journal, after: head(0), on: day)
        #expect(throws: ServerError.tooManyToday(most: 3)) {
            try quota.admit(2, to: journal, after: head(2), on: day)
        }
        try quota.admit(1, to: journal, after: head(2), on: day)
        try quota.admit(3, to: .random(), after: head(0), on: day)
        try quota.admit(3, to: journal, after: head(3), on: CalendarDay(number: 20_001))
    }

    @Test func `so many in all`() throws {
        let quota = quota(perDay: 1_000, inAll: 100)
        try quota.admit(1, to: journal, after: head(99), on: day)
        #expect(throws: ServerError.diaryFull(most: 100)) {
            try quota.admit(1, to: journal, after: head(100), on: day)
        }
    }
}
