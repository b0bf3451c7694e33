// What plain HTML cannot do. Every page reads and works without any of it.
import { enhanceCalories } from "./calories.js";
import { enhanceClinic } from "./clinic.js";
import { enhanceClocks } from "./clock.js";
import { enhanceComposer } from "./composer.js";
import { enhanceConfirmations } from "./confirm.js";
import { enhanceCopies } from "./copy.js";
import { enhanceCountdowns } from "./countdown.js";
import { enhanceDates } from "./dates.js";
import { enhanceDating } from "./dating.js";
import { enhanceFilms } from "./film.js";
import { enhanceFilters } from "./filter.js";
import { enhanceGestures } from "./gestures.js";
import { enhanceGlass } from "./glass.js";
import { enhanceHints } from "./hints.js";
import { enhanceInvited } from "./invited.js";
import { enhanceKeeping } from "./keeping.js";
import { enhanceKicks } from "./kicks.js";
import { listenToKeys } from "./keyboard.js";
import { enhanceLabour } from "./labour.js";
import { enhanceLock } from "./lock.js";
import { enhanceMenus } from "./menus.js";
import { remember } from "./morph.js";
import { enhanceNavigation } from "./navigation.js";
import { enhanceInstall } from "./install.js";
import { enhanceOffline } from "./offline.js";
import { enhancePhotos } from "./photo.js";
import { enhancePictures } from "./picture.js";
import { enhancePlaceholders } from "./placeholders.js";
import { enhanceReminders } from "./reminders.js";
import { enhanceReveals } from "./reveal.js";
import { enhanceRunning } from "./running.js";
import { enhanceScanner } from "./scanner.js";
import { enhanceSheets } from "./sheet.js";
import { enhanceSteppers } from "./stepper.js";
import { enhanceStrips } from "./strip.js";
import { enhanceSupplements } from "./supplements.js";
import { enhanceSwipes } from "./swipes.js";
import { enhanceSyncing } from "./syncing.js";
import { enhanceToasts } from "./toast.js";
import { enhanceTyped, listenToTyping } from "./typed.js";
import { enhanceUploads } from "./upload.js";
import { enhanceVoice } from "./voice.js";
import { enhanceWheels } from "./wheel.js";

const enhancements = [
  enhanceClocks, enhanceComposer, enhanceTyped, enhanceCopies, enhanceReveals, enhanceSteppers,
  enhanceWheels, enhanceDates, enhanceDating, enhanceCountdowns, enhanceStrips, enhanceConfirmations, enhanceGestures, enhanceSwipes, enhanceMenus,
  enhanceHints, enhanceToasts, enhanceGlass,
  enhanceCalories, enhancePictures, enhanceSupplements, enhanceFilters, enhanceRunning, enhanceKicks, enhanceLabour,
  enhancePlaceholders, enhanceUploads, enhancePhotos, enhanceFilms, enhanceClinic, enhanceInvited, enhanceInstall, enhanceReminders, enhanceLock, enhanceKeeping, enhanceOffline, enhanceSyncing, enhanceVoice, enhanceScanner,
  showWhatIsReady,
  // Last: a sheet that becomes modal lays the page out, and whatever changed after it would do so again.
  enhanceSheets,
];

function showWhatIsReady(root) {
  for (const part of root.querySelectorAll("[data-ready]")) part.hidden = false;
}

// If one fails, the others still run.
function enhance(root) {
  for (const enhancement of enhancements) {
    try { enhancement(root); } catch (error) { console.error(error); }
  }
}

// What was just done is said once; a reload need not say it again.
if (location.search) history.replaceState(null, "", location.pathname);

remember(document.body);
enhance(document);
// Ends the entrance of the first page. Done before she taps anything, since it makes the browser style the whole page anew.
setTimeout(() => { document.documentElement.dataset.shown = ""; }, 1_500);
enhanceNavigation(enhance);
listenToKeys();
listenToTyping();
