import CorginaCore

/// The places about foods, under `/foods`, and one tap for a snack.
public enum FoodPlace: Hashable, Sendable {
    /// `/foods`; POST searches
    case list
    /// `/foods/new`: a food of her own, from its label
    case new
    /// POST `/foods/scan`: the number of a barcode in a picture, for a script
    case scan
    /// POST `/foods/label`: the figures on a photo of a label, for a script
    case label
    /// `/foods/found/{id}`: what a search found; its words are sealed, not in the address
    case found(RecordID)
    /// POST `/foods/found/{id}/look-up`: has another server look the number up that was searched for
    case lookUp(RecordID)
    /// `/foods/{address}`, and POST `…/marks`, `…/log`
    case one(FoodAddress)
    case mark(FoodAddress)
    case log(FoodAddress)
    /// POST `/snacks`: a food with one tap
    case snack

    var segments: [String] {
        switch self {
        case .list: ["foods"]
        case .new: ["foods", "new"]
        case .scan: ["foods", "scan"]
        case .label: ["foods", "label"]
        case .found(let id): ["foods", "found", "\(id)"]
        case .lookUp(let id): Self.found(id).segments + [Self.lookingUp]
        case .one(let food): ["foods", "\(food)"]
        case .mark(let food): ["foods", "\(food)", "marks"]
        case .log(let food): ["foods", "\(food)", "log"]
        case .snack: ["snacks"]
        }
    }

    private static let lookingUp = "look-up"

    /// The search whose words are asked for at this place.
    var search: RecordID? {
        switch self {
        case .found(let id), .lookUp(let id), .one(.found(let id, _)), .mark(.found(let id, _)),
            .log(.found(let id, _)):
            id
        default: nil
        }
    }

    init?(_ segments: [String]) {
        if segments == Self.snack.segments { self = .snack; return }
        if segments.count == 4, segments.last == Self.lookingUp,
            case .found(let id)? = FoodPlace(Array(segments.dropLast()))
        {
            self = .lookUp(id)
            return
        }
        guard segments.first == "foods", segments.count < 4 else { return nil }
        let action = segments.count > 2 ? segments[2] : nil
        switch segments.count > 1 ? segments[1] : nil {
        case nil: self = .list
        case "new" where action == nil: self = .new
        case "scan" where action == nil: self = .scan
        case "label" where action == nil: self = .label
        case "found":
            guard let id = action.flatMap(RecordID.init) else { return nil }
            self = .found(id)
        case let name?:
            guard let food = FoodAddress(name) else { return nil }
            switch action {
            case nil: self = .one(food)
            case "marks": self = .mark(food)
            case "log": self = .log(food)
            default: return nil
            }
        }
    }
}
