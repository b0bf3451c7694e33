import CorginaPhone
import SwiftUI
import WebKit

/// Every page that has no native screen, over the same rooms.
struct RoomsWebView: UIViewRepresentable {
    let host: PhoneHost
    let place: ScreenPlace

    func makeCoordinator() -> RoomsNavigation { RoomsNavigation(host) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        // Nothing a page might keep outlives the view: the diary's own store is the only one.
        configuration.websiteDataStore = .nonPersistent()
        configuration.setURLSchemeHandler(RoomsSchemeHandler(host), forURLScheme: PhoneAddress.scheme)
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = context.coordinator
        view.allowsBackForwardNavigationGestures = true
        view.isOpaque = false
        load(place, in: view)
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        guard context.coordinator.shown != place else { return }
        context.coordinator.shown = place
        load(place, in: view)
    }

    private func load(_ place: ScreenPlace, in view: WKWebView) {
        let address = PhoneAddress(place.route, changed: place.changed)
        guard let url = URL(string: address.url) else { return }
        view.load(URLRequest(url: url))
    }
}

/// Keeps the web view among the rooms. An address of somebody else opens in Safari.
@MainActor
final class RoomsNavigation: NSObject, WKNavigationDelegate {
    private let host: PhoneHost
    var shown: ScreenPlace?

    init(_ host: PhoneHost) {
        self.host = host
        super.init()
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        guard let url = navigationAction.request.url else { return .cancel }
        if PhoneAddress(url.absoluteString) != nil { return .allow }
        if url.scheme == "https" || url.scheme == "tel" { UIApplication.shared.open(url) }
        return .cancel
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reload() }
}
