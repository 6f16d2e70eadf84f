/** What is searched for: this parameter. */
export const TEXT_PARAM = 'q';
const MOST_CHARS = 120;

/** The text an address searches for, '' for none. */
export const searchedText = (params: URLSearchParams): string =>
  (params.get(TEXT_PARAM) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MOST_CHARS);
