/**
 * Whether the browser asks for something that nobody has opened yet: a prefetch or a prerendering (Fetch,
 * `Sec-Purpose`), or the preview of an older browser.
 */
export function isSpeculative({ headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-purpose') ?? '';
  return /^\s*(?:prefetch|preview)\b/i.test(purpose);
}

/**
 * The answer to a speculative request for what is one shopper's: it would take a flash message or a form's key that
 * nobody sees. Browsers throw an answer of 503 away and ask again when it is opened.
 */
export const refuseSpeculative = (): Response =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
