/// A picture as bytes that hold nothing but the picture: no place, no time, no device, no words.
///
/// A `Photo` is made only by ``init(reading:)``, which copies what is needed to show the picture and leaves everything else
/// behind. It decodes no pixel, so a picture made to break a decoder breaks none here.
public struct Photo: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case jpeg, png, webp

        /// "image/jpeg"
        public var mediaType: String { "image/\(rawValue)" }
    }

    public let kind: Kind
    public let bytes: [UInt8]
    /// In pixels, as stored; a picture that is shown turned may be as wide as this is high.
    public let width: Int
    public let height: Int

    /// In bytes, as stored.
    public static let longest = 8 << 20
    /// A phone's photos have 12 million, large ones 50; a browser with script sends 2.
    public static let mostPixels = 50_000_000
    /// The longest side, in pixels.
    static let longestSide = 16_384

    /// Takes a picture out of a file.
    ///
    /// - Throws: ``PhotoFault``
    public init(reading file: [UInt8]) throws(PhotoFault) {
        let picture: ReadPicture
        if file.starts(with: JPEGFile.start) {
            kind = .jpeg
            picture = try JPEGFile.picture(in: file)
        } else if file.starts(with: PNGFile.start) {
            kind = .png
            picture = try PNGFile.picture(in: file)
        } else if WebPFile.begins(file) {
            kind = .webp
            picture = try WebPFile.picture(in: file)
        } else {
            throw .otherKind
        }
        guard picture.width > 0, picture.height > 0 else { throw .damaged }
        guard picture.width <= Self.longestSide, picture.height <= Self.longestSide,
            picture.width * picture.height <= Self.mostPixels
        else { throw .tooManyPixels }
        guard picture.bytes.count <= Self.longest else { throw .tooLong }
        (bytes, width, height) = (picture.bytes, picture.width, picture.height)
    }
}

/// What is read from a file: the picture's own bytes, and how many pixels they say it has.
struct ReadPicture {
    var bytes: [UInt8] = []
    var width = 0
    var height = 0
}

/// Why a file is not taken as a photo. `description` says what to do.
public enum PhotoFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// No JPEG, PNG or WebP.
    case otherKind
    /// It begins as one, and is not whole, or holds what no camera writes.
    case damaged
    case tooManyPixels
    case tooLong

    public var description: String {
        switch self {
        case .otherKind: "Corgina takes photos as JPEG, PNG or WebP. Choose one of these."
        case .damaged: "This photo is not whole. Take it again, or choose another."
        case .tooManyPixels:
            "This photo has more than 50 million pixels, or a side of more than 16,384. Choose a smaller one."
        case .tooLong: "This photo takes more than 8 MB. Choose a smaller one."
        }
    }
}
