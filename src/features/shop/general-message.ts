import { UNAVAILABLE } from '../../contract/messages';
import { fill, type Params } from '../../i18n/fill';

/** Key of what is said where nothing better is known. */
export const GENERAL = UNAVAILABLE;

/**
 * The words of a message in the browser, which is given some of them: what it has none for is said in general, and a
 * key is never shown.
 */
export const wordsOf = (words: Record<string, string>, message: string, params: Params = {}): string =>
  fill(words[message] ?? words[GENERAL] ?? '', params);
