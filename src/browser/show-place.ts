import type { KnownPlace } from '../domain/known-place';
import { type Arrival, arrivalLine, type PlaceSettings, sentTo } from '../features/place/arrival-line';
import { devicePlace } from '../features/place/device-place';
import { serverNow } from '../ui/server-now';
import { showInHeader } from './place-in-header';

const LINE = 'arrival';

function write(card: HTMLElement, said: Arrival | null): void {
  let line = card.querySelector<HTMLElement>(`:scope > .${LINE}`);
  if (!said) {
    line?.remove();
    return;
  }
  if (!line) {
    line = document.createElement('p');
    line.className = LINE;
    card.insertBefore(line, card.querySelector<HTMLElement>(':scope > .card-meta'));
  }
  if (line.textContent === `${said.text} ${said.cut}`) return;
  const cut = document.createElement('span');
  cut.textContent = said.cut;
  line.replaceChildren(`${said.text} `, cut);
}

/** Keeps room for the line in what is not laid out yet: written to the lists that have such cards, where it changed. */
function keepRoom({ parentElement }: HTMLElement, room: string): void {
  const { style } = parentElement ?? {};
  if (style && style.getPropertyValue('--arrival') !== room) style.setProperty('--arrival', room);
}

/** Runs at the cut of what was written last. */
let atCut: ReturnType<typeof setTimeout> | undefined;

/** Writes when each thing arrives into its card, or takes the line away; at the cut it is written anew. */
function showOnCards(
  place: KnownPlace | null,
  settings: PlaceSettings,
  locale: string,
  cards: Iterable<HTMLElement>,
): void {
  const now = serverNow();
  const lines = new Map<string, Arrival | null>();
  let before = 0;
  const room = place?.isCovered && settings.policy ? '2.6rem' : '';
  for (const card of cards) {
    const { arrives } = card.dataset;
    if (arrives === undefined) continue;
    keepRoom(card, room);
    if (!lines.has(arrives))
      lines.set(arrives, place && arrivalLine(place, sentTo(arrives, place, settings.reduced), settings, now, locale));
    const said = lines.get(arrives) ?? null;
    write(card, said);
    before = said?.before ?? before;
  }
  if (before === 0) return;
  clearTimeout(atCut);
  atCut = setTimeout(showPlace, before - now);
}

/**
 * Shows where things are sent and when they arrive on a page that is the same for everyone: in the header, which also
 * says where the shop does not go, and on these cards, or on all there are.
 */
export function showPlace(
  cards: Iterable<HTMLElement> = document.querySelectorAll<HTMLElement>('[data-arrives]'),
): void {
  const shown = showInHeader(devicePlace());
  if (shown) showOnCards(shown.place, shown.settings, document.documentElement.lang, cards);
}
