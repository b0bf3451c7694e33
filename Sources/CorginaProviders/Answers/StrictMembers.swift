/// The members of a JSON object by their names.
struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// The members of an object that has these names and no others.
    func members(_ names: Set<String>) throws -> KeyedDecodingContainer<MemberName> {
        let members = try container(keyedBy: MemberName.self)
        guard Set(members.allKeys.map { $0.stringValue }) == names else { throw ProviderError.unfit }
        return members
    }
}

extension KeyedDecodingContainer<MemberName> {
    func text(_ name: String) throws -> String { try decode(String.self, forKey: MemberName(stringValue: name)) }

    /// A number from 0 to 1.
    func part(_ name: String) throws -> Double {
        let part = try decode(Double.self, forKey: MemberName(stringValue: name))
        guard part.isFinite, (0...1).contains(part) else { throw ProviderError.unfit }
        return part
    }
}
