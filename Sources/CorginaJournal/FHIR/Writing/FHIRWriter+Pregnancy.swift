import CorginaCore

extension FHIRWriter {
    private static let summary = "http://hl7.org/fhir/uv/ips/StructureDefinition/Observation-pregnancy-"

    /// Whether she is pregnant, and the due date, after the profiles of the International Patient Summary. After a birth or a loss it
    /// says that she is not, and no more.
    var pregnancy: [FHIRResource] {
        guard let pregnancy = diary.latestPregnancy else { return [] }
        guard pregnancy.outcome.isOngoing else { return [status(of: pregnancy, dueDate: nil)] }
        let dueDate = dueDate(of: pregnancy)
        return [status(of: pregnancy, dueDate: dueDate), dueDate] + scans(of: pregnancy)
    }

    private func status(of pregnancy: Pregnancy, dueDate: FHIRResource?) -> FHIRResource {
        let words = pregnancy.outcome.isOngoing ? "Pregnant" : "Not pregnant"
        var observation = FHIRObservation("Pregnancy status", .pregnancyStatus, words: "\(words), \(now.day)")
        observation.profile = Self.summary + "status-uv-ips"
        observation.value = (
            "CodeableConcept", FHIRValue.concept(pregnancy.outcome.isOngoing ? .pregnant : .notPregnant, words)
        )
        let status = self.observation(
            observation, pregnancy.id, .init("effectiveDateTime", FHIRValue.dateTime(now)))
        guard let dueDate else { return status }
        let member = JSON.Member("hasMember", [["reference": .string(dueDate.address)]])
        return FHIRResource(.observation, status.id, words: status.words, status.members + [member])
    }

    private func dueDate(of pregnancy: Pregnancy) -> FHIRResource {
        var observation = FHIRObservation(
            "Estimated due date", pregnancy.dating.code,
            words: "Estimated due date \(pregnancy.estimatedDueDate), \(pregnancy.dating.basis)")
        observation.profile = Self.summary + "edd-uv-ips"
        observation.value = ("DateTime", .string("\(pregnancy.estimatedDueDate)"))
        let since = diary.datingRevisions(of: pregnancy.id).first?.since ?? now
        let age = pregnancy.gestationalAge(on: now.day).spelledOut
        let babies = pregnancy.babies > 1 ? " \(pregnancy.babies) babies." : ""
        return self.observation(
            observation, pregnancy.id.part(0x6475_6564_6174_6500),
            .init("effectiveDateTime", FHIRValue.dateTime(since)),
            notes: "Dated \(pregnancy.dating.basis). \(age) on \(now.day).\(babies)")
    }

    private func scans(of pregnancy: Pregnancy) -> [FHIRResource] {
        pregnancy.scans.enumerated().map { place, scan in
            var observation = FHIRObservation(
                "Estimated fetal weight by ultrasound",
                words: "Estimated fetal weight \(Figure.whole(scan.weight.value)) g, \(scan.day)")
            observation.measure(scan.weight.value, .grams)
            return self.observation(
                observation, pregnancy.id.part(0x7363_616E_0000_0001 &+ UInt64(place)),
                .init("effectiveDateTime", .string("\(scan.day)")))
        }
    }
}

extension DatingMethod {
    /// The summary's code for the way a due date was found.
    fileprivate var code: ClinicalCode.ID {
        switch self {
        case .lastPeriod: .dueDateByLastPeriod
        case .conception, .embryoTransfer: .dueDateByOvulation
        case .dueDate, .ultrasound: .dueDate
        }
    }

    /// "by the last period of 2026-06-03, 28-day cycle"
    fileprivate var basis: String {
        switch self {
        case .lastPeriod(let day, let length): "by the last period of \(day), \(length)-day cycle"
        case .dueDate: "by a due date that was given"
        case .conception(let day): "by conception on \(day)"
        case .embryoTransfer(let day, let embryoDay): "by a day-\(embryoDay) embryo transfer on \(day)"
        case .ultrasound(let day, let age): "by an ultrasound of \(day) at \(age)"
        }
    }
}
