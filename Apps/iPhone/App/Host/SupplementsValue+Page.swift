import CorginaRooms

extension SupplementsValue {
    /// The parts of the room's page, as the screen takes them.
    init(_ page: SupplementsPage) {
        progress = page.progress.map { Progress($0) }
        groups = page.groups.map { group in
            DoseGroup(
                heading: group.heading, words: group.words, symbol: group.sign.symbol, hue: group.sign.hue,
                rows: group.rows.map { Row($0) })
        }
        yesterday = page.yesterday.map { MissedDose(slot: $0.slot, name: $0.name, detail: $0.detail) }
        others = page.others.map { others in Others(heading: others.heading, rows: others.rows.map { Row($0) }) }
        isEmpty = page.isEmpty
        toast = page.toast
    }
}

extension SupplementsValue.Progress {
    fileprivate init(_ card: DoseProgressCard) {
        self.init(
            taken: card.taken, scheduled: card.scheduled, percent: card.percent, supplements: card.supplements,
            isComplete: card.isComplete, needed: card.needed,
            late: card.late.map { SupplementsValue.Late(words: $0.words, advice: $0.advice) },
            days: card.days.map { SupplementsValue.Day(letter: $0.letter, percent: $0.percent, words: $0.words) },
            compliance: card.compliance, missed: card.missed)
    }
}

extension SupplementsValue.Row {
    fileprivate init(_ row: SupplementRow) {
        self.init(
            id: row.id, name: row.name, isEssential: row.isEssential, detail: row.detail,
            dots: row.dots.map { SupplementsValue.Dots(states: $0.states, badge: $0.badge, words: $0.words) },
            badge: row.badge.map { SupplementsValue.Badge(symbol: $0.symbol, hue: $0.hue, words: $0.words) },
            extra: row.extra, tick: row.tick.map { SupplementsValue.Tick($0) })
    }

    fileprivate init(_ row: SupplementsPage.OtherSupplements.Row) {
        self.init(id: row.id, name: row.name, isEssential: row.isEssential, detail: row.detail)
    }
}

extension SupplementsValue.Tick {
    fileprivate init(_ tick: DoseTick) {
        self.init(slot: tick.slot, takes: tick.takes, isSkipped: tick.look == .skipped, label: tick.label)
    }
}
