import { onPlaceChange } from '../features/place/device-place';
import { showPlace } from '../features/place/show-place';
import { onNewMarkup } from '../ui/new-markup';

/** Cards of which the parser has seen the end. */
const WHOLE = ':not(:last-child)';

// This script stands between the header and what is listed, so that each card has its line before it is painted for the first time.
showPlace(WHOLE);
const parsing = new MutationObserver(() => showPlace(WHOLE));
parsing.observe(document.body, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  showPlace();
});
onPlaceChange(() => showPlace());
onNewMarkup(() => showPlace());
