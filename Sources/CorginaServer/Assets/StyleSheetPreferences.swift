/// What a person asked her device for, or Corgina alone: Safari tells no page that its owner wants less transparency.
///
/// The style sheet says each of these once, as a custom media query with rules relative to the root:
/// `@media (--reduced-motion) { * { animation: none } }`. They hold where the device asks for it, and where the root says that she
/// chose it in Settings.
enum StyleSheetPreferences {
    private static let preferences = [
        (name: "--reduced-motion", device: "prefers-reduced-motion: reduce", root: "data-motion=\"reduced\""),
        (
            name: "--reduced-transparency", device: "prefers-reduced-transparency: reduce",
            root: "data-transparency=\"reduced\""
        ),
        (name: "--more-contrast", device: "prefers-contrast: more", root: "data-contrast=\"more\""),
    ]

    /// The style sheet with each preference's rules for both.
    static func expanded(_ sheet: String) -> String {
        var sheet = sheet
        for preference in preferences { sheet = expanded(sheet, preference.name, preference.device, preference.root) }
        return sheet
    }

    private static func expanded(_ sheet: String, _ name: String, _ device: String, _ root: String) -> String {
        var result = ""
        var rest = sheet[...]
        let query = "@media (\(name))"
        while let start = rest.firstRange(of: query), let block = block(in: rest[start.upperBound...]) {
            let rules = rest[block]
            result += rest[..<start.lowerBound]
            result += "@media (\(device)) { :root \(rules) } :root[\(root)] \(rules)"
            rest = rest[block.upperBound...]
        }
        return result + rest
    }

    /// From the next `{` to the `}` that closes it; `nil` where nothing does.
    private static func block(in text: Substring) -> Range<Substring.Index>? {
        guard let start = text.firstIndex(of: "{") else { return nil }
        var depth = 0
        for index in text.indices[start...] {
            if text[index] == "{" { depth += 1 }
            guard text[index] == "}" else { continue }
            depth -= 1
            if depth == 0 { return start..<text.index(after: index) }
        }
        return nil
    }
}
