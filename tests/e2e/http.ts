import { inject } from 'vitest';

export interface Answer {
  status: number;
  /** Where it sends the client, as it stands in the header; null when it does not. */
  location: string | null;
  headers: Headers;
  /** Set-Cookie values. */
  cookies: string[];
  text: string;
}

/** What a client sees of a connection that the other side ended. */
const ENDED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const isEnded = (error: unknown): boolean =>
  error instanceof TypeError && ENDED.has((error.cause as { code?: string } | undefined)?.code ?? '');

/**
 * Fetches, and once more where the connection ended before any answer: a kept one may end while it is taken for the
 * next request.
 */
export const fetchAnswer = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, init).catch((error: unknown) => {
    if (isEnded(error)) return fetch(address, init);
    throw error;
  });

/** Asks a shop and follows nothing; without `shop` the one on its own engine. */
export async function ask(path: string, init: RequestInit = {}, shop = inject('shops').embedded): Promise<Answer> {
  const response = await fetchAnswer(shop + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return {
    status,
    location: headers.get('location'),
    headers,
    cookies: headers.getSetCookie(),
    text: await response.text(),
  };
}

/** Headers of a request a page of the shop itself makes. */
export const OWN = { 'sec-fetch-site': 'same-origin' };

/** Posts a form as a page of the shop does. */
export const postForm = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  shop?: string,
): Promise<Answer> =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...OWN, ...headers } }, shop);

/** Posts JSON as a page of the shop does, or as another client with `from` {}. */
export const postJson = (
  path: string,
  body: unknown,
  headers: Record<string, string> = OWN,
  shop?: string,
): Promise<Answer> =>
  ask(
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
    shop,
  );

export const cookieHeader = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** Title of the page that was answered. */
export const titleOf = ({ text }: Answer) => /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? null;
