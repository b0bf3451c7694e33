/// Numbers as people read them, without a locale: a point for decimals, a comma between thousands.
public enum Figure {
    /// The number with at most `places` decimals (0...3), trailing zeros dropped: 1.5, 2, 0.25.
    public static func decimal(_ value: Double, places: Int = 1) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "–" }
        let scale: Int64 = [1, 10, 100, 1_000][Swift.min(Swift.max(places, 0), 3)]
        let scaled = Int64(nearest: abs(value) * Double(scale))
        let sign = value < 0 && scaled > 0 ? "-" : ""
        let whole = grouped(scaled / scale)
        guard scaled % scale > 0 else { return sign + whole }
        var fraction = Int(scaled % scale).padded(to: String(scale).utf8.count - 1)
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(sign)\(whole).\(fraction)"
    }

    /// A number as a field holds it and a script reads it, without commas: 1180.5.
    public static func typed(_ value: Double, places: Int = 3) -> String {
        decimal(value, places: places).replacing(text: ",", with: "")
    }

    /// The whole number with commas: 1,180.
    public static func whole(_ value: Double) -> String { decimal(value, places: 0) }

    private static func grouped(_ value: Int64) -> String {
        let digits = Array(String(value))
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0 && (digits.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }
}
