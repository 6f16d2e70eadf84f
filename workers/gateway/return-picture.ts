import { requireMine } from '../../src/commerce/mine';
import { isAdmitted } from '../../src/commerce/principal';
import type { ServedPicture } from '../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../src/contract/returns/messages';
import { type Result, refuse } from '../../src/domain/result';
import type { RoutedRequest } from '../http/routed-request';
import type { ShopRequest } from '../http/shop-request';
import { notingForeign } from '../services/customers/not-theirs';

/** Which picture of which return is asked for, by whom: its owner, or the desk. */
export type PictureAsked = { number: string; id: string } & ({ for: 'customer'; order: string } | { for: 'service' });

const OWN = /^\/my-account\/orders\/(\d{1,9})\/return\/(\d{1,9})\/foto\/([\w-]{1,64})$/;
const AT_DESK = /^\/operacion\/devolucion\/(\d{1,9})\/foto\/([\w-]{1,64})$/;

/** The picture of a return that an address names; null for any other address. */
export function pictureAsked({ kind, path }: Pick<RoutedRequest, 'kind' | 'path'>): PictureAsked | null {
  if (kind !== 'page') return null;
  const [, order, number, id] = OWN.exec(path) ?? [];
  if (order && number && id) return { for: 'customer', order, number, id };
  const [, atDesk, one] = AT_DESK.exec(path) ?? [];
  return atDesk && one ? { for: 'service', number: atDesk, id: one } : null;
}

async function found(request: ShopRequest, asked: PictureAsked): Promise<Result<ServedPicture>> {
  const unknown = refuse(404, RETURNS_MESSAGES.unknown);
  const { principal } = request;
  if (!isAdmitted(principal, asked.for)) return unknown;
  if (asked.for === 'service')
    return requireMine(request.mine(), 'service').desk().returns.picture(asked.number, asked.id);
  const { care } = requireMine(request.mine(), 'customer').own('returns');
  const read = care ? await care.picture(asked.order, asked.number, asked.id) : unknown;
  return principal ? notingForeign(request, principal, 'return-picture', read) : read;
}

/**
 * A picture of a return, for its owner and the desk alone; anybody else gets what an unknown one gets. It is what
 * somebody sent: the browser shows it as a picture or not at all, runs nothing of it and keeps nothing.
 */
export async function returnPicture(request: ShopRequest, asked: PictureAsked): Promise<Response> {
  const read = await found(request, asked);
  const headers = {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  };
  if (!read.ok) return new Response(null, { status: read.problem.status, headers });
  const { type, body } = read.value;
  return new Response(body, {
    headers: { ...headers, 'content-type': type, 'content-disposition': 'inline; filename="foto"' },
  });
}
