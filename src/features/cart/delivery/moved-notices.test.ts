import { expect, test } from 'vitest';
import { STORES, storeByCode } from '../../../config/stores';
import { type CartContent, EMPTY_CONTENT } from '../../../domain/cart/content';
import { testLine } from '../../../domain/cart/line-fixture';
import type { Centavos } from '../../../domain/money';
import type { Coverage } from '../../../domain/shipping/shipping';
import type { StoreView } from '../../../domain/store-view';
import { translator } from '../../../i18n';
import { movedNotices } from './moved-notices';

const store = storeByCode(STORES, 'viu') as StoreView;
/** A Monday, before the hour of the cut. */
const now = Date.parse('2026-11-23T12:00:00-06:00');

interface Place {
  postcode: string;
  city: string;
  coverage: Coverage | null;
}

const served = (from: number, to: number): Coverage => ({ covered: true, deliveryDays: { from, to } });
const GDL: Place = { postcode: '44100', city: 'Guadalajara', coverage: served(2, 3) };
const MID: Place = { postcode: '97000', city: 'Mérida', coverage: served(3, 4) };
const OUT: Place = { postcode: '40000', city: 'Iguala', coverage: { covered: false, deliveryDays: null } };

/** A cart that goes to a place, at what its delivery costs in centavos; null where that is not told. */
function going(place: Place | null, cost: number | null, more: Partial<CartContent> = {}): CartContent {
  const segments = cost === null ? [] : [{ code: 'shipping', title: 'Shipping', value: cost as Centavos }];
  const destination = place && {
    country: 'MX',
    region: null,
    regionId: null,
    regionCode: null,
    postcode: place.postcode,
    city: place.city,
    street: [],
  };
  return {
    ...EMPTY_CONTENT,
    lines: [testLine()],
    destination,
    coverage: place?.coverage ?? null,
    totals: { ...EMPTY_CONTENT.totals, segments },
    ...more,
  };
}
const said = (before: CartContent, after: CartContent) =>
  movedNotices({ store, now }, before, after).map(({ level, message, params }) => [
    level,
    translator('es-MX').message(message, params),
  ]);

test('a cart that goes elsewhere says what changes: the cost, the day, both, or that it goes there', () => {
  const days = 'Llega entre el jue 26 nov y el vie 27 nov; antes: Llega entre el mié 25 nov y el jue 26 nov.';
  expect(said(going(GDL, 0), going(MID, 14900))).toEqual([
    ['info', `Tu pedido ahora va a 97000 Mérida. Envío: $149.00; antes, Gratis. ${days}`],
  ]);
  expect(said(going(GDL, 0), going(MID, 0))).toEqual([['info', `Tu pedido ahora va a 97000 Mérida. ${days}`]]);
  const asSoon = { ...MID, coverage: GDL.coverage };
  expect(said(going(GDL, 14900), going(asSoon, 0))).toEqual([
    ['info', 'Tu pedido ahora va a 97000 Mérida. Envío: Gratis; antes, $149.00.'],
  ]);
  expect(said(going(GDL, 0), going(asSoon, 0))).toEqual([['info', 'Tu pedido ahora va a 97000 Mérida.']]);
});

test('where nobody delivers that is all that is said, and coming back from there names no cost of before', () => {
  expect(said(going(GDL, 0), going(OUT, null))).toEqual([
    ['warning', 'Todavía no llegamos a 40000 Iguala: nada de tu pedido se puede entregar ahí.'],
  ]);
  expect(said(going(OUT, null), going(MID, 0))).toEqual([['info', 'Tu pedido ahora va a 97000 Mérida.']]);
});

test('where a retailer tells no coverage the cost alone is said', () => {
  const [from, to] = [GDL, MID].map((place) => ({ ...place, coverage: null })) as [Place, Place];
  expect(said(going(from, 5000), going(to, 9900))).toEqual([
    ['info', 'Tu pedido ahora va a 97000 Mérida. Envío: $99.00; antes, $50.00.'],
  ]);
});

test('nothing is said of a first place, of the same one, and of what is not delivered', () => {
  expect(said(going(null, null), going(MID, 0))).toEqual([]);
  expect(said(going(MID, 0), going(MID, 0))).toEqual([]);
  const pickedUp = { chosenShipping: { carrierCode: 'pickup', methodCode: 'recoger_en_sucursal' } };
  for (const more of [{ lines: [] }, pickedUp]) expect(said(going(GDL, 0), going(MID, 0, more))).toEqual([]);
});
