import { MESSAGES } from '../../contract/messages';

/** Key of what is said where nothing better is known. */
export const GENERAL = MESSAGES.unavailable;

/** The words of a message in the browser, which is given some of them: what it has none for is said in general, and a key is never shown. */
export const wordsOf = (words: Record<string, string>, message: string): string => words[message] ?? words[GENERAL] ?? '';
