import SwiftUI

/// A place: its native screen where there is one, else its page in the web view.
struct PlaceView: View {
    let opened: OpenPlace
    let host: PhoneHost

    var body: some View {
        switch opened.look == .nativeIfThere ? host.screen(at: opened.place) : nil {
        case .pushed(let view): view
        case .sheet(let view): view
        case nil: PlaceScreen(host: host, place: opened.place)
        }
    }
}

/// The sheet at a depth, and over it the next.
struct SheetLayer: ViewModifier {
    @Bindable var host: PhoneHost
    let depth: Int

    func body(content: Content) -> some View {
        content.sheet(item: $host[sheetAt: depth]) { opened in
            PlaceView(opened: opened, host: host).modifier(NextSheet(host: host, depth: depth + 1))
        }
    }
}

/// A layer by another name: a view cannot hold itself.
struct NextSheet: ViewModifier {
    let host: PhoneHost
    let depth: Int

    func body(content: Content) -> some View {
        content.background { AnyView(Color.clear.modifier(SheetLayer(host: host, depth: depth))) }
    }
}
