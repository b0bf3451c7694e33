import CorginaCore

// What there is little of is written as in an entry's text.

extension HealthEvent.Details {
    func checkpointText() throws(DiaryCheckpointError) -> [UInt8] {
        do throws(CodecFault) {
            let json: JSON = ["kind": .string(kind.rawValue)]
            return Array(json.adding("details", try self.json()).utf8)
        } catch { throw .notWritable }
    }

    init(checkpointText text: ArraySlice<UInt8>) throws(DiaryCheckpointError) {
        let text = try JSONText(checkpointText: text)
        do throws(CodecFault) {
            let fields = try Fields(text.root, field: "details")
            try self.init(kind: fields.word("kind"), fields.optional("details", fields.object))
        } catch { throw .notReadable }
    }
}

extension Change {
    func checkpointText() throws(DiaryCheckpointError) -> [UInt8] {
        do throws(CodecFault) { return try source() } catch { throw .notWritable }
    }

    init(checkpointText text: ArraySlice<UInt8>) throws(DiaryCheckpointError) {
        let text = try JSONText(checkpointText: text)
        do throws(CodecFault) { try self.init(Fields(text.root, field: "change")) } catch { throw .notReadable }
    }
}

extension JSONText {
    fileprivate convenience init(checkpointText text: ArraySlice<UInt8>) throws(DiaryCheckpointError) {
        do throws(JSONError) { try self.init(parsing: Array(text)) } catch { throw .notReadable }
    }
}
