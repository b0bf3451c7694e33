import CorginaJournal
import Foundation

extension PhoneAdmission {
    /// A sealed diary that is open on this phone.
    public struct Opened: Sendable {
        /// The store with the diary's key. Where ``PhoneStore/keyToKeep()`` has one, the Keychain gets it, and the store that was
        /// used so far is let go: it writes nothing any more.
        public let store: PhoneStore
        /// With what the entries that go up are not counted by the day.
        public let proof: PhoneProof
    }

    /// Opens the sealed diary she has on her server, or signs in again to the one that is here. ``PhoneSync/settle(_:)`` then reads
    /// the entries.
    ///
    /// A diary on this phone only gives way to it where nothing was logged in it yet.
    ///
    /// - Parameters:
    ///   - secret: her passphrase or her recovery code.
    ///   - next: another passphrase, where she comes by her code.
    public func open(
        name: String, with secret: PhoneSecret, next: String? = nil
    ) async throws(PhoneRefusal) -> Opened {
        if let fault = next.flatMap({ PhoneSecret.fault(in: $0) }) {
            throw PhoneRefusal(fault.description, field: "passphrase")
        }
        let known = try stored { () throws(PhoneStoreError) in try store.read { try store.standing($0) } }
        let begun = try await begin(name, known)
        let branches = try stored { () throws(PhoneStoreError) in
            try PhoneBranches(secret, salt: begun.salt, work: begun.work)
        }
        let reply = await server.ask(
            .open, ["name": .string(name), "proof": .string(branches.proof.digits), "slot": .string(secret.name)])
        guard reply.isOK else { throw await refusal(reply, secret) }
        guard let slots = reply.base64("slots").flatMap({ PhoneSlots($0) }), slots.salt == begun.salt,
            slots.work(of: secret.slot) == begun.work, let key = slots.open(secret, branches)
        else { throw PhoneRefusal(PhoneSyncWords.notHers) }
        let proof = PhoneProof(secret: secret, bytes: branches.proof)
        var entry = Entry(
            name: name, key: key, slots: slots, proof: proof, device: reply.json["device"], work: begun.work)
        try await checkPlace(for: entry, known)
        try await attach(entry)
        if let next { entry = try await change(to: next, entry) }
        let opened = try letIn(entry)
        await tellDetails(entry.device, key)
        return Opened(store: opened, proof: entry.proof)
    }

    /// What she comes with once her slot is open.
    private struct Entry {
        let name: String
        let key: PhoneKey
        var slots: PhoneSlots
        var proof: PhoneProof
        var device: JSON?
        let work: PhoneWork
    }

    /// Before any proof is shown: whether the work is enough, and the salt none that was given up.
    private func begin(
        _ name: String, _ known: PhoneStanding?
    ) async throws(PhoneRefusal) -> (salt: Data, work: PhoneWork) {
        let reply = await server.ask(.begin, ["name": .string(name)])
        guard reply.isOK else { throw PhoneRefusal(reply.words) }
        guard let salt = reply.digits("salt"), salt.count == 32, let cost = reply.json["cost"]?.integer,
            let block = reply.json["block"]?.integer, let parallel = reply.json["parallel"]?.integer
        else { throw PhoneRefusal(PhoneSyncWords.notHers) }
        guard let asked = PhoneWork(log2Cost: cost, block: block, parallel: parallel), asked.isAtLeast(work) else {
            throw PhoneRefusal(PhoneSyncWords.littleWork)
        }
        if known?.former.contains(salt) == true { throw PhoneRefusal(PhoneSyncWords.older) }
        return (salt, asked)
    }

    private func refusal(_ reply: PhoneReply, _ secret: PhoneSecret) async -> PhoneRefusal {
        guard reply.code == "proof" else { return PhoneRefusal(reply.words) }
        if await PhoneUnsealing.isUnsealed(store, server) { return PhoneRefusal(PhoneSyncWords.noLongerSealed) }
        let field = if case .code = secret { "code" } else { "passphrase" }
        return PhoneRefusal(reply.words, field: field)
    }

    /// Another diary than the one that is here is opened only where nothing is lost by it.
    private func checkPlace(for entry: Entry, _ known: PhoneStanding?) async throws(PhoneRefusal) {
        guard entry.key.journal != store.key.journal else { return }
        let logged = try stored { () throws(PhoneStoreError) in try store.read { try store.head($0).sequence } }
        // The first is the profile that every phone begins with.
        guard known != nil && known?.isBegun == false || logged > 1 else { return }
        _ = await server.ask(.end)
        throw PhoneRefusal(PhoneSyncWords.other)
    }

    private func attach(_ entry: Entry) async throws(PhoneRefusal) {
        let reply = await server.ask(
            .attach, ["journal": .string(entry.key.journal.digits), "pass": .string(entry.key.pass.digits)])
        guard reply.isOK else { throw PhoneRefusal(reply.words) }
    }

    /// Another passphrase opens slot 0 from now on; every other session ends.
    private func change(to next: String, _ entry: Entry) async throws(PhoneRefusal) -> Entry {
        var entry = entry
        let secret = PhoneSecret.passphrase(next)
        let (slots, branches) = try stored { () throws(PhoneStoreError) in
            var slots = entry.slots
            let branches = try PhoneBranches(secret, salt: slots.salt, work: entry.work)
            try slots.wrap(entry.key, for: secret, branches, work: entry.work)
            return (slots, branches)
        }
        let members = [
            JSON.Member("slots", .string(slots.bytes.base64EncodedString())),
            JSON.Member("proofs", ["passphrase": .string(branches.proof.digits)]),
        ]
        let reply = await server.ask(.slots, .object(members + entry.proof.members))
        guard reply.isOK else { throw PhoneRefusal(reply.words) }
        entry.slots = slots
        entry.proof = PhoneProof(secret: secret, bytes: branches.proof)
        entry.device = reply.json["device"] ?? entry.device
        return entry
    }
}

// MARK: What is kept

extension PhoneAdmission {
    /// In one transaction: the file has the diary as it was, or as it is from now on.
    private func letIn(_ entry: Entry) throws(PhoneRefusal) -> PhoneStore {
        try stored { () throws(PhoneStoreError) in
            try store.write { db in
                let known = try store.standing(db)
                var standing = standing(entry, known)
                guard entry.key.bytes != store.key.bytes else {
                    try store.keep(standing, db)
                    return store
                }
                let other = store.keyed(entry.key)
                if entry.key.journal == store.key.journal {
                    // All this phone has counts as not sent until all was read anew.
                    try PhoneRekeying.move(store, to: other, db)
                    standing.synced = PhoneChain.start(of: entry.key)
                    (standing.way, standing.trouble) = (.renewed, nil)
                } else {
                    try PhoneRekeying.clear(store, db)
                    try PhoneRekeying.clear(other, db)
                    try PhoneSuccessor.keep(entry.key, after: store.key, db)
                }
                try other.keep(standing, db)
                return other
            }
        }
    }

    private func standing(_ entry: Entry, _ known: PhoneStanding?) -> PhoneStanding {
        let start = PhoneChain.start(of: entry.key)
        guard var standing = known, entry.key.journal == store.key.journal else {
            return PhoneStanding(server: address, name: entry.name, slots: entry.slots, synced: start)
        }
        let isRenewed = standing.slots.salt != entry.slots.salt
        if isRenewed { standing.former.append(standing.slots.salt) }
        // A code is of the slots it was made with.
        if isRenewed { standing.code = [] }
        (standing.server, standing.name, standing.slots) = (address, entry.name, entry.slots)
        (standing.isBegun, standing.isSignedOut, standing.isUnsealed) = (false, false, false)
        return standing
    }
}
