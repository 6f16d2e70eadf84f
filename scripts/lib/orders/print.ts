import { type Centavos, formatMoney, fromDecimal, toCentavos } from '../../../src/domain/money';
import type { Address } from '../../../src/domain/order/order';
import { isOff } from '../../../src/domain/order/status';
import type { ListedOrder, ShownOrder, ShownState } from './desk-calls.ts';
import { EVENT_WORDS, localTime, statusWord } from './words.ts';

const money = (pesos: number): string => formatMoney(fromDecimal(pesos));

/** What an order still asks for, in a few words; empty where it asks for nothing. */
function asksFor({ money: { due, toRefund, toCapture }, accepted, status }: ShownState): string[] {
  return [
    ...(!isOff(status) && due > 0 ? [`por cobrar ${money(due)}${accepted ? ' en la puerta' : ''}`] : []),
    ...(toCapture > 0 ? [`por cobrar a la tarjeta ${money(toCapture)}`] : []),
    ...(toRefund > 0 ? [`por devolver ${money(toRefund)}`] : []),
  ];
}

/** Columns side by side; those of `right` end at the same place. */
function table(rows: readonly string[][], right: ReadonlySet<number>): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) =>
        right.has(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

const TOTAL_COLUMN = 3;

/** A line an order. */
export const listLines = (orders: readonly ListedOrder[]): string[] =>
  table(
    orders.map(({ number, createdAt, email, branch, total, state }) => [
      number,
      localTime(createdAt),
      statusWord(state.status, branch !== null),
      money(total),
      email,
      asksFor(state).join('; '),
    ]),
    new Set([TOTAL_COLUMN]),
  );

const addressLine = (address: Address): string =>
  [
    `${address.firstName} ${address.lastName}`,
    `${address.streetAddress} ${address.exteriorNumber} ${address.apartmentNumber}`.trim(),
    address.neighbourhood,
    address.betweenStreets ?? '',
    `${address.zipCode} ${address.city}`,
    address.state,
    address.phoneNumber,
    address.reference,
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');

/** Where an order stands, with its money. */
export function stateLines(state: ShownState, isPickup = false): string[] {
  const {
    charged,
    wallet,
    authorised,
    captured,
    received,
    reversed,
    refunded,
    disputed,
    due,
    toRefund,
    toCapture,
    toRelease,
  } = state.money;
  const amounts: [string, number][] = [
    ['cuesta', charged],
    ['paga su monedero', wallet],
    ['recibido', received],
    ['apartado en tarjeta', authorised],
    ['cobrado a la tarjeta', captured],
    ['retirado por el banco', reversed],
    ['devuelto', refunded],
    ['en disputa', disputed],
    ['por cobrar', due],
    ['por cobrar a la tarjeta', toCapture],
    ['por liberar en la tarjeta', toRelease],
    ['por devolver', toRefund],
  ];
  const shown = amounts.filter(([name, amount]) => amount > 0 || name === 'cuesta' || name === 'recibido');
  return [
    `estado: ${statusWord(state.status, isPickup)}${state.accepted ? ', se cobra en la puerta' : ''}`,
    ...table(
      shown.map(([name, amount]) => [`  ${name}`, money(amount)]),
      new Set([1]),
    ),
  ];
}

/** Whether nobody pays anything for it, or any more, as the desk says it. */
const costsNothing = ({ status, money: { charged, toRefund } }: ShownState): boolean =>
  !isOff(status) && charged === 0 && toRefund === 0;

/** Everything about an order. Amounts of the order as it was placed are centavos. */
export function orderLines({ number, order, state, events }: ShownOrder): string[] {
  const { personalDetails, shippingAddress, shippingMethod, paymentMethod, lines, totals } = order;
  const sums: [string, Centavos][] = [
    ['envío', totals.shippingInclTax],
    ['descuento', toCentavos(-totals.discount)],
    ['total', totals.grandTotal],
  ];
  return [
    `Pedido ${number}, ${localTime(order.createdAt)}`,
    `cliente: ${personalDetails.firstName} ${personalDetails.lastName}, ${personalDetails.emailAddress}`,
    ...(order.branch
      ? [`recoge en: ${order.branch.name} (${order.branch.code}), ${shippingAddress?.phoneNumber ?? ''}`]
      : []),
    ...(shippingAddress && !order.branch ? [`entrega: ${addressLine(shippingAddress)}`] : []),
    ...(shippingMethod ? [`envío: ${shippingMethod.title}`] : []),
    `pago: ${costsNothing(state) ? 'nada que cobrar' : paymentMethod.title}`,
    '',
    ...table(
      [
        ...lines.map(({ qty, sku, name, gross }) => [`  ${qty} ×`, sku, name, formatMoney(gross)]),
        ...sums
          .filter(([name, amount]) => amount !== 0 || name === 'total')
          .map(([name, amount]) => ['', '', name, formatMoney(amount)]),
      ],
      new Set([3]),
    ),
    '',
    ...stateLines(state, order.branch !== undefined),
    '',
    'historia:',
    ...(events.length === 0 ? ['  nada desde que se hizo'] : []),
    ...events.map(
      ({ at, type, amount, source, note }) =>
        `  ${localTime(at)}  ${order.branch && type === 'send' ? 'listo para recoger' : EVENT_WORDS[type]}${amount === null ? '' : ` ${money(amount)}`} (${source})${note ? `: ${note}` : ''}`,
    ),
  ];
}
