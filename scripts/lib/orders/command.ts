import { randomUUID } from 'node:crypto';
import { toDecimal } from '../../../src/domain/money';
import { readAmount } from '../../../src/domain/typed-amount';
import { argumentsOf } from '../arguments.ts';
import type { Door } from '../import/door.ts';
import { TARGET_OPTIONS, targetOf } from '../import/target.ts';
import { Stop } from '../stop.mjs';

import { csvHeader, csvLineRows, csvLinesHeader, csvRow } from './csv.ts';
import { dayEnd, dayStart } from './days.ts';
import { type Happening, type ListedOrder, listOrders, recordOrderEvent, showOrder } from './desk-calls.ts';
import { listLines, orderLines, stateLines } from './print.ts';
import { HELP, USAGE } from './usage.ts';
import { statusOf } from './words.ts';

const MOST = 100;
const KEY = /^[\x21-\x7e]{1,200}$/;

const OPTIONS = {
  ...TARGET_OPTIONS,
  status: { type: 'string' },
  search: { type: 'string' },
  'to-refund': { type: 'boolean', default: false },
  before: { type: 'string' },
  size: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  lines: { type: 'boolean', default: false },
  note: { type: 'string' },
  carrier: { type: 'string' },
  guide: { type: 'string' },
  day: { type: 'string' },
  time: { type: 'string' },
  reason: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const read = (args: string[]) => argumentsOf(args, OPTIONS, USAGE);

type Values = ReturnType<typeof read>['values'];

/** What each verb makes happen, and whether it says how much. */
const VERBS: Record<string, { type: Happening['type']; hasAmount: boolean }> = {
  accept: { type: 'accept', hasAmount: false },
  ship: { type: 'send', hasAmount: false },
  guide: { type: 'correct-guide', hasAmount: false },
  move: { type: 'move-day', hasAmount: false },
  'tell-again': { type: 'tell-again', hasAmount: false },
  deliver: { type: 'deliver', hasAmount: false },
  cancel: { type: 'cancel', hasAmount: false },
  'undo-accept': { type: 'take-back-accept', hasAmount: false },
  'undo-ship': { type: 'take-back-send', hasAmount: false },
  'undo-deliver': { type: 'take-back-deliver', hasAmount: false },
  'undo-received': { type: 'take-back-received', hasAmount: true },
  note: { type: 'note', hasAmount: false },
  received: { type: 'received', hasAmount: true },
  reversed: { type: 'reversed', hasAmount: true },
  credit: { type: 'credited', hasAmount: true },
  refund: { type: 'refunded', hasAmount: true },
  bounced: { type: 'bounced', hasAmount: true },
  'refund-card': { type: 'to-card', hasAmount: true },
};

/** What of the list is asked for. */
function queryOf({ status, search, 'to-refund': toRefund, before }: Values): Record<string, string> {
  const named = status === undefined ? undefined : statusOf(status);
  if (named === null) throw new Stop(`No hay ningún estado «${status}». ${USAGE}`);
  return {
    ...(named ? { status: named } : {}),
    ...(search ? { search } : {}),
    ...(toRefund ? { toRefund: 'true' } : {}),
    ...(before ? { before } : {}),
  };
}

function sizeOf({ size = '20' }: Values): string {
  if (!/^\d{1,3}$/.test(size) || Number(size) < 1 || Number(size) > MOST)
    throw new Stop(`--size es un número de 1 a ${MOST}.`);
  return size;
}

async function list(door: Door, values: Values): Promise<void> {
  const { orders, next } = await listOrders(door, { ...queryOf(values), size: sizeOf(values) });
  for (const line of listLines(orders)) console.log(line);
  if (orders.length === 0) console.log('No hay pedidos así.');
  if (next !== null) console.log(`Hay más: repite la orden con --before ${next}.`);
}

/** All orders of a query, newest first, a page at a time. */
async function* everyOrder(door: Door, query: Record<string, string>): AsyncGenerator<ListedOrder> {
  for (let before: string | null = query.before ?? null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const { orders, next } = await listOrders(door, {
      ...query,
      ...(before === null ? {} : { before }),
      size: String(MOST),
    });
    yield* orders;
    before = next;
  }
}

/** Orders of a query that were placed within the days that are named. */
async function* ordersWithin(door: Door, values: Values): AsyncGenerator<ListedOrder> {
  const [from, to] = [dayStart(values.from), dayEnd(values.to)];
  for await (const order of everyOrder(door, queryOf(values))) {
    const at = Date.parse(order.createdAt);
    if (at >= from && at < to) yield order;
  }
}

function checkDays({ from, to }: Values): void {
  if (dayStart(from) >= dayEnd(to)) throw new Stop('--from es un día después de --to.');
}

/** A file of orders, or with `--lines` of what was ordered and where it goes, which asks for each order. */
async function csv(door: Door, values: Values): Promise<void> {
  checkDays(values);
  console.log(values.lines ? csvLinesHeader : csvHeader);
  for await (const order of ordersWithin(door, values)) {
    const rows = values.lines ? csvLineRows(await showOrder(door, order.number)) : [csvRow(order)];
    for (const one of rows) console.log(one);
  }
}

function amountOf(text: string | undefined, hasAmount: boolean): number | null {
  if (!hasAmount && text !== undefined) throw new Stop(`Esta orden no lleva monto. ${USAGE}`);
  if (!hasAmount) return null;
  const amount = readAmount(text ?? '');
  if (amount === null)
    throw new Stop(`«${text ?? ''}» no es un monto: pesos con punto y a lo más dos decimales, por ejemplo 1399.50.`);
  return toDecimal(amount);
}

/**
 * Lets something happen to an order. Its key is told before it is sent, so that an order without an answer can be given
 * again.
 */
async function happen(
  door: Door,
  verb: string,
  [number, amount]: string[],
  { key = randomUUID(), note, carrier, guide, day, time, reason }: Values,
): Promise<void> {
  const { type, hasAmount } = VERBS[verb] ?? {};
  if (type === undefined || number === undefined) throw new Stop(USAGE);
  if (!KEY.test(key)) throw new Stop('--key es un texto sin espacios ni acentos, de a lo más 200 caracteres.');
  if (type === 'refunded' && !note)
    throw new Stop('Di con --note la referencia con la que se devolvió; a una tarjeta se devuelve con refund-card.');
  if (type === 'reversed' && !note) throw new Stop('Di con --note la referencia con la que el banco lo retiró.');
  if (type === 'take-back-received' && !note) throw new Stop('Di con --note por qué no había llegado.');
  const happening = {
    type,
    amount: amountOf(amount, hasAmount === true),
    note: note ?? null,
    carrier,
    guide,
    day,
    time,
    reason,
  };
  console.log(`Clave de esta orden: ${key}`);
  const { state, replayed } = await recordOrderEvent(door, number, happening, key);
  console.log(
    replayed ? `✓ Pedido ${number}: con esta clave ya se había hecho; ahora no cambió nada.` : `✓ Pedido ${number}`,
  );
  for (const line of stateLines(state)) console.log(line);
}

/** Does what the arguments say with the orders of a running shop. Throws a Stop with what to do where it cannot. */
export async function ordersCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [verb = '', ...rest] = positionals;
  const most = verb === 'list' || verb === 'csv' ? 0 : verb === 'show' ? 1 : 2;
  const isKnown = ['list', 'csv', 'show'].includes(verb) || Object.hasOwn(VERBS, verb);
  if (!isKnown || rest.length > most) throw new Stop(USAGE);
  const door = targetOf(values, USAGE);
  if (verb === 'list') return list(door, values);
  if (verb === 'csv') return csv(door, values);
  if (verb !== 'show') return happen(door, verb, rest, values);
  const [number] = rest;
  if (number === undefined) throw new Stop(USAGE);
  for (const line of orderLines(await showOrder(door, number))) console.log(line);
}
