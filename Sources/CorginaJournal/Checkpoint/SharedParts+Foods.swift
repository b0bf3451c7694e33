import CorginaCore

/// What only some foods have.
private struct Traits: OptionSet {
    let rawValue: UInt8

    static let said = Traits(rawValue: 1)
    static let code = Traits(rawValue: 2)
    static let barcode = Traits(rawValue: 4)
    static let estimated = Traits(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ item: FoodItem) {
        self = []
        if item.said != nil { insert(.said) }
        if item.foodCode != nil { insert(.code) }
        if item.barcode != nil { insert(.barcode) }
        if item.isEstimated { insert(.estimated) }
    }
}

extension SharedPartsWriter {
    mutating func write(_ item: FoodItem, to bytes: inout CheckpointBytes) {
        bytes.byte(Traits(item).rawValue)
        bytes.count(place(of: item.name))
        if let said = item.said { bytes.count(place(of: said)) }
        if let code = item.foodCode { bytes.count(place(of: code)) }
        if let barcode = item.barcode { bytes.whole(UInt64(clamping: barcode.number)) }
        bytes.amount(item.quantity)
        bytes.count(place(of: item.portion))
        bytes.amount(item.grams.value)
        bytes.amounts(item.nutrients.inOrder)
        bytes.count(FoodItem.Source.allCases.firstIndex(of: item.source) ?? 0)
    }
}

extension SharedParts {
    func nextFood(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> FoodItem {
        let traits = Traits(rawValue: try reader.byte())
        return FoodItem(
            name: try nextText(&reader),
            said: traits.contains(.said) ? try nextText(&reader) : nil,
            foodCode: traits.contains(.code) ? try nextText(&reader) : nil,
            barcode: traits.contains(.barcode) ? try nextBarcode(&reader) : nil,
            quantity: try reader.amount(), portion: try nextText(&reader), grams: Grams(try reader.amount()),
            nutrients: try reader.nutrients(), source: try reader.one(of: FoodItem.Source.allCases),
            isEstimated: traits.contains(.estimated))
    }

    private func nextBarcode(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> Barcode {
        // Thirteen digits are more than any amount in a diary has.
        guard let barcode = Barcode(number: Int64(clamping: try reader.whole())) else { throw .notReadable }
        return barcode
    }
}
