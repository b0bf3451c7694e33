import Testing

@testable import CorginaServer

@Suite struct ScriptBundleTests {
    private let modules = [
        "page.js": """
        // Begins it.
        import { start, stop } from "./clock.js";
        import { tick } from "./haptics.js";
        start(() => tick(stop));
        """,
        "clock.js": """
        import { tick } from "./haptics.js";

        export const stop = 1;
        let hidden = 2;
        export async function start(go) {
          // Two of a name in two modules are two things.
          go(hidden);
        }
        """,
        "haptics.js": """
        const hidden = "of its own";
        export function tick(url) { return url + "https://example.org" + hidden; }
        """,
        "unused.js": "export const unused = 1;",
    ]

    @Test func `what is imported comes before what imports it, once, and what nobody imports not at all`() {
        let joined = ScriptBundle(modules: modules).joined(from: "page.js")
        #expect(
            joined == """
                const $haptics = (() => {
                const hidden = "of its own";
                function tick(url) { return url + "https://example.org" + hidden; }
                return { tick };
                })();
                const $clock = (() => {
                const { tick } = $haptics;
                const stop = 1;
                let hidden = 2;
                async function start(go) {
                  go(hidden);
                }
                return { stop, start };
                })();
                const { start, stop } = $clock;
                const { tick } = $haptics;
                start(() => tick(stop));

                """)
    }

    @Test func `modules whose names begin alike are two`() {
        let modules = [
            "page.js": """
            import { seal } from "./share-sealing.js";
            import { keep } from "./share-keeping.js";
            keep(seal);
            """,
            "share-sealing.js": "export const seal = 1;", "share-keeping.js": "export const keep = 2;",
        ]
        let joined = ScriptBundle(modules: modules).joined(from: "page.js")
        #expect(joined.contains("const $share_sealing = (") && joined.contains("const $share_keeping = ("))
        #expect(joined.contains("const { seal } = $share_sealing;"))
    }

    @Test func `no module of the worker's script is declared twice`() async throws {
        let script = try await TestServer().browser().get("/service-worker.js").page
        let declared = script.split(separator: "\n").filter { $0.hasPrefix("const $") && $0.hasSuffix("= (() => {") }
        #expect(declared.count > 30 && Set(declared).count == declared.count)
    }

    @Test func `the carried script is whole: one file, no import left, all that is imported is there`() async throws {
        let library = AssetLibrary.carried
        #expect(library.names.filter { $0.hasSuffix(".js") } == ["corgina.js"])
        let script = try await TestServer().browser().get(library.paths.path(of: "corgina.js")).page
        var exported: [Substring: Set<Substring>] = [:]
        var module: Substring?
        for line in script.split(separator: "\n") {
            #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "), "\(line)")
            if let begin = line.firstMatch(of: /^const (\$\w+) = \(\(\) => \{$/) { module = begin.1 }
            if let end = line.firstMatch(of: /^return \{ (.*) \};$/), let name = module {
                exported[name] = Set(end.1.split(separator: ", "))
            }
            if let taken = line.firstMatch(of: /^const \{ (.*) \} = (\$\w+);$/) {
                let known = try #require(exported[taken.2], "\(line) stands before what it imports")
                #expect(known.isSuperset(of: taken.1.split(separator: ", ")), "\(line)")
            }
        }
        #expect(exported.count > 20)
    }
}
