@_exported import UIKit

@MainActor open class WKWebViewConfiguration: NSObject {
    nonisolated public override init() { fatalError() }
    open var userContentController: WKUserContentController = WKUserContentController()
    open var websiteDataStore: WKWebsiteDataStore {
        get { fatalError() }
        set {}
    }
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
}
@MainActor open class WKWebsiteDataStore: NSObject {
    public class func nonPersistent() -> WKWebsiteDataStore { fatalError() }
}
@MainActor open class WKUserContentController: NSObject {
    nonisolated public override init() { fatalError() }
    open func addUserScript(_ userScript: WKUserScript) {}
}
@MainActor open class WKUserScript: NSObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { fatalError() }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@MainActor open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
    open var scrollView: UIScrollView { fatalError() }
    open var url: URL? { nil }
    open var allowsBackForwardNavigationGestures: Bool = false
    weak open var navigationDelegate: (any WKNavigationDelegate)?
    weak open var uiDelegate: (any WKUIDelegate)?
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
}
@MainActor open class WKNavigation: NSObject {}
@MainActor public protocol WKUIDelegate: NSObjectProtocol {}
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
