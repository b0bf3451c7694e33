@_exported import UIKit

@MainActor open class WKWebViewConfiguration: NSObject {
    nonisolated public override init() { fatalError() }
    open var websiteDataStore: WKWebsiteDataStore {
        get { fatalError() }
        set {}
    }
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
}
@MainActor open class WKWebsiteDataStore: NSObject {
    public class func nonPersistent() -> WKWebsiteDataStore { fatalError() }
}
@MainActor open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
    open var allowsBackForwardNavigationGestures: Bool = false
    weak open var navigationDelegate: (any WKNavigationDelegate)?
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
}
@MainActor open class WKNavigation: NSObject {}
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
@MainActor open class WKNavigationAction: NSObject {
    open var request: URLRequest { fatalError() }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
