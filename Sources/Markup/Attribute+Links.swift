// Attributes of links, scripts and metadata.
extension Attribute {
    public static func href(_ address: Address) -> Attribute { Attribute("href", address.value) }
    public static func src(_ address: Address) -> Attribute { Attribute("src", address.value) }
    public static func datetime(_ text: String) -> Attribute { Attribute("datetime", text) }

    static func rel(_ relation: StaticString) -> Attribute { Attribute("rel", relation.description) }
    static func media(_ query: StaticString) -> Attribute { Attribute("media", query.description) }
    static func content(_ text: String) -> Attribute { Attribute("content", text) }
}
