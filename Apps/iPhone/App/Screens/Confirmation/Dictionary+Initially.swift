extension Dictionary where Value: Hashable {
    /// The value of a key, or the one it begins with; for a binding to what she has not changed yet.
    subscript(key: Key, initially first: Value) -> Value {
        get { self[key] ?? first }
        set { self[key] = newValue }
    }
}
