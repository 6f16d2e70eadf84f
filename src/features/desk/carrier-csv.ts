import { toDecimal } from '../../domain/money';
import { stayingLines } from '../../domain/order/items';
import type { Address, Order } from '../../domain/order/order';
import type { OrderState } from '../../domain/order/step';
import type { Key, Translate } from '../../i18n';
import { csvText } from './csv';
import { toCollect } from './pay-words';
import { type Weights, weightText } from './weight';

export const CSV_TYPE = 'text/csv; charset=utf-8';

interface Carried {
  order: Order;
  state: OrderState;
}

/** What a carrier in Mexico asks for of a parcel, by the word of its column. */
const COLUMNS: readonly [Key, (to: Address, carried: Carried, weights: Weights) => string][] = [
  ['Order number', (_, { order }) => order.number],
  ['Name', (to) => `${to.firstName} ${to.lastName}`],
  ['Street', (to) => to.streetAddress],
  ['Exterior number', (to) => to.exteriorNumber],
  ['Interior number', (to) => to.apartmentNumber],
  ['Neighbourhood', (to) => to.neighbourhood],
  ['Postal code', (to) => to.zipCode],
  ['City or municipality', (to) => to.city],
  ['State', (to) => to.state],
  ['Phone', (to) => to.phoneNumber],
  ['E-mail', (_, { order }) => order.personalDetails.emailAddress],
  ['Between streets', (to) => to.betweenStreets ?? ''],
  ['References', (to) => to.reference],
  ['Weight in kg', (_, { order }, weights) => weightText(stayingLines(order.lines), weights)],
  ['Pieces', (_, { order }) => String(stayingLines(order.lines).reduce((sum, { qty }) => sum + qty, 0))],
  [
    'Content',
    (_, { order }) =>
      stayingLines(order.lines)
        .map(({ qty, name }) => `${qty} × ${name}`)
        .join(', '),
  ],
  ['To collect at the door', (_, { order, state }) => String(toDecimal(toCollect(order, state)))],
];

/** Orders that are sent to an address, a line each; those that are picked up have none. */
export function carrierCsv(t: Translate, carried: readonly Carried[], weights: Weights): string {
  const rows = carried.flatMap((one) => {
    const to = one.order.shippingAddress;
    return to && !one.order.branch ? [COLUMNS.map(([, read]) => read(to, one, weights))] : [];
  });
  return csvText([COLUMNS.map(([key]) => t(key)), ...rows]);
}
