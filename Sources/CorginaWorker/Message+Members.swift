import CorginaJournal

extension JSON {
    func text(_ name: String) throws(MessageError) -> String {
        guard let text = self[name]?.text else { throw .malformed(name) }
        return text
    }

    func whole(_ name: String, in range: ClosedRange<Int64>) throws(MessageError) -> Int64 {
        guard let number = self[name]?.int64, range.contains(number) else { throw .malformed(name) }
        return number
    }

    func flag(_ name: String) throws(MessageError) -> Bool {
        guard let flag = self[name]?.boolean else { throw .malformed(name) }
        return flag
    }

    /// What each of an array's elements says.
    func list<Element>(_ name: String, _ read: (JSON) -> Element?) throws(MessageError) -> [Element] {
        guard let elements = self[name]?.elements else { throw .malformed(name) }
        var list: [Element] = []
        for element in elements {
            guard let value = read(element) else { throw .malformed(name) }
            list.append(value)
        }
        return list
    }

    /// Refuses members that nobody reads: a misspelled one would be passed over in silence.
    func expect(members count: Int) throws(MessageError) {
        guard members?.count == count else { throw .surplus }
    }

    /// Two elements of an array; `nil` for anything else.
    var pair: (JSON, JSON)? {
        guard let elements, elements.count == 2 else { return nil }
        return (elements[0], elements[1])
    }
}
