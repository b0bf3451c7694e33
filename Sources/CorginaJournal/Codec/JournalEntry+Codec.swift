import CorginaCore

extension JournalEntry {
    /// The version of the format this Corgina writes. `docs/storage.md` describes it.
    public static let formatVersion = 1

    /// The entry as JSON text in UTF-8, the bytes its journal seals.
    ///
    /// - Throws: `malformed` when a number or date in it could not be read back.
    public func encoded() throws(JournalCodecError) -> [UInt8] {
        do throws(CodecFault) {
            let version = if case .unknown(let unknown) = change { unknown.version } else { Self.formatVersion }
            let head: JSON = [
                "version": .whole(version),
                "id": .string(id.description),
                "recordedAt": try Writer.moment(recordedAt, "recordedAt"),
                "device": .string(device),
            ]
            // The change goes in as text, because one of unknown kind has nothing but its text.
            return try head.utf8.dropLast() + ",\"change\":".utf8 + change.source() + "}".utf8
        } catch {
            throw error.asCodecError
        }
    }

    /// Reads what ``encoded()`` wrote, whichever version of Corgina did.
    ///
    /// Fields this version does not know are passed over; a change it does not know becomes ``Change/unknown(_:)``.
    public init(decoding bytes: [UInt8]) throws(JournalCodecError) {
        let text: JSONText
        do throws(JSONError) { text = try JSONText(parsing: bytes) } catch { throw .notJSON(error) }
        do throws(CodecFault) {
            let fields = try Fields(text.root, field: "entry")
            let id = try fields.recordID("id")
            self.init(
                id: EntryID(high: id.high, low: id.low),
                recordedAt: try fields.moment("recordedAt"),
                device: try fields.text("device"),
                change: try Self.change(in: fields)
            )
        } catch {
            throw error.asCodecError
        }
    }

    private static func change(in fields: Fields) throws(CodecFault) -> Change {
        let version = try fields.whole("version")
        do throws(CodecFault) {
            guard version <= formatVersion else { throw CodecFault.unfamiliar }
            return try Change(fields.object("change"))
        } catch {
            guard case .unfamiliar = error else { throw error }
            guard let source = fields["change"]?.source else { throw .malformed(field: "change") }
            return .unknown(UnknownChange(version: version, source: Array(source)))
        }
    }
}

extension CodecFault {
    fileprivate var asCodecError: JournalCodecError {
        switch self {
        case .malformed(let field): .malformed(field: field)
        case .unfamiliar: .malformed(field: "change")
        }
    }
}
