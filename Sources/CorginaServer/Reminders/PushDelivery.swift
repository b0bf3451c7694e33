import CorginaPush
import CorginaRooms
import CorginaVault

/// Reminders as the owner switched them on: the client for push services, and the key that the rows of devices are sealed with.
public struct PushDelivery: Sendable {
    /// What browsers are told when they subscribe.
    let publicKey: String
    let seal: PushSeal
    /// Whether messages may go where a browser says it is reached.
    let allows: @Sendable (PushSubscription) -> Bool
    let send: @Sendable (PushMessage, PushSubscription) async -> PushOutcome

    /// - Parameter now: seconds since 1970-01-01T00:00:00Z.
    public init(_ file: PushFile, now: @escaping @Sendable () -> Int) {
        let client = PushClient(file, now: now)
        self.init(
            publicKey: client.publicKey, seal: PushSeal(secret: file.key.secret), allows: { client.allows($0) },
            send: { await client.send($0, to: $1) })
    }

    init(
        publicKey: String, seal: PushSeal, allows: @escaping @Sendable (PushSubscription) -> Bool,
        send: @escaping @Sendable (PushMessage, PushSubscription) async -> PushOutcome
    ) {
        self.publicKey = publicKey
        self.seal = seal
        self.allows = allows
        self.send = send
    }
}

extension PushDelivery {
    /// Sends a reminder at once, so that she sees whether it arrives.
    ///
    /// - Parameter push: what is kept of her device; a device that its service no longer knows is woken no more.
    func test(_ push: PushRecord?, in vault: Vault) async throws(VaultError) -> ReminderOutcome {
        guard let push, let woken = WokenDevice(push.bytes) else { return .lost }
        switch await send(PushMessage(minute: 0), woken.subscription) {
        case .taken: return .sent
        case .gone:
            try await vault.push.end(push.id)
            return .lost
        case .later: return .unreached
        case .refused: return .refused
        }
    }
}
