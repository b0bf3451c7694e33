import CorginaCore
import Foundation

/// One attempt at an account: what it is counted under, and whose turn it takes.
///
/// Each way in is counted by itself, so that nobody is kept out of one by what strangers try at another.
struct Attempt: Sendable {
    /// What success clears.
    private let own: [Data]
    /// What success takes one off.
    private let network: [Data]
    let asker: Asker

    var subjects: [Data] { own + network }

    /// A passphrase typed to sign in. Where she has signed in before, her guesses are that device's and nobody else's; all others
    /// count together, by account and by network.
    ///
    /// - Parameters:
    ///   - address: where the request comes from; `nil` when nobody can tell.
    ///   - isKnown: whether the pass shows that somebody has signed in to this account where it is kept.
    static func signIn(
        _ key: ServerKey, at account: Data, from address: String?, with pass: DevicePass?, isKnown: Bool
    ) -> Attempt {
        let network = Attempt.network(address)
        guard isKnown, let pass else {
            return Attempt(
                own: [key.attempts(at: account)], network: network.map { [key.attempts(from: $0)] } ?? [],
                asker: Asker(isKnown: false, account: account, network: network?.network))
        }
        return Attempt(
            own: [key.attempts(at: account, on: pass.id)], network: [],
            asker: .signedIn(to: account))
    }

    /// A recovery code. Its 128 bits cannot be guessed, so that tries at an account keep nobody from it; they are counted by network
    /// alone, because each takes work.
    static func recovery(_ key: ServerKey, at account: Data, from address: String?, isKnown: Bool) -> Attempt {
        let network = Attempt.network(address)
        return Attempt(
            own: [], network: isKnown ? [] : network.map { [key.recoveries(from: $0)] } ?? [],
            asker: Asker(isKnown: isKnown, account: account, network: network?.network))
    }

    /// A passphrase typed at a locked session, which only its own browser can name.
    static func unlocking(_ key: ServerKey, _ tokenHash: Data, of account: Data) -> Attempt {
        Attempt(
            own: [key.attempts(atSession: tokenHash)], network: [],
            asker: .signedIn(to: account))
    }

    /// A passphrase asked for again by somebody who is signed in.
    static func inside(_ key: ServerKey, _ account: Data) -> Attempt {
        Attempt(
            own: [key.attempts(inside: account)], network: [],
            asker: .signedIn(to: account))
    }

    func succeeded(_ db: Database, at now: Moment) throws {
        try Throttle.clear(db, own)
        try Throttle.takeBack(db, network, at: now)
    }

    private static func network(_ address: String?) -> NetworkAddress? { address.flatMap { NetworkAddress($0) } }
}

extension ServerKey {
    fileprivate func attempts(at account: Data) -> Data { code(for: "corgina attempts at account", account) }

    fileprivate func attempts(at account: Data, on device: Data) -> Data {
        code(for: "corgina attempts on device", device + account)
    }

    fileprivate func attempts(atSession tokenHash: Data) -> Data { code(for: "corgina attempts at session", tokenHash) }

    fileprivate func attempts(inside account: Data) -> Data { code(for: "corgina attempts inside account", account) }

    fileprivate func attempts(from address: NetworkAddress) -> Data {
        code(for: "corgina attempts from address", address.network)
    }

    fileprivate func recoveries(from address: NetworkAddress) -> Data {
        code(for: "corgina recoveries from address", address.network)
    }
}
