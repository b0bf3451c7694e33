import CorginaCore

/// Reads blood pressures: "130/85", "bp one eighteen over seventy six", "bp 120 by 80".
struct PressureReader: MeasureReading {
    var facts: ToldFacts

    mutating func read() {
        var index = 0
        while index < tokens.count {
            guard !claimed.contains(index), let found = pressure(at: index) else {
                if let end = impossiblePressure(at: index) {
                    if !map.isOthers(index) { facts.implausible.append(.reading(.bloodPressure)) }
                    claim(index..<end, cue: map.topic(index, is: .pressure))
                }
                index += 1
                continue
            }
            let cue = map.topic(index, is: .pressure)
            let isOthers = map.isOthers(index)
            let range = claim(index..<found.end, cue: cue)
            if !isOthers {
                facts.findings.append(
                    Finding(
                        name: "Blood pressure", content: .other(.bloodPressure(found.pressure)),
                        tokens: range.lowerBound..<range.upperBound))
            }
            index = max(found.end, index + 1)
        }
    }

    /// The end of "1200/80" where it is called a blood pressure and no heart makes it.
    private func impossiblePressure(at index: Int) -> Int? {
        // "bp check 10/12/2026" is a day.
        guard !claimed.contains(index), map.topic(index, is: .pressure) != nil,
            index == 0 || tokens[index - 1].mark != .slash,
            let upper = SpokenFigure.read(tokens, at: index), upper.end < tokens.count,
            upper.value >= Double(BloodPressure.systolicRange.lowerBound),
            tokens[upper.end].mark == .slash || tokens[upper.end].is("over"),
            let lower = SpokenFigure.read(tokens, at: upper.end + 1),
            upper.value > Double(BloodPressure.systolicRange.upperBound)
                || lower.value > Double(BloodPressure.diastolicRange.upperBound)
        else { return nil }
        return lower.end
    }

    private func pressure(at index: Int) -> (pressure: BloodPressure, end: Int)? {
        guard let upper = SpokenFigure.read(tokens, at: index), !upper.isDecimal, (70...250).contains(upper.value),
            upper.end < tokens.count, index == 0 || tokens[index - 1].mark != .slash
        else { return nil }
        let isNamed = map.topic(index, is: .pressure) != nil
        let joint = tokens[upper.end]
        let isJoined = joint.mark == .slash || joint.is("over")
        guard
            isJoined || isNamed && (joint.is("by") || joint.is("on") || joint.mark == .dash || !joint.isWord)
                || isNamed && SpokenFigure.read(tokens, at: upper.end) != nil
        else { return nil }
        let start = isJoined || joint.is("by") || joint.is("on") || joint.mark == .dash ? upper.end + 1 : upper.end
        guard let lower = SpokenFigure.read(tokens, at: start), !lower.isDecimal, (40...150).contains(lower.value),
            lower.value < upper.value
        else { return nil }
        var end = lower.end
        if map.word(end) == "mmhg" {
            end += 1
        }
        // "150/100 g" is an amount; "120/80/60" is none of it.
        guard isNamed || MeasureReader.read(tokens, at: end) == nil,
            !(end < tokens.count && (tokens[end].mark == .slash || tokens[end].mark == .percent))
        else { return nil }
        return (BloodPressure(systolic: Int(upper.value), diastolic: Int(lower.value)), end)
    }
}
