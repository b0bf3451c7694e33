/// Rows outside the journals that are not as they were written, of one kind and one degree.
public struct RowDamage: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable, CaseIterable {
        /// What accounts are found with by their names.
        case serverKey
        /// What opens diaries by passphrase and recovery code.
        case account
        /// A browser's.
        case session
        /// A calendar's address, or a token.
        case access
        case invitation
        /// What lets her devices in, where the diary is sealed on them.
        case proof
        /// What lets them at its journal.
        case pass
        /// A device to be woken for reminders.
        case push
        /// What is shared with a companion.
        case share
    }

    public enum Degree: String, Sendable, CaseIterable {
        /// The second copy is whole, and takes its place at the next start.
        case copied
        /// The row is whole; its checksum or its copy is not.
        case safeguard
        /// Nothing is left of it that can be used.
        case lost
    }

    public let kind: Kind
    public let degree: Degree
    /// How many rows.
    public let count: Int

    /// Whether a diary can be opened by nobody any more, unless from a backup.
    public var isFatal: Bool { degree == .lost && kind.opensDiary }

    /// What is damaged, what that means, and what to do.
    public var description: String {
        switch (kind, degree) {
        case (.serverKey, .copied):
            "The key that accounts are found with is damaged or lost. Its copy is whole: restart Corgina, which puts it back, and check the disk."
        case (.serverKey, .safeguard):
            "The copy of the key that accounts are found with is damaged or lost. The key is whole: restart Corgina, which copies it anew, and check the disk."
        case (.serverKey, .lost): VaultError.serverKeyLost.description
        case (.account, .copied):
            "The keys of \(counted("account")) are damaged or lost. Their copy is whole: restart Corgina, which puts it back, and check the disk."
        case (.account, .safeguard):
            "The copy of the keys of \(counted("account")) is damaged or lost. The keys are whole: restart Corgina, which copies them anew, and check the disk."
        case (.account, .lost):
            "The keys of \(counted("account")) are damaged or lost, and so is their copy: nobody can sign in there. Restore a backup from before."
        case (.proof, .copied), (.pass, .copied):
            "What lets the devices of \(counted("sealed diary", "sealed diaries")) in is damaged or lost. Its copy is whole: restart Corgina, which puts it back, and check the disk."
        case (.proof, .safeguard), (.pass, .safeguard):
            "The copy of what lets the devices of \(counted("sealed diary", "sealed diaries")) in is damaged or lost. What it was made of is whole: restart Corgina, which copies it anew, and check the disk."
        case (.proof, .lost), (.pass, .lost):
            "What lets the devices of \(counted("sealed diary", "sealed diaries")) in is damaged or lost, and so is its copy: they have their own copies of what they read, and nothing new is kept. Restore a backup from before."
        case (.session, _):
            "The sign-in of \(counted("browser")) is damaged or lost; no diary is. Restart Corgina, which clears it away, sign in there anew, and check the disk."
        case (.access, _):
            "The record of \(counted("calendar link or token", "calendar links or tokens")) is damaged or lost; no diary is. Restart Corgina, which clears it away, make a new one, and check the disk."
        case (.push, _):
            "The record of \(counted("device")) to remind is damaged or lost; no diary is. Restart Corgina, which clears it away, switch reminders on there anew, and check the disk."
        case (.share, _):
            "The record of \(counted("share")) is damaged or lost; no diary is. Restart Corgina, which clears it away, share anew, and check the disk."
        case (.invitation, _):
            "The record of \(counted("invitation")) is damaged or lost; no diary is. Restart Corgina, which clears it away, make a new one, and check the disk."
        }
    }

    private func counted(_ one: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
    }
}

extension RowDamage {
    /// What is damaged in a database of whatever version. In one transaction.
    static func all(in db: Database) throws -> [RowDamage] {
        guard try db.schemaVersion >= Schema.safeguardsFrom else { return try older(db) }
        return try SafeguardedTable.present(in: db).flatMap { table in
            var counts: [Degree: Int] = [:]
            try table.forEachState(db) { _, state in
                if let degree = degree(of: state, in: table) { counts[degree, default: 0] += 1 }
            }
            return Degree.allCases.compactMap { degree in
                counts[degree].map { RowDamage(kind: table.kind.damage, degree: degree, count: $0) }
            }
        } + (try keyless(db))
    }

    private static func degree(of state: RowState, in table: SafeguardedTable) -> Degree? {
        switch state {
        case .whole: nil
        case .copyAlone: .copied
        case .safeguardDamaged, .unknown: .safeguard
        case .damaged, .lost: .lost
        }
    }

    /// Accounts, and not a trace of the key they are found with.
    private static func keyless(_ db: Database) throws -> [RowDamage] {
        let sql = """
            SELECT NOT EXISTS (SELECT 1 FROM secret) AND NOT EXISTS (SELECT 1 FROM safeguard WHERE kind = 'secret')
            """
        guard try db.value(Bool.self, sql) ?? false, try !ServerKey.isUnused(db) else { return [] }
        return [RowDamage(kind: .serverKey, degree: .lost, count: 1)]
    }

    /// Versions before 4 have no checksums. What can be told is that rows are missing, and that slots have another size.
    private static func older(_ db: Database) throws -> [RowDamage] {
        var damage: [RowDamage] = []
        let accounts = try db.value(Int.self, "SELECT COUNT(*) FROM account") ?? 0
        let journals = try db.value(Int.self, "SELECT COUNT(DISTINCT journal) FROM journal") ?? 0
        let keys = try db.value(Int.self, "SELECT COUNT(*) FROM secret WHERE length(key) = 32") ?? 0
        let cut = "SELECT COUNT(*) FROM account WHERE length(slots) <> \(WrapSlots.byteCount)"
        let lost = max(journals - accounts, 0) + (try db.value(Int.self, cut) ?? 0)
        if accounts + journals > 0, keys == 0 { damage.append(RowDamage(kind: .serverKey, degree: .lost, count: 1)) }
        if lost > 0 { damage.append(RowDamage(kind: .account, degree: .lost, count: lost)) }
        return damage
    }
}

extension SafeguardedTable.Kind {
    var damage: RowDamage.Kind {
        switch self {
        case .secret: .serverKey
        case .account: .account
        case .session: .session
        case .access: .access
        case .invitation: .invitation
        case .proof: .proof
        case .pass: .pass
        case .push: .push
        case .share: .share
        }
    }
}

extension RowDamage.Kind {
    /// Whether a diary cannot be opened without it.
    fileprivate var opensDiary: Bool {
        switch self {
        case .serverKey, .account, .proof, .pass: true
        case .session, .access, .invitation, .push, .share: false
        }
    }
}
