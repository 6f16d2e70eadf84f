import { z } from 'zod';
import type { BranchesPort } from '../../../src/commerce/branches';
import { BRANCHES_MESSAGES } from '../../../src/contract/branches';
import type { StockedBranch } from '../../../src/domain/branch/branch';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { phoneDigits } from '../../../src/domain/validation';
import { isTimeZone } from '../../../src/domain/zone-time';
import { callUpstream, type UpstreamConfig } from './http';

const NOT_FOUND = 404;
const words = once(() => z.string().nullish());

const location = once(() =>
  z.object({
    code: z.coerce.string().min(1),
    name: z.string(),
    street: z.array(z.string().nullable()).nullish(),
    city: words(),
    region: words(),
    region_id: z.coerce.number().int().nullish(),
    region_code: words(),
    postcode: words(),
    telephone: words(),
    opening_hours: z.array(z.object({ day: z.int().min(1).max(7), opens: z.string(), closes: z.string() })).nullish(),
    time_zone: words(),
    latitude: z.coerce.number().nullish(),
    longitude: z.coerce.number().nullish(),
    stock: z.array(z.object({ sku: z.string(), qty: z.coerce.number() })).nullish(),
  }),
);

function branchOf(found: z.infer<ReturnType<typeof location>>): StockedBranch {
  const [street, number, neighbourhood] = found.street ?? [];
  const { latitude, longitude, time_zone: timeZone } = found;
  return {
    code: found.code,
    name: found.name,
    streetAddress: street ?? '',
    exteriorNumber: number ?? '',
    neighbourhood: neighbourhood ?? '',
    city: found.city ?? '',
    state: found.region ?? '',
    region_id: found.region_id ?? null,
    region_code: found.region_code ?? null,
    zipCode: found.postcode ?? '',
    phoneNumber: phoneDigits(found.telephone ?? ''),
    hours: (found.opening_hours ?? []).toSorted((a, b) => a.day - b.day),
    ...(timeZone && isTimeZone(timeZone) ? { timeZone } : {}),
    position: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
    stock: (found.stock ?? []).map(({ sku, qty }) => ({ sku, qty: Math.max(0, Math.floor(qty)) })),
  };
}

/** How long it is believed that a retailer has branches, or none. */
const POINTER_MS = 5 * 60 * 1000;
const believed = new Map<string, { any: boolean; until: number }>();

const notLoaded = () => refuse(503, BRANCHES_MESSAGES.branchesNotLoaded);

/** A retailer's branches. One whose API knows no such call has none. */
export function upstreamBranches(config: UpstreamConfig, store: StoreView): BranchesPort {
  const name = `${config.url} ${store.storeCode}`;
  async function get(path: string, query: Record<string, string>): Promise<Result<StockedBranch[]>> {
    const answer = await callUpstream(config, store.storeCode, { method: 'GET', path, query });
    if (answer.state === 'refused' && answer.code === NOT_FOUND) return ok([]);
    const found = answer.state === 'ok' ? z.array(location()).safeParse(answer.value) : null;
    return found?.success ? ok(found.data.map(branchOf)) : notLoaded();
  }
  return {
    async any() {
      const known = believed.get(name);
      if (known && known.until > Date.now()) return known.any;
      const found = await get('pickup-locations/all', {});
      const any = found.ok && found.value.length > 0;
      believed.set(name, { any, until: Date.now() + POINTER_MS });
      return any;
    },
    async all() {
      const found = await get('pickup-locations/all', {});
      return found.ok ? ok(found.value.map(({ stock: _stock, ...branch }) => branch)) : found;
    },
    withStock: (skus) => get('pickup-locations', { skus: skus.join(';') }),
  };
}
