import CorginaCore
import CorginaJournal
import CorginaRooms

extension Worker {
    /// What a link for the clinic is to hold, in the clear: the host encrypts it and sends it nowhere before.
    ///
    /// - Parameter message: a request as ``answer(_:)`` takes it; its form is that of ``ClinicForm``.
    /// - Returns: what is wrong with the form as `errors`, `[[field, sentence], …]`, and no parts; or what she asked for, with the report
    ///   as HTML and, where she wished it, FHIR R4 of the same days as parts.
    func clinicFiles(_ message: Message) throws(MessageError) -> Message {
        let request = try WorkerRequest(message)
        let fields = ClinicForm(request.form)
        let errors = fields.errors.map { JSON.array([.string($0.field), .string($0.message)]) }
        let head: JSON = [
            "errors": .array(errors), "hours": .whole(fields.hours), "openings": .whole(fields.openings),
            "pin": .string(fields.pin ?? ""), "meals": .bool(fields.contents.meals),
            "data": .bool(fields.contents.data),
        ]
        guard errors.isEmpty else { return Message(head) }
        let visit = visit(for: request)
        var files = [ReportPage.document(of: visit, withMeals: fields.contents.meals)]
        if fields.contents.data {
            files.append(FHIRBundle(diary, on: ReportPage.days(of: visit), now: visit.now).encoded())
        }
        return Message(head, files)
    }
}
