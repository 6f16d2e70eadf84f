import { locationsOf, type PeerBranch } from '../branches.ts';
import type { PeerCalls } from '../calls.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../shop.ts';

function known(branches: PeerBranch[] | null): PeerBranch[] {
  if (!branches) throw new Refusal(404, 'Not found');
  return branches;
}

export const calls = (shop: Shop): PeerCalls => ({
  'pickup-locations': ({ query }) => ({ result: locationsOf(known(shop.branches), query.get('skus') ?? '') }),
  'pickup-locations/all': () => ({ result: locationsOf(known(shop.branches), null) }),
});
