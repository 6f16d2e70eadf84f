import { BACK } from '../../contract/customers/pages';

/** A path of this shop with its query; null for another origin's, for `page` itself, and for what is no address. */
function ownPath(address: string, here: URL, page: string): string | null {
  if (address === '') return null;
  try {
    const { origin, pathname, search } = new URL(address, here);
    // A path that begins with two slashes would be read as another host.
    const isOwn = origin === here.origin && pathname !== page && !pathname.startsWith('//');
    return isOwn ? `${pathname}${search}` : null;
  } catch {
    return null;
  }
}

/** Where the page of the postal code (`page`, its path) was opened from, as far as this shop knows. */
export const cameFrom = (page: string, address: string, referrer: string): string | null => {
  const here = new URL(address);
  return ownPath(here.searchParams.get(BACK) ?? '', here, page) ?? ownPath(referrer, here, page);
};

/** Address of that page with the answer to a postal code, which knows where it was opened from. */
export const answerAddress = (page: string, code: string, from: string | null): string =>
  `${page}?${new URLSearchParams({ cp: code, ...(from !== null && { [BACK]: from }) })}`;
