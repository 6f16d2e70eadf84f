/** Path of the results page. */
export const SEARCH_PATH = '/catalogsearch/result';
/** What is searched for: this parameter. */
export const TEXT_PARAM = 'q';
/** Says that the words are to be taken as they were typed: none corrected, none a filter. */
export const LITERAL_PARAM = 'exacto';
const MOST_CHARS = 120;

/** The text an address searches for, '' for none. */
export const searchedText = (params: URLSearchParams): string =>
  (params.get(TEXT_PARAM) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MOST_CHARS);

export const isLiteral = (params: URLSearchParams): boolean => params.get(LITERAL_PARAM) === '1';
