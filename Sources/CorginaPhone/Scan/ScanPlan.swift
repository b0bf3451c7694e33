import CorginaCore
import CorginaRooms

/// From what the phone's camera reads to the rooms' fields: a barcode, the number beneath it, a recipe, foods on a photo.
public enum ScanPlan {
    /// Something read in a picture.
    public struct Reading: Hashable, Sendable {
        public let text: String
        /// Where, in parts of the picture from its lower left corner, as Vision tells it; `nil` where it is not told.
        public let box: Box?
        /// 0...1
        public let confidence: Double

        public init(_ text: String, box: Box? = nil, confidence: Double = 1) {
            self.text = text
            self.box = box
            self.confidence = confidence
        }
    }

    /// A part of a picture, from the lower left corner.
    public struct Box: Hashable, Sendable {
        public let x: Double
        public let y: Double
        public let width: Double
        public let height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        /// From the upper left corner, as photos are marked here; what lies beyond the picture is cut off. `nil` where nothing is left.
        var inPhoto: PhotoBox? {
            guard [x, y, width, height].allSatisfy({ $0.isFinite }) else { return nil }
            let (left, right) = (max(x, 0), min(x + width, 1))
            let (low, high) = (max(y, 0), min(y + height, 1))
            return PhotoBox(x: left, y: 1 - high, width: right - left, height: high - low)
        }
    }

    /// The kinds of barcodes that stand on food. Source: Vision's `VNBarcodeSymbology`; a UPC-A is read as an EAN-13.
    public static let symbologies = [
        "VNBarcodeSymbologyEAN13", "VNBarcodeSymbologyEAN8", "VNBarcodeSymbologyUPCE", "VNBarcodeSymbologyITF14",
    ]
}

// MARK: A number

extension ScanPlan {
    /// The product that is meant: of several the one that is largest in the picture. What is no product's number is passed over.
    public static func number(in readings: some Sequence<Reading>) -> Barcode? {
        let found = readings.compactMap { reading in
            (try? Barcode(reading: reading.text)).map { (barcode: $0, size: size(of: reading)) }
        }
        return found.max { $0.size < $1.size }?.barcode
    }

    /// Has the number looked for, as its field on the page of foods does.
    public static func search(_ barcode: Barcode) -> PhonePost {
        PhonePost(.foods(.list), ("words", "\(barcode)"))
    }

    private static func size(of reading: Reading) -> Double {
        reading.box.map { $0.width * $0.height } ?? 0
    }
}

// MARK: Text

extension ScanPlan {
    /// Lines of a recipe, from the top of the page, for the field that takes a pasted one.
    ///
    /// - Returns: `nil` where nothing was read.
    public static func recipe(_ lines: some Sequence<Reading>) -> PhonePost? {
        let ordered = lines.enumerated().sorted { top($0) > top($1) }.map { $0.element }
        let text = ordered.map { Form.withoutControls($0.text) }.filter { $0.contains { !$0.isWhitespace } }
        guard !text.isEmpty else { return nil }
        return PhonePost(.recipes(.list), ("ingredients", text.joined(separator: "\n")))
    }

    /// A page or a text that another app shares: the same field. No address is followed.
    public static func shared(_ text: String) -> PhonePost? { recipe([Reading(text)]) }

    /// Lines of one height stand as they came.
    private static func top(_ line: (offset: Int, element: Reading)) -> (Double, Int) {
        (line.element.box.map { $0.y + $0.height } ?? 0, -line.offset)
    }
}

// MARK: Foods on a photo

extension ScanPlan {
    /// Below it a name is a guess nobody needs. The app's own choice.
    private static let leastConfidence = 0.3

    /// What the phone recognized on a photo, the surest first, each name once. She checks it; the figures come from the catalogue.
    public static func foods(_ readings: some Sequence<Reading>) -> [SeenFood] {
        var names: Set<String> = []
        return readings.filter { $0.confidence >= leastConfidence && $0.confidence <= 1 }
            .sorted { $0.confidence > $1.confidence }
            .compactMap { reading in
                let name = Form.withoutControls(reading.text).lowercased()
                guard name.contains(where: { $0.isLetter }), name.count <= 80, names.insert(name).inserted else {
                    return nil
                }
                return SeenFood(name: name, box: reading.box?.inPhoto, confidence: reading.confidence)
            }
    }

    /// Puts them on the photo that waits. Where she named something meanwhile, her words stand alone.
    public static func put(
        _ foods: [SeenFood], on photo: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        try PhotoLooking.take(foods, for: photo, by: &visit)
    }
}
