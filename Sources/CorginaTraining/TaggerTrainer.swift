import CorginaLanguage
import SeededRandom

/// Trains both models of a tagger from marked sentences.
struct TaggerTrainer {
    let vocabulary: Vocabulary
    /// Names of dishes that may stand where an author named another food.
    let dishes: [String]
    /// How many variations of each sentence are learned beside it.
    var variations = 2
    var passes = 8
    var seed: UInt64 = 20_261_123

    /// What was learned, to be used at once or written to a file.
    struct Learned {
        var roles: LearnedChain
        var stances: LearnedChain

        var models: SentenceModels { SentenceModels(roles: roles.model, stances: stances.model) }

        var bytes: [UInt8] {
            var bytes = SentenceModels.heading
            roles.append(to: &bytes)
            stances.append(to: &bytes)
            return bytes
        }
    }

    func models(_ sentences: [MarkedSentence]) -> Learned {
        var variation = Variation(sentences, dishes: dishes, seed: seed)
        var all = sentences
        for sentence in sentences { for _ in 0..<variations { all.append(variation.of(sentence)) } }
        let words = all.map { TaggerWords($0.text, vocabulary) }
        let labels = zip(all, words).map { $0.labels($1) }
        let roles = model(
            words.indices.map { (words[$0].roleFeatures, labels[$0].roles) }, labelCount: TagLabel.count)
        var random = SeededGenerator(seed: seed &+ 1)
        let stances = model(
            words.indices.map { index in
                // Now and then a word the first model missed, so that the second one does not lean on it.
                let seen = labels[index].roles.map { random.next() % 25 == 0 ? TagLabel.outside : $0 }
                return (words[index].stanceFeatures(seen), labels[index].stances)
            }, labelCount: TagStance.allCases.count)
        return Learned(roles: roles, stances: stances)
    }

    private func model(_ material: [(features: WordFeatures, labels: [UInt8])], labelCount: Int) -> LearnedChain {
        var numbers = FeatureNumbers()
        for (features, _) in material { numbers.see(features) }
        let examples = material.map { Example(features: numbers.numbered($0.features), labels: $0.labels) }
        var trainer = ChainTrainer(examples, featureCount: numbers.hashes.count, labelCount: labelCount)
        var random = SeededGenerator(seed: seed &+ 2)
        for pass in 0..<passes {
            trainer.pass(examples, &random)
            if pass >= passes / 2 { trainer.count() }
        }
        return trainer.learned(numbers.hashes)
    }
}
