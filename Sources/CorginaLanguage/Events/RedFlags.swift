import CorginaCore

/// A sign in what she said that should not wait, from the project's symptom table. It never decides; it says whom to call.
public struct RedFlag: Hashable, Sendable {
    /// How soon to be in touch with care.
    public enum Level: Int, Comparable, CaseIterable, Sendable {
        case callSameDay, callNow, emergency

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The symptom's or measurement's name, as its event bears it.
    public var sign: String
    public var level: Level

    public init(sign: String, level: Level) {
        self.sign = sign
        self.level = level
    }
}

extension RedFlag {
    /// The signs among events as she has corrected them; empty when there are none.
    public static func flags(in events: [EventDraft]) -> [RedFlag] { RedFlagReader.flags(events) }
}

/// Finds the red flags among what one sentence tells.
enum RedFlagReader {
    /// From this severity on, of 5, the table's "severe" holds (3 of 3).
    private static let severe = 4

    /// Signs that count as soon as they are there. Source: symptom table, rule "present" or any category (HEARHER, MEM).
    private static let present: [String: RedFlag.Level] = [
        "Vision change": .emergency, "Fainting": .emergency, "Chest pain or racing heart": .emergency,
        "Fluid leak or gush": .emergency, "Seizure": .emergency, "Thoughts of self-harm": .emergency,
        "Vaginal bleeding": .callNow, "Reduced movement": .callNow, "Fall or injury": .callNow, "Fever": .callNow,
        "Light spotting": .callSameDay, "Burning or frequent urination": .callSameDay,
    ]

    /// Signs that count when severe. Source: symptom table, rule "severity=3" (HEARHER, HTN, CLEVELAND, MEM).
    private static let whenSevere: [String: RedFlag.Level] = [
        "Headache": .emergency, "Shortness of breath": .emergency, "Severe belly pain": .emergency,
        "Dizziness": .callNow, "Palpitations": .callNow, "Cramping": .callNow, "Swelling of feet and hands": .callNow,
        "Back pain": .callSameDay, "Round ligament pain": .callSameDay, "Diarrhoea": .callSameDay,
        "Itching": .callSameDay,
        "Low mood": .callSameDay, "Anxiety": .callSameDay,
    ]

    /// Signs that turn high blood pressure or a headache into an emergency. Source: rule BP_HIGH_SX, headache (HTN, HEARHER).
    private static let besidePressure: Set<String> = [
        "Headache", "Vision change", "Severe belly pain", "Shortness of breath", "Swelling of feet and hands",
    ]

    /// In the order they were said, each once.
    static func flags(_ events: [EventDraft]) -> [RedFlag] {
        let felt = events.compactMap { event -> SymptomReport? in
            guard case .symptom(let report) = event.content, !report.hasResolved else { return nil }
            return report
        }
        var flags = felt.compactMap { report in
            level(of: report, among: felt).map { RedFlag(sign: report.name, level: $0) }
        }
        for event in events {
            guard case .bloodPressure(let pressure) = event.content, let level = level(of: pressure, among: felt) else {
                continue
            }
            flags.append(RedFlag(sign: event.name, level: level))
        }
        return flags.reduce(into: []) { result, flag in
            if !result.contains(flag) { result.append(flag) }
        }
    }

    private static func level(of report: SymptomReport, among felt: [SymptomReport]) -> RedFlag.Level? {
        if let level = present[report.name] { return level }
        // A headache with changed vision, whatever its strength.
        if report.name == "Headache", felt.contains(where: { $0.name == "Vision change" }) { return .emergency }
        guard (report.severity ?? 0) >= severe else { return nil }
        return whenSevere[report.name]
    }

    /// Source: rules BP_HIGH (140/90), BP_SEVERE (160/110) and BP_HIGH_SX of the clinical rules (HTN).
    private static func level(of pressure: BloodPressure, among felt: [SymptomReport]) -> RedFlag.Level? {
        if pressure.systolic >= 160 || pressure.diastolic >= 110 { return .emergency }
        guard pressure.systolic >= 140 || pressure.diastolic >= 90 else { return nil }
        return felt.contains { besidePressure.contains($0.name) } ? .emergency : .callSameDay
    }
}
