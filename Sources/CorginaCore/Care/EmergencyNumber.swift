/// The number to call in an emergency somewhere.
public struct EmergencyNumber: Hashable, Sendable {
    /// "911"
    public let number: String
    /// "US"
    public let place: String
    /// The region it is for; `nil` for one that is no region of the profile's.
    public let region: FoodRegion?
    /// Whether it is told where nobody knows the region.
    let isToldAnywhere: Bool
    public let sources: [ClinicalSource]

    /// Every number of the reference, in its order.
    public static let all = loadAll()

    /// Those of her region; where nobody knows it, those of several.
    public static func all(in region: FoodRegion?) -> [EmergencyNumber] {
        let hers = all.filter { $0.region == region && region != nil }
        return hers.isEmpty ? all.filter { $0.isToldAnywhere } : hers
    }

    /// "911"; "000 (Australia) or 111 (New Zealand)"; "911 (US), 112 (EU) or 999 (UK)"
    public static func words(in region: FoodRegion?) -> String {
        let numbers = all(in: region)
        if numbers.count == 1, let number = numbers.first?.number { return number }
        let told = numbers.map { "\($0.number) (\($0.place))" }
        return [told.dropLast().joined(separator: ", "), told.last ?? ""].filter { !$0.isEmpty }.joined(
            separator: " or ")
    }
}

extension EmergencyNumber: ReferenceRecord {
    static var table: ReferenceTable { .emergencyNumbers }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        number = try row.text("number")
        place = try row.text("place")
        region = try row.optionalValue("region", "a region") { FoodRegion(rawValue: $0) }
        isToldAnywhere = try row.flag("told_anywhere")
        sources = try row.sources()
    }
}
