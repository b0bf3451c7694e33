import Testing

@testable import CorginaServer

@Suite struct StyleSheetPreferencesTests {
    @Test func `rules of a preference hold where the device asks for it and where she chose it, all else once`() {
        let sheet = ".a{}@media (--reduced-motion) { * { animation: none } .b { top: 0 } }.c{}"
        #expect(
            StyleSheetPreferences.expanded(sheet)
                == ".a{}@media (prefers-reduced-motion: reduce) { :root { * { animation: none } .b { top: 0 } } } "
                + ":root[data-motion=\"reduced\"] { * { animation: none } .b { top: 0 } }.c{}")
    }

    @Test(arguments: ["", "@media (--reduced-motion) {", "@media (--unknown) { a {} }", "@media (print) { a {} }"])
    func `what is none of them, or has no end, stays as it is`(sheet: String) {
        #expect(StyleSheetPreferences.expanded(sheet) == sheet)
    }

    @Test func `the carried sheet has all three, and no query of its own is left`() async throws {
        let library = AssetLibrary.carried
        let sheet = try await TestServer().browser().get(library.paths.path(of: "corgina.css")).page
        #expect(!sheet.contains("@media (--"))
        for root in ["data-motion=\"reduced\"", "data-transparency=\"reduced\"", "data-contrast=\"more\""] {
            #expect(sheet.contains(":root[\(root)] {"), "\(root)")
        }
    }
}
