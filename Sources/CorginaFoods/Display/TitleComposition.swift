import CorginaCore

/// The parts of a food's name, each in the place where a person would say it.
struct TitleComposition {
    private var head: String
    /// Said first: "Hot", "Iced".
    private var first: [String] = []
    /// Said before the head, the last published first: "Unsweetened green tea".
    private var before: [String] = []
    /// Said right after the head: "Pork tenderloin".
    private var after: [String] = []
    /// Said last: " with cheese", ", Mexican style".
    private var tail: [String] = []
    /// Whether "with cheese" may go on: "with cheese, lettuce, tomato and spread".
    private var isEnumerating = false
    /// Left for the details.
    private(set) var details: [String] = []

    init(_ parts: [String], category: FoodCategory) {
        head = TitleWords.everydayHead(parts.first ?? "")
        guard !Self.isList(parts), !TitleWords.isPreparation(head) else {
            head = parts.filter { !Self.isUnspecified($0) }.joined(separator: ", ")
            return
        }
        let rest = Self.joiningAlternatives(Array(parts.dropFirst())).filter { !Self.isUnspecified($0) }
        for (index, part) in rest.enumerated() { place(part, followedBy: rest[(index + 1)...], category) }
        if TitleWords.listsItsIngredients(head), before.count > 1 {
            tail = before.map { ", \($0)" } + tail
            before = []
        }
    }

    var text: String {
        let words = first + before.reversed()
        let named = words + [words.isEmpty ? head : SentenceCase.lowered(head)] + after
        return named.joined(separator: " ") + tail.joined()
    }

    /// Leaves out what matters least until the text fits or only its head is left; returns what was left out.
    mutating func shorten(to longest: Int) -> [String] {
        var dropped: [String] = []
        while text.count > longest, let part = dropLeast() {
            dropped.insert(String(part.drop { $0 == "," || $0 == " " }), at: 0)
        }
        return dropped
    }

    private mutating func dropLeast() -> String? {
        if let part = tail.popLast() { return part }
        if before.count > 1 { return before.removeLast() }
        return after.popLast() ?? before.popLast() ?? first.popLast()
    }
}

extension TitleComposition {
    private mutating func place(_ part: String, followedBy rest: ArraySlice<String>, _ category: FoodCategory) {
        if isEnumerating {
            let isLast = part.holds(" and ")
            isEnumerating = !isLast
            if isLast || rest.prefix(3).contains(where: { $0.holds(" and ") }) { return tail.append(", \(part)") }
        }
        isEnumerating = part.hasPrefix("with ") && !part.holds(" and ")
        if let name = TitleWords.standAlone[part], TitleWords.standAloneHeads.contains(head) {
            head = name
        } else if head == "Egg", let name = TitleWords.partsOfEgg[part] {
            head = name
        } else if TitleWords.isDish(part) {
            head += " " + part
        } else if TitleWords.isDetail(part, in: category) {
            details.append(part)
        } else if let said = TitleWords.origins[part] {
            said.hasPrefix(",") ? tail.append(said) : before.append(said)
        } else if part == "hot" || part == "iced" {
            first.append(part)
        } else if TitleWords.followsHead(part) {
            after.append(part)
        } else {
            placeModifier(part)
        }
    }

    private mutating func placeModifier(_ part: String) {
        if let lead = TitleWords.tailLead(of: part) {
            tail.append(lead + part)
        } else if let range = part.firstRange(ofBytes: " with"), !part.hasPrefix("cooked") {
            // "grilled without sauce" goes around the head: "Grilled chicken without sauce".
            let lead = String(part[..<range.lowerBound])
            if lead == "salad" { head += " salad" } else { before.append(lead) }
            tail.append(String(part[range.lowerBound...]))
        } else if part.holds(" and ") || part.split(separator: " ").count > 4 {
            tail.append(", \(part)")
        } else if let last = part.split(separator: " ").last, head.lowercased().hasPrefix(last.lowercased() + " ") {
            // "Jelly sandwich, reduced sugar jelly" has its jelly once.
            let rest = part.split(separator: " ").dropLast().joined(separator: " ")
            rest.isEmpty ? details.append(part) : before.append(rest)
        } else {
            before.append(part)
        }
    }

    /// Whether the name is one list, which cannot be turned around: "Bacon, lettuce, and tomato sandwich".
    private static func isList(_ parts: [String]) -> Bool {
        guard let end = parts.firstIndex(where: TitleWords.endsList), end > 0 else { return false }
        let enumeration = parts[1...end]
        return !enumeration.dropLast().contains { $0.contains(" ") }
            && !enumeration.allSatisfy(TitleWords.isPreparation)
    }

    /// "baked", "broiled", "or roasted" as the one thing they say; likewise "NS as to regular", "quick", "or instant".
    private static func joiningAlternatives(_ parts: [String]) -> [String] {
        var joined: [String] = []
        for part in parts {
            guard TitleWords.endsList(part), !joined.isEmpty else { joined.append(part); continue }
            var list = [part]
            while list.count < 4, let last = joined.last, !last.contains(" ") {
                list.insert(joined.removeLast(), at: 0)
            }
            if let last = joined.last, last.hasPrefix("NS as to"), !list.allSatisfy(TitleWords.isPreparation) {
                list.insert(joined.removeLast(), at: 0)
            }
            joined.append(list.joined(separator: list.count > 2 ? ", " : " "))
        }
        return joined
    }

    private static func isUnspecified(_ part: String) -> Bool {
        PublishedName.isUnspecified(part[...]) || part.holds("NS as to")
    }
}
