import Foundation
import Testing

@testable import CorginaProducts

struct DelimitedFileTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// The records, each as its fields; `nil` for one that cannot be read.
    private func records(_ text: String, columns: [String] = ["a", "b"]) throws -> [[String]?] {
        let file = try DelimitedFile(path: scratch.file("table.csv", text))
        var records: [[String]?] = []
        while let next = try file.next() {
            guard case .record(let record) = next else {
                records.append(nil)
                continue
            }
            records.append(columns.map { record[file.column($0)] })
        }
        return records
    }

    @Test(arguments: [
        ("a,b\n1,2\n", [["1", "2"]]), ("a,b\r\n1,2\r\n", [["1", "2"]]), ("a,b\n1,2", [["1", "2"]]),
        ("\u{FEFF}a,b\n1,2\n", [["1", "2"]]), ("A\tB\n1\t2,3\n", [["1", "2,3"]]), ("a,b\n,\n", [["", ""]]),
        ("a,b\n\n1,2\n\n", [["1", "2"]]), ("\"a\",\"b\"\n\"1\",\"2\"\n", [["1", "2"]]),
        ("a,b\n\"1,5\",\"say \"\"hi\"\"\"\n", [["1,5", "say \"hi\""]]),
        ("a,b\n\"1\nand\r\nmore\",2\n3,4\n", [["1\nand\r\nmore", "2"], ["3", "4"]]),
        ("a,b\n5\" pipe,2\n", [["5\" pipe", "2"]]), ("a,b,\n1,2,\n", [["1", "2"]]), ("a,b\n", []), ("a,b", []),
        ("b,a\n2,1\n", [["1", "2"]]),
    ])
    func `Records are read as they are written`(text: String, expected: [[String]]) throws {
        #expect(try records(text) == expected)
    }

    @Test func `A quote that is never closed costs its line alone`() throws {
        let rows = (0..<500).map { "\($0),row" }.joined(separator: "\n")
        let found = try records("a,b\n\"open,2\n" + rows + "\n")
        #expect(found.count == 501)
        #expect(found.first == ["\"open", "2"])
        #expect(found.last == ["499", "row"])
    }

    @Test func `Quotes around the beginning of a field are left out`() throws {
        #expect(try records("a\tb\n\"Best\" biscuits\t2\n") == [["Best biscuits", "2"]])
    }

    @Test func `A row of another width is no record`() throws {
        #expect(try records("a,b\n1\n1,2,3\n1,2\n") == [nil, nil, ["1", "2"]])
    }

    @Test func `Bytes that are no text become a mark`() throws {
        let path = try scratch.file("bytes.csv", Data("a,b\n".utf8) + Data([0xFF, 0x2C, 0x00, 0x0A]))
        let file = try DelimitedFile(path: path)
        guard case .record(let record)? = try file.next() else {
            Issue.record("no record")
            return
        }
        #expect(record[file.column("a")] == "\u{FFFD}")
    }

    @Test func `Reading goes on at any record`() throws {
        let path = try scratch.file("table.csv", "a,b\n1,2\n\"3\n3\",4\n5,6\n")
        let whole = try DelimitedFile(path: path)
        var offsets: [Int] = [whole.offset]
        while case .some = try whole.next() { offsets.append(whole.offset) }
        #expect(offsets == [4, 8, 16, 20])
        let rest = try DelimitedFile(path: path, from: 16)
        guard case .record(let record)? = try rest.next() else {
            Issue.record("no record")
            return
        }
        #expect(record[rest.column("b")] == "6")
        if case .some = try rest.next() { Issue.record("something behind the end") }
    }

    @Test func `A line longer than a piece is read whole`() throws {
        let long = String(repeating: "x", count: 3_000_000)
        #expect(try records("a,b\n\(long),2\n3,4\n") == [[long, "2"], ["3", "4"]])
    }

    @Test(arguments: [
        ("30 g", 30, true), ("1 bar (25g)", 25, true), ("2 biscuits (37,5 g)", 37.5, true), ("33 cl", 330, false),
        ("1 cup (240 ml)", 240, false), ("1.5 L", 1_500, false), ("25 GRM", 25, true), ("250\u{A0}ml", 250, false),
    ])
    func `A serving is read as labels write it`(text: String, value: Double, isWeight: Bool) throws {
        let amount = try #require(ServingText.amount(in: text))
        #expect(amount.value == value)
        #expect((amount.measure == .grams) == isWeight)
    }

    @Test(arguments: ["", "1 bar", "one", "g", "1..5 g", "10 glasses", "🥛", "999", "5 gallons 3"])
    func `What is no weight or volume is none`(text: String) {
        #expect(ServingText.amount(in: text) == nil)
    }
}
