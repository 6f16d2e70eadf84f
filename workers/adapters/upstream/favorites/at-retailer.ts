import { z } from 'zod';
import type { CustomerAccess } from '../../../../src/commerce/customers';
import type { ListView } from '../../../../src/commerce/own/favorites';
import { FAVORITE_MESSAGES } from '../../../../src/contract/favorites/messages';
import type { Outcome, Refused } from '../../../../src/domain/cart/outcome';
import type { FavoriteList } from '../../../../src/domain/favorites/favorite-list';
import { once } from '../../../../src/domain/once';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import { asCustomer, isOfTheRequest, own, unavailable } from '../customers/as-customer';
import { retailerCustomers } from '../customers/calls';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from '../http';
import { type ListDocument, listDocument, toList } from './documents';

export const LISTS = 'user/favorites';
/** FAV-023: how a retailer says that there are none, or that it cannot tell. */
const NO_LISTS = [404, 500];
/** FAV-018, FAV-019. */
const NOT_MADE = [400, 500];
const NOT_FOUND = 404;
/** Products of each list that are asked for: of a retailer that tells pages, as many as it tells at once. */
const MOST_TOLD = 100;

const documents = once(() => z.array(listDocument()));

export const listUnknown = () => refuse(404, FAVORITE_MESSAGES.listUnknown);

/** The lists of a customer at a retailer, and calls that change them. */
export function listsAt(config: UpstreamConfig, store: StoreView, { customerId, remote }: CustomerAccess) {
  const renewing = { refresh: retailerCustomers(config, store).refresh, renews: store.flags.autoRefreshTokens };
  const call = (made: Omit<UpstreamCall, 'userToken'>): Promise<Result<Outcome<unknown>>> =>
    asCustomer(renewing, remote, (userToken) => callUpstream(config, store.storeCode, { ...made, userToken }));
  const isMine = ({ customer_id: whose }: ListDocument) => whose == null || whose === customerId;

  /** The lists as they are told; null where a retailer says that it cannot. */
  async function read(view: Partial<ListView> & { listId?: string } = {}): Promise<Result<FavoriteList[] | null>> {
    const { listId, page = 1, size = MOST_TOLD, sort } = view;
    const answer = await call({
      method: 'GET',
      path: LISTS,
      query: {
        customer_id: customerId,
        pageSize: String(size),
        currentPage: String(page),
        ...(listId === undefined ? {} : { wishlist_id: listId }),
        ...(sort === undefined ? {} : { sort }),
      },
    });
    if (!answer.ok) return answer;
    const outcome = answer.value;
    if (outcome.state === 'refused' && NO_LISTS.includes(outcome.code)) return ok(null);
    if (outcome.state !== 'ok') return unavailable();
    const parsed = documents().safeParse(outcome.value);
    if (!parsed.success) return unavailable();
    const mine = own({ state: 'ok' as const, value: parsed.data }, (lists) => lists.every(isMine));
    return mine.ok ? ok(mine.value.map(toList)) : mine;
  }

  /** The lists after a change, or before one: none told is a failure here. */
  async function known(): Promise<Result<FavoriteList[]>> {
    const lists = await read();
    if (!lists.ok) return lists;
    return lists.value === null ? unavailable() : ok(lists.value);
  }

  /** What a refusal of the retailer says: of a list that it is none, of a name that it is taken. */
  function refusalOf(refused: Refused, isWritten: boolean) {
    if (isWritten && NOT_MADE.includes(refused.code))
      return refuse(
        400,
        /already exists/i.test(refused.message) ? FAVORITE_MESSAGES.nameTaken : FAVORITE_MESSAGES.notMade,
      );
    if (refused.code === NOT_FOUND) return listUnknown();
    return isOfTheRequest(refused) ? refuse(422, refused.message || FAVORITE_MESSAGES.notMade) : unavailable();
  }

  return { customerId, call, read, known, refusalOf };
}

export type ListsAt = ReturnType<typeof listsAt>;
