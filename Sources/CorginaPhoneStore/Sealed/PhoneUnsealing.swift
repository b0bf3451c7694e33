import CorginaJournal

/// Why the server ended this phone's session, where it can tell (`docs/end-to-end.md`, To an account the server reads).
enum PhoneUnsealing {
    /// Asks whether the diary became one the server reads, and keeps the answer.
    static func isUnsealed(_ store: PhoneStore, _ server: PhoneServer) async -> Bool {
        guard let standing = try? store.read({ try store.standing($0) }) else { return false }
        guard standing.isSignedOut, !standing.isUnsealed else { return standing.isUnsealed }
        let reply = await server.ask(.unsealed, ["journal": .string(store.key.journal.digits)])
        guard reply.isOK, reply.json["unsealed"]?.boolean == true else { return false }
        try? store.write { db in
            guard var standing = try store.standing(db), standing.isSignedOut else { return }
            standing.isUnsealed = true
            try store.keep(standing, db)
        }
        return true
    }
}
