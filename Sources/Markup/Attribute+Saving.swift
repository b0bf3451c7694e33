extension Attribute {
    /// The link saves what it leads to, under that name.
    public static func download(_ name: String) -> Attribute { Attribute("download", name) }
}
