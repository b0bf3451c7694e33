// swift-tools-version: 6.2
import PackageDescription

// A target may import only what it lists here: every build of the Makefile passes
// `--explicit-target-dependency-import-check error`, so an undeclared import does not compile. `docs/architecture.md` says why.

// Tests run the real food table through the real engine, which an unoptimised build takes ten seconds to index.
// The Makefile asks for optimised pure modules in its test builds; nobody who depends on this package sees the flag.
let optimised: [SwiftSetting] = Context.environment["CORGINA_OPTIMISED_TESTS"] == nil ? [] : [.unsafeFlags(["-O"])]

func product(_ name: String, _ package: String) -> Target.Dependency { .product(name: name, package: package) }
let algorithms = product("Algorithms", "swift-algorithms")
let deque = product("DequeModule", "swift-collections")

/// A pure module and its tests, which may import what the module does.
///
/// - Parameters:
///   - tested: what its tests import besides; `nil` where it has none of its own.
///   - hasFixtures: whether the tests read files.
func pureModule(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
    tested more: [Target.Dependency]? = [], hasFixtures: Bool = false
) -> [Target] {
    let module = Target.target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: optimised)
    guard let more else { return [module] }
    let tests = Target.testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies + more,
        resources: hasFixtures ? [.copy("Fixtures")] : [])
    return [module, tests]
}

let pure: [[Target]] = [
    pureModule(
        "CorginaCore", ["EmbeddedTables", algorithms], exclude: ["Tables"],
        tested: ["ExtremeNumbers", "SamplePhotos", "SeededRandom"], hasFixtures: true),
    pureModule("CorginaFoods", ["CorginaCore", algorithms], tested: ["EmbeddedFiles", "SeededRandom"]),
    pureModule(
        "CorginaLanguage", ["CorginaCore", "CorginaFoods", algorithms],
        tested: ["EmbeddedFiles", "ExtremeNumbers", "SeededRandom"], hasFixtures: true),
    pureModule(
        "CorginaJournal", ["CorginaCore", algorithms], tested: ["GeneratedDiaries", "SeededRandom"], hasFixtures: true),
    pureModule("CorginaImports", ["CorginaCore", "CorginaJournal"], tested: ["SeededRandom"]),
    pureModule("Markup", tested: ["SeededRandom"]),
    pureModule("ICalendar", ["CorginaCore"]),
    pureModule(
        "CorginaRooms",
        [
            "CorginaCore", "CorginaFoods", "CorginaLanguage", "CorginaJournal", "Markup", "ICalendar", algorithms,
            product("RealModule", "swift-numerics"),
        ], tested: ["EmbeddedFiles", "GeneratedDiaries", "SeededRandom"], hasFixtures: true),
    pureModule("CarriedKnowledge", ["CorginaFoods", "CorginaLanguage", "EmbeddedFiles"], tested: nil),
    pureModule(
        "CorginaPhone",
        ["CorginaCore", "CorginaImports", "CorginaJournal", "CorginaLanguage", "CorginaRooms", "Markup"],
        tested: ["CarriedKnowledge", "CorginaFoods", "SeededRandom"]),
    // For a browser `scripts/build-wasm` compiles it; here it is built for its tests.
    pureModule(
        "CorginaWorker",
        [
            "CarriedKnowledge", "CorginaCore", "CorginaFoods", "CorginaLanguage", "CorginaJournal", "CorginaRooms",
            "Markup", "SeededRandom",
        ], tested: ["SamplePhotos"]),
]

let edge: [Target] = [
    .target(name: "EmbeddedFiles", exclude: ["Assets", "Foods", "Language"]),
    // C, because clang's #embed takes the tables of `CorginaCore` in no time and Swift's own resources take half a minute.
    .target(name: "EmbeddedTables"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // A face in C before ZXing, whose C++ no Swift file needs to know.
    .target(name: "CBarcodes", linkerSettings: [.linkedLibrary("ZXing")]),
    .target(name: "CorginaBarcodes", dependencies: ["CBarcodes", "CorginaCore"], swiftSettings: optimised),
    .target(
        name: "DrawnBarcodes", dependencies: ["CorginaBarcodes", "CorginaCore"], swiftSettings: optimised),
    .target(name: "ProcessShield"),
    .target(name: "SeededRandom"),
    .target(
        name: "CorginaVault",
        dependencies: [
            "CorginaCore", "CorginaJournal", "ProcessShield", algorithms, deque, product("Crypto", "swift-crypto"),
            product("CryptoExtras", "swift-crypto"), product("GRDB", "GRDB.swift"),
        ]
    ),
    // C, because mixing takes a third of a second of a phone: the same source that `scripts/build-wasm` compiles for a browser.
    .target(name: "CScrypt"),
    // The journal on a phone, and its sync: `Apps/iPhone` links it, and here it is built for its tests.
    .target(
        name: "CorginaPhoneStore",
        dependencies: [
            "CScrypt", "CorginaCore", "CorginaJournal", "CorginaRooms", product("Crypto", "swift-crypto"),
            product("GRDB", "GRDB.swift"),
        ]
    ),
    .target(
        name: "CorginaProducts",
        dependencies: ["CorginaCore", "CorginaFoods", product("GRDB", "GRDB.swift")]
    ),
    .target(
        name: "CorginaProviders",
        dependencies: [
            "CorginaCore", product("AsyncHTTPClient", "async-http-client"), product("NIOCore", "swift-nio"),
            product("NIOHTTP1", "swift-nio"),
        ]
    ),
    .target(
        name: "CorginaPush",
        dependencies: [
            "CorginaCore", "CorginaProviders", product("AsyncHTTPClient", "async-http-client"),
            product("Crypto", "swift-crypto"), product("NIOCore", "swift-nio"), product("NIOHTTP1", "swift-nio"),
        ]
    ),
    .target(
        name: "CorginaServer",
        dependencies: [
            "CarriedKnowledge", "CorginaBarcodes", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaLanguage",
            "CorginaJournal", "CorginaProducts", "CorginaProviders", "CorginaPush", "CorginaRooms", "CorginaVault",
            "CZlib", "EmbeddedFiles", "Markup", deque,
            product("Crypto", "swift-crypto"), product("HTTPTypes", "swift-http-types"),
            product("Hummingbird", "hummingbird"), product("HummingbirdCore", "hummingbird"),
            product("Logging", "swift-log"), product("NIOCore", "swift-nio"),
            product("NIOHTTPTypes", "swift-nio-extras"), product("ServiceLifecycle", "swift-service-lifecycle"),
        ]
    ),
    .executableTarget(
        name: "CorginaTraining",
        dependencies: [
            "CorginaCore", "CorginaFoods", "CorginaLanguage", "EmbeddedFiles", "SeededRandom",
            product("Algorithms", "swift-algorithms"), product("ArgumentParser", "swift-argument-parser"),
        ]
    ),
    .executableTarget(
        name: "CorginaCommand",
        dependencies: [
            "CarriedKnowledge", "CorginaBarcodes", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaLanguage",
            "CorginaJournal", "CorginaProducts", "CorginaProviders", "CorginaPush", "CorginaRooms", "CorginaServer",
            "CorginaVault", "DrawnBarcodes", "EmbeddedFiles", "ProcessShield", "SeededRandom", algorithms,
            product("ArgumentParser", "swift-argument-parser"), product("GRDB", "GRDB.swift"),
            product("Logging", "swift-log"), product("NIOCore", "swift-nio"),
            product("NIOHTTP1", "swift-nio"),
            product("NIOPosix", "swift-nio"), product("ServiceLifecycle", "swift-service-lifecycle"),
            product("Subprocess", "swift-subprocess"), product("SwiftCSV", "SwiftCSV"),
        ]
    ),
]

// What several of the tests are fed with; nothing else depends on it.
let support: [Target] = [
    .target(
        name: "GeneratedDiaries", dependencies: ["CorginaCore", "CorginaJournal", "SeededRandom"],
        path: "Tests/GeneratedDiaries"),
    .target(
        name: "FakeProviders",
        dependencies: [
            product("NIOCore", "swift-nio"), product("NIOPosix", "swift-nio"),
        ],
        path: "Tests/FakeProviders"),
    .target(name: "ExtremeNumbers", dependencies: ["SeededRandom"], path: "Tests/ExtremeNumbers"),
    .target(name: "SamplePhotos", path: "Tests/SamplePhotos"),
    // C, because it is about C's memory. `run` beside it makes a program of it, for those who watch memory.
    .target(name: "WipingStress", path: "Tests/WipingStress", exclude: ["program", "run"]),
]

let tests: [Target] = [
    .testTarget(
        name: "CorginaCommandTests",
        dependencies: [
            "CorginaCommand", "CorginaCore", "CorginaFoods", "CorginaJournal", "CorginaProducts", "SeededRandom",
            product("Logging", "swift-log"),
        ]
    ),
    .testTarget(
        name: "CorginaTrainingTests",
        dependencies: ["CorginaFoods", "CorginaLanguage", "CorginaTraining", "EmbeddedFiles", "SeededRandom"]),
    .testTarget(
        name: "CorginaVaultTests",
        dependencies: [
            "CorginaCore", "CorginaJournal", "CorginaVault", "SamplePhotos", "SeededRandom",
            product("GRDB", "GRDB.swift"), product("Subprocess", "swift-subprocess"),
        ],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "CorginaPhoneStoreTests",
        dependencies: [
            "CorginaCore", "CorginaJournal", "CorginaPhoneStore", "CorginaRooms", "CorginaVault",
            product("Crypto", "swift-crypto"), product("GRDB", "GRDB.swift"),
        ]
    ),
    .testTarget(
        name: "CorginaBarcodesTests",
        dependencies: ["CorginaBarcodes", "CorginaCore", "DrawnBarcodes", "SeededRandom"]),
    .testTarget(
        name: "CorginaProductsTests",
        dependencies: ["CorginaCore", "CorginaFoods", "CorginaProducts", "SeededRandom", product("GRDB", "GRDB.swift")]
    ),
    .testTarget(
        name: "CorginaProvidersTests",
        dependencies: ["CorginaCore", "CorginaProviders", "FakeProviders"]
    ),
    .testTarget(
        name: "CorginaPushTests",
        dependencies: ["CorginaPush", product("Crypto", "swift-crypto")]
    ),
    .testTarget(name: "ProcessShieldTests", dependencies: ["ProcessShield", "WipingStress"]),
    .testTarget(
        name: "CorginaServerTests",
        dependencies: [
            "CarriedKnowledge", "CorginaBarcodes", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaLanguage",
            "CorginaJournal", "CorginaPhoneStore", "CorginaProviders", "CorginaPush", "CorginaRooms", "CorginaVault",
            "CorginaServer", "DrawnBarcodes", "EmbeddedFiles", "ExtremeNumbers", "FakeProviders", "SamplePhotos",
            "SeededRandom", product("Crypto", "swift-crypto"), product("HTTPTypes", "swift-http-types"),
            product("Hummingbird", "hummingbird"), product("Logging", "swift-log"), product("NIOCore", "swift-nio"),
            product("NIOEmbedded", "swift-nio"), product("NIOHTTPTypes", "swift-nio-extras"),
        ]
    ),
]

// What others may link, and the iPhone app does: no server, and nothing that needs one.
let libraries = [
    "CarriedKnowledge", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaJournal", "CorginaLanguage",
    "CorginaPhone", "CorginaPhoneStore", "CorginaRooms", "EmbeddedFiles",
].map { Product.library(name: $0, targets: [$0]) }

let package = Package(
    name: "corgina",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "corgina", targets: ["CorginaCommand"]),
        .executable(name: "corgina-training", targets: ["CorginaTraining"]),
    ] + libraries,
    dependencies: [
        .package(url: "https://github.com/apple/swift-algorithms", exact: "1.2.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-numerics", exact: "1.1.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
        .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: ["FullFoundation"]),
    ],
    targets: pure.flatMap { $0 } + edge + support + tests,
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
