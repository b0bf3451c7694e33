/// Corgina's icon: a corgi's face on her gradient, drawn once and written as SVG and as PNG.
///
/// iOS takes nothing but PNG for the home screen, and no picture file is kept in the repository.
public enum AppIcon {
    /// The side of the square it is drawn in.
    static let side = 512.0

    private struct Shape {
        var outline: Outline
        var paint: Paint
        var svg: String
    }

    /// The picture at that many pixels a side. Everything that matters lies within the middle 80 %, so that a system may
    /// cut it to any shape.
    public static func png(pixels: Int) -> [UInt8] {
        var bitmap = Bitmap(width: pixels, height: pixels)
        let scale = Double(pixels) / side
        bitmap.fill(square.placed(scale: scale, at: Point(0, 0)), with: sky.placed(scale: scale, at: Point(0, 0)))
        let origin = Point(76, 66) * scale
        for shape in face {
            bitmap.fill(
                shape.outline.placed(scale: 3 * scale, at: origin),
                with: shape.paint.placed(scale: 3 * scale, at: origin))
        }
        return PNG.bytes(of: bitmap)
    }

    public static var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>\(definition(sky, "sky"))\
        \(definition(coat, "coat"))</defs><rect width="512" height="512" fill="url(#sky)"/>\
        <g transform="translate(76 66) scale(3)">\(face.map(\.svg).joined())</g></svg>
        """
    }

    private static let square = Outline(path: "M0 0H512V512H0Z")
    private static let sky = Paint.blend(
        from: Point(0, 0), to: Point(512, 512),
        stops: [.init(0, Colour(0xFFB9A3)), .init(0.5, Colour(0xFF6B9D)), .init(1, Colour(0xC06C84))])
    private static let coat = Paint.blend(
        from: Point(0, 12), to: Point(0, 108), stops: [.init(0, Colour(0xF7B267)), .init(1, Colour(0xEE8F4E))])

    private static let face: [Shape] = [
        path("M24 56C16 38 15 22 20 12c12 3 24 13 29 25Z", coat),
        path("M96 56c8-18 9-34 4-44-12 3-24 13-29 25Z", coat),
        path("M28 48c-5-11-6-20-4-27 7 4 13 10 16 17Z", .plain(Colour(0xFBD3C0))),
        path("M92 48c5-11 6-20 4-27-7 4-13 10-16 17Z", .plain(Colour(0xFBD3C0))),
        path("M60 28c25 0 40 16 40 37 0 24-17 43-40 43S20 89 20 65c0-21 15-37 40-37Z", coat),
        path(
            "M60 29c5 0 8 8 9 20 1 9 5 13 12 17 9 5 12 11 12 17-6 15-18 25-33 25S33 98 27 83c0-6 3-12 12-17 7-4 11-8 12-17 1-12 4-20 9-20Z",
            .plain(Colour(0xFFF9F3))),
        dot(41, 60, 5, Colour(0x3B2230)), dot(79, 60, 5, Colour(0x3B2230)),
        dot(42.7, 58.2, 1.6, Colour(0xFFFFFF)), dot(80.7, 58.2, 1.6, Colour(0xFFFFFF)),
        path(
            "M60 85.5c-2.6-1.7-8.5-5.2-8.5-10 0-2.9 2.2-4.8 4.6-4.8 1.7 0 3.1.8 3.9 2.2.8-1.4 2.2-2.2 3.9-2.2 2.4 0 4.6 1.9 4.6 4.8 0 4.8-5.9 8.3-8.5 10Z",
            .plain(Colour(0xD8396F))),
        line("M60 85.5v5c0 4-4 6.5-9 5m9-5c0 4 4 6.5 9 5", width: 2.2, Colour(0x3B2230)),
    ]

    private static func path(_ data: String, _ paint: Paint) -> Shape {
        let fill = if case .plain(let colour) = paint { colour.hex } else { "url(#coat)" }
        return Shape(outline: Outline(path: data), paint: paint, svg: "<path fill=\"\(fill)\" d=\"\(data)\"/>")
    }

    private static func dot(_ x: Double, _ y: Double, _ radius: Double, _ colour: Colour) -> Shape {
        Shape(
            outline: Outline(center: Point(x, y), radius: radius), paint: .plain(colour),
            svg: "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(colour.hex)\"/>")
    }

    private static func line(_ data: String, width: Double, _ colour: Colour) -> Shape {
        Shape(
            outline: Outline(path: data).stroked(width: width), paint: .plain(colour),
            svg: """
                <path fill="none" stroke="\(colour.hex)" stroke-width="\(width)" stroke-linecap="round" d="\(data)"/>
                """)
    }

    private static func definition(_ paint: Paint, _ id: String) -> String {
        guard case .blend(let from, let to, let stops) = paint else { return "" }
        let ends = "x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\""
        let marks = stops.map { "<stop offset=\"\($0.place)\" stop-color=\"\($0.colour.hex)\"/>" }.joined()
        return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(ends)>\(marks)</linearGradient>"
    }
}
