import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { walletEntry } from '../adapters/embedded/schema/shop';
import { embeddedWallet } from '../adapters/embedded/wallet';
import { embeddedDeskWallets } from '../adapters/embedded/wallet/desk';
import { walletsDue } from '../adapters/embedded/wallet/due';
import { leftOf } from '../adapters/embedded/wallet/sql';
import { walletHandlers } from '../api/customers/wallet';
import { walletForms } from '../forms/wallet';
import { walletCredit, walletEnds } from '../mail/letters/wallet';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { BOOKS_MS, deleteAfter, STEP_ROWS } from './retention';

/** Credits so old of which nothing is left, and that nothing was taken from since. */
const USED_UP = `SELECT id FROM wallet_entry AS credit WHERE at < ?1 AND amount >= 0 AND ${leftOf('credit')} = 0
  AND NOT EXISTS (SELECT 1 FROM wallet_entry WHERE ref = credit.id AND at >= ?1) LIMIT ${STEP_ROWS}`;

export const wallet = defineArea('wallet', {
  ports: {
    wallet: {
      embedded: ({ env, store, now }) => embeddedWallet(env, store.storeCode, now),
      upstream: ({ retailer, store, adapters }) => adapters.upstreamWallet(retailer, store),
      guard: 'unlimited',
    },
  },
  calls: walletHandlers,
  forms: walletForms,
  letters: { 'wallet-credited': mailed(walletCredit), 'wallet-ends': mailed(walletEnds) },
  personal: [
    personalRows({
      title: 'Movements of your wallet',
      table: walletEntry,
      whose: ofAccount(walletEntry.customerId),
      shown: {
        ...{ store: walletEntry.store, kind: walletEntry.kind, centavos: walletEntry.amount },
        ...{ order: walletEntry.orderNumber, expiresAt: walletEntry.expiresAt, at: walletEntry.at },
      },
      closing: 'kept',
    }),
  ],
  retention: {
    // A credit goes with all that was taken from it, so that what is left of every other one stays as it is.
    wallet_entry: deleteAfter(
      `WITH used_up AS (${USED_UP}) DELETE FROM wallet_entry WHERE id IN used_up OR (amount < 0 AND ref IN used_up)`,
      BOOKS_MS,
    ),
  },
  scheduled: { due: { wallets: walletsDue } },
  desk: {
    wallets: {
      make: ({ env, store, now, operator }) => embeddedDeskWallets(env, { operator, store: store.storeCode, at: now }),
      needs: { of: 'orders', change: 'money' },
    },
  },
});
