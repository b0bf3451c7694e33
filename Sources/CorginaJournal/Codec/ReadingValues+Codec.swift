import CorginaCore

extension ReadingValues {
    /// Reads what the description names. Its ranges are not asked: what is in a diary is read whatever it says.
    init(_ description: ReadingDescription, _ fields: Fields) throws(CodecFault) {
        self.init()
        for field in description.fields {
            if field.isRequired {
                self[field.name] = try Self.value(field, fields)
            } else {
                self[field.name] = try fields.optional(field.name) { _ throws(CodecFault) in
                    try Self.value(field, fields)
                }
            }
        }
    }

    private static func value(_ field: ReadingField, _ fields: Fields) throws(CodecFault) -> Value {
        switch field.content {
        case .whole: return .whole(try fields.whole(field.name))
        case .amount: return .amount(try fields.amount(field.name))
        case .flag: return .flag(try fields.flag(field.name))
        case .word(let known): return .word(try Self.known(try fields.text(field.name), known))
        case .words(let known):
            var words: [String] = []
            for element in try fields.elements(field.name) {
                guard let word = element.string else { throw .malformed(field: field.name) }
                words.append(try Self.known(word, known))
            }
            return .words(words)
        }
    }

    /// A word outside the set may be a newer version's. The whole reading is then one that this version cannot judge.
    private static func known(_ word: String, _ known: [String]) throws(CodecFault) -> String {
        guard known.contains(word) else { throw .unfamiliar }
        return word
    }

    /// In the order of the fields; what was not told is left out.
    func json(_ fields: [ReadingField]) throws(CodecFault) -> JSON {
        var members: [JSON.Member] = []
        for field in fields {
            switch self[field.name] {
            case .whole(let number)?: members.append(.init(field.name, try Writer.whole(number, field.name)))
            case .amount(let number)?: members.append(.init(field.name, try Writer.amount(number, field.name)))
            case .word(let word)?: members.append(.init(field.name, .string(word)))
            case .words(let words)?: members.append(.init(field.name, .array(words.map { .string($0) })))
            case .flag(let isSet)?: members.append(.init(field.name, .bool(isSet)))
            case nil: break
            }
        }
        return .object(members)
    }
}
