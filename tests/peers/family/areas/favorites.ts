import type { Call, PeerCalls } from '../calls.ts';
import { Favorites } from '../favorites.ts';
import type { Shop } from '../shop.ts';

export function calls(shop: Shop): PeerCalls {
  const favorites = new Favorites(shop);
  const lists = ({ method, token, body, query }: Call): unknown => {
    if (method === 'GET') return favorites.of(token);
    if (method === 'DELETE') return favorites.remove(token, query.get('list_id') ?? '');
    return method === 'PUT' ? favorites.update(token, body) : favorites.create(token, body);
  };
  return {
    'user/favorites': (call) => ({ result: lists(call) }),
    'user/favorites/shared': ({ query }) => ({ result: favorites.shared(query.get('sharing_code') ?? '') }),
    'user/favorites/item': ({ method, token, body, query }) => ({
      result:
        method === 'DELETE' ? favorites.removeItem(token, query.get('product_id') ?? '') : favorites.add(token, body),
    }),
    'user/favorites/product': ({ token, query }) => ({
      result: favorites.removeProduct(token, query.get('product_id') ?? ''),
    }),
  };
}
