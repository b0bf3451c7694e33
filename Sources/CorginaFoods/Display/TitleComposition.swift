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
    /// Left for the details.
    private(set) var details: [String] = []

    init(_ parts: [String], category: FoodCategory) {
        head = TitleWords.everydayHead(parts.first ?? "")
        guard !Self.isList(parts), !TitleWords.isPreparation(head) else {
            head = parts.filter { !Self.isUnspecified($0) }.joined(separator: ", ")
            return
        }
        var isEnumerating = false
        let rest = Self.joiningAlternatives(Array(parts.dropFirst()))
        for (index, part) in rest.enumerated() where !Self.isUnspecified(part) {
            let endsEnumeration = rest[index...].prefix(4).contains { $0.contains(" and ") }
            if isEnumerating, endsEnumeration {
                tail.append(", \(part)")
                isEnumerating = !part.contains(" and ")
            } else {
                place(part, category)
                isEnumerating = part.hasPrefix("with ") && !part.contains(" and ")
            }
        }
    }

    var text: String {
        let words = first + before.reversed()
        let named = words.isEmpty ? head : (words + [TitleWords.lowercased(head, after: words.last)]).joined(separator: " ")
        return ([named] + after).joined(separator: " ") + tail.joined()
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
    private mutating func place(_ part: String, _ category: FoodCategory) {
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
        } else if let range = part.firstRange(of: " with"), !part.hasPrefix("cooked") {
            // "grilled without sauce" goes around the head: "Grilled chicken without sauce".
            before.append(String(part[..<range.lowerBound]))
            tail.append(String(part[range.lowerBound...]))
        } else if part.contains(" and ") || part.split(separator: " ").count > 4 {
            tail.append(", \(part)")
        } else if let repeated = part.split(separator: " ").last, head.lowercased().hasPrefix(repeated.lowercased() + " ") {
            // "Jelly sandwich, reduced sugar jelly".
            before.append(part.split(separator: " ").dropLast().joined(separator: " "))
        } else {
            before.append(part)
        }
    }

    /// Whether the name is one list, which cannot be turned around: "Bacon, lettuce, and tomato sandwich".
    private static func isList(_ parts: [String]) -> Bool {
        guard let end = parts.firstIndex(where: TitleWords.endsList), end > 0 else { return false }
        let start = parts[..<end].lastIndex { $0.contains(" ") } ?? 0
        guard parts.indices.contains(start + 1) else { return false }
        return !(parts[(start + 1)...end]).allSatisfy { TitleWords.isPreparation($0) } && start == 0
    }

    /// "baked", "broiled", "or roasted" as the one thing they say.
    private static func joiningAlternatives(_ parts: [String]) -> [String] {
        var joined: [String] = []
        for part in parts {
            guard TitleWords.endsList(part), !joined.isEmpty else { joined.append(part); continue }
            var list = [part]
            while list.count < 4, let last = joined.last, last.hasPrefix("NS as to") || !last.contains(" ") {
                list.insert(joined.removeLast(), at: 0)
                if list[0].hasPrefix("NS as to") { break }
            }
            joined.append(list.joined(separator: list.count > 2 ? ", " : " "))
        }
        return joined
    }

    private static func isUnspecified(_ part: String) -> Bool {
        PublishedName.isUnspecified(part[...]) || part.contains("NS as to")
    }
}
