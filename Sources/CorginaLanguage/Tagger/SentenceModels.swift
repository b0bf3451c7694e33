/// What was learned from marked sentences: one model that tells what each word is, and one whether it happened to her.
public struct SentenceModels: Sendable {
    let roles: ChainModel
    let stances: ChainModel

    /// The first bytes of a file of them.
    package static let heading = Array("Corgina sentence models 1\n".utf8)

    package init(roles: ChainModel, stances: ChainModel) {
        self.roles = roles
        self.stances = stances
    }

    /// Reads the file `make train` writes. The bytes are copied.
    ///
    /// - Throws: ``SentenceModelsError`` if the bytes are not a whole file of models.
    public init(bytes: UnsafeRawBufferPointer) throws(SentenceModelsError) {
        var rest = Array(bytes)[...]
        guard rest.starts(with: Self.heading) else { throw .notSentenceModels }
        rest = rest.dropFirst(Self.heading.count)
        roles = try ChainModel(reading: &rest, labelCount: TagLabel.count)
        stances = try ChainModel(reading: &rest, labelCount: TagStance.allCases.count)
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
