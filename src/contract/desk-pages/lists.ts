import type { DeskDays, DeskList } from '../../domain/order/desk-list';

/** Parameters of a list's address: the list, and the form of payment (its code) and the days it is narrowed by. */
export const LIST = 'lista';
export const PAY = 'pago';
export const DAYS = 'dias';

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

/** Days as addresses name them. */
export const DAYS_NAMES: Record<DeskDays, string> = {
  late: 'con-retraso',
  today: 'de-hoy',
  due: 'hasta-hoy',
  fresh: 'nuevos',
  lapses: 'apartado-por-vencer',
};

/** Rows that a list without pages shows; one more is read, so that the page can say that there are more. */
export const MOST_ROWS = 100;
