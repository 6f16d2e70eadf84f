import { failure } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { refuse } from '../../src/domain/result';
import { translator } from '../../src/i18n';
import { plainDocument } from '../http/plain-document';
import type { RoutedRequest } from '../http/routed-request';

/** What is answered when nothing else could be: JSON for calls, a page without any dependency for people. */
export function errorPage({ kind, store }: Pick<RoutedRequest, 'kind' | 'store'>, requestId: string): Response {
  if (kind === 'api') return Response.json(failure(refuse(503, MESSAGES.unavailable).problem), { status: 503, headers: { 'retry-after': '5' } });
  const t = translator(store.i18n.defaultLocale);
  const html = plainDocument(store, {
    title: t('Something went wrong'),
    heading: t('Something went wrong on our side'),
    lines: [t('You have lost nothing: your cart is kept. Wait a moment and try again.')],
    links: [['/', t('Go to the home page')]],
    note: t('Reference {id}', { id: requestId }),
  });
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' } });
}
