import CorginaLanguage

/// A sentence with the marks of its author: `{F:toast}`, `<D no {V:iron}>`. `Training/README.md` tells the format.
struct MarkedSentence: Sendable {
    /// Words that stand together and are of one kind.
    struct Piece: Sendable {
        var text: String
        var role: TagRole?
        var stance: TagStance
    }

    var pieces: [Piece]

    var text: String { pieces.map(\.text).joined() }

    init(pieces: [Piece]) { self.pieces = pieces }

    /// - Throws: ``MarkError`` where a mark is not whole.
    init(parsing line: some StringProtocol) throws(MarkError) {
        pieces = []
        var stance = TagStance.happened
        var text = ""
        var role: TagRole?
        var scalars = Array(line.unicodeScalars)[...]
        func endPiece(_ pieces: inout [Piece]) {
            if !text.isEmpty { pieces.append(Piece(text: text, role: role, stance: stance)) }
            text = ""
        }
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "{":
                endPiece(&pieces)
                guard let mark = scalars.popFirst(), scalars.popFirst() == ":",
                    let found = TagRole.allCases.first(where: { $0.mark == mark }), role == nil
                else { throw MarkError(line: String(line)) }
                role = found
            case "}":
                guard role != nil else { throw MarkError(line: String(line)) }
                endPiece(&pieces)
                role = nil
            case "<":
                endPiece(&pieces)
                guard let mark = scalars.popFirst(), scalars.popFirst() == " ", stance == .happened, role == nil,
                    let found = TagStance.allCases.first(where: { $0.mark == mark })
                else { throw MarkError(line: String(line)) }
                stance = found
            case ">":
                guard stance != .happened, role == nil else { throw MarkError(line: String(line)) }
                endPiece(&pieces)
                stance = .happened
            default: text.unicodeScalars.append(scalar)
            }
        }
        guard role == nil, stance == .happened else { throw MarkError(line: String(line)) }
        endPiece(&pieces)
    }

    /// The labels of its words, by where they stand: a word counts for the piece it begins in.
    func labels(_ words: TaggerWords) -> (roles: [UInt8], stances: [UInt8]) {
        var roles: [UInt8] = []
        var stances: [UInt8] = []
        var piece = 0
        var end = pieces.first?.text.utf8.count ?? 0
        var lastPiece = -1
        for word in 0..<words.count {
            let start = words.range(word).lowerBound
            while start >= end, piece + 1 < pieces.count {
                piece += 1
                end += pieces[piece].text.utf8.count
            }
            let role = pieces[piece].role
            roles.append(
                role.map { piece == lastPiece ? TagLabel.further($0) : TagLabel.first($0) } ?? TagLabel.outside)
            stances.append(pieces[piece].stance.rawValue)
            lastPiece = piece
        }
        return (roles, stances)
    }
}

/// A line whose marks are not whole.
struct MarkError: Error, CustomStringConvertible {
    var line: String
    var description: String { "A mark is not whole in “\(line)”. Training/README.md tells how marks are written." }
}
