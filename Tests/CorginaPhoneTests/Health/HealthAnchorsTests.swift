import Testing

@testable import CorginaPhone

/// How far what was deleted in Apple Health is read.
@Suite struct HealthAnchorsTests {
    private static let anchors: HealthAnchors = {
        var anchors = HealthAnchors()
        anchors[.weight] = [1, 2, 3]
        anchors[.sleep] = []
        return anchors
    }()

    @Test func `each type has its own, and it reads as it was written`() {
        let read = HealthAnchors(Self.anchors.bytes)
        #expect(read == Self.anchors && read[.weight] == [1, 2, 3] && read[.sleep] == [] && read[.water] == nil)
    }

    @Test func `one that is too long is not kept`() {
        var anchors = Self.anchors
        anchors[.weight] = [UInt8](repeating: 0, count: 65_537)
        #expect(anchors[.weight] == nil && HealthAnchors(anchors.bytes) == anchors)
    }

    @Test func `anything else is none, and ends nothing`() {
        let whole = Self.anchors.bytes
        for count in 1..<whole.count { _ = HealthAnchors(Array(whole.prefix(count))) }
        for bytes in [[0], [255, 255, 255, 255, 255, 255], Array(whole.dropLast())] as [[UInt8]] {
            #expect(HealthAnchors(bytes) == HealthAnchors())
        }
    }
}
