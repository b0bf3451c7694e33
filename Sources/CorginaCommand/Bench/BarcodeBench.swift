import ArgumentParser
import CorginaBarcodes
import DrawnBarcodes
import SeededRandom

struct BarcodeBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "barcodes",
        abstract: "Measure which share of drawn barcodes is read, and how long that takes.",
        discussion: """
            A quarter each is EAN-13, EAN-8, UPC-A and UPC-E, as a hand holds them before a phone: in any of four directions and up to \
            15 degrees off, 2 to 3.5 pixels to the thinnest bar, out of focus by up to one pixel, with noise of up to 20 of 255, \
            between pale and strong print, with light from one side. The same seed draws the same pictures.
            """)

    @Option(help: "How many barcodes to draw.")
    var count = 10_000

    @Option(help: "Which pictures to draw.")
    var seed: UInt64 = 2_026

    func validate() throws {
        guard (4...1_000_000).contains(count) else { throw ValidationError("Say a --count between 4 and 1000000.") }
    }

    func run() throws {
        var all = BarcodeScore()
        for kind in DrawnBarcode.Kind.allCases {
            let score = BarcodeScore.measured(kind, count: count / DrawnBarcode.Kind.allCases.count, seed: seed)
            print(score.line(named: kind.rawValue))
            all.add(score)
        }
        print(all.line(named: "barcodes"))
    }
}

/// How many pictures of barcodes were read, and how.
struct BarcodeScore {
    private(set) var drawn = 0
    private(set) var read = 0
    /// Another number than the one drawn.
    private(set) var misread = 0
    private var times = Timings()

    static func measured(_ kind: DrawnBarcode.Kind, count: Int, seed: UInt64) -> BarcodeScore {
        var generator = SeededGenerator(seed: seed)
        var score = BarcodeScore()
        for _ in 0..<count {
            let photo = BarcodePhoto.random(using: &generator)
            guard let barcode = DrawnBarcode.random(kind, using: &generator),
                let image = photo.draw(barcode, using: &generator)
            else { continue }
            score.look(at: image, of: barcode)
        }
        return score
    }

    mutating func add(_ other: BarcodeScore) {
        drawn += other.drawn
        read += other.read
        misread += other.misread
        times.add(other.times)
    }

    func line(named name: String) -> String {
        let share = Double(read) / Double(max(1, drawn)) * 100
        let tenths = Int((share * 10).rounded())
        return
            "\(name): \(read) of \(drawn) read (\(tenths / 10).\(tenths % 10) %), \(misread) misread, \(times.summary)"
    }

    private mutating func look(at image: GreyImage, of barcode: DrawnBarcode) {
        let number = times.measure { BarcodeReader.number(in: image) }
        drawn += 1
        if number == barcode.barcode { read += 1 } else if number != nil { misread += 1 }
    }
}
