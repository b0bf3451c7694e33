import CorginaCore
import CorginaFoods
import CorginaLanguage

/// Trains both models of a tagger from marked sentences.
struct TaggerTrainer {
    let foods: FoodCatalogue
    /// Names of dishes that may stand where an author named another food.
    let dishes: [String]
    /// Foods of the catalogue that may.
    let catalogue: [SpokenName]
    /// How many variations of each sentence are learned beside it.
    var variations = 4
    var passes = 6

    /// What was learned, to be used at once or written to a file.
    struct Learned {
        var words: SpokenWords
        var roles: LearnedChain
        var stances: LearnedChain
        var concerns: LearnedChain

        /// As they are read from the file: what is counted is what is carried.
        func models() throws(SentenceModelsError) -> SentenceModels {
            let read = bytes.withUnsafeBytes { bytes in
                Result { () throws(SentenceModelsError) in try SentenceModels(bytes: bytes) }
            }
            return try read.get()
        }

        /// The file.
        var bytes: [UInt8] {
            var packed = PackedWriter()
            packed.add(SentenceModels.heading)
            words.append(to: &packed)
            roles.append(to: &packed)
            stances.append(to: &packed)
            concerns.append(to: &packed)
            return packed.bytes
        }
    }

    func models(_ authors: [Corpus.Author], _ concerns: [ConcernSentence]) -> Learned {
        let sentences = authors.flatMap(\.sentences)
        let spoken = SpokenWords(authors: authors.map { $0.sentences.map(\.text) })
        let vocabulary = LanguageEngine.vocabulary(foods, spoken)
        let variation = Variation(sentences, dishes: dishes, catalogue: catalogue)
        let all = sentences.flatMap { sentence in
            let key = SentenceKey(sentence.text)
            let others = (1..<1 + variations).map(key.numbered)
            return [(key, sentence)] + others.map { ($0, variation.of(sentence, $0)) }
        }
        let words = all.map { TaggerWords($0.1.text, vocabulary) }
        let labels = zip(all, words).map { $0.1.labels($1) }
        let roles = model(
            all.indices.map { Material(key: all[$0].0, features: words[$0].roleFeatures, labels: labels[$0].roles) },
            labelCount: TagLabel.count, .roles)
        let stances = model(
            all.indices.map { index in
                // Now and then a word the first model missed, so that the second one does not lean on it.
                var draw = Draw(all[index].0.numbered(Self.missing))
                let seen = labels[index].roles.map { draw.chance(1, of: 25) ? TagLabel.outside : $0 }
                return Material(
                    key: all[index].0, features: words[index].stanceFeatures(seen), labels: labels[index].stances)
            }, labelCount: TagStance.allCases.count, .stances)
        return Learned(
            words: spoken, roles: roles, stances: stances,
            concerns: model(
                ConcernSentence.material(concerns, besides: sentences, vocabulary), labelCount: Concern.labelCount,
                .concerns
            ).withoutPreferring(Concern.none, by: Self.leaning))
    }

    /// The number of a sentence's draw of words that the first model missed; variations have numbers from 1 on.
    private static let missing = -1

    /// By how much less the model of concerns prefers to hear nothing. To miss what must not wait is worse than to raise what can.
    ///
    /// Of 683 sentences that tell of something, 347 near misses and 5,993 plain entries by authors it did not learn from
    /// (2026-11-26, 26 authors), it hears something in 459, 19 and 81 with 1.4, in 507, 30 and 125 with 2.1, and in 555, 59 and
    /// 224 with 2.8.
    private static let leaning = 2.1

    private func model(_ material: [Material], labelCount: Int, _ thrift: Thrift) -> LearnedChain {
        var numbers = FeatureNumbers()
        numbers.least = thrift.least
        for sentence in material { numbers.see(sentence.features) }
        let examples = material.map {
            Example(key: $0.key, features: numbers.numbered($0.features), labels: $0.labels)
        }
        var trainer = ChainTrainer(
            examples, featureCount: numbers.hashes.count, labelCount: labelCount,
            shrinking: thrift.shrinking)
        for pass in 0..<passes {
            if pass == passes / 2 { trainer.keep(thrift.kept, seen: numbers.seen) }
            trainer.pass(pass, examples)
            if pass >= passes / 2 { trainer.count() }
        }
        return trainer.learned(numbers.hashes, thrift.exactness)
    }
}

/// A sentence that a model learns from: the features of its words, or of its pieces, and their labels.
struct Material {
    var key: SentenceKey
    var features: WordFeatures
    var labels: [UInt8]
}
