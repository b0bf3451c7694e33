import CorginaCore
import CorginaPhone
import CorginaRooms
import Foundation
import WidgetKit

/// What follows every change of the diary outside the app's own screens: notifications, widgets, Live Activities, Health. Each is
/// planned by `CorginaPhone`; here the plan is only carried out.
@MainActor
enum PhonePowers {
    /// One after the other, and once more where it was asked for meanwhile: two plans at once could undo each other.
    static func refresh(_ host: PhoneHost) async {
        asked = host
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }
        while let host = asked {
            asked = nil
            await Notifications.refresh(host)
            await Widgets.refresh(host)
            await Activities.refresh(host)
            await HealthBridge.refresh(host)
        }
    }

    private static var isRefreshing = false
    /// The diary that changed since the last began.
    private static var asked: PhoneHost?

    /// What each power keeps sealed beside the diary: names of the app's own, as other things that go on have.
    enum Shelf {
        static let healthChoices = RecordID(high: 0, low: 0x70_0001)
        static let widgets = RecordID(high: 0, low: 0x70_0004)
    }
}

/// Writes what widgets show into the folder they share with the app; nothing where she placed none.
enum Widgets {
    static func refresh(_ host: PhoneHost) async {
        guard let file = AppGroup.widgets else { return }
        let chosen = String(decoding: (try? await host.keeper.kept(PhonePowers.Shelf.widgets)) ?? [], as: UTF8.self)
        let kinds = chosen.split(separator: "\n").compactMap { WidgetKind(rawValue: String($0)) }
        guard
            let plan = try? await host.keeper.visit({ visit in
                let surroundings = PhoneSurroundings.live
                return WidgetPlan(visit.diary, kinds, now: visit.now, offset: surroundings.offset)
            })
        else { return }
        try? AppGroup.write(Data(plan.bytes), to: file)
        WidgetCenter.shared.reloadAllTimelines()
    }

    /// Nothing of a diary that is gone is shown any more.
    static func removeAll() {
        if let file = AppGroup.widgets { try? FileManager.default.removeItem(at: file) }
        WidgetCenter.shared.reloadAllTimelines()
    }

    /// Whether she wants a widget to show something of her diary on the Home Screen. None does before.
    static func choose(_ kinds: [WidgetKind], _ host: PhoneHost) async {
        let lines = kinds.map { $0.rawValue }.joined(separator: "\n")
        try? await host.keeper.keep(Array(lines.utf8), as: PhonePowers.Shelf.widgets)
        await refresh(host)
    }
}
