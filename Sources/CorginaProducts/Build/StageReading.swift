import CorginaFoods
import GRDB

/// Reads the file of one stage, a piece at a time. With each piece it is written down how far the file is read.
struct StageReading {
    let stage: ProductStage
    let position: Int
    let check: ProductCheck
    let step: Int

    func run(in queue: DatabaseQueue, _ tell: (ProductTableBuild.Progress) throws -> Void) throws {
        let (offset, isDone) = try queue.read { db in
            let row = try Row.fetchOne(
                db, sql: "SELECT read_to, is_done FROM stage WHERE position = ?", arguments: [position])
            return (row?[0] as Int?, row?[1] as Bool? ?? false)
        }
        guard !isDone else { return }
        switch stage.kind {
        case .table:
            try take(OpenFoodFactsTable(DelimitedFile(path: stage.path, from: offset)), in: queue, tell)
        case .lines: try take(OpenFoodFactsLines(path: stage.path, from: offset), in: queue, tell)
        case .branded, .names, .nutrients:
            let reading = BrandedReading(
                file: try DelimitedFile(path: stage.path, from: offset), stage: stage)
            try go(in: queue, tell) { db in (try reading.read(step, db), reading.file.offset) }
        case .gathering: try gather(in: queue)
        }
    }

    private func take(
        _ rows: some ProductRows, in queue: DatabaseQueue, _ tell: (ProductTableBuild.Progress) throws -> Void
    ) throws {
        try go(in: queue, tell) { db in
            var taking = try ProductTaking(db, source: stage.source, check: check)
            for _ in 0..<step {
                guard let row = try rows.next() else {
                    try taking.count(db)
                    return (true, rows.offset)
                }
                try taking.take(row)
            }
            try taking.count(db)
            return (false, rows.offset)
        }
    }

    /// - Parameter read: reads a piece. It says whether the file ended, and where it is now.
    private func go(
        in queue: DatabaseQueue, _ tell: (ProductTableBuild.Progress) throws -> Void,
        _ read: (Database) throws -> (isDone: Bool, offset: Int)
    ) throws {
        var isDone = false
        while !isDone {
            let (offset, taken) = try queue.write { db in
                let piece = try read(db)
                isDone = piece.isDone
                try note(piece.offset, isDone, db)
                return (piece.offset, try Int.fetchOne(db, sql: "SELECT sum(taken) FROM source") ?? 0)
            }
            try tell(.init(path: stage.path, readBytes: offset, bytes: stage.bytes, taken: taken))
        }
    }

    private func note(_ offset: Int, _ isDone: Bool, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE stage SET read_to = ?, is_done = ? WHERE position = ?", arguments: [offset, isDone, position])
    }

    /// Takes what was read of USDA's three files: of a number that is listed again, the latest.
    private func gather(in queue: DatabaseQueue) throws {
        try queue.write { db in
            var taking = try ProductTaking(db, source: stage.source, check: check)
            let rows = try Row.fetchCursor(
                db, sql: "SELECT * FROM branded WHERE source = ? ORDER BY fdc DESC", arguments: [stage.source])
            while let row = try rows.next() { try taking.take(.listed(ListedProduct(branded: row))) }
            try taking.count(db)
            try note(stage.bytes, true, db)
        }
    }
}

/// Puts what can be taken into the table, and counts what cannot.
struct ProductTaking {
    private let source: Int
    private let check: ProductCheck
    private let insert: Statement
    private var taken = 0
    private var leftOut: [ProductFault: Int] = [:]

    init(_ db: Database, source: Int, check: ProductCheck) throws {
        self.source = source
        self.check = check
        let places = Array(repeating: "?", count: 5 + Product.nutrients.count).joined(separator: ", ")
        insert = try db.cachedStatement(
            sql: "INSERT INTO product VALUES (\(places)) ON CONFLICT DO NOTHING RETURNING 1")
    }

    mutating func take(_ row: ProductRow) throws {
        switch Result(catching: { () throws(ProductFault) in try product(row) }) {
        case .failure(let fault): leftOut[fault, default: 0] += 1
        case .success(let product) where try put(product): taken += 1
        case .success: leftOut[.repeated, default: 0] += 1
        }
    }

    private func product(_ row: ProductRow) throws(ProductFault) -> Product {
        guard case .listed(let listed) = row else { throw .unreadable }
        return try check.product(listed)
    }

    /// - Returns: whether the number was free.
    private func put(_ product: Product) throws -> Bool {
        try Row.fetchOne(insert, arguments: product.arguments) != nil
    }

    /// Adds what was counted to what was counted before.
    func count(_ db: Database) throws {
        try db.execute(sql: "UPDATE source SET taken = taken + ? WHERE position = ?", arguments: [taken, source])
        for (fault, count) in leftOut {
            try db.execute(
                sql: """
                    INSERT INTO left_out VALUES (?, ?, ?)
                    ON CONFLICT DO UPDATE SET count = count + excluded.count
                    """, arguments: [source, fault.rawValue, count])
        }
    }
}
