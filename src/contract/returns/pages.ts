import { deskOrderPage } from '../desk-pages/forms';
import { ownOrderPath } from '../history/pages';

/** Path of the page on which a return of an order is asked for (ROUTE-027). */
export const newReturnPath = (order: string): string => `${ownOrderPath(order)}/return`;

/** Path of the page of a return (ROUTE-028). */
export const returnPath = (order: string, number: string): string => `${newReturnPath(order)}/${number}`;

/** Path of one of its pictures, for its owner. */
export const picturePath = (order: string, number: string, id: string): string =>
  `${returnPath(order, number)}/foto/${id}`;

/** The list of returns at the desk, and its filter. */
export const DESK_RETURNS_PAGE = '/operacion/devoluciones';
export const DESK_RETURNS = { group: 'estado', before: 'antes' } as const;

export const deskReturnPath = (number: string): string => `/operacion/devolucion/${number}`;

/** Where a return of an order is begun at the desk. */
export const deskNewReturnPath = (order: string): string => `${deskOrderPage(order)}/devolucion`;

/** Parameter of the page of a return at the desk: all of it is there, and what taking it in would move is asked at once. */
export const RECEIVED_NOW = 'recibir';

/** Path of a picture of a return at the desk. */
export const deskPicturePath = (number: string, id: string): string => `${deskReturnPath(number)}/foto/${id}`;

/** Parameter of the page of a return that shows it as it is printed. */
export const PRINTED_RETURN = 'imprimir';

/** The number of a return as bars: a one before it, as orders have a zero. */
export const returnBars = (number: string): string => `1${number.padStart(9, '0')}`;

/** The number of the return that a scanned code is of; null for any other code. */
export const returnOfBars = (code: string): string | null => /^1(\d{9})$/.exec(code)?.[1] ?? null;
