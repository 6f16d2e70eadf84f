import type { MineOf } from '../../../src/commerce/mine';
import type { OwnWallet } from '../../../src/commerce/own/wallet';
import { MESSAGES } from '../../../src/contract/messages';
import type { WalletEntry } from '../../../src/domain/customer/wallet';
import { toDecimal } from '../../../src/domain/money';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

const DEGRADED = { meta: { degraded: true } };

const entryDocument = ({ id, kind, amount, at, expiresAt, order, isHeld }: WalletEntry) => ({
  id,
  type: kind,
  amount: toDecimal(amount),
  created_at: new Date(at).toISOString(),
  expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  order_id: order,
  is_held: isHeld,
});

/** The wallet of oneself, or for a program of the shop of anybody of our own engine. */
async function walletOf(mine: MineOf<'named'>, customerId: string): Promise<Result<OwnWallet>> {
  const found =
    mine.kind === 'customer'
      ? mine.isMe(customerId)
        ? mine.own('wallet')
        : null
      : await mine.anyCustomer().wallet(customerId);
  return found ? ok(found) : refuse(404, MESSAGES.notFound);
}

/** Balance and history of a wallet (API-072, API-073). */
export const walletHandlers: Handlers<'wallet'> = {
  walletBalance: async ({ mine, body: { customerId } }) => {
    const wallet = await walletOf(mine(), customerId);
    const found = wallet.ok ? await wallet.value.balance() : wallet;
    if (!found.ok) return found;
    return found.value ? ok({ result: toDecimal(found.value.amount) }) : ok({ result: 0, ...DEGRADED });
  },

  walletHistory: async ({ mine, body: { customerId } }) => {
    const wallet = await walletOf(mine(), customerId);
    const found = wallet.ok ? await wallet.value.history() : wallet;
    if (!found.ok) return found;
    return found.value ? ok({ result: found.value.map(entryDocument) }) : ok({ result: [], ...DEGRADED });
  },
};
