import Foundation

public protocol Transferable {}
extension Never: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
