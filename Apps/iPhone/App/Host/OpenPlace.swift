/// A place that is open: the same place opened twice is two of them.
struct OpenPlace: Hashable, Identifiable, Sendable {
    let number: Int
    let place: ScreenPlace
    let look: PlaceLook

    var id: Int { number }
}

extension PhoneHost {
    /// The sheet at a depth, 0 for the lowest. Where one is closed, so are those over it.
    subscript(sheetAt depth: Int) -> OpenPlace? {
        get { depth < sheets.count ? sheets[depth] : nil }
        set { if newValue == nil, depth < sheets.count { sheets.removeSubrange(depth...) } }
    }
}
