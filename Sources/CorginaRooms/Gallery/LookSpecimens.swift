import CorginaCore
import Markup

struct LookSpecimens: Specimens {
    let today: CalendarDay

    var html: HTML {
        gallerySection("look", "Appearance") {
            specimen("Type") {
                div(.class("card stack stack--close")) {
                    p(.class("large-title")) { "Large title" }
                    p(.class("ask")) { "Question" }
                    p(.class("section-title")) { "Section title" }
                    p(.class("card__title")) { "Card title" }
                    p { "Body, calm and exact" }
                    p(.class("card__sub")) { "Secondary" }
                }
            }
            specimen("Hues") {
                div(.class("card swatches")) {
                    for hue in Hue.allCases { span(.class("badge \(hue.className)")) { hue.rawValue } }
                }
            }
            specimen("Glass") {
                div(.class("glass gallery__glass")) {
                    p { b { "Glass" } }
                    p { "Clear rim, milky core, one light from the upper left." }
                }
            }
            for backdrop in ["white", "black", "stripes", "vivid"] {
                specimen("Glass over \(backdrop)") {
                    div(.class("backdrop backdrop--\(backdrop)")) {
                        for kind in ["glass", "glass glass--thick"] {
                            div(.class(kind + " gallery__glass")) {
                                p { b { "Glass" } }
                                p(.class("card__sub")) { "Legible over anything." }
                            }
                        }
                    }
                }
            }
            specimen("Icons") {
                ul(.class("card gallery__icons")) {
                    for symbol in Icon.allCases {
                        li {
                            icon(symbol)
                            span { symbol.rawValue }
                        }
                    }
                }
            }
        }
    }
}
