#include "EmbeddedFiles.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

// One style sheet, joined here from one file a group of components. The first names the order of layers.
static const unsigned char styles[] = {
#embed "Assets/Styles/reset.css" suffix(, '\n',)
#embed "Assets/Styles/tokens.css" suffix(, '\n',)
#embed "Assets/Styles/base.css" suffix(, '\n',)
#embed "Assets/Styles/glass.css" suffix(, '\n',)
#embed "Assets/Styles/marks.css" suffix(, '\n',)
#embed "Assets/Styles/cards.css" suffix(, '\n',)
#embed "Assets/Styles/controls.css" suffix(, '\n',)
#embed "Assets/Styles/progress.css" suffix(, '\n',)
#embed "Assets/Styles/date-entry.css" suffix(, '\n',)
#embed "Assets/Styles/baby.css" suffix(, '\n',)
#embed "Assets/Styles/timeline.css" suffix(, '\n',)
#embed "Assets/Styles/charts.css" suffix(, '\n',)
#embed "Assets/Styles/calories.css" suffix(, '\n',)
#embed "Assets/Styles/sheets.css" suffix(, '\n',)
#embed "Assets/Styles/menus.css" suffix(, '\n',)
#embed "Assets/Styles/swipes.css" suffix(, '\n',)
#embed "Assets/Styles/placeholders.css" suffix(, '\n',)
#embed "Assets/Styles/voice.css" suffix(, '\n',)
#embed "Assets/Styles/page.css" suffix(, '\n',)
#embed "Assets/Styles/welcome.css" suffix(, '\n',)
#embed "Assets/Styles/today.css" suffix(, '\n',)
#embed "Assets/Styles/confirmation.css" suffix(, '\n',)
#embed "Assets/Styles/scanner.css" suffix(, '\n',)
#embed "Assets/Styles/food.css" suffix(, '\n',)
#embed "Assets/Styles/nutrition.css" suffix(, '\n',)
#embed "Assets/Styles/supplements.css" suffix(, '\n',)
#embed "Assets/Styles/visits.css" suffix(, '\n',)
#embed "Assets/Styles/report.css" suffix(, '\n',)
#embed "Assets/Styles/clinic.css" suffix(, '\n',)
#embed "Assets/Styles/care.css" suffix(, '\n',)
#embed "Assets/Styles/hydration.css" suffix(, '\n',)
#embed "Assets/Styles/symptoms.css" suffix(, '\n',)
#embed "Assets/Styles/measurements.css" suffix(, '\n',)
#embed "Assets/Styles/entries.css" suffix(, '\n',)
#embed "Assets/Styles/devices.css" suffix(, '\n',)
#embed "Assets/Styles/upload.css" suffix(, '\n',)
#embed "Assets/Styles/photos.css" suffix(, '\n',)
#embed "Assets/Styles/checklists.css" suffix(, '\n',)
#embed "Assets/Styles/bump.css" suffix(, '\n',)
#embed "Assets/Styles/gallery.css" suffix(, '\n',)
#embed "Assets/Styles/offline.css" suffix(, '\n',)
#embed "Assets/Styles/large-text.css" suffix(, '\n',)
#embed "Assets/Styles/motion.css" suffix(, '\n',)
#embed "Assets/Styles/preferences.css" suffix(, '\n',)
#embed "Assets/Styles/values.css" suffix(, '\n')
};

static const unsigned char script[] = {
#embed "Assets/Scripts/corgina.js"
};
static const unsigned char calories[] = {
#embed "Assets/Scripts/calories.js"
};
static const unsigned char picture[] = {
#embed "Assets/Scripts/picture.js"
};
static const unsigned char clock_script[] = {
#embed "Assets/Scripts/clock.js"
};
static const unsigned char composer[] = {
#embed "Assets/Scripts/composer.js"
};
static const unsigned char confirmation[] = {
#embed "Assets/Scripts/confirm.js"
};
static const unsigned char copying[] = {
#embed "Assets/Scripts/copy.js"
};
static const unsigned char countdown[] = {
#embed "Assets/Scripts/countdown.js"
};
static const unsigned char dating[] = {
#embed "Assets/Scripts/dating.js"
};
static const unsigned char days[] = {
#embed "Assets/Scripts/days.js"
};
static const unsigned char glass[] = {
#embed "Assets/Scripts/glass.js"
};
static const unsigned char filter_script[] = {
#embed "Assets/Scripts/filter.js"
};
static const unsigned char edges_script[] = {
#embed "Assets/Scripts/edges.js"
};
static const unsigned char hints_script[] = {
#embed "Assets/Scripts/hints.js"
};
static const unsigned char menus_script[] = {
#embed "Assets/Scripts/menus.js"
};
static const unsigned char stroke_script[] = {
#embed "Assets/Scripts/stroke.js"
};
static const unsigned char swipes_script[] = {
#embed "Assets/Scripts/swipes.js"
};
static const unsigned char placeholders_script[] = {
#embed "Assets/Scripts/placeholders.js"
};
static const unsigned char dates_script[] = {
#embed "Assets/Scripts/dates.js"
};
static const unsigned char busy_script[] = {
#embed "Assets/Scripts/busy.js"
};
static const unsigned char voice_script[] = {
#embed "Assets/Scripts/voice.js"
};
static const unsigned char recogniser_script[] = {
#embed "Assets/Scripts/recogniser.js"
};
static const unsigned char recorder_script[] = {
#embed "Assets/Scripts/recorder.js"
};
static const unsigned char take_script[] = {
#embed "Assets/Scripts/take.js"
};
static const unsigned char heard_script[] = {
#embed "Assets/Scripts/heard.js"
};
static const unsigned char microphone_script[] = {
#embed "Assets/Scripts/microphone.js"
};
static const unsigned char scanner_script[] = {
#embed "Assets/Scripts/scanner.js"
};
static const unsigned char bars_script[] = {
#embed "Assets/Scripts/bars.js"
};
static const unsigned char gestures[] = {
#embed "Assets/Scripts/gestures.js"
};
static const unsigned char haptics[] = {
#embed "Assets/Scripts/haptics.js"
};
static const unsigned char kicks[] = {
#embed "Assets/Scripts/kicks.js"
};
static const unsigned char edited[] = {
#embed "Assets/Scripts/edited.js"
};
static const unsigned char held[] = {
#embed "Assets/Scripts/held.js"
};
static const unsigned char leaving[] = {
#embed "Assets/Scripts/leaving.js"
};
static const unsigned char typed[] = {
#embed "Assets/Scripts/typed.js"
};
static const unsigned char lock_script[] = {
#embed "Assets/Scripts/lock.js"
};
static const unsigned char labour[] = {
#embed "Assets/Scripts/labour.js"
};
static const unsigned char morph[] = {
#embed "Assets/Scripts/morph.js"
};
static const unsigned char navigation[] = {
#embed "Assets/Scripts/navigation.js"
};
static const unsigned char reveal[] = {
#embed "Assets/Scripts/reveal.js"
};
static const unsigned char running[] = {
#embed "Assets/Scripts/running.js"
};
static const unsigned char sheet[] = {
#embed "Assets/Scripts/sheet.js"
};
static const unsigned char install[] = {
#embed "Assets/Scripts/install.js"
};
static const unsigned char reminders[] = {
#embed "Assets/Scripts/reminders.js"
};
static const unsigned char offline[] = {
#embed "Assets/Scripts/offline.js"
};
static const unsigned char queue[] = {
#embed "Assets/Scripts/queue.js"
};
static const unsigned char seal[] = {
#embed "Assets/Scripts/seal.js"
};
static const unsigned char device[] = {
#embed "Assets/Scripts/device.js"
};
static const unsigned char known_diary[] = {
#embed "Assets/Scripts/diary.js"
};
static const unsigned char waiting[] = {
#embed "Assets/Scripts/waiting.js"
};
static const unsigned char syncing[] = {
#embed "Assets/Scripts/syncing.js"
};
static const unsigned char keeping[] = {
#embed "Assets/Scripts/keeping.js"
};
static const unsigned char keyboard[] = {
#embed "Assets/Scripts/keyboard.js"
};
static const unsigned char preferences[] = {
#embed "Assets/Scripts/preferences.js"
};
static const unsigned char stepper[] = {
#embed "Assets/Scripts/stepper.js"
};
static const unsigned char strip[] = {
#embed "Assets/Scripts/strip.js"
};
static const unsigned char supplements[] = {
#embed "Assets/Scripts/supplements.js"
};
static const unsigned char health[] = {
#embed "Assets/Scripts/health.js"
};
static const unsigned char toast[] = {
#embed "Assets/Scripts/toast.js"
};
static const unsigned char upload[] = {
#embed "Assets/Scripts/upload.js"
};
static const unsigned char photo_script[] = {
#embed "Assets/Scripts/photo.js"
};
static const unsigned char clinic_script[] = {
#embed "Assets/Scripts/clinic.js"
};
static const unsigned char invited_script[] = {
#embed "Assets/Scripts/invited.js"
};
static const unsigned char film_script[] = {
#embed "Assets/Scripts/film.js"
};
static const unsigned char wheel[] = {
#embed "Assets/Scripts/wheel.js"
};
static const unsigned char icons[] = {
#embed "Assets/Images/icons.svg"
};
static const unsigned char icon[] = {
#embed "Assets/Images/icon.svg"
};
// iOS takes the one of 180 pixels for the home screen, others those of 192 and 512.
static const unsigned char icon_180[] = {
#embed "Assets/Images/icon-180.png"
};
static const unsigned char icon_192[] = {
#embed "Assets/Images/icon-192.png"
};
static const unsigned char icon_512[] = {
#embed "Assets/Images/icon-512.png"
};
static const unsigned char manifest[] = {
#embed "Assets/Images/corgina.webmanifest"
};

#define ASSET(name, type, data) { name, type, data, sizeof(data) }
#define SCRIPT(name, data) ASSET(name, "text/javascript; charset=utf-8", data)

static const corgina_asset assets[] = {
    ASSET("corgina.css", "text/css; charset=utf-8", styles),
    SCRIPT("corgina.js", script),
    SCRIPT("calories.js", calories),
    SCRIPT("picture.js", picture),
    SCRIPT("clock.js", clock_script),
    SCRIPT("composer.js", composer),
    SCRIPT("confirm.js", confirmation),
    SCRIPT("copy.js", copying),
    SCRIPT("countdown.js", countdown),
    SCRIPT("dating.js", dating),
    SCRIPT("days.js", days),
    SCRIPT("glass.js", glass),
    SCRIPT("filter.js", filter_script),
    SCRIPT("edges.js", edges_script),
    SCRIPT("hints.js", hints_script),
    SCRIPT("menus.js", menus_script),
    SCRIPT("stroke.js", stroke_script),
    SCRIPT("swipes.js", swipes_script),
    SCRIPT("placeholders.js", placeholders_script),
    SCRIPT("dates.js", dates_script),
    SCRIPT("busy.js", busy_script),
    SCRIPT("voice.js", voice_script),
    SCRIPT("recogniser.js", recogniser_script),
    SCRIPT("recorder.js", recorder_script),
    SCRIPT("heard.js", heard_script),
    SCRIPT("take.js", take_script),
    SCRIPT("microphone.js", microphone_script),
    SCRIPT("scanner.js", scanner_script),
    SCRIPT("bars.js", bars_script),
    SCRIPT("gestures.js", gestures),
    SCRIPT("haptics.js", haptics),
    SCRIPT("kicks.js", kicks),
    SCRIPT("labour.js", labour),
    SCRIPT("edited.js", edited),
    SCRIPT("held.js", held),
    SCRIPT("leaving.js", leaving),
    SCRIPT("typed.js", typed),
    SCRIPT("lock.js", lock_script),
    SCRIPT("morph.js", morph),
    SCRIPT("navigation.js", navigation),
    SCRIPT("reveal.js", reveal),
    SCRIPT("running.js", running),
    SCRIPT("sheet.js", sheet),
    SCRIPT("install.js", install),
    SCRIPT("reminders.js", reminders),
    SCRIPT("offline.js", offline),
    SCRIPT("queue.js", queue),
    SCRIPT("seal.js", seal),
    SCRIPT("device.js", device),
    SCRIPT("diary.js", known_diary),
    SCRIPT("waiting.js", waiting),
    SCRIPT("keeping.js", keeping),
    SCRIPT("syncing.js", syncing),
    SCRIPT("keyboard.js", keyboard),
    SCRIPT("preferences.js", preferences),
    SCRIPT("stepper.js", stepper),
    SCRIPT("strip.js", strip),
    SCRIPT("supplements.js", supplements),
    SCRIPT("toast.js", toast),
    SCRIPT("health.js", health),
    SCRIPT("upload.js", upload),
    SCRIPT("photo.js", photo_script),
    SCRIPT("film.js", film_script),
    SCRIPT("clinic.js", clinic_script),
    SCRIPT("invited.js", invited_script),
    SCRIPT("wheel.js", wheel),
    ASSET("icons.svg", "image/svg+xml", icons),
    ASSET("icon.svg", "image/svg+xml", icon),
    ASSET("icon-180.png", "image/png", icon_180),
    ASSET("icon-192.png", "image/png", icon_192),
    ASSET("icon-512.png", "image/png", icon_512),
    ASSET("corgina.webmanifest", "application/manifest+json", manifest),
};

size_t corgina_asset_count(void) { return sizeof(assets) / sizeof(assets[0]); }

corgina_asset corgina_asset_at(size_t index) {
    if (index < corgina_asset_count()) { return assets[index]; }
    return (corgina_asset){ 0 };
}
