import Foundation

/// Makes words of her voice: OpenAI's `POST /v1/audio/transcriptions`, which other servers answer too.
public struct SpeechProvider: Sendable {
    private let provider: Provider
    private let client: ProviderClient

    public init(_ provider: Provider, client: ProviderClient) {
        self.provider = provider
        self.client = client
    }

    /// What she said, on one line. The sound is sent and let go.
    public func transcribe(_ sound: Sound) async throws(ProviderError) -> String {
        guard !sound.isTooLong else { throw .tooLarge }
        let body = MultipartBody(
            fields: [("model", provider.model), ("response_format", "json"), ("language", "en")], file: sound.bytes,
            named: "speech.\(sound.kind)", type: sound.kind.type)
        let bytes = try await client.answer(
            to: ProviderRequest(
                provider, path: "/v1/audio/transcriptions", contentType: body.contentType, body: body.bytes))
        guard let answer = try? JSONDecoder().decode(Transcription.self, from: Data(bytes)) else { throw .unfit }
        return try SpokenWords.of(answer.text)
    }

    private struct Transcription: Decodable {
        let text: String
    }
}
