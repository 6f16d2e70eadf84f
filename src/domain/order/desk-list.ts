import { knownKind } from '../payment/kind';
import { kept, stillDue, toRefund } from './money';
import type { Order } from './order';
import { isOff } from './status';
import type { OrderState } from './step';
import { transitionOf } from './transitions';

/**
 * Lists of orders by what there is to do: to prepare; ready at a branch; on their way; waiting for money; to send money
 * back for; to look at.
 */
export const DESK_LISTS = ['prepare', 'ready', 'sent', 'money', 'refund', 'look'] as const;
export type DeskList = (typeof DESK_LISTS)[number];

/**
 * What a list may be narrowed to: those whose day has passed, is today, or is not later than today; those that came since
 * a day ago; those whose card holds their money less than a day longer.
 */
export const DESK_DAYS = ['late', 'today', 'due', 'fresh', 'lapses'] as const;
export type DeskDays = (typeof DESK_DAYS)[number];

/** Which of them each list has. */
export const DAYS_OF_LIST: Readonly<Record<DeskList | 'all', readonly DeskDays[]>> = {
  prepare: ['late', 'today', 'lapses'],
  ready: ['late', 'today'],
  sent: ['late', 'today'],
  money: ['due'],
  refund: [],
  look: [],
  all: ['fresh'],
};

type Listed = Pick<Order, 'branch' | 'paymentMethod'>;

/** Whether it may be prepared now: it can be sent, or accepted since its money is taken when it is handed over. */
const isToPrepare = ({ paymentMethod }: Listed, { status }: OrderState): boolean =>
  transitionOf(status, 'send') !== null ||
  (transitionOf(status, 'accept') !== null && knownKind(paymentMethod.code) === 'cash');

/** Whether its money is not as it should be: less than was asked came, or it was taken back after the goods had gone. */
function isOdd({ status, isAccepted, money }: OrderState): boolean {
  if (isOff(status) || stillDue(money) === 0) return false;
  if (transitionOf(status, 'secured')) return kept(money) > 0;
  return transitionOf(status, 'send') === null && !isAccepted;
}

/** Whether it was handed over and what is paid then was not noted: the branch or the carrier has it. */
const isUncollected = ({ status, isAccepted, money }: OrderState): boolean =>
  isAccepted && transitionOf(status, 'take-back-deliver') !== null && stillDue(money) > 0;

/**
 * Where an order stands at the desk: what can happen to it next and what its money asks for say so. A trigger on
 * `orders` says the same in SQL (migrations/shop), and a test compares both. `isAsked`: money of it waits for a second
 * name.
 */
export function deskListsOf(order: Listed, state: OrderState, isAsked = false): DeskList[] {
  const { status, money } = state;
  const isPrepared = isToPrepare(order, state);
  const canArrive = transitionOf(status, 'deliver') !== null;
  const stands: Record<DeskList, boolean> = {
    prepare: isPrepared,
    ready: canArrive && order.branch !== undefined,
    sent: canArrive && order.branch === undefined,
    money: (transitionOf(status, 'secured') !== null && !isPrepared) || isUncollected(state),
    refund: toRefund(money) > 0,
    look: isAsked || isOdd(state),
  };
  return DESK_LISTS.filter((list) => stands[list]);
}

/** What the facet of a branch begins with; that of an order that is sent is 'home'. */
const AT_BRANCH = 'branch:';

/** The code of a branch out of its facet; null for any other. */
export const branchOfFacet = (place: string): string | null =>
  place.startsWith(AT_BRANCH) ? place.slice(AT_BRANCH.length) : null;

/** What a list is narrowed by: the code of a payment method, a place, both or neither ('' each). */
export const facetOf = (pay: string, place: string): string => `${pay}|${place}`;
