import { isOutdated, type KnownPlace } from '../../domain/known-place';
import { readPriceGroup } from '../customers/price-group';
import { readSessionMarker } from '../customers/session-marker';
import { arrivalLine, type PlaceSettings } from './arrival-line';
import { devicePlace } from './device-place';
import { PLACE_ASKS, PLACE_SETTINGS } from './place-path';

const LINE = 'arrival';
const NOTE = 'place-note';

function newLine(card: Element): HTMLElement {
  const line = document.createElement('p');
  line.className = LINE;
  card.insertBefore(line, card.querySelector(':scope > .card-meta'));
  return line;
}

/** Writes when each thing arrives into its card, or takes the line away. */
function showOnCards(place: KnownPlace | null, settings: PlaceSettings, locale: string): void {
  const group = readPriceGroup(document.cookie);
  const now = Date.now();
  // What a card that is not laid out yet keeps for the line.
  document.documentElement.style.setProperty('--arrival', place?.isCovered ? '1.4rem' : '0rem');
  for (const card of document.querySelectorAll<HTMLElement>(`[data-arrives]`)) {
    const { arrives = '', groups = '' } = card.dataset;
    // Who pays another price is not promised what this one reaches.
    const isFree = arrives.includes('free') && (group === null || !groups.split(' ').includes(group));
    const text = place && arrivalLine(place, { isFree, isSpecial: arrives.includes('special') }, settings, now, locale);
    const line = card.querySelector(`:scope > .${LINE}`);
    if (text) (line ?? newLine(card)).textContent = text;
    else line?.remove();
  }
}

/** Says once, above what is listed, that a place is not reached. */
function showNote(text: string | null): void {
  const note = document.querySelector<HTMLElement>(`.${NOTE}`);
  if (text === null || !document.querySelector('[data-arrives]')) {
    note?.remove();
    return;
  }
  const shown = note ?? document.createElement('p');
  shown.className = `${NOTE} wrap small muted`;
  shown.textContent = text;
  const main = document.querySelector('main');
  if (!note) main?.insertBefore(shown, main.firstChild);
}

/** Whether the shop is to be asked: about a place that is old, or one of an account; what came from an account goes with it. */
function hasToAsk(place: KnownPlace | null): boolean {
  const shopper = readSessionMarker(document.cookie);
  if (!place) return shopper !== null;
  return isOutdated(place, Date.now()) || (place.account !== undefined && place.account !== shopper);
}

/** Shows where things are sent and when they arrive on a page that is the same for everyone: in the header, on every card, or above them that they do not. */
export function showPlace(): void {
  const link = document.querySelector(`[${PLACE_SETTINGS}]`);
  const label = link?.querySelector('span');
  if (!link || !label) return;
  const settings = JSON.parse(link.getAttribute(PLACE_SETTINGS) ?? '') as PlaceSettings;
  const { texts } = settings;
  const kept = devicePlace();
  link.toggleAttribute(PLACE_ASKS, hasToAsk(kept));
  // Nobody sees where the one who signed out has things sent.
  const place = kept?.account === undefined || kept.account === readSessionMarker(document.cookie) ? kept : null;
  label.textContent = place ? texts.to.replace('{place}', `${place.code} ${place.name}`.trim()) : texts.ask;
  showNote(place && !place.isCovered ? texts.noCoverage.replace('{code}', place.code) : null);
  showOnCards(place, settings, document.documentElement.lang);
}
