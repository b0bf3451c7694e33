/// The gestational ages a rule holds in: "any", ">=20w0d", "20w0d-36w6d".
public struct GestationalAgeRange: Hashable, Sendable {
    /// `nil` for one that holds from the beginning.
    public let first: GestationalAge?
    /// The last age in it; `nil` for one without an end.
    public let last: GestationalAge?

    /// Whether an age lies in it. One that is not known does: better one call too many.
    public func contains(_ age: GestationalAge?) -> Bool {
        guard let age else { return true }
        return (first.map { $0 <= age } ?? true) && (last.map { age <= $0 } ?? true)
    }

    /// Reads a cell; `nil` where it names no ages.
    init?(_ cell: String) {
        let ends = cell.split(separator: "-").map { GestationalAge(String($0)) }
        if cell == "any" {
            (first, last) = (nil, nil)
        } else if cell.hasPrefix(">="), let age = GestationalAge(String(cell.dropFirst(2))) {
            (first, last) = (age, nil)
        } else if ends.count == 2, let start = ends[0], let end = ends[1], start <= end {
            (first, last) = (start, end)
        } else {
            return nil
        }
    }
}
