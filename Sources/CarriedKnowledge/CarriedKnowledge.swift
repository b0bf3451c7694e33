import CorginaFoods
import CorginaLanguage
import EmbeddedFiles

/// The food catalogue carried in the binary.
public enum EmbeddedCatalogue {
    /// - Throws: ``FoodCatalogueError`` if the table is damaged.
    public static func load() throws(FoodCatalogueError) -> FoodCatalogue {
        let file = corgina_foods_table()
        return try FoodCatalogue(packed: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
}

/// The models that mark sentences, carried in the binary.
public enum EmbeddedSentenceModels {
    /// - Throws: ``SentenceModelsError`` if they are damaged.
    public static func load() throws(SentenceModelsError) -> SentenceModels {
        let file = corgina_sentence_models()
        return try SentenceModels(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
}

/// The words that are more than one food, carried in the binary.
public enum EmbeddedOpenWords {
    /// - Throws: ``OpenWordsError`` if the table is damaged.
    public static func load() throws(OpenWordsError) -> OpenWords {
        let file = corgina_open_words()
        let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
        return try OpenWords(parsing: String(decoding: bytes, as: UTF8.self))
    }
}
