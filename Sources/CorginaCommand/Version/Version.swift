import ArgumentParser
import CorginaServer

/// What this Corgina is made of, so that two can be compared: the edition of its files, and the digest of what browsers run.
struct Version: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say which edition this is, and what browsers run.")

    @OptionGroup var browser: BrowserProgramOption

    func run() {
        print("Edition \(Edition.ofAssets) of the pages' files")
        if let program = browser.program {
            print("\(BrowserProgram.fileName) \(program.digest) (SHA-256)")
        } else {
            print("No \(BrowserProgram.fileName): no diary can live on a device. make wasm builds it")
        }
    }
}
