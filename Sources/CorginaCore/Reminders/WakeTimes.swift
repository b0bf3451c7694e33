/// The minutes at which one device is to be woken, and how far that went. It tells of no kind, and always takes the same room.
///
/// A minute is claimed, and that is kept, before anything is sent for it; it is never claimed again. So nothing is sent twice,
/// whatever is killed in between.
public struct WakeTimes: Hashable, Sendable {
    /// Minutes since 1970-01-01T00:00:00Z that are still to come, the earliest first, none twice.
    public private(set) var minutes: [Int64]
    /// Up to this minute everything is done or was left out.
    public private(set) var doneThrough: Int64
    /// What was refused and is tried again, in the order it was refused.
    public private(set) var retries: [Retry] = []

    /// A minute that is tried again.
    public struct Retry: Hashable, Sendable {
        public let minute: Int64
        /// How often it was tried.
        public let attempts: Int
        /// When it is tried next.
        let notBefore: Int64
    }

    /// How many minutes there is room for, and for how many that are tried again.
    public static let capacity = 256
    static let mostRetries = 8
    /// So late a minute is still worth waking her for, in minutes. The app's own choice.
    public static let grace: Int64 = 120
    /// How often one minute is tried.
    public static let mostAttempts = 5

    public static func minute(of moment: Moment) -> Int64 { floorDivide(moment.secondsSinceEpoch, 60) }

    /// - Parameter now: the minute from which on it counts.
    public init(now: Int64) {
        minutes = []
        doneThrough = now
    }

    /// Puts other minutes in the place of those that are to come.
    ///
    /// - Parameter now: what came before and was not wanted then is not wanted now.
    public mutating func replace(with wanted: some Sequence<Int64>, now: Int64) {
        let known = Set(minutes)
        let ahead = Set(wanted).filter { minute in
            Self.range.contains(minute) && minute > doneThrough && (minute > now || known.contains(minute))
        }
        minutes = Array(ahead.sorted().prefix(Self.capacity))
    }

    /// Whether there is anything to claim.
    public func isDue(at now: Int64) -> Bool {
        (minutes.first.map { $0 <= now } ?? false) || retries.contains { $0.notBefore <= now }
    }

    /// Claims the first minute that has come and is not too long ago; `nil` when there is none.
    ///
    /// - Parameter now: a clock that was set back claims nothing.
    public mutating func claim(at now: Int64) -> Int64? {
        while let first = minutes.first, first <= now {
            minutes.removeFirst()
            doneThrough = Swift.max(doneThrough, first)
            if now - first <= Self.grace { return first }
        }
        return nil
    }

    /// Claims the first minute whose time to be tried again has come; `nil` when there is none.
    public mutating func claimRetry(at now: Int64) -> Retry? {
        retries.removeAll { now - $0.minute > Self.grace }
        guard let place = retries.firstIndex(where: { $0.notBefore <= now }) else { return nil }
        return retries.remove(at: place)
    }

    /// Notes that a claimed minute was refused: it is tried again after 1, 2, 4 and 8 minutes, or when the other side asks.
    ///
    /// - Parameters:
    ///   - attempts: how often it was tried, this time included.
    ///   - asked: after how many minutes the other side wants to hear of it again.
    public mutating func tryAgain(_ minute: Int64, attempts: Int, asked: Int64?, now: Int64) {
        guard (1..<Self.mostAttempts).contains(attempts), retries.count < Self.mostRetries else { return }
        let pause = Swift.max(Swift.min(asked ?? 0, Self.grace), 1 << Int64(attempts - 1))
        retries.append(Retry(minute: minute, attempts: attempts, notBefore: now + pause))
    }

    /// The minutes that can be kept: from 1970 to the end of 2200.
    public static let range: ClosedRange<Int64> = 0...121_494_240
}

extension WakeTimes {
    /// Of one length, whatever is in it: numbers of four bytes, 0 for each there is none of.
    public var bytes: [UInt8] {
        var words = [doneThrough]
        for place in 0..<Self.mostRetries {
            let retry = place < retries.count ? retries[place] : nil
            words += [retry?.minute ?? 0, Int64(retry?.attempts ?? 0), retry?.notBefore ?? 0]
        }
        words += minutes + Array(repeating: 0, count: Swift.max(0, Self.capacity - minutes.count))
        return words.flatMap { word -> [UInt8] in
            let word = UInt32(clamping: word)
            return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    private static let head = 1 + mostRetries * 3
    /// How many bytes ``bytes`` has.
    public static let byteCount = (head + capacity) * 4

    /// Reads ``bytes``; anything else is `nil`.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        let words = stride(from: 0, to: bytes.count, by: 4).map { start -> Int64 in
            bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int64($1) }
        }
        minutes = Array(words.dropFirst(Self.head).prefix { $0 > 0 })
        guard words.allSatisfy({ Self.range.contains($0) }), minutes == Array(Set(minutes)).sorted() else { return nil }
        doneThrough = words[0]
        retries = stride(from: 1, to: Self.head, by: 3).compactMap { place in
            guard words[place] > 0 else { return nil }
            return Retry(minute: words[place], attempts: Int(clamping: words[place + 1]), notBefore: words[place + 2])
        }
    }
}
