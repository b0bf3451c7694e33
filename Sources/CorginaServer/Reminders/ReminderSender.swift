import CorginaCore
import CorginaPush
import CorginaVault
import Logging
import ServiceLifecycle

/// Sends each device a push message at the minutes it is to be woken. It knows those minutes and the devices’ addresses, and nothing
/// of any diary.
///
/// A minute is claimed on the disk before its message is sent, so that none is sent twice, whatever is killed in between: what
/// was under way then is not sent again. What a push service refuses for the moment is tried again.
struct ReminderSender: Service {
    let vault: Vault
    let delivery: PushDelivery
    let surroundings: Surroundings
    let logger: Logger

    /// How many messages are under way at once.
    static let atOnce = 8

    /// Goes on until the server ends. What is under way then is finished, so that what became of it is kept.
    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // In a task of its own, which a shutdown does not cancel in the middle of a message.
                await Task { await sendDue() }.value
                try? await Task.sleep(for: .seconds(10))
            }
        }
    }

    /// Sends everything whose minute has come.
    func sendDue() async {
        let now = minute
        let pushes = (try? await vault.push.all(delivery.seal)) ?? []
        let due = pushes.filter { WokenDevice($0.bytes)?.times.isDue(at: now) ?? false }.map(\.id)
        let places = min(Self.atOnce, due.count)
        await withDiscardingTaskGroup { group in
            for place in 0..<places {
                // Each task sends every eighth message, one after the other.
                let mine = due.indices.filter { $0 % places == place }.map { due[$0] }
                group.addTask { for id in mine { await sendDue(to: id, now: now) } }
            }
        }
    }

    private var minute: Int64 { WakeTimes.minute(of: surroundings.moment(in: nil)) }

    private func sendDue(to id: PushRecord.ID, now: Int64) async {
        // A server that is to stop claims no more.
        while !Task.isShuttingDownGracefully, let claim = await claim(id, now: now) {
            let outcome = await delivery.send(PushMessage(minute: claim.minute), claim.subscription)
            guard await note(outcome, of: claim, id, now: now) else { return }
        }
    }

    /// A minute of one device, claimed.
    private struct Claim: Sendable {
        let minute: Int64
        /// How often it is tried, this time included.
        let attempts: Int
        let subscription: PushSubscription
    }

    private func claim(_ id: PushRecord.ID, now: Int64) async -> Claim? {
        let claimed = try? await vault.push.change(id, delivery.seal) { bytes -> (bytes: [UInt8], found: Claim?)? in
            guard var device = WokenDevice(bytes) else { return nil }
            let claim: Claim?
            if let retry = device.times.claimRetry(at: now) {
                claim = Claim(
                    minute: retry.minute, attempts: retry.attempts + 1, subscription: device.subscription)
            } else {
                claim = device.times.claim(at: now).map {
                    Claim(minute: $0, attempts: 1, subscription: device.subscription)
                }
            }
            return (device.bytes, claim)
        }
        return claimed ?? nil
    }

    /// - Returns: whether that device may be reached once more.
    private func note(_ outcome: PushOutcome, of claim: Claim, _ id: PushRecord.ID, now: Int64) async -> Bool {
        switch outcome {
        case .taken: return true
        case .gone:
            try? await vault.push.end(id)
            return false
        case .later(let seconds):
            let asked = seconds.map { $0 / 60 + 1 }
            try? await vault.push.change(id, delivery.seal) { bytes in
                guard var device = WokenDevice(bytes) else { return nil }
                device.times.tryAgain(claim.minute, attempts: claim.attempts, asked: asked, now: now)
                return device.bytes
            }
            return true
        case .refused:
            // The log names neither the device nor the service, so it tells nothing about anybody.
            logger.warning("A push service does not take a reminder. Look at contact and key in push.json.")
            return true
        }
    }
}
