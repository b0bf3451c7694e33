extension Supplement {
    /// Which of the others it is better taken apart from, and by how many hours: the longest gap of each name.
    public func keptApart(from others: [Supplement]) -> [(name: String, hours: Int)] {
        let own = substances
        return others.compactMap { other in
            guard other.id != id else { return nil }
            let substances = other.substances
            let hours = SupplementInteraction.told.filter {
                $0.action == .separate && ($0.connects(own, substances) || $0.connects(substances, own))
            }.map { $0.gapHours }.max()
            return hours.map { (other.name, $0) }
        }
    }
}
