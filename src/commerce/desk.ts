import type { OUTBOX_CHANNELS } from '../contract/desk/outbox';
import type { OutboxType } from '../contract/events';
import type { Centavos } from '../domain/money';
import type { EventSource, OrderEvent } from '../domain/order/events';
import type { Order } from '../domain/order/order';
import type { OrderStatus } from '../domain/order/status';
import type { OrderState } from '../domain/order/step';
import type { UnmatchedReason } from '../domain/payment/notification';
import type { Payee } from '../domain/payment/payee';
import type { Result } from '../domain/result';
import type { ReviewStatus } from '../domain/review';
import type { KeptMessage } from './contact';
import type { DeskReviews } from './reviews';

export interface DeskQuery {
  status: OrderStatus | null;
  /** Number, or e-mail as it was given. */
  search: string | null;
  toRefund: boolean;
  /** Only orders with a smaller number. */
  before: string | null;
}

export interface DeskList {
  orders: { order: Order; state: OrderState }[];
  /** What the next page is asked with, null behind the last one. */
  next: string | null;
  /** Orders of the store view by status, and those with money to be refunded. */
  counts: Record<OrderStatus | 'toRefund', number>;
}

/** An event of the outbox, or of an order. Times in epoch ms. */
export interface SentLetter {
  type: OutboxType;
  at: number;
  deliveredAt: number | null;
  /** Why it was given up; null for what was delivered or still will be. */
  failure: string | null;
}

export interface DeskOrder {
  order: Order;
  state: OrderState;
  events: { type: OrderEvent['type']; amount: Centavos | null; source: EventSource; note: string | null; at: number }[];
  told: SentLetter[];
  /** What is to be sent back: by hand, to cards, and what a gateway was asked for and has not answered. */
  refundable: { byHand: Centavos; toCards: Centavos; underWay: Centavos; takenBack: Centavos };
  /**
   * When what is held on a card lapses first, as its gateway says; null where nothing is held or it says nothing. Epoch
   * ms.
   */
  authorisedUntil: number | null;
}

/** A movement of money that fits nothing that can be paid. */
export interface DeskUnmatchedPayment {
  source: 'collector' | 'gateway';
  id: string;
  type: OrderEvent['type'];
  reference: string;
  /** What it was paid for; null where the reference names nothing of ours. */
  payee: Payee | null;
  amount: Centavos;
  currency: string;
  reason: UnmatchedReason;
  at: number;
}

/** A message that did not go out and waits for nobody any more. Times in epoch ms. */
export interface GivenUp {
  channel: (typeof OUTBOX_CHANNELS)[number];
  id: number;
  type: OutboxType;
  order: string | null;
  reason: string | null;
  at: number;
  /** false where what it held was erased. */
  canGoAgain: boolean;
}

/** An order that was sent to a retailer and of which nobody could find out. Times in epoch ms. */
export interface UnresolvedOrder {
  /** What the retailer may look for it by. */
  orderId: string;
  sentAt: number;
  givenUpAt: number;
}

/** An import of the store view; `skipped` is null where it is not kept what an import left out. */
export interface DeskImport {
  run: number;
  scope: 'catalogue' | 'stock';
  beganAt: number;
  outcome: 'applied' | 'dropped' | null;
  accepted: number | null;
  skipped: number | null;
}

/**
 * Work the shop does by itself each minute whose last run failed. `since` is the first of the failures in a row. Epoch
 * ms.
 */
export interface FailingWork {
  name: string;
  reason: string;
  since: number;
  failedAt: number;
}

export interface DeskHealth {
  /** When the oldest event that is not delivered yet was written; null when none waits. Epoch ms. */
  oldestWaiting: number | null;
  waiting: number;
  /** Messages of both channels that were given up, the newest first. */
  givenUp: GivenUp[];
  /** Of the whole shop, the longest failing first. */
  failing: FailingWork[];
}

/** A document that an import left out, by its id as far as it could be read. */
export interface SkippedDocument {
  entity: string;
  position: number;
  id: string | null;
  reason: string;
}

export interface DeskOrders {
  list(query: DeskQuery): Promise<DeskList>;
  /** null when there is no order of this number. */
  find(number: string): Promise<DeskOrder | null>;
  /**
   * Lets something happen to an order, once under its key. What is held on a card is taken before it is sent. 404, 409
   * where it cannot happen, 503 while the gateway is silent.
   */
  record(number: string, event: OrderEvent, told: { key: string; note: string | null }): Promise<Result<OrderState>>;
  /**
   * Sends money back to the card it came from, once under its key. 404; 409 where that much did not come by one card;
   * 503 while the gateway is silent.
   */
  refundToCard(number: string, amount: Centavos, key: string): Promise<Result<OrderState>>;
  /** Orders a retailer said neither yes nor no of. */
  unresolved(): Promise<UnresolvedOrder[]>;
  /** An operator has seen to an order nobody knew of; false where none is open. */
  closeUnresolved(orderId: string): Promise<boolean>;
}

export interface DeskPayments {
  /** Movements of money that fit no order and wait for an operator, the oldest first. */
  unmatchedPayments(): Promise<DeskUnmatchedPayment[]>;
  /** false where no such movement waits. */
  resolveUnmatched(source: DeskUnmatchedPayment['source'], id: string): Promise<boolean>;
}

export interface DeskReviewing {
  /**
   * Reviews of this status, those that wait the oldest first, the others the newest first; `after` is what the last
   * page ended with.
   */
  list(status: ReviewStatus, after: number | null): Promise<DeskReviews>;
  /** Shows a review, or does not; said again it changes nothing. false where there is none. */
  decide(id: number, isApproved: boolean): Promise<boolean>;
}

export interface DeskMessages {
  /** What people wrote to the shop, the newest first; `before` is the id the last page ended with. */
  messages(before: number | null): Promise<{ messages: KeptMessage[]; next: number | null }>;
}

export interface DeskImports {
  /** The newest imports of the store view. */
  recent(): Promise<DeskImport[]>;
  /** What an import of this store view left out, the first of it; null without such an import. */
  skippedBy(run: number): Promise<SkippedDocument[] | null>;
}

export interface DeskRunning {
  health(): Promise<DeskHealth>;
  /** Sends again what was given up, once under its key. 404, 409 where it went out or cannot any more. */
  resend(channel: GivenUp['channel'], id: number, key: string): Promise<Result<null>>;
}

/** What operators do at the shop's own desk, in one store view: a port of each area that has something there. */
export interface Desk {
  order: DeskOrders;
  payments: DeskPayments;
  reviews: DeskReviewing;
  contact: DeskMessages;
  imports: DeskImports;
  running: DeskRunning;
}

/** Who stands at the desk. */
export interface DeskSignIn {
  /**
   * Whether one signs in here with the service token; where somebody else lets operators in, or nobody does, one does
   * not.
   */
  readonly takesToken: boolean;
  /** 401 with a wrong token, 429 after too many. Sets the cookie of the session. */
  signIn(token: string): Promise<Result<null>>;
  signOut(): void;
}
