import HTTPTypes
import Hummingbird

extension Response {
    /// Tells the browser to drop everything Corgina keeps on the device: what waits there, what was saved to be read without
    /// a connection, and the worker itself. The script does the same for browsers that do not listen.
    mutating func wipeDevice() {
        headers[.clearSiteData] = "\"cache\", \"storage\""
    }
}

extension HTTPField.Name {
    /// A valid field name, so the fallback is never used.
    static let clearSiteData = HTTPField.Name("Clear-Site-Data") ?? .accept
}
