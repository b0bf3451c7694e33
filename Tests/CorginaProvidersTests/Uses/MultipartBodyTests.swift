import Testing

@testable import CorginaProviders

struct MultipartBodyTests {
    @Test func `each part stands between its boundaries, and the file as it is`() {
        let body = MultipartBody(fields: [("model", "m")], file: [0, 13, 10, 255], named: "a.wav", type: "audio/wav")
        let head =
            "--corgina-part-0\r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nm\r\n"
            + "--corgina-part-0\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.wav\"\r\n"
            + "Content-Type: audio/wav\r\n\r\n"
        #expect(body.bytes == Array(head.utf8) + [0, 13, 10, 255] + Array("\r\n--corgina-part-0--\r\n".utf8))
        #expect(body.contentType == "multipart/form-data; boundary=corgina-part-0")
    }

    @Test func `a boundary that the file holds is not used`() {
        let file = Array("x\r\n--corgina-part-0\r\ncorgina-part-1".utf8)
        let body = MultipartBody(fields: [], file: file, named: "a.wav", type: "audio/wav")
        #expect(body.contentType.hasSuffix("boundary=corgina-part-2"))
    }
}
