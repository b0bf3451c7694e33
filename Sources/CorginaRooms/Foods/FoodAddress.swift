import CorginaCore
import CorginaFoods

/// Where a food is looked at: one of the catalogue by its code, one of her own by an entry that holds it, a product by the search
/// that found it, so that no address tells what she eats.
public enum FoodAddress: Hashable, Sendable {
    case listed(FoodCode)
    /// The food at that place, from 0, of a logged meal.
    case logged(RecordID, position: Int)
    /// The product at that place, from 0, among those a search found. Its words or number are sealed.
    case found(RecordID, position: Int)
}

extension FoodAddress: LosslessStringConvertible {
    /// Reads what ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        if let code = FoodCode(text) {
            self = .listed(code)
            return
        }
        var parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isFound = parts.count == 3 && parts[0] == Self.foundMark
        if isFound { parts.removeFirst() }
        guard parts.count == 2, let id = RecordID(String(parts[0])),
            let position = WholeText.read(parts[1], in: Route.places),
            String(position) == parts[1]
        else { return nil }
        self = isFound ? .found(id, position: position) : .logged(id, position: position)
    }

    private static let foundMark = "found"

    /// "11112110", or 32 hexadecimal digits, "-" and the place; "found-" before them for a product.
    public var description: String {
        switch self {
        case .listed(let code): code.description
        case .logged(let entry, let position): "\(entry)-\(position)"
        case .found(let search, let position): "\(Self.foundMark)-\(search)-\(position)"
        }
    }
}
