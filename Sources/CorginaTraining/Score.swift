import CorginaLanguage

/// How many stretches were marked as their author marked them.
struct Score {
    private var right: [TagRole: Int] = [:]
    private var marked: [TagRole: Int] = [:]
    private var found: [TagRole: Int] = [:]
    private var stances: [TagStance: (right: Int, marked: Int, found: Int)] = [:]
    private(set) var sentences = 0
    private(set) var whole = 0

    mutating func count(_ gold: [TaggedSpan], _ told: [TaggedSpan]) {
        struct Place: Hashable {
            var role: TagRole
            var tokens: Range<Int>
        }
        let places = Dictionary(told.map { (Place(role: $0.role, tokens: $0.tokens), $0.stance) }) { one, _ in one }
        for span in told { found[span.role, default: 0] += 1 }
        for span in gold {
            marked[span.role, default: 0] += 1
            guard let stance = places[Place(role: span.role, tokens: span.tokens)] else { continue }
            right[span.role, default: 0] += 1
            stances[span.stance, default: (0, 0, 0)].marked += 1
            stances[stance, default: (0, 0, 0)].found += 1
            if stance == span.stance { stances[stance, default: (0, 0, 0)].right += 1 }
        }
        sentences += 1
        if gold == told { whole += 1 }
    }

    static func f1(_ right: Int, _ marked: Int, _ found: Int) -> Double {
        marked + found > 0 ? 200 * Double(right) / Double(marked + found) : 0
    }

    var overall: Double {
        Self.f1(right.values.reduce(0, +), marked.values.reduce(0, +), found.values.reduce(0, +))
    }

    var lines: [String] {
        var lines = [
            "sentences \(sentences), whole \(Self.rounded(Self.share(whole, sentences))) %, all roles F1 \(Self.rounded(overall))"
        ]
        for role in TagRole.allCases {
            let (right, marked, found) = (right[role] ?? 0, marked[role] ?? 0, found[role] ?? 0)
            lines.append("  \(role): marked \(marked), F1 \(Self.rounded(Self.f1(right, marked, found)))")
        }
        for stance in TagStance.allCases {
            let counts = stances[stance] ?? (0, 0, 0)
            lines.append(
                "  \(stance): marked \(counts.marked), F1 \(Self.rounded(Self.f1(counts.right, counts.marked, counts.found)))"
            )
        }
        return lines
    }

    static func share(_ part: Int, _ whole: Int) -> Double { 100 * Double(part) / Double(max(whole, 1)) }

    static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
