import Testing

@testable import Pictures

@Suite struct BitmapTests {
    private func picture(_ path: String) -> Bitmap {
        var bitmap = Bitmap(width: 10, height: 10)
        bitmap.fill(Outline(path: path), with: .plain(Colour(0xFFFFFF)))
        return bitmap
    }

    @Test(arguments: [
        "M2 3H8V7H2Z", "M2,3 h6 v4 h-6z", "m2 3 6 0 0 4-6 0", "M2 3L8 3 8 7 2 7", "M2 3C4 3 6 3 8 3V7H2",
        "M2 3H8S8 5 8 7H2",
    ])
    func `a rectangle is filled to its edges, however it is said`(path: String) {
        let bitmap = picture(path)
        for (x, y, part) in [(2, 3, 255), (7, 6, 255), (1, 4, 0), (8, 4, 0), (4, 2, 0), (4, 7, 0)]
            as [(Int, Int, UInt8)]
        {
            #expect(bitmap[x, y].first == part, "\(x) \(y)")
        }
    }

    @Test func `an edge within a pixel covers it in part`() {
        let bitmap = picture("M2.5 2H6V3.25H2.5Z")
        #expect(bitmap[2, 2].first == 128)
        #expect(bitmap[4, 3].first == 64)
    }

    @Test func `what is drawn over itself is filled, and a hole the other way round is not`() {
        #expect(picture("M1 1H6V6H1ZM4 4H9V9H4Z")[5, 5].first == 255)
        #expect(picture("M1 1H9V9H1ZM3 3V7H7V3Z")[5, 5].first == 0)
    }

    @Test func `a circle and a pen are as wide as they are told`() {
        var bitmap = Bitmap(width: 20, height: 20)
        bitmap.fill(Outline(center: Point(10, 10), radius: 5), with: .plain(Colour(0xFFFFFF)))
        let area = bitmap.bytes.reduce(0) { $0 + Double($1) } / 255 / 3
        #expect(abs(area - 78.54) < 0.5)
        var line = Bitmap(width: 20, height: 20)
        line.fill(Outline(path: "M5 10H15").stroked(width: 4), with: .plain(Colour(0xFFFFFF)))
        let inked = line.bytes.reduce(0) { $0 + Double($1) } / 255 / 3
        #expect(abs(inked - (40 + 12.57)) < 0.5)
    }

    @Test func `a blend goes from stop to stop and stays at its ends`() {
        let paint = Paint.blend(
            from: Point(2, 0), to: Point(8, 0), stops: [.init(0, Colour(0)), .init(1, Colour(0xFF8040))])
        #expect(paint.colour(at: Point(0, 5)) == Colour(0))
        #expect(paint.colour(at: Point(9, 5)) == Colour(0xFF8040))
        #expect(paint.colour(at: Point(5, 0)).red == 127.5)
    }

    @Test(arguments: [
        "", "Z", "M", "M1", "M1 1", "C1 1", "M1 1L", "M1 1Q2 2 3 3", "e", "M1 1e9 2", "-", "M1..2.-3L4 5 6",
    ])
    func `path data that is none draws at most a little`(path: String) {
        #expect(picture(path).bytes.count == 300)
    }
}
