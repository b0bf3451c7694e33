/// Finds the tags in XML that comes in pieces, holding no more than one tag at a time.
///
/// What stands between tags, comments, instructions and declarations are passed over. Attributes are looked at only when asked for.
struct MarkupTags {
    /// The last tag found, without its brackets: `Record type="…" value="…"/`, `/Record`.
    private(set) var tag: [UInt8] = []
    private var place = Place.text

    private enum Place {
        case text
        /// After "<".
        case opening
        case tag
        case quoted(UInt8)
        /// After "<!", with the bytes so far: a comment or a declaration.
        case marked(Int)
        /// In a comment, with how many hyphens came last.
        case comment(Int)
        /// In a declaration, with how many brackets are open.
        case declaration(Int)
        /// In an instruction, with whether a question mark came last.
        case instruction(Bool)
    }

    /// In bytes. Apple's longest tags have a thousand.
    static let longest = 65_536

    /// Whether the text so far ends between tags.
    var isBetweenTags: Bool { if case .text = place { true } else { false } }

    /// Goes on to the end of the next tag.
    ///
    /// - Parameter position: where to go on in the piece; moved to behind the tag, or to the piece's end.
    /// - Returns: whether ``tag`` is a whole one.
    /// - Throws: `damaged`.
    mutating func next(in piece: [UInt8], from position: inout Int) throws(ImportError) -> Bool {
        while position < piece.count {
            let byte = piece[position]
            position += 1
            switch place {
            case .text: if byte == 0x3C { place = .opening }
            case .opening: try open(byte)
            case .tag:
                if byte == 0x3E {
                    place = .text
                    return true
                }
                if byte == 0x22 || byte == 0x27 { place = .quoted(byte) }
                try append(byte)
            case .quoted(let quote):
                if byte == quote { place = .tag }
                try append(byte)
            default: passOver(byte)
            }
        }
        return false
    }

    private mutating func open(_ byte: UInt8) throws(ImportError) {
        tag.removeAll(keepingCapacity: true)
        switch byte {
        case UInt8(ascii: "!"): place = .marked(0)
        case UInt8(ascii: "?"): place = .instruction(false)
        case UInt8(ascii: "/"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            place = .tag
            tag.append(byte)
        default: throw .damaged
        }
    }

    private mutating func append(_ byte: UInt8) throws(ImportError) {
        guard tag.count < Self.longest else { throw .damaged }
        tag.append(byte)
    }

    private mutating func passOver(_ byte: UInt8) {
        let hyphen = UInt8(ascii: "-")
        switch place {
        case .marked(let count):
            if byte == hyphen {
                place = count == 0 ? .marked(1) : .comment(0)
            } else {
                place = byte == 0x3E ? .text : .declaration(byte == 0x3C ? 2 : 1)
            }
        case .comment(let hyphens):
            if byte == 0x3E, hyphens >= 2 {
                place = .text
            } else {
                place = .comment(byte == hyphen ? min(hyphens + 1, 2) : 0)
            }
        case .declaration(let depth):
            if byte == 0x3C {
                place = .declaration(min(depth + 1, 1_000))
            } else if byte == 0x3E {
                place = depth > 1 ? .declaration(depth - 1) : .text
            }
        case .instruction(let isEnding):
            place = byte == 0x3E && isEnding ? .text : .instruction(byte == UInt8(ascii: "?"))
        default: break
        }
    }
}
