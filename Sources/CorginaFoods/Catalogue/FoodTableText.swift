import CorginaCore

/// Writes a food table: lines of UTF-8 with fields between tabs.
///
///     Corgina food table 1<tab>USDA FNDDS 2017-2018
///     categories<tab>167            each line: number, name
///     measures<tab>2025             each line: what portions are called, the most used first
///     varieties<tab>284             each line: the makes that have portions of their own
///     foods<tab>7083<tab>energy<tab>protein<tab>…
///     11100000<tab>Milk, NFS<tab>1004<tab>synonyms; …<tab>1=244 2=30.5 …<tab>51<tab>3.34<tab>…
///
/// A portion is `measure=grams`, counted from the first listed measure 0; `measure/variety=grams` if it holds for one
/// variety alone, and `sequence:measure=grams` where its sequence number does not simply follow the one before.
public enum FoodTableText {
    static let title = "Corgina food table"
    static let version = "1"

    /// The table of these foods; the same foods in any order give the same text.
    public static func table(of records: [FoodRecord], source: String) -> String {
        let records = records.sorted { $0.code < $1.code }
        let categories = Set(records.map { $0.category }).sorted { ($0.number, $0.name) < ($1.number, $1.name) }
        let measures = mostUsedFirst(records.flatMap { $0.portions.map { $0.description } })
        let varieties = mostUsedFirst(records.flatMap { $0.portions.compactMap { $0.variety } })
        let codes = PortionCodes(measures: places(of: measures), varieties: places(of: varieties))

        var lines = ["\(title) \(version)\t\(source)"]
        lines.append("categories\t\(categories.count)")
        lines += categories.map { "\($0.number)\t\($0.name)" }
        lines.append("measures\t\(measures.count)")
        lines += measures
        lines.append("varieties\t\(varieties.count)")
        lines += varieties
        lines.append(
            (["foods", String(records.count)] + Nutrient.allCases.map { $0.rawValue }).joined(separator: "\t"))
        lines += records.map { line(of: $0, codes) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(of record: FoodRecord, _ codes: PortionCodes) -> String {
        let fields =
            [
                record.code.description, record.name, String(record.category.number),
                record.synonyms.joined(separator: "; "), codes.text(of: record.portions),
            ] + Nutrient.allCases.map { Thousandths(record.nutrientsPer100g[$0]).description }
        return fields.joined(separator: "\t")
    }

    private static func mostUsedFirst(_ words: [String]) -> [String] {
        let uses = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key }
    }

    private static func places(of words: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    }
}

/// The short codes of measures and varieties while a table is written.
private struct PortionCodes {
    var measures: [String: Int]
    var varieties: [String: Int]

    func text(of portions: [Portion]) -> String {
        var texts: [String] = []
        var previous: Portion?
        for portion in portions {
            let isNext = portion.sequence == (previous?.sequence ?? 0) + 1
            let variety = portion.variety.flatMap { varieties[$0] }.map { "/\($0)" } ?? ""
            texts.append(
                (isNext ? "" : "\(portion.sequence):") + "\(measures[portion.description] ?? 0)\(variety)="
                    + Thousandths(portion.grams.value).description)
            previous = portion
        }
        return texts.joined(separator: " ")
    }
}
