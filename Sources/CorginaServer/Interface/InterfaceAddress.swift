import CorginaCore

/// A path below `/api/v1/`: the place, and the draft it names.
struct InterfaceAddress: Hashable, Sendable {
    let place: InterfacePlace
    /// `nil` where the place names none, or what stands there is no id.
    let draft: RecordID?

    /// - Parameter draft: for a place that names one.
    init(_ place: InterfacePlace, draft: RecordID? = nil) {
        self.place = place
        self.draft = draft
    }

    /// - Returns: `nil` where there is nothing at that path.
    init?(path: String) {
        guard path.hasPrefix(InterfacePlace.root) else { return nil }
        let rest = String(path.dropFirst(InterfacePlace.root.count))
        if let place = InterfacePlace(rawValue: rest), !place.namesDraft {
            self.init(place)
            return
        }
        let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "drafts",
            let place = InterfacePlace(rawValue: "drafts/\(Self.slot)/\(parts[2])")
        else { return nil }
        self.init(place, draft: RecordID(String(parts[1])))
    }

    /// "/api/v1/drafts/6c1f…/answer"
    var path: String { place.template.replacing(Self.slot, with: draft.map { "\($0)" } ?? Self.slot) }

    private static let slot = "{draft}"
}
