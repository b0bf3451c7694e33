import CorginaJournal
import Foundation

/// The body of a request: JSON or plain text, in UTF-8.
enum InterfaceBody {
    case json(JSON)
    case text(String)

    init(_ request: InterfaceRequest) throws(InterfaceError) {
        switch try Self.kind(request.type) {
        case .json:
            guard let json = try? JSON(parsing: request.body) else { throw .notJSON }
            self = .json(json)
        case .text:
            guard let text = String(validating: request.body, as: UTF8.self) else { throw .notText }
            self = .text(text)
        }
    }

    private enum Kind { case json, text }

    /// UTF-8 is the one encoding, said or not.
    private static func kind(_ type: String?) throws(InterfaceError) -> Kind {
        let parts = (type ?? "").lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let encodings = ["charset=utf-8", "charset=\"utf-8\"", "charset=us-ascii"]
        guard parts.dropFirst().allSatisfy({ !$0.hasPrefix("charset") || encodings.contains($0) }) else {
            throw .wrongType
        }
        switch parts.first {
        case "application/json": return .json
        case "text/plain": return .text
        default: throw .wrongType
        }
    }
}

extension JSON {
    /// The texts of an object that has no other names; `nil` for what is absent or null.
    ///
    /// - Returns: `nil` where it is something else.
    func texts(_ names: [String]) -> [String?]? {
        guard case .object(let members) = self, members.allSatisfy({ names.contains($0.name) }) else { return nil }
        var texts: [String?] = []
        for name in names {
            switch self[name] {
            case nil, .null: texts.append(nil)
            case .string(let text): texts.append(text)
            default: return nil
            }
        }
        return texts
    }
}
