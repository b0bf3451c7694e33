import CorginaPhone
import Foundation
import WidgetKit

/// What the app planned for a widget. It computes nothing, and opens no diary.
struct PlannedProvider: TimelineProvider {
    let kind: WidgetKind

    struct Entry: TimelineEntry {
        let date: Date
        let face: WidgetFace
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .now, face: WidgetPlan.locked.face(of: kind, at: 0)) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        let minute = Int64(Date.now.timeIntervalSince1970 / 60)
        completion(Entry(date: .now, face: plan.face(of: kind, at: minute)))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        let planned = plan.timelines[kind] ?? []
        let entries = planned.map { entry in
            Entry(date: Date(timeIntervalSince1970: TimeInterval(entry.minute * 60)), face: entry.face)
        }
        completion(Timeline(entries: entries.isEmpty ? [placeholder(in: context)] : entries, policy: .never))
    }

    /// While the iPhone is locked the file is closed, and a widget shows nothing of the diary.
    private var plan: WidgetPlan {
        guard let file = AppGroup.widgets, let bytes = try? Data(contentsOf: file) else { return .locked }
        return WidgetPlan([UInt8](bytes))
    }
}
