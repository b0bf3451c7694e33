/// Makes one plain line of what a provider wrote.
enum CleanedWords {
    /// Without control characters, marks that turn the direction of writing, and blanks at the ends or in a row.
    ///
    /// - Returns: `nil` where nothing is left, or more than so many characters.
    static func line(_ text: String, atMost most: Int) -> String? {
        var line = ""
        var isAfterBlank = true
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if !isAfterBlank { line.unicodeScalars.append(" ") }
                isAfterBlank = true
            } else if !isHidden(scalar) {
                line.unicodeScalars.append(scalar)
                isAfterBlank = false
            }
        }
        if line.hasSuffix(" ") { line.removeLast() }
        return line.isEmpty || line.count > most ? nil : line
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate: true
        default: false
        }
    }
}
