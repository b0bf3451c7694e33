import CorginaCore
import CorginaRooms
import SwiftUI

/// Today: what should not wait, the week, the day so far, what happened last, and the one field for everything.
struct TodayScreen: View {
    @State private var model: TodayModel
    @State private var heard: HeardDraft?
    @State private var snacks: [QuickSnack] = []
    @State private var isOfferingRecipe = false
    @State private var isEditingDates = false
    @State private var chosenDay: CalendarDay?

    init(host: any ScreenHost) {
        _model = State(initialValue: TodayModel(ScreenPlace(.today), host: host))
    }

    var body: some View {
        Loaded(model: model, leadsElsewhere: false) { page in
            ScrollView { TodayContent(page: page, model: model, snacks: snacks, chosenDay: $chosenDay) }
                .refreshable { await model.show(ScreenPlace(.today)) }
                .safeAreaBar(edge: .bottom) { ComposerBar(page: page, model: model) }
                .overlay(alignment: .bottom) { toast(page) }
                .onChange(of: page.suggestion, initial: true) { _, offer in isOfferingRecipe = offer != nil }
        }
        .navigationTitle("Today")
        .toolbar { TodayToolbar(model: model, editDates: { isEditingDates = true }) }
        .task { await readSnacks() }
        .onChange(of: model.next) { _, place in go(to: place) }
        .sheet(item: $heard) { draft in ConfirmationSheet(draft: draft.id, host: model.host, finish: show) }
        .sheet(item: $chosenDay.asChosenDay) { day in DailyDetails(day: day.id, host: model.host) }
        .sheet(isPresented: $isEditingDates, onDismiss: reload) { dates }
        .sheet(isPresented: $isOfferingRecipe) { RecipeOfferSheet(answer: answerOffer) }
    }

    @ViewBuilder private func toast(_ page: TodayPage) -> some View {
        if let toast = page.toast, !toast.isOnlySaid {
            UndoToast(toast: toast) { entry in Task { await model.send(["entry": entry], to: .undo) } }
        }
    }

    /// What was understood comes as a sheet over Today; everything else is the web view's.
    private func go(to place: ScreenPlace?) {
        guard let place else { return }
        model.next = nil
        if case .drafts(.sheet(let draft)) = place.route {
            heard = HeardDraft(id: draft)
        } else {
            visit(place)
        }
    }

    /// Another place; once she is back, Today is read again.
    private func visit(_ place: ScreenPlace) {
        Task {
            await model.host.open(place, as: .nativeIfThere)
            await model.load()
        }
    }

    /// Today with what was just logged at its top; any other place is the web view's.
    private func show(_ place: ScreenPlace) {
        if place.route == .today { Task { await model.show(place) } } else { visit(place) }
    }

    @ViewBuilder private var dates: some View {
        if model.value?.invitesDates == true {
            DateEntryScreen(host: model.host)
        } else {
            DatesScreen(host: model.host)
        }
    }

    /// Foods to log with one tap. Without them Today is whole as it is.
    private func readSnacks() async {
        snacks = (try? await model.host.page(ScreenPlace(.quickLog(nil)), as: QuickLogPage.self))?.snacks ?? []
    }

    private func reload() { Task { await model.load() } }

    private func answerOffer(_ saves: Bool) {
        guard let event = model.value?.suggestion?.event else { return }
        Task { await model.send(to: .entries(saves ? .saveRecipe(event) : .declineRecipe(event)), isQuiet: !saves) }
    }
}

/// Holds Today's page.
typealias TodayModel = ScreenModel<TodayPage>

/// What waits to be confirmed, as a sheet knows it.
struct HeardDraft: Identifiable {
    var id: RecordID
}
