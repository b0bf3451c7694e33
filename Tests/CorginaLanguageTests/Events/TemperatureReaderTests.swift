import CorginaCore
import Testing

@testable import CorginaLanguage

struct TemperatureReaderTests {
    @Test(arguments: [
        ("my temperature is 38.2", 38.2), ("100.9 F", 38.3), ("temp 37,9", 37.9), ("I have a fever of 38.5 °C", 38.5),
        ("temperature 98.6", 37.0), ("38.4°C", 38.4),
        ("temp was 37.1 this morning", 37.1), ("temp 37.2 under the arm so I'm fine", 37.2), ("temp 37.4 in my ear", 37.4),
    ])
    func `a temperature is read in either unit`(sentence: String, celsius: Double) {
        let read = Spoken.understand(sentence).events.compactMap { event -> Double? in
            guard case .other(.temperature(let temperature)) = event.content else { return nil }
            return temperature.celsius
        }
        #expect(read == [celsius], "\(sentence)")
    }

    @Test(arguments: ["it is 38 degrees outside", "two eggs", "weight 68 kg", "baked it at 38 c", "temperature 12"])
    func `what is no body temperature is not taken for one`(sentence: String) {
        let kinds = Spoken.understand(sentence).events.map(\.content)
        for case .other(.temperature) in kinds { Issue.record("\(sentence)") }
    }

    @Test func `a fever with its figure is one entry`() {
        #expect(Spoken.understand("I have a fever of 38.5").events.map(\.name) == ["Temperature"])
    }
}
