import CorginaCore
import CorginaJournal
import CorginaRooms
import SamplePhotos
import Testing

@testable import CorginaWorker

/// Photos of a diary on a device: the host has the pictures, the worker says where they go.
struct WorkerPhotoTests {
    private func worker() throws -> Worker { try #require(Worker(isSample: false)) }

    private func request(
        _ path: String, _ fields: [(String, String)] = [], photo: String? = "", home: String = "sealed"
    ) -> Message {
        var message = WorkerTests.request("POST", path, fields: fields, home: home)
        if let photo { message.head = .object((message.head.members ?? []) + [.init("photo", .string(photo))]) }
        return message
    }

    private func page(_ answer: Message) throws -> String {
        String(decoding: try #require(answer.parts.first), as: UTF8.self)
    }

    @Test(arguments: ["sealed", "device"])
    func `a photo waits with its draft, and is shown to be named`(home: String) throws {
        let answer = try worker().answer(request("/photos/new", home: home))
        let effects = answer.head["effects"]?.elements ?? []
        let kept = try #require(effects.first?["keep"]?.text)
        #expect(effects.count == 2 && effects[1]["draft"]?.text == kept)
        let photo = try #require(effects[1]["photo"]?.text)
        #expect(answer.head["location"]?.text == "/photos/foods/\(kept)")
        let shown = try worker().answer(
            WorkerTests.request(
                "GET", "/photos/foods/\(kept)", waiting: [(kept, try #require(answer.parts.last))], home: home))
        #expect(try page(shown).contains("src=\"/photos/\(photo)\""))
        #expect(try !page(shown).contains("data-no-photos"))
    }

    @Test func `one of her bump is an entry at once, and waits with nothing`() throws {
        let worker = try worker()
        let answer = try worker.answer(request("/photos/bump/new", [("day", "2026-03-10")]))
        let effects = answer.head["effects"]?.elements ?? []
        #expect(effects.count == 2 && effects[0]["append"]?.integer == 1 && effects[1]["draft"]?.text == "")
        let photo = try #require(effects[1]["photo"]?.text)
        _ = try worker.take(Message(["after": 0], Array(answer.parts.dropFirst())))
        let clock: JSON = ["now": 1_773_145_800, "zone": [[0, 0]]]
        let photos = try worker.photos(Message(clock)).head
        #expect(photos["shown"]?.elements == [.string(photo)] && photos["named"]?.elements == [.string(photo)])
        // Another day is asked for, and nothing is kept.
        let wrong = try worker.answer(request("/photos/bump/new", [("day", "2027-03-10")]))
        #expect(wrong.head["status"]?.integer == 422 && wrong.head["effects"]?.elements?.isEmpty == true)
    }

    @Test func `a photo that is refused is said so on the page it came from`() throws {
        let answer = try worker().answer(request("/photos/new", photo: "There is no room."))
        #expect(answer.head["status"]?.integer == 422 && answer.head["effects"]?.elements?.isEmpty == true)
        #expect(try page(answer).contains("There is no room."))
        #expect(try worker().answer(request("/photos/new", photo: nil)).head["status"]?.integer == 404)
        #expect(
            try worker().answer(request("/photos/entry/0000000000000001000000000000000a")).head["status"]?.integer
                == 404)
    }

    @Test func `of a file the picture alone is left`() throws {
        let file = SamplePhotos.plantedJPEG()
        let taken = try Worker.photo(in: Message([:], [file, SamplePhotos.png()]))
        #expect(taken.head["fault"]?.text == "" && taken.parts.count == 2)
        #expect(taken.parts[0] == (try Photo(reading: file)).bytes)
        #expect(taken.parts[1] == (try Photo(reading: SamplePhotos.png())).bytes)
        #expect(try Worker.photo(in: Message([:], [file, [1, 2]])).parts[1].isEmpty)
        #expect(try Worker.photo(in: Message([:], [[], []])).head["fault"]?.text == "Take or choose a photo first.")
        #expect(try Worker.photo(in: Message([:], [[1, 2], []])).head["fault"]?.text?.contains("JPEG") == true)
        #expect(throws: MessageError.surplus) { try Worker.photo(in: Message([:], [file])) }
    }
}
