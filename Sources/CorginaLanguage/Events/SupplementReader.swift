import CorginaCore

/// Reads supplements and medicines taken: "took my iron", "prenatal and 2 vitamin D", "400 mg magnesium".
enum SupplementReader {
    private static let certain = PhraseFinder(SupplementWords.certain)
    private static let afterTaking = PhraseFinder(SupplementWords.afterTaking)
    private static let taking: Set<String> = ["took", "take", "taken", "taking", "takes", "popped", "swallowed"]

    static func read(_ tokens: [ReadToken], own: [String], claimed: Set<Int>) -> [Finding] {
        let ownFinder = PhraseFinder(names: own)
        var findings: [Finding] = []
        var isTaking = false
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if taking.contains(token.text) { isTaking = true }
            if token.endsSentence || token.has(.eating) && !taking.contains(token.text) { isTaking = false }
            if !claimed.contains(index), let hit = hit(tokens, at: index, ownFinder, isTaking: isTaking) {
                let finding = finding(hit, tokens, claimed)
                findings.append(finding)
                index = max(finding.tokens.upperBound, index + 1)
            } else {
                index += 1
            }
        }
        return findings
    }

    private static func hit(_ tokens: [ReadToken], at index: Int, _ own: PhraseFinder, isTaking: Bool) -> PhraseFinder
        .Hit?
    {
        if let hit = own.hit(tokens, at: index),
            isTaking || hasDose(tokens, hit.range) || index > 0 && tokens[index - 1].is("my")
        {
            return hit
        }
        if let hit = certain.hit(tokens, at: index) {
            // "vitamin C drink", "folate-rich spinach", "vitamin water": food after all.
            let next = hit.range.upperBound < tokens.count ? tokens[hit.range.upperBound] : nil
            let isFood =
                next.map {
                    $0.isWord
                        && ["water", "rich", "fortified", "drink", "content", "juice", "enriched", "milk"].contains(
                            $0.text)
                } ?? false
            let isContent =
                index > 0
                && (tokens[index - 1].is("high") || tokens[index - 1].is("added") || tokens[index - 1].is("with")
                    || isToldOf(tokens, index))
            if !isFood && !isContent || isTaking { return hit }
        }
        guard let hit = afterTaking.hit(tokens, at: index) else { return nil }
        let isTablet =
            hit.range.count > 1
            || hit.range.upperBound < tokens.count && SupplementWords.forms.contains(tokens[hit.range.upperBound].form)
        return isTaking || isTablet || hasSmallDose(tokens, hit.range)
            || index > 0 && tokens[index - 1].is("my") && hit.name == "Iron" ? hit : nil
    }

    /// "rich in vitamin C", "a source of folate": what is in a food and was not taken by itself.
    private static func isToldOf(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard index > 1, tokens[index - 1].is("in") || tokens[index - 1].is("of") else { return false }
        return ["rich", "high", "low", "full", "source", "plenty", "lots"].contains(tokens[index - 2].text)
    }

    /// Doses are milligrams and less; "620 g ginger ale" is a drink.
    private static func hasSmallDose(_ tokens: [ReadToken], _ range: Range<Int>) -> Bool {
        guard let dose = dose(tokens, before: range.lowerBound) ?? dose(tokens, after: range.upperBound) else {
            return false
        }
        return !dose.text.hasSuffix(" g") && !dose.text.hasSuffix(" ml")
    }

    private static func hasDose(_ tokens: [ReadToken], _ range: Range<Int>) -> Bool {
        dose(tokens, before: range.lowerBound) != nil || dose(tokens, after: range.upperBound) != nil
    }

    private static func finding(_ hit: PhraseFinder.Hit, _ tokens: [ReadToken], _ claimed: Set<Int>) -> Finding {
        var range = hit.range
        var amount: String?
        if let dose = dose(tokens, after: range.upperBound) {
            amount = dose.text
            range = range.lowerBound..<dose.range.upperBound
        } else if let dose = dose(tokens, before: range.lowerBound) {
            amount = dose.text
            range = dose.range.lowerBound..<range.upperBound
        }
        while range.upperBound < tokens.count, SupplementWords.forms.contains(tokens[range.upperBound].form) {
            range = range.lowerBound..<range.upperBound + 1
        }
        let count = count(tokens, &range)
        let start = Surroundings.before(
            range, tokens,
            allowing: taking.union([
                "had", "of", "tablets", "tablet", "pills", "pill", "capsules", "capsule", "drops", "dose", "also",
                "just", "morning", "evening", "daily",
            ]), claimed: claimed)
        return Finding(
            name: hit.name, content: .supplement(SupplementIntake(name: hit.name, dose: amount, count: count)),
            tokens: start..<range.upperBound)
    }

    /// "two", "2 tablets of" before the name.
    private static func count(_ tokens: [ReadToken], _ range: inout Range<Int>) -> Int {
        var index = range.lowerBound
        while index > 0,
            tokens[index - 1].is("of") || tokens[index - 1].is("my")
                || SupplementWords.forms.contains(tokens[index - 1].form)
        { index -= 1 }
        for length in 1...2 where index - length >= 0 {
            guard let number = NumberReader.read(tokens, at: index - length), number.end == index, number.value >= 1,
                number.value <= 20
            else { continue }
            range = index - length..<range.upperBound
            return Int(number.value)
        }
        return 1
    }

    private static func dose(_ tokens: [ReadToken], after index: Int) -> (text: String, range: Range<Int>)? {
        guard index + 1 < tokens.count, tokens[index].number != nil,
            SupplementWords.doseUnits.contains(tokens[index + 1].text)
        else { return nil }
        return ("\(tokens[index].text) \(unit(tokens[index + 1].text))", index..<index + 2)
    }

    private static func dose(_ tokens: [ReadToken], before index: Int) -> (text: String, range: Range<Int>)? {
        var end = index
        if end > 0, tokens[end - 1].is("of") { end -= 1 }
        guard end >= 2, tokens[end - 2].number != nil, SupplementWords.doseUnits.contains(tokens[end - 1].text) else {
            return nil
        }
        return ("\(tokens[end - 2].text) \(unit(tokens[end - 1].text))", end - 2..<end)
    }

    private static func unit(_ text: String) -> String {
        switch text {
        case "iu": "IU"
        case "milligrams", "milligram": "mg"
        case "mcg", "ug", "μg", "micrograms", "microgram": "µg"
        default: text
        }
    }
}
