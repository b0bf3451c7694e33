import CorginaCore
import Markup

extension QRCode {
    /// The code as a drawing, dark on light in every appearance, because readers look for that.
    ///
    /// - Parameter name: what it is, for whoever does not see it.
    func drawing(named name: String) -> HTML {
        svg(.class("qr-code"), .viewBox(0, 0, Double(side), Double(side)), .role(.img), .ariaLabel(name)) {
            rect(.width(Double(side)), .height(Double(side)), .fill(.white))
            path(.d(outline), .fill(.black))
        }
    }

    private var outline: PathData {
        var outline = PathData()
        for bar in bars {
            let (top, left, right) = (Double(bar.row), Double(bar.columns.lowerBound), Double(bar.columns.upperBound))
            outline.move(toX: left, y: top)
            outline.line(toX: right, y: top)
            outline.line(toX: right, y: top + 1)
            outline.line(toX: left, y: top + 1)
            outline.close()
        }
        return outline
    }
}

/// A link as a picture for another device's camera.
func linkCode(_ code: QRCode) -> HTML {
    section(.class("card qr"), .ariaLabelledby("code-heading")) {
        h2(.class("vh"), .id("code-heading")) { "QR code" }
        code.drawing(named: "QR code of the link")
    }
}
