import type { OrderStatus } from '../order/status';

/**
 * How far a return is. on-way: the customer sent it; partly-received: not all of it has arrived; refunded: its money has
 * gone back; withdrawn: the customer keeps the goods, or they never came.
 */
export const RETURN_STATUSES = [
  'requested',
  'authorised',
  'on-way',
  'partly-received',
  'received',
  'refused',
  'refunded',
  'withdrawn',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** What a return goes through: by the desk, but ship and withdraw, which are the customer's. */
export type ReturnVerb = 'authorise' | 'refuse' | 'receive' | 'close' | 'ship' | 'withdraw';

/** In which statuses each can happen; what is not here cannot. */
const POSSIBLE: Readonly<Record<ReturnVerb, readonly ReturnStatus[]>> = {
  authorise: ['requested', 'authorised'],
  refuse: ['requested'],
  ship: ['authorised'],
  withdraw: ['requested', 'authorised'],
  // A parcel may come without anybody having said that it does.
  receive: ['requested', 'authorised', 'on-way', 'partly-received'],
  close: ['authorised', 'on-way', 'partly-received'],
};

export const canReturn = (status: ReturnStatus, verb: ReturnVerb): boolean => POSSIBLE[verb].includes(status);

const SENT: readonly OrderStatus[] = ['sent', 'complete'];

/**
 * What presupposes that the goods have left the shop, and how their order stands then; of one that is off, what comes back
 * is received. What ends a return is always possible: nobody is kept in one that cannot go on.
 */
const ORDER_STANDS: Partial<Readonly<Record<ReturnVerb, readonly OrderStatus[]>>> = {
  authorise: SENT,
  ship: SENT,
  receive: [...SENT, 'canceled', 'expired'],
};

/** The statuses of its order in which this can happen to a return; null where it can in each. */
export const orderStands = (verb: ReturnVerb): readonly OrderStatus[] | null => ORDER_STANDS[verb] ?? null;

/** Whether nothing of it moves any more. */
export const isReturnOver = (status: ReturnStatus): boolean =>
  !Object.values(POSSIBLE).some((statuses) => statuses.includes(status));

/** Why something goes back: a key each of the dictionary. */
export const REASONS = {
  'changed-mind': 'Return reason changed-mind',
  damaged: 'Return reason damaged',
  defective: 'Return reason defective',
  wrong: 'Return reason wrong',
  incomplete: 'Return reason incomplete',
} as const;
export type Reason = keyof typeof REASONS;

/** What it is like now. */
export const CONDITIONS = {
  unopened: 'Return condition unopened',
  opened: 'Return condition opened',
  damaged: 'Return condition damaged',
} as const;
export type Condition = keyof typeof CONDITIONS;

/** How it goes back: as a parcel, handed over at a branch, or fetched on a day asked for. */
export const WAYS = ['parcel', 'branch', 'collect'] as const;
/** The same of a return that is begun at the desk: it may stand there already. */
export const DESK_WAYS = ['handed-over', ...WAYS] as const;
export type DeskWay = (typeof DESK_WAYS)[number];
/** And of what nobody asked to return: the parcel of an order that was canceled while its carrier had it. */
export const KEPT_WAYS = [...DESK_WAYS, 'undelivered'] as const;
export type Way = (typeof KEPT_WAYS)[number];

/** Whether a return ends with its order that is canceled on its way: nobody has sent its goods, and none stand here. */
export const endsWithOrder = ({ status, way }: Pick<Return, 'status' | 'way'>): boolean =>
  canReturn(status, 'withdraw') && way !== 'handed-over';

export const isReason = (text: string): text is Reason => Object.hasOwn(REASONS, text);
export const isCondition = (text: string): text is Condition => Object.hasOwn(CONDITIONS, text);
export const isWay = (text: string): text is (typeof WAYS)[number] => WAYS.some((way) => way === text);
export const isDeskWay = (text: string): text is DeskWay => DESK_WAYS.some((way) => way === text);

/** Whether what is like this goes back on the shelf, unless whoever receives it says otherwise. */
export const isSoldAgain = (condition: string): boolean => condition === 'unopened';

/** Of who sells it a fault is; a change of mind is the customer's, who then pays the way back. */
export const isRevocation = (reasons: readonly string[]): boolean =>
  reasons.length > 0 && reasons.every((reason) => reason === 'changed-mind');

/** A value with what it is called: a key of the dictionary, or a retailer's own words. */
export interface Named {
  value: string;
  label: string;
}

/** Units of one line of the order that go back. */
export interface ReturnLine {
  lineNo: number;
  sku: string;
  name: string;
  image: string | null;
  qty: number;
  reason: Named;
  condition: Named;
  /** Units that arrived, and of those how many are taken back. */
  received: number;
  accepted: number;
  /** Why some are not; null for none. */
  refusal: string | null;
}

export interface ReturnPicture {
  id: string;
  /** Media type. */
  type: string;
}

/** With whom it goes back: a carrier's name and guide number, each may be empty. */
export interface ReturnLabel {
  carrier: string;
  guide: string;
}

/** A return as its owner and the desk see it; times in epoch ms. */
export interface Return {
  /** Shown to people: 000000012. */
  number: string;
  order: string;
  status: ReturnStatus;
  at: number;
  lines: ReturnLine[];
  /** null where a retailer does not say. */
  way: Way | null;
  /** The day it was asked to be fetched on, and the one the desk answered; null for none. */
  collectOn: number | null;
  collectAgreed: number | null;
  label: ReturnLabel | null;
  /** Its money goes into the customer's wallet, as they chose. */
  isToWallet: boolean;
  comment: string;
  /** Why the whole of it was refused; null where it was not. */
  refusal: string | null;
  pictures: ReturnPicture[];
  /** Number of its last event. */
  version: number;
}

/** Pictures of one return, and bytes of one of them. */
export const MOST_PICTURES = 5;
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Returns of one order: each takes at least a unit, but those that were withdrawn take none. */
export const MOST_RETURNS = 20;
