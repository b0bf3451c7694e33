import CorginaScreens
import HTTPTypes
import Hummingbird

extension CorginaServer {
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
}
