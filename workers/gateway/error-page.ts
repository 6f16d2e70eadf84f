import { failure } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { refuse } from '../../src/domain/result';
import { categoryPath } from '../../src/domain/url';
import { SEARCH_PATH, searchedText } from '../../src/features/search/searched-text';
import { translator } from '../../src/i18n';
import { plainDocument } from '../http/plain-document';
import type { RoutedRequest } from '../http/routed-request';

/** A path inside the store view and its words. */
type Way = [path: string, text: string];

/**
 * What went wrong in words, and the ways on; a search that failed is not one that found nothing, and keeps its words
 * and filters.
 */
function saying({ store, path, url }: Pick<RoutedRequest, 'store' | 'path' | 'url'>) {
  const t = translator(store.i18n.defaultLocale);
  const home: Way = ['/', t('Go to the home page')];
  const text = path === SEARCH_PATH ? searchedText(url.searchParams) : '';
  if (text === '') {
    const wrong = { title: t('Something went wrong'), heading: t('Something went wrong on our side') };
    const calm = t('You have lost nothing: your cart is kept. Wait a moment and try again.');
    if (!path.startsWith(categoryPath(''))) return { ...wrong, lines: [calm], links: [home] };
    const ok: Way = ['/', t('OK')];
    return {
      ...wrong,
      lines: [t('No products synchronized for this category. Please come back while online!'), calm],
      links: [ok],
    };
  }
  const categories: Way = ['/categorias', t('All categories')];
  const again: Way = [`${SEARCH_PATH}${url.search}`, t('Search again')];
  return {
    title: t('The search did not answer'),
    heading: t('The search did not answer'),
    lines: [
      t('We could not look for “{text}”, so we do not know whether we have it. Wait a moment and search again.', {
        text,
      }),
    ],
    links: [again, categories, home],
  };
}

/** What is answered when nothing else could be: JSON for calls, a page without any dependency for people. */
export function errorPage(at: Pick<RoutedRequest, 'kind' | 'store' | 'path' | 'url'>, requestId: string): Response {
  if (at.kind === 'api')
    return Response.json(failure(refuse(503, MESSAGES.unavailable).problem), {
      status: 503,
      headers: { 'retry-after': '5' },
    });
  const note = translator(at.store.i18n.defaultLocale)('Reference {id}', { id: requestId });
  const html = plainDocument(at.store, { ...saying(at), note });
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
  });
}
