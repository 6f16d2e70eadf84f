import type { NamedPlace } from '../domain/known-place';
import { readSessionMarker } from '../features/customers/session-marker';
import type { PlaceSettings } from '../features/place/arrival-line';
import { PLACE_SETTINGS } from '../features/place/place-path';

/** Of a document whose script of the place leaves its cards to the entry. */
export const PLACE_FOLLOWS = 'data-place-follows';

/** What is told of the place: what stands before its name, which a phone has no room for, and the rest. */
function labelOf(
  place: NamedPlace | null,
  { ask, to, noCoverage }: PlaceSettings['texts'],
): [before: string, rest: string] {
  if (!place) return ['', ask];
  if (!place.isCovered) return ['', noCoverage.replace('{code}', place.code)];
  const [before = '', behind = ''] = to.split('{place}');
  return [before, `${place.code} ${place.name}`.trim() + behind];
}

function writeLabel(label: Element, [before, rest]: ReturnType<typeof labelOf>): void {
  if (label.textContent === before + rest) return;
  const told = document.createElement('span');
  told.className = 'place-to';
  told.textContent = before;
  label.replaceChildren(told, rest);
}

/**
 * Shows in the header where things are sent, which is where this browser keeps, and tells the page whether the shop goes there.
 * Answers the place and what the page says of all places; null without such a header.
 */
export function showInHeader<Place extends NamedPlace>(
  kept: Place | null,
): { place: Place | null; settings: PlaceSettings } | null {
  const link = document.querySelector(`[${PLACE_SETTINGS}]`);
  const label = link?.querySelector('span');
  if (!link || !label) return null;
  const settings = JSON.parse(link.getAttribute(PLACE_SETTINGS) ?? '') as PlaceSettings;
  // Nobody sees where the one who signed out has things sent.
  const place = kept?.account === undefined || kept.account === readSessionMarker(document.cookie) ? kept : null;
  // Nothing is promised at a door where the shop does not go: each page knows it before it is laid out.
  document.documentElement.toggleAttribute('data-uncovered', place?.isCovered === false);
  writeLabel(label, labelOf(place, settings.texts));
  return { place, settings };
}
