import CorginaCore

/// What a resource is known by, so that the same one is not taken twice, out of whichever file.
struct FHIRIdentity {
    let id: RecordID

    /// The id of a resource that Corgina wrote is in its identifier. Of any other it is made of what names it: its identifier, else its
    /// address, else its kind, its id and its time.
    init(_ resource: JSON, at address: String) {
        let identifiers = resource["identifier"]
        let identifier = identifiers?.elements?.first ?? identifiers
        let value = identifier?["value"]?.text ?? ""
        if let own = RecordID(uuidAddress: value) {
            id = own
        } else if !value.isEmpty {
            id = Self.id(of: "\(identifier?["system"]?.text ?? "")|\(value)")
        } else if let own = RecordID(uuidAddress: address) {
            id = own
        } else if !address.isEmpty {
            id = Self.id(of: address)
        } else {
            let names = ["resourceType", "id", "effectiveDateTime", "start"].map { resource[$0]?.text ?? "" }
            id = Self.id(of: names[1].isEmpty ? resource.description : names.joined(separator: "/"))
        }
    }

    /// Two rounds of FNV-1a with different beginnings, each stirred at the end. It tells records apart; it hides nothing.
    private static func id(of text: String) -> RecordID {
        var (high, low): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
        for byte in text.utf8 {
            high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            low = (low ^ UInt64(byte) ^ high >> 32) &* 0x0000_0100_0000_01B3
        }
        return RecordID(high: stirred(high), low: stirred(low))
    }

    private static func stirred(_ word: UInt64) -> UInt64 {
        var word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
