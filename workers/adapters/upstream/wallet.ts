import { z } from 'zod';
import type { WalletPort } from '../../../src/commerce/own/wallet';
import { WALLET_KINDS, type WalletEntry } from '../../../src/domain/customer/wallet';
import { fromDecimal } from '../../../src/domain/money';
import { once } from '../../../src/domain/once';
import { ok, type Result } from '../../../src/domain/result';
import { parseShopTime } from '../../../src/domain/shop-time';
import type { StoreView } from '../../../src/domain/store-view';
import { ALSO_FAILED, lookup } from './customers/lookup';
import type { UpstreamConfig } from './http';

const MOST = 100;
const MOST_PESOS = 1_000_000_000;

const id = once(() => z.union([z.string().min(1), z.int()]));
const pesos = once(() => z.coerce.number().min(-MOST_PESOS).max(MOST_PESOS));

const balance = once(() => z.coerce.number().min(0).max(MOST_PESOS));

const entry = once(() =>
  z.looseObject({
    id: id(),
    type: z.string().nullish(),
    amount: pesos(),
    created_at: z.string(),
    expires_at: z.string().nullish(),
    order_id: id().nullish(),
    is_held: z.boolean().nullish(),
    customer_id: id().nullish(),
  }),
);

/** An entry as a retailer tells it; a kind that only it knows is told by whether something came or went. null without a moment. */
function entryOf(told: z.infer<ReturnType<typeof entry>>): WalletEntry | null {
  const at = parseShopTime(told.created_at);
  if (at === null) return null;
  const amount = fromDecimal(told.amount);
  return {
    id: String(told.id),
    kind: WALLET_KINDS.find((kind) => kind === told.type) ?? (amount < 0 ? 'payment' : 'promotion'),
    amount,
    at,
    expiresAt: parseShopTime(told.expires_at, true),
    order: told.order_id == null ? null : String(told.order_id),
    isHeld: told.is_held === true,
  };
}

const map = <From, To>(answer: Result<From | null>, to: (value: From) => To): Result<To | null> =>
  answer.ok ? ok(answer.value === null ? null : to(answer.value)) : answer;

/** Wallets of a retailer's customers: shown here, and spent at the retailer alone. */
export const upstreamWallet = (config: UpstreamConfig, store: StoreView): WalletPort => ({
  ofCustomer(access) {
    const { customerId } = access;
    const call = (path: string) => ({ method: 'POST' as const, path, body: { customerId } });
    return {
      paysOrders: false,
      async balance() {
        const told = await lookup(config, store, access, {
          call: call('wallet_balance'),
          schema: balance(),
          isMine: () => true,
          nothing: ALSO_FAILED,
        });
        return map(told, (amount) => ({ amount: fromDecimal(amount), ends: [] }));
      },
      async history() {
        const told = await lookup(config, store, access, {
          call: call('wallet_history'),
          schema: z.array(entry()),
          isMine: (entries) => entries.every(({ customer_id: whose }) => whose == null || String(whose) === customerId),
          nothing: ALSO_FAILED,
        });
        return map(told, (entries) =>
          entries
            .flatMap((one) => entryOf(one) ?? [])
            .toSorted((one, other) => other.at - one.at)
            .slice(0, MOST),
        );
      },
    };
  },
});
