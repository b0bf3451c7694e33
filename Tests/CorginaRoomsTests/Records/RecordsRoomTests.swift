import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// A file of another program: looked at, added as a whole, taken back as a whole.
struct RecordsRoomTests {
    private func take(_ file: String, by maja: inout Resident) throws -> Answer {
        var visit = try maja.visit(.records(.overview))
        let answer = RecordsRoom.take(Array(file.utf8), by: &visit)
        maja.perform(visit.effects)
        return answer
    }

    @Test func `nothing is added before she says so, and all of it then`() throws {
        var maja = try Resident()
        let preview = try #require(try take(RecordsSamples.file, by: &maja).place)
        #expect(maja.entries.isEmpty)
        let page = try maja.get(preview).markup
        #expect(page.contains("Add 2 entries") && page.contains("68 kg"))
        #expect(page.contains("A kind of record the diary has no place for"))
        #expect(try maja.post(preview).place == .records(.overview))
        #expect(maja.entries.count == 2 && maja.entries.allSatisfy { $0.device == "FHIR file" })
        #expect(maja.waiting.isEmpty)
        // A second tap finds nothing waiting.
        #expect(try maja.post(preview).place == .records(.overview))
        #expect(maja.entries.count == 2)
    }

    @Test func `the same file again has nothing new`() throws {
        var maja = try Resident()
        _ = try maja.post(try #require(try take(RecordsSamples.file, by: &maja).place))
        let again = try #require(try take(RecordsSamples.file, by: &maja).place)
        let page = try maja.get(again).markup
        #expect(page.contains("Nothing new in it") && page.contains("2 records are in your diary already."))
        _ = try maja.post(again)
        #expect(maja.entries.count == 2 && maja.waiting.isEmpty)
    }

    @Test func `a file is taken back at once, and can come again`() throws {
        var maja = try Resident()
        _ = try maja.post(try #require(try take(RecordsSamples.file, by: &maja).place))
        let batch = try #require(ImportedFiles(in: maja.diary).files.first)
        #expect(try maja.get(.records(.overview)).markup.contains("2 entries"))
        _ = try maja.post(.records(.undo(batch.batch)))
        #expect(maja.diary.days.isEmpty && ImportedFiles(in: maja.diary).files.isEmpty)
        _ = try maja.post(.records(.undo(batch.batch)))
        #expect(maja.entries.count == 4)
        _ = try maja.post(try #require(try take(RecordsSamples.file, by: &maja).place))
        #expect(ImportedFiles(in: maja.diary).files.map(\.standing) == [2])
    }

    @Test func `a file put aside is gone`() throws {
        var maja = try Resident()
        let preview = try #require(try take(RecordsSamples.file, by: &maja).place)
        guard case .records(.preview(let id)) = preview else { Issue.record("\(preview)"); return }
        #expect(try maja.post(.records(.discard(id))).place == .records(.overview))
        #expect(maja.waiting.isEmpty && maja.entries.isEmpty)
        #expect(try maja.get(preview).place == .records(.overview))
    }

    @Test func `a sentence that waits is not put aside by this room`() throws {
        var maja = try Resident()
        guard case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": "I ate an apple"]).place else {
            Issue.record("there is no sheet")
            return
        }
        _ = try maja.post(.records(.discard(id)))
        _ = try maja.post(.records(.preview(id)))
        #expect(maja.waiting[id] != nil && maja.entries.isEmpty)
    }

    @Test(arguments: [
        ("", "Choose a file first."), ("{}", "not a FHIR record"), ("{\"resourceType\":", "not whole"),
        ("[", "not a FHIR record"),
    ])
    func `what cannot be taken is said at the field, and nothing waits`(file: String, words: String) throws {
        var maja = try Resident()
        let answer = try take(file, by: &maja)
        #expect(answer.status == .refused && answer.markup.contains(words))
        #expect(maja.waiting.isEmpty)
    }
}
