extension EventDraft {
    /// "Porkchop", "Porkchop and potatoes", "Eggs, toast and orange juice".
    static func mealName(of phrases: [String]) -> String {
        let joined =
            switch phrases.count {
            case 0: ""
            case 1: phrases[0]
            default: phrases.dropLast().joined(separator: ", ") + " and " + (phrases.last ?? "")
            }
        return joined.prefix(1).uppercased() + joined.dropFirst()
    }
}
