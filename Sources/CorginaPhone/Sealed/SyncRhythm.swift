/// When a phone speaks with its server. All times are in seconds since 1970.
public struct SyncRhythm: Hashable, Sendable {
    /// What it is about to speak for.
    public enum Cause: Hashable, Sendable, CaseIterable {
        /// The diary was opened, or she came back to it.
        case opened
        /// She logged something.
        case changed
        /// She asked for it.
        case asked
        /// Time has gone by.
        case timer
    }

    /// Before that, nothing but she herself has it try again.
    private var notBefore: Int64 = 0
    /// When it looks again by itself.
    private var next: Int64 = 0

    /// While the diary is open it looks for what her other devices wrote. The app's own choice.
    public static let betweenLooks: Int64 = 60
    /// While it is closed the system decides; it is asked not to come sooner. The app's own choice.
    public static let whileClosed: Int64 = 4 * 3_600
    /// So that entries logged one after the other go in one message. The app's own choice.
    private static let afterChange: Int64 = 2
    /// However long a server asks for, a day is enough.
    private static let longest: Int64 = 86_400

    public init() {}

    /// When to begin.
    public func beginning(_ cause: Cause, at now: Int64) -> Int64 {
        switch cause {
        case .asked, .opened: now
        case .changed: max(now + Self.afterChange, notBefore)
        case .timer: max(now, next, notBefore)
        }
    }

    /// Notes how it went.
    ///
    /// - Parameter comesBackIn: after how many seconds the server, or the way to it, may be tried again; `nil` where nothing was in the
    ///   way.
    public mutating func ended(at now: Int64, comesBackIn: Int?) {
        let wait = comesBackIn.map { min(max(Int64($0), 1), Self.longest) }
        notBefore = now + (wait ?? 0)
        next = now + max(wait ?? 0, Self.betweenLooks)
    }
}
