import { type Centavos, toCentavos } from '../money';

/** Why something came into a wallet. It is never bought. Source: decisions "A wallet". */
export const WALLET_CREDITS = ['refund', 'goodwill', 'correction', 'promotion'] as const;
export type WalletCredit = (typeof WALLET_CREDITS)[number];

/**
 * What an entry is: one of the credits, or payment: held or taken for an order; returned: what an order no longer
 * takes; expired: what nobody spent in its time. A correction may take away as well.
 */
export const WALLET_KINDS = [...WALLET_CREDITS, 'payment', 'returned', 'expired'] as const;
export type WalletKind = (typeof WALLET_KINDS)[number];

/** One entry of a wallet as it is told. Moments are epoch ms. */
export interface WalletEntry {
  id: string;
  kind: WalletKind;
  /** Below zero where something goes. */
  amount: Centavos;
  at: number;
  /** When what is left of it ends; null for never, and of what goes. */
  expiresAt: number | null;
  /** Number of the order it is about. */
  order: string | null;
  /** Whether the order it pays has not been sent yet. */
  isHeld: boolean;
}

/** What of a wallet ends at one moment. */
export interface WalletEnd {
  at: number;
  amount: Centavos;
}

/** What can be spent of a wallet, and what of that ends when, soonest first. */
export interface WalletBalance {
  amount: Centavos;
  ends: WalletEnd[];
}

/** What a wallet of this balance pays of an amount: as much as there is, at most all of it. */
export const walletPart = (balance: Centavos, amount: Centavos): Centavos => toCentavos(Math.min(balance, amount));

/** What an operator does to a wallet: gives goodwill, or corrects it upwards or downwards. */
export const WALLET_ACTS = ['goodwill', 'add', 'take'] as const;
export type WalletAct = (typeof WALLET_ACTS)[number];
