// What Apple's Foundation and CoreGraphics have and Linux's Foundation lacks. On an iPhone `import Foundation` is enough for it.

open class NSExtensionContext: NSObject, @unchecked Sendable {
    open var inputItems: [Any] { [] }
    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {}
    open func cancelRequest(withError error: any Error) {}
}
open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attachments: [NSItemProvider]? { nil }
}
open class NSItemProvider: NSObject, @unchecked Sendable {
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { fatalError() }
}
extension FileManager {
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
