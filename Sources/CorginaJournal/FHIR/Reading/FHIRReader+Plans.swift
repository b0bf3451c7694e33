import CorginaCore

extension FHIRReader {
    /// A dose that was taken.
    func dose(_ resource: JSON, at address: String) throws(FHIRSkip) -> HealthEvent {
        switch resource["status"]?.text {
        case "completed": break
        case "active", "intended", "on-hold", "stopped": throw .plan
        default: throw .notFinal
        }
        // Taken over a time, it is a course and not a dose.
        guard resource["effectivePeriod"] == nil else { throw .plan }
        guard let name = Self.words(resource["medicationCodeableConcept"]) else { throw .noValue }
        let dosage = resource["dosage"]?.elements?.first
        let amount = Self.amount(dosage)
        let intake = SupplementIntake(
            name: String(name.prefix(Supplement.longestName)), dose: amount.dose, count: amount.count)
        return try checked(
            .supplement(intake), try past(resource["effectiveDateTime"]), resource, at: address,
            notes: Self.notes(resource))
    }

    /// "2 × 27 mg" as two of 27 mg; any other words as they are.
    private static func amount(_ dosage: JSON?) -> (count: Int, dose: String?) {
        let text = dosage?["text"]?.text.map { String($0.prefix(longestLine)) }
        let parts = (text ?? "").split(atText: " × ")
        let count = parts.first.flatMap { WholeText.read($0, in: SupplementIntake.counts) }
        if let count, parts.count <= 2 { return (count, parts.count == 2 ? String(parts[1]) : nil) }
        let quantity = dosage?["doseAndRate"]?.elements?.first?["doseQuantity"]
        let strength = quantity?["value"]?.double.flatMap { value in
            quantity?["unit"]?.text.map { "\(Figure.decimal(value, places: 2)) \($0.prefix(20))" }
        }
        return (1, text ?? strength)
    }

    func appointment(_ resource: JSON, at address: String) throws(FHIRSkip) -> HealthEvent {
        let status = resource["status"]?.text ?? ""
        guard ["booked", "pending", "proposed", "arrived", "fulfilled", "checked-in"].contains(status) else {
            throw .notFinal
        }
        let start = try moment(resource["start"])
        let title = resource["description"]?.text ?? Self.words(resource["serviceType"]?.elements?.first)
        let names = Self.names(resource)
        let visit = Appointment(
            title: String((title ?? "Appointment").prefix(Self.longestLine)), place: names.place,
            provider: names.provider, minutes: minutes(of: resource, from: start))
        return try checked(
            .appointment(visit), start, resource, at: address, notes: resource["comment"]?.text ?? "")
    }

    private func minutes(of resource: JSON, from start: Moment) -> Int? {
        let ending = try? moment(resource["end"])
        let minutes = resource["minutesDuration"]?.integer ?? ending.map { $0.seconds(since: start) / 60 }
        return minutes.flatMap { Appointment.lengths.contains($0) ? $0 : nil }
    }

    /// Whom she sees and where: who takes part, told by what they are.
    private static func names(_ resource: JSON) -> (provider: String, place: String) {
        var (provider, place) = ("", "")
        for participant in resource["participant"]?.elements ?? [] {
            let actor = participant["actor"]
            let name = String((actor?["display"]?.text ?? "").prefix(longestLine))
            let type = actor?["type"]?.text ?? ""
            let kind = type.isEmpty ? String((actor?["reference"]?.text ?? "").prefix { $0 != "/" }) : type
            if kind.hasPrefix("Practitioner"), provider.isEmpty { provider = name }
            if kind == "Location", place.isEmpty { place = name }
        }
        return (provider, place)
    }
}
