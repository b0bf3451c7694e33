import CorginaCore

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
    package static let heading = Array("Corgina sentence models 4\n".utf8)

    /// Reads the file `make train` writes. The bytes are copied.
    ///
    /// - Throws: ``SentenceModelsError`` if the bytes are not a whole file of models.
    public init(bytes: UnsafeRawBufferPointer) throws(SentenceModelsError) {
        var packed = PackedReader(bytes)
        guard packed.begins(with: Self.heading) else { throw .notSentenceModels }
        do throws(PackedDamage) { try self.init(reading: &packed) } catch { throw .damaged }
    }

    private init(reading packed: inout PackedReader) throws(PackedDamage) {
        words = try SpokenWords(reading: &packed)
        roles = try ChainModel(reading: &packed, labelCount: TagLabel.count, mayFollow: TagLabel.mayFollow)
        stances = try ChainModel(reading: &packed, labelCount: TagStance.allCases.count)
        concerns = try ChainModel(reading: &packed, labelCount: Concern.labelCount)
        guard packed.isAtEnd else { throw PackedDamage() }
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
