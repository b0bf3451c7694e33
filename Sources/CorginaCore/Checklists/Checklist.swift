/// A list of hers to tick off: what goes into the hospital bag, what to do before the birth, or anything else.
public struct Checklist: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public var name: String
    /// Which of Corgina's starting lists it began as; `nil` for one she began herself.
    public var start: Start?
    /// The pregnancy that went on when it was begun; `nil` where none did. A list of a pregnancy that ended stays, and is quiet.
    public var pregnancy: RecordID?
    /// In her order.
    public var items: [Item]
    /// Whether she put it away.
    public var isArchived: Bool

    /// The most items a list holds, and the most characters of an item and of a name: all of them are edited in one form.
    public static let mostItems = 100
    public static let longestItem = 120
    public static let longestName = 80

    public init(
        id: RecordID, name: String, start: Start? = nil, pregnancy: RecordID? = nil, items: [Item] = [],
        isArchived: Bool = false
    ) {
        self.id = id
        self.name = name
        self.start = start
        self.pregnancy = pregnancy
        self.items = items
        self.isArchived = isArchived
    }

    /// One thing on it.
    public struct Item: Hashable, Sendable, Identifiable {
        public let id: RecordID
        public var words: String
        public var isDone: Bool

        public init(id: RecordID, words: String, isDone: Bool = false) {
            self.id = id
            self.words = words
            self.isDone = isDone
        }
    }

    /// How many of its items are done.
    public var doneCount: Int { items.count { $0.isDone } }

    /// Whether nothing is left to do; not so for one without items.
    public var isFinished: Bool { !items.isEmpty && items.allSatisfy { $0.isDone } }
}

extension Checklist {
    /// Sets whether an item is done; one that is not there changes nothing.
    public mutating func set(_ item: RecordID, done: Bool) {
        for place in items.indices where items[place].id == item { items[place].isDone = done }
    }

    /// Moves an item one place towards the start or the end, as far as there is room.
    public mutating func move(_ item: RecordID, up: Bool) {
        guard let place = items.firstIndex(where: { $0.id == item }) else { return }
        let other = up ? place - 1 : place + 1
        guard items.indices.contains(other) else { return }
        items.swapAt(place, other)
    }
}
