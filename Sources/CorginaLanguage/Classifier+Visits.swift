import CorginaCore

/// The visits of a sentence that tells of several: "midwife Thursday 10:30 and growth scan Friday at 2".
extension Classifier {
    /// The findings with the visits the models marked besides the one grammar reads, each where a time of its own is told.
    func withVisits(_ findings: [Finding], _ time: TimeReader.Result, _ occasions: Occasions) -> [Finding] {
        let marked = spans.filter { $0.role == .appointment && ($0.stance == .happened || $0.stance == .planned) }
        guard let first = findings.firstIndex(where: { $0.isVisit }) else {
            // What no list calls a visit is one where a time to come is told: "antenatal is on Thursday by 8".
            guard let visit = marked.first.map({ visit($0, isComing: true) }), time.time.isStated else {
                return findings
            }
            return findings + [visit]
        }
        var all = findings
        // "The doctor gave me tablets" tells of somebody, and of no visit.
        if marked.isEmpty, findings[first].isComing, !(time.time.isStated && isAwaited),
            VisitWords.isOnlySomebody(findings[first].name, tokens)
        {
            all.remove(at: first)
            return all
        }
        // Grammar names a visit by what is done there, wherever that stands.
        guard let own = marked.first(where: { $0.tokens.overlaps(findings[first].tokens) }) else { return findings }
        all[first].tokens = own.tokens
        var told = [when(all[first], occasions)]
        for span in marked where !all.contains(where: { $0.isVisit && $0.tokens.overlaps(span.tokens) }) {
            let another = visit(span, isComing: all[first].isComing)
            let time = when(another, occasions)
            guard !told.contains(time) else { continue }
            told.append(time)
            all.append(another)
        }
        return all
    }

    /// "The consultant wants to see me".
    private var isAwaited: Bool { tokens.contains { $0.is("wants") } && tokens.contains { $0.is("me") } }

    private func visit(_ span: TaggedSpan, isComing: Bool) -> Finding {
        let words = text(span.tokens)
        let name = VisitWords.name(tokens[span.tokens]) ?? words.prefix(1).uppercased() + words.dropFirst()
        return Finding(
            name: name, content: .other(.appointment(Appointment(title: name))), tokens: span.tokens,
            when: isComing ? .coming : .told)
    }

    private func when(_ visit: Finding, _ occasions: Occasions) -> Moment {
        let position = bytePosition(visit)
        return visit.isComing ? occasions.coming(at: position) : occasions.time(at: position).moment
    }
}
