import CorginaCore

@testable import CorginaVault

/// What must hold of the rows in the end.
extension SharedDay {
    mutating func checkRows() async throws {
        let (alive, erased) = (people.filter { !$0.isErased && $0.journal != nil }, people.filter(\.isErased))
        figures.logs = alive.reduce(0) { $0 + $1.acknowledged.count }
        figures.erased = erased.count
        for process in processes {
            let found = try await process.vault.verify()
            guard found.isSound else { throw DayTurn.Violation(words: "a chain or a row is damaged") }
            guard found.entries == figures.logs else {
                throw DayTurn.Violation(words: "\(found.entries) entries are there, \(figures.logs) were acknowledged")
            }
        }
        let accounts = try TestPostgres.numbers("SELECT COUNT(*) FROM account", on: address)
        guard accounts == [alive.count] else { throw DayTurn.Violation(words: "there are \(accounts) accounts") }
        try await checkErased(erased)
    }

    private func checkErased(_ erased: [DayPerson]) async throws {
        let journals = erased.compactMap { $0.journal?.bytes }
        let left = try await processes[0].vault.database.read { db in
            try journals.reduce(0) { count, journal in
                try ["journal", "draft", "checkpoint"].reduce(count) { count, table in
                    count + (try db.value(Int.self, "SELECT COUNT(*) FROM \(table) WHERE journal = ?", [journal]) ?? 0)
                }
            }
        }
        guard left == 0 else { throw DayTurn.Violation(words: "\(left) rows of who was erased are there") }
    }
}
