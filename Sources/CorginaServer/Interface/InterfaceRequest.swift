import HTTPTypes

/// A request of a shortcut or a script, read once.
struct InterfaceRequest: Sendable {
    let path: String
    let method: HTTPRequest.Method
    /// `nil` where it came with none, or with what is no token of ours.
    let token: BearerToken?
    /// Where it comes from; `nil` when nobody can tell.
    let address: String?
    /// The kind of body it says it has.
    let type: String?
    let body: [UInt8]
    /// The day its address asks for, as written; `nil` for today.
    var day: String?
}
