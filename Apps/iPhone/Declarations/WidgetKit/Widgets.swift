@_exported import Foundation
import SwiftUI

public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
public struct TimelineEntryRelevance: Codable, Hashable {}
public struct TimelineReloadPolicy: Equatable {
    nonisolated(unsafe) public static let never = Self()
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
@MainActor @preconcurrency public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    @MainActor @preconcurrency public init<Provider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider: TimelineProvider {}
}
@preconcurrency public enum WidgetFamily: Int, CustomDebugStringConvertible, CustomStringConvertible, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
    public var description: String { "" }
    public var debugDescription: String { "" }
}
extension WidgetConfiguration {
    @MainActor @preconcurrency public func configurationDisplayName(_ displayName: LocalizedStringKey)
        -> some WidgetConfiguration
    { self }
    @MainActor @preconcurrency public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }
    @MainActor @preconcurrency public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        self
    }
}
extension WidgetBundle { @MainActor @preconcurrency public static func main() {} }
public class WidgetCenter {
    nonisolated(unsafe) public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
}
extension View {
    @MainActor @preconcurrency public func widgetURL(_ url: URL?) -> some View { self }
    @MainActor @preconcurrency public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
extension ContainerBackgroundPlacement { public static let widget: ContainerBackgroundPlacement = { fatalError() }() }
extension EnvironmentValues { public var widgetFamily: WidgetFamily { .systemSmall } }
