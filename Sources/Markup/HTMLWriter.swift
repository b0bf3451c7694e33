/// Writes markup into one growing buffer of bytes, in document order.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []
    private let assetFolder: String
    /// The digest of the content the client holds; `nil` where nothing is used again.
    private let held: String?

    init(assetFolder: String, held: String? = nil) {
        self.assetFolder = assetFolder
        self.held = held
        bytes.reserveCapacity(32_768)
    }

    mutating func write(_ html: HTML) {
        switch html {
        case .nothing: break
        case .text(let text): write(escaping: text)
        case .sequence(let parts): for part in parts { write(part) }
        case .element(let element): write(element)
        case .reusable(let element): write(reusable: element)
        case .constant(let markup): write(markup)
        }
    }

    private mutating func write(reusable element: HTML.Element) {
        guard let held else { return write(element) }
        var content = HTMLWriter(assetFolder: assetFolder)
        content.write(element.content)
        let digest = content.digest
        let isHeld = digest == held
        let attributes = element.attributes + [Attribute("data-digest", digest), Attribute("data-held", if: isHeld)]
        write(HTML.Element(element.name, attributes, .nothing), content: isHeld ? [] : content.bytes)
    }

    /// Tells what is written here from anything else, for as long as the process runs: the hash has a key of its own.
    private var digest: String {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return String(UInt(bitPattern: hasher.finalize()), radix: 16)
    }

    /// - Parameter content: markup that is already written and stands before the element's own.
    private mutating func write(_ element: HTML.Element, content: [UInt8] = []) {
        bytes.append(UInt8(ascii: "<"))
        write(element.name)
        for attribute in element.attributes { write(attribute) }
        bytes.append(UInt8(ascii: ">"))
        guard element.kind == .container else { return }
        bytes.append(contentsOf: content)
        write(element.content)
        bytes.append(UInt8(ascii: "<"))
        bytes.append(UInt8(ascii: "/"))
        write(element.name)
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func write(_ attribute: Attribute) {
        guard attribute.value != .omitted else { return }
        bytes.append(UInt8(ascii: " "))
        write(attribute.name)
        switch attribute.value {
        case .omitted, .present:
            return
        case .text(let text):
            write(quoted: text, after: "")
        case .asset(let name):
            write(quoted: name, after: assetFolder + "/")
        }
    }

    private mutating func write(quoted text: String, after prefix: String) {
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
        write(escaping: prefix)
        write(escaping: text)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(escaping text: String) {
        Escaping.append(text, to: &bytes)
    }

    private mutating func write(_ constant: StaticString) {
        constant.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}
