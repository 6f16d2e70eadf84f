import type { DeskList } from '../../domain/order/desk-list';

/** Parameters of a list's address: the list, and the code of the form of payment it is narrowed by. */
export const LIST = 'lista';
export const PAY = 'pago';

/** Lists as addresses name them. */
export const LIST_NAMES: Record<DeskList | 'all', string> = {
  prepare: 'por-preparar',
  ready: 'listos-para-recoger',
  sent: 'en-camino',
  money: 'esperan-dinero',
  refund: 'por-reembolsar',
  look: 'por-revisar',
  all: 'todos',
};
