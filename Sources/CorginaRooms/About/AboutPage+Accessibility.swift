import CorginaCore
import Markup

extension AboutPage {
    /// For whom Corgina was tested and how, what was never tried, and whom to tell of what is in the way. Each sentence about a test
    /// holds for `Tests/System`: every_screen, keyboard and food_by_keyboard, glass, placeholders, webkit.
    var accessibility: HTML {
        promises("Accessibility", id: "accessibility") {
            tested
            promise(
                .info, .mute, "Not tested",
                "Nobody has used Corgina with VoiceOver, TalkBack or another screen reader, by voice or with a switch. It was never tried on a phone or a tablet, nor by people with a disability. So something may be in your way that no test has found."
            )
            promise(
                .send, .trimester, "If something is in your way",
                "Tell the person who runs this server what you wanted to do, on which page, and what you use to read or operate it. What you wrote in your diary need not be in it."
            )
        }
    }

    @HTMLBuilder private var tested: HTML {
        promise(
            .check, .fat, "Checked by rule",
            english.spelled(
                "On every screen the program axe checks the rules it has for WCAG 2.1, levels A and AA. It checks contrast in light and dark, with more contrast, with less transparency and in forced colours. Such a program finds only some of what can be wrong."
            ))
        promise(
            .search, .appointment, "Small screens and large text",
            "Every screen is checked from 320 pixels wide, with the text as it is and at 310 percent: nothing is cut off, and no page scrolls sideways. Buttons and fields are at least 44 pixels high."
        )
        promise(
            .key, .calories, "By keyboard alone",
            "The first run, logging and correcting, food, drinks, symptoms, dates and settings are gone through with nothing but keys. It is checked that you can see where you are."
        )
        promise(
            .wave, .evening, "Less motion, less transparency",
            "Most tests run with less motion: the same things can be done, and what you wait for stands still. With less transparency glass is solid; without, the contrast of words on glass is measured."
        )
        promise(
            .home, .hydration, "Other browsers",
            "Everything is tested in Chromium. The main tasks are tested in WebKit, the engine of Safari, and in Firefox as well."
        )
    }
}
