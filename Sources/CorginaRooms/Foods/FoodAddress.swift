import CorginaCore
import CorginaFoods

/// Where a food is looked at: one of the catalogue by its code, one of her own by an entry that holds it, so that no
/// address tells what she eats.
public enum FoodAddress: Hashable, Sendable {
    case listed(FoodCode)
    /// The food at that place, from 0, of a logged meal.
    case logged(RecordID, position: Int)
}

extension FoodAddress: LosslessStringConvertible {
    /// Reads what ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        if let code = FoodCode(text) {
            self = .listed(code)
            return
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let entry = RecordID(String(parts[0])),
            let position = WholeText.read(parts[1], in: Route.places),
            String(position) == parts[1]
        else { return nil }
        self = .logged(entry, position: position)
    }

    /// "11112110", or 32 hexadecimal digits, "-" and the place.
    public var description: String {
        switch self {
        case .listed(let code): code.description
        case .logged(let entry, let position): "\(entry)-\(position)"
        }
    }
}
