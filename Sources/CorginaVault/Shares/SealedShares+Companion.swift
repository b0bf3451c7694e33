import CorginaCore
import Foundation

/// Shares of diaries that only her devices open: what the companion's browser does. It has no account and no session.
extension SealedShares {
    /// What lies there for whoever shows a token; `nil` when nothing does, or no longer.
    public func look(_ token: ShareToken, on now: Moment) async throws(VaultError) -> SealedLook? {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try await database.read { db in
            guard let row = try ShareRow.find(db, reader: token.reader), row.isOpen(on: today) else { return nil }
            return SealedLook(
                id: row.recordID, isJoined: row.expiresDay == 0, opening: row.opening, companion: row.companion,
                bundle: try SharedRows.sealedBundle(db, of: row.id), sent: try SharedRows.sealedSent(db, of: row.id))
        }
    }

    /// Uses a link up: from then on the share is found by the companion's own token, and its key is sealed for the companion's own.
    ///
    /// - Throws: `shareNotValid` where the link cannot be used; `rowsNotUsable`.
    public func join(
        _ token: ShareToken, as companion: ShareToken, opening: Data, mark: Data, on now: Moment
    ) async throws(VaultError) {
        guard ShareRow.isJoinedOpening(opening), ShareRow.isMark(mark) else { throw .rowsNotUsable }
        guard try await isKnown(token) else { throw .shareNotValid }
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        try await database.write { db in
            guard var row = try ShareRow.find(db, reader: token.reader), row.expiresDay > 0, row.isOpen(on: today),
                try ShareRow.find(db, reader: companion.reader) == nil
            else { throw VaultError.shareNotValid }
            (row.reader, row.opening, row.companion, row.expiresDay) = (companion.reader, opening, mark, 0)
            try row.replace(db)
        }
        await database.flush()
    }

    /// Keeps what the companion's browser says of its last look, unless the share has another key by now.
    ///
    /// - Parameter opening: as the browser read it.
    /// - Throws: `rowsNotUsable`
    public func noteSeen(_ token: ShareToken, mark: Data, under opening: Data) async throws(VaultError) {
        guard ShareRow.isMark(mark) else { throw .rowsNotUsable }
        guard try await isKnown(token) else { return }
        try await database.write { db in
            guard let row = try ShareRow.find(db, reader: token.reader), row.expiresDay == 0, row.opening == opening
            else { return }
            try ShareRow.table.update(db, ["companion": mark], where: "share = ?", [row.id])
        }
    }

    /// Keeps something for her, until she looks at it. The same once more changes nothing.
    ///
    /// - Parameter opening: as the browser read it.
    /// - Throws: `shareNotValid` where it has ended; `changedMeanwhile` where it has another key by now; `sentFull`; `rowsNotUsable`.
    public func send(_ item: SealedSent, by token: ShareToken, under opening: Data) async throws(VaultError) {
        guard try await isKnown(token) else { throw .shareNotValid }
        try await database.write { db in
            guard let row = try ShareRow.find(db, reader: token.reader), row.expiresDay == 0 else {
                throw VaultError.shareNotValid
            }
            guard row.opening == opening else { throw VaultError.changedMeanwhile }
            guard try SharedRows.sentCount(db, of: row.id) < SharedRows.most else { throw VaultError.sentFull }
            try SharedRows.putSent(db, item, of: row.id)
        }
    }

    /// Most who guess have none: they write nothing.
    private func isKnown(_ token: ShareToken) async throws(VaultError) -> Bool {
        try await database.read { try ShareRow.find($0, reader: token.reader) } != nil
    }

    /// Ends the share a companion joined, as she can. One that is gone already is no error.
    public func leave(_ token: ShareToken) async throws(VaultError) {
        guard
            let id = try await database.read({ try ShareRow.find($0, reader: token.reader) })
                .flatMap({ $0.expiresDay == 0 ? $0.id : nil })
        else { return }
        try await vault.erasure.note([id])
        try await database.write { _ = try ShareRow.delete($0, id) }
        await database.flush()
    }
}

extension ShareRow {
    fileprivate func isOpen(on day: Int) -> Bool { expiresDay == 0 || expiresDay >= day }
}
