import CorginaCore
import CorginaJournal
import HTTPTypes

@testable import CorginaServer

/// Whether JSON fits a schema, by the keywords that the interface's description uses. One it does not know is a fault.
struct SchemaCheck {
    let document: JSON

    /// What does not fit, and where.
    func faults(_ value: JSON, _ schema: JSON, at place: String = "$") -> [String] {
        (schema.members ?? []).flatMap { keyword in
            faults(value, keyword.name, keyword.value, in: schema, at: place)
        }
    }

    private func faults(_ value: JSON, _ keyword: String, _ rule: JSON, in schema: JSON, at place: String) -> [String] {
        switch keyword {
        case "description": []
        case "$ref": resolved(rule).map { faults(value, $0, at: place) } ?? ["\(place): nothing at \(rule)"]
        case "anyOf":
            (rule.elements ?? []).contains { faults(value, $0, at: place).isEmpty } ? [] : ["\(place): \(value)"]
        case "type": isOf(rule.text ?? "", value) ? [] : ["\(place): \(value) is no \(rule)"]
        case "enum": rule.elements?.contains(value) == true ? [] : ["\(place): \(value) is none of \(rule)"]
        case "minLength": (value.text?.unicodeScalars.count ?? 0) >= (rule.integer ?? 0) ? [] : ["\(place): too short"]
        case "maxLength": (value.text?.unicodeScalars.count ?? 0) <= (rule.integer ?? 0) ? [] : ["\(place): too long"]
        case "minimum": (value.double ?? .infinity) >= (rule.double ?? .infinity) ? [] : ["\(place): too little"]
        case "maximum": (value.double ?? -.infinity) <= (rule.double ?? -.infinity) ? [] : ["\(place): too much"]
        case "pattern":
            (try? Regex(rule.text ?? "")).map { value.text?.firstMatch(of: $0) != nil } == true
                ? [] : ["\(place): \(value) is not like \(rule)"]
        case "format": isFormatted(rule.text ?? "", value) ? [] : ["\(place): \(value) is no \(rule)"]
        case "items":
            (value.elements ?? []).enumerated().flatMap { faults($1, rule, at: "\(place)[\($0)]") }
        case "required":
            (rule.elements ?? []).compactMap(\.text).filter { value[$0] == nil }.map { "\(place): \($0) is missing" }
        case "properties":
            (rule.members ?? []).flatMap { member in
                value[member.name].map { faults($0, member.value, at: "\(place).\(member.name)") } ?? []
            }
        case "additionalProperties":
            (value.members ?? []).filter { schema["properties"]?[$0.name] == nil }.map {
                "\(place): \($0.name) is unknown"
            }
        default: ["\(place): \(keyword) is no keyword of this check"]
        }
    }

    func resolved(_ reference: JSON) -> JSON? {
        guard let text = reference.text, text.hasPrefix("#/") else { return nil }
        return text.dropFirst(2).split(separator: "/").reduce(document) { $0?[String($1)] }
    }

    private func isOf(_ type: String, _ value: JSON) -> Bool {
        switch (type, value) {
        case ("string", .string), ("number", .number), ("boolean", .bool), ("array", .array), ("object", .object),
            ("null", .null):
            true
        case ("integer", .number): value.int64 != nil
        default: false
        }
    }

    private func isFormatted(_ format: String, _ value: JSON) -> Bool {
        switch format {
        case "date-time": value.text.flatMap { Moment($0) } != nil
        case "date": value.text.flatMap { CalendarDay($0) } != nil
        default: false
        }
    }
}

extension SchemaCheck {
    /// What the interface says of itself.
    static let ofInterface = SchemaCheck(document: InterfaceDescription.json)

    /// What an answer of the interface has that its description does not say.
    func faults(_ answer: TestScript.Answer, to method: HTTPRequest.Method, _ path: String) -> [String] {
        guard method != .head, answer.status != 304 else { return [] }
        guard let json = answer.json else { return ["\(answer.status) without JSON"] }
        guard let schema = schema(of: answer.status, method, path) else { return ["\(answer.status) is not described"] }
        return faults(json, schema)
    }

    private func schema(of status: Int, _ method: HTTPRequest.Method, _ path: String) -> JSON? {
        let path = String(path.prefix { $0 != "?" })
        let place = InterfaceAddress(path: path)?.place
        let answers = place.flatMap { document["paths"]?[$0.template]?[method.rawValue.lowercased()]?["responses"] }
        let problem = document["components"]?["schemas"]?["Problem"]
        guard let answers else { return status >= 400 ? problem : nil }
        let answer = answers["\(status)"] ?? (status >= 400 ? answers["default"] : nil)
        return answer?["content"]?.members?.first?.value["schema"]
    }
}
