import type { z } from 'zod';
import type { CustomerAccess } from '../../../../src/commerce/customers';
import { ok, type Result } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from '../http';
import { asCustomer, own, unavailable } from './as-customer';
import { retailerCustomers } from './calls';

/** What a retailer answers that has nothing to tell (API-170), and what some calls are answered besides (API-171). */
const NOT_FOUND = 404;
export const ALSO_FAILED = [NOT_FOUND, 500] as const;

interface Asked<T> {
  call: Omit<UpstreamCall, 'userToken'>;
  schema: z.ZodType<T>;
  /** Whether an answer is the customer's; one that is not is told to nobody. */
  isMine(answer: T): boolean;
  /** Codes that say there is nothing to tell: 404 alone, where left out. */
  nothing?: readonly number[];
}

/**
 * Asks a retailer as the customer. null where it has nothing to tell; whatever else is not an answer is 503, as any
 * other call that went wrong (API-172).
 */
export async function lookup<T>(
  config: UpstreamConfig,
  store: StoreView,
  { remote }: CustomerAccess,
  { call, schema, isMine, nothing = [NOT_FOUND] }: Asked<T>,
): Promise<Result<T | null>> {
  const { refresh } = retailerCustomers(config, store);
  const answer = await asCustomer({ refresh, renews: store.flags.autoRefreshTokens }, remote, (userToken) =>
    callUpstream(config, store.storeCode, { ...call, userToken }),
  );
  if (!answer.ok) return answer;
  const outcome = answer.value;
  if (outcome.state === 'refused' && nothing.includes(outcome.code)) return ok(null);
  if (outcome.state !== 'ok') return unavailable();
  const parsed = schema.safeParse(outcome.value);
  return parsed.success ? own({ state: 'ok', value: parsed.data }, isMine) : unavailable();
}
