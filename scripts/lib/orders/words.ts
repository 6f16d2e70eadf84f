import type { EventName } from '../../../src/contract/desk/event-names';
import { MEXICO_CITY_OFFSET_MS } from '../../../src/domain/mexico-city';
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/status';

/** What an operator calls the statuses of an order. */
export const STATUS_WORDS: Record<OrderStatus, string> = {
  pending: 'por pagar',
  processing: 'por enviar',
  sent: 'enviado',
  complete: 'entregado',
  canceled: 'cancelado',
  expired: 'vencido',
};

/** What it is called by how the order is handed over. */
export const statusWord = (status: OrderStatus, isPickup: boolean): string =>
  isPickup && (status === 'processing' || status === 'sent')
    ? { processing: 'por preparar', sent: 'listo para recoger' }[status]
    : STATUS_WORDS[status];

export const EVENT_WORDS: Record<EventName, string> = {
  authorised: 'apartado en tarjeta',
  captured: 'cobrado a la tarjeta',
  released: 'liberado en la tarjeta',
  received: 'recibido',
  reversed: 'retirado por el banco',
  refunded: 'devuelto al cliente',
  bounced: 'devolución que regresó',
  'take-back-received': 'no había llegado, se anotó por error',
  credited: 'descontado del pedido',
  accept: 'aceptado para cobrar en la puerta',
  'take-back-accept': 'ya no está aceptado',
  'take-back-send': 'no se envió, vuelve a prepararse',
  'take-back-deliver': 'no se ha entregado',
  'correct-address': 'dirección corregida',
  'move-day': 'otro día prometido',
  'tell-again': 'se le avisó otra vez',
  note: 'nota',
  'pay-otherwise': 'cambia de forma de pago',
  'pay-in-months': 'cambia el número de mensualidades',
  expire: 'vencido sin pago',
  cancel: 'cancelado',
  'cancel-items': 'cancelado en parte',
  'return-items': 'devuelto en parte',
  send: 'enviado',
  'correct-guide': 'guía corregida',
  deliver: 'entregado',
};

/** The status of this name or word; null when there is none. */
export const statusOf = (text: string): OrderStatus | null =>
  ORDER_STATUSES.find((status) => [status, STATUS_WORDS[status], statusWord(status, true)].includes(text)) ?? null;

/** Day and time in Mexico City: '2026-11-22 10:36'. */
export const localTime = (iso: string): string =>
  new Date(Date.parse(iso) + MEXICO_CITY_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
