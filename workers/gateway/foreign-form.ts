import { failure } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { refuse } from '../../src/domain/result';
import { translator } from '../../src/i18n';
import type { RoutedRequest } from '../http/routed-request';

const FORBIDDEN = 403;

/**
 * 403 for a form that was not sent from the shop: the envelope where JSON is asked for, else one line in the view's
 * language.
 */
export function foreignForm({ store }: Pick<RoutedRequest, 'store'>, request: Request): Response {
  if ((request.headers.get('accept') ?? '').includes('application/json')) {
    return Response.json(failure(refuse(FORBIDDEN, MESSAGES.formOfTheShop).problem), { status: FORBIDDEN });
  }
  return new Response(translator(store.i18n.defaultLocale).message(MESSAGES.formOfTheShop), {
    status: FORBIDDEN,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
