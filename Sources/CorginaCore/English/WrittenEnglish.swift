/// How English is written for her: spelling, the order of a date, the clock, the unit of energy, and what is usual where she lives.
///
/// It is for what people read. What programs read (addresses, values of fields, exports) is written in one way for all.
public struct WrittenEnglish: Hashable, Sendable {
    /// `nil` when nobody knows where she lives.
    public let region: FoodRegion?
    public let clock: Clock

    /// "color" or "colour".
    public enum Spelling: Hashable, Sendable {
        case american, british
    }

    /// "November 21" or "21 November".
    public enum DateOrder: Hashable, Sendable {
        case monthFirst, dayFirst
    }

    /// "2:05 pm" or "14:05".
    public enum Clock: Hashable, Sendable {
        case twelveHour, twentyFourHour
    }

    public init(region: FoodRegion?, clock setting: Profile.ClockSetting = .byRegion) {
        self.region = region
        clock =
            switch setting {
            case .byRegion: Self.clock(of: region)
            case .twelveHour: .twelveHour
            case .twentyFourHour: .twentyFourHour
            }
    }

    /// For somebody whose region nobody knows, and for what is written in one way for all.
    public static let ofNoRegion = WrittenEnglish(region: nil)

    /// The language tag of a page (BCP 47): "en-GB"; "en" where no region is known.
    public var languageTag: String {
        switch region {
        case .us: "en-US"
        case .uk: "en-GB"
        case .australia: "en-AU"
        case .india: "en-IN"
        case nil: "en"
        }
    }

    /// British where no region is known: most of the reference is, so that fewer of its words change.
    public var spelling: Spelling { region == .us ? .american : .british }

    public var dateOrder: DateOrder { region == .us ? .monthFirst : .dayFirst }

    /// The days of a calendar week in their order. Source: Unicode CLDR, weekData: Sunday in US and IN, Monday in 001, GB and AU.
    public var weekdays: [Weekday] {
        switch region {
        case .us, .india: [.sunday] + Weekday.allCases.filter { $0 != .sunday }
        case .uk, .australia, nil: Weekday.allCases
        }
    }

    /// Source: Unicode CLDR, timeData: `h` is preferred in US, AU and IN, `H` in GB.
    private static func clock(of region: FoodRegion?) -> Clock {
        switch region {
        case .us, .australia, .india: .twelveHour
        case .uk, nil: .twentyFourHour
        }
    }
}

extension Profile {
    /// How English is written for her.
    public var english: WrittenEnglish { WrittenEnglish(region: foodRegion, clock: clock) }
}
