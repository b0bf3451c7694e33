import CorginaPush
import CorginaVault
import Synchronization

@testable import CorginaServer

/// Push services that are played: what they answer in turn, and what they were sent.
final class TestDelivery: Sendable {
    struct Sent: Hashable {
        let minute: Int64
        let device: PushSubscription
    }

    private let sentMessages = Mutex<[Sent]>([])
    private let answers = Mutex<[PushOutcome]>([])
    private let underWay = Mutex<(now: Int, most: Int)>((0, 0))

    static let seal = PushSeal(secret: Array(repeating: 7, count: 32))
    static let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let auth = "BTBZMqHH6r4Tts7J_aSIgg"

    var sent: [Sent] { sentMessages.withLock { $0 } }
    var minutes: [Int64] { sent.map(\.minute) }
    var mostAtOnce: Int { underWay.withLock { $0.most } }

    /// What they answer next; afterwards they take everything.
    func answer(_ outcomes: PushOutcome...) { answers.withLock { $0 = outcomes } }

    var delivery: PushDelivery {
        PushDelivery(
            publicKey: "BP4z9KsN", seal: Self.seal, allows: { $0.origin.text == "https://push.example" },
            send: { [self] message, device in
                underWay.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                await Task.yield()
                underWay.withLock { $0.now -= 1 }
                sentMessages.withLock { $0.append(Sent(minute: message.minute, device: device)) }
                return answers.withLock { $0.isEmpty ? .taken : $0.removeFirst() }
            })
    }

    /// What a browser gives.
    static func form(_ endpoint: String = "https://push.example/one") -> KeyValuePairs<String, String> {
        ["endpoint": endpoint, "p256dh": point, "auth": auth]
    }
}
