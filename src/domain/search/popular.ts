const MOST = 8;
const MOST_CHARS = 60;

/** Texts of a content block that lists them, one a line or paragraph: each once, in order. */
export const listedSearches = (content: string): string[] =>
  [
    ...new Set(
      content
        .split(/<[^>]*>|\n/)
        .map((line) => line.replace(/&[a-z]+;|&#\d+;/gi, ' ').trim())
        .filter((line) => line !== '' && line.length <= MOST_CHARS),
    ),
  ].slice(0, MOST);
