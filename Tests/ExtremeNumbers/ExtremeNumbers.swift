import SeededRandom

/// Figures nobody means, as text: those at which arithmetic traps, those that are no numbers, and those that only look like one.
public enum ExtremeNumbers {
    public static let texts: [String] =
        wholes + decimals + noNumbers + [
            // The digits of two barcodes, and more digits than any type holds.
            "4006381333931", "00012345678905", String(repeating: "9", count: 400),
            "-" + String(repeating: "9", count: 40),
            // Arabic-Indic, full-width and Devanagari digits, and a superscript.
            "٤٢", "٩٢٢٣٣٧٢٠٣٦٨٥٤٧٧٥٨٠٧", "４００", "९९९", "²", "½", "⅔", "1/0", "0/0", "1/3",
        ]

    /// Where a whole number ends, where a year, a day or a second ends, and the neighbours of each.
    private static let wholes: [String] = {
        let edges = [
            Int.min, Int.min + 1, Int.min + 2_026, Int.max, Int.max - 1, Int.max - 2_026, 1 << 31, -(1 << 31), 1 << 53,
            -(1 << 53), 1_000_000_000_000, -1_000_000_000_000, 1_000_000_000_001, 1_000_000_000_000_000_000,
            9_223_372_036_854_775, 106_751_991_167_300, 2_147_483_648_000, 86_400, 100_000, 10_001, 10_000, 1, 0, -1,
        ]
        return edges.map(String.init) + ["9223372036854775808", "18446744073709551616", "+7", "-0", "007"]
    }()

    private static let decimals = [
        "1e308", "-1e308", "1e999", "1e-320", "1.7976931348623157e308", "0.000000001", "-0.0", "1e18", "9e15", "0x10",
        "1,234,567,890,123", "1.234.567", "99999999.99999999", ".5", "5.", "1_000",
    ]

    private static let noNumbers = [
        "NaN", "-nan", "inf", "-Infinity", "", " ", ".", "-", "+", "e", "9999-99-99", "99:99",
    ]

    /// One of them.
    public static func any(using random: inout SeededGenerator) -> String {
        texts[Int(random.next() % UInt64(texts.count))]
    }
}
