import type { OwnWallet, WalletPort } from '../../../../src/commerce/own/wallet';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { walletBalance, walletHistory } from './read';

/** The wallet of a customer of our own in a store view; `now` in epoch ms. */
export const ownWallet = (env: Pick<Env, 'SHOP'>, store: string, customerId: string, now: number): OwnWallet => ({
  paysOrders: true,
  balance: async () => ok(await walletBalance(env, store, customerId, now)),
  history: async () => ok(await walletHistory(env, store, customerId)),
});

export const embeddedWallet = (env: Pick<Env, 'SHOP'>, store: string, now: number): WalletPort => ({
  ofCustomer: ({ customerId }) => ownWallet(env, store, customerId, now),
});
