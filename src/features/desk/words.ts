import type { OutboxType } from '../../contract/events';
import { MEXICO_CITY_OFFSET_MS } from '../../domain/mexico-city';
import type { Role } from '../../domain/operator';
import { stepsOf } from '../../domain/order/desk-action';
import type { EventSource, OrderEvent } from '../../domain/order/events';
import type { Order } from '../../domain/order/order';
import type { OrderStatus } from '../../domain/order/status';
import type { OrderState } from '../../domain/order/step';

/** An order, or what is known of one: with a branch it is picked up there. */
interface HandedOver {
  branch?: object | boolean | null | undefined;
}

/** What operators call the statuses of an order. */
const DESK_STATUS_TEXTS = {
  pending: 'Desk status pending',
  processing: 'Desk status processing',
  sent: 'Desk status sent',
  complete: 'Desk status complete',
  canceled: 'Desk status canceled',
  expired: 'Desk status expired',
} as const satisfies Record<OrderStatus, string>;

/** The same of orders that are picked up, where it is called otherwise. */
const PICKUP_STATUS_TEXTS = { processing: 'Desk status to look out', sent: 'Desk status ready' } as const;

/** What the status of an order is called by how it is handed over. */
export const deskStatusText = ({ branch }: HandedOver, status: OrderStatus) =>
  branch && (status === 'processing' || status === 'sent') ? PICKUP_STATUS_TEXTS[status] : DESK_STATUS_TEXTS[status];

/** What there is to wait for of an order: somebody who accepts it, or what its status says. */
export const deskStateText = (order: Pick<Order, 'branch' | 'paymentMethod'>, state: Pick<OrderState, 'status'>) =>
  stepsOf(order, state, 'accept') ? 'To be accepted' : deskStatusText(order, state.status);

export const EVENT_TEXTS = {
  authorised: 'Event authorised',
  captured: 'Event captured',
  released: 'Event released',
  received: 'Event received',
  reversed: 'Event reversed',
  refunded: 'Event refunded',
  bounced: 'Event bounced',
  'take-back-received': 'Event take-back-received',
  adjusted: 'Event credited',
  accept: 'Event accept',
  'take-back-accept': 'Event take-back-accept',
  'take-back-send': 'Event take-back-send',
  'take-back-deliver': 'Event take-back-deliver',
  'correct-address': 'Event correct-address',
  'move-day': 'Event move-day',
  'tell-again': 'Event tell-again',
  note: 'Event note',
  'pay-otherwise': 'Event pay-otherwise',
  'pay-in-months': 'Event pay-in-months',
  expire: 'Event expire',
  cancel: 'Event cancel',
  'cancel-items': 'Event cancel-items',
  'return-items': 'Event return-items',
  send: 'Event send',
  'correct-guide': 'Event correct-guide',
  deliver: 'Event deliver',
} as const satisfies Record<OrderEvent['type'], string>;

/** Who told an event of an order. */
export const SOURCE_TEXTS = {
  operator: 'Source operator',
  time: 'Source time',
  collector: 'Source collector',
  gateway: 'Source gateway',
  shopper: 'Source shopper',
} as const satisfies Record<EventSource, string>;

/** What a message is about. */
export const letterText = <Type extends OutboxType>(type: Type) => `Told ${type}` as const;

/** What an operator may do. */
export const ROLE_TEXTS = {
  see: 'Role see',
  orders: 'Role orders',
  money: 'Role money',
  all: 'Role all',
} as const satisfies Record<Role, string>;

/** What happened to an order: one that is picked up is ready where another is sent. */
export const deskEventText = ({ branch }: HandedOver, type: OrderEvent['type']) =>
  branch && type === 'send' ? 'Event ready' : EVENT_TEXTS[type];

/** What the customer of an order was told. */
export const toldText = ({ branch }: HandedOver, type: OutboxType) =>
  branch && type === 'order-sent' ? 'Told order-sent of a pickup' : letterText(type);

/** Time and day in Mexico City, in the format of spec 2 §9 (HH:mm D/M/YYYY): '10:36 22/11/2026'. `at` is epoch ms. */
export function deskTime(at: number): string {
  const moment = new Date(at + MEXICO_CITY_OFFSET_MS);
  return `${moment.toISOString().slice(11, 16)} ${moment.getUTCDate()}/${moment.getUTCMonth() + 1}/${moment.getUTCFullYear()}`;
}
