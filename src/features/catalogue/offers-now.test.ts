import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { Card } from '../../domain/catalogue/product';
import type { StoreView } from '../../domain/store-view';
import { testContext } from '../shop/request-context.fixture';
import { offersNow } from './offers-now';

const at = (local: string) => Date.parse(`${local}-06:00`);
/** The first moment after a day. */
const after = (day: string) => at(`${day}T23:59:59.999`) + 1;

const card = (sku: string, price: Partial<Card['price']>, availability: Card['availability'] = 'in_stock') =>
  ({ sku, availability, price: { gross: 100, regularGross: 200, discount: 10, until: null, ...price } }) as Card;

function said(moment: string, cards: Card[] = [], timer: StoreView['timer'] = null) {
  const until: (number | null)[] = [];
  const context = testContext({}, { now: at(moment), noteUntil: (one) => void until.push(one) });
  const own = { ...context, store: { ...context.store, timer } };
  const { title, end } = runInContext(own, () => offersNow(cards));
  return { title, end, until };
}

test('offers are named after the season in Mexico City, to its last moment, over the year’s end too', () => {
  const names = ['2026-11-19T23:59', '2026-11-20T00:00', '2026-12-24T23:59', '2026-12-25T00:00', '2027-01-06T23:59'];
  expect(names.map((moment) => said(moment).title)).toEqual([
    'Ofertas de la semana',
    'Ofertas de Navidad',
    'Ofertas de Navidad',
    'Ofertas de Reyes',
    'Ofertas de Reyes',
  ]);
  expect(said('2026-12-28T12:00').until).toEqual([after('2027-01-06')]);
  expect(said('2027-01-02T12:00').until).toEqual([after('2027-01-06')]);
  expect(said('2026-03-02T12:00').until).toEqual([null]);
});

test('what the store view announces goes before the season, and its end is told where every price stands until it', () => {
  const timer = { name: 'El Buen Fin', startsAt: '2026-11-19T00:00:00-06:00', endsAt: '2026-11-23T23:59:59-06:00' };
  const [whole, short] = [{ until: Date.parse(timer.endsAt) }, { until: after('2026-11-22') }];
  expect(said('2026-11-21T12:00', [card('A', whole), card('B', whole)], timer)).toEqual({
    title: 'Ofertas de El Buen Fin',
    end: 'Hasta el lun 23 nov',
    until: [Date.parse(timer.endsAt)],
  });
  expect(said('2026-11-21T12:00', [card('A', whole), card('B', short)], timer).end).toBe(
    'Las primeras terminan el dom 22 nov',
  );
  expect(said('2026-11-21T12:00', [card('A', whole), card('B', {})], timer).end).toBe('');
  expect(said('2026-11-24T12:00', [], timer).title).toBe('Ofertas de Navidad');
});

test('the end is that of their prices: of all on one day, else of the first, and none where some never end', () => {
  const [six, nine] = [{ until: after('2027-01-06') }, { until: after('2027-01-09') }];
  expect(said('2026-12-01T12:00', [card('A', { ...six }), card('B', { ...six })]).end).toBe('Hasta el mié 6 ene');
  expect(said('2026-12-01T12:00', [card('A', { ...nine }), card('B', { ...six })]).end).toBe(
    'Las primeras terminan el mié 6 ene',
  );
  expect(said('2026-12-01T12:00', [card('A', { ...six }), card('B', {})]).end).toBe('');
  expect(said('2026-12-01T12:00', [card('A', {})]).end).toBe('');
});
