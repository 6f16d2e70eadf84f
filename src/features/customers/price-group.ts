/** Readable cookie of the price group of whoever is signed in, a number; nobody is signed in without it. */
export const PRICE_GROUP_COOKIE = 'price-group';

/** The price group by document.cookie, as it stands in `data-paid-by`; null where nobody is signed in. */
export const readPriceGroup = (cookies: string): string | null =>
  new RegExp(`(?:^|;\\s*)${PRICE_GROUP_COOKIE}=(\\d{1,9})(?:;|$)`).exec(cookies)?.[1] ?? null;
