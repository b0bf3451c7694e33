import CorginaBarcodes
import CorginaCore
import DrawnBarcodes
import SeededRandom
import Testing

struct BarcodeReaderTests {
    /// Numbers of real packets and of GS1's own examples, with all but the last digit.
    @Test(arguments: [
        (DrawnBarcode.Kind.ean13, "400638133393", "4006381333931"), (.ean13, "501021701234", "5010217012340"),
        (.ean8, "9638507", "0000096385074"), (.upcA, "03600029145", "0036000291452"),
        (.upcE, "0425261", "0042100005264"), (.upcE, "0123453", "0012300000451"), (.upcE, "0123454", "0012340000053"),
        (.upcE, "0123457", "0012345000072"),
    ])
    func `each kind is read`(kind: DrawnBarcode.Kind, digits: String, number: String) throws {
        let barcode = try #require(DrawnBarcode(kind, digits.compactMap(\.wholeNumberValue)))
        #expect(barcode.barcode.description == number)
        #expect(BarcodeReader.number(in: try photo(of: barcode, BarcodePhoto())) == barcode.barcode)
    }

    @Test(arguments: DrawnBarcode.Kind.allCases, [0.0, 8, -12, 90, 180, 270])
    func `it is read turned`(kind: DrawnBarcode.Kind, degrees: Double) throws {
        var turned = BarcodePhoto()
        turned.degrees = degrees
        let barcode = try sample(kind)
        #expect(BarcodeReader.number(in: try photo(of: barcode, turned)) == barcode.barcode)
    }

    @Test(arguments: DrawnBarcode.Kind.allCases)
    func `it is read in the dark and out of focus`(kind: DrawnBarcode.Kind) throws {
        var poor = BarcodePhoto()
        (poor.noise, poor.blur, poor.ink, poor.paper, poor.slope) = (12, 0.6, 50, 190, 0.2)
        let barcode = try sample(kind)
        #expect(BarcodeReader.number(in: try photo(of: barcode, poor)) == barcode.barcode)
    }

    @Test(arguments: DrawnBarcode.Kind.allCases)
    func `most of what a hand holds is read, and nothing as another number`(kind: DrawnBarcode.Kind) throws {
        var generator = SeededGenerator(seed: 20)
        var read = 0
        for _ in 0..<40 {
            let photo = BarcodePhoto.random(using: &generator)
            let barcode = try #require(DrawnBarcode.random(kind, using: &generator))
            let number = BarcodeReader.number(in: try #require(photo.draw(barcode, using: &generator)))
            #expect(number == nil || number == barcode.barcode)
            if number != nil { read += 1 }
        }
        #expect(read >= 28)
    }

    @Test func `a bar that is wrong makes it no number`() throws {
        let barcode = try sample(.ean13)
        let image = try photo(of: barcode, BarcodePhoto())
        // What is left of the middle of the bars, and more, is white.
        var pixels = image.luminances
        for row in 0..<image.height {
            for column in 0..<(image.width * 2 / 5) { pixels[row * image.width + column] = 235 }
        }
        let damaged = try #require(GreyImage(width: image.width, height: image.height, luminances: pixels))
        #expect(BarcodeReader.number(in: damaged) == nil)
    }

    /// Two of the same on a picture end the process in some builds of the library, unless it is asked for one alone.
    @Test func `a picture with many barcodes, some of them alike, gives one of them`() throws {
        let (first, second) = (try sample(.ean13), try sample(.ean8))
        let image = try sheet(of: [first, first, second, first, second, second])
        let number = BarcodeReader.number(in: image)
        #expect(number == first.barcode || number == second.barcode)
    }

    @Test(arguments: UInt64(0)..<200)
    func `whatever is sent, it ends well`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (width, height) = (Int.random(in: 16...640, using: &generator), Int.random(in: 16...480, using: &generator))
        let step = Int.random(in: 1...9, using: &generator)
        var pixels: [UInt8] = []
        while pixels.count < width * height {
            let tone = UInt8.random(in: 0...255, using: &generator)
            pixels += Array(repeating: tone, count: min(step, width * height - pixels.count))
        }
        _ = BarcodeReader.number(in: try #require(GreyImage(width: width, height: height, luminances: pixels)))
    }

    private func sample(_ kind: DrawnBarcode.Kind) throws -> DrawnBarcode {
        var generator = SeededGenerator(seed: 3)
        return try #require(DrawnBarcode.random(kind, using: &generator))
    }

    private func photo(of barcode: DrawnBarcode, _ photo: BarcodePhoto) throws -> GreyImage {
        var generator = SeededGenerator(seed: 4)
        return try #require(photo.draw(barcode, using: &generator))
    }

    /// One below the other, each 60 rows high.
    private func sheet(of barcodes: [DrawnBarcode]) throws -> GreyImage {
        let (width, rows, gap, module) = (320, 60, 20, 2)
        var pixels = [UInt8](repeating: 240, count: width * rows * barcodes.count)
        for (position, barcode) in barcodes.enumerated() {
            for (place, isBlack) in barcode.bars.enumerated() where isBlack {
                for row in (position * rows)..<((position + 1) * rows - gap) {
                    for part in 0..<module { pixels[row * width + 40 + place * module + part] = 15 }
                }
            }
        }
        return try #require(GreyImage(width: width, height: rows * barcodes.count, luminances: pixels))
    }
}
