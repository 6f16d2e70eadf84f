import type { OutboxType } from '../../contract/events';
import type { Centavos } from '../../domain/money';
import type { Chosen, ManyAction } from '../../domain/order/desk-action';
import type { DeskDays, DeskList } from '../../domain/order/desk-list';
import type { Carrier } from '../../domain/order/dispatch';
import type { EventSource, OrderEvent, SaidOfEvent } from '../../domain/order/events';
import type { ItemUnits } from '../../domain/order/items';
import type { Order } from '../../domain/order/order';
import type { FoundBy } from '../../domain/order/search-words';
import type { OrderState } from '../../domain/order/step';
import type { Movement } from '../../domain/payment/movement';
import type { Taking } from '../../domain/payment/takings';
import type { Result } from '../../domain/result';
import type { ApprovalKind } from '../../domain/two-names';

/** In which order a list stands: what has to be done first, or what came last. */
export type DeskSort = 'due' | 'newest';

export interface DeskQuery {
  /** null: all orders, the newest first, narrowed by nothing. */
  list: DeskList | null;
  /** Code of a payment method, and place facet (domain/order/desk-list.ts); '' for all. */
  pay: string;
  place: string;
  /** One of those that the list has (DAYS_OF_LIST), which is sorted by it then; null for any. */
  days: DeskDays | null;
  sort: DeskSort;
  /** Finds orders by what was typed, in whatever list they stand. */
  search: string | null;
  /** What the page before ended with. */
  after: string | null;
}

/** An order in a list. */
export interface DeskRow {
  order: Order;
  state: OrderState;
  /** Number of its last event: whoever acts on what is shown here names it. */
  version: number;
  /** Until when it may be paid, in the list of those that wait for money (epoch ms). */
  endsAt: number | null;
  /** The last digits of its card; null where it has none, or its gateway does not say. */
  cardDigits: string | null;
  /** What a search found it by, where the list does not show that; null elsewhere. */
  foundBy: FoundBy | null;
  /** Whether money of it waits for a second name. */
  isAsked: boolean;
}

/** Orders of a list: all of them, those whose day has passed, and those whose day is today. */
export interface DeskCount {
  all: number;
  late: number;
  today: number;
}

/** Money of an order that waits for a second name, or that two agreed to and which broke off before it was done. */
export interface AskedMoney extends SaidOfEvent {
  id: number;
  kind: ApprovalKind;
  amount: Centavos;
  askedBy: string;
  /** Whether whoever looks asked for it: they cannot agree to it as well. */
  isOwn: boolean;
  /** Who agreed to it; null while nobody did. */
  agreedBy: string | null;
  /** Epoch ms. */
  at: number;
}

/** What happened to an order, and who told it. Epoch ms. */
export interface DeskChange {
  type: OrderEvent['type'];
  source: EventSource;
  at: number;
  /** Who did it at the desk; null for what nobody did there, and of old events. */
  actor: string | null;
}

/** An order that was chosen as it stands now, and what happened to it since it was shown. */
export interface ChosenOrder extends DeskRow {
  changes: DeskChange[];
}

/** What became of one of many orders. */
export interface ManyResult {
  number: string;
  result: Result<OrderState>;
}

export interface DeskPage {
  rows: DeskRow[];
  /** What the next page is asked with, null behind the last one. */
  next: string | null;
  counts: Record<DeskList, DeskCount>;
  /** What the list may be narrowed by, and how many orders that leaves. */
  facets: { pay: string; place: string; count: number /** Name of its branch. */; branch: string | null }[];
}

/** An event of the outbox, or of an order. Times in epoch ms. */
export interface SentLetter {
  type: OutboxType;
  at: number;
  deliveredAt: number | null;
  /** Why it was given up; null for what was delivered or still will be. */
  failure: string | null;
}

/** What of an order's money may go back, or may have come back. */
export interface Refundable {
  /** By hand, and to its cards what does not go there by itself. */
  byHand: Centavos;
  toCards: Centavos;
  /** On its way to the cards: asked of the gateway and not answered yet, or by itself within a minute. */
  underWay: Centavos;
  /** The most that a bank can have taken back without its gateway telling. */
  takenBack: Centavos;
  /** What was sent by hand and did not come back so far. */
  sentByHand: Centavos;
  /** What operators noted as received and nobody took back as a mistake, and how much of it was noted last. */
  noted: Centavos;
  notedLast: Centavos;
}

/** What an order costs less because of something, and where each part of that goes. Centavos. */
export interface MoneyGoes {
  amount: Centavos;
  /** Held on its card: let go at once, or charged no more when it goes. */
  letGo: Centavos;
  chargedLess: Centavos;
  /** To its cards by their gateway, sent by hand, into the wallet. */
  toCards: Centavos;
  byHand: Centavos;
  toWallet: Centavos;
  /** Nobody had paid it, and nobody pays it any more. */
  unpaid: Centavos;
  /** Whether what goes to the cards waits for a second name, or all of it does before anything happens. */
  isAskedOfTwo: boolean;
  isAskedFirst: boolean;
  /** Of the card, where one pays and they are known. */
  cardDigits: string | null;
}

/** What an operator may ask of beforehand: where it goes what the order costs less then. */
export type CheaperEvent = { type: 'adjusted'; amount: Centavos } | { type: 'cancel' };

export interface DeskOrder {
  order: Order;
  state: OrderState;
  events: (SaidOfEvent & {
    type: OrderEvent['type'];
    amount: Centavos | null;
    source: EventSource;
    /** What it was told under; of an operator, with the key of the form. */
    id: string;
    at: number;
    /** What the operator is called who did it; null of others, and from before it was kept. */
    actor: string | null;
  })[];
  told: SentLetter[];
  refundable: Refundable;
  /**
   * When what is held on a card lapses first, as its gateway says; null where nothing is held or it says nothing. Epoch
   * ms.
   */
  authorisedUntil: number | null;
  /** The last digits of the card it was paid by, or is held on; null where its gateway does not say. */
  cardDigits: string | null;
  asked: AskedMoney | null;
}

/** An order that was sent to a retailer and of which nobody could find out. Times in epoch ms. */
export interface UnresolvedOrder {
  /** What the retailer may look for it by. */
  orderId: string;
  sentAt: number;
  givenUpAt: number;
}

/** What goes with an event that an operator tells. `seen`: the number of the last event they were shown; left out, it is not asked. */
export interface OperatorAct extends Pick<SaidOfEvent, 'note'>, Partial<Pick<SaidOfEvent, 'sentOn'>> {
  key: string;
  seen?: number;
  /**
   * Of money that came, told at the desk: whether they know that the same amount was noted within the hour, and that it is
   * more than what is due. Left out, neither is asked.
   */
  knows?: { again: boolean; over: boolean };
  /** What the keys of all steps of one action begin with; `key` itself where it is one. */
  own?: string;
}

/** An order as it stands after an event, and the others of its store view that were sent under the same guide number. */
export interface Recorded {
  state: OrderState;
  /** true when it was known already and changed nothing now. */
  known: boolean;
  sameGuide: string[];
}

/** Movements between two days of Mexico City, YYYY-MM-DD, both in it. */
export interface MovementQuery {
  from: string;
  to: string;
  /** What the page before ended with. */
  after: string | null;
}

export interface MovementPage {
  movements: Movement[];
  /** What the next page is asked with, null behind the last one. */
  next: string | null;
}

export interface DeskOrders {
  /** With whom orders may be sent. */
  carriers: readonly Carrier[];
  /** A page of a list, by one wait. */
  list(query: DeskQuery): Promise<DeskPage>;
  /** Numbers of the orders a code is of: their own number, or the guide they were sent under; at most two. */
  ofCode(code: string): Promise<string[]>;
  /**
   * Agrees to money that another operator asked for, and does it, or declines it; once however often it is told. 404; 403
   * where whoever agrees asked for it; 409 where it was decided otherwise, or cannot be done any more.
   */
  decideAsked(asked: Pick<AskedMoney, 'id'> & { number: string }, isAgreed: boolean): Promise<Result<null>>;
  /** null when there is no order of this number. */
  find(number: string): Promise<DeskOrder | null>;
  /**
   * Lets something happen to an order, once under its key. What is held on a card is taken before it is sent. 404, 409
   * where it cannot happen or, with detail.changes (DeskChange[]), where something happened since it was seen; 503 while
   * the gateway is silent. Of an amount that needs a second name 409 as well: it is asked for then; and of money that came, where `knows` says that it has to be asked about first.
   */
  record(number: string, event: OrderEvent, told: OperatorAct): Promise<Result<Recorded>>;
  /** Orders that were chosen, as they stand now; those of another store view are left out. */
  chosen(chosen: readonly Chosen[]): Promise<ChosenOrder[]>;
  /** Those of them that go to an address, for the file of whoever carries them. */
  forCarrier(chosen: readonly Chosen[]): Promise<ChosenOrder[]>;
  /** All of them for their delivery notes, which leave the shop with names and addresses. */
  forNotes(chosen: readonly Chosen[]): Promise<ChosenOrder[]>;
  /**
   * Does to each what the action is of it, once under its key: what was done before a failure is not done again. An
   * order that changed since it was shown is refused, 409 with detail.changes (DeskChange[]). `note`: why, in the history
   * of each; null for nothing.
   */
  recordMany(action: ManyAction, chosen: readonly Chosen[], key: string, note?: string | null): Promise<ManyResult[]>;
  /** Where the money of orders goes once this happens to each; those of which it cannot happen are left out. */
  goes(numbers: readonly string[], event: CheaperEvent): Promise<ReadonlyMap<string, MoneyGoes>>;
  /** Orders that were placed after a moment (epoch ms), 100 at most. */
  newSince(at: number): Promise<number>;
  /**
   * Sends money back to the card it came from, once under its key. 404; 409 where that much did not come by one card or,
   * with detail.changes (DeskChange[]), where something happened since it was seen; 503 while the gateway is silent.
   */
  refundToCard(number: string, amount: Centavos, told: Pick<OperatorAct, 'key' | 'seen'>): Promise<Result<OrderState>>;
  /**
   * Cancels units of an order before it is sent, once under its key. 404; 409 where it was sent or has not as many, or,
   * with detail.changes (DeskChange[]), where something happened since it was seen; 422 where none are named.
   */
  cancelItems(number: string, items: readonly ItemUnits[], told: OperatorAct): Promise<Result<OrderState>>;
  /** What moved the money of orders between two days, oldest first; of `size` events at most. */
  movements(query: MovementQuery, size: number): Promise<MovementPage>;
  /** What came and went between two days by each form of payment: those movements added up, in the order in which each form first moved. */
  takings(days: Pick<MovementQuery, 'from' | 'to'>): Promise<Taking[]>;
  /** Orders a retailer said neither yes nor no of. */
  unresolved(): Promise<UnresolvedOrder[]>;
  /** An operator has seen to an order nobody knew of; false where none is open. */
  closeUnresolved(orderId: string): Promise<boolean>;
}

declare module '../desk' {
  interface Desk {
    order: DeskOrders;
  }
}
