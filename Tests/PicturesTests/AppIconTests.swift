import Testing

@testable import Pictures

@Suite struct AppIconTests {
    @Test func `the drawing names no other file and every part of it`() {
        let svg = AppIcon.svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">"))
        #expect(svg.hasSuffix("</g></svg>"))
        #expect(!svg.contains("href") && !svg.contains("style"))
        #expect(svg.split(separator: "<").count { $0.hasPrefix("path") } == 8)
        #expect(svg.split(separator: "<").count { $0.hasPrefix("circle") } == 4)
    }

    @Test(arguments: [180, 192, 512])
    func `it is small enough to send and the same every time`(pixels: Int) {
        let png = AppIcon.png(pixels: pixels)
        #expect(png.count < pixels * pixels / 2)
        #expect(png == AppIcon.png(pixels: pixels))
    }
}
