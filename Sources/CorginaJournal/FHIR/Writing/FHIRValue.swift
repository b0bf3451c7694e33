import CorginaCore

/// Values of FHIR's data types.
enum FHIRValue {
    /// A moment with its offset. FHIR knows offsets of whole minutes up to 14 hours; any other is told in UTC.
    static func dateTime(_ moment: Moment) -> JSON {
        let isWritable = abs(moment.utcOffset) <= 50_400 && moment.utcOffset.isMultiple(of: 60)
        let shown = isWritable ? moment : Moment(secondsSinceEpoch: moment.secondsSinceEpoch, utcOffset: 0)
        let text = shown.description
        return .string(shown.utcOffset == 0 ? String(text.prefix(19)) + "Z" : text)
    }

    /// A code with its words, or words alone where no code is known.
    static func concept(_ code: ClinicalCode.ID?, _ text: String) -> JSON {
        var members: [JSON.Member] = []
        if let coding = code.flatMap({ coding($0) }) { members.append(.init("coding", [coding])) }
        members.append(.init("text", Self.text(text)))
        return .object(members)
    }

    /// A code by itself; `nil` only where its row cannot be read.
    static func coding(_ code: ClinicalCode.ID) -> JSON? {
        ClinicalCode.of(code).map { code in
            ["system": .string(code.system), "code": .string(code.code), "display": .string(code.display)]
        }
    }

    /// The name of what is referred to, for people (the extension display).
    static func displayed(_ name: String) -> JSON {
        [
            "extension": [["url": "http://hl7.org/fhir/StructureDefinition/display", "valueString": text(name)]]
        ]
    }

    /// Words as FHIR takes them: without control characters, and never empty.
    static func text(_ words: String) -> JSON {
        var text = String.UnicodeScalarView()
        for scalar in words.unicodeScalars where scalar.value >= 32 || scalar == "\n" || scalar == "\t" {
            text.append(scalar)
        }
        let isBlank = text.allSatisfy { $0 == " " || $0 == "\n" || $0 == "\t" }
        return .string(isBlank ? "–" : String(text))
    }

    /// An amount with its unit in UCUM; `nil` for what is no number.
    static func quantity(_ value: Double, _ unit: ClinicalCode.ID) -> JSON? {
        // Four decimals: more than any scale, meter or table has.
        let rounded = (value * 10_000).rounded() / 10_000
        guard rounded.isFinite, let number = JSON.Number(rounded), let unit = ClinicalCode.of(unit) else { return nil }
        return [
            "value": .number(number), "unit": .string(unit.display), "system": .string(unit.system),
            "code": .string(unit.code),
        ]
    }

    /// A part of an observation; `nil` without a value.
    static func component(_ name: String, _ type: String, _ value: JSON?, code: ClinicalCode.ID? = nil) -> JSON? {
        value.map { .object([.init("code", concept(code, name)), .init("value\(type)", $0)]) }
    }

    /// Says why something that must be there is not (the extension data-absent-reason).
    static let unknown: JSON = [
        "extension": [
            ["url": "http://hl7.org/fhir/StructureDefinition/data-absent-reason", "valueCode": "unknown"]
        ]
    ]
}
