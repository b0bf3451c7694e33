extension JSON {
    /// The value of a member of the outermost object exactly as its text has it, without the space around it.
    ///
    /// - Returns: `nil` when the text is not an object or has no such member.
    static func source(ofMember wanted: String, in bytes: [UInt8]) throws(JSONError) -> [UInt8]? {
        var parser = JSONParser(bytes)
        guard try parser.isNext(UInt8(ascii: "{")), try !parser.isNext(UInt8(ascii: "}")) else { return nil }
        repeat {
            let name = try parser.memberName()
            let start = parser.nextToken()
            _ = try parser.value(depth: 1)
            if name == wanted { return Array(bytes[start..<parser.position]) }
        } while try parser.isNext(UInt8(ascii: ","))
        return nil
    }
}
