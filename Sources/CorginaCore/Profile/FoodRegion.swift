/// Whose everyday words for food somebody uses: "chips" and "biscuit" are other foods elsewhere.
public enum FoodRegion: String, CaseIterable, Sendable {
    case us, uk
    /// Australia and New Zealand.
    case australia = "au"
    case india = "in"

    /// The region a browser's languages tell of, "en-GB,en;q=0.9": the first that has one; `nil` for none.
    public init?(languages: some StringProtocol) {
        for language in languages.split(separator: ",") {
            let tag = String(language.prefix { $0 != ";" }.filter { $0 != " " }).lowercased()
            guard let country = tag.split(separator: "-").dropFirst().last, let region = Self.countries[String(country)]
            else { continue }
            self = region
            return
        }
        return nil
    }

    private static let countries: [String: FoodRegion] = [
        "us": .us, "gb": .uk, "ie": .uk, "au": .australia, "nz": .australia, "in": .india,
    ]
}
