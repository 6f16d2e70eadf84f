import { keepAskedPlace } from '../features/place/keep-asked-place';
import './has-seen';
import { followPlace } from './follow-place';
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
  followPlace();
});
