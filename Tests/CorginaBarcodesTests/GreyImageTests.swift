import CorginaBarcodes
import Testing

struct GreyImageTests {
    @Test func `a message is width, height and a byte for each pixel`() throws {
        let pixels = [UInt8](repeating: 7, count: 320 * 16)
        let image = try #require(GreyImage(message: [1, 64, 0, 16] + pixels))
        #expect(image == GreyImage(width: 320, height: 16, luminances: pixels))
        #expect(image.width == 320)
    }

    @Test func `the largest message is as large as the largest picture`() {
        let pixels = [UInt8](repeating: 0, count: 640 * 480)
        #expect(GreyImage(message: [2, 128, 1, 224] + pixels) != nil)
        #expect(GreyImage(message: [1, 224, 2, 128] + pixels) != nil)
        #expect(GreyImage.mostMessageBytes == 4 + pixels.count)
    }

    @Test(arguments: [
        (0, 0, 64), (65_535, 65_535, 64), (16, 16, 0), (16, 16, 255), (16, 16, 257), (15, 16, 240), (641, 16, 641 * 16),
        (640, 640, 640 * 640), (480, 641, 480 * 641),
    ])
    func `other sizes, and another count of pixels, are no picture`(width: Int, height: Int, count: Int) {
        #expect(GreyImage(message: head(width, height) + Array(repeating: 0, count: count)) == nil)
        #expect(GreyImage(width: width, height: height, luminances: Array(repeating: 0, count: count)) == nil)
    }

    @Test(arguments: 0...4)
    func `a message without pixels is no picture`(count: Int) {
        #expect(GreyImage(message: Array(head(16, 16).prefix(count))) == nil)
    }

    @Test func `sides that no picture has are refused before anything is calculated with them`() {
        #expect(GreyImage(width: -16, height: -16, luminances: Array(repeating: 0, count: 256)) == nil)
        #expect(GreyImage(width: .max, height: .max, luminances: []) == nil)
    }

    private func head(_ width: Int, _ height: Int) -> [UInt8] {
        [width, height].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
}
