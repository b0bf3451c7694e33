import CorginaCore
import CorginaJournal

@testable import CorginaRooms

/// The pages about records of other programs, in the states a test should see.
enum RecordsSamples {
    static let id = Samples.draft
    static let routes: [Route] = [
        RecordsPlace.overview, .preview(id), .discard(id), .undo(ImportBatch(number: 0xFFEE)),
    ].map(Route.records)

    static let files = [
        RecordsPage.File(batch: ImportBatch(number: 1), count: "12 entries", time: "Today, 14:00"),
        RecordsPage.File(batch: ImportBatch(number: 2), count: "1 entry", time: "3 March, 08:00"),
    ]

    private static let overview = RecordsPage([], today: Samples.today, english: .ofNoRegion)

    private static var refused: RecordsPage {
        var page = overview
        page.files = files
        page.errors = [FieldError(field: "file", message: Samples.hostile)]
        return page
    }

    /// A file that was read, with hostile words in it.
    static let file =
        """
        {"resourceType":"Bundle","entry":[\
        {"resource":{"resourceType":"Observation","id":"1","status":"final","effectiveDateTime":"2026-03-09",\
        "code":{"coding":[{"system":"http://loinc.org","code":"29463-7"}]},"valueQuantity":{"value":150,"unit":"lb"}}},\
        {"resource":{"resourceType":"Appointment","id":"2","status":"booked","start":"2026-03-20T10:00:00Z",\
        "description":"<script>alert(1)</script>"}},{"resource":{"resourceType":"Immunization"}}]}
        """

    static let pages: [(String, any Page)] = {
        var pages: [(String, any Page)] = [("records", overview), ("records, wrong", refused)]
        guard var maja = try? Resident(), var visit = try? maja.visit(.records(.overview)) else { return pages }
        let answer = RecordsRoom.take(Array(file.utf8), by: &visit)
        maja.perform(visit.effects)
        guard case .records(.preview(let id)) = answer.place, let shown = try? maja.visit(.records(.preview(id))),
            let bytes = try? shown.staged(id), let read = FHIRImport(decoding: bytes)
        else { return pages }
        pages.append(("records preview", RecordsPreviewPage(id, read, of: shown)))
        _ = try? maja.post(.records(.preview(id)))
        if let after = try? maja.visit(.records(.overview)) {
            pages.append(("records preview, known", RecordsPreviewPage(id, read, of: after)))
        }
        return pages
    }()
}
