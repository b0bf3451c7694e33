extension GreyImage {
    /// Each pixel mixed with the one above and the one below, 1 : 2 : 1. Upright bars stay as sharp as they are, and the noise between
    /// them becomes less.
    var smoothedDown: GreyImage { smoothed(by: width) }

    /// The same with the pixels to the left and to the right, for bars that lie.
    var smoothedAcross: GreyImage { smoothed(by: 1) }

    /// - Parameter step: how far the neighbours are. Those of a pixel at the edge may be in another row, which spoils that pixel alone.
    private func smoothed(by step: Int) -> GreyImage {
        var result = luminances
        for place in step..<(luminances.count - step) {
            let sum = Int(luminances[place - step]) + 2 * Int(luminances[place]) + Int(luminances[place + step])
            result[place] = UInt8((sum + 2) / 4)
        }
        return GreyImage(width: width, height: height, luminances: result) ?? self
    }
}
