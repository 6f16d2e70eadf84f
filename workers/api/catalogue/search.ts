import type { SearchResult } from '../../../src/commerce/catalogue';
import type { SearchParams } from '../../../src/contract/catalogue';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import type { Reply } from '../serving/reply';
import { compactAnswer, standardAnswer } from './answers';
import { toSearchQuery } from './search-query';
import { checkCost, readSearchRequest } from './search-request';

type Item = SearchResult['items'][number];
type SearchAnswer = ReturnType<typeof standardAnswer> | ReturnType<typeof compactAnswer>;

const SEARCH_QUERY = 'search-query';
/** At another retailer nobody's group is known. */

interface Asked {
  request: ShopRequest;
  params: { store: string; entity: Parameters<typeof toSearchQuery>[0] };
  query: SearchParams;
}

/**
 * A document with everybody's prices where those of a group were asked for that nothing proved: `render-list` tells
 * them to whoever is in it.
 */
const notCurrent = (item: Item): Item => ('price_is_current' in item ? { ...item, price_is_current: false } : item);

/** The catalogue search, which answers without envelope. */
export async function search({ request, params, query }: Asked, given: unknown): Promise<Result<Reply<SearchAnswer>>> {
  const store = request.stores.find((view) => view.storeCode === params.store);
  if (!store) return refuse(404, CATALOGUE_MESSAGES.indexUnknown);
  if (query.request_format !== SEARCH_QUERY) return refuse(400, CATALOGUE_MESSAGES.searchFormat);
  const affordable = checkCost(params.entity, query);
  if (!affordable.ok) return affordable;
  const wanted = readSearchRequest(given);
  if (!wanted.ok) return wanted;
  const { catalogue } = store.storeCode === request.store.storeCode ? request.commerce : request.commerceOf(store);
  const started = Date.now();
  const groupId = await request.entry().provenGroup(store.storeCode, wanted.value.groupToken);
  const found = await catalogue.query(toSearchQuery(params.entity, query, wanted.value, groupId));
  if (!found.ok) return found;
  const isGroupUnproven = Boolean(Number(wanted.value.groupId ?? 0)) && Number(wanted.value.groupId) !== groupId;
  if (isGroupUnproven && params.entity === 'product') found.value.items = found.value.items.map(notCurrent);
  const answer =
    query.response_format === 'compact'
      ? compactAnswer(store, params.entity, found.value)
      : standardAnswer(store, params.entity, found.value, Date.now() - started);
  return ok({ result: answer });
}
