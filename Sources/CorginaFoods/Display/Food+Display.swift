extension Food {
    /// The name for a card, as a person would say it: "Boiled potato" for "Potato, boiled, NFS". At most 44 characters.
    ///
    /// It may leave out what tells two foods apart; where several are offered, show ``displayDetails`` below it.
    public var displayName: String { title.text }

    /// What ``displayName`` leaves out of the published name: "peel not eaten, made with butter". May be empty.
    public var displayDetails: String { title.details }

    private var title: FoodTitle { FoodTitle(of: name, in: category) }
}
