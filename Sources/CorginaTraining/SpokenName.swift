import CorginaFoods

/// A name of the catalogue as somebody would say it: "Cookie, oatmeal, with raisins" is "oatmeal cookie with raisins".
struct SpokenName {
    private let head: String
    /// What stands before the head, the outermost first.
    private let before: [String]
    private let after: [String]

    let isDrink: Bool

    /// `nil` for a name nobody says.
    init?(_ food: Food) {
        let name = food.name.lowercased()
        guard !Self.unspoken.contains(where: { name.contains($0) }) else { return nil }
        let parts = name.split(separator: "(")[0].split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map(
            String.init)
        let told = parts.dropFirst().filter { part in !part.hasPrefix("ns ") && part != "nfs" && !part.isEmpty }
        head = parts[0].split(separator: "/")[0].split(separator: " ").joined(separator: " ")
        before = told.filter { !Self.isBehind($0) }.reversed()
        after = told.filter(Self.isBehind)
        isDrink = ["92", "93", "94", "95", "111", "112"].contains { food.code.description.hasPrefix($0) }
    }

    /// With the describing words that `isTold` is true for.
    func text(_ isTold: () -> Bool) -> String {
        (before.filter { _ in isTold() } + [head] + after.filter { _ in isTold() }).joined(separator: " ")
    }

    private static func isBehind(_ part: String) -> Bool {
        behind.contains(String(part.split(separator: " ").first ?? ""))
    }

    private static let behind: Set<String> = [
        "with", "without", "from", "in", "no", "made", "on", "for", "and", "skin",
    ]
    private static let unspoken = ["baby", "infant", "human milk", "tube", "supplement", "nutrition", "include"]
}
