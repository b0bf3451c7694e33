import CorginaCore
import Markup

/// What a page needs to know beyond its own content.
public struct PageContext: Hashable, Sendable {
    public var assets: AssetPaths
    public var appearance: Profile.Appearance
    public var display = Profile.DisplayPreferences()
    /// How English is written for her, for what scripts write.
    public var english = WrittenEnglish.ofNoRegion
    /// Tints the canvas; `nil` before there is a date.
    public var trimester: Trimester?
    /// After how many minutes of nobody using it the page gives way to the lock; 0 for never.
    public var lockAfter: Int
    /// Whether every page goes by ``discreetTitle``.
    public var isDiscreet: Bool
    /// The diary the page is of, for the device to know it by; `nil` on a page of nobody's.
    public var diary: DiaryMark?
    /// Where the diary lives that the page is of; a page that a device makes says so.
    public var home = DiaryHome.server
    /// Whether the diary's host keeps no photos: then nothing leads to them.
    public var hasNoPhotos = false
    /// The digest of the page the client shows, which is then not sent again under a sheet; empty where it shows none, and `nil`
    /// for pages of nobody's, which are always whole.
    public var held: String?

    /// What pages are called where somebody else may look: any phone has some.
    public static let discreetTitle = "Notes"

    public init(
        assets: AssetPaths, appearance: Profile.Appearance = .system, trimester: Trimester? = nil, lockAfter: Int = 0,
        isDiscreet: Bool = false
    ) {
        self.lockAfter = lockAfter
        self.assets = assets
        self.appearance = appearance
        self.trimester = trimester
        self.isDiscreet = isDiscreet
    }
}

/// What a device knows a diary by, and how far it went when the page was made.
///
/// The device remembers it: a server that has less than that later was put back to an older state.
public struct DiaryMark: Hashable, Sendable {
    /// 32 hexadecimal digits that tell nothing of whose diary it is.
    public let tag: String
    /// How many entries the journal has, and the hash over them: "12.9f86d0…"
    public let head: String

    public init(tag: String, head: String) {
        self.tag = tag
        self.head = head
    }
}

/// Where the files of the site are served.
///
/// All of them share one edition, a hash over every file: a module can then import its neighbour by a
/// relative name, and an unchanged edition is cached for ever.
public struct AssetPaths: Hashable, Sendable {
    /// Lower-case letters and digits.
    public let edition: String
    /// What a browser compares the files with that a page loads, by their names: "sha256-…". Empty where nobody said.
    public let integrity: [String: String]

    public init(edition: String, integrity: [String: String] = [:]) {
        self.edition = edition
        self.integrity = integrity
    }

    /// "/assets/3f2a": the folder all files are in.
    public var folder: String { Address(path: ["assets", edition]).path }

    /// "/assets/3f2a/corgina.css"
    public func path(of name: String) -> String { Address(path: ["assets", edition, name]).path }
}

/// As one line, for a host that is told of them by one: the edition, then each file with what it is compared with, "corgina.css:sha256-…".
extension AssetPaths {
    public var told: String {
        integrity.keys.sorted().reduce(edition) { line, name in "\(line) \(name):\(integrity[name] ?? "")" }
    }

    /// Reads ``told``. A word that is none is passed over: without it a page is as it was before there were any.
    public init(told line: String) {
        let words = line.split(separator: " ")
        var integrity: [String: String] = [:]
        for word in words.dropFirst() {
            guard let colon = word.firstIndex(of: ":") else { continue }
            integrity[String(word[..<colon])] = String(word[word.index(after: colon)...])
        }
        self.init(edition: words.first.map { String($0) } ?? "", integrity: integrity)
    }
}
