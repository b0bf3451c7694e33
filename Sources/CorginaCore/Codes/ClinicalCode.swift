/// A code of a public terminology (LOINC, UCUM, one of HL7's), for records that other programs read.
///
/// Every code Corgina writes or reads stands in `clinical-codes.csv`, with the place where it was seen with this meaning. What has no
/// row there is written in words.
public struct ClinicalCode: Hashable, Sendable, Identifiable {
    public let id: ID
    /// The terminology, by its address: "http://loinc.org".
    public let system: String
    /// "85354-9"
    public let code: String
    /// The code's name in its terminology; of a unit, as people write it: "mmHg".
    public let display: String
    /// Where the code was seen with this meaning.
    public let place: String

    /// Every row of the reference, in its order.
    public static let all = loadAll()

    private static let byID = all.keyed { $0.id }

    /// The row of that name; `nil` only where it cannot be read, which a test of the table reports.
    public static func of(_ id: ID) -> ClinicalCode? { byID[id] }

    /// The row of that code in that terminology; `nil` where Corgina does not know it.
    public static func of(system: String, code: String) -> ClinicalCode? {
        all.first { $0.code == code && $0.system == system }
    }
}

extension ClinicalCode: ReferenceRecord {
    static var table: ReferenceTable { .clinicalCodes }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.choice("id", "a code of ClinicalCode.ID")
        system = try row.text("system")
        code = try row.text("code")
        display = try row.text("display")
        place = try row.text("place")
    }
}
