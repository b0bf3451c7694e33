import CorginaCore
import Testing

@testable import CorginaServer

@Suite struct BabyPictureTests {
    @Test func `every week has its picture, drawn without style, script or anything from elsewhere`() async throws {
        let browser = try TestServer().browser()
        let library = AssetLibrary.carried
        let names = BabySize.weeks.compactMap { BabySize(week: $0)?.picture }
        #expect(Set(names).count == BabySize.weeks.count)
        for name in names {
            let picture = try await browser.get(library.paths.path(of: "baby-\(name).svg"))
            #expect(picture.status == 200 && picture.headers[.contentType] == "image/svg+xml", "\(name)")
            #expect(
                picture.page.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">"), "\(name)")
            for forbidden in ["style", "script", "href", "<image", "<text", "filter"] {
                #expect(!picture.page.contains(forbidden), "\(name) \(forbidden)")
            }
        }
        // A phone keeps those it has shown; forty of them are not fetched beforehand.
        #expect(!library.names.contains { $0.hasPrefix("baby-") })
    }
}
