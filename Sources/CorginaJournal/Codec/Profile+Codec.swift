import CorginaCore

extension Profile {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            firstName: try fields.text("firstName"),
            units: try fields.word("units"),
            appearance: try fields.word("appearance"),
            timeZone: try fields.text("timeZone"),
            showsDueDate: try fields.optional("showsDueDate", fields.flag) ?? true
        )
    }

    var json: JSON {
        let json: JSON = [
            "firstName": .string(firstName),
            "units": .string(units.rawValue),
            "appearance": .string(appearance.rawValue),
            "timeZone": .string(timeZone),
        ]
        return json.adding("showsDueDate", showsDueDate ? nil : false)
    }
}
