const PLACEHOLDERS: Record<string, string> = { token: '{{token}}', cartId: '{{cartId}}' };

/**
 * The address of a call of our own pages, which hold no tokens: where a queued task has left a placeholder for one, the
 * cookie that came with the request stands for it. The cookie is what identifies a request without such parameters, so
 * they are taken out, and no token comes into an address. Anybody else's placeholder stays, and is a token that nobody
 * has.
 */
export function withoutPlaceholders(url: URL): URL {
  const filled = new URL(url);
  for (const [name, placeholder] of Object.entries(PLACEHOLDERS))
    if (filled.searchParams.get(name) === placeholder) filled.searchParams.delete(name);
  return filled;
}
