import CorginaCore

/// A photo a draft is about, and what she, or something that looked at it, says is on it.
public struct DraftPhoto: Hashable, Sendable {
    public var id: RecordID
    /// What is named one by one, each perhaps with its place in the photo.
    public var seen: [SeenFood] = []
    /// What she says of it besides.
    public var words = ""
    /// Whether something looked at it, or tried: that is not begun again by itself.
    public var isLookedAt = false

    public init(id: RecordID) { self.id = id }
}
