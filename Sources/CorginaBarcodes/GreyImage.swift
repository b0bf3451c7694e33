/// A picture of brightness alone, as the camera of a page sends it.
public struct GreyImage: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// One byte a pixel, row by row: 0 is black, 255 white.
    public let luminances: [UInt8]

    /// Fewer pixels in a row or a column hold no barcode.
    public static let leastSide = 16
    /// In pixels of either side.
    public static let mostSide = 640
    public static let mostPixels = 640 * 480

    /// - Returns: `nil` unless both sides are of a size that is read, and there is a byte for each pixel.
    public init?(width: Int, height: Int, luminances: [UInt8]) {
        let sides = Self.leastSide...Self.mostSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels,
            luminances.count == width * height
        else { return nil }
        self.width = width
        self.height = height
        self.luminances = luminances
    }
}

extension GreyImage {
    /// How many bytes stand before the pixels in a message.
    public static let headBytes = 4
    public static let mostMessageBytes = headBytes + mostPixels

    /// - Parameter message: width and height, two bytes each with the higher first, and then the pixels.
    /// - Returns: `nil` for anything else.
    public init?(message: [UInt8]) {
        guard message.count > Self.headBytes, message.count <= Self.mostMessageBytes else { return nil }
        self.init(
            width: Int(message[0]) << 8 | Int(message[1]), height: Int(message[2]) << 8 | Int(message[3]),
            luminances: Array(message.dropFirst(Self.headBytes)))
    }
}
