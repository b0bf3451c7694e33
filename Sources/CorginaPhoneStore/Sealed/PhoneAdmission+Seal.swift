import CorginaJournal
import Foundation

extension PhoneAdmission {
    /// The diary of this phone goes to the server as it is, under its own key; what opens it there is her passphrase and a new
    /// recovery code, which waits in the store to be written down. ``PhoneSync/settle(_:)`` then sends the entries.
    ///
    /// Where no answer comes, the phone remembers what it asked for; asked once more, it finds whether the account is there.
    ///
    /// - Parameter invitation: empty where she has none.
    /// - Returns: with what the entries that go up are not counted by the day.
    public func seal(
        name: String, passphrase: String, invitation: String = ""
    ) async throws(PhoneRefusal) -> PhoneProof {
        if let fault = PhoneSecret.fault(in: passphrase) {
            throw PhoneRefusal(fault.description, field: "passphrase")
        }
        if let known = try standing() {
            guard known.isBegun else { throw PhoneRefusal(PhoneSyncWords.other) }
            if let proof = try await found(known, passphrase) { return proof }
        }
        let account = try account(name, .passphrase(passphrase))
        try keep(account.standing)
        return try await create(account, invitation: invitation)
    }

    private func standing() throws(PhoneRefusal) -> PhoneStanding? {
        try stored { () throws(PhoneStoreError) in try store.read { try store.standing($0) } }
    }

    private func keep(_ standing: PhoneStanding?) throws(PhoneRefusal) {
        try stored { () throws(PhoneStoreError) in try store.write { try store.keep(standing, $0) } }
    }

    /// An account that was asked for, and is there though no answer came; `nil` where it is not.
    private func found(_ known: PhoneStanding, _ passphrase: String) async throws(PhoneRefusal) -> PhoneProof? {
        let begun = await server.ask(.begin, ["name": .string(known.name)])
        guard begun.isOK else { throw PhoneRefusal(begun.words) }
        guard begun.digits("salt") == known.slots.salt else { return nil }
        return try await open(name: known.name, with: .passphrase(passphrase)).proof
    }

    private struct Account {
        let standing: PhoneStanding
        let row: PhoneRow
        let proof: PhoneProof
        let recovery: PhoneProof
    }

    /// Slots with another salt, and the first row.
    private func account(_ name: String, _ secret: PhoneSecret) throws(PhoneRefusal) -> Account {
        try stored { () throws(PhoneStoreError) in
            let code = PhoneCode.random()
            var slots = PhoneSlots(work: work)
            let first = try wrap(secret, &slots)
            let second = try wrap(.code(code), &slots)
            let row = try store.read { db -> PhoneRow in
                var chain = PhoneChain(store.key)
                // One that does not open could not be told from what a server made up.
                guard let row = try store.rows(after: 0, most: 1, db).first, chain.check(row).entry != nil else {
                    throw PhoneStoreError.failed
                }
                return row
            }
            var standing = PhoneStanding(
                server: address, name: name, slots: slots, synced: PhoneChain.start(of: store.key))
            (standing.isBegun, standing.code) = (true, code.groups)
            return Account(standing: standing, row: row, proof: first, recovery: second)
        }
    }

    private func wrap(_ secret: PhoneSecret, _ slots: inout PhoneSlots) throws(PhoneStoreError) -> PhoneProof {
        let branches = try PhoneBranches(secret, salt: slots.salt, work: work)
        try slots.wrap(store.key, for: secret, branches, work: work)
        return PhoneProof(secret: secret, bytes: branches.proof)
    }

    private func create(_ account: Account, invitation: String) async throws(PhoneRefusal) -> PhoneProof {
        var message: [JSON.Member] = [
            JSON.Member("name", .string(account.standing.name)),
            JSON.Member("slots", .string(account.standing.slots.bytes.base64EncodedString())),
            JSON.Member("journal", .string(store.key.journal.digits)),
            JSON.Member("pass", .string(store.key.pass.digits)), JSON.Member("rows", [account.row.sent]),
            JSON.Member(
                "proofs",
                [
                    "passphrase": .string(account.proof.bytes.digits),
                    "recovery": .string(account.recovery.bytes.digits),
                ]),
        ]
        if !invitation.isEmpty { message.append(JSON.Member("invitation", .string(invitation))) }
        let made = await server.ask(.create, .object(message))
        if made.isRefused { try keep(nil) }
        guard made.isOK else { throw PhoneRefusal(creating: made, isInvited: !invitation.isEmpty) }
        guard made.head == account.row.head else { throw PhoneRefusal(PhoneSyncWords.notHers) }
        var standing = account.standing
        (standing.isBegun, standing.synced) = (false, account.row.head)
        try keep(standing)
        await tellDetails(made.json["device"], store.key)
        return account.proof
    }
}
