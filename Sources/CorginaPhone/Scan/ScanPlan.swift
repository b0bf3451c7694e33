import CorginaCore
import CorginaRooms

/// From what the phone's camera reads to the rooms' fields: a barcode, the number beneath it, a recipe.
public enum ScanPlan {
    /// Something read in a picture.
    public struct Reading: Hashable, Sendable {
        public let text: String
        /// Where, in parts of the picture from its lower left corner, as Vision tells it; `nil` where it is not told.
        public let box: Box?

        public init(_ text: String, box: Box? = nil) {
            self.text = text
            self.box = box
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

        /// Around corners that the camera's view gives, in points from its upper left corner.
        ///
        /// - Returns: `nil` without corners, or where the view has no size yet.
        public init?(around corners: [(x: Double, y: Double)], inWidth width: Double, height: Double) {
            let (across, down) = (corners.map { $0.x }, corners.map { $0.y })
            guard width > 0, height > 0, let left = across.min(), let right = across.max(), let top = down.min(),
                let bottom = down.max()
            else { return nil }
            self.init(
                x: left / width, y: 1 - bottom / height, width: (right - left) / width,
                height: (bottom - top) / height)
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
    /// Lines of a recipe, from the top of the page, for the fields of a pasted one. It gets a name in any case, because a recipe without
    /// one is not taken.
    ///
    /// - Returns: `nil` where nothing was read.
    public static func recipe(_ lines: some Sequence<Reading>) -> PhonePost? {
        let ordered = lines.enumerated().sorted { top($0) > top($1) }.map { $0.element }
        let text = ordered.map { Form.withoutControls($0.text) }.filter { $0.contains { !$0.isWhitespace } }
        guard !text.isEmpty else { return nil }
        let recipe = titled(text.joined(separator: "\n"))
        // As many servings as the field begins with; where the recipe says how many, its own count.
        return PhonePost(
            .recipes(.list), ("ingredients", recipe.rest), ("name", recipe.name), ("servings", RecipeFields().servings))
    }

    /// The first line as its name, where it is one, and what follows. What is written for machines says its name itself.
    private static func titled(_ text: String) -> (name: String, rest: String) {
        let lines = text.split { $0.isNewline }.filter { $0.contains { !$0.isWhitespace } }
        guard let first = lines.first, let mark = first.first(where: { !$0.isWhitespace }) else { return ("", text) }
        if mark == "{" || mark == "[" || mark == "<" { return ("", text) }
        let letters = first.lowercased().filter { $0.isLetter }
        guard lines.count > 1, !mark.isNumber, first.count <= longestName, letters != "ingredients" else {
            return (PhoneWords.newRecipe, text)
        }
        return (String(first), lines.dropFirst().joined(separator: "\n"))
    }

    /// In characters: a longer first line is no name.
    private static let longestName = 80

    /// A page or a text that another app shares: the same field. No address is followed.
    public static func shared(_ text: String) -> PhonePost? { recipe([Reading(text)]) }

    /// Lines of one height stand as they came.
    private static func top(_ line: (offset: Int, element: Reading)) -> (Double, Int) {
        (line.element.box.map { $0.y + $0.height } ?? 0, -line.offset)
    }
}
