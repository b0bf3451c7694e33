import CorginaRooms
import Hummingbird

/// Answers `/metrics` and nothing else, on 127.0.0.1 alone: counts tell when somebody wrote.
struct MetricsRouter {
    let settings: MetricsSettings
    let figures: Figures
    let assets: AssetPaths

    var router: Router<CorginaContext> {
        let router = Router(context: CorginaContext.self)
        router.addMiddleware {
            SecurityHeaders(isBehindTLS: false)
            ErrorPages(assets: assets)
            HostCheck(settings: ServerSettings(port: settings.port))
        }
        router.get("/metrics") { [settings, figures] _, _ in
            let text = await figures.text(newestBackup: settings.newestBackup())
            return Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        }
        return router
    }
}
