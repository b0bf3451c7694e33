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
            "schema": Schema.id.json,
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

    /// JSON, or a form with a photo; where that is taken, its one needed text alone.
    private static func sent(_ body: InterfaceSchema, at place: InterfacePlace) -> JSON {
        var kinds = [JSON.Member(place.takenType, ["schema": Schema.named(body).json])]
        if place.takesPlainText { kinds.append(.init("text/plain", ["schema": body.plain.json])) }
        return ["required": true, "content": .object(kinds)]
    }

    private static let day: JSON = [
        "name": "day", "in": "query", "required": false,
        "description": "The day, from 1970 to today; without it, today.",
        "schema": Schema.formatted("date").json,
    ]

    private static func answers(_ place: InterfacePlace, hasBody: Bool) -> [JSON.Member] {
        let (status, schema) = place.answer
        let problems = place.problems.map { problem in
            JSON.Member("\(problem.rawValue)", answer(problem.words, hasBody ? .problem : nil))
        }
        let same = place == .widget ? [JSON.Member("304", answer("As you have it.", nil))] : []
        let done = linked(answer("Done.", hasBody ? schema : nil, type: place.mediaType), to: place.next)
        return [JSON.Member("\(status)", done)] + same + problems
            + [JSON.Member("default", answer("Any other error.", hasBody ? .problem : nil))]
    }

    /// With what can be done next with the draft that an answer names.
    private static func linked(_ answer: JSON, to places: [InterfacePlace]) -> JSON {
        guard !places.isEmpty, case .object(let members) = answer else { return answer }
        let links = places.map { place in
            JSON.Member(
                "\(place)", ["operationId": .string("\(place)"), "parameters": ["draft": "$response.body#/draft"]])
        }
        return .object(members + [JSON.Member("links", .object(links))])
    }

    private static func answer(
        _ words: String, _ schema: InterfaceSchema?, type: String = "application/json"
    ) -> JSON {
        var members = [JSON.Member("description", .string(words))]
        if let schema {
            let content: JSON = ["schema": Schema.named(schema).json]
            members.append(.init("content", .object([JSON.Member(type, content)])))
        }
        return .object(members)
    }
}
