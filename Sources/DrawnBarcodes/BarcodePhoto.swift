import CorginaBarcodes
import Foundation

/// How a drawn barcode looks to a camera.
public struct BarcodePhoto: Hashable, Sendable {
    /// How many pixels wide the thinnest bar is.
    public var module = 3.0
    /// By how many degrees it is turned.
    public var degrees = 0.0
    /// The standard deviation of a Gaussian blur, in pixels.
    public var blur = 0.0
    /// The standard deviation of the noise of each pixel, of 255.
    public var noise = 0.0
    /// How bright the bars are, and what is between them.
    public var ink = 20.0
    public var paper = 235.0
    /// How much brighter one side of the picture is than its middle, as a share.
    public var slope = 0.0

    public init() {}

    /// As a hand holds a packet before a phone: in any of four directions and up to 15° off, 2 to 3.5 pixels to the thinnest bar,
    /// out of focus by up to one pixel, noise of up to 20 of 255, and light from one side.
    public static func random(using generator: inout some RandomNumberGenerator) -> BarcodePhoto {
        var photo = BarcodePhoto()
        photo.module = .random(in: 2...3.5, using: &generator)
        photo.degrees = 90 * Double(Int.random(in: 0...3, using: &generator)) + .random(in: -15...15, using: &generator)
        photo.blur = .random(in: 0...1, using: &generator)
        photo.noise = .random(in: 0...20, using: &generator)
        photo.ink = .random(in: 15...80, using: &generator)
        photo.paper = .random(in: 170...245, using: &generator)
        photo.slope = .random(in: -0.2...0.2, using: &generator)
        return photo
    }

    /// Its picture. Noise comes from the generator, so that the same seed gives the same picture.
    public func draw(_ barcode: DrawnBarcode, using generator: inout some RandomNumberGenerator) -> GreyImage? {
        let side = Self.side
        var canvas = Canvas(side: side)
        canvas.fill(pattern(barcode.bars))
        canvas.blur(by: blur)
        return GreyImage(width: side, height: side, luminances: canvas.exposed(slope: slope, noise: noise, &generator))
    }

    /// In pixels.
    private static let side = 440
    /// In modules: the white at each end, more than any of the four kinds asks for, and how high bars and label are.
    private static let margin = 12.0
    private static let barHeight = 50.0
    private static let labelHeight = 66.0

    /// How bright the label is at a place, in pixels from its middle; beside it is something grey.
    private func pattern(_ bars: [Bool]) -> (Double, Double) -> Double {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let half = Double(bars.count) / 2
        return { [ink, paper, module] x, y in
            let along = (x * cosine + y * sine) / module
            let across = abs(y * cosine - x * sine) / module
            guard abs(along) < half + Self.margin, across < Self.labelHeight / 2 else { return (ink + paper) / 2 }
            guard abs(along) < half, across < Self.barHeight / 2 else { return paper }
            return bars[min(bars.count - 1, Int(along + half))] ? ink : paper
        }
    }
}
