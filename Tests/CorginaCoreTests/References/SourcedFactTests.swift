import Foundation
import Testing

@testable import CorginaCore

/// The one rule on sources, over every table that says something.
struct SourcedFactTests {
    /// A table, with the ids of its rows that nobody can look up.
    struct Table: Sendable, CustomTestStringConvertible {
        let file: String
        let rows: Int
        /// Told with the words "No published source".
        let marked: [String]
        /// Told nowhere.
        let leftOut: [String]

        var testDescription: String { file }

        init<Fact: SourcedFact & ReferenceRecord>(_ facts: [Fact], _ name: (Fact) -> String) {
            file = Fact.table.file
            rows = facts.count
            marked = facts.filter { !$0.isCited && $0.isTold }.map(name)
            leftOut = facts.filter { !$0.isTold }.map(name)
        }
    }

    static let tables: [Table] = [
        Table(TypicalAppointment.all) { $0.id }, Table(PostpartumAppointment.all) { $0.id },
        Table(CaffeineFigure.all) { $0.id }, Table(ClinicalRule.all) { $0.id.rawValue },
        Table(FishAdvice.loadAll()) { $0.name }, Table(FoodSafetyNote.all) { $0.id },
        Table(FoodSafetyRule.all) { $0.id }, Table(ReferenceAdvice.all) { $0.id.rawValue },
        Table(SupplementInteraction.all) { $0.id.rawValue }, Table(IronSalt.all) { $0.name },
        Table(Milestone.loadAll()) { $0.fact }, Table(CatalogueSupplement.all) { $0.id.rawValue },
        Table(SymptomKind.all) { $0.id.rawValue },
    ]

    /// Rows that are told without a source. A row is put here only where its silence would be less safe.
    private static let marked: [String: Set<String>] = [
        "clinical-rules.csv": ["BP_ELEV", "BP_LOW", "GLU_UNIT", "FERRITIN", "ICP_BILE"],
        "food-safety.csv": [
            "roe", "unpasteurised_vinegar", "protein_powder", "detox_cleanse", "essential_oil_ingest",
        ],
        "interactions.csv": [
            "folate_methotrexate", "ginger_anticoagulant", "vite_anticoagulant", "vitk_warfarin", "b12_metformin",
            "sedation", "prenatal_duplicate",
        ],
        "supplements.csv": ["probiotic", "fibre_psyllium", "stool_softener", "antacid", "melatonin", "herbal"],
        "symptoms.csv": ["constipation", "bloating", "insomnia", "round_ligament", "metallic_taste"],
    ]

    private static let leftOut: [String: Set<String>] = [
        "appointments.csv": ["class", "birth_plan", "nst_highrisk"], "caffeine.csv": ["matcha_1tsp", "yerba_8oz"],
        "intake-advice.csv": ["saturated_fat", "trans_fat", "caffeine"],
        "interactions.csv": ["fibre_medicine", "probiotic_antibiotic"],
    ]

    @Test(arguments: tables)
    func `what is told without a source, and what is left out, are the rows known here`(table: Table) {
        #expect(Set(table.marked) == Self.marked[table.file] ?? [])
        if table.file == "milestones.csv" {
            #expect(table.leftOut.count == 39)
        } else {
            #expect(Set(table.leftOut) == Self.leftOut[table.file] ?? [])
        }
    }

    @Test func `every table with sources has the rule`() {
        let named = Set(Self.tables.map { $0.file })
        // A number to call, a standard or an intake: their own tests hold that each row has a source.
        let others: Set<String> = [
            "baby-sizes.csv", "fetal-weights.csv", "intakes.csv", "weight-gain.csv", "emergency-numbers.csv",
            "crisis-lines.csv",
        ]
        let sourced = ReferenceTableTests.tables.filter { $0.columns.contains("sources") }
        #expect(Set(sourced.map { $0.file }) == named.union(others))
        for table in sourced where others.contains(table.file) {
            for row in table.cellsByColumn {
                let ids = (row["sources"] ?? "").split(separator: "|").map { String($0) }
                #expect(ids.contains { ClinicalSource.byID[$0]?.isCitable == true }, "\(table.file): \(row)")
            }
        }
    }

    @Test func `no rule that asks to call is silent for want of a source`() {
        #expect(ClinicalRule.all.allSatisfy { $0.isTold } && SymptomKind.all.allSatisfy { $0.isTold })
        #expect(FoodSafetyRule.all.allSatisfy { $0.isTold })
        for interaction in SupplementInteraction.all where interaction.action != .separate {
            #expect(interaction.isTold, "\(interaction.id)")
        }
    }

    @Test func `an emergency always has a source`() {
        #expect(ClinicalRule.all.filter { $0.level >= .callNow }.allSatisfy { $0.isCited })
        #expect(SymptomKind.all.filter { $0.level >= .callNow }.allSatisfy { $0.isCited })
    }

    @Test func `the reference's own page counts them so`() throws {
        let page = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../docs/clinical/README.md").standardized,
            encoding: .utf8)
        for table in Self.tables {
            let cited = table.rows - table.marked.count - table.leftOut.count
            let line = "| `\(table.file)` | \(table.rows) | \(cited) | \(table.marked.count) | \(table.leftOut.count) |"
            #expect(page.contains(line), "\(line)")
        }
    }
}
