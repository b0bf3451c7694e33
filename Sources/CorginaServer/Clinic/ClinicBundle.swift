import CorginaJournal
import CorginaRooms
import Crypto

/// The files behind a link, each encrypted by itself.
struct ClinicBundle: Hashable {
    struct File: Hashable {
        /// The media type of what is sealed.
        let type: String
        /// A ``CompactJWE``.
        let sealed: String
    }

    var files: [File]

    static let report = "text/html;charset=utf-8"
    static let data = "application/fhir+json;fhirVersion=4.0.1"

    /// A still picture of her diary as she sees it now.
    init(of visitor: Visitor, _ contents: ClinicContents, with key: SymmetricKey) throws {
        let report = ReportPage.document(of: visitor.visit, withMeals: contents.meals)
        files = [File(type: Self.report, sealed: try CompactJWE.seal(report, type: "text/html", with: key))]
        guard contents.data else { return }
        let data = visitor.healthRecord(on: ReportPage.days(of: visitor.visit))
        files.append(File(type: Self.data, sealed: try CompactJWE.seal(data, type: "application/fhir+json", with: key)))
    }

    var bytes: [UInt8] {
        let files = files.map { file -> JSON in ["type": .string(file.type), "sealed": .string(file.sealed)] }
        return JSON.array(files).utf8
    }

    /// Reads ``bytes``.
    init?(_ bytes: [UInt8]) {
        guard case .array(let files)? = try? JSON(parsing: bytes) else { return nil }
        self.files = files.compactMap { file in
            guard let type = file["type"]?.text, let sealed = file["sealed"]?.text else { return nil }
            return File(type: type, sealed: sealed)
        }
    }
}
