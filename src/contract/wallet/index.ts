import { z } from 'zod';
import { WALLET_KINDS } from '../../domain/customer/wallet';
import { defineCall } from '../call';
import { identityQuery, looseId } from '../fields';
import { WALLET_FORMS } from './forms';
import { WALLET_MESSAGES } from './messages';
import { WALLET_PAGE } from './pages';

const common = { method: 'post', access: 'named', limit: 'form', area: 'user', query: identityQuery } as const;
const named = () =>
  z.object({ customerId: looseId().meta({ description: 'Whose; a customer may name themselves alone' }) });

export const walletBalance = defineCall({
  ...common,
  id: 'walletBalance',
  path: '/wallet_balance',
  summary:
    'What a customer may spend of their wallet, in pesos. Where it cannot be told just now it is 0, and meta.degraded is true',
  body: named,
  result: () => z.number(),
  refusals: [400, 401, 404, 413, 503],
});

export const walletHistory = defineCall({
  ...common,
  id: 'walletHistory',
  path: '/wallet_history',
  summary:
    'What came into the wallet of a customer and what went, newest first, at most 100 entries. Where it cannot be told just now it is empty, and meta.degraded is true',
  body: named,
  result: () =>
    z.array(
      z.object({
        id: z.string(),
        type: z.enum(WALLET_KINDS),
        amount: z.number().meta({ description: 'Pesos, below zero where something goes' }),
        created_at: z.string(),
        expires_at: z.string().nullable().meta({ description: 'When what is left of it ends' }),
        order_id: z.string().nullable(),
        is_held: z.boolean().meta({ description: 'true while the order it pays has not been sent' }),
      }),
    ),
  refusals: [400, 401, 404, 413, 503],
});

/** The wallets of customers. */
export const wallet = {
  calls: { walletBalance, walletHistory },
  forms: WALLET_FORMS,
  messages: WALLET_MESSAGES,
  events: ['wallet-credited', 'wallet-ends'],
  account: [{ page: WALLET_PAGE, text: 'Your wallet', icon: 'cash', group: 'benefits', rank: 1 }],
} as const;
