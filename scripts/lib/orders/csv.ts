import { plainAmount } from './amount.ts';
import type { ListedOrder } from './desk-calls.ts';
import { localTime, statusWord } from './words.ts';

const HEADER = [
  'pedido',
  'fecha',
  'estado',
  'correo',
  'forma de pago',
  'total',
  'cuesta',
  'recibido',
  'retirado por el banco',
  'devuelto',
  'en disputa',
  'por cobrar',
  'por devolver',
  'por cobrar a la tarjeta',
  'origen',
  'sucursal',
];

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A quoted cell; what a spreadsheet would run begins with an apostrophe. */
export const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const row = (cells: readonly string[]): string => cells.map(cell).join(',');

/** The first line of the file. */
export const csvHeader = row(HEADER);

/** The line of an order: amounts in pesos with two decimals, the time that of Mexico City. */
export function csvRow({ number, createdAt, email, payment, source, branch, total, state: { status, money } }: ListedOrder): string {
  const amounts = [total, money.charged, money.received, money.reversed, money.refunded, money.disputed, money.due, money.toRefund, money.toCapture];
  return row([number, localTime(createdAt), statusWord(status, branch !== null), email, payment, ...amounts.map(plainAmount), source ?? '', branch ?? '']);
}
