import { type Centavos, toCentavos, toDecimal } from '../../../src/domain/money';
import type { Order } from '../../../src/domain/order/order';
import { plainAmount } from './amount.ts';
import type { ListedOrder, ShownOrder } from './desk-calls.ts';
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
  'llega desde',
  'llega hasta',
  'paquetería',
  'guía',
  'listo desde',
  'se guarda hasta',
];

const LINE_HEADER = [
  'pedido',
  'fecha',
  'estado',
  'renglón',
  'sku',
  'producto',
  'opciones',
  'cantidad',
  'precio',
  'descuento',
  'importe',
  'entrega',
  'recibe',
  'teléfono',
  'calle',
  'número',
  'interior',
  'colonia',
  'código postal',
  'municipio',
  'estado de la república',
  'entre calles',
  'referencias',
];

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A quoted cell; what a spreadsheet would run begins with an apostrophe. */
export const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const row = (cells: readonly string[]): string => cells.map(cell).join(',');

/** The first line of the file. */
export const csvHeader = row(HEADER);

/** The line of an order: amounts in pesos with two decimals, the time that of Mexico City. */
export function csvRow({
  number,
  createdAt,
  email,
  payment,
  source,
  branch,
  total,
  promised,
  dispatch,
  keptUntil,
  state: { status, money },
}: ListedOrder): string {
  const amounts = [
    total,
    money.charged,
    money.received,
    money.reversed,
    money.refunded,
    money.disputed,
    money.due,
    money.toRefund,
    money.toCapture,
  ];
  return row([
    number,
    localTime(createdAt),
    statusWord(status, branch !== null),
    email,
    payment,
    ...amounts.map(plainAmount),
    source ?? '',
    branch ?? '',
    promised?.from ?? '',
    promised?.to ?? '',
    dispatch?.name ?? '',
    dispatch?.guide ?? '',
    promised?.ready ? localTime(promised.ready) : '',
    keptUntil ? localTime(keptUntil) : '',
  ]);
}

/** The first line of the file of what was ordered. */
export const csvLinesHeader = row(LINE_HEADER);

const centavos = (amount: Centavos): string => plainAmount(toDecimal(amount));

/** Where an order goes: its branch or the address, and who receives it. */
function fulfilment({ branch, shippingAddress: to }: Order): string[] {
  const address = to && !branch ? to : null;
  return [
    branch?.code ?? (to ? 'domicilio' : ''),
    to ? `${to.firstName} ${to.lastName}`.trim() : '',
    to?.phoneNumber ?? '',
    address?.streetAddress ?? '',
    address?.exteriorNumber ?? '',
    address?.apartmentNumber ?? '',
    address?.neighbourhood ?? '',
    address?.zipCode ?? '',
    address?.city ?? '',
    address?.state ?? '',
    address?.betweenStreets ?? '',
    address?.reference ?? '',
  ];
}

/** A row for each line of an order, with where it goes: whoever packs it has all of it. */
export function csvLineRows({ number, order, state }: ShownOrder): string[] {
  const before = [number, localTime(order.createdAt), statusWord(state.status, order.branch !== undefined)];
  const after = fulfilment(order);
  return order.lines.map(({ lineNo, sku, name, options, qty, unitGross, discount, gross }) => {
    const chosen = options.map(({ label, value }) => `${label}: ${value}`).join('; ');
    return row([
      ...before,
      String(lineNo),
      sku,
      name,
      chosen,
      String(qty),
      centavos(unitGross),
      centavos(discount),
      centavos(toCentavos(gross - discount)),
      ...after,
    ]);
  });
}
