/// A supplement or medicine on her list: what it is, how much a dose is, and when she takes it.
public struct Supplement: Hashable, Sendable, Identifiable {
    public let id: RecordID
    public var name: String
    /// How much one dose is, as the label says it: "27 mg".
    public var dose: DoseAmount
    /// How many tablets, capsules or drops one dose takes, 1...20; what ``stock`` is counted in.
    public var pieces: Int
    /// What one dose, all its pieces together, contains.
    public var contents: SupplementContents
    /// Whether it bears the star.
    public var isEssential: Bool
    /// The row of the catalogue it was made from, such as ``CatalogueSupplement/ID/iron``; `nil` for one of her own.
    public var catalogueID: CatalogueSupplement.ID?
    /// The name of a row that this version's catalogue does not have, as a newer version wrote it; `nil` where there is none. It says
    /// nothing here, and is kept for the version that knows it.
    public var newerCatalogueName: String?
    /// When she takes and took it, oldest first; no two overlap.
    public internal(set) var courses: [Course]
    /// How many are left, once she has counted them.
    public var stock: SupplementStock?

    /// The longest name, in characters.
    public static let longestName = 80
    /// How many pieces one dose may take.
    public static let piecesADose = 1...20

    public init(
        id: RecordID, name: String, dose: DoseAmount, pieces: Int = 1, contents: SupplementContents = .none,
        isEssential: Bool = false, catalogueID: CatalogueSupplement.ID? = nil, newerCatalogueName: String? = nil,
        courses: [Course], stock: SupplementStock? = nil
    ) {
        self.id = id
        self.name = name
        self.dose = dose
        self.pieces = pieces
        self.contents = contents
        self.isEssential = isEssential
        self.catalogueID = catalogueID
        self.newerCatalogueName = newerCatalogueName
        self.courses = Self.inOrder(courses)
        self.stock = stock
    }

    /// Checks everything she can enter.
    ///
    /// - Throws: the first that cannot be kept, worded for her.
    public func validate() throws(SupplementError) {
        if name.allSatisfy({ $0.isWhitespace }) { throw .nameMissing }
        if name.count > Self.longestName { throw .nameTooLong }
        if !DoseAmount.range.contains(dose.value) { throw .doseAmount }
        if !Self.piecesADose.contains(pieces) { throw .piecesADose }
        try contents.validate()
        for course in courses { try course.schedule.validate() }
        if let stock, !SupplementStock.range.contains(stock.pieces) { throw .stock }
    }
}
