/// What was learned from marked sentences: one model that tells what each word is, one whether it happened to her, and one whether a piece
/// of it tells of something that must not wait.
/// The words of those sentences tell how others are meant to be spelt.
public struct SentenceModels: Sendable {
    let roles: ChainModel
    let stances: ChainModel
    let concerns: ChainModel
    /// The words people said.
    package let words: SpokenWords

    /// The first bytes of a file of them.
    package static let heading = Array("Corgina sentence models 3\n".utf8)

    package init(words: SpokenWords, roles: ChainModel, stances: ChainModel, concerns: ChainModel) {
        self.words = words
        self.roles = roles
        self.stances = stances
        self.concerns = concerns
    }

    /// Reads the file `make train` writes. The bytes are copied.
    ///
    /// - Throws: ``SentenceModelsError`` if the bytes are not a whole file of models.
    public init(bytes: UnsafeRawBufferPointer) throws(SentenceModelsError) {
        var rest = Array(bytes)[...]
        guard rest.starts(with: Self.heading) else { throw .notSentenceModels }
        rest = rest.dropFirst(Self.heading.count)
        words = try SpokenWords(reading: &rest)
        roles = try ChainModel(reading: &rest, labelCount: TagLabel.count, mayFollow: TagLabel.mayFollow)
        stances = try ChainModel(reading: &rest, labelCount: TagStance.allCases.count)
        concerns = try ChainModel(reading: &rest, labelCount: Concern.labelCount)
        guard rest.isEmpty else { throw .damaged }
    }
}

/// Why bytes are not the models `make train` writes.
public enum SentenceModelsError: Error, Hashable, Sendable, CustomStringConvertible {
    case notSentenceModels
    case damaged

    public var description: String {
        switch self {
        case .notSentenceModels: "This file holds no sentence models. Make them with “make train”."
        case .damaged: "The sentence models are damaged. Make them again with “make train”."
        }
    }
}
