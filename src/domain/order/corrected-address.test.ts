import { expect, test } from 'vitest';
import { DELIVERY_CALENDAR } from '../../config/delivery-calendar';
import { testAddress } from './address.fixture';
import {
  addressText,
  correctionNote,
  isCorrectionTo,
  isSameAddress,
  type Move,
  placeAgreed,
  placeAsks,
  withReceiver,
} from './corrected-address';

const HAD = testAddress();
const moved = testAddress({ streetAddress: 'Calle 59', exteriorNumber: '12' });

test('the history of a correction names both addresses, and is told apart from that of another', () => {
  const note = correctionNote(HAD, moved);
  expect(note).toBe(`${addressText(HAD)} → ${addressText(moved)}`);
  expect([isCorrectionTo(note, moved), isCorrectionTo(note, HAD), isCorrectionTo(null, moved)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isCorrectionTo(correctionNote(null, moved), moved)).toBe(true);
  expect([isSameAddress({ shippingAddress: HAD }, { ...HAD }), isSameAddress({ shippingAddress: HAD }, moved)]).toEqual(
    [true, false],
  );
});

test('of what is picked up the receiver changes and the place stays', () => {
  const receiver = { firstName: 'Luis', lastName: 'Canul', phoneNumber: '9991112233' };
  expect(withReceiver(HAD, receiver)).toEqual({ ...HAD, ...receiver });
});

const DAY_MS = 86_400_000;
const monday = Date.parse('2026-11-23T06:00:00Z');
const promise = { from: monday + 2 * DAY_MS, to: monday + 4 * DAY_MS, before: monday + DAY_MS / 2 };
const order = { shippingAddress: testAddress({ zipCode: '97130', neighbourhood: 'Altabrisa' }), promise };
const MERIDA = { state: 'Yucatán', neighbourhoods: ['Altabrisa', 'Itzimná'], borderRegion: null };
const ROMA = { state: 'Ciudad de México', neighbourhoods: ['Roma Norte'], borderRegion: null };

const asked = (move: Partial<Move>) =>
  placeAsks(
    order,
    {
      had: MERIDA,
      now: MERIDA,
      address: { zipCode: '97130', neighbourhood: 'Itzimná' },
      days: null,
      reducedIn: ['norte'],
      ...move,
    },
    DELIVERY_CALENDAR,
  );

test.each([
  ['the same', null, null, false],
  ['a border region in which nothing is reduced', null, 'sur', false],
  ['a border region in which a reduced rate is charged', null, 'norte', true],
  ['out of such a region', 'norte', null, true],
  ['within it', 'norte', 'norte', false],
] as const)('the rate of IVA there: %s', (_, had, now, wanted) => {
  const asks = asked({ had: { ...MERIDA, borderRegion: had }, now: { ...MERIDA, borderRegion: now } });
  expect(asks?.tax ?? false).toBe(wanted);
});

test('another state, a colonia that is not of its postal code and another day are asked about, each by what it is', () => {
  const elsewhere = asked({
    now: ROMA,
    address: { zipCode: '06700', neighbourhood: 'Altabrisa' },
    days: { from: 1, to: 2 },
  });
  expect(elsewhere).toMatchObject({
    tax: false,
    state: { had: 'Yucatán', now: 'Ciudad de México' },
    colonias: ['Roma Norte'],
    day: { had: promise.to },
  });
  expect(elsewhere?.day?.now).toBeLessThan(promise.to);
  expect(asked({ now: ROMA, address: { zipCode: '06700', neighbourhood: ' roma norte ' } })?.colonias).toBeNull();
});

test('a street within its colonia asks nothing, nor a colonia nobody can look up, nor one that was there already', () => {
  expect(asked({})).toBeNull();
  expect(
    asked({ now: { ...MERIDA, neighbourhoods: [] }, address: { zipCode: '97130', neighbourhood: 'X' } }),
  ).toBeNull();
  const now = { ...MERIDA, neighbourhoods: ['Itzimná'] };
  expect(asked({ now, address: { zipCode: '97130', neighbourhood: 'Altabrisa' } })).toBeNull();
});

test('what was agreed to is of one place', () => {
  const at = (zipCode: string, neighbourhood: string) => placeAgreed({ zipCode, neighbourhood });
  expect(at('06700', ' Roma Norte ')).toBe(at('06700', 'Roma Norte'));
  expect(at('06700', 'Condesa')).not.toBe(at('06700', 'Roma Norte'));
});
