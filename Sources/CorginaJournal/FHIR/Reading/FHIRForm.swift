import CorginaCore

/// A questionnaire with its answers, read.
struct FHIRForm {
    private let response: JSON

    init(_ response: JSON) { self.response = response }

    /// How LOINC's forms name an item: "/44250-9".
    static func linkID(_ code: ClinicalCode.ID) -> String { "/" + (ClinicalCode.of(code)?.code ?? "") }

    /// The address of one of LOINC's forms.
    static func address(_ code: ClinicalCode.ID) -> String? {
        ClinicalCode.of(code).map { "\($0.system)/q/\($0.code)" }
    }

    /// The answers of the PHQ-2 for 0 to 3 points.
    static let moodAnswers: [ClinicalCode.ID] = [
        .moodNotAtAll, .moodSeveralDays, .moodMoreThanHalf, .moodNearlyEveryDay,
    ]

    /// `nil` for another form, though it may ask the same and more, and where an answer is missing.
    var moodCheck: MoodCheck? {
        let form = response["questionnaire"]?.text.map { String($0.prefix { $0 != "|" }) }
        guard form != nil, form == Self.address(.moodForm), let interest = points(.moodInterest),
            let mood = points(.moodDown)
        else { return nil }
        return MoodCheck(interest: interest, mood: mood)
    }

    /// As Corgina writes it; `nil` for anything else.
    var puqe: PUQE? {
        let points = PUQE.Item.allCases.compactMap { item -> Int? in
            guard let words = answer(item.rawValue)?["valueString"]?.text else { return nil }
            return item.answers.firstIndex(of: words).map { $0 + 1 }
        }
        guard points.count == 3 else { return nil }
        return PUQE(nausea: points[0], vomiting: points[1], retching: points[2])
    }

    /// The points of an answer that was chosen.
    private func points(_ question: ClinicalCode.ID) -> Int? {
        guard let answer = answer(Self.linkID(question)) else { return nil }
        if let points = answer["valueInteger"]?.integer { return (0...3).contains(points) ? points : nil }
        guard let coding = answer["valueCoding"], let system = coding["system"]?.text, let code = coding["code"]?.text,
            let chosen = ClinicalCode.of(system: system, code: code)?.id
        else { return nil }
        return Self.moodAnswers.firstIndex(of: chosen)
    }

    /// The only answer of an item.
    private func answer(_ linkID: String) -> JSON? {
        guard let answers = Self.item(linkID, among: response["item"])?["answer"]?.elements, answers.count == 1 else {
            return nil
        }
        return answers[0]
    }

    /// Groups are opened. No text has more levels than the reader of JSON takes.
    private static func item(_ linkID: String, among items: JSON?) -> JSON? {
        for item in items?.elements ?? [] {
            if item["linkId"]?.text == linkID { return item }
            if let found = self.item(linkID, among: item["item"]) { return found }
        }
        return nil
    }
}
