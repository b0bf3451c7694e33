import CorginaCore

/// What things in a diary have in common, each once: texts, helpings of food, what is in a supplement, and what happened. Breakfast is
/// often the same.
struct SharedParts {
    private var texts: [String] = []
    private(set) var foods: [FoodItem] = []
    private(set) var contents: [SupplementContents] = []
    private(set) var details: [HealthEvent.Details] = []

    init(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) {
        for _ in 0..<(try reader.count()) { texts.append(String(decoding: try reader.run(), as: UTF8.self)) }
        for _ in 0..<(try reader.count()) { foods.append(try nextFood(&reader)) }
        for _ in 0..<(try reader.count()) { contents.append(try reader.contents()) }
        for _ in 0..<(try reader.count()) { details.append(try nextDetails(&reader)) }
    }

    func nextText(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> String {
        texts[try reader.place(in: texts.count)]
    }
}

/// The same while they are written.
struct SharedPartsWriter {
    private var texts = CheckpointTable()
    private var foods = CheckpointTable()
    private var contents = CheckpointTable()
    private var details = CheckpointTable()

    mutating func place(of text: String) -> Int {
        var bytes = CheckpointBytes()
        bytes.run(Array(text.utf8))
        return texts.place(of: bytes.bytes)
    }

    mutating func place(of food: FoodItem) -> Int {
        var bytes = CheckpointBytes()
        write(food, to: &bytes)
        return foods.place(of: bytes.bytes)
    }

    mutating func place(of contents: SupplementContents) -> Int {
        var bytes = CheckpointBytes()
        bytes.amounts(SupplementNutrient.allCases.map { contents[$0] })
        return self.contents.place(of: bytes.bytes)
    }

    mutating func place(of details: HealthEvent.Details) throws(DiaryCheckpointError) -> Int {
        var bytes = CheckpointBytes()
        try write(details, to: &bytes)
        return self.details.place(of: bytes.bytes)
    }

    /// In the order in which ``SharedParts`` reads them: each means only what stands before it.
    func write(to bytes: inout CheckpointBytes) {
        texts.write(to: &bytes)
        foods.write(to: &bytes)
        contents.write(to: &bytes)
        details.write(to: &bytes)
    }
}
