import ArgumentParser
import CorginaServer
import Foundation

/// What browsers run for a diary that lives on them. Without it everything else goes on, and that home is not offered.
struct BrowserProgramOption: ParsableArguments {
    @Option(
        help: "corgina.wasm, which make wasm builds. Without this option: the one beside this program, if there is one."
    )
    var browserProgram: String?

    /// What is wrong with it is said.
    var program: BrowserProgram? {
        do throws(BrowserProgramFault) {
            let program = try BrowserProgram(at: path)
            if program == nil, browserProgram != nil {
                Complaint.say("There is no \(path), so no diary can live on a device. Build it: make wasm")
            }
            return program
        } catch {
            Complaint.say(error.description)
            return nil
        }
    }

    private var path: String {
        browserProgram
            ?? (Bundle.main.executableURL ?? URL(filePath: "corgina")).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: BrowserProgram.fileName).path
    }
}
