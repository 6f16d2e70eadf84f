import { once } from '../once';
import { foldText } from '../search/text';
import { plainText } from '../validation/limits';

/** Most letters of a list's name, as a reader counts them (spec 1 §9): one emoji is one, however it is put together. */
export const LIST_NAME_MAX = 30;
/** Most code units of such a name: thirty letters that carry any number of marks are none. */
export const LIST_NAME_UNITS = 480;

/** Made when a name is first read: a segmenter reads its rules of the language, 20 ms of a Worker's start. */
const letters = once(() => new Intl.Segmenter('es', { granularity: 'grapheme' }));

/** A name as it is kept: composed, with single blanks. */
export const cleanListName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

export function isListName(name: string): boolean {
  const clean = cleanListName(name);
  if (clean === '' || !plainText(clean, LIST_NAME_UNITS)) return false;
  return [...letters().segment(clean)].length <= LIST_NAME_MAX;
}

/** What two names of one customer may not share: their letters, whatever their case and accents. */
export const listNameKey = (name: string): string => foldText(cleanListName(name));
