@_exported import Foundation
import SwiftUI

public protocol TimelineEntry { var date: Date { get } }
public struct TimelineReloadPolicy: Equatable, Sendable {
    public static let never = Self()
}
public struct Timeline<EntryType> where EntryType: TimelineEntry {
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}
public struct TimelineProviderContext {
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    @preconcurrency func getTimeline(
        in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: WidgetConfiguration {}
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    public init<Provider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider: TimelineProvider {}
}
public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension WidgetBundle { @MainActor @preconcurrency public static func main() {} }
public struct _Widgets<T>: Widget {
    public init() {}
    public var body: some WidgetConfiguration { _NoWidget() }
}
struct _NoWidget: WidgetConfiguration {
    typealias Body = Never
    var body: Never { return fatalError() }
}
@resultBuilder public struct WidgetBundleBuilder {
    @MainActor public static func buildBlock<each C>(_ c: repeat each C) -> some Widget where repeat each C: Widget {
        _Widgets<(repeat each C)>()
    }
}
open class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
}
extension View {
    nonisolated public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { self }
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
public struct ContainerBackgroundPlacement: Sendable {
    public static let widget = ContainerBackgroundPlacement()
}
extension EnvironmentValues { public var widgetFamily: WidgetFamily { .systemSmall } }
