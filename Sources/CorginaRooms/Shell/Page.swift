import CorginaCore
import Markup

/// A screen as a value ready to print. It holds words and numbers for eyes, nothing to compute or to look up.
public protocol Page: Sendable {
    /// The name of the page for the browser's history. Never anything she wrote.
    var title: String { get }
    /// Whether the browser's history also says whose page it is.
    var namesCorgina: Bool { get }
    /// Everything under the canvas.
    @HTMLBuilder var content: HTML { get }
}

extension Page {
    public var namesCorgina: Bool { title != "Corgina" }

    /// The whole document as UTF-8.
    public func bytes(in context: PageContext) -> [UInt8] {
        document(in: context).bytes(assetFolder: context.assets.folder, held: context.held)
    }

    /// The whole document as text, for tests and previews.
    public func markup(in context: PageContext) -> String {
        String(decoding: bytes(in: context), as: UTF8.self)
    }

    func document(in context: PageContext) -> Document {
        Document(
            language: context.english.languageTag,
            title: context.isDiscreet ? PageContext.discreetTitle : namesCorgina ? title + " · Corgina" : title,
            rootAttributes: [
                .when(context.appearance != .system, .data(.theme, context.appearance.rawValue)),
                .when(context.display.reducesTransparency, .data(.transparency, "reduced")),
                .when(context.display.reducesMotion, .data(.motion, "reduced")),
                .when(context.display.increasesContrast, .data(.contrast, "more")),
                .when(context.english.clock == .twelveHour, .data(.hours, "12")),
                .with(context.trimester) { .data(.trimester, "\($0.rawValue)") },
                .when(context.lockAfter > 0, .data(.lockAfter, "\(context.lockAfter)")),
                .when(context.home != .server, .data(.home, context.home.rawValue)),
                .when(context.hasNoPhotos, .data(.noPhotos)),
                .with(context.diary) { .data(.diary, $0.tag + " " + $0.head) },
            ],
            head: .sequence([pageHead(context.assets), lockWithoutScript(after: context.lockAfter)]),
            body: .sequence([div(.class("canvas"), .ariaHidden), content])
        )
    }

    /// A moment after the server has locked the diary, what is on the screen gives way too.
    private func lockWithoutScript(after minutes: Int) -> HTML {
        minutes > 0 ? refreshWithoutScript(after: minutes * 60 + 20, to: Route.devices(.lock).address) : .nothing
    }

    /// Zooming is never blocked: the viewport sets no limit.
    @HTMLBuilder private func pageHead(_ assets: AssetPaths) -> HTML {
        meta(name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover")
        meta(name: "theme-color", content: "#F9E4EC", media: "(prefers-color-scheme: light)")
        meta(name: "theme-color", content: "#1B0F18", media: "(prefers-color-scheme: dark)")
        meta(name: "referrer", content: "no-referrer")
        meta(name: "format-detection", content: "telephone=no")
        meta(name: "apple-mobile-web-app-title", content: "Corgina")
        link(rel: "icon", .asset("icon.svg"))
        link(rel: "apple-touch-icon", .asset("icon-180.png"))
        link(rel: "manifest", .asset("corgina.webmanifest"))
        stylesheet(.asset("corgina.css"), integrity: assets.integrity["corgina.css"])
        scriptModule(.asset("corgina.js"), integrity: assets.integrity["corgina.js"])
    }
}
