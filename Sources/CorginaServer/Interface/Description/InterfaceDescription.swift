import CorginaJournal
import CorginaRooms
import HTTPTypes

/// The interface as an OpenAPI 3.1 document, made of its places. It is the same for everybody and tells nothing of anybody.
enum InterfaceDescription {
    static let json: JSON = [
        "openapi": "3.1.0",
        "info": [
            "title": "Corgina for shortcuts and scripts", "version": "1",
            "description":
                "A sentence becomes entries of a diary. Every answer has spoken, words to be read aloud, and so has every error.",
        ],
        "paths": .object(InterfacePlace.allCases.map { JSON.Member($0.template, path($0)) }),
        "components": [
            "schemas": .object(InterfaceSchema.allCases.map { JSON.Member($0.rawValue, $0.schema.json) }),
            "securitySchemes": [
                "token": [
                    "type": "http", "scheme": "bearer",
                    "description": "Made in Settings, Shortcuts and scripts. It stands in the header and nowhere else.",
                ]
            ],
        ],
    ]

    private static func path(_ place: InterfacePlace) -> JSON {
        let operations = place.methods.map { method in
            JSON.Member(method.rawValue.lowercased(), operation(place, method))
        }
        guard place.namesDraft else { return .object(operations) }
        let draft: JSON = [
            "name": "draft", "in": "path", "required": true, "description": "The draft's id.",
            "schema": Schema.textOf(32...32).json,
        ]
        return .object([JSON.Member("parameters", [draft])] + operations)
    }

    private static func operation(_ place: InterfacePlace, _ method: HTTPRequest.Method) -> JSON {
        var members: [JSON.Member] = [
            .init("operationId", .string(method == .head ? "\(place)Head" : "\(place)")),
            .init("summary", .string(place.summary)), .init("security", security(place)),
        ]
        if let right = place.right { members.append(.init("description", .string(needs(right)))) }
        if let body = place.body { members.append(.init("requestBody", sent(body, at: place))) }
        if place == .samples { members.append(.init("parameters", [day])) }
        members.append(.init("responses", .object(answers(place, hasBody: method != .head))))
        return .object(members)
    }

    private static func security(_ place: InterfacePlace) -> JSON {
        place.right == nil ? [] : [["token": []]]
    }

    private static func needs(_ right: TokenRight) -> String {
        switch right {
        case .say: "For a token that may add entries."
        case .read: "For a token that may read."
        }
    }

    /// JSON, or where that is taken its one needed text alone.
    private static func sent(_ body: InterfaceSchema, at place: InterfacePlace) -> JSON {
        var kinds = [JSON.Member("application/json", ["schema": Schema.named(body).json])]
        if place.takesPlainText { kinds.append(.init("text/plain", ["schema": Schema.text.json])) }
        return ["required": true, "content": .object(kinds)]
    }

    private static let day: JSON = [
        "name": "day", "in": "query", "required": false, "description": "The day; without it, today.",
        "schema": Schema.formatted("date").json,
    ]

    private static func answers(_ place: InterfacePlace, hasBody: Bool) -> [JSON.Member] {
        let (status, schema) = place.answer
        let problems = place.problems.map { problem in
            JSON.Member("\(problem.rawValue)", answer(problem.words, hasBody ? .problem : nil))
        }
        let same = place == .widget ? [JSON.Member("304", answer("As you have it.", nil))] : []
        return [JSON.Member("\(status)", answer("Done.", hasBody ? schema : nil))] + same + problems
            + [JSON.Member("default", answer("Any other error.", hasBody ? .problem : nil))]
    }

    private static func answer(_ words: String, _ schema: InterfaceSchema?) -> JSON {
        var members = [JSON.Member("description", .string(words))]
        if let schema {
            members.append(.init("content", ["application/json": ["schema": Schema.named(schema).json]]))
        }
        return .object(members)
    }
}
