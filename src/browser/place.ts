import { onPlaceChange } from '../features/place/device-place';
import { keepAskedPlace } from '../features/place/keep-asked-place';
import { onNewMarkup } from '../ui/hooks/joined-markup';
import { showPlace } from './show-place';

// A live list: the cards before `seen` are done with, and nothing in front of them comes any more while the page is
// parsed.
const cards = document.getElementsByClassName('card') as HTMLCollectionOf<HTMLElement>;
let seen = 0;

/** The next cards of which the parser has seen the end: something stands behind them, or another card. */
function* finished(): Generator<HTMLElement> {
  for (let card = cards[seen]; card && (card.nextElementSibling || cards[seen + 1]); card = cards[seen]) {
    seen += 1;
    yield card;
  }
}

// So does the row of what was seen lately have its room before it is laid out.
try {
  const seen = localStorage.getItem(`${document.documentElement.dataset.store}-recently-viewed`);
  document.documentElement.toggleAttribute('data-has-seen', (seen?.length ?? 0) > '[]'.length);
} catch {
  // a browser that keeps nothing has seen nothing
}

// This script stands between the header and what is listed, so that each card has its line before it is painted for the
// first time.
showPlace([]);
const parsing = new MutationObserver(() => {
  const fresh = [...finished()];
  if (fresh.length > 0) showPlace(fresh);
});
parsing.observe(document.body, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  keepAskedPlace();
  showPlace();
});
onPlaceChange(() => showPlace());
// Timers stand still while a device sleeps: what is shown again may be past its cut.
document.addEventListener('visibilitychange', () => showPlace());
onNewMarkup(() => showPlace());
