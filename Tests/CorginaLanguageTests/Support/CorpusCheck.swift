import CorginaCore
import CorginaFoods

@testable import CorginaLanguage

/// Compares what was understood with a line of the corpus; `nil` when they agree, otherwise what differs.
enum CorpusCheck {
    static func difference(_ understanding: Understanding, _ expected: String) -> String? {
        if expected == "nothing" {
            return understanding.events.isEmpty ? nil : "expected nothing, got \(understanding.events.map(\.name))"
        }
        let wanted = expected.components(by: " ; ")
        guard wanted.count == understanding.events.count else {
            return "expected \(wanted.count) events, got \(understanding.events.map(\.name))"
        }
        for (event, line) in zip(understanding.events, wanted) {
            let parts = line.components(by: ": ")
            guard parts.count == 2 else { return "unreadable expectation" }
            if let difference = difference(event, parts[0], parts[1]) { return difference }
        }
        return nil
    }

    private static func difference(_ event: EventDraft, _ kind: String, _ value: String) -> String? {
        switch (event.content, kind) {
        case (.food(_, let items), "food"): return difference(items, value)
        case (.other(.hydration(let drink)), "hydration"):
            return within(drink.volume.value, value) ? nil : "\(drink.volume.value) ml"
        case (.other(.supplement(let intake)), "vitamin"):
            let count = intake.count > 1 ? " x\(intake.count)" : ""
            return equal(intake.name + (intake.dose.map { " " + $0 } ?? "") + count, value)
        case (.other(.symptom(let report)), "symptom"):
            let severity = report.hasResolved ? " gone" : report.severity.map { " \($0)" } ?? ""
            return equal(report.name + severity, value)
        case (.other(.weight(let weight)), "weight"): return equal(Figure.decimal(weight.kilograms), value)
        case (.other(.bloodPressure(let pressure)), "blood_pressure"):
            return equal("\(pressure.systolic)/\(pressure.diastolic)", value)
        case (.other(.glucose(let glucose)), "glucose"): return equal(Figure.decimal(glucose.milligramsPerDeciliter), value)
        case (.other(.temperature(let temperature)), "temperature"):
            return equal(Figure.decimal(temperature.celsius), value)
        case (.other(.kicks(let kicks)), "kicks"):
            return equal("\(kicks.count)" + (kicks.minutes.map { " in \($0)" } ?? ""), value)
        case (.other(.contraction(let contraction)), "contraction"):
            return equal(contraction.seconds.map(String.init) ?? "", value)
        case (.other(.appointment(let appointment)), "appointment"): return equal(appointment.title, value)
        case (.other(.sleep(let sleep)), "sleep"):
            let told = [sleep.minutes.map { "\($0)" }, sleep.wakings.map { "woke \($0)" }, sleep.isNap ? "nap" : nil]
            return equal(told.compactMap { $0 }.joined(separator: " "), value)
        case (.note(let text), "note"): return equal(text, value)
        default: return "expected \(kind), got \(event.name)"
        }
    }

    private static func difference(_ items: [FoodDraft], _ expected: String) -> String? {
        let wanted = expected.components(by: ", ").reduce(into: [String]()) { result, part in
            // A comma inside a name ("Milk, whole 240-248") does not end an item.
            if let last = result.last, !last.contains("-") || last.last?.isNumber != true {
                result[result.count - 1] = last + ", " + part
            } else {
                result.append(part)
            }
        }
        guard wanted.count == items.count else { return "expected \(wanted.count) items, got \(items.map(\.name))" }
        for (item, line) in zip(items, wanted) {
            guard let space = line.lastIndex(of: " ") else { return "unreadable expectation" }
            let name = String(line[..<space])
            guard item.name.lowercased().contains(name.lowercased()) else {
                return "expected \(name), got \(item.name)"
            }
            guard within(item.grams.value, String(line[line.index(after: space)...])) else {
                return "\(item.name): \(item.grams.value) g"
            }
        }
        return nil
    }

    private static func within(_ value: Double, _ range: String) -> Bool {
        let ends = range.split(separator: "-").compactMap { Double($0) }
        return ends.count == 2 && value >= ends[0] - 0.51 && value <= ends[1] + 0.51
    }

    private static func equal(_ found: String, _ expected: String) -> String? {
        found == expected ? nil : "expected \(expected), got \(found)"
    }
}

extension String {
    func components(by separator: String) -> [String] {
        var parts: [String] = []
        var rest = Substring(self)
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
