import { contentLines } from '../catalogue/content-lines';

const MOST = 8;
const MOST_CHARS = 60;

/** Texts of a content block that lists them, one a line or paragraph: each once, in order. */
export const listedSearches = (content: string): string[] =>
  [...new Set(contentLines(content).filter((line) => line.length <= MOST_CHARS))].slice(0, MOST);
