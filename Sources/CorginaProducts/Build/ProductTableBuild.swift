import CorginaFoods
import Foundation
import GRDB

/// Makes a table of products of the files an owner has: a piece at a time, so that it can be stopped and run again.
///
/// Nothing is looked up in it before it is finished; a table that is there already is replaced in one step.
public struct ProductTableBuild {
    private let table: String
    private let stages: [ProductStage]
    private let sources: [ProductSource]
    private let check: ProductCheck
    /// How many rows are read before they are on the disk.
    private let step: Int

    /// - Parameters:
    ///   - files: exports of Open Food Facts, or `branded_food.csv` of USDA's with the others beside it. Where two list a number, the first counts.
    ///   - table: where the table goes.
    public init(of files: [String], as table: String, check: ProductCheck, step: Int = 20_000) throws(ProductTableError)
    {
        var (stages, sources): ([ProductStage], [ProductSource]) = ([], [])
        for (place, file) in files.enumerated() {
            let path = URL(filePath: file).standardizedFileURL.path
            let (source, more) = try ProductStage.stages(of: path, source: place)
            sources.append(source)
            stages += more
        }
        self.table = table
        self.stages = stages
        self.sources = sources
        self.check = check
        self.step = max(1, step)
    }

    /// How far a build is.
    public struct Progress: Sendable {
        public let path: String
        public let readBytes: Int
        public let bytes: Int
        public let taken: Int
    }

    /// - Parameter tell: called after each piece. What it throws ends the build, which can be run again.
    /// - Throws: ``ProductTableError``, or what `tell` throws.
    public func run(_ tell: (Progress) throws -> Void = { _ in }) throws -> ProductTableReport {
        let work = try ProductWorkFile(at: table + ".building", sources: sources, stages: stages)
        do {
            for position in stages.indices {
                try StageReading(stage: stages[position], position: position, check: check, step: step)
                    .run(in: work.queue, tell)
            }
            let report = try work.queue.read { try ProductTableReport($0) }
            guard report.taken > 0 else { throw ProductTableError.noProducts }
            try work.finish(as: table)
            return report
        } catch let error as DatabaseError { throw ProductTableError(storage: error) }
    }
}

/// What a build took and left out, by source.
public struct ProductTableReport: Sendable {
    /// Of one of the files an owner named.
    public struct Part: Sendable {
        public let source: ProductSource
        public let taken: Int
        public let leftOut: [(fault: ProductFault, count: Int)]
    }

    public let parts: [Part]

    public var taken: Int { parts.reduce(0) { $0 + $1.taken } }

    init(_ db: Database) throws {
        parts = try Row.fetchAll(db, sql: "SELECT position, kind, taken FROM source ORDER BY position").compactMap {
            row in
            guard let source = ProductSource(rawValue: row[1]) else { return nil }
            let faults = try Row.fetchAll(
                db, sql: "SELECT fault, count FROM left_out WHERE position = ? ORDER BY count DESC, fault",
                arguments: [row[0] as Int])
            return Part(
                source: source, taken: row[2],
                leftOut: faults.compactMap { row in ProductFault(rawValue: row[0]).map { ($0, row[1]) } })
        }
    }
}
