/// Why a text is not JSON, and where. It never carries the text.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        case endOfText, unexpectedByte, invalidNumber, invalidEscape, controlCharacter, invalidUTF8
        case tooDeep, repeatedName, textAfterValue
    }

    public let reason: Reason
    /// The byte at fault, counted from 0.
    public let offset: Int

    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    public var description: String { "Not valid JSON at byte \(offset): \(explanation)." }

    private var explanation: String {
        switch reason {
        case .endOfText: "the text ends too early"
        case .unexpectedByte: "this does not belong here"
        case .invalidNumber: "write numbers like 12, -0.5 or 1e3"
        case .invalidEscape: "this backslash escape does not exist"
        case .controlCharacter: "write control characters as escapes"
        case .invalidUTF8: "the text is not UTF-8"
        case .tooDeep: "more than \(JSON.deepestNesting) levels of nesting"
        case .repeatedName: "the object has this name twice"
        case .textAfterValue: "something follows the value"
        }
    }
}
