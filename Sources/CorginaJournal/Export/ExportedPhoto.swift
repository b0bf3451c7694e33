import CorginaCore

/// A photo in the text of an export, beside the entry that names it.
public struct ExportedPhoto: Hashable, Sendable {
    public let id: RecordID
    /// Empty for one that was lost.
    public let photo: [UInt8]
    /// Its small copy; `nil` where there is none.
    public let small: [UInt8]?

    /// What an export lists them as.
    static let list = "photos"
    /// In bytes of text; no photo takes more.
    static let longestText = (Photo.longest + Photo.longest) / 3 * 4 + 1_024

    public init(id: RecordID, photo: [UInt8], small: [UInt8]?) {
        self.id = id
        self.photo = photo
        self.small = small
    }

    /// - Parameter number: how many are before it.
    public func encoded(number: Int) -> [UInt8] {
        var bytes = Array((number == 0 ? ",\"\(Self.list)\":[\n" : ",\n").utf8)
        bytes += "{\"id\":\"\(id)\"".utf8
        for (name, picture) in [("photo", photo), ("small", small ?? [])] where !picture.isEmpty {
            bytes += ",\"\(name)\":\"".utf8
            bytes += Base64.encode(picture)
            bytes += "\"".utf8
        }
        return bytes + "}".utf8
    }

    fileprivate init?(decoding bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let id = json["id"]?.text.flatMap({ RecordID($0) }) else {
            return nil
        }
        var pictures: [[UInt8]?] = []
        for name in ["photo", "small"] {
            guard let member = json[name] else { pictures.append(nil); continue }
            guard let picture = member.text.flatMap({ Base64.decode(Array($0.utf8)) }) else { return nil }
            pictures.append(picture)
        }
        self.init(id: id, photo: pictures[0] ?? [], small: pictures[1])
    }
}

/// The photos in the text of an export, found by their brackets and read one at a time.
public struct ExportedPhotos: Sendable {
    private let bytes: [UInt8]
    private let places: [Range<Int>]

    /// - Parameter bytes: a file that ``DiaryFile`` has read entries from. A table has no photos.
    /// - Throws: ``DiaryExportError``
    public init(in bytes: [UInt8]) throws(DiaryExportError) {
        self.bytes = bytes
        do throws(JSONError) {
            var outline = try JSONOutline(bytes)
            places = try outline?.elements(of: ExportedPhoto.list) ?? []
        } catch {
            // What is no JSON is a table.
            places = []
        }
    }

    public var count: Int { places.count }

    /// The photo of that place, from 0.
    ///
    /// - Throws: `badPhoto`
    public func photo(_ place: Int) throws(DiaryExportError) -> ExportedPhoto {
        guard places.indices.contains(place), places[place].count <= ExportedPhoto.longestText,
            let photo = ExportedPhoto(decoding: Array(bytes[places[place]]))
        else { throw .badPhoto(number: place + 1) }
        return photo
    }
}
