/// Two things that are better taken apart, not together, or together.
public struct SupplementInteraction: Hashable, Sendable, Identifiable {
    /// "iron_calcium"
    public let id: String
    /// In the reference's words: "iron", "tea or coffee".
    public let itemA: String
    public let itemB: String
    /// How many hours to leave between them; 0 where time does not help.
    public let gapHours: Int
    /// "either order", "tablet first"
    public let order: String
    public let action: Action
    /// One sentence.
    public let reason: String
    public let sources: [ClinicalSource]

    /// What to do about it.
    public enum Action: String, CaseIterable, Sendable {
        case separate, helps, ask, avoid
    }

    /// Every interaction of the reference, in its order.
    public static let all = loadAll()

    /// What each side is, by id. The encoding is this app's.
    static let sides: [String: (a: Set<Substance>, b: Set<Substance>)] = [
        "iron_calcium": ([.iron], [.calcium]), "iron_dairy": ([.iron], [.dairy]),
        "iron_tea_coffee": ([.iron], [.teaOrCoffee]),
        "iron_antacid": ([.iron], [.antacid]), "iron_zinc": ([.iron], [.zinc]), "iron_vitc": ([.iron], [.vitaminC]),
        "levothyroxine": ([.levothyroxine], [.iron, .calcium, .prenatal, .magnesium, .antacid]),
        "antibiotic_minerals": ([.bindingAntibiotic], [.iron, .calcium, .magnesium, .zinc]),
        "calcium_split": ([.calcium], [.largeCalciumDose]), "folate_antiseizure": ([.folicAcid], [.antiseizure]),
        "folate_methotrexate": ([.folicAcid], [.methotrexate]), "fishoil_anticoagulant": ([.fishOil], [.bloodThinner]),
        "ginger_anticoagulant": ([.ginger], [.bloodThinner]), "vite_anticoagulant": ([.vitaminE], [.bloodThinner]),
        "vitk_warfarin": ([.vitaminK], [.warfarin]), "iodine_thyroid": ([.iodine], [.antithyroid, .levothyroxine]),
        "iodine_kelp": ([.iodine], [.kelp]), "b12_metformin": ([.vitaminB12], [.metformin]),
        "aspirin_nsaid": ([.lowDoseAspirin], [.painkiller]), "sedation": ([.doxylamine], [.alcohol, .sedative]),
        "vita_retinoid": ([.vitaminA], [.retinoid]), "fibre_medicine": ([.fibre], [.tablet]),
        "probiotic_antibiotic": ([.probiotic], [.antibiotic]),
        "prenatal_duplicate": ([.prenatal, .multivitamin], [.prenatal, .multivitamin]),
    ]

    /// Whether the first thing is its one side and the second its other, in this order.
    func connects(_ first: Set<Substance>, _ second: Set<Substance>) -> Bool {
        guard let sides = Self.sides[id] else { return false }
        return !sides.a.isDisjoint(with: first) && !sides.b.isDisjoint(with: second)
    }

    /// The pairs of things, by their places and in their order, of which one is its first side and the other its second; a pair that is
    /// both ways counts as it stands. Each thing is looked at once, not each pair: fifty make over a thousand pairs.
    func pairs(in things: [Set<Substance>]) -> [(first: Int, second: Int)] {
        guard let sides = Self.sides[id] else { return [] }
        let firsts = things.indices.filter { !sides.a.isDisjoint(with: things[$0]) }
        guard !firsts.isEmpty else { return [] }
        let seconds = things.indices.filter { !sides.b.isDisjoint(with: things[$0]) }
        let (isFirst, isSecond) = (Set(firsts), Set(seconds))
        return firsts.flatMap { first in
            seconds.compactMap { second in
                let isCounted = first < second || !(isFirst.contains(second) && isSecond.contains(first))
                return first != second && isCounted ? (first, second) : nil
            }
        }.sorted { (min($0.0, $0.1), max($0.0, $0.1)) < (min($1.0, $1.1), max($1.0, $1.1)) }
    }
}

extension SupplementInteraction: ReferenceRecord {
    static var table: ReferenceTable { .interactions }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        itemA = try row.text("item_a")
        itemB = try row.text("item_b")
        gapHours = try row.whole("gap_hours")
        order = try row.text("order")
        action = try row.choice("action", "an action")
        reason = try row.text("reason")
        sources = try row.seenSources()
    }
}
