// What Apple's Foundation and CoreGraphics have and Linux's Foundation lacks. On an iPhone `import Foundation` is enough for it.

open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {}
}
open class NSExtensionItem: NSObject {
    open var attachments: [NSItemProvider]? { nil }
}
open class NSItemProvider: NSObject {
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {}
}
public let NSExtensionJavaScriptPreprocessingResultsKey: String = "NSExtensionJavaScriptPreprocessingResultsKey"
extension URLSession {
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public struct AsyncIterator: AsyncIteratorProtocol {
            public typealias Element = UInt8
            public mutating func next() async throws -> UInt8? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) { fatalError() }
}
extension URL {
    public func startAccessingSecurityScopedResource() -> Bool { false }
    public func stopAccessingSecurityScopedResource() {}
}
extension FileManager {
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
