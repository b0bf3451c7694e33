import CorginaCore
import Foundation

/// A share as its owner sees it.
public struct ShareRecord: Sendable, Identifiable {
    public let id: RecordID
    /// What is kept about it, as it was given.
    public let details: [UInt8]
    /// The last UTC day on which its link can be used; `nil` once somebody joined.
    public let lastDay: CalendarDay?
    /// The UTC day on which the companion looked last; `nil` while nobody joined.
    public let seen: CalendarDay?
    let row: ShareRow
    let key: ShareKey

    /// `nil` when it is not hers.
    init?(_ row: ShareRow, _ dataKey: DataKey) {
        guard let (key, details) = row.opened(dataKey) else { return nil }
        id = RecordID(high: row.id.bigEndianWord(at: 0), low: row.id.bigEndianWord(at: 8))
        lastDay = row.expiresDay > 0 ? CalendarDay(number: row.expiresDay) : nil
        seen = CompanionMark(row.companion, with: key, in: row.id).map { CalendarDay(number: $0.seen) }
        self.details = details
        self.row = row
        self.key = key
    }

    var mark: CompanionMark? { CompanionMark(row.companion, with: key, in: row.id) }

    /// Whether nobody has joined it yet, and whoever has that secret can.
    public func isJoined(by secret: ShareSecret) -> Bool { row.reader == secret.hash }

    func isOver(on day: Int) -> Bool { row.expiresDay > 0 && row.expiresDay < day }
}

/// A share as the companion who joined it has it open.
public struct JoinedShare: Sendable {
    /// What is shared, as it was given; `nil` until the owner used Corgina again after a change that ended the earlier one.
    public let bundle: [UInt8]?
    /// What the companion sent that the owner has not looked at.
    public let sent: [SentItem]
    let row: ShareRow
    let key: ShareKey
}
