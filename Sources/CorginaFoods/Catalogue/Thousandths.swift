/// A figure of a food table in whole thousandths: USDA publishes at most three decimals.
struct Thousandths: Hashable, CustomStringConvertible {
    let count: Int32

    init(count: Int32) { self.count = count }

    /// The nearest thousandth of a figure from 0 to 2,000,000; outside it the nearest bound.
    init(_ value: Double) {
        count = Int32((min(max(value, 0), 2_000_000) * 1_000).rounded())
    }

    /// The figure without trailing zeros: "3.34", "0.5", "17".
    var description: String {
        let whole = String(count / 1_000)
        guard count % 1_000 != 0 else { return whole }
        var decimals = String(count % 1_000 + 1_000).dropFirst()
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}
