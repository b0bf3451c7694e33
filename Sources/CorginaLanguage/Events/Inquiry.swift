/// What a question of hers is about, or an order that does not say of what ("log food"): a page answers it, and nothing is logged.
public enum Inquiry: Hashable, Sendable {
    /// Whether a food or drink is safe, in her words; empty where she names none.
    case safety(String)
    /// How much of what she ate and drank: caffeine, iron, protein.
    case nutrients
    case calories
    case water
    /// What she ate and drank and when: her entries.
    case entries
    case supplements
    case appointments
    /// How far along she is, when it is due, and how the baby is.
    case pregnancy
    case symptoms
    case movements
    /// Weight, blood pressure, glucose, temperature.
    case measurements
    case sleep
    case recipes
    /// What she ticks off: the hospital bag and other lists.
    case lists
    case birthPlan
    /// Foods and drinks to log with one tap.
    case foods

    /// Reads a sentence that asks something; `nil` for every other, and where no page knows the answer.
    public init?(_ sentence: String) {
        guard sentence.utf8.count <= Self.longest else { return nil }
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: sentence))
        if let order = CommandFrame.bareOrder(tokens) { self = order; return }
        let asked = CommandFrame.opened(tokens[...])
        guard Self.asks(asked), let inquiry = Self.safety(asked, sentence) ?? Self.topic(asked) else { return nil }
        self = inquiry
    }

    /// In bytes of UTF-8: a question is one short sentence.
    private static let longest = 200

    private static func asks(_ tokens: ArraySlice<ReadToken>) -> Bool {
        guard let first = tokens.first else { return false }
        let isMarked = tokens.last { $0.mark != .period }?.mark == .question
        return openers.contains(first.text)
            || isMarked && !tokens.contains { $0.mark == .comma || $0.endsSentence && $0.mark != .question }
    }

    private static let openers: Set<String> = [
        "can", "could", "may", "should", "is", "are", "am", "do", "does", "did", "have", "what", "whats", "how", "hows",
        "when",
        "whens", "which", "where", "show",
    ]

    // MARK: Is it safe?

    private static let permitting: Set<String> = ["can", "could", "may", "should", "is", "are", "do"]
    private static let eaters: Set<String> = ["i", "we", "you", "it", "women", "woman", "someone", "one"]
    private static let consuming: Set<String> = ["eat", "drink", "have", "take", "consume", "try", "order", "use"]
    private static let safe: Set<String> = [
        "safe", "ok", "okay", "alright", "fine", "allowed", "bad", "dangerous", "harmful", "risky",
    ]
    private static let asides: Set<String> = [
        "to", "for", "me", "us", "baby", "the", "a", "an", "any", "some", "all", "right", "be", "eating", "drinking",
        "having",
        "really", "still", "it", "if", "that", "this", "my", "our", "of", "now", "today", "tonight", "at",
    ]
    /// With these the rest says when, and names no food.
    private static let circumstances: Set<String> = [
        "while", "when", "during", "in", "pregnant", "pregnancy", "whilst", "if", "before", "after",
    ]

    /// "can I eat sushi?", "is brie safe while pregnant", "are prawns ok?".
    private static func safety(_ tokens: ArraySlice<ReadToken>, _ sentence: String) -> Inquiry? {
        guard let first = tokens.first, permitting.contains(first.text) else { return nil }
        let rest = tokens.dropFirst()
        let asksWhether = rest.contains { safe.contains($0.text) }
        let asksToEat =
            rest.first.map { eaters.contains($0.text) } == true
            && rest.dropFirst().prefix(3).contains { consuming.contains($0.text) }
        guard first.is("is") || first.is("are") ? asksWhether : asksToEat && !first.is("do") else { return nil }
        let named = rest.drop { eaters.contains($0.text) }
            .prefix { !circumstances.contains($0.text) && $0.mark != .question }
            .filter { !safe.contains($0.text) && !consuming.contains($0.text) && !eaters.contains($0.text) }
        let words = named.drop { asides.contains($0.text) || !$0.isWord }
        var end = words.endIndex
        while end > words.startIndex, asides.contains(words[end - 1].text) || !words[end - 1].isWord { end -= 1 }
        guard let start = words[..<end].first, let last = words[..<end].last else { return .safety("") }
        let bytes = Array(sentence.utf8)[start.token.range.lowerBound..<last.token.range.upperBound]
        return .safety(String(decoding: bytes, as: UTF8.self))
    }

    // MARK: Everything else

    /// Each with the words that tell of it, the surest first.
    private static let topics: [(Inquiry, Set<String>)] = [
        (
            .appointments,
            ["appointment", "appointments", "appt", "visit", "midwife", "scan", "ultrasound", "checkup", "doctor"]
        ),
        (.calories, ["calorie", "calories", "kcal", "cals"]),
        (
            .nutrients,
            [
                "caffeine", "protein", "folate", "fiber", "fibre", "calcium", "nutrients", "carbs", "choline", "iodine",
                "potassium",
                "macros", "omega",
            ]
        ),
        (.water, ["water", "hydration", "fluid", "fluids", "glasses"]),
        (.pregnancy, ["due", "along", "trimester", "pregnant", "gestation"]),
        (.movements, ["kick", "kicks", "movements", "kicked"]),
        (.measurements, ["weight", "weigh", "pressure", "glucose", "temperature", "bp"]),
        (
            .supplements,
            [
                "supplement", "supplements", "vitamin", "vitamins", "prenatal", "pill", "pills", "tablet", "tablets",
                "dose", "doses",
            ]
        ),
        (.symptoms, ["symptom", "symptoms", "headache", "headaches", "nausea", "nauseous", "heartburn"]),
        (.lists, ["checklist", "checklists", "list", "lists"]),
        (.pregnancy, ["baby", "bub", "bean", "bump", "fetus"]),
    ]
    private static let taking: Set<String> = ["take", "took", "taken", "taking"]
    private static let recorded: Set<String> = [
        "eat", "ate", "eaten", "drink", "drunk", "drank", "log", "logged", "have", "had",
    ]

    private static func topic(_ tokens: ArraySlice<ReadToken>) -> Inquiry? {
        // Her own diary knows nothing of what is so in general.
        let words = Set(tokens.filter { $0.isWord }.map { $0.text })
        guard !words.isDisjoint(with: own) else { return nil }
        if !words.isDisjoint(with: taking), words.contains("did") || words.contains("have") { return .supplements }
        if words.contains("birth"), words.contains("plan") { return .birthPlan }
        if words.contains("hospital"), words.contains("bag") { return .lists }
        for (inquiry, signs) in topics where !words.isDisjoint(with: signs) { return inquiry }
        if words.contains("iron"), words.contains("much") { return .nutrients }
        let isPast = words.contains("did") || words.contains("have") || words.contains("had")
        return isPast && !words.isDisjoint(with: recorded) ? .entries : nil
    }

    private static let own: Set<String> = [
        "i", "im", "ive", "my", "me", "our", "we", "baby", "bub", "today", "todays", "yesterday", "next", "left", "far",
        "due",
    ]
}
