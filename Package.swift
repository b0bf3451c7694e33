// swift-tools-version: 6.2
import PackageDescription

// The arrows point one way: a target may import only what it lists here, and every
// build of the Makefile passes `--explicit-target-dependency-import-check error`,
// so an undeclared import does not compile. `docs/architecture.md` says why.

// Tests run the real food table through the real engine, which an unoptimised build takes ten seconds to index.
// The Makefile asks for optimised pure modules in its test builds; nobody who depends on this package sees the flag.
let optimised: [SwiftSetting] = Context.environment["CORGINA_OPTIMISED_TESTS"] == nil ? [] : [.unsafeFlags(["-O"])]

let algorithms = Target.Dependency.product(name: "Algorithms", package: "swift-algorithms")
let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")

let pure: [Target] = [
    .target(
        name: "CorginaCore", dependencies: ["EmbeddedTables", algorithms], exclude: ["Tables"], swiftSettings: optimised
    ),
    .target(name: "CorginaFoods", dependencies: ["CorginaCore", algorithms], swiftSettings: optimised),
    .target(
        name: "CorginaLanguage", dependencies: ["CorginaCore", "CorginaFoods", algorithms], swiftSettings: optimised),
    .target(name: "CorginaJournal", dependencies: ["CorginaCore", algorithms], swiftSettings: optimised),
    .target(name: "CorginaImports", dependencies: ["CorginaCore", "CorginaJournal"], swiftSettings: optimised),
    .target(name: "Markup", swiftSettings: optimised),
    .target(name: "ICalendar", dependencies: ["CorginaCore"], swiftSettings: optimised),
    .target(
        name: "CorginaRooms",
        dependencies: [
            "CorginaCore", "CorginaFoods", "CorginaLanguage", "CorginaJournal", "Markup", "ICalendar",
            algorithms,
            .product(name: "RealModule", package: "swift-numerics"),
        ],
        swiftSettings: optimised
    ),
    .target(
        name: "CarriedKnowledge", dependencies: ["CorginaFoods", "CorginaLanguage", "EmbeddedFiles"],
        swiftSettings: optimised),
    .target(
        name: "CorginaPhone",
        dependencies: [
            "CorginaCore", "CorginaImports", "CorginaJournal", "CorginaLanguage", "CorginaRooms", "Markup",
        ],
        swiftSettings: optimised
    ),
    // For a browser `scripts/build-wasm` compiles it; here it is built for its tests.
    .target(
        name: "CorginaWorker",
        dependencies: [
            "CarriedKnowledge", "CorginaCore", "CorginaFoods", "CorginaLanguage", "CorginaJournal", "CorginaRooms",
            "Markup", "SeededRandom",
        ],
        swiftSettings: optimised
    ),
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
            "CorginaCore", "CorginaJournal", "ProcessShield", algorithms, deque,
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "CryptoExtras", package: "swift-crypto"),
            .product(name: "GRDB", package: "GRDB.swift"),
        ]
    ),
    // The journal on a phone: `Apps/iPhone` links it, and here it is built for its tests.
    .target(
        name: "CorginaPhoneStore",
        dependencies: [
            "CorginaCore", "CorginaJournal", "CorginaRooms",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "GRDB", package: "GRDB.swift"),
        ]
    ),
    .target(
        name: "CorginaProducts",
        dependencies: ["CorginaCore", "CorginaFoods", .product(name: "GRDB", package: "GRDB.swift")]
    ),
    .target(
        name: "CorginaProviders",
        dependencies: [
            "CorginaCore",
            .product(name: "AsyncHTTPClient", package: "async-http-client"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ]
    ),
    .target(
        name: "CorginaPush",
        dependencies: [
            "CorginaCore", "CorginaProviders",
            .product(name: "AsyncHTTPClient", package: "async-http-client"),
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ]
    ),
    .target(
        name: "CorginaServer",
        dependencies: [
            "CarriedKnowledge", "CorginaBarcodes", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaLanguage",
            "CorginaJournal", "CorginaProducts", "CorginaProviders", "CorginaPush", "CorginaRooms", "CorginaVault",
            "CZlib",
            "EmbeddedFiles", "Markup",
            deque,
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "HTTPTypes", package: "swift-http-types"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]
    ),
    .executableTarget(
        name: "CorginaTraining",
        dependencies: [
            "CorginaCore", "CorginaFoods", "CorginaLanguage", "EmbeddedFiles", "SeededRandom",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]
    ),
    .executableTarget(
        name: "CorginaCommand",
        dependencies: [
            "CarriedKnowledge", "CorginaBarcodes", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaLanguage",
            "CorginaJournal", "CorginaProducts", "CorginaProviders", "CorginaPush", "CorginaRooms", "CorginaServer",
            "CorginaVault",
            "DrawnBarcodes",
            "EmbeddedFiles", "ProcessShield", "SeededRandom", algorithms,
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "GRDB", package: "GRDB.swift"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            .product(name: "Subprocess", package: "swift-subprocess"),
            .product(name: "SwiftCSV", package: "SwiftCSV"),
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
            .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
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
            .product(name: "Logging", package: "swift-log"),
        ]
    ),
    .testTarget(
        name: "CorginaCoreTests",
        dependencies: ["CorginaCore", "ExtremeNumbers", "SamplePhotos", "SeededRandom"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "CorginaFoodsTests", dependencies: ["CorginaCore", "CorginaFoods", "EmbeddedFiles", "SeededRandom"]),
    .testTarget(
        name: "CorginaLanguageTests",
        dependencies: [
            "CorginaCore", "CorginaFoods", "CorginaLanguage", "EmbeddedFiles", "ExtremeNumbers", "SeededRandom",
        ],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "CorginaJournalTests",
        dependencies: ["CorginaCore", "CorginaJournal", "GeneratedDiaries", "SeededRandom"],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "CorginaImportsTests", dependencies: ["CorginaCore", "CorginaImports", "CorginaJournal", "SeededRandom"]),
    .testTarget(
        name: "CorginaTrainingTests",
        dependencies: ["CorginaFoods", "CorginaLanguage", "CorginaTraining", "EmbeddedFiles", "SeededRandom"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "SeededRandom"]),
    .testTarget(name: "ICalendarTests", dependencies: ["CorginaCore", "ICalendar"]),
    .testTarget(
        name: "CorginaRoomsTests",
        dependencies: [
            "CorginaCore", "CorginaFoods", "CorginaLanguage", "CorginaJournal", "Markup", "ICalendar", "CorginaRooms",
            "EmbeddedFiles", "GeneratedDiaries", "SeededRandom",
        ],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "CorginaVaultTests",
        dependencies: [
            "CorginaCore", "CorginaJournal", "CorginaVault", "SamplePhotos", "SeededRandom",
            .product(name: "GRDB", package: "GRDB.swift"),
            .product(name: "Subprocess", package: "swift-subprocess"),
        ],
        resources: [.copy("Fixtures")]
    ),
    .testTarget(
        name: "CorginaPhoneStoreTests",
        dependencies: [
            "CorginaCore", "CorginaJournal", "CorginaPhoneStore", "CorginaRooms", "CorginaVault",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "GRDB", package: "GRDB.swift"),
        ]
    ),
    .testTarget(
        name: "CorginaBarcodesTests",
        dependencies: ["CorginaBarcodes", "CorginaCore", "DrawnBarcodes", "SeededRandom"]),
    .testTarget(
        name: "CorginaProductsTests", dependencies: ["CorginaCore", "CorginaFoods", "CorginaProducts"]),
    .testTarget(
        name: "CorginaProvidersTests",
        dependencies: ["CorginaCore", "CorginaProviders", "FakeProviders"]
    ),
    .testTarget(
        name: "CorginaPushTests",
        dependencies: ["CorginaPush", .product(name: "Crypto", package: "swift-crypto")]
    ),
    .testTarget(
        name: "CorginaPhoneTests",
        dependencies: [
            "CarriedKnowledge", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaJournal", "CorginaLanguage",
            "CorginaPhone", "CorginaRooms", "SeededRandom",
        ]),
    .testTarget(
        name: "CorginaWorkerTests", dependencies: ["CorginaCore", "CorginaJournal", "CorginaRooms", "CorginaWorker"]),
    .testTarget(name: "ProcessShieldTests", dependencies: ["ProcessShield", "WipingStress"]),
    .testTarget(
        name: "CorginaServerTests",
        dependencies: [
            "CarriedKnowledge", "CorginaBarcodes", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaLanguage",
            "CorginaJournal",
            "CorginaProviders", "CorginaPush", "CorginaRooms", "CorginaVault", "CorginaServer", "DrawnBarcodes",
            "EmbeddedFiles",
            "ExtremeNumbers", "FakeProviders", "SamplePhotos", "SeededRandom",
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "HTTPTypes", package: "swift-http-types"),
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOEmbedded", package: "swift-nio"),
            .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        ]
    ),
]

// What others may link, and the iPhone app does: no server, and nothing that needs one.
let libraries = [
    "CarriedKnowledge", "CorginaCore", "CorginaFoods", "CorginaImports", "CorginaJournal", "CorginaLanguage",
    "CorginaPhone",
    "CorginaPhoneStore", "CorginaRooms", "EmbeddedFiles",
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
    targets: pure + edge + support + tests,
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
