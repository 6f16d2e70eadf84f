import type { Result } from '../domain/result';
import type { DeskWay, Named, Return, ReturnLabel, ReturnStatus } from '../domain/returns/return';
import type { ReturnForm } from '../domain/returns/returnable';
import type { CustomerAccess } from './customers';
import type { MoneyGoes } from './desk/orders';

/** What a customer wants to send back. */
export interface NewReturn {
  order: string;
  /** Units above zero; reason and condition by their values. */
  lines: { lineNo: number; qty: number; reason: string; condition: string }[];
  way: DeskWay;
  /** Midnight of the day it is to be fetched on, epoch ms; null where it is not fetched. */
  collectOn: number | null;
  /** Its money goes into their wallet, as they choose; else back as it was paid. At a retailer that is refused: 409. */
  isToWallet?: boolean;
  comment: string;
}

/** A picture as it is served. */
export interface ServedPicture {
  type: string;
  body: ReadableStream<Uint8Array>;
}

/** What only our own returns have, as a retailer has no call for it. */
export interface ReturnCare {
  /** 409 once it is over or on its way. */
  withdraw(order: string, number: string): Promise<Result<null>>;
  /** The customer sent it. 409 unless it is authorised and its order is noted as sent. */
  ship(order: string, number: string, label: ReturnLabel): Promise<Result<null>>;
  /** 404; 409 with five of them, or when it is over; 422 for what is no picture. What it says of its place is taken out. */
  addPicture(order: string, number: string, bytes: Uint8Array): Promise<Result<null>>;
  removePicture(order: string, number: string, id: string): Promise<Result<null>>;
  picture(order: string, number: string, id: string): Promise<Result<ServedPicture>>;
}

/** Returns of one customer; 404 for an order or a return of somebody else, as for one there is none of. */
export interface OwnReturns {
  form(order: string): Promise<Result<ReturnForm>>;
  /** The oldest first. */
  list(order: string): Promise<Result<Return[]>>;
  find(order: string, number: string): Promise<Result<Return>>;
  /**
   * Asks for a return, once under its key. 409 where more is asked than was bought and is not on its way back; 422 where
   * a line, a reason or a day is none.
   */
  create(asked: NewReturn, key: string): Promise<Result<Return>>;
  /** null at a retailer. */
  readonly care: ReturnCare | null;
}

export interface ReturnsPort {
  /** Reasons and conditions. 404 where a retailer has none. */
  attributes(): Promise<Result<{ reasons: Named[]; conditions: Named[] }>>;
  ofCustomer(customer: CustomerAccess): OwnReturns;
}

/** What became of a return, oldest first; `actor` is what an operator is called, null for the customer. */
export interface ReturnEvent {
  status: ReturnStatus;
  at: number;
  actor: string | null;
  note: string | null;
}

export interface DeskReturn extends Return {
  /** Who ordered it. */
  name: string;
  email: string;
  events: ReturnEvent[];
}

/** Those that somebody has to do something about, those whose goods are to come, and those that are over. */
export const RETURN_GROUPS = ['open', 'coming', 'over'] as const;
export type ReturnGroup = (typeof RETURN_GROUPS)[number];

/** What arrived of one line. */
export interface Arrived {
  lineNo: number;
  arrived: number;
  accepted: number;
  /** Whether the accepted units can be sold again; else they are written off. */
  isShelved: boolean;
  /** Why some are not accepted; '' where all are. */
  refusal: string;
}

/** What the order of a return costs less once units are taken in, and where that goes. */
export interface ReturnCost extends MoneyGoes {
  /** Stands for this cost of the order as it is now: who agrees to it says it again. */
  mark: string;
}

/** What a return is begun by at the desk. */
export interface DeskReturnForm extends ReturnForm {
  /** Whether its money can go into the customer's wallet. */
  hasWallet: boolean;
}

/** `seen` is the version of the return that was shown: 409 where it changed since. */
export interface DeskReturning {
  list(group: ReturnGroup, before: string | null): Promise<{ returns: Return[]; next: string | null }>;
  find(number: string): Promise<DeskReturn | null>;
  /**
   * What of an order may go back: also what its customer may ask for no longer, as an operator may go beyond the time.
   * 404 without the order.
   */
  form(orderNumber: string): Promise<Result<DeskReturnForm>>;
  /**
   * Begins a return for its customer, once under its key: authorised from the start, and the customer is told. `beyond`
   * says why although its time is over, '' for nothing. 404; 409 and 422 as a customer's own; 422 with a problem of the
   * field `beyond` where that is missing.
   */
  begin(asked: NewReturn, beyond: string, key: string): Promise<Result<Return>>;
  /** Those of one order, the oldest first. */
  ofOrder(orderNumber: string): Promise<Return[]>;
  picture(number: string, id: string): Promise<Result<ServedPicture>>;
  /**
   * Lets it come, with what it is sent by or the day it is fetched on; again to change them. 409 while its order is not
   * noted as sent.
   */
  authorise(
    number: string,
    seen: number,
    given: { label: ReturnLabel | null; collectOn: number | null },
  ): Promise<Result<null>>;
  refuse(number: string, seen: number, refusal: string): Promise<Result<null>>;
  /** What taking these units in would move; null for nothing. 422 where units or reasons do not fit. */
  cost(number: string, lines: readonly Arrived[]): Promise<Result<ReturnCost | null>>;
  /**
   * Takes in what arrived: accepted units go back on the shelf or are written off, and the order costs that much less.
   * `agreed` is the mark of that cost, '' where nobody was asked: 409 with a problem of the field `agreed`, and the
   * mark as it is now as detail.agreed, where it moves something else. 422 where units or reasons do not fit, or others
   * were told under the key. `seen` is null where nobody was shown anything; told again under its key it is answered as
   * it was. 409 while its order is not noted as sent, unless that is off.
   */
  receive(
    number: string,
    told: { seen: number | null; agreed: string; key: string },
    lines: readonly Arrived[],
  ): Promise<Result<null>>;
  /** Nothing more comes. */
  close(number: string, seen: number): Promise<Result<null>>;
}

declare module './desk' {
  interface Desk {
    returns: DeskReturning;
  }
}

declare module './commerce' {
  interface Commerce {
    returns: ReturnsPort;
  }
}
