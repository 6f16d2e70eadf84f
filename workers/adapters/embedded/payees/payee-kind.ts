import type { Mine } from '../../../../src/commerce/mine';
import type { Centavos } from '../../../../src/domain/money';
import type { OrderMoney } from '../../../../src/domain/order/money';
import type { NotifiedType } from '../../../../src/domain/payment/notification';
import type { Result } from '../../../../src/domain/result';
import type { Env } from '../../../env';

/** What a card may pay now. */
export interface CardTerms {
  amount: Centavos;
  /** manual: held until it is captured; automatic: taken at once. */
  capture: 'manual' | 'automatic';
  /** Monthly payments, 1 for all at once. */
  months: number;
}

/** What is owed by a payee and to it. */
export interface Owed {
  /** Its store view, whose gateway, CLABE and references it is paid by. */
  store: string;
  money: OrderMoney;
  /** What it cost at first, before anything of it was taken off. */
  full: Centavos;
  /** Nothing comes of it any more: whatever is held for it is let go. */
  isOff: boolean;
  /** What of it is held and may be taken now. */
  toCapture: Centavos;
  /** null where no card may pay it now: what somebody still could pay at the gateway is closed. */
  byCard: CardTerms | null;
}

/** A movement of money as it happens to a payee, and who told of it. `at` is when it happened, `notedAt` when it is written, epoch ms. */
export interface Movement {
  type: NotifiedType;
  amount: Centavos;
  source: 'collector' | 'gateway';
  id: string;
  /** Id of the gateway's payment that it is of. */
  payment?: string | undefined;
  at: number;
  notedAt: number;
}

/** Statements that belong into the batch of a movement, asked for at each try; a refusal means that it counts no more. */
export type MovementGuard = () => Promise<Result<D1PreparedStatement[]>>;

/** Who asks to see a payee. */
export interface Payer {
  cartToken: string | null;
  /** What is theirs. */
  mine(): Mine;
}

/**
 * A kind of payee, as its area names it (`payees` in workers/areas): what it owes, what a movement of money does to it, and what its
 * payer is shown.
 */
export interface PayeeKind {
  readonly kind: string;
  /**
   * What its nine digits in a CLABE or in a reference at the till begin with; the rest of them is its id. Of two kinds
   * that fit, the longer one counts.
   */
  readonly leading: string;
  /** null where there is none of this id. */
  owed(env: Env, id: string): Promise<Owed | null>;
  /**
   * Lets a movement happen to it, in one batch with what the guard answers; `known` where it had happened before. 409
   * where it cannot, 503 while others change the same payee.
   */
  move(env: Env, id: string, movement: Movement, guard: MovementGuard): Promise<Result<{ known: boolean }>>;
  /**
   * SQL that is true of a row of card_payment of this kind of which more is held than is needed, or that can still be
   * paid although nothing is to be paid there.
   */
  readonly needless: string;
  /** SQL of what is to be refunded of it, in centavos; `id` is SQL of its id. NULL where there is none. */
  toRefund(id: string): string;
  /** SQL of what is held for it and needed no longer, in centavos; `id` as above. NULL where there is none. */
  toRelease(id: string): string;
  /** SQL of what went back of it, in centavos; `id` as above. NULL where there is none. */
  refunded(id: string): string;
  /** Path of the page its payer is shown, by the name its area gave the payment's return address. */
  page(name: string): string;
  /** The id of what stands behind that name, for whoever may see it; null for everybody else. */
  shown(payer: Payer, name: string): Promise<string | null>;
}
