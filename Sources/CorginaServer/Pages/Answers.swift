import CorginaRooms
import HTTPTypes
import Hummingbird

extension CorginaServer {
    /// A room's answer to her.
    func respond(_ answer: Answer, to visitor: Visitor) -> Response {
        switch answer.content {
        case .page(let page):
            self.answer(page, to: visitor, status: answer.status == .refused ? .unprocessableContent : .ok)
        case .redirect(let path): .redirect(to: path)
        case .file(let type, let name, let bytes): Response(file: bytes, type: type, name: name)
        }
    }

    /// A page for somebody who is not signed in.
    func answer(_ page: some Page, status: HTTPResponse.Status = .ok) -> Response {
        Response(page: page, in: .init(assets: assets.paths), status: status)
    }

    /// A page for her, in the appearance she chose and tinted by her trimester.
    func answer(_ page: some Page, to visitor: Visitor, status: HTTPResponse.Status = .ok) -> Response {
        let trimester = visitor.diary.currentPregnancy?.trimester(on: visitor.today)
        var context = PageContext(
            assets: assets.paths, appearance: visitor.profile.appearance, trimester: trimester,
            lockAfter: visitor.lockAfter, isDiscreet: visitor.profile.usesDiscreetTitles)
        context.diary = DiaryMark(visitor)
        return Response(page: page, in: context, status: status)
    }
}

extension Response {
    /// A page as an answer.
    init(page: some Page, in context: PageContext, status: HTTPResponse.Status = .ok) {
        let body = ByteBuffer(bytes: page.bytes(in: context))
        self.init(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .contentLength: "\(body.readableBytes)"],
            body: ResponseBody(byteBuffer: body))
    }

    /// A file to keep.
    init(file bytes: [UInt8], type: String, name: String) {
        self.init(
            status: .ok,
            headers: [
                .contentType: type, .contentLength: "\(bytes.count)",
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
