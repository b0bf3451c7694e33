import Foundation

/// A question to a chat model that answers in JSON of a given shape: OpenAI's `POST /v1/chat/completions`.
struct ChatRequest {
    let instruction: String
    /// What the model is to look at: parts as the protocol has them.
    let parts: [[String: Any]]
    /// What the shape is called, and its JSON schema.
    let shape: (name: String, schema: [String: Any])
    let mostTokens: Int

    func request(to provider: Provider) throws(ProviderError) -> ProviderRequest {
        let json: [String: Any] = [
            "model": provider.model, "temperature": 0, "max_tokens": mostTokens, "stream": false,
            "messages": [["role": "system", "content": instruction], ["role": "user", "content": parts]],
            "response_format": responseFormat(provider.format),
        ]
        guard
            let body = try? JSONSerialization.data(
                withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
        else {
            throw .unfit
        }
        return ProviderRequest(
            provider, path: "/v1/chat/completions", contentType: "application/json", body: Array(body))
    }

    private func responseFormat(_ format: AnswerFormat) -> [String: Any] {
        switch format {
        case .jsonSchema:
            [
                "type": format.rawValue,
                "json_schema": ["name": shape.name, "strict": true, "schema": shape.schema] as [String: Any],
            ]
        case .jsonObject: ["type": format.rawValue, "schema": shape.schema]
        }
    }

    /// An object with exactly these members.
    static func object(_ members: [String: Any]) -> [String: Any] {
        ["type": "object", "properties": members, "required": members.keys.sorted(), "additionalProperties": false]
    }
}
