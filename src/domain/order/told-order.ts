import { BRANCH_PICKUP } from '../branch/branch';
import { type Centavos, toCentavos } from '../money';
import type { OrderPromise } from '../shipping/promise';
import type { Address } from './order';
import { waitsForPayment } from './promise';
import { fromWireAddress } from './wire-address';

/** A line of an order as its history tells it. */
export interface ToldLine {
  sku: string;
  name: string;
  qty: number;
  /** With IVA, of all its units. */
  total: Centavos;
  /** null: the history names none. */
  image: string | null;
}

/** An order of a customer as whoever keeps it tells it: what a list shows, and the page of a retailer's order. */
export interface ToldOrder {
  number: string;
  /** Epoch ms; null where it is not told. */
  at: number | null;
  status: string;
  total: Centavos | null;
  /** What is still to be paid. */
  due: Centavos;
  /** Whether it is paid before it goes out and was not yet: one that is paid at the door waits for nobody. */
  isUnpaid: boolean;
  lines: ToldLine[];
  isPickup: boolean;
  sentTo: Address | null;
  /** What the way it is paid is called. */
  paidBy: string;
  /** When it arrives, as it is stored with an order of our own; null or left out where nothing is promised. */
  promise?: OrderPromise | null;
  /** Where its parcel can be followed; null or left out where nobody shows it. */
  tracking?: string | null;
}

/** A document of the history (contract §1.7); what is in it is checked here. */
export type HistoryDocument = { increment_id: string | number } & Record<string, unknown>;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : []);
const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const MOST_LINES = 200;
const POSTCODE_DIGITS = 5;

function amount(value: unknown): Centavos | null {
  const pesos = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(pesos) && Math.abs(pesos) < 1e10 ? toCentavos(Math.round(pesos * 100)) : null;
}

function qtyOf(written: string): number {
  const qty = Number(written);
  return Number.isFinite(qty) && qty > 0 ? qty : 1;
}

const toldLine = (item: Record<string, unknown>): ToldLine => ({
  sku: words(item.sku),
  name: words(item.name) || words(item.sku),
  qty: qtyOf(words(item.qty_ordered)),
  total: amount(item.row_total_incl_tax) ?? toCentavos(0),
  image: null,
});

/** The address a history tells, each field a text whatever stands there; null without a postal code. */
function toldAddress(told: Record<string, unknown>): Address | null {
  // Written as a number it has lost the zeros it begins with.
  const postcode = words(told.postcode).padStart(typeof told.postcode === 'number' ? POSTCODE_DIGITS : 0, '0');
  if (postcode === '') return null;
  const { street } = told;
  return fromWireAddress({
    ...{ firstname: words(told.firstname), lastname: words(told.lastname), telephone: words(told.telephone) },
    street: Array.isArray(street) ? street.map(words) : [words(street)],
    ...{ postcode, city: words(told.city), region: words(told.region), country_id: words(told.country_id) },
    ...{ region_id: Number(words(told.region_id)) || 0, region_code: words(told.region_code) },
    ...{ company: words(told.company), vat_id: words(told.vat_id), tax_regime: words(told.tax_regime) },
    ...{ cfdi_use: words(told.cfdi_use), fiscal_postcode: words(told.fiscal_postcode) },
  });
}

/** A moment as the family writes it, in UTC; null for what is none. */
function momentOf(written: string): number | null {
  const at = Date.parse(/^\d{4}-\d\d-\d\d \d/.test(written) ? `${written.replace(' ', 'T')}Z` : written);
  return Number.isNaN(at) ? null : at;
}

/** What a document of the history tells of an order. */
export function toldOrder(document: HistoryDocument): ToldOrder {
  const shipping = record(list(record(document.extension_attributes).shipping_assignments)[0]).shipping;
  const { method, address } = record(shipping);
  const isPickup = words(method).endsWith(`_${BRANCH_PICKUP}`);
  const payment = record(document.payment);
  const told = Array.isArray(payment.additional_information) ? words(payment.additional_information[0]) : '';
  const status = words(document.status);
  const due = amount(document.total_due) ?? toCentavos(0);
  return {
    number: words(document.increment_id),
    at: momentOf(words(document.created_at)),
    status,
    total: amount(document.grand_total),
    due,
    isUnpaid: status === 'pending' && due > 0 && waitsForPayment({ code: words(payment.method) }),
    // A child of a line that stands there itself is no line of its own.
    lines: list(document.items)
      .filter(({ parent_item }) => !parent_item)
      .slice(0, MOST_LINES)
      .map(toldLine),
    isPickup,
    sentTo: isPickup ? null : toldAddress(record(address)),
    paidBy: told || words(payment.method),
  };
}
