/// What is the same is written once, and meant by its number from then on. The same is what has the same bytes: two ways to write
/// an accent are two texts.
struct CheckpointTable {
    private var places: [[UInt8]: Int] = [:]
    private var content = CheckpointBytes()

    /// The number of these bytes. They are one value, which tells by itself where it ends.
    mutating func place(of value: [UInt8]) -> Int {
        if let known = places[value] { return known }
        let place = places.count
        places[value] = place
        content.raw(value)
        return place
    }

    /// How many there are, and then each.
    func write(to bytes: inout CheckpointBytes) {
        bytes.count(places.count)
        bytes.raw(content.bytes)
    }
}
