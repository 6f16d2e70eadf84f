import { isPostalCode } from '../../domain/validation';
import { announceMarkup } from '../../ui/new-markup';
import { askPlace } from '../place/ask-place';
import { devicePlace, keepPlace } from '../place/device-place';
import { markupAt } from '../shop/refresh-page';

const LIST = '.branch-list';
/** How long a form waits for the place it was given before it is sent. */
const LONGEST_MS = 1500;

const codeField = (part: Element) => part.querySelector<HTMLInputElement>('.near-form input[name="cp"]');

/**
 * The address of a page of branches, near the place this browser keeps; as it is where it names a postal code itself.
 */
export function nearKept(address: string): string {
  const url = new URL(address);
  const place = devicePlace();
  if (place && !url.searchParams.has('cp')) url.searchParams.set('cp', place.code);
  return url.href;
}

/** Puts the branches near the place this browser keeps first. Where they cannot be had the page stays as it is. */
export async function showNearKept(part: HTMLElement): Promise<void> {
  const field = codeField(part);
  const place = devicePlace();
  if (!field || !place || field.value === place.code) return;
  const url = new URL(location.href);
  url.searchParams.set('cp', place.code);
  const fresh = (await markupAt(url.href))?.querySelector<HTMLElement>(LIST);
  const list = part.querySelector(LIST);
  if (!fresh || !list) return;
  field.value = place.code;
  list.replaceWith(document.importNode(fresh, true));
  announceMarkup(part);
}

/**
 * Keeps the postal code that was typed into a form of branches for all pages; one the shop does not know, or does not
 * answer for in time, is not kept.
 */
export async function keepCodeOf(form: HTMLFormElement): Promise<void> {
  const code = codeField(form.parentElement ?? form)?.value.trim() ?? '';
  if (!isPostalCode(code) || devicePlace()?.code === code) return;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_MS));
  const place = await Promise.race([askPlace(document.body.dataset.prefix ?? '', code).catch(() => null), late]);
  if (place) keepPlace(place);
}
