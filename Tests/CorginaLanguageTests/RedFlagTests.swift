import CorginaCore
import Testing

@testable import CorginaLanguage

struct RedFlagTests {
    @Test(arguments: [
        ("bleeding", [RedFlag(sign: "Vaginal bleeding", level: .callNow)]),
        ("baby is not moving", [RedFlag(sign: "Reduced movement", level: .callNow)]),
        ("severe headache", [RedFlag(sign: "Headache", level: .emergency)]),
        ("mild headache", []),
        ("headache gone", []),
        ("my water broke", [RedFlag(sign: "Fluid leak or gush", level: .emergency)]),
        ("bp 165/100", [RedFlag(sign: "Blood pressure", level: .emergency)]),
        ("bp 142/88", [RedFlag(sign: "Blood pressure", level: .callSameDay)]),
        ("bp 118/76", []),
        ("my temperature is 38.2", [RedFlag(sign: "Temperature", level: .callNow)]),
        ("103.1 F", [RedFlag(sign: "Temperature", level: .emergency)]),
        ("temperature of 36.8", []),
        ("two eggs and toast", []),
    ])
    func `signs that should not wait are marked`(sentence: String, flags: [RedFlag]) {
        #expect(Spoken.understand(sentence).redFlags == flags)
    }

    @Test func `a headache with changed vision is an emergency, however strong`() {
        let flags = Spoken.understand("headache and blurry vision").redFlags
        #expect(flags.map(\.level) == [.emergency, .emergency])
    }
}
