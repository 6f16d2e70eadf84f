import { listingAddress } from '../features/catalogue/listing-query';
import { searchedText, TEXT_PARAM } from '../features/search/searched-text';
import { messageKey } from '../i18n';

/** What a page understands of its query, spelled one way: all that its bytes and its place in the cache depend on. */
export type KnownQuery = (asked: URLSearchParams) => URLSearchParams;

/** Message key of what a refused form says on the page it came from. */
export const NOTICE_PARAM = 'aviso';

export const noQuery: KnownQuery = () => new URLSearchParams();

export const noticeQuery: KnownQuery = (asked) => {
  const notice = asked.get(NOTICE_PARAM);
  return notice ? new URLSearchParams({ [NOTICE_PARAM]: messageKey(notice) }) : new URLSearchParams();
};

export const listQuery: KnownQuery = (asked) => {
  const known = listingAddress(asked);
  known.sort();
  return known;
};

/** Without a text nothing is listed. */
export const searchQuery: KnownQuery = (asked) => {
  const text = searchedText(asked);
  if (!text) return new URLSearchParams();
  const known = listingAddress(asked);
  known.set(TEXT_PARAM, text);
  known.sort();
  return known;
};
