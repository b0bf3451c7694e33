import CorginaCore

extension FHIRWriter {
    /// Herself: the name she gave and the year she was born, and no more.
    var patient: FHIRResource {
        let profile = diary.profile
        let name = profile?.firstName ?? ""
        var members: [JSON.Member] = [
            .init(
                "name",
                name.isEmpty
                    ? [["_text": FHIRValue.unknown]]
                    : [["text": FHIRValue.text(name), "given": [FHIRValue.text(name)]]])
        ]
        // The International Patient Summary asks for a date of birth; a year is one.
        if let year = profile?.body.birthYear, CalendarDay.supportedYears.contains(year) {
            members.append(.init("birthDate", .string("\(year)")))
        } else {
            members.append(.init("_birthDate", FHIRValue.unknown))
        }
        return FHIRResource(.patient, patientID, words: name.isEmpty ? "The owner of this diary" : name, members)
    }

    /// What she told of her body. Nobody noted when, and FHIR is told so.
    var body: [FHIRResource] {
        guard let body = diary.profile?.body else { return [] }
        var resources: [FHIRResource] = []
        if let height = body.height {
            var observation = FHIRObservation(
                "Body height", .height, words: "Body height \(Figure.decimal(height.value)) cm")
            observation.measure(height.value, .centimeters)
            resources.append(undated(observation, part: 0x6865_6967_6874))
        }
        if let weight = body.weight {
            var observation = FHIRObservation(
                "Body weight before pregnancy", .weightBefore,
                words: "Body weight before pregnancy \(Figure.decimal(weight.kilograms)) kg")
            observation.measure(weight.kilograms, .kilograms)
            resources.append(undated(observation, part: 0x6265_666F_7265))
        }
        return resources
    }

    private func undated(_ observation: FHIRObservation, part: UInt64) -> FHIRResource {
        self.observation(observation, patientID.part(part), .init("_effectiveDateTime", FHIRValue.unknown))
    }
}
