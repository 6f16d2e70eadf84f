import { partAt, replaceMarkup } from './joined-markup';

/** The part of a page that a window shows over another one, and what it is called. */
export interface JoinedPart {
  part: HTMLElement;
  title: string;
  closeLabel: string;
}

/** What a page shows in a window (`data-window`); null where it was not to be had before `limit` ends. */
export async function windowPartAt(address: string, limit: AbortSignal): Promise<JoinedPart | null> {
  const part = await partAt(address, '[data-window]', limit);
  return part instanceof HTMLElement
    ? { part, title: part.querySelector('h1')?.textContent ?? '', closeLabel: part.dataset.close ?? '' }
    : null;
}

/** Shows a part in a place of a window; what was wrong has the focus before the first field. */
export function showPart(place: HTMLElement, { part }: JoinedPart): void {
  replaceMarkup(place, [document.importNode(part, true)]);
  const first =
    place.querySelector<HTMLElement>('[autofocus]') ?? place.querySelector<HTMLElement>('input:not([type="hidden"])');
  first?.focus();
}

/** Ends what stands in a place of a window before the window goes. */
export const endPart = (place: HTMLElement): void => replaceMarkup(place, []);
