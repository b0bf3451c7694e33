import ArgumentParser
import CorginaServer

/// The signed list of what browsers get. Without it everything else goes on, and their updates are not signed.
struct ReleaseOption: ParsableArguments {
    @Option(help: "The signed list of what this program sends to browsers, made by corgina release sign.")
    var release: String?

    /// What is wrong with it is said. One that does not fit is not served: a browser would refuse what it then gets.
    func list(of program: BrowserProgram?) -> SignedRelease? {
        guard let release else { return nil }
        do throws(ReleaseFault) {
            let list = try SignedRelease(path: release)
            try list.fits(ServedFiles(program: program))
            return list
        } catch {
            Complaint.say("No signed list is served, so browsers that keep to its key take no new edition. \(error)")
            return nil
        }
    }

    /// What is said where a list is served.
    static func announcement(of release: SignedRelease) -> String {
        "What browsers get is signed, as number \(release.list.number), by \(release.key.fingerprint)."
    }
}
