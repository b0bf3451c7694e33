extension Form {
    /// Text of a form with line ends as `\n` and without control characters but that and the tab. The host composes it (NFC).
    public static func withoutControls(_ text: String) -> String {
        var cleaned = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": cleaned.append("\n")
            case "\n" where isAfterReturn: break
            case "\n", "\t": cleaned.append(scalar)
            default: if scalar.properties.generalCategory != .control { cleaned.append(scalar) }
            }
            isAfterReturn = scalar == "\r"
        }
        return String(cleaned)
    }
}
