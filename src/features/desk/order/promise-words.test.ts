import { expect, test } from 'vitest';
import type { Order } from '../../../domain/order/order';
import { CUT_TIME } from '../../../features/shop/delivery/delivery';
import { translator } from '../../../i18n';
import { bringDeskTexts } from '../../../i18n/bring-texts';
import { longDay } from '../../../i18n/dates';
import { promisedNote, promisedText } from './promise-words';

const HOUR_MS = 3_600_000;
/** Friday, noon in Mexico City; the cut of the promise is Monday at two. */
const NOON = Date.parse('2026-11-27T18:00:00Z');
const CUT = Date.parse('2026-11-30T20:00:00Z');
const promise = { from: Date.parse('2026-12-02T06:00:00Z'), to: Date.parse('2026-12-10T06:00:00Z'), before: CUT };
const order = (code: string, more: Partial<Order> = {}) =>
  ({
    ...{ promise, paymentMethod: { code, title: code } },
    shippingMethod: { carrierCode: 'a', methodCode: 'b', title: 'c', deliveryDays: { from: 2, to: 8 } },
    ...more,
  }) as Order;
await bringDeskTexts();
const t = translator('es-MX');
const branch = { timeZone: 'America/Mexico_City' } as Order['branch'];
const NOW = { status: 'pending', now: NOON } as const;
const IF_PAID = `si se paga antes de las ${CUT_TIME.time} del lun 30 nov (hora del centro)`;

test.each([
  ['spei', 'pending', `jue 10 dic, ${IF_PAID}`],
  ['storepayment', 'pending', `jue 10 dic, ${IF_PAID}`],
  ['cashondelivery', 'pending', 'jue 10 dic'],
  ['spei', 'processing', 'jue 10 dic'],
  ['spei', 'sent', 'jue 10 dic'],
] as const)('what is promised of an order by %s that is %s is said as its shopper is told it', (code, status, text) => {
  expect(promisedText(t, order(code), { status, now: NOON })).toBe(text);
});

test('once the cut has passed unpaid, the desk says what paying now gives, and until when', () => {
  expect(promisedText(t, order('spei'), { ...NOW, now: CUT - 1 })).toContain('del lun 30 nov');
  const late = promisedText(t, order('spei'), { ...NOW, now: CUT + HOUR_MS });
  expect(late).toContain('del mar 1 dic');
  expect(late).not.toContain('lun 30 nov');
});

test('no branch has ready what is not paid, and a delivery note says no day without its condition', () => {
  expect(promisedText(t, order('spei', { branch }), NOW)).toBe('Sin hora hasta que se pague');
  expect(promisedNote(t, order('spei'), NOW)).toBe(`Prometido: jue 10 dic, ${IF_PAID}`);
  expect(promisedNote(t, order('cashondelivery'), NOW)).toContain(longDay(promise.to, t.locale));
});
