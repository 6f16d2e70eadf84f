import type { EventName } from '../../../src/contract/desk/event-names';
import { DESK_MESSAGES } from '../../../src/contract/desk/messages';
import { MESSAGES } from '../../../src/contract/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order-forms';
import { formatMoney, toCentavos } from '../../../src/domain/money';
import type { Dispatch } from '../../../src/domain/order/dispatch';
import type { Order } from '../../../src/domain/order/order';
import type { OrderStatus } from '../../../src/domain/order/status';
import { type Door, patiently, Refused } from '../import/door.ts';
import { STATUS_WORDS, statusOf } from './words.ts';

/** Pesos; what is still due, to be refunded and to be captured follows from the others. */
type Amount =
  | 'charged'
  | 'wallet'
  | 'authorised'
  | 'captured'
  | 'received'
  | 'reversed'
  | 'refunded'
  | 'disputed'
  | 'due'
  | 'toRefund'
  | 'toCapture'
  | 'toRelease';

export interface ShownState {
  status: OrderStatus;
  accepted: boolean;
  money: Record<Amount, number>;
}

export interface ListedOrder {
  number: string;
  createdAt: string;
  email: string;
  payment: string;
  source: string | null;
  /** Code of the branch where it is picked up; null: it is sent. */
  branch: string | null;
  total: number;
  /**
   * First and last day that it is promised for, ISO, and of what is picked up the moment at which it is ready, left out
   * by a shop of before; null where no date is promised.
   */
  promised: { from: string; to: string; ready?: string | null } | null;
  /** Until when its branch keeps what lies ready there; left out by a shop of before. */
  keptUntil?: string | null;
  /** With whom it was sent; null where that was not said, left out by a shop of before. */
  dispatch?: Dispatch | null;
  state: ShownState;
}

export interface OrderPage {
  orders: ListedOrder[];
  next: string | null;
}

export interface ShownOrder {
  number: string;
  order: Order;
  state: ShownState;
  events: {
    type: EventName;
    amount: number | null;
    source: string;
    id: string;
    note: string | null;
    /** The day money was sent by hand; left out by a shop of before. */
    sentOn?: string | null;
    at: string;
  }[];
}

/** What the shop answered: the result in its envelope, or why it was refused. */
interface Answer {
  code: number;
  result: unknown;
  meta?: { status?: unknown; most?: unknown; replayed?: boolean };
}

function saidOf({ result, meta }: Answer): string {
  const status = typeof meta?.status === 'string' ? statusOf(meta.status) : null;
  switch (result) {
    case DESK_MESSAGES.notNow:
      return `El pedido no puede pasar por esto${status ? `: está ${STATUS_WORDS[status]}` : ' en su estado'}.`;
    case DESK_MESSAGES.carrierUnknown:
      return 'La tienda no tiene esa paquetería: di con --carrier el código de una de CARRIERS.';
    case DESK_MESSAGES.guideMissing:
      return 'Di con --guide el número de guía.';
    case DESK_MESSAGES.guideWrong:
      return 'Ese número no es una guía de esa paquetería.';
    case DESK_MESSAGES.toTheCard:
      return 'Ese dinero llegó con tarjeta: devuélvelo con refund-card.';
    case DESK_MESSAGES.notByCard:
      return 'Esa cantidad no llegó con una sola tarjeta.';
    case DESK_MESSAGES.refundOpen:
      return 'Ya hay otra devolución en curso de ese dinero.';
    case DESK_MESSAGES.gatewayRefused:
      return 'La pasarela de tarjetas lo rechazó.';
    case DESK_MESSAGES.tooMuch:
      return `Es más de lo que hay${typeof meta?.most === 'number' ? `: a lo más ${formatMoney(toCentavos(meta.most))}` : ''}.`;
    default:
      return `La tienda no lo aceptó: ${typeof result === 'string' ? result : JSON.stringify(result)}.`;
  }
}

function refusal({ url, store }: Door, status: number, answer: Answer | null): Refused {
  if (status === 401)
    return new Refused(
      status,
      `La tienda en ${url} no aceptó la clave de servicio. Pásala con --token o en SERVICE_TOKEN, o di con --url qué tienda es.`,
    );
  if (answer?.result === ORDER_MESSAGES.orderUnknown)
    return new Refused(status, `No hay ningún pedido con ese número en la vista «${store}».`);
  if (answer?.result === MESSAGES.notFound || answer === null)
    return new Refused(
      status,
      `En ${url} no hay pedidos que atender: revisa la dirección y que la tienda tenga SERVICE_TOKEN.`,
    );
  return new Refused(status, saidOf(answer));
}

/** Asks the desk of a shop once; its refusals are told in Spanish. */
async function ask(door: Door, path: string, query: Record<string, string>, init: RequestInit): Promise<Answer> {
  const url = new URL(`/api/desk/${path}`, door.url);
  url.search = String(new URLSearchParams({ storeCode: door.store, ...query }));
  const headers = { authorization: `Bearer ${door.token}`, ...init.headers };
  const response = await fetch(url, { ...init, headers, redirect: 'error' });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (response.ok && answer) return answer;
  if (response.status >= 500 || response.status === 429) throw new Error(`contestó ${response.status}`);
  throw refusal(door, response.status, answer);
}

/** Orders of a store view, newest first. */
export const listOrders = async (door: Door, query: Record<string, string>): Promise<OrderPage> =>
  (await patiently(door, () => ask(door, 'orders', query, {}))).result as OrderPage;

const pathOf = (number: string): string => `orders/${encodeURIComponent(number)}`;

/** An order with what happened to it. */
export const showOrder = async (door: Door, number: string): Promise<ShownOrder> =>
  (await patiently(door, () => ask(door, pathOf(number), {}, {}))).result as ShownOrder;

/** What happens to an order: amounts in pesos. to-card: the money goes back to the card it came from. */
export interface Happening {
  type: EventName | 'to-card';
  amount: number | null;
  note: string | null;
  /** With whom it goes, by the code of the carrier, and under which number. */
  carrier?: string | undefined;
  guide?: string | undefined;
  /** Another day (AAAA-MM-DD), of a pickup with its time by the clock of its branch, and why. */
  day?: string | undefined;
  time?: string | undefined;
  reason?: string | undefined;
}

/**
 * Lets something happen to an order, once under its key. `replayed`: it had happened already under this key, and
 * nothing did now.
 */
export async function recordOrderEvent(
  door: Door,
  number: string,
  happening: Happening,
  key: string,
): Promise<{ state: ShownState; replayed: boolean }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const isToCard = happening.type === 'to-card';
  const init = { method: 'POST', headers, body: JSON.stringify(isToCard ? { amount: happening.amount } : happening) };
  const { result, meta } = await patiently(door, () =>
    ask(door, `${pathOf(number)}/${isToCard ? 'refunds' : 'events'}`, {}, init),
  );
  return { state: result as ShownState, replayed: meta?.replayed === true };
}
