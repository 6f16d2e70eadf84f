import type { History } from './history';

/** A history that broke a rule once, and what it found. */
interface Kept extends History {
  found: string;
}

/** Always played again. A failing seed prints its own entry. */
export const HISTORIES: readonly Kept[] = [
  {
    found: 'A removal the retailer refused counted as in step: the line came back when the carts were compared.',
    front: 'retailer',
    steps: [
      { do: 'add', tab: 3, sku: 'POCOS', qty: 2, insured: false, way: 'straight' },
      { do: 'fault', call: 'cart/delete', fate: 500 },
      { do: 'remove', tab: 3, line: 3, way: 'late' },
    ],
  },
  {
    found: 'Totals of lines that were gone stayed, because an earlier answer had been about the same lines.',
    front: 'retailer',
    steps: [
      { do: 'add', tab: 0, sku: 'POCOS', qty: 3, insured: false, way: 'straight' },
      { do: 'fault', call: 'cart/update', fate: 401 },
      { do: 'add', tab: 3, sku: 'MESA', qty: 1, insured: false, way: 'straight' },
      { do: 'fault', call: 'cart/update', fate: 500 },
      { do: 'coupon', tab: 0, code: null, way: 'straight' },
    ],
  },
  {
    found: 'An operation was done twice under its key when the retailer refused the line of another one.',
    front: 'retailer',
    steps: [
      { do: 'add', tab: 3, sku: 'LAMPARA', qty: 2, insured: false, way: 'straight' },
      { do: 'fault', call: 'cart/update', fate: 404 },
      { do: 'elsewhere', sku: 'LAMPARA', qty: 0 },
      { do: 'add', tab: 3, sku: 'SILLA-AZ', qty: 1, insured: false, way: 'unheard' },
    ],
  },
  {
    found: 'A retailer that lost the answer to a new cart went on with the old one.',
    front: 'retailer',
    steps: [
      { do: 'add', tab: 2, sku: 'SILLA-RO', qty: 1, insured: false, way: 'straight' },
      { do: 'fault', call: 'cart/pull', fate: 500 },
      { do: 'fault', call: 'cart/create', fate: 'lost-after' },
      { do: 'coupon', tab: 2, code: 'valid', way: 'unheard' },
    ],
  },
  {
    found: 'A coupon came back after its cart was cleared while the retailer did not answer.',
    front: 'retailer',
    steps: [
      { do: 'add', tab: 0, sku: 'MESA', qty: 1, insured: false, way: 'straight' },
      { do: 'coupon', tab: 0, code: 'valid', way: 'straight' },
      { do: 'fault', call: 'cart/delete', fate: 'lost-before' },
      { do: 'fault', call: 'cart/delete', fate: 'lost-before' },
      { do: 'clear', tab: 0, way: 'straight' },
      { do: 'add', tab: 0, sku: 'LAMPARA', qty: 1, insured: false, way: 'straight' },
    ],
  },
  {
    found: 'A clear that was told at the second try went on with the cart that had the coupon.',
    front: 'retailer',
    steps: [
      { do: 'fault', call: 'cart/delete', fate: 'lost-before' },
      { do: 'add', tab: 0, sku: 'POCOS', qty: 1, insured: true, way: 'wire' },
      { do: 'add', tab: 1, sku: 'POCOS', qty: 3, insured: false, way: 'straight' },
      { do: 'coupon', tab: 0, code: 'valid', way: 'again' },
      { do: 'clear', tab: 1, way: 'unheard' },
    ],
  },
  {
    found: 'A visitor’s cart went into the customer’s twice when an order was made between two tries to hand it over.',
    front: 'embedded',
    steps: [
      { do: 'crash', at: 'merge.after-seal', as: 'abort' },
      { do: 'add', tab: 0, sku: 'LAVADORA', qty: 2, insured: false, way: 'again' },
      { do: 'login', tab: 1, sku: 'SILLA-AZ', qty: 1, way: 'straight' },
      { do: 'add', tab: 1, sku: 'LAMPARA', qty: 3, insured: false, way: 'again' },
      { do: 'crash', at: 'cart.after-upstream', as: 'abort' },
      { do: 'wait', minutes: 5 },
      { do: 'order', tab: 3, at: null, way: 'late' },
      { do: 'crash', at: 'merge.after-transfer', as: 'abort' },
      { do: 'arrive', pick: 1, way: 'straight' },
      { do: 'add', tab: 0, sku: 'LAMPARA', qty: 3, insured: false, way: 'straight' },
    ],
  },
  {
    found: 'An order asked for again was answered with the next one, which an object had ended over.',
    front: 'embedded',
    steps: [
      { do: 'add', tab: 1, sku: 'SILLA-AZ', qty: 1, insured: false, way: 'straight' },
      { do: 'order', tab: 0, at: 'order.after-batch', way: 'straight' },
      { do: 'add', tab: 0, sku: 'SILLA-AZ', qty: 3, insured: false, way: 'straight' },
      { do: 'order', tab: 2, at: 'order.before-batch', way: 'straight' },
    ],
  },
  {
    found:
      'An operation whose object had ended was done twice when it was asked for again while the alarm carried it through.',
    front: 'retailer',
    steps: [
      { do: 'crash', at: 'cart.after-upstream', as: 'abort' },
      { do: 'add', tab: 1, sku: 'LAMPARA', qty: 1, insured: true, way: 'again' },
      { do: 'arrive', pick: 1, way: 'rung' },
    ],
  },
  {
    found: 'A coupon that the retailer would not take off after a clear came back without a word.',
    front: 'retailer',
    steps: [
      { do: 'add', tab: 2, sku: 'LAMPARA', qty: 3, insured: false, way: 'straight' },
      { do: 'coupon', tab: 2, code: 'valid', way: 'straight' },
      { do: 'fault', call: 'cart/delete', fate: 500 },
      { do: 'clear', tab: 0, way: 'straight' },
      { do: 'fault', call: 'cart/delete-coupon', fate: 500 },
      { do: 'elsewhere', sku: 'LAMPARA', qty: 0 },
      { do: 'add', tab: 2, sku: 'SILLA-AZ', qty: 1, insured: true, way: 'straight' },
    ],
  },
];
