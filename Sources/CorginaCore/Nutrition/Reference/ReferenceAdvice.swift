/// A figure that is advice or a limit rather than a reference intake: DHA, sodium's limit, caffeine, …
public struct ReferenceAdvice: Hashable, Sendable {
    /// "dha", "sodium_limit"
    public let id: String
    public let name: String
    public let stage: String
    /// Years: "14-50".
    public let ages: String
    /// "all", a trimester or the months after a birth.
    public let period: String
    /// A number, or a range such as "8-12".
    public let value: String
    public let unit: String
    public let kind: String
    public let limit: String
    public let limitUnit: String
    public let limitScope: String
    public let direction: String
    public let display: String
    public let confidence: String
    public let source: String

    /// Every row of the reference.
    public static let all: [ReferenceAdvice] = TableText(table).rows(width: 15).map(ReferenceAdvice.init)

    /// The figure, where it is one number.
    public static func figure(_ id: String, stage: String = "pregnancy") -> Double? {
        all.first { $0.id == id && ($0.stage == stage || $0.stage == "all") }.flatMap { Double($0.value) }
    }

    private init(_ cells: [String]) {
        id = cells[0]
        name = cells[1]
        stage = cells[2]
        ages = cells[3]
        period = cells[4]
        value = cells[5]
        unit = cells[6]
        kind = cells[7]
        limit = cells[8]
        limitUnit = cells[9]
        limitScope = cells[10]
        direction = cells[11]
        display = cells[12]
        confidence = cells[13]
        source = cells[14]
    }
}
