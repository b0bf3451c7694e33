import CorginaCore

extension ProviderConsents {
    /// A use that only a newer Corgina knows is passed over: this one asks nothing of a provider for it.
    init(_ fields: Fields) throws(CodecFault) {
        self.init()
        for use in ProviderUse.allCases { self[use] = try fields.optional(use.rawValue, fields.text) }
    }

    /// The name of the host she agreed to, by use.
    var json: JSON {
        var json = JSON.object([])
        for use in ProviderUse.allCases { json = json.adding(use.rawValue, self[use].map { .string($0) }) }
        return json
    }
}
