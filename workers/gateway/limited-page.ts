import { failure } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { type Problem, refuse } from '../../src/domain/result';
import { translator } from '../../src/i18n';
import type { TooManyRequests } from '../http/limits/rate-limit';
import { plainDocument } from '../http/plain-document';
import type { RoutedRequest } from '../http/routed-request';
import type { Overloaded } from '../pages/render-queue';

type Asked = Pick<RoutedRequest, 'kind' | 'store'>;

/** What a client has to know to show the challenge itself. */
const challengeMeta = ({ siteKey, action }: OfferedChallenge) => ({ challenge: true, siteKey, action });

/** The challenge that would let a request through. */
export interface OfferedChallenge {
  siteKey: string;
  action: string;
}

/**
 * 429 with Retry-After: the envelope for calls, with `meta.challenge` where a challenge would let them through (null:
 * none can be passed); a page to wait on for people.
 */
export function limitedPage(
  asked: Asked,
  request: Request,
  { by, reason, retryAfterSeconds }: TooManyRequests,
  offered: OfferedChallenge | null,
): Response {
  const { problem } = refuse(429, reason, by !== 'session' && offered ? { detail: challengeMeta(offered) } : {});
  return comeAgain(asked, request, problem, retryAfterSeconds);
}

/** 503 with Retry-After, where more is asked for than can be done at once. */
export const busyPage = (asked: Asked, request: Request, { retryAfterSeconds }: Overloaded): Response =>
  comeAgain(asked, request, refuse(503, MESSAGES.overloaded).problem, retryAfterSeconds);

function comeAgain({ kind, store }: Asked, request: Request, problem: Problem, retryAfterSeconds: number): Response {
  const { status } = problem;
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (kind === 'flight') return new Response(null, { status, headers });
  if (kind === 'api' || (request.headers.get('accept') ?? '').includes('application/json'))
    return Response.json(failure(problem), { status, headers });
  const t = translator(store.i18n.defaultLocale);
  const html = plainDocument(store, {
    title: t('One moment, please'),
    heading: t('One moment, please'),
    lines: [t.message(problem.message), t('You have lost nothing: your cart is kept. Wait a moment and try again.')],
    links: [
      ['/', t('Go to the home page')],
      ['/checkout/cart', t('See the cart')],
    ],
  });
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}
