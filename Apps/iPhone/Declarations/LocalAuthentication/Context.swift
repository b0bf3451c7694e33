@_exported import Foundation

open class LAContext: NSObject {
    public override init() {}
    open var localizedReason: String = ""
}
