import CorginaCore
import CorginaPush

/// All that is kept about a device that gets reminders: its minutes and its address. Nothing of a diary.
struct WokenDevice: Hashable, Sendable {
    var times: WakeTimes
    let subscription: PushSubscription

    var bytes: [UInt8] { times.bytes + subscription.bytes }

    init(times: WakeTimes, subscription: PushSubscription) {
        self.times = times
        self.subscription = subscription
    }

    /// A device that is to be woken from now on.
    init(_ subscription: PushSubscription, at minutes: [Int64], now: Int64) {
        var times = WakeTimes(now: now)
        times.replace(with: minutes, now: now)
        self.init(times: times, subscription: subscription)
    }

    /// Reads ``bytes``; anything else is `nil`.
    init?(_ bytes: [UInt8]) {
        guard let times = WakeTimes(Array(bytes.prefix(WakeTimes.byteCount))),
            let subscription = PushSubscription(bytes.dropFirst(WakeTimes.byteCount))
        else { return nil }
        self.init(times: times, subscription: subscription)
    }
}
