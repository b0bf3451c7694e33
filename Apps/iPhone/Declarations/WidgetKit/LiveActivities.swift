import ActivityKit
import SwiftUI

public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
    public let attributes: Attributes
    public let state: Attributes.ContentState
}
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes>: WidgetConfiguration
where Attributes: ActivityAttributes {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    @MainActor @preconcurrency public init<Content>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) where Content: View {}
}
public struct DynamicIsland {
    public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {}
}
public struct DynamicIslandExpandedContent<Content> where Content: View {}
public struct DynamicIslandExpandedRegionPosition {
    nonisolated(unsafe) public static let center = Self()
    nonisolated(unsafe) public static let bottom = Self()
}
public struct DynamicIslandExpandedRegion<Content> where Content: View {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: () -> Content
    ) {}
}
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C>(
        first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> where C: View { DynamicIslandExpandedContent<EmptyView>() }
    public static func buildPartialBlock<C0, C1>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> where C0: View, C1: View { DynamicIslandExpandedContent<EmptyView>() }
}
