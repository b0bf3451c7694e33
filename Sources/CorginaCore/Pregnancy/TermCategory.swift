/// Where a day stands relative to term. Source: ACOG Committee Opinion 579.
///
/// 37 weeks is *early* term: the field does not call it full term, and neither do we.
public enum TermCategory: String, CaseIterable, Sendable {
    /// The day lies before the effective LMP, so there is no gestational age yet.
    case beforeLMP = "before_lmp"
    /// Before 37w0d.
    case preterm = "preterm_if_born"
    /// 37w0d–38w6d.
    case earlyTerm = "early_term"
    /// 39w0d–40w6d.
    case fullTerm = "full_term"
    /// 41w0d–41w6d.
    case lateTerm = "late_term"
    /// 42w0d and beyond.
    case postTerm = "post_term"

    public init(_ age: GestationalAge) {
        switch age.days {
        case ..<0: self = .beforeLMP
        case ..<259: self = .preterm
        case ..<273: self = .earlyTerm
        case ..<287: self = .fullTerm
        case ..<294: self = .lateTerm
        default: self = .postTerm
        }
    }
}
