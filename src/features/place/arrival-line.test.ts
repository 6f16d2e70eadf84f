import { expect, test } from 'vitest';
import type { KnownPlace } from '../../domain/known-place';
import { arrivalLine, type PlaceSettings, sentTo } from './arrival-line';

const SETTINGS: PlaceSettings = {
  policy: { from: 2, to: 8 },
  special: 60,
  cutOffHour: 14,
  closed: ['2026-12-12', '2026-12-25', '2027-01-01'],
  texts: {
    ask: 'Escribe tu código postal',
    to: 'Enviar a {place}',
    on: 'Llega {day}',
    between: 'Llega {from} a {to}',
    by: 'Llega a más tardar el {day}',
    before: 'si pagas antes de las 14:00',
    beforeOn: 'si pagas antes del {day}, 14:00',
    free: 'envío gratis',
    noCoverage: 'Todavía no llegamos a {code}.',
  },
};
const PLACE: KnownPlace = {
  code: '68000',
  name: 'Oaxaca de Juárez',
  isCovered: true,
  days: { from: 3, to: 3 },
  border: '',
  askedAt: 1,
};
const USUAL = { isFree: false, isSpecial: false };
/** A Monday. */
const MONDAY_NOON = Date.parse('2026-11-23T12:00:00-06:00');

const said = (place: Partial<KnownPlace> = {}, sent: Partial<typeof USUAL> = {}, now = MONDAY_NOON, locale = 'es-MX') =>
  arrivalLine({ ...PLACE, ...place }, { ...USUAL, ...sent }, SETTINGS, now, locale);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
const line = (...asked: Parameters<typeof said>) => plain(said(...asked)?.text);
const cut = (local: string) => plain(said({}, {}, Date.parse(`${local}-06:00`))?.cut);

test('a day is said as people say it, in Mexico City and in every language', () => {
  expect(line()).toBe('Llega jue 26');
  expect(line({}, { isFree: true })).toBe('Llega jue 26, envío gratis');
  expect(line({}, {}, MONDAY_NOON, 'it-IT')).toBe('Llega gio 26');
  expect(line({}, {}, MONDAY_NOON, 'de-DE')).toBe('Llega Do., 26.');
});

test('after the cut-off, at a weekend and over a holiday it arrives later', () => {
  expect(line({}, {}, Date.parse('2026-11-23T13:59:59-06:00'))).toBe('Llega jue 26');
  expect(line({}, {}, Date.parse('2026-11-23T14:00:00-06:00'))).toBe('Llega vie 27');
  expect(line({}, {}, Date.parse('2026-11-21T09:00:00-06:00'))).toBe('Llega jue 26');
  expect(line({}, {}, Date.parse('2026-12-22T09:00:00-06:00'))).toBe('Llega lun 28');
  // Late in the evening of Mexico City it is the next day by UTC already.
  expect(line({}, {}, Date.parse('2026-11-23T23:30:00-06:00'))).toBe('Llega vie 27');
});

test('a number stays with the name of its day', () => {
  expect(said()?.text).toBe('Llega jue\u00a026');
});

test('a window has both days, and a place without days of its own those of the policy', () => {
  expect(line({ days: { from: 3, to: 6 } })).toBe('Llega jue 26 a mar 1');
  expect(line({ days: null })).toBe('Llega mié 25 a jue 3');
});

test('a special item is promised by its last day alone', () => {
  expect(line({}, { isSpecial: true, isFree: true })).toBe('Llega a más tardar el 22 ene, envío gratis');
});

test('nothing is promised where the shop does not go, or before it was asked', () => {
  expect(line({ isCovered: false })).toBeNull();
  expect(line({ askedAt: 0 })).toBeNull();
});

test('the last hour of that is said: today’s until it has passed, then that of the next working day', () => {
  expect(cut('2026-11-23T13:59:50')).toBe('si pagas antes de las 14:00');
  expect(cut('2026-11-23T14:00:10')).toBe('si pagas antes del mar 24, 14:00');
  expect(cut('2026-11-27T14:00:10')).toBe('si pagas antes del lun 30, 14:00');
  expect(cut('2026-12-24T14:00:10')).toBe('si pagas antes del lun 28, 14:00');
  expect(said()?.before).toBe(Date.parse('2026-11-23T14:00:00-06:00'));
});

test('nothing is promised where a retailer delivers', () => {
  expect(arrivalLine(PLACE, USUAL, { ...SETTINGS, policy: null }, MONDAY_NOON, 'es-MX')).toBeNull();
});

test('what is free but at the border is free at every other place', () => {
  const isFree = (arrives: string, border: string, reduced?: string[]) => sentTo(arrives, { border }, reduced).isFree;
  expect([isFree('inland', '', ['norte']), isFree('inland', 'norte', ['norte'])]).toEqual([true, false]);
  expect([isFree('inland', 'sur', ['norte']), isFree('free', 'norte', ['norte']), isFree('', '')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(sentTo('inland special', { border: '' }, undefined)).toEqual({ isFree: true, isSpecial: true });
});
