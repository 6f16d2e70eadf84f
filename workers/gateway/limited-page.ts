import { failure } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { refuse } from '../../src/domain/result';
import { translator } from '../../src/i18n';
import type { TooManyRequests } from '../http/limits/rate-limit';
import { plainDocument } from '../http/plain-document';
import type { RoutedRequest } from '../http/routed-request';

/** 429 with Retry-After: the envelope for calls, with `meta.challenge` where a challenge would let them through; a page to wait on for people. */
export function limitedPage({ kind, store }: Pick<RoutedRequest, 'kind' | 'store'>, request: Request, { by, retryAfterSeconds }: TooManyRequests): Response {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (kind === 'flight') return new Response(null, { status: 429, headers });
  if (kind === 'api' || (request.headers.get('accept') ?? '').includes('application/json')) {
    const { problem } = refuse(429, MESSAGES.tooManyRequests, by === 'address' ? { detail: { challenge: true } } : {});
    return Response.json(failure(problem), { status: 429, headers });
  }
  const t = translator(store.i18n.defaultLocale);
  const html = plainDocument(store, {
    title: t('One moment, please'),
    heading: t('One moment, please'),
    lines: [t.message(MESSAGES.tooManyRequests), t('You have lost nothing: your cart is kept. Wait a moment and try again.')],
    links: [
      ['/', t('Go to the home page')],
      ['/checkout/cart', t('See the cart')],
    ],
  });
  return new Response(html, { status: 429, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}
