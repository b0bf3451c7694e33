import CorginaCore

/// The resources in a file of FHIR: a bundle of any kind, or one resource alone.
///
/// They are found by their brackets, and each is read by itself, so that what a file takes in memory is bounded by its length.
struct FHIRFile {
    /// Each with the address the bundle gives it; empty where it gives none.
    let resources: [(address: String, json: JSON)]

    /// In bytes of text.
    static let longestResource = 1 << 17
    static let mostResources = 50_000

    init(_ bytes: [UInt8]) throws(FHIRFileError) {
        guard var outline = try Self.reading({ () throws(JSONError) in try JSONOutline(bytes) }),
            let kind = try Self.word("resourceType", outline, bytes)
        else { throw .otherFormat }
        guard kind == "Bundle" else {
            guard bytes.count <= Self.longestResource else { throw .resourceTooLong(number: 1) }
            resources = [("", try Self.reading { () throws(JSONError) in try JSON(parsing: bytes) })]
            return
        }
        let places = try Self.reading { () throws(JSONError) in try outline.elements(of: "entry") } ?? []
        guard places.count <= Self.mostResources else { throw .tooMany }
        var found: [(address: String, json: JSON)] = []
        for (number, place) in places.enumerated() {
            guard place.count <= Self.longestResource else { throw .resourceTooLong(number: number + 1) }
            let entry = try Self.reading { () throws(JSONError) in try JSON(parsing: Array(bytes[place])) }
            if let resource = entry["resource"] { found.append((entry["fullUrl"]?.text ?? "", resource)) }
        }
        resources = found
    }

    private static func word(_ name: String, _ outline: JSONOutline, _ bytes: [UInt8]) throws(FHIRFileError) -> String?
    {
        guard let place = outline.members[name], place.count <= 64 else { return nil }
        return try reading { () throws(JSONError) in try JSON(parsing: Array(bytes[place])) }.text
    }

    private static func reading<Value>(_ work: () throws(JSONError) -> Value) throws(FHIRFileError) -> Value {
        do throws(JSONError) { return try work() } catch { throw .notJSON(error) }
    }
}

/// Why nothing is taken from a file. `description` says what to do.
public enum FHIRFileError: Error, Hashable, Sendable, CustomStringConvertible {
    case notJSON(JSONError)
    case otherFormat
    case tooMany
    case resourceTooLong(number: Int)
    case severalPeople

    public var description: String {
        switch self {
        case .notJSON(let error): "The file is not whole, or not JSON: \(error). Download it again."
        case .otherFormat: "The file is not a health record. Choose a FHIR bundle in JSON."
        case .tooMany: "The file has more than \(FHIRFile.mostResources) records. Ask for fewer days at a time."
        case .resourceTooLong(let number): "Record \(number) in the file is longer than any Corgina reads."
        case .severalPeople: "The file is about more than one person. Choose one that is about you alone."
        }
    }
}
